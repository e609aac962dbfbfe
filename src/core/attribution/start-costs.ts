/** What settings cost that only count at start: each on a server of its own, beside the reference and all of them. */
import { combine } from '../stats/combine.ts'
import { type Effect, randomEffects, type StartSpread } from '../stats/random-effects.ts'
import { huber, isSample } from '../stats/robust.ts'

/** ln QPS of servers less that of the reference, which had its turn beside theirs: a value for each round. */
export interface StartRounds {
  /** With all of the settings. */
  readonly all: readonly number[]
  /** With each of them alone, in their order; empty where there is only one. */
  readonly singles: readonly (readonly number[])[]
}

export interface StartCosts {
  /** All of the settings together. */
  readonly whole: Effect
  /** Each of them by itself, against the reference; empty where there is only one. */
  readonly alone: readonly Effect[]
  /** They add up to the whole: what the settings cost beyond the sum of what each costs alone is shared equally. */
  readonly costs: readonly Effect[]
}

/** Two servers that were started once each. */
const STARTS = 2
/**
 * Fewer rounds than these do not tell how much they spread: with four, searches that ended because it happened to look small
 * made it 4.7 % of innocent settings that were blamed, with ten 2.9 %.
 */
const LEAST_ROUNDS = 10

/**
 * Undefined with fewer than ten rounds. With two settings the costs are Shapley values; with more an approximation of them
 * that treats all interactions as if all settings took part.
 */
export function costsAtStart({ all, singles }: StartRounds, startSpread: StartSpread): StartCosts | undefined {
  const whole = effectOf(all, startSpread)
  const alone = singles.flatMap((values) => effectOf(values, startSpread) ?? [])
  if (whole === undefined || alone.length < singles.length) return undefined
  const costs = alone.map((_, setting) => sumAtStart({ whole, alone }, [setting]))
  return { whole, alone, costs: alone.length === 0 ? [whole] : costs }
}

/** What some of the settings cost in sum; the whole where it is all of them. */
export function sumAtStart({ whole, alone }: Omit<StartCosts, 'costs'>, settings: readonly number[]): Effect {
  if (settings.length >= alone.length) return whole
  const share = settings.length / alone.length
  const parts = alone.map((effect, setting) => ({ effect, slope: (settings.includes(setting) ? 1 : 0) - share }))
  const effects = [{ effect: whole, slope: share }, ...parts]
  return combine(
    effects.reduce((sum, { effect, slope }) => sum + slope * effect.mean, 0),
    effects,
  )
}

function effectOf(values: readonly number[], startSpread: StartSpread): Effect | undefined {
  if (values.length < LEAST_ROUNDS || !isSample(values)) return undefined
  return randomEffects([huber(values)], values.length - 1, STARTS, startSpread)
}
