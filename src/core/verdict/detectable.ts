/**
 * Sensitivity of a comparison: the smallest slowdown found, the tolerance supported.
 */
import type { Comparison } from '../comparison/comparison.ts'
import { type Effect, reach } from '../stats/random-effects.ts'
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
  return -Math.expm1(-Math.max(margin, HALF_MARGIN * margin + farEnough(effect, scope, family)))
}

/**
 * Smallest tolerance, a share of QPS, with which comparisons as sure as this one can be gated by themselves: a slowdown
 * of one and a half times the tolerance is found, and an unchanged configuration passes, each with 95 % power.
 */
export function supportedTolerance(effect: Effect): number {
  return -Math.expm1(-farEnough(effect, 'cell', { cells: 1, means: 0 }))
}

/** How far beyond the half margin an effect must lie to be called regressed with the power wanted. */
function farEnough(effect: Effect, scope: Comparison['scope'], family: Family): number {
  // The suspicion and its confirmation may each need as many measurements as there were.
  const alpha = Math.min(FALSE_CONFIRMATION, suspicionAlpha({ before: 0, now: 1 }, scope, family))
  return reach(effect, alpha) + reach(effect, 1 - POWER)
}
