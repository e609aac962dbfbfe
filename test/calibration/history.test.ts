/** Promises for stored runs, compared with simulated ones of realistic spread. */

import { describe, expect, test } from 'vitest'
import { compare } from '../../src/core/comparison/compare.ts'
import type { Comparison } from '../../src/core/comparison/comparison.ts'
import { compareWithHistory, historyOf } from '../../src/core/history/compare-history.ts'
import { learnedStartSpread, serverName } from '../../src/core/history/priors.ts'
import type { RunRecord } from '../../src/core/history/run-record.ts'
import { MeasuredBlocks } from '../../src/core/measurement/blocks.ts'
import { type Random, seededRandom } from '../../src/core/plan/random.ts'
import { recordOf } from '../../src/core/result/make-record.ts'
import { decide } from '../../src/core/verdict/decide.ts'
import type { Standing } from '../../src/core/verdict/decision-state.ts'
import { standingOf } from '../../src/core/verdict/judge-history.ts'
import { toleranceOf } from '../../src/core/verdict/tolerance.ts'
import { comparison, effect, normal, plan, policy, simulatedSlices } from '../builders.ts'
import { storedCell, storedRun } from '../core/history/stored-runs.ts'
import { sweepOf } from '../sweep-result.ts'
import { upperRate } from './binomial.ts'
import { isTold, type Rates } from './sequential.ts'

/** A tolerance of 10 % for the rule history. */
const POLICY = policy({ tolerance: { control: 0.3, base: 0.05, history: 0.1 } })
/** Standard error of a run's ratio in one cell. */
const NOISE = 0.01
/** Half of the tolerance of 10 %, on the scale of the estimates. */
const HALF = -Math.log1p(-0.1) / 2

/** The gate's standing of comparisons with history. */
function standings(comparisons: readonly Comparison[]): Standing['kind'][] {
  const means = comparisons.filter(({ scope }) => scope === 'mean').length
  const family = { cells: comparisons.length - means, means }
  return comparisons.map((one) => standingOf(one, family, toleranceOf(one, POLICY).margin).kind)
}

interface Setting {
  readonly cells: number
  readonly stored: number
  /** Standard deviation between runs. */
  readonly spread: number
  /** Share of the variance between runs that moves all cells of a run together. */
  readonly shared: number
}

/** Measured values with a true ln ratio of 0 in every cell. */
function valuesOfRun({ cells, spread, shared }: Setting, random: Random): number[] {
  const common = Math.sqrt(shared) * normal(random)
  return Array.from(
    { length: cells },
    () => spread * (common + Math.sqrt(1 - shared) * normal(random)) + NOISE * normal(random),
  )
}

function placesOf({ cells }: Setting) {
  return Array.from({ length: cells }, (_, index) => ({ workload: 'oltp_read_only', threads: index + 1 }))
}

function storedRunsOf(setting: Setting, random: Random): RunRecord[] {
  return Array.from({ length: setting.stored }, (_, index) => {
    const values = valuesOfRun(setting, random)
    return storedRun({
      recordedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString(),
      cells: placesOf(setting).map((place, at) =>
        storedCell({ ...place, ratio: { mean: values[at] ?? 0, standardError: NOISE } }),
      ),
    })
  })
}

/** False alarms: the real rate, and a rate that must be noticed. */
const FALSE_ALARMS = { promised: 0.002, broken: 0.01 }

/**
 * Number of runs, each with its own history, in which any cell or mean is called a regression.
 *
 * @param change true change since the stored runs, of ln QPS, in every cell
 * @param most runs
 * @param rates it ends when these are told from each other; default: after the most runs
 */
function regressedRuns(setting: Setting, change: number, most: number, rates?: Rates) {
  const random = seededRandom(5)
  const isRegressed = (): boolean => {
    const history = historyOf(storedRun(), placesOf(setting), storedRunsOf(setting, random))
    const values = valuesOfRun(setting, random)
    const costs = placesOf(setting).map((place, at) => {
      const parts = { within: { variance: NOISE ** 2, df: 60 }, between: { variance: 0, df: 20 } }
      return comparison({
        ...place,
        effect: effect({ mean: (values[at] ?? 0) + change, standardError: NOISE, ...parts }),
      })
    })
    const { cells, means } = compareWithHistory(costs, history)
    return standings([...cells, ...means]).includes('regressed')
  }
  let [regressed, runs] = [0, 0]
  const isTime = () => rates !== undefined && isTold(rates, regressed, runs)
  for (; runs < most && !isTime(); runs++) regressed += Number(isRegressed())
  return { regressed, runs }
}

describe('the rule history', () => {
  test.each([
    { cells: 1, stored: 8, spread: 0.03, shared: 0 },
    { cells: 1, stored: 8, spread: 0.08, shared: 0 },
    { cells: 4, stored: 8, spread: 0.08, shared: 0.5 },
    { cells: 8, stored: 8, spread: 0.03, shared: 0.5 },
    { cells: 8, stored: 8, spread: 0.08, shared: 0.5 },
    { cells: 8, stored: 30, spread: 0.08, shared: 0 },
    { cells: 8, stored: 8, spread: 0.08, shared: 1 },
    { cells: 24, stored: 8, spread: 0.08, shared: 0.5 },
  ])(
    'fails fewer than 1 % of unchanged runs: $cells cells, $stored stored, spread $spread, $shared of it shared',
    (setting) => {
      const { regressed, runs } = regressedRuns(setting, 0, 1500, FALSE_ALARMS)
      expect(upperRate(regressed, runs)).toBeLessThan(0.01)
    },
  )

  test.each([
    { cells: 1, stored: 8, spread: 0.03, shared: 0 },
    { cells: 8, stored: 30, spread: 0.03, shared: 0.5 },
    { cells: 8, stored: 8, spread: 0.08, shared: 0.5 },
  ])(
    'fails fewer than 1 % of runs that are slower by half the tolerance: $cells cells, $stored stored, spread $spread',
    (setting) => {
      const { regressed, runs } = regressedRuns(setting, -HALF, 1500)
      expect(regressed / runs).toBeLessThan(0.01)
    },
  )

  test('finds a fifth in all cells from 30 runs that spread by 3 %, in at least 95 % of runs', () => {
    const setting = { cells: 4, stored: 30, spread: 0.03, shared: 0.5 }
    const { regressed, runs } = regressedRuns(setting, Math.log(0.8), 400)
    expect(regressed / runs).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the spread of server starts', () => {
  test.each([0.005, 0.02])('of %d is learned from the twins of 40 runs as they are stored', (startSd) => {
    const thePlan = plan({ threads: [4, 8] })
    const records = Array.from({ length: 40 }, (_, index) => {
      const noise = { startSd, sliceSd: 0.03 }
      const found = compare(
        thePlan,
        new MeasuredBlocks(simulatedSlices({ plan: thePlan, noise, trials: 3, blocks: 400, seed: index })),
      )
      const judged = decide(found, new Map(), policy())
      const run = sweepOf(['off', 'on'], ['oltp_read_only'], [4, 8])
      return recordOf(judged, run, { id: `${index}`, branch: 'main', commit: '', runUrl: null, toolVersion: '0.1.0' })
    })
    const [first] = records
    const servers = first?.scenarios.map(({ server }) => serverName(server)) ?? []
    const { sd } = learnedStartSpread(records, {
      workloads: ['oltp_read_only'],
      servers,
      cpuModel: first?.machine.cpuModel ?? '',
    })
    expect(Math.abs(Math.log(sd / startSd))).toBeLessThan(Math.log(1.7))
  })
})
