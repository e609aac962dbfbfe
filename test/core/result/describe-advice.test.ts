import { describe, expect, it } from 'vitest'
import { changedSettings } from '../../../src/core/plan/changed-settings.ts'
import type { Arm } from '../../../src/core/plan/plan.ts'
import { type AdviceContext, adviceOf } from '../../../src/core/result/describe-advice.ts'
import { describeRun } from '../../../src/core/result/describe-run.ts'
import type { Setting } from '../../../src/core/setting/setting.ts'
import { facts, measurement, option, plan, scenario, suite } from '../../builders.ts'

function arms(before: readonly Setting[], after: readonly Setting[]): Arm[] {
  const of = (options: readonly Setting[]) => ({ ...scenario('my.cnf'), options })
  return [
    { scenario: of(after), revision: 'head', role: 'control' },
    { scenario: of(after), revision: 'twin', role: 'control' },
    { scenario: of(before), revision: 'base', role: 'candidate' },
  ]
}

function advised(
  before: readonly Setting[],
  after: readonly Setting[],
  {
    product = 'MariaDB',
    version = '10.11.19',
    memoryBytes,
  }: { product?: string; version?: string; memoryBytes?: number } = {},
) {
  const plan = { arms: arms(before, after) as unknown as AdviceContext['plan']['arms'] }
  const scenarios = [{ name: 'my.cnf', revision: 'head' as const, server: { product, version } }]
  return adviceOf({ settings: changedSettings(plan), plan, scenarios, memoryBytes })
}

describe('advice on a change', () => {
  it('covers scenarios whose servers were asked for their variables but not measured', () => {
    const of = [[], [option('innodb-flush-log-at-trx-commit', '2')]] as const
    const planned = { ...plan(), arms: arms(...of) as unknown as ReturnType<typeof plan>['arms'] }
    const adviceFor = (asked: AdviceContext['scenarios']) =>
      describeRun(
        {
          suite: suite(),
          plan: planned,
          trials: 1,
          measurement: measurement({ lines: [] }),
          compared: { comparisons: [] },
        },
        facts({ settings: changedSettings(planned), asked }),
      ).advice
    const server = { product: 'MariaDB', version: '10.11.19' }
    expect(adviceFor([])).toEqual([])
    expect(adviceFor([{ name: 'my.cnf', revision: 'head', server }])).toMatchObject([{ code: 'commits-not-synced' }])
  })

  it('has the danger of a changed option, with its line and its page of the manual', () => {
    const [found, ...others] = advised([], [option('innodb-flush-log-at-trx-commit', '2')])
    expect(found).toMatchObject({
      ...{ scenario: 'my.cnf', code: 'commits-not-synced', variable: 'innodb_flush_log_at_trx_commit' },
      ...{ file: expect.any(String), line: expect.any(Number) },
      message: expect.stringContaining('about a second of them is lost'),
      page: expect.stringMatching(/^https:.*innodb_flush_log_at_trx_commit/),
    })
    expect(others).toEqual([])
  })

  it('recognises an option in all its spellings', () => {
    expect(advised([], [option('skip-innodb-doublewrite')])).toMatchObject([{ code: 'torn-pages' }])
  })

  it('is empty for another spelling of the same value, and a single item for a replaced value', () => {
    const [off, skip] = [option('innodb_doublewrite', 'OFF'), option('skip-innodb-doublewrite')]
    expect(advised([off], [skip])).toEqual([])
    expect(advised([option('innodb_doublewrite', 'ON')], [skip])).toMatchObject([{ code: 'torn-pages', line: 1 }])
  })

  it('places a removed option on the first line of its file', () => {
    const [found] = advised([option('sync_binlog', '1')], [])
    expect(found).toMatchObject({ code: 'binary-log-not-synced', variable: 'sync_binlog', line: 1 })
  })

  it('is empty for sync_binlog if the binary log is in InnoDB', () => {
    const of = (value: string) => [option('binlog-storage-engine', 'innodb'), option('sync_binlog', value)]
    expect(advised(of('1'), of('0'), { version: '12.3.1' })).toEqual([])
  })

  it('warns of a buffer pool only if it is beyond the --memory of the target machines', () => {
    const after = [option('innodb_buffer_pool_size', '96G')]
    expect(advised([], after)).toEqual([])
    expect(advised([], after, { memoryBytes: 64 * 1024 ** 3 })).toMatchObject([{ code: 'pool-beyond-memory' }])
    expect(advised([], after, { memoryBytes: 128 * 1024 ** 3 })).toEqual([])
  })
})
