/** Advice about settings, as tuning tools and colleagues write it: an option file, a report, or a plain list. */

import type { SourceLine } from '../names.ts'
import { ROWS } from '../options/option-table.ts'
import { readOptionName } from '../setting/option-name.ts'
import { type Setting, settingOf } from '../setting/setting.ts'
import { parseOptionFile } from './option-file.ts'

/** A value that somebody proposes for one setting. */
export interface Proposal {
  /** Such as "innodb_io_capacity = 2000"; it names the proposal everywhere. */
  readonly name: string
  readonly option: Setting
}

/** A setting without a value, or a value for a name that no server has. */
interface UnusableLine extends SourceLine {
  readonly name: string
  readonly why: 'no value' | 'unknown'
}

export interface ReadAdvice {
  readonly proposals: readonly Proposal[]
  readonly unusable: readonly UnusableLine[]
}

/**
 * A name and a sign with a value, such as in `innodb_io_capacity=2000`, `SET GLOBAL sync_binlog = 1;` and MySQLTuner's
 * `tmp_table_size (> 16M)`. A limit with >= or <= is the value itself. One with > is doubled, because these tools
 * double it, too, and one with < is halved. Blanks are single here, so that no match takes long.
 */
const PROPOSED =
  /^(?:-+|#\s*\w+\s+|set\s+(?:global|persist)\s+|[^\w]*)?([a-z][\w.-]*)\s*(?:should be\s*)?\(?\s*(>=|<=|>|<|:?=|:(?=\s*\S+$))\s*"?([^\s";)]+)/i
const NAMED = /^(?:#\s*(?:WARN|NOTE|CRIT)\s+)?([a-z][\w.-]*)\s*:/i
const DECIMAL_SIZE = /^(\d+(?:\.\d+)?)([KMGT]?)B?$/i
const UNITS = ['', 'K', 'M', 'G', 'T']

/** Reads the values that a tuning tool or a colleague proposes. @param file name of the text in messages */
export function readAdvice(text: string, file: string): ReadAdvice {
  const isOptionFile = /^[ \t]*\[(?:mysqld|mariadb|server)[\w.-]*\]/im.test(text)
  const lines = isOptionFile
    ? parseOptionFile(text, file).items.flatMap((item) => (item.kind === 'option' ? item.option : []))
    : text
        .split('\n')
        .flatMap((line, at) => adviceIn(line.trim().replaceAll(/\s+/g, ' '), { file, line: at + 1 }) ?? [])
  // The last value wins, because it does so in an option file.
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
  // Prose has no words with these characters before a sign.
  if (/[_-]/.test(name)) return { ...place, name, why: 'unknown' }
  const [, named = ''] = NAMED.exec(text) ?? []
  return isVariable(named) ? { ...place, name: named, why: 'no value' } : undefined
}

function isVariable(name: string): boolean {
  return ROWS.has(readOptionName(name).variable)
}

function proposedValue(sign: string, limit: string): string {
  // A comma ends a limit in a sentence, and stands between the words of a list.
  const value = limit.replace(/,$/, '')
  const [, digits, unit = ''] = DECIMAL_SIZE.exec(value) ?? []
  if (digits === undefined) return value
  const factor = sign === '>' ? 2 : sign === '<' ? 0.5 : 1
  const number = factor * Number(digits)
  // A decimal without a unit is no size: it may be a share or seconds, and stays as it is.
  if (Number.isInteger(number) || unit === '') return `${number}${unit.toUpperCase()}`
  return String(Math.floor(number * 1024 ** UNITS.indexOf(unit.toUpperCase())))
}
