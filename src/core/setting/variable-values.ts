/** Options as files write them, and changed ones, as the values of the variables that they set. */

import { OPTIONS } from '../options/option-table.ts'
import type { SettingChange } from '../setting/setting-change.ts'
import { variableOf } from './option-names.ts'
import { resolveSettings } from './resolve.ts'
import type { ServerOption } from './setting.ts'

/** Values by variable, as text. Missing ones have the server's default. */
export type SettingValues = Readonly<Record<string, string>>

const VARIABLES: ReadonlySet<string> = new Set(
  OPTIONS.filter(({ exercisedBy }) => exercisedBy !== undefined).map(({ name }) => name),
)

/**
 * `skip-innodb-doublewrite` is innodb_doublewrite=OFF, while `skip-name-resolve` is skip_name_resolve=ON: servers have
 * a variable of that name.
 *
 * @param value null or undefined for a bare flag
 * @returns the variable, by the name that servers list, and its value as text
 */
export function variableValue(option: string, value: string | null | undefined) {
  const name = option
    .replaceAll('-', '_')
    .toLowerCase()
    .replace(/^loose_/, '')
  const [, word, rest] = /^(skip|disable|enable)_(.+)$/.exec(name) ?? []
  const isOff = /^(?:0|off|false|no)$/i.test(value ?? '')
  const isSwitched = rest !== undefined && !VARIABLES.has(name) && VARIABLES.has(rest)
  if (isSwitched) return { variable: rest, value: isOff === (word === 'enable') ? 'OFF' : 'ON' }
  return { variable: name, value: value ?? 'ON' }
}

/** All values that options set, the last of each variable, whichever of its names they have. */
export function variableValues(options: readonly ServerOption[]): SettingValues {
  const settings = [...resolveSettings(options).values()].flat()
  return Object.fromEntries(
    settings.map((setting) => {
      const { variable, value } = variableValue(setting.name, setting.value)
      return [variableOf(variable), value]
    }),
  )
}

/** A variable that differs, as servers list it; values are undefined if it is not set. */
export interface ChangedVariable<Changed extends SettingChange = SettingChange> {
  readonly variable: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly setting: Changed
}

const ASSIGNMENT = /^\s*SET\s+(?:@@)?(?:GLOBAL|PERSIST)[\s.]+`?(\w+)`?\s*:?=\s*('[^']*'|"[^"]*"|[^,]+?)\s*;?\s*$/is

/** The variable of a changed option, or of a statement that sets only one for all clients; undefined of all else. */
export function setVariable<Changed extends SettingChange>(setting: Changed): ChangedVariable<Changed> | undefined {
  const { kind, before, after } = setting
  if (kind !== 'sql') return changedVariable(setting)
  const [old, present] = [before, after].map((side) => ASSIGNMENT.exec(side?.value ?? ''))
  const variable = (present ?? old)?.[1]?.toLowerCase()
  const assigned = (match: typeof old) => (match?.[1]?.toLowerCase() === variable ? match?.[2] : undefined)
  return variable === undefined ? undefined : { variable, before: assigned(old), after: assigned(present), setting }
}

/** The variable of a changed option; undefined of statements and images. */
export function changedVariable<Changed extends SettingChange>(setting: Changed): ChangedVariable<Changed> | undefined {
  const { kind, name, before, after } = setting
  if (kind !== 'option') return undefined
  const [option = name] = name.split(' ')
  const { variable } = variableValue(option, (after ?? before)?.value)
  const textOf = (side: typeof before) => (side === null ? undefined : variableValue(option, side.value).value)
  return { variable, before: textOf(before), after: textOf(after), setting }
}
