/** The servers and cells of a comparison. */
import type { Arm, Cell, Plan } from '../core/plan/plan.ts'
import type { JudgedComparison } from '../core/verdict/judgement.ts'

/** The arms of a comparison. */
export function armsOf({ arms }: Plan, comparison: JudgedComparison): readonly (Arm | undefined)[] {
  const of = (name: string, revision: Arm['revision']) =>
    arms.find((arm) => arm.scenario.name === name && arm.revision === revision)
  const { reference, rule, scenario } = comparison
  return [of(reference, rule === 'base' ? 'base' : 'head'), of(scenario, 'head')]
}

export function cellsOf({ cells }: Plan, { workload, threads }: JudgedComparison): readonly Cell[] {
  return cells.filter((cell) => cell.workload.name === workload && cell.threads === threads)
}
