import { describe, expect, it } from 'vitest'
import type { Line } from '../../../src/core/measurement/measurement.ts'
import { changedSettings } from '../../../src/core/plan/changed-settings.ts'
import { type Arm, makePlan } from '../../../src/core/plan/plan.ts'
import { adviceOf, describeRun } from '../../../src/core/result/describe-run.ts'
import type { Scenario, ServerOption } from '../../../src/core/suite/suite.ts'
import { armState, facts, measurement, option, plan, scenario, suite } from '../../builders.ts'

const NOTHING = { comparisons: [] }

function described(lines: readonly Line[], measured = suite(), planned = plan()) {
  return describeRun(
    { suite: measured, plan: planned, trials: 3, measurement: measurement({ lines }), compared: NOTHING },
    facts(),
  )
}

function messages(lines: readonly Line[], measured = suite(), planned = plan()): string[] {
  return described(lines, measured, planned).warnings.map(({ message }) => message)
}

describe('the warning of uneven durability', () => {
  const state = (scenarioName: string, syncBinlog: string, revision: 'head' | 'base' = 'head') =>
    armState({ scenario: scenarioName, revision, variables: { sync_binlog: syncBinlog } })

  it('names the scenario, the variable and both values', () => {
    expect(messages([state('off', '1'), state('on', '1000')])).toEqual([
      'on and off differ in durability: sync_binlog is 1000 against 1; set them to equal values, or name them in the scenarios if you want to compare them',
    ])
  })

  it('does not come where servers are alike, or one has told nothing', () => {
    expect(messages([state('off', '1'), state('on', '1')])).toEqual([])
    expect(messages([state('on', '1000')])).toEqual([])
    expect(messages([state('off', '1')])).toEqual([])
  })

  it('does not come where the scenario asks for it, nor for what was before the change', () => {
    const asking = [scenario('off'), scenario('on', { options: [option('sync-binlog', '1000')] })] as const
    const before = [scenario('off'), scenario('on')] as const
    const measured = suite({ scenarios: asking })
    const planned = makePlan(measured, 1, { rules: ['base'], base: before })
    expect(planned.arms.map(({ revision }) => revision)).toContain('base')
    expect(messages([state('off', '1'), state('on', '1000'), state('on', '7', 'base')], measured, planned)).toEqual([])
  })
})

it('nothing is uneven between option files that are compared with themselves before the change alone', () => {
  const [before, after] = ['1M', '2M'].map((value) =>
    ['off', 'on'].map((name) => scenario(name, { options: [option('sort-buffer-size', value)] })),
  ) as [[Scenario, Scenario], [Scenario, Scenario]]
  const measured = suite({ scenarios: after })
  const planned = makePlan(measured, 1, { rules: ['base'], base: before })
  const lines = ['off', 'on'].map((name) =>
    armState({ scenario: name, variables: { sync_binlog: name === 'on' ? '1000' : '1' } }),
  )
  expect(messages(lines, measured, planned)).toEqual([])
  expect(messages(lines, measured, makePlan(measured, 1))).toHaveLength(1)
})

function arms(before: readonly ServerOption[], after: readonly ServerOption[]): Arm[] {
  const of = (options: readonly ServerOption[]) => ({ ...scenario('my.cnf'), options })
  return [
    { scenario: of(after), revision: 'head', role: 'control' },
    { scenario: of(after), revision: 'twin', role: 'control' },
    { scenario: of(before), revision: 'base', role: 'candidate' },
  ]
}

function advised(
  before: readonly ServerOption[],
  after: readonly ServerOption[],
  {
    product = 'MariaDB',
    version = '10.11.19',
    memoryBytes,
  }: { product?: string; version?: string; memoryBytes?: number } = {},
) {
  const plan = { arms: arms(before, after) as unknown as Parameters<typeof adviceOf>[0]['plan']['arms'] }
  const scenarios = [{ name: 'my.cnf', revision: 'head' as const, server: { product, version } }]
  return adviceOf({ settings: changedSettings(plan), plan, scenarios, memoryBytes })
}

describe('adviceOf', () => {
  it('knows the servers of scenarios that were not measured, if they were asked', () => {
    const of = [[], [option('innodb-flush-log-at-trx-commit', '2')]] as const
    const planned = { ...plan(), arms: arms(...of) as unknown as ReturnType<typeof plan>['arms'] }
    const adviceFor = (asked: Parameters<typeof adviceOf>[0]['scenarios']) =>
      describeRun(
        { suite: suite(), plan: planned, trials: 1, measurement: measurement({ lines: [] }), compared: NOTHING },
        facts({ settings: changedSettings(planned), asked }),
      ).advice
    const server = { product: 'MariaDB', version: '10.11.19' }
    expect(adviceFor([])).toEqual([])
    expect(adviceFor([{ name: 'my.cnf', revision: 'head', server }])).toMatchObject([{ code: 'commits-not-synced' }])
  })

  it('has what is known of a changed option, with its line and its page of the manual', () => {
    const [found, ...others] = advised([], [option('innodb-flush-log-at-trx-commit', '2')])
    expect(found).toMatchObject({
      ...{ scenario: 'my.cnf', code: 'commits-not-synced', variable: 'innodb_flush_log_at_trx_commit' },
      ...{ file: expect.any(String), line: expect.any(Number) },
      message: expect.stringContaining('about a second of them is lost'),
      page: expect.stringMatching(/^https:.*innodb_flush_log_at_trx_commit/),
    })
    expect(others).toEqual([])
  })

  it('knows an option in all its spellings', () => {
    expect(advised([], [option('skip-innodb-doublewrite')])).toMatchObject([{ code: 'torn-pages' }])
  })

  it('is nothing for another spelling of what was there, and one for what came in place of another', () => {
    const [off, skip] = [option('innodb_doublewrite', 'OFF'), option('skip-innodb-doublewrite')]
    expect(advised([off], [skip])).toEqual([])
    expect(advised([option('innodb_doublewrite', 'ON')], [skip])).toMatchObject([{ code: 'torn-pages', line: 1 }])
  })

  it('has an option that was taken out on the first line of its file', () => {
    const [found] = advised([option('sync_binlog', '1')], [])
    expect(found).toMatchObject({ code: 'binary-log-not-synced', variable: 'sync_binlog', line: 1 })
  })

  it('says nothing of synchronizing a binary log that is in InnoDB', () => {
    const of = (value: string) => [option('binlog-storage-engine', 'innodb'), option('sync_binlog', value)]
    expect(advised(of('1'), of('0'), { version: '12.3.1' })).toEqual([])
  })

  it('holds memory against that of the machines that it is for, where that is known', () => {
    const after = [option('innodb_buffer_pool_size', '96G')]
    expect(advised([], after)).toEqual([])
    expect(advised([], after, { memoryBytes: 64 * 1024 ** 3 })).toMatchObject([{ code: 'pool-beyond-memory' }])
    expect(advised([], after, { memoryBytes: 128 * 1024 ** 3 })).toEqual([])
  })
})
