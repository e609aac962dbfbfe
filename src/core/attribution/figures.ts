/** Makes the figures of causes from effects, and says which cost is large enough to matter. */

import { CONFIDENCE } from '../comparison/comparison.ts'
import { type Effect, interval } from '../stats/random-effects.ts'
import type { CauseFigures } from './attribution.ts'

/** Limits of figures, from a thousandth to a thousand times, because few measurements may give an infinite interval. */
const WIDEST = Math.log(1000)

export function causeFigures(effect: Effect): CauseFigures {
  const { low, high } = interval(effect, CONFIDENCE)
  const changeOf = (log: number) => Math.expm1(within(log))
  return { change: changeOf(effect.mean), low: changeOf(low), high: changeOf(high) }
}

/**
 * Cost or gain of a line as a share of the QPS before the change: the change leaves e^w of that QPS, and without the
 * line it leaves e^s times as much.
 *
 * @param saving s: ln QPS of the change without the line, against the whole change
 * @param whole w: ln QPS of the change against before
 */
export function costFigures(saving: Effect, whole: number): CauseFigures {
  const { low, high } = interval(saving, CONFIDENCE)
  const shareOf = (log: number) => -Math.exp(within(whole)) * Math.expm1(within(log))
  return { change: shareOf(saving.mean), low: shareOf(high), high: shareOf(low) }
}

function within(log: number): number {
  return Math.min(WIDEST, Math.max(-WIDEST, log))
}

const LEAST_RELEVANT = 0.01
const RELEVANT_SHARE = 0.1

/** The smallest cost that matters, as −ln(1 − share). */
export function relevantCost(whole: Effect): number {
  return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)))
}

/** Smallest share that matters: 0.01, or a tenth of the whole if that is more. @param whole change of QPS */
export function relevantShareOf(whole: number): number {
  return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole)
}

/** Change of QPS that undoes another: +0.25 for −0.2. */
export function wayBackOf(change: number): number {
  return 1 / (1 + change) - 1
}
