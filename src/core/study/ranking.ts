/** Order of scenarios, in which only those stand apart that were shown to differ. */
import { type Comparison, relativeChange } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import { type Effect, effectOfParts, lowerBound, upperBound, varianceSum } from '../stats/random-effects.ts'
import { mean, sum } from '../stats/vectors.ts'
import type { Level, Rank } from './study.ts'

/** Chance that a run tells any two scenarios apart that are alike. */
const FALSE_ORDER = 0.05

/**
 * Effect of a scenario against another one in a cell, by the time in which both were measured; undefined if there was
 * none.
 */
export type PairEffects = (scenario: string, reference: string, cell: CellKey) => Effect | undefined

export interface Ranking {
  readonly ranked: readonly string[]
  readonly ranking: readonly Rank[]
}

/**
 * Ranks the control and the scenarios that were compared with it. Neighbours are compared with each other, at an error that all
 * pairs share, since the figures themselves choose who is whose neighbour.
 *
 * @param comparisons with the control, all workloads and levels
 */
export function rankingOf(
  control: string,
  levels: readonly Level[],
  comparisons: readonly Comparison[],
  pairEffects: PairEffects,
): Ranking {
  const atLevel = levels.map((level) => {
    const isHere = ({ workload, threads }: CellKey) => workload === level.workload && threads === level.threads
    return { level, effects: new Map(comparisons.filter(isHere).map(({ scenario, effect }) => [scenario, effect])) }
  })
  const all = [...new Set(atLevel.flatMap(({ effects }) => [...effects.keys()]))]
  // Means are fair only over the same workloads, so a workload counts if all scenarios have it.
  const whole = atLevel.filter(({ effects }) => all.every((each) => effects.has(each)))
  const complete = whole.length > 0 ? whole : atLevel
  const scenarios = all.filter((each) => complete.every(({ effects }) => effects.has(each)))
  if (scenarios.length === 0 || complete.length === 0) return { ranked: [], ranking: [] }
  const order = [
    { scenario: control, effect: undefined },
    ...scenarios.map((scenario) => ({
      scenario,
      effect: meanEffect(complete.flatMap(({ effects }) => effects.get(scenario) ?? [])),
    })),
  ].toSorted((one, other) => (other.effect?.mean ?? 0) - (one.effect?.mean ?? 0))
  const alpha = FALSE_ORDER / (order.length * (order.length - 1))
  const isFaster = (one: string, other: string) => {
    const effects = complete.flatMap(({ level }) => pairEffects(one, other, level) ?? [])
    return effects.length === complete.length && lowerBound(meanEffect(effects), alpha) > 0
  }
  const againstControl = FALSE_ORDER / (2 * scenarios.length)
  const isApart = (effect: Effect) => lowerBound(effect, againstControl) > 0 || upperBound(effect, againstControl) < 0
  const ranking = order.map(({ scenario, effect }, nth): Rank => {
    const next = order[nth + 1]
    const { change, low, high } = effect === undefined ? { change: 0, low: 0, high: 0 } : relativeChange(effect)
    return {
      ...{ scenario, change, low, high },
      isApart: effect !== undefined && isApart(effect),
      isFaster: next === undefined ? null : isFaster(scenario, next.scenario),
    }
  })
  return { ranked: complete.map(({ level }) => level.workload), ranking }
}

/** Mean over workloads, which share the starts of their servers, but not their turns. */
function meanEffect(effects: readonly Effect[]): Effect {
  const many = effects.length
  const turns = effects.map(({ within }) => within).reduce(varianceSum)
  const within = { ...turns, variance: turns.variance / many ** 2 }
  const between = {
    variance: (sum(effects.map((each) => Math.sqrt(each.between.variance))) / many) ** 2,
    df: Math.min(...effects.map((each) => each.between.df)),
  }
  return effectOfParts(mean(effects.map((each) => each.mean)), within, between)
}
