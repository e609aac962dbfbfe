/** Costs of several groups of lines, compared with the cost of all, and the costs that matter. */

import { combine, type Effect, interval } from '../stats/random-effects.ts'
import type { Figures } from './attribution.ts'

/** Figures reach from a thousandth to a thousand times, since few measurements can give an interval without end. */
const WIDEST = Math.log(1000)

export function figures(effect: Effect, confidence: number): Figures {
  const { low, high } = interval(effect, confidence)
  const told = (log: number) => Math.expm1(Math.min(WIDEST, Math.max(-WIDEST, log)))
  return { change: told(effect.mean), low: told(low), high: told(high) }
}

/** The cost of a group of lines, and the place where it was measured. */
export interface Cost {
  readonly effect: Effect
  /** Time of a query where it was measured, the reference's being 1: without the group, or with it if `isLast`. */
  readonly base: number
  /** Whether the group was taken out of `base`, not added to it. */
  readonly isLast: boolean
}

/** Time that a group adds to a query, the reference's being 1. */
export function extraTime({ effect, base, isLast }: Cost): number {
  return isLast ? -base * Math.expm1(effect.mean) : base * Math.expm1(-effect.mean)
}

/** Every line adds its own time to each query: the extra times add up, s = −ln(1 + Σ tᵢ). */
export function sumOfTimes(costs: readonly Cost[]): Effect {
  const total = costs.reduce((sum, cost) => sum + extraTime(cost), 1)
  const effects = costs.map(({ effect }) => effect)
  // Gains of more than all the time there is are no sum of times.
  if (total <= 0) return sumOfLogs(effects)
  const sloped = costs.map(({ effect, base, isLast }) => ({
    effect,
    slope: (base * Math.exp(isLast ? effect.mean : -effect.mean)) / total,
  }))
  return combine(Math.log(1 / total), sloped)
}

/** Every line leaves a share of the QPS: logarithms add up. */
export function sumOfLogs(effects: readonly Effect[]): Effect {
  const mean = effects.reduce((sum, effect) => sum + effect.mean, 0)
  return combine(
    mean,
    effects.map((effect) => ({ effect, slope: 1 })),
  )
}

/** The whole less the sum of the costs, as ln; negative: slower. */
export function remainder(whole: Effect, sum: Effect): Effect {
  return combine(whole.mean - sum.mean, [
    { effect: whole, slope: 1 },
    { effect: sum, slope: 1 },
  ])
}

/**
 * One effect that was measured twice, apart in time: mean by inverse variances, which grow where the two disagree by
 * more than they should (DerSimonian & Laird 1986, for two studies).
 */
export function agreed(one: Effect, other: Effect): Effect {
  const [own, others] = [one.standardError ** 2, other.standardError ** 2]
  const excess = Math.max(0, ((one.mean - other.mean) ** 2 - own - others) / 2)
  const [weight, otherWeight] = [1 / (own + excess), 1 / (others + excess)]
  const [share, rest] = [weight / (weight + otherWeight), otherWeight / (weight + otherWeight)]
  const widened = (effect: Effect) => ({ ...effect, standardError: Math.sqrt(effect.standardError ** 2 + excess) })
  return combine(share * one.mean + rest * other.mean, [
    { effect: widened(one), slope: share },
    { effect: widened(other), slope: rest },
  ])
}

/** The same in shares of the reference's QPS, so that sum and remainder together give the whole. */
export function remainderFigures(whole: Effect, sum: Effect, confidence: number): Figures {
  const change = Math.expm1(whole.mean) - Math.expm1(sum.mean)
  const joint = combine(
    change,
    [whole, sum].map((effect) => ({ effect, slope: Math.exp(effect.mean) })),
  )
  const { low, high } = interval(joint, confidence)
  const most = Math.expm1(WIDEST)
  return { change, low: Math.max(-most, low), high: Math.min(most, high) }
}

const LEAST_RELEVANT = 0.01
const RELEVANT_SHARE = 0.1

/** The least cost that matters, as −ln(1 − share). */
export function relevantCost(whole: Effect): number {
  return -Math.log1p(-relevantShareOf(Math.expm1(whole.mean)))
}

/**
 * The same as a fraction of QPS: a hundredth, or a tenth of the whole if that is more. @param whole its change of QPS
 */
export function relevantShareOf(whole: number): number {
  return Math.max(LEAST_RELEVANT, RELEVANT_SHARE * -whole)
}
