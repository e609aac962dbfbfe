/** The statements that lead a running server from some settings to others. */

import type { SourceLine } from '../names.ts'
import { sqlName, sqlText } from '../own-workload/sql-text.ts'
import { canonicalOptionName } from '../setting/option-name.ts'
import type { ServerOption } from '../setting/setting.ts'
import { parseSize } from '../setting/size.ts'
import { type SettingKind, type Settings, settingsOf, settingsThatDiffer } from './switchable-settings.ts'

const SETUP = 'performance_schema.setup_'
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Statements, as few as do it: first one for all variables, then Performance Schema's. Empty if nothing differs. */
export function switchStatements(from: Settings, to: Settings): string[] {
  const changes = settingsThatDiffer(from, to)
  const set = [...settingsOf('variable', changes)].map(([name, value]) => `GLOBAL ${sqlName(name)} = ${literal(value)}`)
  return [
    ...(set.length === 0 ? [] : [`SET ${set.join(', ')}`]),
    ...setupStatements('consumer', changes),
    ...setupStatements('instrument', changes),
  ]
}

/** One statement that gives a session these variables; empty if there are none. */
export function sessionStatement(variables: Settings): string {
  const set = [...settingsOf('variable', variables)].map(
    ([name, value]) => `SESSION ${sqlName(name)} = ${literal(value)}`,
  )
  return set.length === 0 ? '' : `SET ${set.join(', ')}`
}

/** A value that the server shows, in the form that SET takes: numbers stand for themselves, all else is text. */
export function literal(value: string): string {
  return NUMBER.test(value) ? value : sqlText(value)
}

/** One statement for all settings of a kind that get the same value. */
function setupStatements(kind: 'consumer' | 'instrument', changes: Settings): string[] {
  const groups = Map.groupBy(settingsOf(kind, changes), ([, value]) => value)
  return [...groups].map(([value, settings]) => {
    const [enabled = 'NO', timed = ''] = value.split(',')
    const assignments = [`ENABLED = '${enabled}'`, ...(timed === '' ? [] : [`TIMED = '${timed}'`])]
    const names = settings.map(([name]) => sqlText(name))
    return `UPDATE ${SETUP}${kind}s SET ${assignments.join(', ')} WHERE NAME IN (${names.join(', ')})`
  })
}

/** A statement for a running server, and the setting that it sets. */
interface SettingStatement {
  readonly sql: string
  readonly kind: SettingKind
  /** The name of a variable or a consumer, as the server spells it, or the pattern of instruments. */
  readonly name: string
  /** As it is given to a variable. */
  readonly value: string
}

/** An option as a statement. */
export interface OptionStatement extends SettingStatement, SourceLine {}

/** The server takes longer patterns later at its start, so they come later here too. */
export function optionStatements(options: readonly ServerOption[]): OptionStatement[] {
  const statements = options.map((option) => ({ ...statementOf(option), file: option.file, line: option.line }))
  const patterns = statements.filter(({ kind }) => kind === 'instrument')
  return [
    ...statements.filter(({ kind }) => kind !== 'instrument'),
    ...patterns.toSorted((one, other) => one.name.length - other.name.length),
  ]
}

function statementOf(option: ServerOption): SettingStatement {
  const canonical = canonicalOptionName(option.name)
  const name = canonical.replaceAll('-', '_')
  // SET takes no sizes such as 1M, and a bare flag is ON.
  const { value: text = 'ON' } = option
  const value = String(parseSize(text) ?? text)
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
  return { sql: `SET GLOBAL ${sqlName(name)} = ${literal(value)}`, kind: 'variable', name, value }
}

function isOn(value = 'ON'): boolean {
  return /^(?:on|true|1|yes)$/i.test(value)
}
