/** Promises for costs other than QPS, over simulated runs whose equal servers differ as real ones do. */
import { describe, expect, test } from 'vitest'
import { FALSE_COST } from '../../src/core/comparison/cost-effects.ts'
import type { RunLine } from '../../src/core/measurement/measurement.ts'
import { COSTS, type Cost } from '../../src/core/names.ts'
import { type Arm, planOf } from '../../src/core/plan/plan.ts'
import { makeResult } from '../../src/core/result/make-result.ts'
import { joinResults, replayResult } from '../../src/core/result/replay-results.ts'
import type { Result } from '../../src/core/result/result.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { FALSE_ALARM_PER_RUN } from '../../src/core/verdict/alpha.ts'
import { policy, scenario, suite } from '../builders.ts'
import type { FakeCosting } from '../fakes/fake-costs.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { lowerRate } from './binomial.ts'
import { isTold, type Rates } from './sequential.ts'

/** Limits of the costs, as a suite gives them. */
const LIMITS: Readonly<Record<Cost, number>> = {
  ...{
    errors: 0.5,
    deadlocks: 0.5,
    cpu: 0.05,
    switches: 0.2,
    written: 0.2,
    read: 0.2,
    fsyncs: 0.2,
    network: 0.1,
    memory: 0.1,
  },
  ...{ p50: 0.1, p95: 0.2, p99: 0.25 },
}

interface Run extends FakeCosting {
  readonly cells: number
  readonly runs: number
  /** Costs that have a limit; default: none. */
  readonly gated?: readonly Cost[]
  readonly budgetSeconds?: number
  /** Transactions per second; default: 500. */
  readonly rate?: number
}

function suiteOf(cells: number, gated: readonly Cost[], budgetSeconds: number): Suite {
  const costs = Object.fromEntries(gated.map((cost) => [cost, { share: LIMITS[cost], from: 'suite' }]))
  return suite({
    threads: Array.from({ length: cells }, (_, nth) => nth + 1) as [number, ...number[]],
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ costs }),
    budgetSeconds,
  })
}

/** Results of runs, each with a seed of its own. */
async function resultsOf(run: Run): Promise<Result[]> {
  const all: Result[] = []
  for await (const result of eachResultOf(run)) all.push(result)
  return all
}

/** Counts the runs for which `does` holds, until the count tells the promised rate from a broken one. */
async function count(run: Run, rates: Rates, does: (result: Result) => boolean) {
  let [hits, runs] = [0, 0]
  for await (const result of eachResultOf(run)) {
    runs++
    if (does(result)) hits++
    if (isTold(rates, hits, runs)) break
  }
  return { hits, runs }
}

async function* eachResultOf({ cells, runs, gated = [], budgetSeconds = 12 * cells, rate = 500, ...costing }: Run) {
  const own = suiteOf(cells, gated, budgetSeconds)
  for (let seed = 1; seed <= runs; seed++) {
    const testbed = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect: () => 0, seed, rate, costing })
    yield (await walkPlan(runPlan(own, { ...planOf(own, seed), mostServers: 4 }), { testbed })).result
  }
}

const isRed = ({ verdict }: Result) => verdict === 'regressed'
const NO_FALSE_ALARMS = { promised: FALSE_ALARM_PER_RUN, broken: 0.5 }
const FEW_FALSE_COSTS = { promised: FALSE_COST, broken: 0.3 }

function moreOf(cost: Cost, factor: number): FakeCosting {
  const more = ({ scenario: { name } }: Arm, of: Cost) => (name === 'on' && of === cost ? Math.log(factor) : 0)
  return { more }
}

/** Time limit of tests that take minutes at night. They have no second try, because it would simulate the same. */
const patient = { timeout: 3_600_000 }

describe.each(IS_NIGHTLY ? [1, 2] : [1])('if equal servers differ %d times as much as real servers do', (times) => {
  test.runIf(IS_NIGHTLY)(
    'fewer than one run in a hundred of 24 cells fails if every cost has a limit and none grows',
    patient,
    async () => {
      const run = { cells: 24, runs: 300, gated: COSTS, times }
      const { hits, runs } = await count(run, NO_FALSE_ALARMS, isRed)
      expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    },
  )

  test('fewer than one run in twenty reports a cost as changed when none has changed', patient, async () => {
    const run = { cells: 3, runs: IS_NIGHTLY ? 1000 : 30, times }
    const { hits, runs } = await count(run, FEW_FALSE_COSTS, ({ comparisons }) =>
      comparisons.some((found) => found.costs?.some(({ differs }) => differs)),
    )
    expect(lowerRate(hits, runs)).toBeLessThan(FALSE_COST)
  })
})

test('a cost that grows by half of its limit fails fewer than one run in a hundred', patient, async () => {
  const half = moreOf('written', 1.1)
  const run: Run = { cells: 1, runs: IS_NIGHTLY ? 300 : 20, gated: ['written'], budgetSeconds: 40, ...half }
  const { hits, runs } = await count(run, NO_FALSE_ALARMS, isRed)
  expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
})

describe('errors in 2% of transactions, at a rate that varies from server to server,', () => {
  // At 5000 transactions per second, most of the noise comes from the servers, not from small counts.
  const run = (factor: number, variation: number, runs: number): Run => {
    const costing = { ...moreOf('errors', factor), errors: 0.02, errorVariation: variation, rate: 5000 }
    return { cells: 1, runs, gated: ['errors'], budgetSeconds: 120, ...costing }
  }
  const inconclusive = { promised: 0.2, broken: 0.5 }

  const rows = [
    { variation: 0.1, factor: 2, verdict: 'regressed' },
    { variation: 0.1, factor: 1, verdict: 'pass' },
    { variation: 0.5, factor: 2, verdict: 'regressed' },
    { variation: 0.5, factor: 3, verdict: 'regressed' },
  ]
  test.each(fewerByDay(rows, rows.length))(
    'get the verdict $verdict in four of five runs if they become $factor times as frequent (variation $variation)',
    async (row) => {
      const asked = run(row.factor, row.variation, IS_NIGHTLY ? 100 : 10)
      const { hits, runs } = await count(asked, inconclusive, ({ verdict }) => verdict !== row.verdict)
      expect(lowerRate(hits, runs)).toBeLessThan(0.2)
    },
  )

  test.each(fewerByDay([0.1, 0.5], 2))(
    'fail fewer than one run in a hundred if they grow by half of their limit (variation %d)',
    async (variation) => {
      const { hits, runs } = await count(run(1.22, variation, IS_NIGHTLY ? 200 : 10), NO_FALSE_ALARMS, isRed)
      expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
    },
  )
})

test('a doubled rate of errors is reported in nine of ten runs even if errors are few', async () => {
  const run: Run = { cells: 1, runs: IS_NIGHTLY ? 100 : 10, gated: ['errors'], budgetSeconds: 120, errors: 0.02 }
  const missed = await count({ ...run, ...moreOf('errors', 2) }, { promised: 0.1, broken: 0.4 }, (one) => !isRed(one))
  expect(lowerRate(missed.hits, missed.runs)).toBeLessThan(0.1)
})

describe('a run in which a share of transactions fails only after the change', () => {
  const none = 1e-9
  const run = (share: number, runs: number): Run => {
    const costing = { ...moreOf('errors', share / none), errors: none, rate: 1000 }
    return { cells: 1, runs, gated: ['errors'], budgetSeconds: 60, ...costing }
  }

  test.each([0.005, 0.03, 0.3])('is red in nine of ten tries if that share is %d', async (share) => {
    const asked = run(share, IS_NIGHTLY ? 100 : 10)
    const { hits, runs } = await count(asked, { promised: 0.1, broken: 0.4 }, (one) => !isRed(one))
    expect(lowerRate(hits, runs)).toBeLessThan(0.1)
  })

  test.each([0, 1e-4, 4e-4])('is red in fewer than one of a hundred tries if that share is only %d', async (share) => {
    const { hits, runs } = await count(run(share, IS_NIGHTLY ? 300 : 20), NO_FALSE_ALARMS, isRed)
    expect(lowerRate(hits, runs)).toBeLessThan(FALSE_ALARM_PER_RUN)
  })

  test('passes in nine of ten tries if that share is zero', async () => {
    const unpassed = ({ verdict }: Result) => verdict !== 'pass'
    const { hits, runs } = await count(run(0, IS_NIGHTLY ? 100 : 10), { promised: 0.1, broken: 0.4 }, unpassed)
    expect(lowerRate(hits, runs)).toBeLessThan(0.1)
  })
})

test.each(fewerByDay(COSTS, 4))(
  'a doubled cost "%s" at equal QPS is red if it has a limit, and is only reported if it has none',
  async (cost) => {
    const runs = IS_NIGHTLY ? 50 : 5
    // Half of the transactions fail, so that even a short run has enough failures to compare.
    const twice = { ...moreOf(cost, 2), errors: 0.5, deadlocks: 0.5 }
    for (const { verdict } of await resultsOf({ cells: 1, runs, gated: COSTS, budgetSeconds: 40, ...twice }))
      expect(verdict).toBe('regressed')
    const free = await resultsOf({ cells: 1, runs, budgetSeconds: 40, ...twice })
    expect(new Set(free.map(({ verdict }) => verdict))).toEqual(new Set(['pass']))
    // A run that passes after few starts may leave a cost undecided that differs much between starts.
    const shown = free.filter(({ comparisons: [found] }) =>
      found?.costs?.some((one) => one.cost === cost && one.differs),
    )
    expect(shown.length / runs).toBeGreaterThanOrEqual(0.8)
  },
)

test('a cost that grows by its whole limit passes in fewer than one run in twenty', patient, async () => {
  const runs = IS_NIGHTLY ? 300 : 30
  const beyond = moreOf('written', 1.2)
  const all = await resultsOf({ cells: 1, runs, gated: ['written'], budgetSeconds: 40, ...beyond })
  expect(lowerRate(all.filter(({ verdict }) => verdict === 'pass').length, runs)).toBeLessThan(0.05)
})

test('a run has the same verdict and costs when it is judged again from its raw slices', async () => {
  const own = suiteOf(1, ['written', 'p99', 'cpu'], 40)
  for (const factor of [1, 1.25, 2]) {
    const costing = moreOf('written', factor)
    const testbed = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect: () => 0, seed: 3, rate: 500, costing })
    const lines: RunLine[] = []
    const save = (saved: readonly RunLine[]) => lines.push(...saved)
    const { result } = await walkPlan(runPlan(own, { ...planOf(own, 3), mostServers: 4 }), { testbed, save })
    const { run, judgement, time } = joinResults([replayResult(result, lines)])
    expect(makeResult(judgement, run, time)).toEqual(result)
  }
})

test('a run is inconclusive, and never passes, if a cost with a limit cannot be measured', async () => {
  for (const { verdict, warnings } of await resultsOf({
    ...{ cells: 1, runs: 5, gated: ['written', 'p99'], unknown: ['written'], budgetSeconds: 40 },
  })) {
    expect(verdict).toBe('inconclusive')
    expect(warnings).toContainEqual(expect.objectContaining({ code: 'cost-unknown', cost: 'written' }))
  }
})
