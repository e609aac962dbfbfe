/** Joins the estimates of several trials: the server start is the unit of replication. */
import type { Location } from './robust.ts'
import { studentTQuantile } from './special-functions.ts'

/**
 * What is known beforehand of how much a server start alone moves an arm's ln QPS: a standard deviation, and with how
 * many degrees of freedom it is known. 0.5 % was seen over 7 starts of six equal servers.
 */
export interface StartSpread {
  readonly sd: number
  readonly df: number
}

export const DEFAULT_START_SPREAD: StartSpread = { sd: 0.005, df: 20 }

export interface Effect {
  /** Mean over trials. */
  readonly mean: number
  readonly standardError: number
  /** Degrees of freedom of the standard error (Welch–Satterthwaite). */
  readonly df: number
}

/**
 * Random-effects mean of trial estimates. Between-trial variance: method of moments (DerSimonian & Laird 1986), shrunk
 * towards the prior in proportion to degrees of freedom (as in Smyth 2004); trials are weighted by 1/(v + τ²).
 *
 * @param trials one location per trial, variances finite and ≥ 0, at least one; they may share one noise estimate, so
 *   their degrees of freedom are those of all blocks less the trials
 * @param starts how many server starts' worth of variance one trial's value carries: 1 for one arm alone, 2 for an arm
 *   against one reference, 1.5 against the mean of two
 */
export function randomEffects(trials: readonly Location[], starts: number, prior = DEFAULT_START_SPREAD): Effect {
  if (trials.length === 0) throw new RangeError('no trial to average')
  const between = betweenVariance(trials, starts * prior.sd ** 2, prior.df)
  const weights = trials.map((trial) => 1 / (trial.variance + between.variance))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = trials.reduce((sum, trial, index) => sum + trial.mean * (weights[index] ?? 0), 0) / total
  // Satterthwaite: Var² over the sum of each component's squared share by its degrees of freedom.
  const shares = weights.map((weight) => (weight / total) ** 2)
  const withinPart = trials.reduce((sum, trial, index) => sum + (shares[index] ?? 0) * trial.variance, 0)
  const betweenPart = between.variance * shares.reduce((sum, share) => sum + share, 0)
  const withinDf = Math.max(1, trials.reduce((sum, trial) => sum + trial.count, 0) - trials.length)
  const df = 1 / total ** 2 / (withinPart ** 2 / withinDf + betweenPart ** 2 / between.df)
  return { mean, standardError: Math.sqrt(1 / total), df }
}

function betweenVariance(
  trials: readonly Location[],
  prior: number,
  priorDf: number,
): { variance: number; df: number } {
  const own = trials.length - 1
  if (own === 0) return { variance: prior, df: priorDf }
  const mean = trials.reduce((sum, trial) => sum + trial.mean, 0) / trials.length
  const spread = trials.reduce((sum, trial) => sum + (trial.mean - mean) ** 2, 0) / own
  const within = trials.reduce((sum, trial) => sum + trial.variance, 0) / trials.length
  const observed = Math.max(0, spread - within)
  return { variance: (priorDf * prior + own * observed) / (priorDf + own), df: priorDf + own }
}

/** Two-sided interval of an effect. `confidence` is in (0, 1), e.g. 0.95. */
export function interval(effect: Effect, confidence: number): { low: number; high: number } {
  const half = studentTQuantile((1 + confidence) / 2, effect.df) * effect.standardError
  return { low: effect.mean - half, high: effect.mean + half }
}
