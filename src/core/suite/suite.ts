/** The suite to measure, with every default resolved. */

import type { Precondition } from '../options/exercises.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'
import type { Dataset } from '../scenario/dataset.ts'
import type { Scenario, ServerSource } from '../scenario/scenario.ts'
import type { Workload } from '../workloads/workload.ts'

/** Sizes of a study in full, each measured with every workload at every level on every server. */
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
  /** Concurrency levels, ascending, distinct, 1…1024. */
  readonly threads: readonly [number, ...number[]]
  readonly control: string
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly gate: GatePolicy
  /** Changes to servers and data with which workloads exercise further kinds of work. */
  readonly preconditions?: readonly Precondition[] | undefined
  readonly budgetSeconds: number
  /**
   * Half of a 95 % interval, as a fraction, to which figures are measured even when they are decided; undefined:
   * measuring ends with the verdict.
   */
  readonly precision: number | undefined
  /** Recipe of the full study, of which the suite is a part. */
  readonly full?: FullRecipe | undefined
  /** Lines of the suite's keys, by their paths with dots between; undefined if it has no file. */
  readonly ruleLines?: Readonly<Record<string, number>> | undefined
}

/** Line of a rule by its path, or of the nearest key around it that the file has. */
export function ruleLine(suite: Suite, path: string): number {
  return suite.ruleLines?.[path] ?? (path === '' ? 1 : ruleLine(suite, path.replace(/(?:^|\.)[^.]*$/, '')))
}
