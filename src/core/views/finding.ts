/** What a reviewer is told on a line of a file. */

export type Level = 'error' | 'warning' | 'notice'

export interface Finding {
  /** As in the result: relative to where the run took place. */
  readonly file: string
  /** 1-based. */
  readonly line: number
  /** May hold text from outside. */
  readonly message: string
  readonly title: string
  readonly level: Level
}
