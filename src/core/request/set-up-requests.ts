/** What is asked before the first run: what `qpsgate init` writes, and what `qpsgate doctor` looks for. */

import type { ServerChoice } from './measured-request.ts'

export interface InitRequest {
  /** Option files or directories to gate, as the user wrote them; none: those that are found. */
  readonly configs: readonly string[]
  /** Image to measure in; undefined: the one that is found. */
  readonly image: string | undefined
  /** Labels of the machine that the workflow runs on; undefined: those that the repository's other workflows use. */
  readonly runner: readonly string[] | undefined
  /** Whether a suite is written as well. */
  readonly writesSuite: boolean
  /** Whether it is only shown what would be written. */
  readonly isDryRun: boolean
}

export interface DoctorRequest {
  readonly server: ServerChoice
  readonly image: string | undefined
  readonly install: boolean
  /** Time for measuring the machine's noise. */
  readonly budgetSeconds: number
  readonly seed: number
}
