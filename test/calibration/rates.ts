/** Rates of the real gate's decisions, over simulated slices of realistic noise. */
import { isTooDisturbed } from '../../src/core/measurement/disturbance.ts'
import { type Arm, planOf } from '../../src/core/plan/plan.ts'
import type { Scenario } from '../../src/core/scenario/scenario.ts'
import { DEFAULT_START_SPREAD, type StartSpread } from '../../src/core/stats/random-effects.ts'
import { policy, scenario, suite } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, type NoiseModel, type RecordedNoise } from '../fakes/fake-testbed.ts'
import { isTold, type Rates } from './sequential.ts'

export interface Setting {
  readonly noise: NoiseModel | RecordedNoise
  readonly cells: number
  readonly tolerance: number
  readonly budgetSeconds: number
  /** True change of the candidate: −0.05 is 5% slower. */
  readonly change: number
  /** Number of candidates, of which only the first changes; default: 1. */
  readonly candidates?: number
  /** Whether a slower candidate waits longer, and takes no more CPU time; default: no. */
  readonly waits?: boolean
  /** Whether the run is a study: the candidate has no limit, and is measured to ±1%; default: no. */
  readonly isStudy?: boolean
  /** Seconds that starting the servers takes; default: 2. */
  readonly startSeconds?: number | undefined
  /** Expected spread of starts, for all runs or by a run's seed; default: that of a branch without stored runs. */
  readonly startSpread?: StartSpread | ((seed: number) => StartSpread)
}

/**
 * Rates of verdicts among runs, and of intervals that do not hold the true change. The intervals of a run share their
 * starts, so together they count as one.
 */
export type Promises = Partial<Record<'pass' | 'regressed' | 'unpassed' | 'undetected' | 'uncovered', Rates>>

/**
 * Verdicts of seeded runs of one setting, the time of each, the number with a machine that counted as too disturbed,
 * and the share of reported intervals, at the moment a run stopped, that hold the true change.
 *
 * @param most maximum number of runs
 * @param promises runs end once they tell all of these rates from broken ones; default: after `most` runs
 */
export async function verdicts(setting: Setting, most: number, promises: Promises = {}) {
  const { noise, cells, tolerance, budgetSeconds, change, candidates = 1, waits, startSeconds } = setting
  const { startSpread = DEFAULT_START_SPREAD } = setting
  const threads = Array.from({ length: cells }, (_, index) => index + 1) as [number, ...number[]]
  const rules = { control: setting.isStudy ? null : tolerance, base: tolerance, baseline: tolerance }
  const measured = suite({
    threads,
    budgetSeconds,
    scenarios: ['off', 'on', ...Array.from({ length: candidates - 1 }, (_, nth) => `same ${nth}`)].map((name) =>
      scenario(name),
    ) as [Scenario, ...Scenario[]],
    gate: policy({ tolerance: rules }),
  })
  const counts = { pass: 0, regressed: 0, inconclusive: 0, disturbed: 0 }
  const seconds: number[] = []
  const covered: boolean[] = []
  const detectable: number[] = []
  const uncoveredRuns = () => covered.filter((isCovered) => !isCovered).length / cells / candidates
  const told = {
    pass: (rates: Rates) => isTold(rates, counts.pass, seconds.length),
    regressed: (rates: Rates) => isTold(rates, counts.regressed, seconds.length),
    unpassed: (rates: Rates) => isTold(rates, seconds.length - counts.pass, seconds.length),
    undetected: (rates: Rates) => isTold(rates, seconds.length - counts.regressed, seconds.length),
    uncovered: (rates: Rates) => isTold(rates, uncoveredRuns(), seconds.length),
  }
  const asked = Object.entries(promises) as [keyof Promises, Rates][]
  const isTime = () => asked.length > 0 && asked.every(([what, rates]) => told[what](rates))
  for (let seed = 1; seed <= most && !isTime(); seed++) {
    const effect = (arm: Arm) => (arm.scenario.name === 'on' ? Math.log1p(change) : 0)
    const testbed = fakeTestbed({ noise, effect, waits, seed, startSeconds })
    const prior = typeof startSpread === 'function' ? startSpread(seed) : startSpread
    const plan = runPlan(measured, { ...planOf(measured, seed), startSpread: prior })
    const { result } = await walkPlan(plan, { testbed })
    seconds.push(testbed.now())
    if (result.verdict !== 'not-measured' && result.verdict !== 'measured') counts[result.verdict]++
    for (const { scenario: name, low, high, detectable: smallest } of result.comparisons) {
      detectable.push(smallest ?? Number.NaN)
      const truth = name === 'on' ? change : 0
      covered.push((low ?? -Infinity) <= truth && truth <= (high ?? Infinity))
    }
    if (isTooDisturbed(result.disturbance)) counts.disturbed++
  }
  const coverage = covered.filter(Boolean).length / covered.length
  return { ...counts, runs: seconds.length, seconds, detectable, coverage, uncovered: Math.floor(uncoveredRuns()) }
}
