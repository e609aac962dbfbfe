/**
 * What the rest of a run can still decide. A comparison that is too noisy for its budget ends undecided after one
 * minute as after four. So the run ends early and says so: stopping for futility by conditional power (Jennison and
 * Turnbull 2000, ch. 10). Ending early turns no run red and lets none pass.
 */
import { type ComparisonEffect, nameKey } from '../comparison/comparison.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import { boundDistance, type Effect, effectOfParts, type VarianceParts } from '../stats/random-effects.ts'
import { normalTail } from '../stats/special-functions.ts'
import { HALF_MARGIN, SHOWN_ALPHA } from './alpha.ts'
import type { Standings } from './decision-state.ts'
import { variancesAtEnd } from './detectable.ts'
import { toleranceOf } from './tolerance.ts'

/** Chance to decide, below which the rest of the time is not worth spending. */
const LEAST_CHANCE = 0.1
/** Chance with which an advised budget lets an innocent change pass. */
const ADVISED_CHANCE = 0.8
/** Multiples of the budget that may be advised; more would be hours. */
const BUDGETS = [1.5, 2, 3, 4, 6, 8] as const

/** Comparison that its budget will hardly decide. */
export interface Outlook {
  readonly comparison: ComparisonEffect
  /** Least multiple of the budget that would let an innocent change pass; undefined: only a quieter machine would. */
  readonly budgets: number | undefined
}

/** A comparison that had no chance at the latest look at it. */
export interface Doubt extends Outlook {
  /** Share of the planned time at the first look without a chance. */
  readonly since: number
  /** Whether a second look agrees, so that the run ends without a decision. */
  readonly isGivenUp: boolean
}

/** Least ratio of the times of two looks that count as two: nearer ones see mostly the same data. */
const LATER = 1.2

/**
 * Doubts after a look. A comparison that was given up stays so; any other may get a chance again.
 *
 * @param now comparisons without a chance at this look, at which that share of the planned time is over
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

/** Comparisons as if all starts were alike, because the first starts do not show how much they differ. */
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
    // CPU time may still be shown to stand for time, so the better chance of the two effects counts.
    const effects = byCpu === undefined ? [effect] : [effect, byCpu]
    const chanceOf = (times: number) => Math.max(...effects.map((each) => chanceToPass(each, margin, share / times)))
    if (Math.max(chanceOf(1), chanceToFail(effect, margin, share)) >= LEAST_CHANCE) return []
    const budgets = BUDGETS.find((times) => chanceOf(times) >= ADVISED_CHANCE)
    return [{ comparison, budgets }]
  })
}

/** Variances at the end of the time. Those of turns have more degrees of freedom then, because there are more turns. */
function variancesLater(effect: Effect, share: number): VarianceParts {
  const { within, between } = variancesAtEnd(effect, share)
  return { within: { ...within, df: within.df / share }, between }
}

/** Chance that a change without any effect has passed at the end of the time. */
function chanceToPass(effect: Effect, margin: number, share: number): number {
  const end = variancesLater(effect, share)
  const leastMean = boundDistance(end, SHOWN_ALPHA) - margin
  return normalTail((leastMean - share * effect.mean) / deviationOfRest(end, share))
}

/** Chance that a change as slow as it seems has been shown to be beyond the limit at the end of the time. */
function chanceToFail(effect: Effect, margin: number, share: number): number {
  const end = variancesLater(effect, share)
  const leastSlowdown = Math.max(margin, HALF_MARGIN * margin + boundDistance(end, SHOWN_ALPHA))
  return normalTail((leastSlowdown + effect.mean) / deviationOfRest(end, share))
}

/** Standard deviation that the rest of the measurement adds to the estimate. */
function deviationOfRest({ within, between }: VarianceParts, share: number): number {
  return Math.sqrt(Math.max(0, 1 - share) * (within.variance + between.variance))
}
