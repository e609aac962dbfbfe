/** What is said of one line of a file, beside it. */

export type Level = 'error' | 'warning' | 'notice'

export interface LineFinding {
  /** As in the result: relative to where the run took place. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** May hold text from outside. */
  readonly message: string
  readonly title: string
  readonly level: Level
}
