import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupsOf, groupWarnings, MOST_GROUPS } from '../../../src/core/plan/groups.ts'
import { armName, makePlan, type Plan } from '../../../src/core/plan/plan.ts'
import type { Scenario } from '../../../src/core/suite/suite.ts'
import { option, scenario, suite } from '../../builders.ts'

interface Given {
  readonly candidates: number
  readonly mostServers: number
  /** Number of changed candidates, counted from the first. */
  readonly changed?: number
  readonly isControlChanged?: boolean
}

function planOf({ candidates, mostServers, changed = 0, isControlChanged = false }: Given): Plan {
  const others = Array.from({ length: candidates }, (_, nth) => scenario(`s${nth + 1}`))
  const scenarios = [scenario('off'), ...others] as [Scenario, ...Scenario[]]
  const before = ({ name }: Scenario) => scenario(name, { options: [option('a', '1')] })
  const base = [...(isControlChanged ? [scenarios[0]] : []), ...others.slice(0, changed)].map(before)
  return makePlan(suite({ scenarios }), 1, { rules: ['control', 'base'], base, mostServers })
}

const namesOf = (plan: Plan) => groupsOf(plan).map((arms) => arms.map(armName))

describe('groupsOf', () => {
  it('is two groups where one more is asked for, each with control and twin', () => {
    expect(namesOf(planOf({ candidates: 3, mostServers: 4 }))).toEqual([
      ['off', 'off (second copy)', 's1', 's2'],
      ['off', 'off (second copy)', 's3'],
    ])
  })

  it('makes groups as even as possible: of five, with room for four, three and two', () => {
    expect(namesOf(planOf({ candidates: 5, mostServers: 6 })).map(({ length }) => length - 2)).toEqual([3, 2])
  })

  it('keeps a scenario and its base together, and the base of the control in one of them', () => {
    const plan = planOf({ candidates: 3, mostServers: 4, changed: 2, isControlChanged: true })
    expect(namesOf(plan).map((names) => names.slice(2))).toEqual([
      ['s1', 's1 (before)'],
      ['s2', 's2 (before)'],
      ['s3', 'off (before)'],
    ])
  })

  it.each([
    { what: 'not even one scenario fits beside the control', given: { candidates: 3, mostServers: 2 } },
    { what: 'a scenario and its base do not fit', given: { candidates: 3, mostServers: 3, changed: 1 } },
    { what: 'there would be too many groups', given: { candidates: MOST_GROUPS + 1, mostServers: 3 } },
  ])('is all arms, which are too many, where $what', ({ given }) => {
    const plan = planOf(given)
    expect(groupsOf(plan)).toEqual([plan.arms])
    expect(groupWarnings(plan)).toEqual([])
  })

  it('has every arm once, scenario and base together, in as few groups as possible, in the plan’s order', () => {
    const given = fc.record({
      candidates: fc.integer({ min: 0, max: 20 }),
      mostServers: fc.integer({ min: 0, max: 26 }),
      changed: fc.integer({ min: 0, max: 20 }),
      isControlChanged: fc.boolean(),
    })
    fc.assert(
      fc.property(given, (some) => {
        const plan = planOf(some)
        const [control, twin, ...others] = plan.arms
        const groups = groupsOf(plan)
        const own = groups.map((arms) => arms.slice(2))
        expect(own.flat().toSorted(byName)).toEqual(others.toSorted(byName))
        if (groups.length === 1) return
        for (const arms of groups) {
          expect(arms.slice(0, 2)).toEqual([control, twin])
          expect(arms.length).toBeGreaterThan(2)
          expect(arms.length).toBeLessThanOrEqual(plan.mostServers)
        }
        expect(groups.length).toBeGreaterThanOrEqual(Math.ceil(others.length / (plan.mostServers - 2)))
        for (const base of others.filter(({ revision, role }) => revision === 'base' && role === 'candidate')) {
          const group = groups.find((arms) => arms.includes(base))
          expect(
            group?.some(({ revision, scenario: { name } }) => revision === 'head' && name === base.scenario.name),
          ).toBe(true)
        }
      }),
    )
  })
})

function byName(one: Plan['arms'][number], other: Plan['arms'][number]): number {
  return armName(one).localeCompare(armName(other))
}

describe('groupWarnings', () => {
  it('names the arms of each group', () => {
    expect(groupWarnings(planOf({ candidates: 2, mostServers: 4, changed: 1 }))).toEqual([
      { code: 'arms-in-groups', mostServers: 4, groups: [['s1', 's1 (before)'], ['s2']] },
    ])
  })
})
