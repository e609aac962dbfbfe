/**
 * What an imported table means for the gate. A change passes where its repetitions show that it is within tolerance. None is
 * called regressed: that takes servers that are started again. Without repetitions, nothing is shown.
 */
import { scenarioMeans } from '../comparison/compare.ts'
import { type CellComparison, type Comparison, changeOf, keyOf } from '../comparison/comparison.ts'
import { type RankedScenario, type Relation, rankScenarios } from '../comparison/ranking.ts'
import type { CellKey } from '../names.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { decide, passAtOnce } from '../verdict/decide.ts'
import type { Judgement } from '../verdict/judgement.ts'
import type { ImportedTable } from './imported-table.ts'
import { logRatio, repeatedEffect, repetitionsOf } from './repetitions.ts'

/** A change of which is not known how much it varies. */
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
  const compared = { comparisons, undisturbed: comparisons, twin: [], missing: [], disturbance }
  const judgement = decide(compared, passAtOnce(comparisons, policy), policy, 0)
  return {
    judgement: {
      ...judgement,
      // No measuring time of ours would have decided what was measured elsewhere.
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
  const change = Math.expm1(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length)
  const repetitions = Math.min(...cells.map(({ own, reference }) => repetitionsOf(own, reference)))
  return { sure, bare: [...bare, { scope: 'mean', scenario, reference: control, change, repetitions }] }
}

/** The order of a cell's scenarios, where all of them were repeated. */
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
