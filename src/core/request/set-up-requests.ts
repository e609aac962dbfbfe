/** Requests before the first run: for `qpsgate init` to write files, and for `qpsgate doctor` to check the machine. */

import type { ServerChoice } from './measured-request.ts'

export interface InitRequest {
  /** Option files or directories to gate, as the user wrote them; none: those that are found. */
  readonly configs: readonly string[]
  /** Image to measure in; undefined: the one that is found. */
  readonly image: string | undefined
  /** Labels of the workflow's runner; undefined: those in the repository's other workflows. */
  readonly runner: readonly string[] | undefined
  /** Whether a suite is written as well. */
  readonly writesSuite: boolean
  /** Whether the files are only shown and not written. */
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
