/** Options as files write them, as the values of the variables that they set. */
import { resolveSettings, type Setting } from '../suite/settings.ts'
import type { ServerOption } from '../suite/suite.ts'
import type { SettingValues } from './memory-need.ts'
import { SETTING_ROWS } from './settings-knowledge.ts'

/** A variable, by the name that servers list, and its value as text. */
export interface VariableValue {
  readonly variable: string
  readonly value: string
}

const VARIABLES: ReadonlySet<string> = new Set(SETTING_ROWS.map(({ name }) => name))

/**
 * `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have a
 * variable of that name.
 *
 * @param value null or undefined for a bare flag
 */
export function variableValue(option: string, value: string | null | undefined): VariableValue {
  const name = option
    .replaceAll('-', '_')
    .toLowerCase()
    .replace(/^loose_/, '')
  const [, word, rest] = /^(skip|disable|enable)_(.+)$/.exec(name) ?? []
  const isSwitched = rest !== undefined && !VARIABLES.has(name) && VARIABLES.has(rest)
  if (isSwitched) return { variable: rest, value: isOff(value) === (word === 'enable') ? 'OFF' : 'ON' }
  return { variable: name, value: value ?? 'ON' }
}

function isOff(value: string | null | undefined): boolean {
  return /^(?:0|off|false|no)$/i.test(value ?? '')
}

/** All values that options set, the last of each variable. */
export function variableValues(options: readonly ServerOption[]): SettingValues {
  const settings = [...resolveSettings(options).values()].flat()
  return Object.fromEntries(settings.map(({ name, value }: Setting) => entry(variableValue(name, value))))
}

function entry({ variable, value }: VariableValue): [string, string] {
  return [variable, value]
}
