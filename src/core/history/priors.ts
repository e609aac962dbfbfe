/** The spread of server starts, learned from stored runs: in every run, control and twin should be equal. */

import { DEFAULT_START_SPREAD, type StartSpread } from '../stats/random-effects.ts'
import { sum } from '../stats/vectors.ts'
import type { RunRecord } from './run-record.ts'
import { excludedBy } from './series.ts'

/** A difference counts as at most this many standard deviations, so that one bad run teaches little. */
const CLIP = 2
/** E min(Z², 4) of a standard normal Z. */
const CLIPPED_SQUARE = 0.920537
/** Server starts' worth of variance in the difference of two servers. */
const STARTS = 2
/**
 * However many runs are stored, the servers that start now may differ more, on another machine or in another version.
 * Where starts differ by 1.8 % and stored runs taught 0.4 % with 10 degrees of freedom, 12 % of slowdowns as large as
 * the tolerance passed; with these limits 6 %.
 */
const MOST_DF = 6
const LEAST_SD = 0.01
/** A start does not move ln QPS by more. */
const MOST_SD = 1
const STEPS = 60

export interface LearnedSpread extends StartSpread {
  /** The spread by the runs alone; null without any. */
  readonly observed: number | null
  /** Runs that had a say. */
  readonly runs: number
}

type StoredTwin = RunRecord['twin'][number]

/**
 * The spread of server starts, ln QPS, learned from the twins of stored runs and the prior, by degrees of freedom. A
 * twin's difference has the variance noise² + 2 sd²/trials; sd is the value for which the squares, each less than four
 * variances, have the mean of a normal distribution (Huber's proposal 2).
 */
export function learnedStartSpread(records: readonly RunRecord[], prior = DEFAULT_START_SPREAD): LearnedSpread {
  const runs = records.filter((record) => record.twin.length > 0 && excludedBy(record) !== 'disturbed')
  const observed = observedSpread(runs.flatMap(({ twin }) => twin))
  const df = sum(runs.map(({ twin }) => information(twin, prior)))
  if (observed === null) return { ...prior, observed, runs: 0 }
  const variance = (prior.df * prior.sd ** 2 + df * observed ** 2) / (prior.df + df)
  return {
    sd: Math.max(LEAST_SD, Math.sqrt(variance)),
    df: Math.min(MOST_DF, prior.df + df),
    observed,
    runs: runs.length,
  }
}

/** The spread by bisection: the larger sd is, the fewer standard deviations the differences are. */
function observedSpread(twins: readonly StoredTwin[]): number | null {
  if (twins.length === 0) return null
  const excess = (sd: number) => sum(twins.map((twin) => clippedSquare(twin, sd))) / twins.length - CLIPPED_SQUARE
  if (excess(0) <= 0) return 0
  let [low, high] = [0, MOST_SD]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (excess(middle) > 0) low = middle
    else high = middle
  }
  return high
}

function clippedSquare({ mean, noise, trials }: StoredTwin, sd: number): number {
  const variance = noise ** 2 + (STARTS * sd ** 2) / trials
  if (variance === 0) return mean === 0 ? 0 : CLIP ** 2
  return Math.min(CLIP ** 2, mean ** 2 / variance)
}

/**
 * Degrees of freedom that a run has about the starts: at most one, as all its cells have the same servers, and the less
 * the more of the difference is noise.
 */
function information(twin: RunRecord['twin'], prior: StartSpread): number {
  const shares = twin.map(({ noise, trials }) => {
    const starts = (STARTS * prior.sd ** 2) / trials
    return (starts / (starts + noise ** 2)) ** 2
  })
  return sum(shares) / Math.max(1, shares.length)
}
