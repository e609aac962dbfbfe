/** A changed setting: both sides of it. */

import type { SourceLine } from '../names.ts'
import { type Setting, variableText } from './setting.ts'
import type { Value } from './value.ts'

/**
 * Parts of a user's own workload that may change: its tables; the texts of its statements; and all else, such as shares
 * and rows, which make another mix. Rates of two mixes cannot be compared.
 */
export type OwnWorkloadPart = 'schema' | 'workload' | 'mix'

/** Side of a change, at the last line that sets it. */
export interface SettingSide extends SourceLine {
  /** Text as written; the texts of options that add up, joined. Undefined for a bare flag. */
  readonly text: string | undefined
  readonly value: Value
  /** Value of the variable, as text; undefined if no variable is set. */
  readonly assigned: string | undefined
  /** Whether a server that does not know the option starts without it. */
  readonly isLoose?: true
}

export interface SettingChange {
  readonly scenario: string
  readonly kind: 'option' | 'sql' | 'image' | 'binary' | OwnWorkloadPart
  /**
   * Name of an option in lower case with dashes, performance-schema-instrument with its pattern behind it; `sql[0]`;
   * `image`, `binary`; `schema`, `workload`, `mix`.
   */
  readonly name: string
  /**
   * Variable of an option, by its written name, or of a statement that does nothing but set one globally; otherwise
   * undefined.
   */
  readonly variable: string | undefined
  /** Side before; null if the setting was added. */
  readonly before: SettingSide | null
  /** Side now; null if the setting was removed. */
  readonly after: SettingSide | null
  /** Whether the setting is in a group that no server of its scenario reads. */
  readonly isOfOtherGroup?: true
}

export function isUntold({ before, after }: SettingChange): boolean {
  return (after ?? before)?.value.kind === 'expression'
}

export function sideOf(setting: Setting): SettingSide {
  const { text, value, file, line, isLoose } = setting
  return { text, value, assigned: variableText(setting), file, line, ...(isLoose && { isLoose }) }
}

/** Side that is no setting of a file: a statement, an image, or a line of a workload. */
export function textSide(text: string, { file, line }: SourceLine, assigned?: string): SettingSide {
  return { text, value: { kind: 'text', text }, assigned, file, line }
}

const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is

/**
 * Variable that a statement sets globally, and its value as written; undefined for statements that do more, or
 * something else.
 */
export function assignmentIn(sql: string): { readonly variable: string; readonly text: string } | undefined {
  const [, name, text] = ASSIGNMENT.exec(sql) ?? []
  return name === undefined || text === undefined ? undefined : { variable: name.toLowerCase(), text }
}
