/**
 * Verdicts for an imported table. A change passes if its repetitions show that it is within tolerance. None is called
 * regressed: that takes servers that are started again. Without repetitions, nothing is shown.
 */

import { scenarioMeans } from '../comparison/compare.ts'
import { type CellComparison, type Comparison, changeOf, keyOf } from '../comparison/comparison.ts'
import { type RankedScenario, type Relation, rankScenarios } from '../comparison/ranking.ts'
import type { CellKey } from '../names.ts'
import type { Effect } from '../stats/random-effects.ts'
import { mean } from '../stats/vectors.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { decide, passAtOnce } from '../verdict/decide.ts'
import type { Judgement } from '../verdict/judgement.ts'
import type { ImportedTable } from './imported-table.ts'
import type { Observation } from './observation.ts'

/** A change with unknown variation. */
export type BareChange = {
  readonly scenario: string
  readonly reference: string
  /** −0.196 is 19.6 % slower. */
  readonly change: number
  readonly repetitions: number
} & (({ readonly scope: 'cell' } & CellKey) | { readonly scope: 'mean' })

export interface JudgedTable {
  readonly judgement: Judgement
  readonly bare: readonly BareChange[]
  readonly ranking: readonly (CellKey & {
    readonly entries: readonly RankedScenario[]
    readonly relations: readonly Relation[]
    readonly text: string
  })[]
}

export function judgeImported(table: ImportedTable, policy: GatePolicy): JudgedTable {
  const { control, candidates } = table
  const byScenario = candidates.map((scenario) => changesOf(table, scenario))
  const comparisons = byScenario.flatMap(({ sure }) => sure)
  const bare = byScenario.flatMap((changes) => changes.bare)
  const disturbance = { blocks: 0, disturbed: 0, dropped: 0 }
  const noCosts = { costs: [], twinCosts: [], unknownCosts: [] }
  const compared = { comparisons, undisturbed: comparisons, twin: [], missing: [], disturbance, ...noCosts }
  const judgement = decide(compared, passAtOnce(comparisons, policy), policy, 0)
  return {
    judgement: {
      ...judgement,
      // No measuring time of ours would have decided figures from elsewhere.
      comparisons: judgement.comparisons.map((found) => ({ ...found, sufficientSeconds: null })),
      missing: bare.flatMap((found) =>
        found.scope === 'cell' ? [{ rule: 'control', ...pick(found), reference: control } as const] : [],
      ),
    },
    bare,
    ranking: table.places.flatMap((place) => rankPlace(table, place)),
  }
}

interface Changes {
  readonly sure: readonly Comparison[]
  readonly bare: readonly BareChange[]
}

/** A scenario's changes in every cell in which it was measured, and their mean where there are several. */
function changesOf({ control, places, observationsOf }: ImportedTable, scenario: string): Changes {
  const cells = places.flatMap((place) => {
    const [own, reference] = [observationsOf(scenario, place), observationsOf(control, place)]
    return own.length === 0 ? [] : [{ place, own, reference }]
  })
  const sure = cells.flatMap(({ place, own, reference }): CellComparison[] => {
    const effect = repeatedEffect(own, reference)
    if (effect === undefined) return []
    const about = { rule: 'control', scope: 'cell', scenario, reference: control, ...place } as const
    return [{ ...about, effect, ...changeOf(effect), blocks: 0, trials: repetitionsOf(own, reference) }]
  })
  const known = new Set(sure.map(keyOf))
  const bare = cells.flatMap(({ place, own, reference }): BareChange[] => {
    const name = { rule: 'control', scope: 'cell', scenario, ...place } as const
    if (known.has(keyOf(name))) return []
    const change = Math.expm1(logRatio(own, reference))
    const repetitions = repetitionsOf(own, reference)
    return [{ scope: 'cell', scenario, reference: control, ...place, change, repetitions }]
  })
  if (bare.length === 0) return { sure: [...sure, ...scenarioMeans(sure)], bare }
  if (cells.length < 2) return { sure, bare }
  const ratios = cells.map(({ own, reference }) => logRatio(own, reference))
  const change = Math.expm1(mean(ratios))
  const repetitions = Math.min(...cells.map(({ own, reference }) => repetitionsOf(own, reference)))
  return { sure, bare: [...bare, { scope: 'mean', scenario, reference: control, change, repetitions }] }
}

/** The order of a cell's scenarios, if all of them were repeated. */
function rankPlace(table: ImportedTable, place: CellKey): JudgedTable['ranking'] {
  const { control, candidates, observationsOf } = table
  const scenarios = [control, ...candidates].filter((name) => observationsOf(name, place).length > 0)
  const effects = new Map(
    scenarios.flatMap((first) =>
      scenarios.flatMap((second) => {
        const effect =
          first === second ? undefined : repeatedEffect(observationsOf(first, place), observationsOf(second, place))
        return effect === undefined ? [] : [[JSON.stringify([first, second]), effect] as const]
      }),
    ),
  )
  if (scenarios.length < 2 || effects.size < scenarios.length * (scenarios.length - 1)) return []
  const effect = (first: string, second: string) => {
    const found = effects.get(JSON.stringify([first, second]))
    if (found === undefined) throw new RangeError(`${first} and ${second} were not compared`)
    return found
  }
  return [{ ...place, ...rankScenarios({ scenarios, control, effect }) }]
}

function pick({ scenario, workload, threads }: Extract<BareChange, { readonly scope: 'cell' }>) {
  return { scenario, workload, threads }
}

/** A cell's observations, at least one. */
export type Repetitions = readonly Observation[]

/** Geometric mean of QPS: the ratio of two of them is the change that the repetitions show. */
export function meanQps(observations: Repetitions): number {
  const [first, ...others] = observations
  return first !== undefined && others.length === 0 ? first.qps : Math.exp(mean(observations.map(logQps)))
}

/** Change of ln QPS between two cells: −0.05 is about 5 % slower. */
export function logRatio(own: Repetitions, reference: Repetitions): number {
  return mean(own.map(logQps)) - mean(reference.map(logQps))
}

/** How often a change was measured: the fewer observations of the two cells. */
function repetitionsOf(own: Repetitions, reference: Repetitions): number {
  return Math.min(own.length, reference.length)
}

/**
 * The change with Student's t over repetitions. If both cells have the same trials, t of the n differences of ln QPS
 * trial by trial, n − 1 degrees of freedom; else Welch's t of the two means of ln QPS (Welch 1947).
 *
 * @returns undefined if one of the cells was measured once, or repetitions do not vary at all, as copies do not
 */
export function repeatedEffect(own: Repetitions, reference: Repetitions): Effect | undefined {
  if (repetitionsOf(own, reference) < 2) return undefined
  const { variance, df } = pairedError(own, reference) ?? welchError(own, reference)
  if (!(variance > 0)) return undefined
  // All of it counts as the spread of server starts, which means over cells do not average out.
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

/** Undefined if the trials do not match those of the other cell, one to one. */
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
