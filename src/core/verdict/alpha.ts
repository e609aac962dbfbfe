/**
 * Spending of the permitted error over looks and comparisons: by increments that add up, whatever the number of looks,
 * so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union
 * bound). See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
 *
 * A run fails falsely if a suspicion is raised falsely and other servers alone confirm it falsely. As starts and turns
 * of the two are independent, the chance is the product: 20 % · 2.5 % = 0.5 %, half of the promised limit. The other
 * half is for the rule baseline, whose comparisons are a family of their own.
 */
import { CONFIDENCE } from '../comparison/comparison.ts'

/** Chance that a run without any real regression is failed, over all cells, rules and looks. */
export const FALSE_ALARM_PER_RUN = 0.01
/** Chance that such a run suspects a regression anywhere. Nothing is failed by that; time goes into confirming it. */
export const FALSE_SUSPICION_PER_RUN = 0.2
/** Chance that a false suspicion is confirmed, over all looks at its confirmation. */
export const FALSE_CONFIRMATION = 0.025
/** Chance that a comparison that is just beyond its tolerance passes. */
export const FALSE_PASS = 0.05
/** One-sided error of the shown interval. */
export const SHOWN_ALPHA = (1 - CONFIDENCE) / 2
/** A regression needs its bound beyond this share of the tolerance. */
export const HALF_MARGIN = 0.5
/** Share of the planned time by which the last suspicion must be confirmed: at most half as much again. */
export const LONGEST_SHARE = 1.5

/** How much of an error was spent before a look, and may be spent by then; 0 ≤ before ≤ now ≤ 1. */
export interface Look {
  readonly before: number
  readonly now: number
}

/** Comparisons seen at a look. */
export interface LookProgress {
  /** Share of the time that is over. */
  readonly share: number
  /** Squared standard error that is enough, over that reached. */
  readonly information: number
  /** Server starts of each side. */
  readonly starts: number
}

/**
 * Share of an error that may be spent by a look: three quarters by information, of which each further start of the
 * servers gets half of the rest before it; and of the remainder as much as the share of time that is over, so that
 * every run ends.
 */
export function spentBy({ share, information, starts }: LookProgress): number {
  const byInformation = 0.75 * (1 - 0.5 ** starts) * Math.min(1, information)
  return 1 - (1 - byInformation) * (1 - Math.min(1, share))
}

/**
 * One-sided error that this look may spend on suspecting one comparison of a regression.
 *
 * @param family how many comparisons share the error
 */
export function suspicionAlpha(look: Look, family: number): number {
  return (FALSE_SUSPICION_PER_RUN / Math.max(1, family)) * spent(look)
}

/** One-sided error that this look may spend, on measurements after a suspicion, to confirm or to refute it. */
export function confirmationAlpha(look: Look): number {
  return FALSE_CONFIRMATION * spent(look)
}

/** One-sided error that this look may spend on passing one comparison; needs no correction for their number. */
export function passAlpha(look: Look): number {
  return FALSE_PASS * spent(look)
}

function spent({ before, now }: Look): number {
  return now - before
}
