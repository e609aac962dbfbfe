import { describe, expect, it } from 'vitest'
import type { Line } from '../../../src/core/measurement/measurement.ts'
import { makePlan } from '../../../src/core/plan/plan.ts'
import { describeRun } from '../../../src/core/result/describe-run.ts'
import type { Scenario } from '../../../src/core/suite/suite.ts'
import { armState, cellTotals, facts, measurement, option, plan, scenario, suite } from '../../builders.ts'

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
      'on is not as durable as off, or more so: sync_binlog is 1000 against 1; set them alike, or name them in the ' +
        'scenarios if they are what is compared',
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
  const lines = [
    ...['off', 'on'].map((name) =>
      armState({ scenario: name, variables: { sync_binlog: name === 'on' ? '1000' : '1' } }),
    ),
    ...['off', 'on'].map((name) => cellTotals({ scenario: name, pageMisses: name === 'on' ? 0.25 : 0.001 })),
  ]
  expect(messages(lines, measured, planned)).toEqual([])
  expect(messages(lines, measured, makePlan(measured, 1))).toHaveLength(2)
})

describe('the warning of uneven caches', () => {
  const read = (scenarioName: string, pageMisses: number | undefined, trial = 1) =>
    cellTotals({ scenario: scenarioName, trial, pageMisses })

  it('compares the cell of each server that read most from disk', () => {
    expect(messages([read('off', 0.0001), read('on', 0.001), read('on', 0.25, 2)])).toEqual([
      'on read 25 % of its pages from disk, off 0.01 %: caches were not equally warm; give both the same ' +
        'innodb_buffer_pool_size and data that fit, or name it in the scenario if it is what is compared',
    ])
  })

  it('does not come where they were alike, or one has not counted', () => {
    expect(messages([read('off', 0.2), read('on', 0.25)])).toEqual([])
    expect(messages([read('off', undefined), read('on', 0.25)])).toEqual([])
    expect(messages([read('off', 0.25), read('on', undefined)])).toEqual([])
  })

  it('has the share of each scenario in the result, unknown where nobody has counted', () => {
    const lines = [
      armState(),
      armState({ scenario: 'on' }),
      read('off', undefined),
      read('on', 0.001),
      read('on', 0.25, 2),
    ]
    expect(described(lines).scenarios.map(({ name, pageMisses }) => [name, pageMisses])).toEqual([
      ['off', null],
      ['on', 0.25],
    ])
  })
})

it('settings keep their lines; a bare flag has no value, and what is added or removed one side', () => {
  const at = { file: 'my.cnf', line: 3 }
  const settings = [
    { kind: 'option', name: 'a', scenario: 'on', before: null, after: { ...at, value: undefined } },
    { kind: 'option', name: 'b', scenario: 'on', before: { ...at, value: '1' }, after: null },
  ] as const
  const stages = { suite: suite(), plan: plan(), trials: 3, measurement: measurement(), compared: NOTHING }
  expect(describeRun(stages, facts({ settings })).settings).toEqual([
    { kind: 'option', name: 'a', scenario: 'on', before: null, after: { ...at, value: null } },
    { kind: 'option', name: 'b', scenario: 'on', before: { ...at, value: '1' }, after: null },
  ])
})
