/** The suite to measure, with every default resolved. */

import type { Precondition } from '../options/exercises.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Dataset } from '../scenario/dataset.ts'
import type { Scenario, ServerSource } from '../scenario/scenario.ts'
import type { Workload } from '../workloads/workload.ts'

export interface FullRecipe {
  readonly tables: readonly [number, ...number[]]
  readonly rows: number
  readonly threads: readonly [number, ...number[]]
  readonly seconds: number
}

export interface Suite {
  readonly name: string
  readonly file: string
  readonly server: ServerSource
  readonly dataset: Dataset
  readonly workloads: readonly [Workload, ...Workload[]]
  /** Thread counts, ascending, distinct, 1…1024. */
  readonly threads: readonly [number, ...number[]]
  readonly control: string
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly gate: GatePolicy
  /**
   * Conditions that servers and data must meet for the work of some workloads, which cannot create these conditions
   * themselves.
   */
  readonly preconditions?: readonly Precondition[] | undefined
  readonly budgetSeconds: number
  /**
   * Half-width of a 95% interval, as a fraction. Measuring goes on until the figures are this precise, even if the
   * verdict is already decided. Undefined: measuring ends with the verdict.
   */
  readonly precision: number | undefined
  readonly full?: FullRecipe | undefined
  /**
   * Line number of each key in the suite's file, so that messages can name it. A key is named by its path, such as
   * `gate.tolerance`. Undefined if the suite has no file.
   */
  readonly ruleLines?: Readonly<Record<string, number>> | undefined
}

/** Line of a rule by its path. If the file lacks the rule, it is the line of the nearest key around it. */
export function ruleLine(suite: Suite, path: string): number {
  return suite.ruleLines?.[path] ?? (path === '' ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, '')))
}
