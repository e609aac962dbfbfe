/** The rule `history`: cells of a run against the stored runs of a branch. */

import { scenarioMeans } from '../comparison/compare.ts'
import { type Comparison, type ComparisonName, changeOf } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import { moderateVariances } from '../stats/moderation.ts'
import type { Effect } from '../stats/random-effects.ts'
import { huber, isSample, median, robustScale, type Sample } from '../stats/robust.ts'
import { type Circumstances, type Cut, cutBetween, isSetAlike } from './circumstances.ts'
import type { RunRecord } from './run-record.ts'
import { type MeasuredPoint, measuredPoints, type Series, type SeriesPoint, seriesOf } from './series.ts'

/** The stored runs' knowledge of a run's cells, asked at every look. */
export interface KnownBaselines {
  /** Baselines by scenario and cell. */
  readonly baselines: ReadonlyMap<string, Baseline>
  /** Standard deviation between runs beyond their own errors, the median of the cells; null without any baseline. */
  readonly runSd: number | null
}

export interface ComparedWithHistory {
  readonly cells: readonly Comparison[]
  /** Means of the scenarios that have a baseline in every cell. */
  readonly means: readonly Comparison[]
  /** Cells without a baseline, and why. */
  readonly missing: readonly (ComparisonName & Omit<NoBaseline, 'kind'>)[]
}

/**
 * @param now the run to compare with its history
 * @param cells that it measures
 * @param records of the branch, in any order; those of other suites are left out
 */
export function historyOf(
  now: Circumstances,
  cells: readonly CellKey[],
  records: readonly RunRecord[],
): KnownBaselines {
  const own = records.filter(({ suite }) => suite.name === now.suite.name)
  const keys = now.scenarios
    .filter(({ role }) => role === 'candidate')
    .flatMap(({ name }) =>
      cells.map(({ workload, threads }) => ({ suite: now.suite.name, scenario: name, workload, threads })),
    )
  const series = keys.map((key) => seriesOf(own, key))
  const found = baselines(series, now)
  return {
    baselines: new Map(keys.map((key, at) => [cellKey(key), found[at] ?? NEVER_STORED])),
    runSd: typicalSpread(found),
  }
}

/** @param costs comparisons of a run's cells with the control */
export function compareWithHistory(costs: readonly Comparison[], history: KnownBaselines): ComparedWithHistory {
  const held = costs.map((cost) => ({ cost, baseline: history.baselines.get(cellKey(cost)) ?? NEVER_STORED }))
  const cells = held.flatMap(({ cost, baseline }) => (baseline.kind === 'level' ? [against(baseline, cost)] : []))
  const missing = held.flatMap(({ cost, baseline }) =>
    baseline.kind === 'none'
      ? [{ ...nameOf(cost), have: baseline.have, need: baseline.need, since: baseline.since }]
      : [],
  )
  const incomplete = new Set(missing.map(({ scenario }) => scenario))
  return { cells, means: scenarioMeans(cells.filter(({ scenario }) => !incomplete.has(scenario))), missing }
}

function against(level: BaselineLevel, cost: Comparison): Comparison {
  const effect = departure(cost.effect, level)
  const { blocks, trials } = cost
  return { ...nameOf(cost), scope: 'cell', effect, ...changeOf(effect), blocks, trials }
}

/** A scenario is compared with its own past. */
function nameOf({ scenario, workload, threads }: Comparison): ComparisonName {
  return { rule: 'history', scenario, reference: scenario, workload, threads }
}

function cellKey({ scenario, workload, threads }: CellKey & Pick<Comparison, 'scenario'>): string {
  return JSON.stringify([scenario, workload, threads])
}

function typicalSpread(all: readonly Baseline[]): number | null {
  const spreads = all.flatMap((each) => (each.kind === 'level' ? [runSpread(each)] : []))
  return spreads.sort((left, right) => left - right)[spreads.length >> 1] ?? null
}

/** Runs that a baseline needs: fewer say too little of how much runs scatter. */
const LEAST_RUNS = 8
/** Runs that a baseline is made of at most: older ones are forgotten. */
const MOST_RUNS = 30
/** A run further from the median than this many robust standard deviations counts as that far. */
const FAR = 4
/** Variances are moderated across series from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4
/**
 * A robust variance is known less well than a plain one, by this share of N − 1 degrees of freedom. With all of them,
 * 1.4 % of runs of one cell were called regressed instead of 1 % (8 stored runs), with this share at most 1 %.
 */
const ROBUST_DF = 0.7

export interface BaselineLevel {
  readonly kind: 'level'
  /** Mean of ln(QPS / QPS of the control). */
  readonly mean: number
  readonly runs: number
  /** Variance of one run's value about the level, its own error included. */
  readonly spread: number
  /** Degrees of freedom of `spread`. */
  readonly df: number
  /** Mean squared standard error of the runs. */
  readonly noise: number
}

export interface NoBaseline {
  readonly kind: 'none'
  readonly have: number
  readonly need: number
  /** The change since the runs that do not count, in circumstances that ratios depend on; null if there was none. */
  readonly since: Cut | null
}

export type Baseline = BaselineLevel | NoBaseline

const NEVER_STORED: NoBaseline = { kind: 'none', have: 0, need: LEAST_RUNS, since: null }

/**
 * Baselines of the cells of one run, in the order of their series: a level, and how much runs scatter about it. A run
 * differs from the runs before it by more than its own interval says (another machine, another day), so it is compared
 * with a prediction interval: with m the Huber mean of N runs, e² their mean squared error and s² their spread beyond
 * that, T = (y₀ − m) / √(e₀² + s² (1 + 1/N) + e²/N) is Student's t. The spreads of four or more are moderated by each
 * other.
 *
 * @param now the run to compare with them
 */
export function baselines(all: readonly Series[], now: Circumstances): Baseline[] {
  const found = all.map((series) => baselineOf(series, now))
  const levels = found.filter((each) => each.kind === 'level')
  if (levels.length < LEAST_MODERATED) return found
  const { moderated, priorDf } = moderateVariances(
    levels.map((level) => ({ level, variance: level.spread, df: level.df })),
  )
  const steadied = new Map<Baseline, BaselineLevel>(
    moderated.map(({ level, variance }) => [
      level,
      // Cells of a run rise and fall together, so they are no independent witnesses of each other's spread: with four
      // cells and no limit, 1.8 % of runs were called regressed instead of 1 %.
      { ...level, spread: variance, df: level.df + Math.min(priorDf, level.df) },
    ]),
  )
  return found.map((each) => steadied.get(each) ?? each)
}

/** Standard deviation between runs beyond their own errors, of ln QPS relative to the control's. */
export function runSpread({ spread, noise }: BaselineLevel): number {
  return Math.sqrt(Math.max(0, spread - noise))
}

/** Distance of a run from its baseline. The scatter between runs counts as common to all cells of a run. */
export function departure(now: Effect, level: BaselineLevel): Effect {
  const { mean, runs, noise } = level
  const own = now.standardError ** 2
  const scatter = runSpread(level) ** 2 * (1 + 1 / runs)
  const others = scatter + noise / runs
  const welch = (own + others) ** 2 / (own ** 2 / now.df + others ** 2 / level.df)
  return {
    mean: now.mean - mean,
    standardError: Math.sqrt(own + others),
    // Not more than the spread is known by: where it was found to be small, that was found from few runs.
    df: Math.min(level.df, welch),
    within: { variance: now.within.variance + noise / runs, df: now.within.df },
    between: { variance: now.between.variance + scatter, df: level.df },
  }
}

function baselineOf(series: Series, now: Circumstances): Baseline {
  const { runs, since } = comparableRuns(series, now)
  const values = runs.map(({ ratio }) => ratio.mean)
  if (runs.length < LEAST_RUNS || !isSample(values)) return { kind: 'none', have: runs.length, need: LEAST_RUNS, since }
  const { mean, variance, count } = huber(winsorised(values))
  return {
    kind: 'level',
    mean,
    runs: count,
    spread: variance * count,
    df: ROBUST_DF * (count - 1),
    noise: runs.reduce((sum, { ratio }) => sum + ratio.standardError ** 2, 0) / count,
  }
}

/** The newest runs since circumstances changed that no ratio survives. */
function comparableRuns(series: Series, now: Circumstances): { runs: MeasuredPoint[]; since: NoBaseline['since'] } {
  const { points, key } = series
  const cutOf = (point: SeriesPoint) => cutBetween(point.run, now, key.scenario)
  const lastCut = points.findLastIndex((point) => cutOf(point) !== undefined)
  const cut = points[lastCut]
  const since = (cut && cutOf(cut)) ?? null
  const runs = measuredPoints(series).filter(({ index, excluded }) => index > lastCut && excluded === null)
  const own = runs.slice(1 + runs.findLastIndex(({ run }) => !isSetAlike(run, now, key.scenario)))
  // A change of settings is compared with the runs before it, until there are enough runs after it.
  return { runs: (own.length < LEAST_RUNS ? runs : own).slice(-MOST_RUNS), since }
}

function winsorised(values: Sample): Sample {
  const center = median(values)
  const reach = FAR * robustScale(values)
  const [first, ...others] = values
  const near = (value: number) => Math.min(center + reach, Math.max(center - reach, value))
  return [near(first), ...others.map(near)]
}
