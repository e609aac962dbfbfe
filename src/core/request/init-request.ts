/** What `qpsgate init` is asked to write. */

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
