/**
 * Separates changes of settings from changes of the user's own workload, because one could hide the other if they were
 * measured together.
 */

import type { Scenario } from '../scenario/scenario.ts'
import { isSameScenario } from '../scenario/scenario-identity.ts'
import type { Suite } from '../suite/suite.ts'
import { isOwnWorkload } from '../workloads/workloads.ts'

export interface SideScenarios {
  readonly scenarios: readonly Scenario[]
  readonly base: readonly Scenario[]
  readonly baseline: readonly Scenario[]
}

/**
 * Separates a change of settings from a change of the workload. If both change, all scenarios get the workload of the
 * base, so that they differ in settings alone. One more scenario, named after the workload, has the settings of the
 * base on both sides, and the workload before and after the change.
 */
export function separateWorkload(
  { workloads, control }: Pick<Suite, 'workloads' | 'control'>,
  sides: SideScenarios,
): SideScenarios {
  const { scenarios, base, baseline } = sides
  const of = (all: readonly Scenario[], name: string | undefined) => all.find((each) => each.name === name)
  const { script = '' } = workloads.find((workload) => isOwnWorkload(workload.script)) ?? {}
  const before = of(base, control) ?? base.find(({ name }) => of(scenarios, name) !== undefined)
  const load = of(scenarios, before?.name)?.own
  if (script === '' || before?.own === undefined || load === undefined) return sides
  const asBefore = (scenario: Scenario): Scenario => ({ ...scenario, own: before.own })
  const isOfSettings = scenarios.some((scenario) => {
    const earlier = of(base, scenario.name)
    return earlier === undefined || !isSameScenario(earlier, asBefore(scenario))
  })
  if (!isOfSettings || isSameScenario(before, { ...before, own: load })) return sides
  // Scenarios of suites have no slash in their names, and those of files have other paths, so this name is unique.
  const name = script.includes('/') ? script : `./${script}`
  const alone = { ...before, name, place: { file: load.workload.file, line: 1 } }
  return {
    scenarios: [...scenarios.map(asBefore), { ...alone, own: load }],
    base: [...base, alone],
    baseline: baseline.map(asBefore),
  }
}
