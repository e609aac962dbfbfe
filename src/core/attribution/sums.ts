/** Costs of several groups of lines, compared with the cost of all, and the costs that matter. */

import { combine, type Effect, interval } from '../stats/random-effects.ts'
import type { Figures } from './attribution.ts'

/** Figures reach from a thousandth to a thousand times, since few measurements can give an interval without end. */
const WIDEST = Math.log(1000)

export function figures(effect: Effect, confidence: number): Figures {
  const { low, high } = interval(effect, confidence)
  const told = (log: number) => Math.expm1(Math.min(WIDEST, Math.max(-WIDEST, log)))
  return { change: told(effect.mean), low: told(low), high: told(high) }
}

/** The whole less the sum of the costs, as ln; negative: slower. */
export function remainder(whole: Effect, sum: Effect): Effect {
  return combine(whole.mean - sum.mean, [
    { effect: whole, slope: 1 },
    { effect: sum, slope: 1 },
  ])
}

/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
export function remainderFigures(whole: Effect, sum: Effect, confidence: number): Figures {
  const change = Math.expm1(whole.mean) - Math.expm1(sum.mean)
  const joint = combine(
    change,
    [whole, sum].map((effect) => ({ effect, slope: Math.exp(effect.mean) })),
  )
  const { low, high } = interval(joint, confidence)
  const most = Math.expm1(WIDEST)
  return { change, low: Math.max(-most, low), high: Math.min(most, high) }
}

const LEAST_RELEVANT = 0.01
const RELEVANT_SHARE = 0.1

/** The least cost that matters, as −ln(1 − share). */
export function relevantCost(whole: Effect): number {
  return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)))
}

/**
 * The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS
 */
export function relevantShareOf(whole: number): number {
  return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole)
}

/** The change of QPS that undoes a change of it. */
export function wayBackOf(change: number): number {
  return 1 / (1 + change) - 1
}
