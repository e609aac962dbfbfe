/** The ranking of every cell. */
import type { Line } from '../measurement/measurement.ts'
import { comparePairs } from './compare-pairs.ts'
import type { ComparedPlan } from './comparison.ts'
import { rankScenarios, type ScenarioRanking } from './ranking.ts'

export interface CellRanking extends ScenarioRanking {
  readonly workload: string
  readonly threads: number
}

/** Cells in which two scenarios or more were measured; a scenario that was not is left out. */
export function rankCells(plan: ComparedPlan, lines: readonly Line[]): CellRanking[] {
  // Scenarios that are compared with their base alone are nobody's rivals.
  if (!plan.rules.includes('control')) return []
  const control = plan.arms[0].scenario.name
  const names = plan.arms.filter(({ revision }) => revision === 'head').map(({ scenario }) => scenario.name)
  return plan.cells.flatMap((cell) => {
    const pair = comparePairs(plan, lines, cell)
    const scenarios = names.filter((name) => name === control || pair(name, control) !== undefined)
    if (scenarios.length < 2) return []
    const effect = (first: string, second: string) => {
      const found = pair(first, second)
      if (found === undefined) throw new RangeError(`${first} and ${second} were not measured together`)
      return found
    }
    return [{ workload: cell.workload.name, threads: cell.threads, ...rankScenarios({ scenarios, control, effect }) }]
  })
}
