import { isCopy } from '../names.ts'
import type { Result, ResultComparison, ResultScenario } from '../result/result.ts'
import { bySeverity } from '../verdict/tolerance.ts'
import type { ArmKey } from '../wording/arm-wording.ts'

/**
 * All servers except twins, because readers need each configuration only once. The control comes first;
 * without a control, the versions of a scenario follow each other, the earliest first.
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

function ageOf({ revision }: ResultScenario): number {
  return ['head', 'base', 'baseline'].indexOf(revision)
}

export function armOf({ name, revision }: ResultScenario): ArmKey {
  return { scenario: name, revision }
}

export function sameArm(left: ArmKey, right: ArmKey): boolean {
  return left.scenario === right.scenario && left.revision === right.revision
}

export function workloadsOf({ cells }: Result): string[] {
  return [...new Set(cells.map(({ workload }) => workload))]
}

const URGENCY = ['regressed', 'inconclusive', 'measured', 'pass'] as const

/**
 * Sorts comparisons, those that need a reader's action first: by verdict, then by how far each is beyond its limit.
 */
export function worstFirst(comparisons: readonly ResultComparison[]): ResultComparison[] {
  return URGENCY.flatMap((verdict) => bySeverity(comparisons.filter((each) => each.verdict === verdict)))
}
