/** Values as Lua spells them, and the forms of those of columns. */
import { sqlName } from './sql-text.ts'
import type { Column } from './tables.ts'
import { valuesOf } from './value-sql.ts'

/** A text as Lua spells it, with any content: bytes of UTF-8, written only as letters, digits or marks. */
export function luaText(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  const spelled = bytes.map((byte) => {
    const character = String.fromCharCode(byte)
    return /[\w .,:;=()<>*@+/?!$%&|`~^{}#'[\]-]/.test(character) ? character : `\\${String(byte).padStart(3, '0')}`
  })
  return `"${spelled.join('')}"`
}

/** What Lua can have. */
export type LuaValue =
  | string
  | number
  | boolean
  | undefined
  | readonly LuaValue[]
  | { readonly [key: string]: LuaValue }

/** A value as Lua spells it; what is undefined is left out. */
export function luaOf(value: LuaValue): string {
  if (typeof value === 'string') return luaText(value)
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value)) {
    // Each in a function of its own, as one has at most 65,536 constants.
    const items = value.map((one: LuaValue) =>
      typeof one === 'object' ? `(function() return ${luaOf(one)} end)()` : luaOf(one),
    )
    return `{${items.join(',\n')}}`
  }
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries.map(([key, one]) => `["${key}"] = ${luaOf(one)}`).join(', ')}}`
}

/** The form of a column's values. */
export interface ColumnForm {
  /** As own_workload.lua takes it. */
  readonly form: Readonly<Record<string, LuaValue>>
  /** SQL of a value as it is read: points on a line as whole numbers, anything else in hexadecimal. */
  readonly sql: (name: string) => string
  /** Whether values are points on a line, so that one is larger than all others. */
  readonly isLine: boolean
}

/** Bytes that a prepared statement takes; longer ones are cut. */
const MOST_BOUND = 65_536
/** Points on a line that has no end of its own. */
const MOST_POINTS = 2 ** 48
/** Digits after the point of values whose type has no number of them, or more digits than a double. */
const [CENTS, EXACT_DIGITS] = [2, 15]
/** For types without a length, such as JSON. */
const [USUAL_ROOM, USUAL_TEXT] = [16_384, 32]

/** Types whose values are days or seconds. */
const DATED: Readonly<Record<string, readonly [as: string, sql: (name: string) => string]>> = {
  date: ['date', (name) => `TIMESTAMPDIFF(DAY, '1970-01-01', ${name})`],
  datetime: ['datetime', (name) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`],
  timestamp: ['datetime', (name) => `TIMESTAMPDIFF(SECOND, '1970-01-01', ${name})`],
  time: ['time', (name) => `TIME_TO_SEC(${name})`],
}

export function columnForm(column: Column): ColumnForm {
  const { type, precision = 0, maxLength, isBinary } = column
  const dated = DATED[type]
  if (dated !== undefined) return { form: { as: dated[0], scale: 0, most: MOST_POINTS }, sql: dated[1], isLine: true }
  if (isNumber(type)) {
    const digits = precision > EXACT_DIGITS ? CENTS : precision
    const scale = /^(?:float|double)$/.test(type) ? CENTS : Math.min(column.scale ?? 0, digits)
    const most = scale > 0 ? MOST_POINTS : valuesOf(column, 1).capacity
    const sql = (name: string) => (scale === 0 ? `${name} + 0` : `TRUNCATE(${name} * ${10 ** scale}, 0)`)
    return { form: { as: 'number', scale, most }, sql, isLine: true }
  }
  const text = (as: string, bytes: number, sql: ColumnForm['sql']) => {
    const length = type === 'binary' ? maxLength : Math.min(maxLength ?? USUAL_TEXT, USUAL_TEXT)
    return { form: { as, size: Math.min(bytes, MOST_BOUND), length }, sql, isLine: false }
  }
  if (isGeometry(type)) return text('text', USUAL_ROOM, (name) => `HEX(ST_AsText(${name}))`)
  if (isBinary) return text('bytes', maxLength ?? USUAL_ROOM, (name) => `HEX(${name})`)
  const isUuid = type === 'uuid' || maxLength === 36
  return text(isUuid ? 'uuid' : 'text', 4 * (maxLength ?? USUAL_ROOM), (name) => `HEX(CONVERT(${name} USING utf8mb4))`)
}

/** Whether values are numbers in SQL. */
export function isNumber(type: string): boolean {
  return isInteger(type) || /^(?:bit|year|decimal|numeric|float|double)$/.test(type)
}

export function isInteger(type: string): boolean {
  return /^(?:tiny|small|medium|big)?int$/.test(type)
}

export function isGeometry(type: string): boolean {
  return /^(?:geometry|point|polygon|linestring|multi\w+|geom\w*collection)$/.test(type)
}

/** The query for the largest value of a column, as a point on its line. */
export function largestSql(table: string, column: string, { sql }: ColumnForm): string {
  return `SELECT ${sql(`MAX(${sqlName(column)})`)} FROM ${sqlName(table)}`
}
