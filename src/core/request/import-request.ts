/** What `qpsgate import` is asked to make a result of. */
import type { ResultFormat } from './result-format.ts'

export interface ImportRequest {
  /** CSV files, and directories of sysbench's output. */
  readonly paths: readonly [string, ...string[]]
  /** Scenario that the others are compared with. */
  readonly control: string
  /** What the result is called. */
  readonly name: string
  /** Tolerated slowdown, 0.05 is 5 %; undefined: the default of suites. */
  readonly tolerance: number | undefined
  /** Directory for what is written. */
  readonly out: string
  /** Views for other programs. */
  readonly formats: readonly ResultFormat[]
  /** Arguments of `qpsgate import` that import the same again. */
  readonly reproduce: readonly string[]
}
