/**
 * A setting: one line of a configuration. It is parsed once, where it is read, so that nobody else has to know
 * prefixes, aliases or units.
 */

import type { SourceLine } from '../names.ts'
import { derivesSettings } from './deriving.ts'
import { canonicalName, looseName, type OptionName, readOptionName, strictName } from './option-name.ts'
import { isSwitch, readValue, shownState, textBehindPrefix, type Value } from './value.ts'

export interface Place extends SourceLine {
  /** Group of the option file, in lower case. Undefined for options in a suite's YAML, which every server gets. */
  readonly group: string | undefined
  /**
   * How the setting is written outside of option files: as a flag of a command, or as a key of YAML or parameter of a
   * cloud service. Undefined: it is a line of an option file, or an option of a suite.
   */
  readonly form?: 'flag' | 'key' | undefined
}

export interface SettingText extends Place {
  readonly name: string
  /** Text without its quotes; undefined for a bare flag. */
  readonly text: string | undefined
}

export interface Setting extends SettingText, OptionName {
  readonly value: Value
  /** Whether qpsgate added loose-, so that a server without the plugin of this option may start. */
  readonly isLoosened?: true
}

export function settingOf(source: SettingText): Setting {
  const name = readOptionName(source.name)
  return { ...source, ...name, value: readValue(name, source.text) }
}

type ExpressionKind = Extract<Value, { kind: 'expression' }>['why']

/** Setting whose value on the server is unknown. Its name is only for people, because no server gets it. */
export function expressionOf(
  source: SettingText,
  why: ExpressionKind = derivesSettings(source.name) ? 'derived' : 'not-applied',
): Setting {
  // No server has an option or a variable with an exclamation mark, so the name is never taken for a real one.
  const option = `!${canonicalName(source.name)}`
  const named = { option, bare: option, variable: option, prefix: undefined, isLoose: false } as const
  return { ...source, ...named, value: { kind: 'expression', why } }
}

export function isExpression({ value }: Pick<Setting, 'value'>): boolean {
  return value.kind === 'expression'
}

/** Key that is the same for all settings with the same text and the same readers, whatever their lines. */
export function writtenKey({ group, name, text, value }: Setting): string {
  return JSON.stringify([group, name, text, value.kind === 'expression'])
}

/**
 * The setting with another name or text, at the same line. An expression stays as it is, because its value is unknown.
 */
export function rewrite(setting: Setting, change: Partial<Pick<SettingText, 'name' | 'text'>>): Setting {
  if (isExpression(setting)) return setting
  const { name, text, group, form, file, line, isLoosened } = { ...setting, ...change }
  return { ...settingOf({ name, text, group, form, file, line }), ...(isLoosened && { isLoosened }) }
}

export function looseSetting(setting: Setting): Setting {
  return rewrite(setting, { name: looseName(setting.name) })
}

export function argumentOf({ name, text }: Pick<Setting, 'name' | 'text'>): string {
  return text === undefined ? `--${name}` : `--${name}=${text}`
}

/** Value of the variable as text: as written, ON for a bare flag, or ON or OFF by a prefix such as skip-. */
export function variableText(setting: Setting): string {
  const { prefix, text, value } = setting
  if (prefix !== undefined && value.kind === 'switch') return value.isOn ? 'ON' : 'OFF'
  return textBehindPrefix(setting, text) ?? 'ON'
}

/**
 * Whether the setting switches something on. A file name does, unless it is a word for off. The binary log takes even
 * such a word for a file name, so any text switches it on. A switch with an unknown word stays off.
 */
export function isOn(setting: Setting): boolean {
  const { variable, value, text } = setting
  if (value.kind === 'switch') return value.isOn
  if (value.kind === 'instruments') return value.state === 'on' || value.state === 'counted'
  const word = textBehindPrefix(setting, text)
  return variable === 'log_bin' || (!isSwitch(setting) && (word === undefined || shownState(word) !== false))
}

/** Name as people wrote it, without loose-, so that a search finds the line; behind it, the pattern of instruments. */
export function writtenName({ name, value }: Setting): string {
  return value.kind === 'instruments' ? `${strictName(name)} ${value.pattern}` : strictName(name)
}

const CONSUMER = 'performance_schema_consumer_'

export function consumerOf({ variable }: Pick<Setting, 'variable'>): string | undefined {
  return variable.startsWith(CONSUMER) ? variable.slice(CONSUMER.length) : undefined
}
