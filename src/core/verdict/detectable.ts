/** Sensitivity of a comparison: the smallest slowdown found. */
import type { Comparison } from '../comparison/comparison.ts'
import { reach } from '../stats/random-effects.ts'
import { FALSE_CONFIRMATION, type Family, HALF_MARGIN, suspicionAlpha } from './alpha.ts'
import type { Tolerance } from './tolerance.ts'

const POWER = 0.95
/** z₀.₉₅ + z₀.₉₀: passing at an error of 5 % with 90 % power. */
export const PASS_REACH = 1.645 + 1.282

/**
 * Smallest slowdown that would have been called regressed with 95 % power, a share of QPS: κδ + (t₁₋α + t₀.₉₅)·SE, at
 * least δ (the rule at one look with the whole error).
 */
export function detectable({ effect, scope }: Comparison, { margin }: Tolerance, family: Family): number {
  // The suspicion and its confirmation may each need as many measurements as there were.
  const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({ before: 0, now: 1 }, scope, family))
  const farEnough = reach(effect, alpha) + reach(effect, 1 - POWER)
  return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + farEnough))
}
