/**
 * Both sides of a changed setting. Changes of images, statements and workloads have the same form, so that all are
 * assessed alike.
 */

import type { SourceLine } from '../names.ts'
import { type Setting, variableText } from './setting.ts'
import type { Value } from './value.ts'

/**
 * Parts of a user's own workload that may change: its tables, the texts of its statements, and everything else, such as
 * shares and rows. A change of that last part makes another mix of work, and rates of two mixes cannot be compared.
 */
export type OwnWorkloadPart = 'schema' | 'workload' | 'mix'

export interface SettingSide extends SourceLine {
  /**
   * Text as written, or that of `assigned` if only one of the two sides has a prefix such as skip-. An option whose
   * lines add up (`addsUp`) has the texts of all its lines, joined. Undefined for a flag without a value.
   */
  readonly text: string | undefined
  readonly value: Value
  /** Value that the variable gets, as text: ON or OFF for a prefix such as skip-. Undefined if no variable is set. */
  readonly assigned: string | undefined
  /** Whether a server that does not know the option starts all the same. */
  readonly isLoose?: true
}

export interface SettingChange {
  readonly scenario: string
  readonly kind: 'option' | 'sql' | 'image' | 'binary' | OwnWorkloadPart
  /**
   * For an option, its name in lower case with dashes; for performance-schema-instrument, also the pattern. For other
   * kinds: `sql[0]`, `image`, `binary`, `schema`, `workload` or `mix`.
   */
  readonly name: string
  /**
   * Variable that the change sets. For an option, this is its name without prefixes such as skip-. A statement has one
   * only if it does nothing but set one variable globally. Undefined for all other changes, and for an option whose
   * value is an expression, because nobody knows what the server gets.
   */
  readonly variable: string | undefined
  /** Side before the change; null if the setting was added. */
  readonly before: SettingSide | null
  /** Side after the change; null if the setting was removed. */
  readonly after: SettingSide | null
  /** Whether no server of the scenario reads the group of the setting, so that it cannot be measured. */
  readonly isOfOtherGroup?: true
}

export function isUntold({ before, after }: SettingChange): boolean {
  return (after ?? before)?.value.kind === 'expression'
}

export function sideOf(setting: Setting): SettingSide {
  const { text, value, file, line, isLoose } = setting
  return { text, value, assigned: variableText(setting), file, line, ...(isLoose && { isLoose }) }
}

export function textSide(text: string, { file, line }: SourceLine, assigned?: string): SettingSide {
  return { text, value: { kind: 'text', text }, assigned, file, line }
}

const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is

/**
 * Variable that a statement sets globally, and its value as written. Undefined for statements that do more than that,
 * because they may cost something else.
 */
export function assignmentIn(sql: string): { readonly variable: string; readonly text: string } | undefined {
  const [, name, text] = ASSIGNMENT.exec(sql) ?? []
  return name === undefined || text === undefined ? undefined : { variable: name.toLowerCase(), text }
}
