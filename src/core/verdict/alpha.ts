/**
 * How the permitted error is spent over looks and comparisons: by increments that add up, whatever the number of looks,
 * so that no numerical integration is needed and dropped cells or changing degrees of freedom do no harm (a union bound).
 * See "Group sequential methods", Jennison & Turnbull 2000, ch. 7, for spending functions.
 */

/** Chance that a run without any real regression is failed, over all cells, rules and looks. */
export const FALSE_ALARM_PER_RUN = 0.01
/** Chance that a comparison that is just beyond its tolerance passes. */
export const FALSE_PASS = 0.05
/** A regression needs its bound beyond this share of the tolerance. */
export const HALF_MARGIN = 0.5
/** Share of the false-alarm budget that the single cells get; scenario means get the rest. */
const CELL_SHARE = 0.8
const REGRESSED_POWER = 2
const PASS_POWER = 1.5

/** Share of the whole time that is over at a look, and at the look before; 0 ≤ before < now ≤ 1. */
export interface Look {
  readonly before: number
  readonly now: number
}

/** How many comparisons share the budget. */
export interface Family {
  readonly cells: number
  readonly means: number
}

/** One-sided error that this look may spend on calling one comparison regressed. */
export function regressedAlpha(look: Look, scope: 'cell' | 'mean', family: Family): number {
  const share = scope === 'cell' ? (family.means === 0 ? 1 : CELL_SHARE) : 1 - CELL_SHARE
  const among = scope === 'cell' ? family.cells : family.means
  return (
    ((FALSE_ALARM_PER_RUN * share) / Math.max(1, among)) *
    (look.now ** REGRESSED_POWER - look.before ** REGRESSED_POWER)
  )
}

/** One-sided error that this look may spend on passing one comparison; needs no correction for their number. */
export function passAlpha(look: Look): number {
  return FALSE_PASS * (look.now ** PASS_POWER - look.before ** PASS_POWER)
}
