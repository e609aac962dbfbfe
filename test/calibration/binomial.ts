/**
 * Confidence limits of a rate, by a count of hits in runs (Clopper & Pearson 1934). They are exact, and so somewhat
 * wide.
 */
import { qbeta } from 'lib-r-math.js'

const CONFIDENCE = 0.95

/**
 * Upper 95% limit of the rate: the greatest p with P(X ≤ hits) ≥ 5%, where X is binomial (runs, p). It is 1 without
 * runs.
 */
export function upperRate(hits: number, runs: number): number {
  return hits === runs ? 1 : qbeta(CONFIDENCE, hits + 1, runs - hits)
}

/** Lower 95% limit of the rate: the least p with P(X ≥ hits) ≥ 5%; 0 without runs. */
export function lowerRate(hits: number, runs: number): number {
  return 1 - upperRate(runs - hits, runs)
}
