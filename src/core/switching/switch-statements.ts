/** Makes the statements that switch a running server from some settings to others. */

import type { SourceLine } from '../names.ts'
import { sqlName, sqlText } from '../own-workload/sql-text.ts'
import { consumerOf, isOn, type Setting, variableText } from '../setting/setting.ts'
import { wholeNumber } from '../setting/value.ts'
import { type SettingKind, type Settings, settingsOfKind, settingsThatDiffer } from './switchable-settings.ts'

const SETUP = 'performance_schema.setup_'
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Statements that switch a server from some settings to others, as few as possible; empty if nothing differs. */
export function switchStatements(from: Settings, to: Settings): string[] {
  const changes = settingsThatDiffer(from, to)
  const set = [...settingsOfKind('variable', changes)].map(
    ([name, value]) => `GLOBAL ${sqlName(name)} = ${sqlLiteral(value)}`,
  )
  return [
    ...(set.length === 0 ? [] : [`SET ${set.join(', ')}`]),
    ...setupStatements('consumer', changes),
    ...setupStatements('instrument', changes),
  ]
}

/** @returns an empty text if there are no variables */
export function sessionStatement(variables: Settings): string {
  const set = [...settingsOfKind('variable', variables)].map(
    ([name, value]) => `SESSION ${sqlName(name)} = ${sqlLiteral(value)}`,
  )
  return set.length === 0 ? '' : `SET ${set.join(', ')}`
}

/**
 * Literal of a value that the server shows, in the form that SET takes: numbers stand for themselves, all else is text.
 */
export function sqlLiteral(value: string): string {
  return NUMBER.test(value) ? value : sqlText(value)
}

function setupStatements(kind: 'consumer' | 'instrument', changes: Settings): string[] {
  const groups = Map.groupBy(settingsOfKind(kind, changes), ([, value]) => value)
  return [...groups].map(([value, settings]) => {
    const [enabled = 'NO', timed = ''] = value.split(',')
    const assignments = [`ENABLED = '${enabled}'`, ...(timed === '' ? [] : [`TIMED = '${timed}'`])]
    const names = settings.map(([name]) => sqlText(name))
    return `UPDATE ${SETUP}${kind}s SET ${assignments.join(', ')} WHERE NAME IN (${names.join(', ')})`
  })
}

interface SettingStatement {
  readonly sql: string
  readonly kind: SettingKind
  /** Name of a variable or a consumer as the server spells it, or the pattern of instruments. */
  readonly name: string
  readonly value: string
}

export interface OptionStatement extends SettingStatement, SourceLine {}

/** Options as statements. Longer patterns come later, because the server applies them in that order at its start. */
export function optionStatements(options: readonly Setting[]): OptionStatement[] {
  const statements = options.map((option) => ({ ...statementOf(option), file: option.file, line: option.line }))
  const patterns = statements.filter(({ kind }) => kind === 'instrument')
  return [
    ...statements.filter(({ kind }) => kind !== 'instrument'),
    ...patterns.toSorted((one, other) => one.name.length - other.name.length),
  ]
}

function statementOf(option: Setting): SettingStatement {
  const name = option.bare
  // SET does not accept sizes such as 1M, so they are multiplied out.
  const text = variableText(option)
  const value = String(wholeNumber(text) ?? text)
  const consumer = consumerOf(option)
  if (consumer !== undefined) {
    const sql = `UPDATE ${SETUP}consumers SET ENABLED = '${isOn(option) ? 'YES' : 'NO'}' WHERE NAME = ${sqlLiteral(consumer)}`
    return { sql, kind: 'consumer', name: consumer, value }
  }
  if (option.value.kind === 'instruments') {
    const { pattern, state } = option.value
    const [enabled, timed] = state === 'counted' ? ['YES', 'NO'] : isOn(option) ? ['YES', 'YES'] : ['NO', 'NO']
    const sql = `UPDATE ${SETUP}instruments SET ENABLED = '${enabled}', TIMED = '${timed}' WHERE NAME LIKE ${sqlLiteral(pattern)}`
    return { sql, kind: 'instrument', name: pattern, value }
  }
  return { sql: `SET GLOBAL ${sqlName(name)} = ${sqlLiteral(value)}`, kind: 'variable', name, value }
}
