import { describe, expect, it } from 'vitest'
import { bySeverity, toleranceOf } from '../../../src/core/verdict/tolerance.ts'
import { comparison, policy } from '../../builders.ts'

const OF_ON = comparison({ rule: 'control', scenario: 'on', workload: 'writes' })

describe('the tolerance of a comparison', () => {
  it.each<[string, Parameters<typeof policy>[0], number, string]>([
    ['the rule’s where nothing nearer is set', {}, 0.05, 'default'],
    ['the scenario’s before the rule’s', { byScenario: { on: { control: 0.3 } } }, 0.3, 'scenario on'],
    ['the workload’s before the rule’s', { byWorkload: { writes: { control: 0.2 } } }, 0.2, 'workload writes'],
    [
      'the workload’s before the scenario’s, also where it is larger',
      { byScenario: { on: { control: 0.1 } }, byWorkload: { writes: { control: 0.2 } } },
      0.2,
      'workload writes',
    ],
    ['an own tolerance of exactly zero', { byScenario: { on: { control: 0 } } }, 0, 'scenario on'],
    ['not what the scenario has for another rule', { byScenario: { on: { base: 0.3 } } }, 0.05, 'default'],
    [
      'the scenario’s where the workload has one for another rule only',
      { byScenario: { on: { control: 0.3 } }, byWorkload: { writes: { base: 0.2 } } },
      0.3,
      'scenario on',
    ],
    [
      'not what other scenarios and workloads have',
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
  { what: 'what is slower, before what is faster', worst: of(-0.01, 0.05), other: of(0.3, 0.05) },
  { what: 'the less tolerated of two that are as slow', worst: of(-0.1, 0.02), other: of(-0.1, 0.05) },
  {
    what: 'what is beyond its tolerance, before more within a larger one',
    worst: of(-0.1, 0.05),
    other: of(-0.2, 0.3),
  },
])('the worst comparison is $what', ({ worst, other }) => {
  expect(bySeverity([other, worst])).toEqual([worst, other])
  expect(bySeverity([worst, other])).toEqual([worst, other])
})
