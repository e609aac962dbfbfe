/** The statements that lead a running server from some settings to others. */

import { canonicalOptionName } from '../suite/option-file.ts'
import type { Scenario, ServerOption } from '../suite/suite.ts'
import { GONE, partsOf, type Settings, settingsThatDiffer } from './switchable-settings.ts'

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
    ...rowStatements(from, changes),
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
    return kind === 'variable' ? [[name[0] ?? '', value] as const] : []
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

function rowStatements(from: Settings, changes: Settings): string[] {
  return [...changes].flatMap(([key, value]) => {
    const { kind, name } = partsOf(key)
    if (kind !== 'actor' && kind !== 'object') return []
    const [table, columns, last] =
      kind === 'actor'
        ? [`${SETUP}actors`, ['HOST', 'USER', 'ROLE'], 'HISTORY']
        : [`${SETUP}objects`, ['OBJECT_TYPE', 'OBJECT_SCHEMA', 'OBJECT_NAME'], 'TIMED']
    const where = columns.map((column, at) => `${column} = ${quoteText(name[at] ?? '')}`).join(' AND ')
    if (value === GONE) return [`DELETE FROM ${table} WHERE ${where}`]
    const [enabled = 'NO', other = 'NO'] = value.split(',')
    if (from.has(key)) return [`UPDATE ${table} SET ENABLED = '${enabled}', ${last} = '${other}' WHERE ${where}`]
    const values = [...name.map(quoteText), `'${enabled}'`, `'${other}'`].join(', ')
    return [`INSERT INTO ${table} (${[...columns, 'ENABLED', last].join(', ')}) VALUES (${values})`]
  })
}

/** The changed settings of a kind by the value that they get. */
function byValue(changes: Settings, kind: string): [string, string[]][] {
  const groups = new Map<string, string[]>()
  for (const [key, value] of changes) {
    const parts = partsOf(key)
    if (parts.kind === kind) groups.set(value, [...(groups.get(value) ?? []), parts.name[0] ?? ''])
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

/** A statement, and the place of the setting behind it. */
export interface ScenarioStatement {
  readonly sql: string
  readonly file: string
  readonly line: number
}

const SIZE = /^(\d+)([kmgtpe])$/i

/** Options first, of patterns the longer ones later, as the server takes them at start; then the scenario's own SQL. */
export function scenarioStatements({ options, sql }: Scenario): ScenarioStatement[] {
  const isPattern = ({ name }: ServerOption) => canonicalOptionName(name) === 'performance-schema-instrument'
  const patterns = options.filter(isPattern).toSorted((one, other) => patternOf(one).length - patternOf(other).length)
  const others = options.filter((option) => !isPattern(option))
  return [
    ...[...others, ...patterns].map((option) => ({ sql: statementOf(option), file: option.file, line: option.line })),
    ...sql.map(({ value, file, line }) => ({ sql: value, file, line })),
  ]
}

function statementOf(option: ServerOption): string {
  const name = canonicalOptionName(option.name)
  const [, consumer] = /^performance-schema-consumer-(.+)$/.exec(name) ?? []
  if (consumer !== undefined) {
    const enabled = isOn(option.value) ? 'YES' : 'NO'
    return `UPDATE performance_schema.setup_consumers SET ENABLED = '${enabled}' WHERE NAME = ${literal(consumer.replaceAll('-', '_'))}`
  }
  if (name === 'performance-schema-instrument') {
    const state = option.value?.split('=').slice(1).join('=') ?? ''
    const [enabled, timed] = /^counted$/i.test(state) ? ['YES', 'NO'] : isOn(state) ? ['YES', 'YES'] : ['NO', 'NO']
    return `UPDATE performance_schema.setup_instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${literal(patternOf(option))}`
  }
  return `SET GLOBAL \`${name.replaceAll('-', '_').replaceAll('`', '``')}\` = ${literal(writtenValue(option))}`
}

function patternOf({ value }: ServerOption): string {
  return value?.split('=')[0] ?? ''
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
