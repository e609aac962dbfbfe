/** A changed setting: both sides of it. */

import type { SourceLine } from '../names.ts'
import { type Setting, variableText } from './setting.ts'
import type { Value } from './value.ts'

/**
 * Parts of a user's own workload that may change: its tables, the texts of its statements, and all else, such as shares
 * and rows. Rates of two mixes cannot be compared.
 */
export type OwnPart = 'schema' | 'workload' | 'mix'

/** One side of a change, at its last line. */
export interface SettingSide extends SourceLine {
  /** As written; for options that add up, all of them. Undefined for a bare flag. */
  readonly text: string | undefined
  readonly value: Value
  /** The value that the variable gets, as text; undefined if no variable does. */
  readonly assigned: string | undefined
  /** A server that does not know the option starts without it. */
  readonly isLoose?: true
}

export interface SettingChange {
  readonly scenario: string
  readonly kind: 'option' | 'sql' | 'image' | 'binary' | OwnPart
  /**
   * Name of an option in lower case with dashes, of performance-schema-instrument with its pattern; `sql[0]`; `image`,
   * `binary`; `schema`, `workload`, `mix`.
   */
  readonly name: string
  /** The variable of an option, under the name that is written, or of a statement that sets one only for all clients; undefined of all else. */
  readonly variable: string | undefined
  /** Null if it was added. */
  readonly before: SettingSide | null
  /** Null if it was removed. */
  readonly after: SettingSide | null
  /** It is in a group that no server of its scenario reads. */
  readonly isOfOtherGroup?: true
}

/** Whether nobody can tell what the server gets from it. */
export function isUntold({ before, after }: SettingChange): boolean {
  return (after ?? before)?.value.kind === 'expression'
}

export function sideOf(setting: Setting): SettingSide {
  const { text, value, file, line, isLoose } = setting
  return { text, value, assigned: variableText(setting), file, line, ...(isLoose && { isLoose }) }
}

/** A side that is no setting of a file: a statement, an image, or a line of a workload. */
export function textSide(text: string, { file, line }: SourceLine, assigned?: string): SettingSide {
  return { text, value: { kind: 'text', text }, assigned, file, line }
}

const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is

/** The variable that a statement sets alone, for all clients, and its value as written; undefined of other statements. */
export function assignmentIn(sql: string): { readonly variable: string; readonly text: string } | undefined {
  const [, name, text] = ASSIGNMENT.exec(sql) ?? []
  return name === undefined || text === undefined ? undefined : { variable: name.toLowerCase(), text }
}
