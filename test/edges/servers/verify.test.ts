import { describe, expect, it } from 'vitest'
import { mixedArm } from '../../../src/core/plan/plan.ts'
import { switchKey } from '../../../src/core/switching/switchable-settings.ts'
import type { Session } from '../../../src/edges/servers/connection.ts'
import { sameValue, verify } from '../../../src/edges/servers/verify.ts'
import { MYSQL, option, scenario } from '../../builders.ts'

const MIB = 1024 ** 2

describe('a configured value that the server did not take', () => {
  const options = [option('open_files_limit', '65535', { file: 'my.cnf', line: 30 })]
  const asking = mixedArm(scenario('my.cnf', { options }))
  const session = { rows: async () => [] } as unknown as Session
  const settings = new Map([[switchKey('variable', 'open_files_limit'), '20000']])
  const verified = (...others: readonly ReturnType<typeof mixedArm>[]) =>
    verify(session, { build: MYSQL, arm: asking, applied: options, settings, together: [asking, ...others] })

  it('is a warning if all arms have the same configured value', async () => {
    const loose = [option('loose-open-files-limit', '65535')]
    const { warnings } = await verified(mixedArm(scenario('before', { options: loose })))
    expect(warnings).toEqual([
      {
        code: 'option-adjusted',
        option: 'open-files-limit',
        file: 'my.cnf',
        line: 30,
        asked: '65535',
        actual: '20000',
      },
    ])
  })

  it.each([[[]], [[option('open_files_limit', '30000')]]])(
    'is an error if the change consists of that value',
    async (before) => {
      await expect(verified(mixedArm(scenario('before', { options: before })))).rejects.toThrow(
        'my.cnf:30: open_files_limit: asked for 65535, the server has 20000',
      )
    },
  )
})

describe('a configured number out of range', () => {
  const options = [option('max_allowed_packet', '2G', { file: 'my.cnf', line: 3 })]
  const asking = { scenario: scenario('my.cnf', { options }), revision: 'head', role: 'candidate' } as const
  const ranges = [{ name: 'max_allowed_packet', least: '1024', most: '1073741824' }]
  const session = { rows: async () => ranges } as unknown as Session
  const settings = new Map([[switchKey('variable', 'max_allowed_packet'), '1073741824']])
  const verified = (revision: 'base' | 'head') => {
    const other = { ...asking, revision, scenario: scenario('other') }
    return verify(session, { build: MYSQL, arm: asking, applied: options, settings, together: [asking, other] })
  }

  it('is measured as the server corrects it, with a warning, if there is a side before the change', async () => {
    const { warnings } = await verified('base')
    expect(warnings).toMatchObject([{ code: 'option-adjusted', line: 3, asked: '2G', actual: '1073741824' }])
  })

  it('is an error in a suite, which has no side before the change', async () => {
    await expect(verified('head')).rejects.toThrow('max_allowed_packet: found 2G; allowed: 1024 to 1073741824')
  })
})

describe('a configured value and the value that the server shows', () => {
  it.each([
    ['ON', 'ON', 'equal texts'],
    ['utf8mb4', 'UTF8MB4', 'texts in another case'],
    ['1', 'ON', 'a switch as number and word'],
    ['true', 'ON', 'a switch as two words'],
    ['off', '0', 'a switch that is off'],
    ['64M', String(64 * MIB), 'a size and its bytes'],
    ['1g', String(1024 * MIB), 'a size with a small letter'],
    ['256MB', String(256 * MIB), 'a size with a unit that the server takes for the letter alone'],
    ['0.5', '0.500000', 'a number and its decimals'],
    ['90', '90.000000', 'a whole number and its decimals'],
    ['100', '99.999000', 'a percentage that the server keeps just below'],
    ['STRICT_TRANS_TABLES,NO_ZERO_DATE', 'NO_ZERO_DATE,STRICT_TRANS_TABLES', 'a set in the server’s order'],
    ['binlog.000001', 'ON', 'a name that switches on'],
    ['-1', '279', 'a size left to the server'],
  ])('count as equal for %s and %s: %s', (asked, actual) => expect(sameValue(asked, actual)).toBe(true))

  it.each([
    ['ON', 'OFF', 'a switch that did not take'],
    ['1', '0', 'a switch as numbers'],
    ['maybe', 'OFF', 'a word that the server took for off'],
    ['binlog', 'OFF', 'a name that did not switch on'],
    ['2', '1', 'another small number'],
    ['100', '101', 'a small number that is off by one'],
    ['64M', String(32 * MIB), 'half the size'],
    ['128M', '0', 'a size that became nothing'],
    ['1G', String(700 * MIB), 'a size cut by a third'],
    ['90', '75.000000', 'a percentage that did not take'],
    ['0.5', '0.750000', 'decimals that did not take'],
    ['0', '10.000000', 'a zero that did not take'],
  ])('count as different for %s and %s: %s', (asked, actual) => expect(sameValue(asked, actual)).toBe(false))

  it.each([
    { what: 'exactly a tenth less', actual: 900_000, same: true },
    { what: 'one less than a tenth less', actual: 899_999, same: false },
    { what: 'exactly a tenth more', actual: 1_100_000, same: true },
    { what: 'one more than a tenth more', actual: 1_100_001, same: false },
  ])('count as equal after a size was rounded to $what: $same', ({ actual, same }) =>
    expect(sameValue('1000000', String(actual))).toBe(same),
  )

  it.each([
    { what: 'exactly one chunk up', actual: 256 * MIB, same: true },
    { what: 'one byte more than a chunk up', actual: 256 * MIB + 1, same: false },
  ])('count as equal after a buffer pool was rounded $what: $same', ({ actual, same }) => {
    expect(sameValue('128M', String(actual))).toBe(same)
  })

  it('count as equal after a buffer pool was rounded up by a chunk for each of its instances', () => {
    const [asked, actual] = [String(3712 * MIB), String(4096 * MIB)]
    expect(sameValue(asked, actual)).toBe(false)
    expect(sameValue(asked, actual, 1024 * MIB)).toBe(true)
  })
})
