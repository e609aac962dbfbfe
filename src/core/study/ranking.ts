/**
 * Ranks scenarios, and finds the fastest at each load. Two scenarios are told apart only if they were shown to differ.
 */
import { type Comparison, relativeChange } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import { type Effect, effectOfParts, lowerBound, upperBound, varianceSum } from '../stats/random-effects.ts'
import { mean, sum } from '../stats/vectors.ts'
import type { Fastest, Level, Rank } from './study.ts'

/** Chance that a ranking calls any scenario faster than an equal one. */
const FALSE_ORDER = 0.05

/**
 * Effect of a scenario against another one in a cell, from the time in which both were measured; undefined if there was
 * no such time.
 */
export type PairEffects = (scenario: string, reference: string, cell: CellKey) => Effect | undefined

export interface Ranking {
  readonly ranked: readonly string[]
  readonly ranking: readonly Rank[]
}

/**
 * Ranks the control and the scenarios that were compared with it. Neighbours in the ranking are compared at an error
 * that all pairs share, because the figures themselves decide which scenarios become neighbours.
 *
 * @param comparisons with the control, for all workloads and levels
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
  // Means can be compared only over the same workloads, so only workloads that all scenarios have count.
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
  const isFaster = fasterAmong(order.length, pairEffects)
  const levelsOfOrder = complete.map(({ level }) => level)
  const againstControl = FALSE_ORDER / (2 * scenarios.length)
  const isApart = (effect: Effect) => lowerBound(effect, againstControl) > 0 || upperBound(effect, againstControl) < 0
  const ranking = order.map(({ scenario, effect }, nth): Rank => {
    const next = order[nth + 1]
    const { change, low, high } = effect === undefined ? { change: 0, low: 0, high: 0 } : relativeChange(effect)
    return {
      ...{ scenario, change, low, high },
      isApart: effect !== undefined && isApart(effect),
      isFaster: next === undefined ? null : isFaster(scenario, next.scenario, levelsOfOrder),
    }
  })
  return { ranked: complete.map(({ level }) => level.workload), ranking }
}

/**
 * Lists for each load the fastest scenario, then the scenarios that were not shown to be slower, by the same test as in
 * `rankingOf`.
 *
 * @param comparisons with the control
 */
export function fastestOf(control: string, comparisons: readonly Comparison[], pairEffects: PairEffects): Fastest[] {
  const loads = Map.groupBy(comparisons, ({ workload, threads }) => JSON.stringify([workload, threads]))
  return [...loads.values()].flatMap((group): Fastest | [] => {
    const compared = group.map(({ scenario, effect: { mean: gain } }) => ({ scenario, gain }))
    const order = [{ scenario: control, gain: 0 }, ...compared].toSorted((one, other) => other.gain - one.gain)
    const [first, ...others] = order.map(({ scenario }) => scenario)
    const [load] = group
    if (first === undefined || load === undefined) return []
    const isFaster = fasterAmong(order.length, pairEffects)
    const { workload, threads } = load
    const alike = others.filter((other) => !isFaster(first, other, [load]))
    return { workload, threads, scenarios: [first, ...alike] }
  })
}

/**
 * Makes a test of whether a scenario is faster than another one over some cells. All pairs of `many` scenarios share
 * its error, because any pair may be tested.
 */
function fasterAmong(many: number, pairEffects: PairEffects) {
  const alpha = FALSE_ORDER / (many * (many - 1))
  return (one: string, other: string, cells: readonly CellKey[]): boolean => {
    const effects = cells.flatMap((cell) => pairEffects(one, other, cell) ?? [])
    return effects.length === cells.length && lowerBound(meanEffect(effects), alpha) > 0
  }
}

/**
 * Mean over workloads. They share the starts of servers but not the turns, so a mean reduces only the noise of turns.
 */
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
