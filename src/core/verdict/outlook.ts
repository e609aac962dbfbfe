/**
 * Estimates whether the rest of a run can still decide a comparison. One that is too noisy for its budget stays
 * undecided however long it is measured, so the run ends early and says so: stopping for futility by conditional power
 * (Jennison and Turnbull 2000, ch. 10). Ending early turns no run red and lets none pass.
 */
import { type ComparisonEffect, nameKey } from '../comparison/comparison.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import { boundDistance, type Effect, effectOfParts, type VarianceParts } from '../stats/random-effects.ts'
import { normalTail } from '../stats/special-functions.ts'
import { HALF_MARGIN, SHOWN_ALPHA } from './alpha.ts'
import type { Standings } from './decision-state.ts'
import { variancesAtEnd } from './detectable.ts'
import { toleranceOf } from './tolerance.ts'

/** Minimum chance of a decision at which the rest of the time is worth spending. */
const LEAST_CHANCE = 0.1
/** Chance that a change without effect passes within a budget that qpsgate recommends. */
const ADVISED_CHANCE = 0.8
/** Multiples of the budget that qpsgate may recommend; larger ones would take hours. */
const BUDGETS = [1.5, 2, 3, 4, 6, 8] as const

/** Comparison that the run will hardly decide within its budget. */
export interface Outlook {
  readonly comparison: ComparisonEffect
  /**
   * Smallest multiple of the budget that would let a harmless change pass; undefined if only a quieter machine would.
   */
  readonly budgets: number | undefined
}

/** Comparison that had hardly a chance of a decision at its latest look. */
export interface Doubt extends Outlook {
  /** Share of the planned time that was over at the first such look. */
  readonly since: number
  /** Whether a later look agreed, so that the run ends without deciding it. */
  readonly isGivenUp: boolean
}

/** Minimum ratio between the times of two looks that count as separate: nearer ones see mostly the same data. */
const LATER = 1.2

/**
 * Doubts after a look. A comparison that was given up stays given up; any other may get a chance again.
 *
 * @param now comparisons that this look gives hardly a chance
 * @param share of the planned time that is over at this look
 */
export function doubtsAt(earlier: readonly Doubt[], now: readonly Outlook[], share: number): Doubt[] {
  const isOf = (one: Outlook) => (other: Outlook) => nameKey(other.comparison) === nameKey(one.comparison)
  const doubts = now.map((each) => {
    const before = earlier.find(isOf(each))
    const since = before?.since ?? share
    return { ...each, since, isGivenUp: before?.isGivenUp === true || share >= LATER * since }
  })
  return [...earlier.filter((doubt) => doubt.isGivenUp && !now.some(isOf(doubt))), ...doubts]
}

/** Comparisons as they would be if all starts were alike, because the first starts do not yet show how they differ. */
export function comparisonsOfEqualStarts(comparisons: readonly ComparisonEffect[]): ComparisonEffect[] {
  const ofEqualStarts = ({ mean, within }: Effect) => effectOfParts(mean, within, { variance: 0, df: within.df })
  return comparisons.map(({ effect, byCpu, ...comparison }) => ({
    ...comparison,
    effect: ofEqualStarts(effect),
    byCpu: byCpu && ofEqualStarts(byCpu),
  }))
}

/**
 * Open comparisons that the rest of the run will hardly decide. Comparisons with the baseline are left out, because
 * the change's comparison with its base decides them.
 *
 * @param share of the planned time that is over, greater than 0
 */
export function hopelessComparisons(
  { comparisons }: Readonly<Record<'comparisons', readonly ComparisonEffect[]>>,
  standings: Standings,
  policy: GatePolicy,
  share: number,
): Outlook[] {
  const isOpen = (comparison: ComparisonEffect) =>
    comparison.rule !== 'baseline' && (standings.get(nameKey(comparison))?.kind ?? 'open') === 'open'
  return comparisons.filter(isOpen).flatMap((comparison) => {
    const { margin } = toleranceOf(comparison, policy)
    const { effect, byCpu } = comparison
    // CPU time may yet be shown to change like QPS and then stands for it, so the better of the two chances counts.
    const effects = byCpu === undefined ? [effect] : [effect, byCpu]
    const chanceOf = (times: number) => Math.max(...effects.map((each) => chanceToPass(each, margin, share / times)))
    if (Math.max(chanceOf(1), chanceToFail(effect, margin, share)) >= LEAST_CHANCE) return []
    const budgets = BUDGETS.find((times) => chanceOf(times) >= ADVISED_CHANCE)
    return [{ comparison, budgets }]
  })
}

/**
 * Variances at the end of the planned time. The noise of turns then has more degrees of freedom, because there are more
 * turns.
 */
function variancesLater(effect: Effect, share: number): VarianceParts {
  const { within, between } = variancesAtEnd(effect, share)
  return { within: { ...within, df: within.df / share }, between }
}

/** Chance that a change without any effect will have passed at the end of the planned time. */
function chanceToPass(effect: Effect, margin: number, share: number): number {
  const end = variancesLater(effect, share)
  const leastMean = boundDistance(end, SHOWN_ALPHA) - margin
  return normalTail((leastMean - share * effect.mean) / deviationOfRest(end, share))
}

/**
 * Chance that a change as slow as it seems now will have been shown to exceed the limit at the end of the planned time.
 */
function chanceToFail(effect: Effect, margin: number, share: number): number {
  const end = variancesLater(effect, share)
  const leastSlowdown = Math.max(margin, HALF_MARGIN * margin + boundDistance(end, SHOWN_ALPHA))
  return normalTail((leastSlowdown + effect.mean) / deviationOfRest(end, share))
}

/** Standard deviation that the rest of the measurement adds to the estimate. */
function deviationOfRest({ within, between }: VarianceParts, share: number): number {
  return Math.sqrt(Math.max(0, 1 - share) * (within.variance + between.variance))
}
