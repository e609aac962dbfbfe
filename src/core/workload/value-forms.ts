/**
 * Forms of a column's values, by their number from 0: distinct, made only from the number, and so the same every time.
 * value-sql.ts and value-lua.ts spell the same values.
 */
import type { Column } from './tables.ts'

export type ValueForm =
  /** Numbers and points in time: `first + step · number`, in units of 10^-scale, days or seconds. */
  | {
      readonly kind: 'line'
      readonly as: LineKind
      readonly scale: number
      readonly first: number
      readonly step: number
    }
  | { readonly kind: 'enum'; readonly members: readonly string[] }
  | { readonly kind: 'set'; readonly members: readonly string[] }
  /** Characters or bytes, from `low` to `high` of them. */
  | { readonly kind: 'text' | 'bytes' | 'json'; readonly low: number; readonly high: number }
  | { readonly kind: 'uuid' | 'inet4' | 'inet6' }
  /** Well-known text of a geometry, with x and y for a point's coordinates. */
  | { readonly kind: 'geometry'; readonly pattern: string }

export type LineKind = 'number' | 'date' | 'datetime' | 'time'

/** The form of a column, and its number of possible values. */
export interface FormOf {
  readonly form: ValueForm
  readonly capacity: number
  /** Number of a column's values if it is not given; undefined: as many as rows. */
  readonly usual: number | undefined
}

/** Numbers stay exact in a double, with room for calculations. */
const MOST_VALUES = 2 ** 48
/** The first date; those of a table are spread over about this many days. */
export const FIRST_DAY = '2024-01-01'
/** The same, counted from the first day of 1970. */
export const FIRST_DAY_NUMBER = 19_723
const DAYS = 366
export const DAY_SECONDS = 86_400
/** Last second of TIMESTAMP, counted from the first day. */
const TIMESTAMP_SECONDS = 442_000_000
const DATETIME_SECONDS = 200_000_000_000
const UUID_CHARACTERS = 36
/** Bytes that the number of a byte text takes; shorter ones have only the number. */
export const CODE_BYTES = 10
/** Shorter texts have no words, and all have the same length. */
export const SHORT_TEXT = 20
/** Usual number of characters in a longer text besides its words; larger numbers take more of them. */
export const TEXT_AROUND = 8
const MOST_AROUND = 14
const USUAL_TEXT = 200
const USUAL_VARCHAR = 32

const INTEGER_BITS: Readonly<Record<string, number>> = { tinyint: 8, smallint: 16, mediumint: 24, int: 32, bigint: 49 }

/**
 * @param distinct number of values of the column, at least 1
 * @param length mean length of text; undefined: by its type
 */
export function formOf(column: Column, distinct: number, length?: number): FormOf {
  const { type, fullType } = column
  if (/^tinyint\(1\)/.test(fullType)) return line({ first: 0, capacity: column.isUnsigned ? 255 : 128, usual: 2 })
  const bits = INTEGER_BITS[type]
  if (bits !== undefined)
    return line({ capacity: 2 ** (column.isUnsigned ? bits : bits - 1) - 1, usual: bits === 8 ? 100 : undefined })
  switch (type) {
    case 'decimal':
    case 'numeric':
      return decimal(column.precision ?? 10, column.scale ?? 0)
    case 'float':
    case 'double':
      return approximate(column)
    case 'bit':
      return line({ first: 0, capacity: 2 ** (column.precision ?? 1), usual: column.precision === 1 ? 2 : undefined })
    case 'year':
      return line({ first: 1970, capacity: 180, usual: 50 })
    case 'date':
      return line({ as: 'date', first: 0, capacity: 2_900_000, usual: 10 * DAYS })
    case 'datetime':
    case 'timestamp': {
      const step = Math.max(1, Math.floor((DAYS * DAY_SECONDS) / distinct))
      const seconds = type === 'timestamp' ? TIMESTAMP_SECONDS : DATETIME_SECONDS
      return line({ as: 'datetime', first: 0, step, capacity: Math.floor(seconds / step) })
    }
    case 'time':
      return line({ as: 'time', first: 0, capacity: DAY_SECONDS, usual: DAY_SECONDS })
    case 'enum': {
      const members = membersOf(fullType)
      return { form: { kind: 'enum', members }, capacity: members.length, usual: members.length }
    }
    case 'set': {
      const members = membersOf(fullType)
      const capacity = Math.min(2 ** members.length - 1, MOST_VALUES)
      return { form: { kind: 'set', members }, capacity, usual: Math.min(capacity, 100) }
    }
    case 'json':
      return {
        form: { kind: 'json', ...around(length ?? USUAL_TEXT, USUAL_TEXT ** 3) },
        capacity: MOST_VALUES,
        usual: undefined,
      }
    case 'uuid':
      return { form: { kind: type }, capacity: MOST_VALUES, usual: undefined }
    case 'inet4':
    case 'inet6':
      return { form: { kind: type }, capacity: 2 ** 32, usual: undefined }
  }
  const pattern = GEOMETRIES[type]
  if (pattern !== undefined) return { form: { kind: 'geometry', pattern }, capacity: MOST_VALUES, usual: undefined }
  return column.isBinary ? bytes(column, length) : characters(column, distinct, length)
}

interface Line {
  readonly as?: LineKind
  readonly scale?: number
  readonly first?: number
  readonly step?: number
  readonly capacity: number
  readonly usual?: number | undefined
}

function line({ as = 'number', scale = 0, first = 1, step = 1, capacity, usual }: Line): FormOf {
  return { form: { kind: 'line', as, scale, first, step }, capacity: Math.min(capacity, MOST_VALUES), usual }
}

/** Hundredths if there is room for them: people seldom write more digits. */
function decimal(precision: number, scale: number): FormOf {
  const shown = precision - scale >= 4 ? Math.min(scale, 2) : Math.min(scale, 9)
  return line({ scale: shown, capacity: 10 ** (precision - scale + shown) - 1 })
}

/** Quarters, as these are exact in every binary form. */
function approximate({ type, precision = 0, scale }: Column): FormOf {
  if (scale !== undefined && scale !== 0) return line({ capacity: 10 ** Math.max(1, precision - scale) - 1 })
  return line({ scale: 2, first: 25, step: 25, capacity: type === 'float' ? 2 ** 24 : MOST_VALUES })
}

function characters({ type, maxLength = USUAL_TEXT }: Column, distinct: number, length: number | undefined): FormOf {
  if (maxLength === UUID_CHARACTERS && (length ?? UUID_CHARACTERS) === UUID_CHARACTERS)
    return { form: { kind: 'uuid' }, capacity: MOST_VALUES, usual: undefined }
  const usual =
    type === 'char' ? maxLength : type === 'varchar' ? Math.min(Math.ceil(0.6 * maxLength), USUAL_VARCHAR) : USUAL_TEXT
  // With a spare digit, for values that no row has yet.
  const digits = distinct.toString(16).length + 1
  const lengths = around(Math.max(length ?? usual, digits), maxLength)
  const capacity = Math.min(16 ** lengths.low, MOST_VALUES)
  return { form: { kind: 'text', ...lengths }, capacity, usual: undefined }
}

/** Fixed lengths are filled completely, as the server would pad them with significant bytes. */
function bytes({ type, maxLength = USUAL_TEXT }: Column, length: number | undefined): FormOf {
  const usual = type === 'varbinary' ? USUAL_VARCHAR : USUAL_TEXT
  const size =
    type === 'binary' ? { low: maxLength, high: maxLength } : around(length ?? Math.min(maxLength, usual), maxLength)
  const capacity = size.low < CODE_BYTES ? 256 ** size.low : MOST_VALUES
  return { form: { kind: 'bytes', ...size }, capacity: Math.min(capacity, MOST_VALUES), usual: undefined }
}

/** Lengths around a mean, up to half of it less and more; short ones are all equal. */
function around(mean: number, most: number): { low: number; high: number } {
  const largest = most - (MOST_AROUND - TEXT_AROUND)
  if (Math.min(mean, largest) < SHORT_TEXT) {
    const only = Math.max(1, Math.min(mean, most, SHORT_TEXT - 1))
    return { low: only, high: only }
  }
  const middle = Math.min(mean, largest)
  const spread = Math.min(Math.floor(middle / 2), largest - middle, middle - SHORT_TEXT)
  return { low: middle - spread, high: middle + spread }
}

const GEOMETRIES: Readonly<Record<string, string>> = {
  geometry: 'POINT(x y)',
  point: 'POINT(x y)',
  linestring: 'LINESTRING(x y,0 -1)',
  polygon: 'POLYGON((x y,x -1,-1 -1,x y))',
  multipoint: 'MULTIPOINT(x y,0 -1)',
  multilinestring: 'MULTILINESTRING((x y,0 -1))',
  multipolygon: 'MULTIPOLYGON(((x y,x -1,-1 -1,x y)))',
  geometrycollection: 'GEOMETRYCOLLECTION(POINT(x y))',
  geomcollection: 'GEOMETRYCOLLECTION(POINT(x y))',
}

/** Members of `enum('a','it''s')`. */
function membersOf(fullType: string): string[] {
  const members = [...fullType.matchAll(/'((?:[^'\\]|''|\\.)*)'/gs)]
  return members.map(([, text = '']) => text.replaceAll("''", "'").replaceAll(/\\(.)/gs, '$1'))
}
