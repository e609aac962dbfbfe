/** Sensitivity of a comparison: the smallest slowdown that it finds. */
import type { Comparison } from '../comparison/comparison.ts'
import { boundDistance, type Effect } from '../stats/random-effects.ts'
import { CONFIRMATION_ALPHA, HALF_MARGIN, suspicionAlpha } from './alpha.ts'
import type { Tolerance } from './tolerance.ts'

const POWER = 0.95
/**
 * Exponent of time by which the variance of starts shrinks in simulated runs: below 1, because starts become rarer the
 * longer a run goes on.
 */
const STARTS_BY_TIME = 0.6
/**
 * Smallest slowdown that would have been called regressed with 95% power, as a share of QPS. With such a slowdown, a
 * run that passed early would have gone on, so the variance at its end counts: s² = share·noise² + share^0.6·starts².
 * Half of the measurements raise the suspicion, and the other half confirm it: max(δ + t₀.₉₅·s, κδ + √2·(t₁₋α +
 * t₀.₉₅)·s). In simulated runs, 96 of 100 or more found the slowdown (`npm run bench detectable`).
 *
 * @param share of the planned time that was over at the last look; more than 1 counts as 1
 */
export function detectable({ effect }: Comparison, { margin }: Tolerance, family: number, share: number): number {
  const alpha = Math.min(CONFIRMATION_ALPHA, suspicionAlpha(family))
  const end = variancesAtEnd(effect, Math.min(1, share))
  const power = boundDistance(end, 1 - POWER)
  const byEstimate = margin + power
  const byBound = HALF_MARGIN * margin + Math.SQRT2 * (boundDistance(end, alpha) + power)
  return -Math.expm1(-Math.max(byEstimate, byBound))
}

/** Variances that an effect will have at the end of the planned time, of which this share is over. */
export function variancesAtEnd({ within, between }: Effect, share: number) {
  return {
    within: { ...within, variance: share * within.variance },
    between: { ...between, variance: share ** STARTS_BY_TIME * between.variance },
  }
}
