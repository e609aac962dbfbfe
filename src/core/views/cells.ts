/** Finding one's way in a result: arms in order, workloads, levels, and what was measured where. */

import type { CellKey } from '../names.ts'
import type { Result, ResultCell, ResultComparison, ResultScenario } from '../result/result.ts'

/** A scenario at a revision. */
export interface ArmKey {
  readonly scenario: string
  readonly revision: ResultCell['revision']
}

/** The arms that people ask about, the control first: all but the twin. */
export function shownArms({ scenarios }: Result): ArmKey[] {
  const shown = scenarios.filter(({ revision }) => revision !== 'twin')
  const controls = shown.filter(({ role }) => role === 'control')
  return [...controls, ...shown.filter(({ role }) => role !== 'control')].map(armOf)
}

/** The arm that the others of the run are compared with. */
export function controlArm({ scenarios }: Result): ArmKey | undefined {
  const controls = scenarios.filter(({ role, revision }) => role === 'control' && revision !== 'twin')
  const control = controls.find(({ revision }) => revision === 'head') ?? controls[0]
  return control && armOf(control)
}

function armOf({ name, revision }: ResultScenario): ArmKey {
  return { scenario: name, revision }
}

export function sameArm(left: ArmKey, right: ArmKey): boolean {
  return left.scenario === right.scenario && left.revision === right.revision
}

/** "pfsoff", "pfsoff (base)". */
export function armLabel({ scenario, revision }: ArmKey): string {
  return revision === 'head' ? scenario : `${scenario} (${revision})`
}

/** Workloads in the order in which they were measured. */
export function workloadsOf({ cells }: Result): string[] {
  return [...new Set(cells.map(({ workload }) => workload))]
}

/** Numbers of threads that the workload was measured with, ascending. */
export function threadLevelsOf({ cells }: Result, workload: string): number[] {
  const levels = new Set(cells.filter((cell) => cell.workload === workload).map(({ threads }) => threads))
  return [...levels].sort((left, right) => left - right)
}

export function cellFinder({ cells }: Result): (arm: ArmKey, key: CellKey) => ResultCell | undefined {
  const found = new Map(cells.map((cell) => [keyOf(cell, cell), cell]))
  return (arm, key) => found.get(keyOf(arm, key))
}

/** Comparisons with the control, cell by cell. */
export function costFinder({ comparisons }: Result): (arm: ArmKey, key: CellKey) => ResultComparison | undefined {
  const found = new Map(
    comparisons
      .filter(({ rule, scope }) => rule === 'control' && scope === 'cell')
      .map((comparison) => [keyOf({ scenario: comparison.scenario, revision: 'head' }, comparison), comparison]),
  )
  return (arm, key) => found.get(keyOf(arm, key))
}

function keyOf({ scenario, revision }: ArmKey, { workload, threads }: CellKey): string {
  return JSON.stringify([scenario, revision, workload, threads])
}
