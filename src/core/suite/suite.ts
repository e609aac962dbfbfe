/** The value of the first stage: the suite to measure, every default resolved. */

import type { Precondition } from '../options/exercises.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Dataset } from '../scenario/dataset.ts'
import type { Scenario, ServerSource } from '../scenario/scenario.ts'
import type { Workload } from '../workloads/workload.ts'

/** The sizes of a study, each measured with every workload at every level on every server. */
export interface FullRecipe {
  /** Numbers of tables. */
  readonly tables: readonly [number, ...number[]]
  /** Rows in each table. */
  readonly rows: number
  readonly threads: readonly [number, ...number[]]
  /** Time of each measurement. */
  readonly seconds: number
}

export interface Suite {
  readonly name: string
  readonly file: string
  readonly server: ServerSource
  readonly dataset: Dataset
  readonly workloads: readonly [Workload, ...Workload[]]
  /** Concurrency levels, ascending, distinct, 1…1024. */
  readonly threads: readonly [number, ...number[]]
  /** Name of the scenario that the others are compared with. */
  readonly control: string
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly gate: GatePolicy
  /** Changes to servers and data with which workloads exercise more. */
  readonly preconditions?: readonly Precondition[] | undefined
  /** Time for measuring, seconds. */
  readonly budgetSeconds: number
  /**
   * Half of a 95 % interval, as a fraction, down to which figures are wanted although they are decided; undefined: not.
   */
  readonly precision: number | undefined
  /** The recipe of a study in full, which the suite trims. */
  readonly full?: FullRecipe | undefined
  /** Lines of its keys, by their paths with dots between; undefined if there is no file for them. */
  readonly ruleLines?: Readonly<Record<string, number>> | undefined
}

/** Line of a rule by its path, or of the nearest key around it that the file has. */
export function ruleLine(suite: Suite, path: string): number {
  return suite.ruleLines?.[path] ?? (path === '' ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, '')))
}
