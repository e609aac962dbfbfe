/** What is said of one line of a file, beside it. */

import type { SourceLine } from '../names.ts'

export type FindingLevel = 'error' | 'warning' | 'notice'

/** A sentence about a line; its file is named as in the result, relative to where the run took place. */
export interface LineFinding extends SourceLine {
  /** May hold text from outside. */
  readonly message: string
  readonly title: string
  readonly level: FindingLevel
}
