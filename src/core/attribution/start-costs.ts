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
  /** They add up to it: what the settings cost beyond the sum of what each costs alone is shared equally. */
  readonly costs: readonly Effect[]
}

/** Two servers that were started once each. */
const STARTS = 2

/**
 * Undefined with fewer than two rounds. With two settings the costs are Shapley values; with more an approximation of them
 * that treats all interactions as if all settings took part.
 */
export function costsAtStart({ all, singles }: StartRounds, startSpread: StartSpread): StartCosts | undefined {
  const whole = effectOf(all, startSpread)
  const alone = singles.flatMap((values) => effectOf(values, startSpread) ?? [])
  if (whole === undefined || alone.length < singles.length) return undefined
  if (alone.length === 0) return { whole, costs: [whole] }
  const count = alone.length
  const rest = whole.mean - alone.reduce((sum, { mean }) => sum + mean, 0)
  const costs = alone.map((own) =>
    combine(own.mean + rest / count, [
      { effect: whole, slope: 1 / count },
      ...alone.map((effect) => ({ effect, slope: (effect === own ? 1 : 0) - 1 / count })),
    ]),
  )
  return { whole, costs }
}

function effectOf(values: readonly number[], startSpread: StartSpread): Effect | undefined {
  if (values.length < 2 || !isSample(values)) return undefined
  return randomEffects([huber(values)], values.length - 1, STARTS, startSpread)
}
