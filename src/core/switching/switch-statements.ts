/** The statements that lead a running server from some settings to others. */

import { canonicalOptionName } from '../suite/option-file.ts'
import type { ServerOption } from '../suite/suite.ts'
import { partsOf, type SettingKind, type Settings, settingsThatDiffer } from './switchable-settings.ts'

const SETUP = 'performance_schema.setup_'
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Statements, as few as do it: first one for all variables, then Performance Schema's. Empty if nothing differs. */
export function switchStatements(from: Settings, to: Settings): string[] {
  const changes = settingsThatDiffer(from, to)
  const set = variablesIn(changes).map(([name, value]) => `GLOBAL ${quoteName(name)} = ${literal(value)}`)
  return [
    ...(set.length === 0 ? [] : [`SET ${set.join(', ')}`]),
    ...consumerStatements(changes),
    ...instrumentStatements(changes),
  ]
}

/** One statement that gives a session these variables; empty if there are none. */
export function sessionStatement(variables: Settings): string {
  const set = variablesIn(variables).map(([name, value]) => `SESSION ${quoteName(name)} = ${literal(value)}`)
  return set.length === 0 ? '' : `SET ${set.join(', ')}`
}

/** A value as the server shows it, as it is written in SET: numbers stand for themselves, all else is text. */
export function literal(value: string): string {
  return NUMBER.test(value) ? value : quoteText(value)
}

function variablesIn(changes: Settings): (readonly [string, string])[] {
  return [...changes].flatMap(([key, value]) => {
    const { kind, name } = partsOf(key)
    return kind === 'variable' ? [[name, value] as const] : []
  })
}

function consumerStatements(changes: Settings): string[] {
  return byValue(changes, 'consumer').map(
    ([value, names]) => `UPDATE ${SETUP}consumers SET ENABLED = '${value}' WHERE NAME ${among(names)}`,
  )
}

function instrumentStatements(changes: Settings): string[] {
  return byValue(changes, 'instrument').map(([value, names]) => {
    const [enabled = 'NO', timed = ''] = value.split(',')
    const assignments = [`ENABLED = '${enabled}'`, ...(timed === '' ? [] : [`TIMED = '${timed}'`])]
    return `UPDATE ${SETUP}instruments SET ${assignments.join(', ')} WHERE NAME ${among(names)}`
  })
}

/** The changed settings of a kind by the value that they get. */
function byValue(changes: Settings, kind: string): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const [key, value] of changes) {
    const parts = partsOf(key)
    if (parts.kind === kind) groups.set(value, [...(groups.get(value) ?? []), parts.name])
  }
  return [...groups]
}

function among(names: readonly string[]): string {
  return `IN (${names.map(quoteText).join(', ')})`
}

/**
 * Text between quotes, on one line, whatever NO_BACKSLASH_ESCAPES says: characters that need an escape are written as
 * bytes.
 */
function quoteText(text: string): string {
  return /^[^'\\\p{Cc}]*$/u.test(text) ? `'${text}'` : `CONVERT(X'${hexOf(text)}' USING utf8mb4)`
}

function hexOf(text: string): string {
  return [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function quoteName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``
}

/** An option as a statement for a running server, and the setting that it sets. */
export interface OptionStatement {
  readonly sql: string
  readonly kind: SettingKind
  /** The name of a variable or a consumer, as the server spells it, or the pattern of instruments. */
  readonly name: string
  /** As it is given to a variable. */
  readonly value: string
  readonly file: string
  readonly line: number
}

const SIZE = /^(\d+)([kmgtpe])$/i

/** The server takes longer patterns later at its start, so they come later here too. */
export function optionStatements(options: readonly ServerOption[]): OptionStatement[] {
  const statements = options.map((option) => ({ ...statementOf(option), file: option.file, line: option.line }))
  const patterns = statements.filter(({ kind }) => kind === 'instrument')
  return [
    ...statements.filter(({ kind }) => kind !== 'instrument'),
    ...patterns.toSorted((one, other) => one.name.length - other.name.length),
  ]
}

function statementOf(option: ServerOption): Pick<OptionStatement, 'sql' | 'kind' | 'name' | 'value'> {
  const canonical = canonicalOptionName(option.name)
  const name = canonical.replaceAll('-', '_')
  const value = writtenValue(option)
  const [, consumer] = /^performance_schema_consumer_(.+)$/.exec(name) ?? []
  if (consumer !== undefined) {
    const sql = `UPDATE ${SETUP}consumers SET ENABLED = '${isOn(option.value) ? 'YES' : 'NO'}' WHERE NAME = ${literal(consumer)}`
    return { sql, kind: 'consumer', name: consumer, value }
  }
  if (canonical === 'performance-schema-instrument') {
    const [pattern = '', ...states] = option.value?.split('=') ?? []
    const state = states.join('=')
    const [enabled, timed] = /^counted$/i.test(state) ? ['YES', 'NO'] : isOn(state) ? ['YES', 'YES'] : ['NO', 'NO']
    const sql = `UPDATE ${SETUP}instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${literal(pattern)}`
    return { sql, kind: 'instrument', name: pattern, value }
  }
  return { sql: `SET GLOBAL ${quoteName(name)} = ${literal(value)}`, kind: 'variable', name, value }
}

/** SET takes no sizes such as 1M, and a bare flag is ON. */
function writtenValue({ value = 'ON' }: ServerOption): string {
  const [, digits, unit = ''] = SIZE.exec(value) ?? []
  return digits === undefined
    ? value
    : String(BigInt(digits) << BigInt(10 * ('kmgtpe'.indexOf(unit.toLowerCase()) + 1)))
}

function isOn(value = 'ON'): boolean {
  return /^(?:on|true|1|yes)$/i.test(value)
}
