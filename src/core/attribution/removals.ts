/**
 * Savings from switching a blamed setting back while the rest stays, and settings that cost only together: a
 * second-order model of turns. With sⱼ = ±1 for on and off, v(S) = c + Σ αⱼsⱼ + Σ αᵢⱼsᵢsⱼ, the second sum over pairs of
 * blamed settings. The difference of two turns with complementary subsets holds 2 Σ αⱼsⱼ only, their mean only c + Σ
 * αᵢⱼsᵢsⱼ: so the two parts are fitted separately, each with its own noise: momentary noise that turns share cancels
 * out of differences but not out of means, which have a level for every block of time. Interactions with settings that
 * are not blamed are assumed to be zero on average.
 */
import { combine, type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import { type Matrix, type Regression, robustRegression } from '../stats/robust-regression.ts'
import { at, dot, quadratic } from '../stats/vectors.ts'
import { effectOf, signsOf } from './shapley.ts'
import type { Subset } from './subsets.ts'

export interface TurnOutcome {
  readonly on: Subset
  /** Number of the block of time, about 1.2 s, in which the server's own speed is taken as constant. */
  readonly level: number
  /** ln QPS. */
  readonly logRate: number
}

export interface RemovalQuestion {
  /** The two turns of a pair one after the other, as they were drawn. */
  readonly turns: readonly TurnOutcome[]
  /** Indices of the settings to blame, at most MOST_REMOVED. */
  readonly blamed: readonly number[]
  /** The least cost that matters, as −ln(1 − share). */
  readonly relevant: number
}

export interface Removal {
  readonly setting: number
  /** v(N) − v(N without it), as ln; negative: head is slower for it. */
  readonly effect: Effect
  /** Blamed settings without which it costs nothing, and which cost nothing without it. */
  readonly together: readonly number[]
  /** Whether it costs more with another, and is not known to cost anything without it, nor to cost nothing. */
  readonly isOpen: boolean
}

/** Settings whose interactions are measured; every pair of them is a figure to estimate. */
export const MOST_REMOVED = 6
/** Pairs of turns beyond the figures taken from them, below which nothing is said. */
const LEAST_SPARE = 12
/** Part of a removal's savings that the setting may cost alone, if that is more than the relevant cost. */
const SMALL_PART = 0.3
/** One-sided error at which a setting alone costs less than that. */
const ALONE = 0.05
/** One-sided error for any interaction that does not exist, over all pairs of blamed settings. */
const INTERACTING = 0.025

/**
 * Removal of j: 2 (αⱼ + Σᵢ αᵢⱼ) over the other blamed settings i; alone it costs 2 (αⱼ − Σᵢ αᵢⱼ), and the joint cost of
 * i and j is 4 αᵢⱼ. Two are together if each alone is shown to cost almost nothing (5 % each), and their interaction
 * matters and is shown to slow down (2.5 % over all pairs, Bonferroni).
 *
 * @returns one for each blamed setting, in their order; empty if the turns do not suffice
 * @throws RangeError if two turns do not make a pair, or more settings are blamed than can be distinguished
 */
export function removals({ turns, blamed, relevant }: RemovalQuestion): readonly Removal[] {
  if (blamed.length > MOST_REMOVED) throw new RangeError(`${blamed.length} settings; at most ${MOST_REMOVED}`)
  const model = modelOf(pairsOf(turns), blamed)
  if (model === undefined) return []
  const alone = blamed.map((_, nth) => corner(model, nth, -1))
  const whole = blamed.map((_, nth) => corner(model, nth, 1))
  const isNothing = alone.map(
    (effect, nth) => lowerBound(effect, ALONE) > -Math.max(relevant, SMALL_PART * -at(whole, nth).mean),
  )
  const isShared = (one: number, other: number) =>
    isNothing[one] === true && isNothing[other] === true && isInteracting(model, one, other, relevant)
  const isOpen = (nth: number) =>
    isNothing[nth] !== true &&
    upperBound(at(alone, nth), ALONE) > 0 &&
    blamed.some((_, other) => other !== nth && isInteracting(model, nth, other, relevant))
  return blamed.map((setting, nth) => ({
    setting,
    effect: at(whole, nth),
    together: blamed.filter((_, other) => other !== nth && isShared(nth, other)),
    isOpen: isOpen(nth),
  }))
}

interface TurnPair {
  readonly signs: readonly number[]
  readonly level: number
  readonly difference: number
  readonly mean: number
}

function pairsOf(turns: readonly TurnOutcome[]): TurnPair[] {
  return turns.flatMap((first, index): TurnPair[] => {
    if (index % 2 === 1) return []
    const second = turns[index + 1]
    if (second === undefined || first.on.some((isOn, setting) => isOn === second.on[setting]))
      throw new RangeError(`turn ${index} and the next are no pair of complementary subsets`)
    const [difference, mean] = [first.logRate - second.logRate, (first.logRate + second.logRate) / 2]
    return [{ signs: signsOf(first.on), level: first.level, difference, mean }]
  })
}

interface Model {
  /** 2αⱼ of the blamed settings, by their place. */
  readonly mains: readonly Effect[]
  readonly interactions: Regression | undefined
  /** Places of the two settings that each interaction is of. */
  readonly pairs: readonly (readonly [number, number])[]
}

function modelOf(turns: readonly TurnPair[], blamed: readonly number[]): Model | undefined {
  const settings = turns[0]?.signs.length ?? 0
  const pairs = blamed.flatMap((_, one) => blamed.slice(one + 1).map((_, nth) => [one, one + 1 + nth] as const))
  const levels = [...new Set(turns.map(({ level }) => level))]
  if (turns.length < Math.max(settings, levels.length + pairs.length) + LEAST_SPARE) return undefined
  const odd = robustRegression(
    turns.map(({ signs }) => [...signs, 1]),
    turns.map(({ difference }) => difference),
  )
  const mains = blamed.map((setting) => sumOver(odd, (column) => (column === setting ? 1 : 0)))
  return { mains, interactions: pairs.length === 0 ? undefined : evenPart(turns, blamed, pairs, levels), pairs }
}

/** Levels are found by their differences from the mean, so that the offset of the values does not matter. */
function evenPart(
  turns: readonly TurnPair[],
  blamed: readonly number[],
  pairs: Model['pairs'],
  levels: readonly number[],
): Regression {
  const rows: Matrix = turns.map(({ signs, level }) => [
    ...pairs.map(([one, other]) => at(signs, at(blamed, one)) * at(signs, at(blamed, other))),
    ...levels.map((each) => (each === level ? 1 : 0)),
  ])
  const center = turns.reduce((sum, { mean }) => sum + mean, 0) / turns.length
  return robustRegression(
    rows,
    turns.map(({ mean }) => mean - center),
  )
}

/** The effect of a setting while all other blamed settings are on (1) or off (−1). */
function corner({ mains, interactions, pairs }: Model, nth: number, side: 1 | -1): Effect {
  const main = at(mains, nth)
  if (interactions === undefined) return main
  const shift = sumOver(interactions, (column) => (pairs[column]?.includes(nth) ? 2 * side : 0))
  return combine(main.mean + shift.mean, [
    { effect: main, slope: 1 },
    { effect: shift, slope: 1 },
  ])
}

function isInteracting({ interactions, pairs }: Model, one: number, other: number, relevant: number): boolean {
  if (interactions === undefined) return false
  const own = sumOver(interactions, (column) =>
    pairs[column]?.includes(one) && pairs[column]?.includes(other) ? 4 : 0,
  )
  return own.mean <= -relevant && upperBound(own, INTERACTING / pairs.length) < 0
}

/** A linear combination of a regression's coefficients. */
function sumOver({ coefficients, covariance, df }: Regression, factor: (column: number) => number): Effect {
  const factors = coefficients.map((_, column) => factor(column))
  return effectOf(dot(factors, coefficients), quadratic(factors, covariance), df)
}
