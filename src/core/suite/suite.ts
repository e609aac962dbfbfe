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
   * Changes to servers and data that some workloads need, because they cannot create the conditions for all of their
   * work.
   */
  readonly preconditions?: readonly Precondition[] | undefined
  readonly budgetSeconds: number
  /**
   * Half-width of a 95 % interval, as a fraction. Measuring goes on until figures are so precise, even if the verdict
   * is already decided. Undefined: measuring ends with the verdict.
   */
  readonly precision: number | undefined
  readonly full?: FullRecipe | undefined
  /**
   * Line number of each key in the suite's file, so that messages can name it. A key is named by its path, such as
   * `gate.tolerance`. Undefined if the suite has no file.
   */
  readonly ruleLines?: Readonly<Record<string, number>> | undefined
}

/** Line of a rule by its path. If the file does not have the rule, the nearest key around it stands for it. */
export function ruleLine(suite: Suite, path: string): number {
  return suite.ruleLines?.[path] ?? (path === '' ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, '')))
}
