/**
 * Permitted chances of a wrong verdict, and the levels at which the looks of a run (its tests while it measures) keep
 * within them.
 *
 * Passing: the last look tests at the level of the shown interval, 2.5%, so that what is shown decides. The looks
 * before it test at a constant level (Pocock 1977, "Group sequential methods"). They are few, because each needs
 * LOOK_GROWTH times the data of the one before. Their level is calibrated with the variances that runs estimate:
 * together they spend no more than the other half of the permitted 5% (docs/how-it-decides.md).
 *
 * Failing: a run fails falsely if it suspects a regression falsely, and later starts alone confirm it falsely.
 * Suspicion and confirmation use different starts and turns, so their errors are independent, and the chance of both
 * errors is the product of their chances.
 */
import { CONFIDENCE } from '../comparison/comparison.ts'

/** Promised chance that a run fails without any real regression, over all cells, rules and looks. */
export const FALSE_ALARM_PER_RUN = 0.01
/** Promised chance that a comparison just beyond its tolerance passes. */
export const FALSE_PASS = 0.05
/** One-sided error of the shown interval. The last look tests at the same level, so that the two never disagree. */
export const SHOWN_ALPHA = (1 - CONFIDENCE) / 2
/** One-sided level of each look before the last. All these looks together spend less error than the last one. */
export const LOOK_ALPHA = 0.008
/** Minimum ratio of the data of a look to the data of the look before. Looks must be few, because each spends error. */
export const LOOK_GROWTH = 1.25
/** Minimum number of blocks of a trial for a decision: fewer blocks do not show their noise well enough. */
export const LEAST_LOOK_BLOCKS = 8
/** One-sided level at which a look at later starts confirms a suspicion. */
export const CONFIRMATION_ALPHA = 0.01
/**
 * One-sided level at which a look suspects, over all comparisons. It may be high, because a false suspicion costs no
 * more than the time to refute it.
 */
const SUSPICION_ALPHA = 0.05
/**
 * Share of the tolerance beyond which the bound of a regression must lie, because changes up to this share are promised
 * not to fail.
 */
export const HALF_MARGIN = 0.5
/** Latest end of all confirmations, as a multiple of the planned time. */
export const LONGEST_SHARE = 1.5

/**
 * One-sided level at which a look suspects one comparison of a regression.
 *
 * @param family number of comparisons that share the permitted error
 */
export function suspicionAlpha(family: number): number {
  return SUSPICION_ALPHA / Math.max(1, family)
}
