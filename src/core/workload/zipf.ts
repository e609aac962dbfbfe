/** Zipf's law in the form of its integral: rank r, from 0, has a frequency in proportion to that of x^-skew around r + 1. */
import { sum } from '../stats/vectors.ts'

const MOST_EXPONENT = 3
const STEPS = 30
/** Share of the values whose frequency decides. */
const TOP = 0.1
/** Values that show an exponent; fewer do not. */
const FEWEST = 4
/** Excess of the most frequent values that chance does not explain, in standard deviations of a mean count. */
const BY_CHANCE = 2.5

/** Rank for u from 0 to 1: (start + scale · u) ^ power - ½, rounded down. */
export function powerLaw(distinct: number, skew: number) {
  // At 1 it is e ^ u, which nobody can tell from this.
  const rest = skew === 1 ? 1e-6 : 1 - skew
  const start = 0.5 ** rest
  return { power: 1 / rest, start, scale: (distinct + 0.5) ** rest - start }
}

/**
 * The exponent for which the most frequent tenth of the values has the share that it was seen with; 0 if that may be
 * chance. From 0 to 3.
 *
 * @param counts of values that are a sample of all
 */
export function zipfExponent(counts: readonly number[]): number {
  if (counts.length < FEWEST) return 0
  const ordered = counts.toSorted((a, b) => b - a)
  const top = Math.ceil(TOP * counts.length)
  const all = sum(ordered)
  const mean = all / counts.length
  const share = sum(ordered.slice(0, top)) / all
  if (share * all <= top * (mean + BY_CHANCE * Math.sqrt(mean))) return 0
  let low = 0
  let high = MOST_EXPONENT
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (powerLaw(top, middle).scale / powerLaw(counts.length, middle).scale < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}
