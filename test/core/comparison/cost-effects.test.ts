import { describe, expect, it } from 'vitest'
import { compare, plannedComparisons } from '../../../src/core/comparison/compare.ts'
import { nameKey } from '../../../src/core/comparison/comparison.ts'
import { type CostEffect, costEffects, LEAST_COST_CHANGE } from '../../../src/core/comparison/cost-effects.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import type { CellCosts, CellTotals, RunLine } from '../../../src/core/measurement/measurement.ts'
import { COSTS, type Cost, isOfBase } from '../../../src/core/names.ts'
import { type Arm, type Plan, planOf } from '../../../src/core/plan/plan.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { cellTotals, normal, option, plan, scenario, slice, suite } from '../../builders.ts'

/** Arms: control "off", its twin, "on", its copy. */
const PLAN = plan()
const BLOCKS = 20
const TRANSACTIONS = 100
const ALL = BLOCKS * TRANSACTIONS

type Model = (arm: Arm) => {
  /** For each transaction. */
  readonly cpuSeconds?: number
  readonly costs?: CellCosts
  readonly latency?: CellTotals['latency']
  /** In the whole cell. */
  readonly errors?: number
  /** Those of the errors that are deadlocks and lock waits. */
  readonly deadlocks?: number
  /** Server that it shares with others. */
  readonly host?: string
}

/** Lines of a run in which costs differ a little from server to server. */
function linesOf(model: Model, planned: Plan = PLAN, trials = 3, noise = 0.01): RunLine[] {
  const random = seededRandom(3)
  return Array.from({ length: trials }, (_, nth) => nth + 1).flatMap((trial) =>
    planned.arms.flatMap((arm): RunLine[] => {
      const { cpuSeconds, costs = {}, latency = [], errors = 0, deadlocks = 0, host } = model(arm)
      const place = { trial, scenario: arm.scenario.name, revision: arm.revision }
      const noisy = Object.entries(costs).map(([name, value = 0]) => [name, value * Math.exp(noise * normal(random))])
      return [
        ...Array.from({ length: BLOCKS }, (_, block) =>
          slice({
            ...{ ...place, block, at: block, transactions: TRANSACTIONS, ...(host === undefined ? {} : { host }) },
            ...(cpuSeconds === undefined
              ? {}
              : { cpuSeconds: TRANSACTIONS * cpuSeconds * Math.exp(noise * normal(random)) }),
          }),
        ),
        cellTotals({
          ...{ ...place, transactions: ALL, errors, deadlocks, latency, costs: Object.fromEntries(noisy) },
          ...(errors > 0 && { errorNumber: 1020 }),
        }),
      ]
    }),
  )
}

function isOn({ scenario: { name } }: Arm): boolean {
  return name === 'on'
}

function costsIn(lines: readonly RunLine[], planned: Plan = PLAN): readonly CostEffect[] {
  return costEffects(planned, new MeasuredBlocks(lines)).values().next().value ?? []
}

function costIn(lines: readonly RunLine[], cost: Cost): CostEffect | undefined {
  return costsIn(lines).find((one) => one.cost === cost)
}

describe('errors', () => {
  const errorsIn = (before: number, now: number) =>
    costIn(
      linesOf((arm) => ({ errors: isOn(arm) ? now : before })),
      'errors',
    )

  it('that appear only after the change are compared with an assumed rate of one in five hundred transactions', () => {
    expect(errorsIn(0, ALL / 2)).toMatchObject({ before: 0, now: 0.5, differs: true, errorNumber: 1020 })
    expect(errorsIn(0, ALL / 2)?.change).toBeCloseTo(250, -1)
  })

  it('that newly appear in one of a thousand transactions count as growth by half', () =>
    expect(errorsIn(0, ALL / 1000)?.change).toBeCloseTo(0.5))

  it.each([
    [0, 3],
    [3, 3],
  ])(
    'that are deadlocks are not compared if neither side has more than ten: %d and %d in each trial',
    (before, now) => {
      const lines = linesOf((arm) => ({ errors: isOn(arm) ? now : before, deadlocks: isOn(arm) ? now : before }))
      expect(costsIn(lines).map(({ cost }) => cost)).toEqual([])
    },
  )

  it('that are deadlocks are compared apart from other errors', () => {
    const lines = linesOf((arm) => ({ errors: ALL / 10, deadlocks: isOn(arm) ? ALL / 10 : ALL / 20 }))
    expect(costIn(lines, 'deadlocks')?.change).toBeCloseTo(1)
    expect(costIn(lines, 'errors')).toMatchObject({ before: 0.05, now: 0 })
  })

  it('at equal rates on both sides count as no change', () =>
    expect(errorsIn(ALL / 2, ALL / 2)).toMatchObject({ change: expect.closeTo(0), differs: false }))

  // Three trials.
  it.each([
    [0, 0],
    [0, 1],
    [1, 1],
  ])('are not compared if neither side has four of them: %d and %d in each of three trials', (before, now) =>
    expect(errorsIn(before, now)).toBeUndefined(),
  )

  it.each([
    [0, 2],
    [2, 2],
  ])('are compared if one side has at least four of them: %d and %d in each of three trials', (before, now) =>
    expect(errorsIn(before, now)).toBeDefined(),
  )

  it('have a wider interval the fewer errors there are', () => {
    const [few, many] = [errorsIn(4, 4), errorsIn(ALL / 2, ALL / 2)]
    expect(few?.high).toBeGreaterThan(2 * (many?.high ?? Number.NaN))
    // A start moves their rate as well.
    expect(many?.high).toBeGreaterThan(0.05)
  })
})

describe('the costs of a comparison', () => {
  it.each([
    ['written', (times: number) => ({ costs: { writtenBytes: times * ALL * 4000 } }), 4000],
    ['read', (times: number) => ({ costs: { readBytes: times * ALL * 4000 } }), 4000],
    ['switches', (times: number) => ({ costs: { switches: times * ALL * 2 } }), 2],
    ['fsyncs', (times: number) => ({ costs: { fsyncs: times * ALL * 0.5 } }), 0.5],
    ['network', (times: number) => ({ costs: { networkBytes: times * ALL * 300 } }), 300],
    ['memory', (times: number) => ({ costs: { residentBytes: times * 2e8 } }), 2e8],
    ['cpu', (times: number) => ({ cpuSeconds: times * 80e-6 }), 80],
  ] as const)('show that the cost "%s" doubled, with the amounts before and now', (cost, taken, before) => {
    const found = costIn(
      linesOf((arm) => taken(isOn(arm) ? 2 : 1)),
      cost,
    )
    expect(found?.differs).toBe(true)
    expect(found?.change).toBeCloseTo(1, 1)
    expect(found?.low).toBeLessThan(found?.change ?? 0)
    expect(found?.high).toBeGreaterThan(found?.change ?? 0)
    expect((found?.before ?? 0) / before).toBeCloseTo(1, 1)
    expect((found?.now ?? 0) / before).toBeCloseTo(2, 1)
  })

  it('show which percentiles of the latency grew', () => {
    const latency = (arm: Arm): CellTotals['latency'] => [
      [500, 900],
      [isOn(arm) ? 670 : 600, 100],
    ]
    const found = costsIn(linesOf((arm) => ({ latency: latency(arm) })))
    expect(found.filter(({ differs }) => differs).map(({ cost }) => cost)).toEqual(['p95', 'p99'])
    expect(found.find(({ cost }) => cost === 'p95')?.change).toBeCloseTo(Math.expm1(0.7), 1)
  })

  it('count as equal if both sides are alike', () => {
    const lines = linesOf(() => ({ cpuSeconds: 1e-4, costs: { writtenBytes: ALL * 4000, residentBytes: 2e8 } }))
    const found = costsIn(lines)
    expect(found.map(({ cost }) => cost)).toEqual(['cpu', 'written', 'memory'])
    for (const { differs, low, high } of found) expect([differs, low < 0, high > 0]).toEqual([false, true, true])
  })

  it('count as equal if they differ by less than LEAST_COST_CHANGE, even with a narrow interval', () => {
    const by = (more: number) =>
      costIn(
        linesOf((arm) => ({ costs: { networkBytes: ALL * 300 * (isOn(arm) ? 1 + more : 1) } }), PLAN, 40, 1e-4),
        'network',
      )
    expect(by(LEAST_COST_CHANGE - 0.005)).toMatchObject({ differs: false })
    expect(by(LEAST_COST_CHANGE - 0.005)?.low).toBeGreaterThan(0)
    expect(by(LEAST_COST_CHANGE + 0.005)).toMatchObject({ differs: true })
  })

  it('count as equal if both are next to nothing, even if they differ by a large factor', () => {
    const found = costIn(
      linesOf((arm) => ({ costs: { writtenBytes: isOn(arm) ? ALL : 0, readBytes: 0 } })),
      'written',
    )
    expect(found).toMatchObject({ change: 0, differs: false, before: 0 })
  })

  it('leave out a cost that could not be read on one of the servers', () => {
    const found = costsIn(
      linesOf((arm) => ({
        costs: { switches: ALL, ...(arm.revision === 'twin' ? {} : { writtenBytes: ALL * 4000 }) },
      })),
    )
    expect(found.map(({ cost }) => cost)).toEqual(['switches'])
  })

  it('are left out for servers that several arms share', () =>
    expect(costsIn(linesOf(() => ({ host: 'db', cpuSeconds: 1e-4, costs: { writtenBytes: ALL * 4000 } })))).toEqual([]))

  it('hold only the CPU time until the first trial is over', () => {
    const lines = linesOf(() => ({ cpuSeconds: 1e-4, costs: { writtenBytes: ALL } }), PLAN, 1)
    const found = costsIn(lines.filter(({ kind }) => kind === 'slice'))
    expect(found.map(({ cost }) => cost)).toEqual(['cpu'])
  })
})

describe('gated costs', () => {
  const twice: Model = (arm) => ({ costs: { writtenBytes: ALL * 4000 * (isOn(arm) && !isOfBase(arm) ? 2 : 1) } })
  const gated = (costs: readonly Cost[], planned: Plan = PLAN): Plan => ({ ...planned, gatedCosts: costs })

  it('are compared as QPS are, with a negative effect for growth', () => {
    const { costs, unknownCosts } = compare(gated(['written']), new MeasuredBlocks(linesOf(twice)))
    expect(costs).toMatchObject([{ rule: 'control', scenario: 'on', cost: 'written', trials: 3, blocks: 3 * BLOCKS }])
    expect(costs[0]?.effect.mean).toBeCloseTo(-Math.log(2), 1)
    expect(costs[0]?.change).toBeCloseTo(1, 1)
    expect(unknownCosts).toEqual([])
  })

  it('are listed as unknown if they were not measured', () => {
    const { unknownCosts } = compare(gated(['written', 'p99']), new MeasuredBlocks(linesOf(twice)))
    expect(unknownCosts).toMatchObject([{ rule: 'control', scenario: 'on', cost: 'p99' }])
  })

  it('are compared with the base alone if that is a rule, even beside the control', () => {
    const both = suite({ scenarios: [scenario('off'), scenario('on', { options: [option('long-query-time', '0')] })] })
    const planned = planOf(both, 1, { rules: ['control', 'base'], base: [scenario('on')] })
    const { costs, comparisons } = compare(gated(['written'], planned), new MeasuredBlocks(linesOf(twice, planned)))
    expect(comparisons.map(({ rule }) => rule)).toEqual(['control', 'base'])
    expect(costs.map(({ rule }) => rule)).toEqual(['base'])
  })

  it('each count as one more comparison that shares the permitted error, except for errors and deadlocks', () => {
    // Failures, which most runs have none of, have no share.
    expect(plannedComparisons(gated(COSTS))).toBe(COSTS.length - 1)
    expect(plannedComparisons(PLAN)).toBe(1)
  })

  it('have another key than the comparison of QPS', () => {
    const { comparisons, costs } = compare(gated(['written']), new MeasuredBlocks(linesOf(twice)))
    const keys = [...comparisons, ...costs].map(nameKey)
    expect(new Set(keys).size).toBe(2)
  })
})
