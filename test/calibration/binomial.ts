/**
 * How large a rate can be, or how small, by a count of hits in runs (Clopper & Pearson 1934); exact, so somewhat wide.
 */
import { incompleteBeta } from '../../src/core/stats/special-functions.ts'

const CONFIDENCE = 0.95
/** Halvings of 0…1, after which a double has no more digits. */
const STEPS = 60

/**
 * Upper 95 % limit of the rate: the greatest p with P(X ≤ hits) ≥ 5 %, where X is binomial (runs, p).
 *
 * @returns 0…1, and 1 where there are no runs
 * @throws RangeError if hits are not whole, or not from 0 to runs
 */
export function upperRate(hits: number, runs: number): number {
  if (!(Number.isInteger(hits) && Number.isInteger(runs) && hits >= 0 && hits <= runs))
    throw new RangeError(`hits must be whole, from 0 to the number of runs, got ${hits} of ${runs}`)
  if (hits === runs) return 1
  let [low, high] = [0, 1]
  for (let step = 0; step < STEPS; step++) {
    const rate = (low + high) / 2
    // P(X > hits) = I_p(hits + 1, runs − hits), which rises with p.
    if (incompleteBeta(rate, hits + 1, runs - hits) < CONFIDENCE) low = rate
    else high = rate
  }
  return high
}

/**
 * Lower 95 % limit of the rate: the least p with P(X ≥ hits) ≥ 5 %; 0 where there are no runs. @throws as `upperRate`
 */
export function lowerRate(hits: number, runs: number): number {
  return 1 - upperRate(runs - hits, runs)
}
