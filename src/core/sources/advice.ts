/** Reads tuning advice: an option file, the report of a tool such as MySQLTuner, or a list that somebody wrote. */

import type { SourceLine } from '../names.ts'
import { ROWS } from '../options/option-table.ts'
import { readOptionName } from '../setting/option-name.ts'
import { type Setting, settingOf } from '../setting/setting.ts'
import { parseOptionFile } from './option-file.ts'

export interface Proposal {
  /** Name of the proposal in messages, and of its scenario: "innodb_io_capacity = 2000". */
  readonly name: string
  readonly option: Setting
}

/**
 * A line that cannot be tried, because it gives a setting no value, or gives a value to a name that no server knows.
 */
interface UnusableLine extends SourceLine {
  readonly name: string
  readonly why: 'no value' | 'unknown'
}

export interface ReadAdvice {
  readonly proposals: readonly Proposal[]
  readonly unusable: readonly UnusableLine[]
}

/**
 * Matches a name, a sign and a value, as in `innodb_io_capacity=2000`, `SET GLOBAL sync_binlog = 1;` and MySQLTuner's
 * `tmp_table_size (> 16M)`. After >= or <= the number is the value itself. After > it is doubled, because the tools
 * double it too, and after < it is halved. The text must not have two blanks in a row, because a match could then take
 * long.
 */
const PROPOSED =
  /^(?:-+|#\s*\w+\s+|set\s+(?:global|persist)\s+|[^\w]*)?([a-z][\w.-]*)\s*(?:should be\s*)?\(?\s*(>=|<=|>|<|:?=|:(?=\s*\S+$))\s*"?([^\s";)]+)/i
const NAMED = /^(?:#\s*(?:WARN|NOTE|CRIT)\s+)?([a-z][\w.-]*)\s*:/i
const DECIMAL_SIZE = /^(\d+(?:\.\d+)?)([KMGT]?)B?$/i
const UNITS = ['', 'K', 'M', 'G', 'T']

/** Finds the settings that a text proposes. @param file name of the text in messages */
export function readAdvice(text: string, file: string): ReadAdvice {
  const isOptionFile = /^[ \t]*\[(?:mysqld|mariadb|server)[\w.-]*\]/im.test(text)
  const lines = isOptionFile
    ? parseOptionFile(text, file).items.flatMap((item) => (item.kind === 'option' ? item.option : []))
    : text
        .split('\n')
        .flatMap((line, at) => adviceIn(line.trim().replaceAll(/\s+/g, ' '), { file, line: at + 1 }) ?? [])
  // If a setting has several values, the last one wins, as in an option file.
  const options = new Map<string, Setting>()
  const unusable: UnusableLine[] = []
  for (const line of lines)
    if ('why' in line) unusable.push(line)
    else options.set(line.option, line)
  const proposals = [...options.values()].map((option) => ({
    name: option.text === undefined ? option.name : `${option.name} = ${option.text}`,
    option,
  }))
  return { proposals, unusable }
}

function adviceIn(text: string, place: SourceLine): Setting | UnusableLine | undefined {
  const [, name = '', sign = '', value = ''] = PROPOSED.exec(text) ?? []
  if (isVariable(name)) return settingOf({ ...place, name, text: proposedValue(sign, value), group: undefined })
  // A name with _ or - counts as an unknown setting, because prose has no such words before a sign.
  if (/[_-]/.test(name)) return { ...place, name, why: 'unknown' }
  const [, named = ''] = NAMED.exec(text) ?? []
  return isVariable(named) ? { ...place, name: named, why: 'no value' } : undefined
}

function isVariable(name: string): boolean {
  return ROWS.has(readOptionName(name).variable)
}

function proposedValue(sign: string, limit: string): string {
  // Only a comma at the end is cut off, because it belongs to the sentence. Other commas separate words of a list.
  const value = limit.replace(/,$/, '')
  const [, digits, unit = ''] = DECIMAL_SIZE.exec(value) ?? []
  if (digits === undefined) return value
  const factor = sign === '>' ? 2 : sign === '<' ? 0.5 : 1
  const number = factor * Number(digits)
  // A fraction without a unit is not rounded, because it may be a share or seconds. Only sizes become whole bytes.
  if (Number.isInteger(number) || unit === '') return `${number}${unit.toUpperCase()}`
  return String(Math.floor(number * 1024 ** UNITS.indexOf(unit.toUpperCase())))
}
