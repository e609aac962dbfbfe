import { describe, expect, it } from 'vitest'
import { bySeverity, toleranceOf } from '../../../src/core/verdict/tolerance.ts'
import { comparison, policy } from '../../builders.ts'

const OF_ON = comparison({ rule: 'control', scenario: 'on', workload: 'writes' })

describe('the tolerance of a comparison', () => {
  it.each<[string, Parameters<typeof policy>[0], number, string]>([
    ['that of the rule if neither the scenario nor the workload has one', {}, 0.05, 'default'],
    ['that of the scenario rather than that of the rule', { byScenario: { on: { control: 0.3 } } }, 0.3, 'scenario on'],
    [
      'that of the workload rather than that of the rule',
      { byWorkload: { writes: { control: 0.2 } } },
      0.2,
      'workload writes',
    ],
    [
      'that of the workload rather than that of the scenario, even if it is larger',
      { byScenario: { on: { control: 0.1 } }, byWorkload: { writes: { control: 0.2 } } },
      0.2,
      'workload writes',
    ],
    ['exactly zero if a scenario sets that', { byScenario: { on: { control: 0 } } }, 0, 'scenario on'],
    ['not that of the scenario for another rule', { byScenario: { on: { base: 0.3 } } }, 0.05, 'default'],
    [
      'that of the scenario if the workload has one for another rule only',
      { byScenario: { on: { control: 0.3 } }, byWorkload: { writes: { base: 0.2 } } },
      0.3,
      'scenario on',
    ],
    [
      'not that of other scenarios and workloads',
      { byScenario: { all: { control: 0.3 } }, byWorkload: { reads: { control: 0.2 } } },
      0.05,
      'default',
    ],
  ])('is %s', (_, own, share, from) => expect(toleranceOf(OF_ON, policy(own))).toMatchObject({ share, from }))

  it.each(['control', 'base'] as const)('that is set for the rule %s has its value and origin', (rule) => {
    const own = policy({
      tolerance: { control: 0.01, base: 0.02, baseline: 0.03 },
      toleranceFrom: { control: '--tolerance', base: 'suite', baseline: 'default' },
    })
    const expected = { control: { share: 0.01, from: '--tolerance' }, base: { share: 0.02, from: 'suite' } }
    expect(toleranceOf({ ...OF_ON, rule }, own)).toMatchObject(expected[rule])
  })

  it.each([
    { share: 0, margin: 0 },
    { share: 0.05, margin: 0.05129329438755058 },
    { share: 0.1, margin: 0.10536051565782628 },
  ])('has the margin $margin in log-ratios for a share of $share', ({ share, margin }) => {
    const own = policy({ tolerance: { control: share, base: 0.5, baseline: 0.5 } })
    expect(toleranceOf(OF_ON, own).margin).toBeCloseTo(margin, 14)
  })
})

const of = (change: number, tolerance: number) => ({ change, tolerance })

it.each([
  { what: 'the slower of two', worst: of(-0.2, 0.05), other: of(-0.1, 0.05) },
  { what: 'a slower one rather than a faster one', worst: of(-0.01, 0.05), other: of(0.3, 0.05) },
  { what: 'the less tolerated of two that are equally slow', worst: of(-0.1, 0.02), other: of(-0.1, 0.05) },
  {
    what: 'one beyond its tolerance rather than a slower one within a larger tolerance',
    worst: of(-0.1, 0.05),
    other: of(-0.2, 0.3),
  },
])('the worst comparison is $what', ({ worst, other }) => {
  expect(bySeverity([other, worst])).toEqual([worst, other])
  expect(bySeverity([worst, other])).toEqual([worst, other])
})
