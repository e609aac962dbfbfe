import { describe, expect, it } from 'vitest'
import type { RunLine } from '../../../src/core/measurement/measurement.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import { describeRun } from '../../../src/core/result/describe-run.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { armState, facts, measurement, option, plan, scenario, suite } from '../../builders.ts'

const NOTHING = { comparisons: [] }

function described(lines: readonly RunLine[], measured = suite(), planned = plan()) {
  return describeRun(
    { suite: measured, plan: planned, trials: 3, measurement: measurement({ lines }), compared: NOTHING },
    facts(),
  )
}

function messages(lines: readonly RunLine[], measured = suite(), planned = plan()): string[] {
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

  it('is not given if the servers have equal values, or one of them shows no variables', () => {
    expect(messages([state('off', '1'), state('on', '1')])).toEqual([])
    expect(messages([state('on', '1000')])).toEqual([])
    expect(messages([state('off', '1')])).toEqual([])
  })

  it('is not given if a scenario sets the variable, nor for servers before the change', () => {
    const asking = [scenario('off'), scenario('on', { options: [option('sync-binlog', '1000')] })] as const
    const before = [scenario('off'), scenario('on')] as const
    const measured = suite({ scenarios: asking })
    const planned = planOf(measured, 1, { rules: ['base'], base: before })
    expect(planned.arms.map(({ revision }) => revision)).toContain('base')
    expect(messages([state('off', '1'), state('on', '1000'), state('on', '7', 'base')], measured, planned)).toEqual([])
  })
})

it('uneven durability is not reported if option files are compared only with their own former state', () => {
  const [before, after] = ['1M', '2M'].map((value) =>
    ['off', 'on'].map((name) => scenario(name, { options: [option('sort-buffer-size', value)] })),
  ) as [[Scenario, Scenario], [Scenario, Scenario]]
  const measured = suite({ scenarios: after })
  const planned = planOf(measured, 1, { rules: ['base'], base: before })
  const lines = ['off', 'on'].map((name) =>
    armState({ scenario: name, variables: { sync_binlog: name === 'on' ? '1000' : '1' } }),
  )
  expect(messages(lines, measured, planned)).toEqual([])
  expect(messages(lines, measured, planOf(measured, 1))).toHaveLength(1)
})
