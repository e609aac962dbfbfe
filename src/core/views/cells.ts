/** Look-ups in a result: arms in order, workloads, levels, and the cells of each. */

import { type CellKey, isCopy } from '../names.ts'
import type { Result, ResultCell, ResultComparison, ResultScenario } from '../result/result.ts'
import type { Rule } from '../suite/suite.ts'
import { type ArmKey, armNamer } from '../wording/arm-wording.ts'

/** The arms of interest, all but the twin: the control first; without one, each scenario before and then now. */
export function shownArms(result: Result): ArmKey[] {
  const shown = result.scenarios.filter((scenario) => !isCopy(scenario))
  if (mainRule(result) === 'base') {
    const byName = [...Map.groupBy(shown, ({ name }) => name).values()]
    return byName.flatMap((own) => own.toSorted((a, b) => isBefore(b) - isBefore(a))).map(armOf)
  }
  const controls = shown.filter(({ role }) => role === 'control')
  return [...controls, ...shown.filter(({ role }) => role !== 'control')].map(armOf)
}

function isBefore({ revision }: Pick<ArmKey, 'revision'>): number {
  return Number(revision === 'base')
}

/** The main reference of a run's scenarios: a control, or without one their own base. */
export function mainRule({ plan: { rules } }: Pick<Result, 'plan'>): Exclude<Rule, 'history'> {
  return rules.includes('control') ? 'control' : 'base'
}

/** The arm that the others of the run are compared with; undefined if they are compared with themselves before. */
export function controlArm(result: Result): ArmKey | undefined {
  if (mainRule(result) === 'base') return undefined
  const controls = result.scenarios.filter((scenario) => scenario.role === 'control' && !isCopy(scenario))
  const control = controls.find(({ revision }) => revision === 'head') ?? controls[0]
  return control && armOf(control)
}

/** The main reference of an arm; undefined for an arm that is itself a reference. */
export function referenceArm(result: Result, arm: ArmKey): ArmKey | undefined {
  const reference: ArmKey | undefined =
    mainRule(result) === 'control' ? controlArm(result) : { scenario: arm.scenario, revision: 'base' }
  return reference === undefined || sameArm(reference, arm) ? undefined : reference
}

function armOf({ name, revision }: ResultScenario): ArmKey {
  return { scenario: name, revision }
}

export function sameArm(left: ArmKey, right: ArmKey): boolean {
  return left.scenario === right.scenario && left.revision === right.revision
}

/** Labels for the arms of this run. */
export function armLabels({ plan }: Pick<Result, 'plan'>): (arm: ArmKey) => string {
  return armNamer(
    plan.rules,
    plan.arms.map(({ scenario }) => scenario),
  )
}

/** Workloads in the order in which they were measured. */
export function workloadsOf({ cells }: Result): string[] {
  return [...new Set(cells.map(({ workload }) => workload))]
}

/**
 * Workloads in the order in which they were measured, each with the numbers of threads that it was measured with,
 * ascending.
 */
export function levelsByWorkload({ cells }: Result): ReadonlyMap<string, readonly number[]> {
  const levels = new Map<string, Set<number>>()
  for (const { workload, threads } of cells) {
    const own = levels.get(workload) ?? new Set()
    levels.set(workload, own.add(threads))
  }
  return new Map([...levels].map(([workload, own]) => [workload, [...own].sort((left, right) => left - right)]))
}

/** Whether a workload was measured with several numbers of threads. */
export function isSweep(result: Result): boolean {
  return [...levelsByWorkload(result).values()].some(({ length }) => length > 1)
}

export function cellFinder({ cells }: Result): (arm: ArmKey, key: CellKey) => ResultCell | undefined {
  const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]))
  return (arm, key) => found.get(keyOf(arm, key))
}

/** Comparisons by the main rule, cell by cell. */
export function costFinder(result: Result): (arm: ArmKey, key: CellKey) => ResultComparison | undefined {
  const main = mainRule(result)
  const found = new Map(
    result.comparisons
      .filter(({ rule, scope }) => rule === main && scope === 'cell')
      .map((comparison) => [keyOf({ scenario: comparison.scenario, revision: 'head' }, comparison), comparison]),
  )
  return (arm, key) => found.get(keyOf(arm, key))
}

function keyOf({ scenario, revision }: ArmKey, { workload, threads }: CellKey): string {
  return JSON.stringify([scenario, revision, workload, threads])
}
