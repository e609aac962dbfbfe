import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindsOf } from '../../../src/core/plan/alike.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { optionLines, scenario } from '../../builders.ts'

/** A server before and now. */
interface Both {
  readonly before: readonly string[]
  readonly now: readonly string[]
  readonly about?: Partial<Scenario>
}

function kinds(servers: Readonly<Record<string, Both>>) {
  const side = (of: 'before' | 'now') =>
    Object.entries(servers).map(([name, both]) =>
      scenario(name, {
        options: optionLines(...both[of]).map((option) => ({ ...option, file: name })),
        ...(of === 'now' ? both.about : {}),
      }),
    )
  return kindsOf(side('now'), side('before'))
}

const SMALL = 'sort_buffer_size=256K'
const LARGE = 'sort_buffer_size=8M'

function areAlike(one: Both, other: Both): boolean {
  return kinds({ a: one, b: other }).alike.length === 1
}

describe('alike servers', () => {
  it('have the same change on the same base, each with the line of its own file', () => {
    const { measured, alike } = kinds({
      'a.cnf': { before: [SMALL], now: [LARGE] },
      'b.cnf': { before: ['server_id=2', SMALL], now: ['server_id=2', LARGE] },
      'c.cnf': { before: [SMALL], now: ['sort_buffer_size=16M'] },
    })
    expect(measured.map(({ name }) => name)).toEqual(['a.cnf', 'c.cnf'])
    expect(alike).toMatchObject([
      { name: 'b.cnf', scenario: 'a.cnf', changes: [{ name: 'sort_buffer_size', after: { file: 'b.cnf', line: 2 } }] },
    ])
  })

  it('are found even if their lines differ in spelling and order', () => {
    const one = { before: [SMALL, 'max_connections=200'], now: [LARGE, 'max_connections=200'] }
    const other = {
      before: ['max-connections=200', 'sort_buffer_size=262144'],
      now: ['max-connections=200', 'loose-sort_buffer_size=1', 'sort_buffer_size=8388608'],
    }
    expect(areAlike(one, other)).toBe(true)
  })

  it.each([
    ['names and addresses of a server', 'server_id=7', 'report_host=db-07', 'bind_address=10.0.0.7'],
    ['files and directories, which no test server gets', 'datadir=/data/db-07', 'log_error=/var/log/db-07.err'],
    ['the name of the binary log', 'log_bin=/var/lib/mysql/db-07-bin'],
    ['the file of a certificate', 'ssl_cert=/etc/db-07.pem'],
  ])('may have different %s', (_, ...own) => {
    const others = own.map((line) => line.replace('07', '08').replace('=7', '=8').replace('0.7', '0.8'))
    expect(
      areAlike(
        { before: [SMALL, ...own], now: [LARGE, ...own] },
        { before: [SMALL, ...others], now: [LARGE, ...others] },
      ),
    ).toBe(true)
  })

  it.each([
    ['values of a setting that did not change', ['innodb_buffer_pool_size=1G']],
    ['presence of a binary log', ['log_bin=db-07-bin']],
    ['presence of a certificate', ['ssl_cert=/etc/db-07.pem']],
  ])('have the same %s', (_, own) => {
    expect(areAlike({ before: [SMALL], now: [LARGE] }, { before: [SMALL, ...own], now: [LARGE, ...own] })).toBe(false)
  })

  it('have all changes in common, even a change that does not affect speed', () => {
    const more = { before: [SMALL], now: [LARGE, 'skip_grant_tables'] }
    expect(areAlike({ before: [SMALL], now: [LARGE] }, more)).toBe(false)
  })

  it('have the same memory limit', () => {
    const about = { memoryLimit: { value: 2 ** 30, file: 'compose.yml', line: 3 } }
    expect(areAlike({ before: [SMALL], now: [LARGE] }, { before: [SMALL], now: [LARGE], about })).toBe(false)
  })

  it('have options of the same names if the program changes, because the new program may refuse one', () => {
    const about = { program: { kind: 'image', name: 'mysql:8.4' } } as const
    const old = ['expire_logs_days=7']
    expect(areAlike({ before: [], now: [], about }, { before: old, now: old, about })).toBe(false)
    const other = ['expire_logs_days=9']
    expect(areAlike({ before: old, now: old, about }, { before: other, now: other, about })).toBe(true)
  })

  it('are each either measured or represented by a measured server, exactly once', () => {
    const lines = fc.subarray([SMALL, LARGE, 'server_id=1', 'max_connections=9', 'log_bin=x', 'performance_schema=ON'])
    fc.assert(
      fc.property(fc.array(fc.record({ before: lines, now: lines }), { minLength: 1, maxLength: 12 }), (all) => {
        const { measured, alike } = kinds(Object.fromEntries(all.map((both, nth) => [`${nth}.cnf`, both])))
        const names = [...measured, ...alike].map(({ name }) => name)
        expect(names.toSorted()).toEqual(all.map((_, nth) => `${nth}.cnf`).toSorted())
        for (const each of alike) expect(measured.map(({ name }) => name)).toContain(each.scenario)
      }),
    )
  })
})
