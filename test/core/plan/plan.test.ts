import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastBudgetSeconds } from '../../../src/core/plan/budget.ts'
import {
  armName,
  armsOf,
  baseWarnings,
  cellsOfShard,
  isUnchanged,
  planOf,
  singleCopyPlan,
} from '../../../src/core/plan/plan.ts'
import type { Rule } from '../../../src/core/policy/gate-policy.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import type { Workload } from '../../../src/core/workloads/workload.ts'
import { MIXED, option, plan, policy, scenario, suite, workload } from '../../builders.ts'

describe('armsOf', () => {
  it('starts with the control and its twin, wherever the suite has the control', () => {
    const arms = armsOf(suite({ control: 'on', scenarios: [scenario('off'), scenario('on'), scenario('all')] }))
    expect(arms.map(armName)).toEqual(['on', 'on (second copy)', 'off', 'all'])
    expect(arms.map((arm) => arm.role)).toEqual(['control', 'control', 'candidate', 'candidate'])
  })

  it('is the control and its twin if there is exactly one scenario', () => {
    expect(armsOf(suite({ scenarios: [scenario('off')] })).map(armName)).toEqual(['off', 'off (second copy)'])
  })

  describe('against a base in which one scenario was different', () => {
    const head = suite({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
    const base = [scenario('off'), scenario('on', { options: [option('a', '1')] }), scenario('gone')]

    it('adds that scenario as it was before', () => {
      const arms = armsOf(head, { rules: ['control', 'base'], base })
      expect(arms.map(armName)).toEqual(['off', 'off (second copy)', 'on', 'all', 'on (before)'])
    })

    it('leaves out scenarios that only the rule "control" would compare', () => {
      expect(armsOf(head, { rules: ['base'], base }).map(armName)).toEqual([
        'off',
        'off (second copy)',
        'on',
        'on (before)',
      ])
    })

    it('leaves out the base if the rule "base" is not given', () => {
      expect(armsOf(head, { rules: ['control'], base }).map(armName)).toEqual(['off', 'off (second copy)', 'on', 'all'])
    })
  })
})

describe('the second server of a single candidate', () => {
  const before = (name: string) => scenario(name, { options: [option('a', '1')] })
  const pair = suite({ scenarios: [scenario('off'), scenario('on')] })
  const single = suite({ scenarios: [scenario('off')] })
  const BOTH: readonly Rule[] = ['control', 'base']

  it('is a second copy of the only candidate', () => {
    const arms = armsOf(pair)
    expect(arms.map(armName)).toEqual(['off', 'off (second copy)', 'on', 'on (second copy)'])
    expect(arms.map(({ role }) => role)).toEqual(['control', 'control', 'candidate', 'candidate'])
    expect(arms[3]?.scenario).toBe(arms[2]?.scenario)
  })

  it.each<{ readonly rules: readonly Rule[] }>([{ rules: ['base'] }, { rules: ['control', 'base'] }])(
    'is a second copy of the control before the change, under the rules $rules',
    ({ rules }) => {
      const arms = armsOf(single, { rules, base: [before('off')] })
      expect(arms.map(armName)).toEqual(['off', 'off (second copy)', 'off (before)', 'off (before, second copy)'])
      expect(arms.map(({ revision }) => revision)).toEqual(['head', 'twin', 'base', 'base-twin'])
      expect(arms.every(({ role }) => role === 'control')).toBe(true)
      expect(arms[3]?.scenario).toEqual(before('off'))
    },
  )

  it.each([
    {
      what: 'two candidates are compared',
      head: suite({ scenarios: [scenario('off'), scenario('on'), scenario('all')] }),
    },
    { what: 'a candidate and its base are compared', head: pair, rules: ['base'] as const, base: [before('on')] },
    { what: 'a candidate and the base of the control are compared', head: pair, base: [before('off')] },
    { what: 'nothing is compared', head: single },
    { what: 'only three servers may run at once', head: pair, mostServers: 3 },
  ])('does not exist if $what', ({ head, rules = BOTH, base = [], mostServers }) => {
    const { arms } = planOf(head, 1, { rules, base, mostServers })
    expect(arms.filter(({ revision }) => revision.endsWith('twin'))).toEqual([arms[1]])
  })

  it('is the only arm that a plan without second copies of candidates leaves out', () => {
    const made = planOf(pair, 1)
    const [control, twin, on] = made.arms
    expect(singleCopyPlan(made)).toEqual({ ...made, arms: [control, twin, on] })
    const ofBase = planOf(single, 1, { rules: ['base'], base: [before('off')] })
    expect(singleCopyPlan(ofBase).arms.map(armName)).toEqual(['off', 'off (second copy)', 'off (before)'])
    const two = plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')] })
    expect(singleCopyPlan(two)).toEqual(two)
  })

  it('is added only as the fourth of four servers, and changes no other arm', () => {
    const given = fc.record({
      candidates: fc.integer({ min: 0, max: 4 }),
      changed: fc.integer({ min: 0, max: 5 }),
      mostServers: fc.integer({ min: 0, max: 8 }),
      rules: fc.subarray(['control', 'base'] as const, { minLength: 1 }),
    })
    fc.assert(
      fc.property(given, ({ candidates, changed, mostServers, rules }) => {
        const names = ['off', ...Array.from({ length: candidates }, (_, nth) => `s${nth}`)]
        const scenarios = names.map((name) => scenario(name)) as [Scenario, ...Scenario[]]
        const against = { rules, base: names.slice(0, changed).map(before) }
        const { arms } = planOf(suite({ scenarios }), 1, { ...against, mostServers })
        const without = armsOf(suite({ scenarios }), { ...against, mostServers: 3 })
        expect(arms.slice(0, without.length)).toEqual(without)
        expect(new Set(arms.map(armName)).size).toBe(arms.length)
        const isExpected = without.length === 3 && mostServers >= 4
        expect(arms.length - without.length).toBe(isExpected ? 1 : 0)
        if (!isExpected) return
        const [, , arm, copy] = arms
        expect(copy).toEqual({ ...arm, revision: arm?.revision === 'base' ? 'base-twin' : 'twin' })
      }),
    )
  })
})

describe('planOf', () => {
  it('keeps seed and budget, and has each cell once', () => {
    const made = plan({ ...MIXED, budgetSeconds: 90 }, 42)
    expect(made).toMatchObject({ seed: 42, budgetSeconds: 90 })
    expect(new Set(made.cells).size).toBe(12)
  })
})

describe('QPS and CPU time of a server', () => {
  const limits = { control: 0.04, base: 0.05, baseline: 0.1 }
  const toleranceOf = (control: number | null, overrides: Partial<Suite> = {}) =>
    planOf(suite({ gate: policy({ tolerance: { ...limits, control } }), ...overrides }), 1).clockTolerance

  it('may differ by half of the narrowest limit', () => expect(toleranceOf(0.04)).toBeCloseTo(-Math.log(0.96) / 2, 12))

  it('may differ in a study by its precision, but by no more than half of the narrowest limit', () => {
    const [usual, finer, coarse] = [{}, { precision: 0.004 }, { precision: 0.2 }].map((each) => toleranceOf(null, each))
    expect([usual, finer]).toEqual([0.01, 0.004])
    expect(coarse).toBeCloseTo(-Math.log(0.95) / 2, 12)
  })
})

describe('a scenario without a reference in the base', () => {
  const changed = scenario('changed', { options: [option('a', '1')] })
  const same = scenario('same')
  const added = scenario('added')
  const head = suite({ scenarios: [same, changed, added], control: 'same' })
  const base = [scenario('same'), scenario('changed', { options: [option('a', '2')] })]

  it.each([[['control', 'base']], [['control']]] as const)(
    'gets a warning that the base lacks it, under the rules %j',
    (rules) => {
      const made = planOf(head, 1, { rules, base })
      expect(baseWarnings(head, base, made)).toEqual([{ code: 'base-missing', scenario: 'added' }])
    },
  )

  it('gets another warning than a scenario whose changes have no effect on speed', () => {
    const at = (port: string) =>
      [scenario('off', { options: [option('port', port), option('server_id', port)] })] as const
    const moved = suite({ scenarios: [...at('2'), scenario('on')] })
    const made = planOf(moved, 1, { rules: ['control', 'base'], base: at('1') })
    expect(baseWarnings(moved, at('1'), made)).toMatchObject([
      { code: 'base-without-effect', scenario: 'off', settings: ['port', 'server_id'] },
      { code: 'base-missing', scenario: 'on' },
    ])
    // The verdict says it where nothing else is compared.
    const alone = planOf(suite({ scenarios: at('2') }), 1, { rules: ['base'], base: at('1') })
    expect(isUnchanged(alone)).toBe(true)
    expect(baseWarnings(suite({ scenarios: at('2') }), at('1'), alone)).toEqual([])
  })
})

describe('a plan of a single scenario', () => {
  const before = [scenario('off', { options: [option('a', '1')] })]

  it.each([
    { what: 'a base that is the same', rules: ['base'] as const, base: [scenario('off')], expected: true },
    { what: 'another base', rules: ['base'] as const, base: before, expected: false },
    { what: 'the control', rules: ['control'] as const, base: [], expected: false },
  ])('counts as unchanged against $what: $expected', ({ rules, base, expected }) => {
    expect(isUnchanged(planOf(suite({ scenarios: [scenario('off')] }), 1, { rules, base }))).toBe(expected)
  })
})

const CELLS = ['a', 'b'].flatMap((name) => [1, 8, 64].map((threads) => ({ workload: workload(name), threads })))

describe('cellsOfShard', () => {
  it('gives each cell to exactly one shard, in the order of the plan', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CELLS.length }), (of) => {
        const shards = Array.from({ length: of }, (_, place) => cellsOfShard(CELLS, { index: place + 1, of }))
        expect(shards.flat().toSorted((a, b) => CELLS.indexOf(a) - CELLS.indexOf(b))).toEqual(CELLS)
        for (const own of shards) {
          expect(own.length).toBeGreaterThanOrEqual(Math.floor(CELLS.length / of))
          expect(own).toEqual(CELLS.filter((cell) => own.includes(cell)))
        }
      }),
    )
  })

  it('spreads cells of many threads over the shards', () => {
    expect(cellsOfShard(CELLS, { index: 1, of: 2 }).filter(({ threads }) => threads === 64)).toHaveLength(1)
  })
})

describe('the shards of a plan of 12 scenarios, 10 workloads and 11 levels', () => {
  const names = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
  const [first, ...scenarios] = names('s', 12).map((name) => scenario(name)) as [Scenario, ...Scenario[]]
  const [some, ...workloads] = names('w', 10).map((name) => workload(name)) as [Workload, ...Workload[]]
  const large = suite({
    ...{ control: 's0', scenarios: [first, ...scenarios], workloads: [some, ...workloads] },
    threads: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
  })
  const shardOf = (index: number, of: number) =>
    planOf(large, 1, { rules: ['control'], base: [], shard: { index, of } })

  it('each take about the same time, and together as long as the whole plan with the added starts of servers', () => {
    const least = names('', 11).map((_, place) => leastBudgetSeconds(shardOf(place + 1, 11)))
    const whole = leastBudgetSeconds(planOf(large, 1))
    const sum = least.reduce((all, one) => all + one, 0)
    expect(Math.max(...least)).toBeLessThan(1.5 * (sum / least.length))
    // Every machine starts the servers, twice: twelve scenarios and the twin, 0.8 s each. Each share is rounded up.
    const starts = 10 * 2 * 13 * 0.8
    expect(sum).toBeGreaterThan(whole + starts - 1)
    expect(sum).toBeLessThan(whole + starts + 11)
  })
})

it('shards take parts of the budget in proportion to their cells, and all of the budget together', () => {
  const whole = suite({ workloads: [workload('a'), workload('b')], threads: [1, 8, 64], budgetSeconds: 120 })
  const parts = [1, 2, 3, 4].map((index) => planOf(whole, 1, { rules: ['control'], base: [], shard: { index, of: 4 } }))
  expect(parts.map(({ budgetSeconds }) => budgetSeconds)).toEqual([40, 40, 20, 20])
})
