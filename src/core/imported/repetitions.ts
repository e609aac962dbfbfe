/** What repetitions of two cells say of the ratio of their QPS. */
import type { Effect } from '../stats/random-effects.ts'
import type { Observation } from './observation.ts'

/** A cell's observations, at least one. */
export type Repetitions = readonly Observation[]

/** Geometric mean of QPS: the ratio of two of them is what the repetitions say of the change. */
export function meanQps(observations: Repetitions): number {
  const [first, ...others] = observations
  return first !== undefined && others.length === 0 ? first.qps : Math.exp(mean(observations.map(logQps)))
}

/** Change of ln QPS between two cells: −0.05 is about 5 % slower. */
export function logRatio(own: Repetitions, reference: Repetitions): number {
  return mean(own.map(logQps)) - mean(reference.map(logQps))
}

/** How often a change was measured: the fewer observations of the two cells. */
export function repetitionsOf(own: Repetitions, reference: Repetitions): number {
  return Math.min(own.length, reference.length)
}

/**
 * The change with Student's t over repetitions. Where both cells have the same trials, t of the n differences of ln QPS
 * trial by trial, n − 1 degrees of freedom; else Welch's t of the two means of ln QPS (Welch 1947).
 *
 * @returns undefined where one of the cells was measured once, or repetitions do not vary at all, as copies do not
 */
export function repeatedEffect(own: Repetitions, reference: Repetitions): Effect | undefined {
  if (repetitionsOf(own, reference) < 2) return undefined
  const { variance, df } = pairedError(own, reference) ?? welchError(own, reference)
  if (!(variance > 0)) return undefined
  // All of it counts as of the server starts, which means over cells do not average out.
  const [within, between] = [
    { variance: 0, df },
    { variance, df },
  ]
  return { mean: logRatio(own, reference), standardError: Math.sqrt(variance), df, within, between }
}

/** Squared standard error of a mean, or of a difference of means. */
interface SquaredError {
  readonly variance: number
  readonly df: number
}

/** Undefined where trials are not those of the other cell, one to one. */
function pairedError(own: Repetitions, reference: Repetitions): SquaredError | undefined {
  const others = new Map(
    reference.flatMap((observation) => (observation.trial === null ? [] : [[observation.trial, observation]])),
  )
  const differences = own.flatMap((observation) => {
    const other = observation.trial === null ? undefined : others.get(observation.trial)
    return other === undefined ? [] : [logQps(observation) - logQps(other)]
  })
  if (differences.length < own.length || differences.length < reference.length) return undefined
  return errorOfMean(differences)
}

function welchError(own: Repetitions, reference: Repetitions): SquaredError {
  const [one, other] = [errorOfMean(own.map(logQps)), errorOfMean(reference.map(logQps))]
  const variance = one.variance + other.variance
  return { variance, df: variance ** 2 / (one.variance ** 2 / one.df + other.variance ** 2 / other.df) }
}

function errorOfMean(values: readonly number[]): SquaredError {
  const center = mean(values)
  const df = values.length - 1
  const spread = values.reduce((sum, value) => sum + (value - center) ** 2, 0) / df
  return { variance: spread / values.length, df }
}

function logQps({ qps }: Observation): number {
  return Math.log(qps)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
