/**
 * What each changed line costs, by regression over servers that were started with some of them. In every trial a few servers
 * run in turns, each with its own lines; their ln QPS less the trial's mean is Σ aⱼxⱼ + Σ bᵢⱼxᵢxⱼ, with xⱼ the share of a
 * unit's lines that a server has. A line counts only beside the lines that it needs. Halves and their complements make aⱼ the
 * Shapley value where no pair is asked for: costs that add up to the whole.
 */

import { inverse, type Matrix } from '../stats/matrices.ts'
import { type Effect, joined, type StartSpread } from '../stats/random-effects.ts'
import { at, dot, mean, quadratic, sum } from '../stats/vectors.ts'

/** Whether each line is on, in their order. */
export type Lines = readonly boolean[]

/** A server of a trial. */
export interface ServerRate {
  readonly on: Lines
  /** ln of QPS, or of the work that a unit of a cost is enough for; only differences within a trial count. */
  readonly logRate: number
}

/** The servers of one trial, which ran in turns. */
export interface TrialRates {
  readonly servers: readonly ServerRate[]
  /** Variance of one server's ln rate from the noise of turns, without that of its start. */
  readonly noise: number
  /** ln rate of a server that has something else than some of the lines, such as a suggestion; default: there was none. */
  readonly besideLogRate?: number | undefined
}

/** What is known of the lines, beside their rates. */
export interface KnownLines {
  /** The lines that each line needs to have an effect, by line. */
  readonly needs: readonly (readonly number[])[]
  /** Effect of all lines, as the run has shown it. */
  readonly whole: Effect
  readonly startSpread: StartSpread
}

/** Lines that are switched together. */
export type Unit = readonly number[]

/**
 * Spread of costs before anything was measured, in ln QPS: wide, so that it only keeps unseen ones solvable. One line may
 * well be the whole, so that it is wider where the whole is larger.
 */
const PRIOR_SD = 0.15
/** The same of what two units cost only together. */
const PRIOR_PAIR_SD = 0.1
/** Residuals of few servers may be small by chance: the variance is not believed to be a smaller part of the expected. */
const LEAST_SHARE = 0.1

/** The fitted model. */
export interface CostModel {
  readonly units: readonly Unit[]
  /** Pairs of units, by their indices. */
  readonly pairs: readonly (readonly [one: number, other: number])[]
  /** Units first, then pairs. */
  readonly coefficients: readonly number[]
  readonly covariance: Matrix
  readonly df: number
}

/** The share of a unit's lines that have an effect on a server. */
export function presence(unit: Unit, on: Lines, needs: KnownLines['needs']): number {
  const effective = unit.filter((line) => on[line] && at(needs, line).every((needed) => on[needed]))
  return effective.length / unit.length
}

/** The columns of a server: its units, then products of pairs. */
export function columnsOf(
  units: readonly Unit[],
  pairs: CostModel['pairs'],
  on: Lines,
  needs: KnownLines['needs'],
): number[] {
  const present = units.map((unit) => presence(unit, on, needs))
  return [...present, ...pairs.map(([one, other]) => at(present, one) * at(present, other))]
}

/** Columns of a trial's servers, less their means: the trial's own level tells nothing. */
export function centred(rows: readonly (readonly number[])[]): number[][] {
  const means = (rows[0] ?? []).map((_, column) => mean(rows.map((row) => at(row, column))))
  return rows.map((row) => row.map((value, column) => value - at(means, column)))
}

/**
 * Bayesian linear regression with the variance of a server's rate from noise and starts, which the residuals correct by the
 * degrees of freedom that the prior of starts leaves them. The whole, as the run has shown it, is one more row.
 */
export function fitCosts(
  trials: readonly TrialRates[],
  units: readonly Unit[],
  pairs: CostModel['pairs'],
  { needs, whole, startSpread }: KnownLines,
): CostModel {
  const size = units.length + pairs.length
  const information = priorInformation(units.length, size, Math.max(1, Math.abs(whole.mean) / PRIOR_SD))
  const moments = new Array<number>(size).fill(0)
  const add = (row: readonly number[], value: number, weight: number) => {
    for (let left = 0; left < size; left++) {
      moments[left] = at(moments, left) + weight * at(row, left) * value
      for (let right = 0; right < size; right++)
        at(information, left)[right] = at(at(information, left), right) + weight * at(row, left) * at(row, right)
    }
  }
  const startVariance = startSpread.sd ** 2
  const observed = trials.flatMap(({ servers, noise }) => {
    const rows = centred(servers.map(({ on }) => columnsOf(units, pairs, on, needs)))
    const level = mean(servers.map(({ logRate }) => logRate))
    const variance = Math.max(Number.MIN_VALUE, noise + startVariance)
    return servers.map(({ logRate }, nth) => ({ row: at(rows, nth), value: logRate - level, variance, noise }))
  })
  for (const { row, value, variance } of observed) add(row, value, 1 / variance)
  const all = needs.map(() => true)
  const wholeRow = columnsOf(units, pairs, all, needs)
  if (whole.standardError > 0) add(wholeRow, whole.mean, 1 / whole.standardError ** 2)
  const covariance = inverse(information)
  const coefficients = covariance.map((row) => dot(row, moments))
  const residuals = observed.map(({ row, value, variance }) => (value - dot(row, coefficients)) ** 2 / variance)
  // Parameters that the rows themselves determine, the level of each trial among them.
  const determined = sum(observed.map(({ row, variance }) => quadratic(row, covariance) / variance)) + trials.length
  const left = Math.max(0, observed.length - determined)
  const fromNoise = observed.length === 0 ? 1 : mean(observed.map(({ noise, variance }) => noise / variance))
  const scale = Math.max(fromNoise, LEAST_SHARE, (startSpread.df + sum(residuals)) / (startSpread.df + left))
  return {
    units,
    pairs,
    coefficients,
    covariance: covariance.map((row) => row.map((value) => scale * value)),
    df: startSpread.df + left,
  }
}

/**
 * A diagonal matrix, to which rows are added.
 *
 * @param wider how many times as wide as usual the spread is
 */
export function priorInformation(units: number, size: number, wider = 1): number[][] {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) =>
      row === column ? 1 / (wider * (row < units ? PRIOR_SD : PRIOR_PAIR_SD)) ** 2 : 0,
    ),
  )
}

/** A linear combination of the coefficients, with its uncertainty. */
export function effectOf({ coefficients, covariance, df }: CostModel, slopes: readonly number[]): Effect {
  const within = { variance: Math.max(0, quadratic(slopes, covariance)), df }
  return joined(dot(slopes, coefficients), within, { variance: 0, df })
}

/**
 * Effect of the server beside the others against the reference, over all trials that had one; undefined if none had. The level
 * of each trial is that of the fitted reference.
 */
export function effectBeside(
  trials: readonly TrialRates[],
  model: CostModel,
  { needs, startSpread }: KnownLines,
): Effect | undefined {
  const values = trials.flatMap(({ servers, besideLogRate, noise }) => {
    if (besideLogRate === undefined) return []
    const references = servers.map(
      ({ on, logRate }) => logRate - dot(columnsOf(model.units, model.pairs, on, needs), model.coefficients),
    )
    const variance = (noise + startSpread.sd ** 2) * (1 + 1 / servers.length)
    return [{ value: besideLogRate - mean(references), variance }]
  })
  if (values.length === 0) return undefined
  const variance = sum(values.map((each) => each.variance)) / values.length ** 2
  const within = { variance, df: model.df }
  return joined(mean(values.map(({ value }) => value)), within, { variance: 0, df: model.df })
}

/** How much of the effect of all lines each coefficient is: the slopes of what the units cost alone, together, or last. */
export class Slopes {
  readonly #model: CostModel

  constructor(model: CostModel) {
    this.#model = model
  }

  /** A unit with none of those that it interacts with. */
  alone(unit: number): number[] {
    return this.#of(unit, 0)
  }

  /** A unit's share: halfway between alone and last. */
  share(unit: number): number[] {
    return this.#of(unit, 0.5)
  }

  /** A unit with all others: what taking it back regains. */
  last(unit: number): number[] {
    return this.#of(unit, 1)
  }

  /** What a pair costs beyond the two alone. */
  pair(nth: number): number[] {
    return this.#model.coefficients.map((_, column) => Number(column === this.#model.units.length + nth))
  }

  /** The shares of all units. */
  whole(): number[] {
    return this.#model.coefficients.map(() => 1)
  }

  #of(unit: number, ofPairs: number): number[] {
    const { units, pairs } = this.#model
    return [
      ...units.map((_, index) => Number(index === unit)),
      ...pairs.map((pair) => (pair.includes(unit) ? ofPairs : 0)),
    ]
  }
}
