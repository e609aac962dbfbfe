import { describe, expect, it } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { result } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'

describe('a result file from elsewhere', () => {
  const isTaken = (changes: object) => resultSchema.safeParse({ ...result(), ...changes }).success
  const advice = (page: string) => ({
    advice: [{ scenario: 's', code: 'c', variable: 'v', file: 'my.cnf', line: 1, message: 'm', page }],
  })

  it.each([
    ['https://mariadb.com/kb/en/innodb-system-variables/#innodb_flush_method', true],
    ['https://dev.mysql.com/doc/refman/8.4/en/innodb-parameters.html#sysvar_innodb_doublewrite', true],
    ['https://evil.test/', false],
    ['https://dev.mysql.com.evil.test/doc/refman/', false],
    ['https://mariadb.com/kb/en/>)\n# A heading', false],
    ['javascript:alert(1)', false],
  ])('may link only to pages of the manuals: %s is accepted: %s', (page, expected) =>
    expect(isTaken(advice(page))).toBe(expected),
  )

  it.each([
    [-1, true],
    [-1.0001, false],
    [-3, false],
  ])('may not claim to lose more than all QPS: a change of %d is accepted: %s', (least, expected) => {
    const figures = { change: least, low: least, high: least }
    const [one] = sweepResult().comparisons
    const study = { control: 'off', levels: [], ranked: [], parting: [] }
    const ranking = [{ scenario: 'on', ...figures, isApart: true, isFaster: null }]
    expect(isTaken({ comparisons: [{ ...one, ...figures }] })).toBe(expected)
    expect(isTaken({ study: { ...study, ranking } })).toBe(expected)
  })

  it.each([
    ['2026-01-02T03:04:05.678Z', true],
    ['9999', false],
    ['2026-01-02', false],
    ['../../../etc', false],
  ])('must have a full date and time as its start: %s is accepted: %s', (startedAt, expected) =>
    expect(isTaken({ startedAt })).toBe(expected),
  )

  it.each([
    ['0123456789abcdef0123456789abcdef01234567', true],
    ['HEAD', false],
    ['a', false],
  ])('must have a full hash as its commit: %s is accepted: %s', (sha, expected) =>
    expect(isTaken({ commit: { sha, isDirty: false } })).toBe(expected),
  )
})
