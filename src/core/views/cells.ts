/** Look-ups in a result: arms in order, workloads, levels, and the cells of each. */

import { isCopy } from '../names.ts'
import type { Result, ResultComparison, ResultScenario } from '../result/result.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import type { ArmKey } from '../wording/arm-wording.ts'

/**
 * All servers but second copies, the control first. Without a control, each scenario is listed before, and then now.
 */
export function shownScenarios(result: Result): ResultScenario[] {
  const shown = result.scenarios.filter((scenario) => !isCopy(scenario))
  if (!result.plan.rules.includes('control')) {
    const byName = [...Map.groupBy(shown, ({ name }) => name).values()]
    return byName.flatMap((sameName) => sameName.toSorted((one, other) => ageOf(other) - ageOf(one)))
  }
  const controls = shown.filter(({ role }) => role === 'control')
  return [...controls, ...shown.filter(({ role }) => role !== 'control')]
}

/** Rank of a revision in time, to sort by: 0 for the present one, higher for earlier ones. */
function ageOf({ revision }: ResultScenario): number {
  return ['head', 'base', 'baseline'].indexOf(revision)
}

export function armOf({ name, revision }: ResultScenario): ArmKey {
  return { scenario: name, revision }
}

export function sameArm(left: ArmKey, right: ArmKey): boolean {
  return left.scenario === right.scenario && left.revision === right.revision
}

/** Workloads in the order of the plan. */
export function workloadsOf({ cells }: Result): string[] {
  return [...new Set(cells.map(({ workload }) => workload))]
}

const URGENCY = ['regressed', 'inconclusive', 'measured', 'pass'] as const

/** Comparisons by urgency, the regressed first; among those of one verdict, the farthest beyond its tolerance first. */
export function worstFirst(comparisons: readonly ResultComparison[]): ResultComparison[] {
  return URGENCY.flatMap((verdict) => bySeverity(comparisons.filter((each) => each.verdict === verdict)))
}
