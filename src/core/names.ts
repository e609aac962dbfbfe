/** What figures and messages are about, by name: for every folder of core, so it imports nothing. */

/** The project's page. */
export const HOME = 'https://github.com/qpsgate/qpsgate'

/** A line of a file that the user wrote. */
export interface SourceLine {
  readonly file: string
  /** 1-based. */
  readonly line: number
}

/** A point of the sweep, by what names it in measured lines, results and stored runs. */
export interface CellKey {
  /** Name of the workload. */
  readonly workload: string
  readonly threads: number
}
