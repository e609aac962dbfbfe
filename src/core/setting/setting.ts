/** A setting as a user wrote it. */

import type { SourceLine } from '../names.ts'

/** An option's name without leading dashes, and its value; undefined for a bare flag. */
export interface NamedOption {
  readonly name: string
  readonly value: string | undefined
}

/** One server option as the user has it. */
export interface ServerOption extends NamedOption, SourceLine {
  /** Group of the option file, in lower case; undefined for options of a suite's YAML, which every server gets. */
  readonly group: string | undefined
  /** Its form in a file other than an option file: a flag of a command, or a key or parameter. */
  readonly form?: 'flag' | 'key'
  /** Whether a server that lacks the plugin whose option it is starts without it, although nobody wrote so. */
  readonly isLoosened?: boolean
}
