/** Advice about settings, as tuning tools and colleagues write it: an option file, a report, or a plain list. */

import type { SourceLine } from '../names.ts'
import { variableForms } from '../options/option-names.ts'
import { ROWS } from '../options/option-table.ts'
import { canonicalOptionName, parseOptionFile } from '../suite/option-file.ts'
import type { ServerOption } from '../suite/suite.ts'

/** What somebody proposes for one setting. */
export interface Proposal {
  /** Such as "innodb_io_capacity = 2000"; it names the proposal everywhere. */
  readonly name: string
  readonly option: ServerOption
}

export interface ReadAdvice {
  readonly proposals: readonly Proposal[]
  /** Settings that are named without a value, and names with a value that no server has. */
  readonly unusable: readonly (Pick<ServerOption, 'name' | 'line'> & { readonly why: 'no value' | 'unknown' })[]
}

/**
 * A name and a sign with a value, such as in `innodb_io_capacity=2000`, `SET GLOBAL sync_binlog = 1;` and MySQLTuner's
 * `tmp_table_size (> 16M)`. A limit that may be reached is the value itself; one to exceed is doubled, as these tools double
 * it too, and one to stay below is halved. Of several blanks only one is left in the line, so that no match takes long.
 */
const PROPOSED =
  /^(?:-+|#\s*\w+\s+|set\s+(?:global|persist)\s+|[^\w]*)?([a-z][\w.-]*)\s*(?:should be\s*)?\(?\s*(>=|<=|>|<|:?=|:(?=\s*\S+$))\s*"?([^\s",;)]+)/i
const NAMED = /^(?:#\s*(?:WARN|NOTE|CRIT)\s+)?([a-z][\w.-]*)\s*:/i
const DECIMAL_SIZE = /^(\d+(?:\.\d+)?)([KMGT]?)B?$/i
const UNITS = ['', 'K', 'M', 'G', 'T']

/** Reads advice in any of its forms. @param file its name, for places */
export function readAdvice(text: string, file: string): ReadAdvice {
  const isOptionFile = /^[ \t]*\[(?:mysqld|mariadb|server)[\w.-]*\]/im.test(text)
  const lines = isOptionFile
    ? parseOptionFile(text, file).items.flatMap((item): Line[] =>
        item.kind === 'option' ? [{ option: item.option }] : [],
      )
    : text.split('\n').flatMap((line, at) => proposedIn(line.trim().replaceAll(/\s+/g, ' '), { file, line: at + 1 }))
  const options = lines.flatMap(({ option }) => option ?? [])
  // As in an option file, the last one wins.
  const last = [...new Map(options.map((option) => [canonicalOptionName(option.name), option])).values()]
  return {
    proposals: last.map((option) => ({
      name: option.value === undefined ? option.name : `${option.name} = ${option.value}`,
      option,
    })),
    unusable: lines.flatMap(({ unusable }) => unusable ?? []),
  }
}

interface Line {
  readonly option?: ServerOption
  readonly unusable?: ReadAdvice['unusable'][number]
}

function proposedIn(text: string, place: SourceLine): Line[] {
  const [, name = '', sign = '', value = ''] = PROPOSED.exec(text) ?? []
  if (isKnown(name)) return [{ option: { ...place, name, value: proposedValue(sign, value), group: undefined } }]
  // Prose has no words with these characters before a sign.
  if (/[_-]/.test(name)) return [{ unusable: { ...place, name, why: 'unknown' } }]
  const [, named = ''] = NAMED.exec(text) ?? []
  return isKnown(named) ? [{ unusable: { ...place, name: named, why: 'no value' } }] : []
}

function isKnown(written: string): boolean {
  return variableForms(written).some((form) => ROWS.has(form))
}

function proposedValue(sign: string, written: string): string {
  const [, digits, unit = ''] = DECIMAL_SIZE.exec(written) ?? []
  if (digits === undefined) return written
  const times = sign === '>' ? 2 : sign === '<' ? 0.5 : 1
  const isWhole = Number.isInteger(times * Number(digits))
  const bytes = times * Number(digits) * 1024 ** UNITS.indexOf(unit.toUpperCase())
  return isWhole ? `${times * Number(digits)}${unit.toUpperCase()}` : String(Math.floor(bytes))
}
