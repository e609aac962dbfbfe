/** The ranking of every cell. */
import type { MeasuredBlocks } from '../measurement/blocks.ts'
import { combine } from '../stats/combine.ts'
import type { Effect } from '../stats/random-effects.ts'
import { comparePairs } from './compare-pairs.ts'
import type { ComparedPlan } from './comparison.ts'
import { rankScenarios, type ScenarioRanking } from './ranking.ts'

export interface CellRanking extends ScenarioRanking {
  readonly workload: string
  readonly threads: number
}

/**
 * Cells in which two scenarios or more were measured; a scenario that was not is left out. Two that were measured in
 * different groups, and so never in the same trial, are held against each other over the controls of their groups.
 */
export function rankCells(plan: ComparedPlan, measured: MeasuredBlocks): CellRanking[] {
  // Scenarios that are compared with their base alone are nobody's rivals.
  if (!plan.rules.includes('control')) return []
  const control = plan.arms[0].scenario.name
  const names = plan.arms.filter(({ revision }) => revision === 'head').map(({ scenario }) => scenario.name)
  const pairsIn = comparePairs(plan, measured)
  return plan.cells.flatMap((cell) => {
    const pair = pairsIn(cell)
    const scenarios = names.filter((name) => name === control || pair(name, control) !== undefined)
    if (scenarios.length < 2) return []
    const effect = (first: string, second: string) =>
      pair(first, second) ?? difference(pair(first, control), pair(second, control))
    return [{ workload: cell.workload.name, threads: cell.threads, ...rankScenarios({ scenarios, control, effect }) }]
  })
}

/** Of two scenarios that were measured beside different servers of the control. */
function difference(first: Effect | undefined, second: Effect | undefined): Effect {
  if (first === undefined || second === undefined) throw new RangeError('a ranked scenario has no effect')
  return combine(first.mean - second.mean, [
    { effect: first, slope: 1 },
    { effect: second, slope: 1 },
  ])
}
