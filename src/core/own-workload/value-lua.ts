/** Values as Lua spells them, and the forms in which a script reads and makes the values of columns. */
import type { Column } from './tables.ts'
import { columnValues, GEOMETRIES, INTEGER_BITS } from './value-sql.ts'

/**
 * A value as Lua spells it; undefined fields are left out. Texts may have any content, so all but plain characters are
 * spelled as the numbers of their bytes in UTF-8.
 */
export function luaOf(value: unknown): string {
  const escaped = (character: string) =>
    [...new TextEncoder().encode(character)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')
  if (typeof value === 'string') return `"${value.replaceAll(/[^ !#-[\]-~]/gu, escaped)}"`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    // Each object is in a function of its own, because a function of Lua has at most 65,536 constants.
    const items = value.map((one) => (typeof one === 'object' ? `(function() return ${luaOf(one)} end)()` : luaOf(one)))
    return `{${items.join(',\n')}}`
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries.map(([key, one]) => `["${key}"] = ${luaOf(one)}`).join(', ')}}`
}

export interface ColumnForm {
  readonly form:
    | { readonly as: 'number' | 'date' | 'datetime' | 'time'; readonly scale: number; readonly most: number }
    | { readonly as: 'text' | 'uuid' | 'bytes'; readonly size: number; readonly length: number | undefined }
  /** SQL that reads a value: numbers and dates as whole numbers, anything else in hexadecimal. */
  readonly sql: (name: string) => string
}

/** Bytes that a prepared statement takes for a value; longer values are cut. */
const MOST_BOUND = 65_536
/** Largest value, as a whole number, of a column whose type sets no limit. */
const MOST_POINTS = 2 ** 48
/** Digits after the point of a column whose type gives none, or has more digits than a double keeps exactly. */
const CENTS = 2
const EXACT_DIGITS = 15
/** Bytes and characters of a column whose type has no length, such as JSON. */
const USUAL_ROOM = 16_384
const USUAL_TEXT = 32

const SECONDS = (name: string) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`
const DATED: Readonly<Record<string, readonly [as: 'date' | 'datetime' | 'time', sql: ColumnForm['sql']]>> = {
  date: ['date', (name) => `TIMESTAMPDIFF(DAY, '1970-01-01', ${name})`],
  datetime: ['datetime', SECONDS],
  timestamp: ['datetime', SECONDS],
  time: ['time', (name) => `TIME_TO_SEC(${name})`],
}

export function columnForm(column: Column): ColumnForm {
  const { type, precision = 0, maxLength, isBinary } = column
  const [as, inUnits] = DATED[type] ?? []
  if (as !== undefined && inUnits !== undefined) return { form: { as, scale: 0, most: MOST_POINTS }, sql: inUnits }
  if (/^(?:bit|year|decimal|float|double)$/.test(type) || type in INTEGER_BITS) {
    const digits = precision > EXACT_DIGITS ? CENTS : precision
    const scale = /^(?:float|double)$/.test(type) ? CENTS : Math.min(column.scale ?? 0, digits)
    const most = scale > 0 ? MOST_POINTS : columnValues(column, 1).capacity
    return { form: { as: 'number', scale, most }, sql: (name) => `TRUNCATE(${name} * ${10 ** scale}, 0)` }
  }
  const text = (textual: 'text' | 'uuid' | 'bytes', bytes: number, sql: ColumnForm['sql']): ColumnForm => {
    const length = type === 'binary' ? maxLength : Math.min(maxLength ?? USUAL_TEXT, USUAL_TEXT)
    return { form: { as: textual, size: Math.min(bytes, MOST_BOUND), length }, sql }
  }
  if (type in GEOMETRIES) return text('text', USUAL_ROOM, (name) => `HEX(ST_AsText(${name}))`)
  if (isBinary) return text('bytes', maxLength ?? USUAL_ROOM, (name) => `HEX(${name})`)
  const isUuid = type === 'uuid' || maxLength === 36
  return text(isUuid ? 'uuid' : 'text', 4 * (maxLength ?? USUAL_ROOM), (name) => `HEX(CONVERT(${name} USING utf8mb4))`)
}
