/** Joins the estimates of trials. More turns of the same server start do not replace further starts. */

import { z } from 'zod'
import { studentTQuantile } from './special-functions.ts'
import { mean, sum } from './vectors.ts'

/** Prior for how much a server start alone moves an arm's ln QPS: a standard deviation and its degrees of freedom. */
export interface StartSpread {
  readonly sd: number
  readonly df: number
}

/**
 * Default prior. It is wide, because nobody knows the next server, and weak, so that a few starts can correct it. Over
 * 24 starts of each of five servers, at eight workloads, the spread was 0 to 2.5%, and 3 to 7% where clients wait for
 * locks. The promised error rates hold where starts differ by up to 4% (docs/evidence/formulas.md).
 */
export const DEFAULT_START_SPREAD: StartSpread = { sd: 0.016, df: 3 }

/**
 * Prior for loads whose reads keep the CPU busy. Starts differ less there: by 0 to 1.3% in the starts described at
 * DEFAULT_START_SPREAD, and by less than 0.3% in 120 starts on an idle machine within an hour.
 */
export const READ_START_SPREAD: StartSpread = { sd: 0.01, df: 4 }

export interface TrialEstimate {
  readonly mean: number
  /** Squared standard error from the noise of its blocks, finite and ≥ 0. */
  readonly variance: number
}

/** A variance, with the degrees of freedom that say how precisely it is known. */
const componentSchema = z.object({ variance: z.number(), df: z.number() })

export const effectSchema = z.object({
  mean: z.number(),
  standardError: z.number(),
  /** Degrees of freedom of the standard error (Welch–Satterthwaite). */
  df: z.number(),
  /** Parts of the squared standard error: noise of blocks, spread of starts. */
  within: componentSchema,
  between: componentSchema,
})

export type Effect = z.infer<typeof effectSchema>
type VarianceComponent = Effect['within']

/** Maximum number of steps of the iteration that finds a variance. It needs only a few. */
const STEPS = 100
const SETTLED = 1e-6
/**
 * Minimum variance of a trial, which is a standard deviation of 0.0001 on the logarithmic scale, because equal counts
 * in all windows do not make a trial exact.
 */
const LEAST_VARIANCE = 1e-8
/** Share of the prior variance that remains however alike a few starts are. */
const LEAST_SHARE = 0.05
/** Variance of the difference of two equal servers, in units of one start's variance. */
const STARTS_PER_TWINS = 2

/** Square of a difference, which is on average the variance of a start plus the variance of the noise. */
export interface SquareSample {
  readonly square: number
  readonly noise: number
  readonly df: number
}

/**
 * Finds by how much servers that start together, trial after trial, differ from start to start: from what is left of
 * their values after the mean of each server and of each trial is subtracted. It assumes that the starts of all
 * scenarios differ alike. Twins have the same expected value, so their difference counts as well.
 *
 * @param servers the trials of each server against a first one, whose twin comes first; all have the same trials
 * @returns an empty list if there is no twin, or no other server
 */
export function spreadAmong([twin, ...others]: readonly (readonly TrialEstimate[])[]): SquareSample[] {
  if (twin === undefined || others.length === 0) return []
  const [against, count] = [[twin, ...others], twin.length]
  const values = [twin.map(() => 0), ...against.map((trials) => trials.map((trial) => trial.mean))]
  const [byServer, byTrial] = [values.map(mean), twin.map((_, nth) => mean(values.map((each) => each[nth] as number)))]
  const all = mean(byServer)
  const squares = values.flatMap((each, server) =>
    each.map((value, nth) => (value - (byServer[server] as number) - (byTrial[nth] as number) + all) ** 2),
  )
  const df = (values.length - 1) * (count - 1)
  // A difference of two servers has the noise of both.
  const noise = mean(against.flat().map(({ variance }) => variance)) / STARTS_PER_TWINS
  const ofTwins = { square: (count * (byServer[1] as number) ** 2) / STARTS_PER_TWINS, noise, df: 1 }
  return count > 1 ? [{ square: sum(squares) / df, noise, df }, ofTwins] : [ofTwins]
}

/** Measurements, besides the prior, that show how much starts differ. */
export type StartsShown =
  /**
   * The difference of two equal servers in each trial. These servers are not part of the estimate, so the trials of the
   * estimate count too.
   */
  | { readonly twins: readonly TrialEstimate[] }
  /**
   * All servers of the cell. The servers of the estimate are among them, so the trials of the estimate must not count
   * again.
   */
  | { readonly servers: readonly SquareSample[] }

/**
 * Random-effects mean of trial estimates. The spread of starts follows from earlier runs, from how the trials differ
 * (method of moments, DerSimonian & Laird 1986), and from equal or other servers that were measured together; each
 * counts by its degrees of freedom (as in Smyth 2004). Trials are weighted by 1/(v + τ²).
 *
 * @param trials at least one
 * @param withinDf degrees of freedom of the trials' variances together
 * @param starts variance from starts in one trial's value, in units of one start's variance: 1 for one arm alone, 2 for
 *   an arm against one reference, 1.5 against the mean of two
 * @returns also `replicas`: how many equally weighted trials would say as much about starts, 1 to the number of trials
 */
export function randomEffects(
  trials: readonly TrialEstimate[],
  withinDf: number,
  starts: number,
  prior = DEFAULT_START_SPREAD,
  shown: StartsShown = { twins: [] },
): Effect & { readonly replicas: number } {
  if (trials.length === 0) throw new RangeError('no trial to average')
  const squares = 'servers' in shown ? shown.servers : [...spreadOf(trials, starts), ...shown.twins.map(differenceOf)]
  const spread = startVariance(starts > 0 ? squares : [], prior)
  const tau = { variance: starts * spread.variance, df: spread.df }
  const weighted = trials.map((trial) => ({
    ...trial,
    weight: 1 / Math.max(LEAST_VARIANCE, trial.variance + tau.variance),
  }))
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0)
  const location = weighted.reduce((all, trial) => all + trial.mean * trial.weight, 0) / total
  const within = weighted.reduce((sum, { variance, weight }) => sum + (weight / total) ** 2 * variance, 0)
  const replicas = 1 / weighted.reduce((sum, { weight }) => sum + (weight / total) ** 2, 0)
  const between = { variance: tau.variance / replicas, df: tau.df }
  return { ...effectOfParts(location, { variance: within, df: Math.max(1, withinDf) }, between), replicas }
}

/** Effect from the variance of its turns (`within`) and the variance of its starts (`between`). */
export function effectOfParts(mean: number, within: VarianceComponent, between: VarianceComponent): Effect {
  const { variance, df } = varianceSum(within, between)
  return { mean, standardError: Math.sqrt(variance), df, within, between }
}

/** Sum of two independent variances; its degrees of freedom follow Welch and Satterthwaite. */
export function varianceSum(one: VarianceComponent, other: VarianceComponent): VarianceComponent {
  const variance = one.variance + other.variance
  const df = variance ** 2 / (one.variance ** 2 / one.df + other.variance ** 2 / other.df)
  return { variance, df: Number.isFinite(df) ? df : one.df }
}

function spreadOf(trials: readonly TrialEstimate[], starts: number): SquareSample[] {
  const df = trials.length - 1
  if (df === 0) return []
  const mean = trials.reduce((sum, trial) => sum + trial.mean, 0) / trials.length
  const squares = trials.reduce((sum, trial) => sum + (trial.mean - mean) ** 2, 0) / df
  const noise = trials.reduce((sum, trial) => sum + trial.variance, 0) / trials.length
  return [{ square: squares / starts, noise: noise / starts, df }]
}

function differenceOf({ mean, variance }: TrialEstimate): SquareSample {
  return { square: mean ** 2 / STARTS_PER_TWINS, noise: variance / STARTS_PER_TWINS, df: 1 }
}

/**
 * Likeliest variance of a start: the root of ν(s₀² − σ²) + Σ w(q − v − σ²) = 0 with w = df·(σ²/(σ² + v))², for squares
 * q with noise v and a prior of ν₀ degrees of freedom. Squares that are mostly noise say little, so they have little
 * weight.
 *
 * Starts that differ more than the prior says reduce its weight, ν = ν₀·s₀²/σ², because a prior may add doubt but must
 * not remove any. For the same reason the search begins at the squares, so that among several roots it finds a large
 * one.
 */
function startVariance(all: readonly SquareSample[], { sd, df: priorDf }: StartSpread): VarianceComponent {
  const observations = all.reduce((sum, { df }) => sum + df, 0)
  const meanSquare = all.reduce((sum, { square, df }) => sum + square * df, 0) / Math.max(1, observations)
  let estimate = { variance: Math.max(sd ** 2, meanSquare), df: priorDf }
  for (let step = 0; step < STEPS && all.length > 0; step++) {
    // A prior with a variance of 0 keeps its weight as long as no start differs.
    const trust = estimate.variance === 0 ? priorDf : priorDf * Math.min(1, sd ** 2 / estimate.variance)
    let sum = trust * sd ** 2
    let df = trust
    for (const { square, noise, df: degrees } of all) {
      const weight = noise > 0 ? degrees * (estimate.variance / (estimate.variance + noise)) ** 2 : degrees
      sum += weight * (square - noise)
      df += weight
    }
    const variance = Math.max(LEAST_SHARE * sd ** 2, sum / df)
    if (Math.abs(variance - estimate.variance) <= SETTLED * variance) return { variance, df }
    // Only half a step is taken, because whole steps may alternate for ever where noise is as large as the spread.
    estimate = { variance: (estimate.variance + variance) / 2, df }
  }
  return estimate
}

export interface VarianceParts {
  readonly within: VarianceComponent
  readonly between: VarianceComponent
}

/**
 * Distance of a bound at one-sided error alpha from the estimate. It is the root of the sum of the squares of two
 * distances, one for each part of the variance with its own degrees of freedom (MOVER, Zou and Donner 2008). A single
 * Student's t for both parts would treat the few degrees of freedom of starts as if they were many, and the bound would
 * be too narrow.
 */
export function boundDistance({ within, between }: VarianceParts, alpha: number): number {
  const part = ({ variance, df }: VarianceComponent) =>
    variance === 0 ? 0 : studentTQuantile(1 - alpha, df) * Math.sqrt(variance)
  return Math.hypot(part(within), part(between))
}

/** Two-sided interval of an effect. @param confidence in (0, 1), such as 0.95 */
export function interval(effect: Effect, confidence: number): { low: number; high: number } {
  const half = boundDistance(effect, (1 - confidence) / 2)
  return { low: effect.mean - half, high: effect.mean + half }
}

/** One-sided upper bound at error alpha, 0 < alpha < 1. */
export function upperBound(effect: Effect, alpha: number): number {
  return effect.mean + boundDistance(effect, alpha)
}

/** One-sided lower bound at error alpha, 0 < alpha < 1. */
export function lowerBound(effect: Effect, alpha: number): number {
  return effect.mean - boundDistance(effect, alpha)
}

export interface DeltaTerm {
  readonly effect: Effect
  /** Derivative of the joint value by this effect. */
  readonly slope: number
}

/** Joins independent effects by the delta method; degrees of freedom by Welch–Satterthwaite. */
export function combine(mean: number, effects: readonly DeltaTerm[]): Effect {
  const parts = effects.map(({ effect, slope }) => ({ variance: (slope * effect.standardError) ** 2, df: effect.df }))
  const within = parts.reduce(varianceSum, { variance: 0, df: 1 })
  return effectOfParts(mean, within, { variance: 0, df: within.df })
}
