/** Estimates the effect of every contrast: Huber means of log-ratios in each trial, random effects over the trials. */
import type { ArmBlocks, Block } from '../measurement/blocks.ts'
import type { CellKey } from '../names.ts'
import type { StoredRatio } from '../plan/stored-ratio.ts'
import type { Rule } from '../policy/gate-policy.ts'
import {
  type Effect,
  effectOfParts,
  randomEffects,
  type StartSpread,
  type StartsShown,
  spreadAmong,
  type TrialEstimate,
  varianceSum,
} from '../stats/random-effects.ts'
import { type Fits, isSample, pooledHuber } from '../stats/robust.ts'
import { studentTQuantile } from '../stats/special-functions.ts'
import { mean } from '../stats/vectors.ts'
import { type CellRates, type ContrastSides, cellRates, logRatios, type WindowRatios } from './block-ratios.ts'
import {
  type Comparison,
  type ComparisonArm,
  type ComparisonEffect,
  type ComparisonName,
  type ComparisonPlan,
  cellKeyOf,
  relativeChange,
  serversOfArm,
} from './comparison.ts'
import { memo } from './memo.ts'

/** Chance that QPS and CPU time are taken to agree although they differ, for a difference in one direction. */
const FALSE_AGREEMENT = 0.1
/** `clockTolerance` of a plan that sets none, as ln: half of the default limit of QPS. */
const CLOCK_TOLERANCE = 0.025
/** Degrees of freedom of a variance that is known rather than estimated: so many that they leave no doubt. */
const KNOWN_DF = 1e6

export interface Contrast extends ContrastSides {
  readonly rule: Rule
  readonly cell: CellKey
  /** Ratio of the same sides in an earlier run, so that the effect is the change since that run; default: none. */
  readonly stored?: StoredRatio | undefined
}

export function contrastsOf({ rules, arms, cells, stored = [] }: ComparisonPlan): Contrast[] {
  const [control, twin] = arms
  const candidates = arms.filter((arm) => arm.role === 'candidate' && arm.revision === 'head')
  const bases = arms.filter((arm) => arm.revision === 'base' || arm.revision === 'baseline')
  const both = (arm: ComparisonArm) => serversOfArm(arms, arm)
  const storedIn = ({ workload, threads }: CellKey, { scenario }: ComparisonArm) =>
    stored.find((each) => each.scenario === scenario.name && each.workload === workload && each.threads === threads)
  return cells
    .map(cellKeyOf)
    .flatMap((cell): Contrast[] => [
      ...candidates.map((arm): Contrast => ({ rule: 'control', arms: both(arm), references: [control, twin], cell })),
      ...bases.flatMap((base): Contrast[] => {
        const head = arms.find((arm) => arm.revision === 'head' && arm.scenario.name === base.scenario.name)
        if (head === undefined) return []
        return [
          { rule: base.revision === 'base' ? 'base' : 'baseline', arms: both(head), references: both(base), cell },
        ]
      }),
      ...candidates.flatMap((arm): Contrast[] => {
        const ratio = storedIn(cell, arm)
        // A scenario that the change leaves alone is not compared: if the branch is beyond its limit already, the
        // change is not at fault.
        const isChanged = bases.some(({ scenario }) => scenario.name === arm.scenario.name)
        if (ratio === undefined || (rules.includes('base') && !isChanged)) return []
        return [{ rule: 'baseline', arms: both(arm), references: [control, twin], cell, stored: ratio }]
      }),
    ])
    .filter(({ rule }) => rules.includes(rule))
}

/**
 * Contrasts whose costs have limits. If scenarios are compared with their base, only those comparisons count, because a
 * scenario may then cost more than the control.
 */
export function gatedContrasts(plan: ComparisonPlan): Contrast[] {
  if (plan.gatedCosts.length === 0) return []
  const rule = plan.rules.includes('base') ? 'base' : 'control'
  return contrastsOf(plan).filter((contrast) => contrast.rule === rule)
}

export function twinContrasts({ arms: [control, twin], cells }: ComparisonPlan): Contrast[] {
  return cells.map((cell) => ({ rule: 'control', arms: [twin], references: [control], cell: cellKeyOf(cell) }))
}

export interface ArmData {
  readonly measured: ArmBlocks
  readonly isCompared: (block: Block) => boolean
  /** Kind of data in a block, on which its noise depends; default: turns. */
  readonly unit?: BlockUnit
}

export interface StartData {
  readonly startSpread: StartSpread
  /**
   * Prior of cells in which servers do nothing but read, and wait for little but their CPUs; default: `startSpread`.
   */
  readonly readSpread?: StartSpread | undefined
  readonly clockTolerance?: number | undefined
  /** Cells whose workloads say whether they write; default: none counts as reading only. */
  readonly cells?: ComparisonPlan['cells']
  /**
   * The plan's arms. An arm and its twin differ only in their starts, which shows how much starts differ. Undefined if
   * control and twin are compared, because their comparison must not take its error from the difference that it tests.
   */
  readonly arms?: ComparisonPlan['arms']
}

/**
 * Kinds of blocks. `turns`: some turns; differences between such blocks show their noise. `trial`: a whole trial, whose
 * noise only other trials and equal servers show. `count`: a trial's number of events, which determines its minimum
 * noise.
 */
export type BlockUnit = 'turns' | 'trial' | 'count'

const POOLED = { turns: pooledWindows, trial: pooledTrials, count: pooledCounts } as const

/**
 * Comparisons of those contrasts that have enough blocks. If blocks are turns, some trial needs at least two windows.
 */
export function estimate(contrasts: readonly Contrast[], compared: ArmData, starts: StartData): Comparison[] {
  return estimateEffects(contrasts, compared, starts).map((each) => ({ ...each, ...relativeChange(each.effect) }))
}

/** Rates of a cell's compared blocks, computed once. */
function ratesIn({ measured, isCompared }: ArmData): (cell: CellKey) => CellRates {
  return memo(
    (cell: CellKey) => cellRates(measured.blocksIn(cell).filter(isCompared)),
    ({ workload, threads }) => `${threads} ${workload}`,
  )
}

/** Like `estimate`, but without the figures that people read, so that it takes half the time. */
export function estimateEffects(
  contrasts: readonly Contrast[],
  compared: ArmData,
  starts: StartData,
): ComparisonEffect[] {
  const effectOf = effectFinder(compared, starts)
  return contrasts.flatMap((contrast) => effectOf(contrast) ?? [])
}

/**
 * Makes a function that finds the effect of a contrast, and computes only once what several contrasts share. The effect
 * is undefined if the contrast has too few blocks.
 */
export function effectFinder(
  { measured, isCompared, unit = 'turns' }: ArmData,
  { startSpread, readSpread = startSpread, clockTolerance = CLOCK_TOLERANCE, cells = [], arms }: StartData,
): (contrast: Contrast) => ComparisonEffect | undefined {
  const ratesOf = ratesIn({ measured, isCompared })
  const readers = new Set(
    cells.filter(({ workload }) => workload.writes === false).map(({ workload }) => workload.name),
  )
  const pooledOf = (ratios: WindowRatios, by: 'byTime' | 'byCpu') => ratios[by] && POOLED[unit](ratios[by], ratios)
  const startsShownBy = startsFinder(measured, ratesOf, pooledOf, arms)
  return (contrast) => {
    const ratios = logRatios(measured, ratesOf(contrast.cell), contrast)
    const byCpu = pooledOf(ratios, 'byCpu')
    const isByTime = byCpu === undefined || !agree(ratios, clockTolerance)
    const pooled = isByTime ? pooledOf(ratios, 'byTime') : byCpu
    if (pooled === undefined) return undefined
    const cpu = isByTime ? byCpu : undefined
    const shown = startsShownBy(contrast, isByTime)
    const starts = startsOf(contrast, measured)
    const prior = byCpu !== undefined && readers.has(contrast.cell.workload) ? readSpread : startSpread
    const effectOf = (fits: Fits) => randomEffects(trialsOf(fits), fits.df, starts, prior, shown)
    const { replicas, ...ratio } = effectOf(pooled)
    return {
      ...contrastName(contrast),
      effect: contrast.stored === undefined ? ratio : sinceStored(ratio, contrast.stored),
      ...(cpu === undefined ? {} : { byCpu: effectOf(cpu) }),
      ...{ blocks: ratios.blocks, trials: pooled.fits.length },
      starts: replicas * Math.min(contrast.arms.length, contrast.references.length),
    }
  }
}

/**
 * Change of a ratio since an earlier run. The noise of that run counts as variance of starts, because measuring longer
 * does not reduce it.
 */
function sinceStored({ mean, within, between }: Effect, stored: StoredRatio): Effect {
  return effectOfParts(mean - stored.mean, within, varianceSum(between, stored))
}

function trialsOf({ fits, variance }: Fits): TrialEstimate[] {
  return fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
}

/**
 * Minimum number of servers that start together for all of them to show the spread of starts. If there are fewer, only
 * twins show it.
 */
const LEAST_TOGETHER = 5

/**
 * Finds the measurements that show how much the starts of a contrast's servers differ. For a contrast with the control,
 * in a run of LEAST_TOGETHER servers or more, these are of all servers of the cell. Otherwise they are of servers that
 * differ only in their start: two equal arms on a side of the contrast, or control and twin. The answer is computed
 * once for all contrasts of a cell.
 */
function startsFinder(
  measured: ArmBlocks,
  ratesOf: (cell: CellKey) => CellRates,
  pooledOf: (ratios: WindowRatios, by: 'byTime' | 'byCpu') => Fits | undefined,
  all: StartData['arms'],
) {
  const between = memo(
    ({ cell, one, other }: Record<'one' | 'other', ComparisonArm> & { readonly cell: CellKey }) => {
      const ratios = logRatios(measured, ratesOf(cell), { arms: [other], references: [one] })
      const trialsBy = (by: 'byTime' | 'byCpu') => {
        const fits = pooledOf(ratios, by)
        return fits === undefined ? [] : trialsOf(fits)
      }
      return { byTime: trialsBy('byTime'), byCpu: trialsBy('byCpu') }
    },
    ({ cell, one, other }) =>
      JSON.stringify([
        cell.workload,
        cell.threads,
        one.scenario.name,
        one.revision,
        other.scenario.name,
        other.revision,
      ]),
  )
  // Arms that share a server share its start, so their difference says nothing about starts.
  const isApart = (one: ComparisonArm, other: ComparisonArm) =>
    startsOf({ arms: [one], references: [other] }, measured) > 0
  const heads = (all ?? []).filter(
    ({ role, revision }, nth) => nth < 2 || (role === 'candidate' && revision === 'head'),
  )
  const [control, ...others] = heads
  const areTogether = others.length + 1 >= LEAST_TOGETHER
  const together = memo(
    ({ cell, by }: { readonly cell: CellKey; readonly by: 'byTime' | 'byCpu' }) => {
      if (others.some((other) => !isApart(control as ComparisonArm, other))) return []
      const isWhole = (trials: readonly TrialEstimate[]) => trials.length === twin.length
      const [twin = [], ...rest] = others.map((other) => between({ cell, one: control as ComparisonArm, other })[by])
      return spreadAmong([twin, ...rest.filter(isWhole)])
    },
    ({ cell, by }) => `${cell.threads} ${by} ${cell.workload}`,
  )
  return ({ rule, arms, references, cell }: Contrast, isByTime: boolean): StartsShown => {
    if (all === undefined) return { twins: [] }
    const by = isByTime ? 'byTime' : 'byCpu'
    const servers = rule === 'control' && areTogether ? together({ cell, by }) : []
    if (servers.length > 0) return { servers }
    const copies = [arms, references].flatMap(([one, other]) => (other === undefined ? [] : [[one, other] as const]))
    const pairs = copies.length > 0 ? copies : [[all[0], all[1]] as const]
    return { twins: pairs.flatMap(([one, other]) => (isApart(one, other) ? between({ cell, one, other })[by] : [])) }
  }
}

/** Fit of windows; undefined unless a trial has two of them, because a single one does not show their noise. */
function pooledWindows(trials: WindowRatios['byTime'], { width }: WindowRatios): Fits | undefined {
  const samples = trials.filter((ratios) => isSample(ratios))
  const windows = samples.reduce((sum, sample) => sum + sample.length / width, 0)
  return windows <= samples.length ? undefined : pooledHuber(samples, width)
}

/** Fit of trials without noise of their own, so that all variance counts as variance of starts. */
function pooledTrials(trials: WindowRatios['byTime']): Fits | undefined {
  const fits = trials.filter((ratios) => isSample(ratios)).map((ratios) => ({ mean: mean(ratios), count: 1 }))
  return fits.length === 0 ? undefined : { fits, variance: 0, df: fits.length }
}

/**
 * Fit of counts, whose minimum noise follows from the number of events. Any variance beyond that noise counts as
 * variance of starts.
 */
function pooledCounts(trials: WindowRatios['byTime'], { countVariances }: WindowRatios): Fits | undefined {
  const fits = trials.flatMap((ratios, trial) =>
    isSample(ratios) ? [{ mean: mean(ratios), count: 1 / (countVariances[trial] ?? 0) }] : [],
  )
  return fits.length === 0 ? undefined : { fits, variance: 1, df: KNOWN_DF }
}

/**
 * Whether the measurements show that QPS and transactions per second of CPU time change alike. If so, the latter count,
 * because they have half the variance: clients that come late do not affect them. If not, servers may wait more or less
 * than before, and QPS count.
 */
function agree(ratios: WindowRatios, tolerance: number): boolean {
  const { byTime, byCpu = [] } = ratios
  const differences = byTime.map((values, trial) => values.map((ratio, nth) => ratio - (byCpu[trial]?.[nth] ?? 0)))
  const pooled = pooledWindows(differences, ratios)
  if (pooled === undefined) return false
  const windows = pooled.fits.reduce((sum, { count }) => sum + count, 0)
  const mean = pooled.fits.reduce((sum, { mean: location, count }) => sum + location * count, 0) / windows
  const reach = studentTQuantile(1 - FALSE_AGREEMENT, pooled.df) * Math.sqrt(pooled.variance / windows)
  return Math.abs(mean) + reach < tolerance
}

export function contrastName({ rule, arms: [arm], references: [reference], cell }: Contrast): ComparisonName {
  return { rule, scenario: arm.scenario.name, reference: reference.scenario.name, ...cell }
}

/**
 * Variance of a log-ratio that comes from starts, in units of one start's variance: the mean of two starts varies half
 * as much as one. Arms that share a server share its start, which cancels out between them.
 */
function startsOf({ arms, references }: ContrastSides, measured: ArmBlocks): number {
  const weights = new Map<string, number>()
  const add = (sides: readonly ComparisonArm[], sign: number) => {
    for (const { scenario, revision } of sides) {
      const shared = measured.arm(scenario.name, revision)?.host
      const host = shared === undefined ? JSON.stringify([scenario.name, revision]) : `on ${shared}`
      weights.set(host, (weights.get(host) ?? 0) + sign / sides.length)
    }
  }
  add(arms, 1)
  add(references, -1)
  return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)
}
