/**
 * Results that are measured already: for `qpsgate report` to judge again, for `qpsgate import` to read, and their
 * views.
 */

export interface ReportRequest {
  /** Output directories or result.json files of one plan. */
  readonly paths: readonly string[]
  /** Output directory. */
  readonly out: string
  /** Whether where the time went becomes pictures of its own, too. */
  readonly drawsTimeline: boolean
  /** Views for other programs. */
  readonly formats: readonly ResultFormat[]
}

export const FORMAT_FILES = { sarif: 'qpsgate.sarif', junit: 'junit.xml', openmetrics: 'metrics.txt' } as const

export type ResultFormat = keyof typeof FORMAT_FILES

export const RESULT_FORMATS = Object.keys(FORMAT_FILES) as readonly ResultFormat[]

export interface ImportRequest {
  /** CSV files, and directories of sysbench's output. */
  readonly paths: readonly [string, ...string[]]
  /** Scenario that the others are compared with. */
  readonly control: string
  /** Name of the result. */
  readonly name: string
  /** Tolerated slowdown, 0.05 is 5 %; undefined: the default of suites. */
  readonly tolerance: number | undefined
  /** Output directory. */
  readonly out: string
  /** Views for other programs. */
  readonly formats: readonly ResultFormat[]
  /** Arguments of `qpsgate import` that import the same again. */
  readonly reproduce: readonly string[]
}
