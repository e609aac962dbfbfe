/** SQL that makes a column's values from numbers from 0: distinct numbers give distinct values, the same every time. */
import { hashOf, type Numbers } from './row-numbers.ts'
import { sqlText } from './sql-text.ts'
import type { Column } from './tables.ts'

export interface ColumnValues {
  readonly value: Numbers
  readonly capacity: number
  /** Default number of a column's values; undefined: as many as rows. */
  readonly usual?: number | undefined
}

/** Places where text that pads a value begins; a prime, so that those of neighbouring values are anywhere. */
const STARTS = 4093
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo za ken lor mit nas pel'.split(' ')

/**
 * Text that pads values: words of no language, the same every time, twice as long as there are starts. Characters after
 * a number mix its digits into all bits of the hash.
 */
export const FILLER = Array.from({ length: STARTS }, (_, at) => {
  const chance = hashOf(`${at} text`) >>> 8
  return `${SYLLABLES[chance % SYLLABLES.length]}${' '.repeat((chance >>> 16) % 2)}`
})
  .join('')
  .slice(0, 2 * STARTS)

/**
 * Sets the variable that expressions of values use, once in a session. Its charset has one byte a character: of any
 * other, the server would count the characters for each value.
 */
export const VALUE_SETTING = `SET @qpsgate_filler = CONVERT('${FILLER}' USING ascii)`

/** Most values: numbers stay exact in a double, with room for calculations. */
const MOST_VALUES = 2 ** 48
const FIRST_DAY = '2024-01-01'
/** Days from the first over which the dates of a table are spread, about. */
const DAYS = 366
const DAY_SECONDS = 86_400
/** Seconds that follow the first day in values of TIMESTAMP, which end in 2038. */
const TIMESTAMP_SECONDS = 442_000_000
const DATETIME_SECONDS = 200_000_000_000
const UUID_CHARACTERS = 36
/** Bytes of a binary text that hold the value's number; longer texts have words as well. */
const CODE_BYTES = 6
const USUAL_TEXT = 200
const USUAL_VARCHAR = 32
/**
 * Multiplier of the hash: odd, so that different numbers have different hashes, and small enough for products below
 * 2^53.
 */
const HASH = 1_640_531

export const INTEGER_BITS: Readonly<Record<string, number>> = {
  tinyint: 8,
  smallint: 16,
  mediumint: 24,
  int: 32,
  bigint: 49,
}

export const GEOMETRIES: Readonly<Record<string, string>> = {
  geometry: 'POINT(x)',
  point: 'POINT(x)',
  linestring: 'LINESTRING(x,0 -1)',
  multipoint: 'MULTIPOINT(x,0 -1)',
  polygon: 'POLYGON((x,-2 -1,-1 -1,x))',
  multilinestring: 'MULTILINESTRING((x,0 -1))',
  multipolygon: 'MULTIPOLYGON(((x,-2 -1,-1 -1,x)))',
  geometrycollection: 'GEOMETRYCOLLECTION(POINT(x))',
  geomcollection: 'GEOMETRYCOLLECTION(POINT(x))',
}

/**
 * @param distinct number of values of the column, at least 1
 * @param length length of text; undefined: by its type
 */
export function columnValues(column: Column, distinct: number, length?: number): ColumnValues {
  const { type, fullType, precision, scale = 0, maxLength, isBinary } = column
  const isUnsigned = /\bunsigned\b/i.test(fullType)
  if (/^tinyint\(1\)/.test(fullType)) return values((n) => n, isUnsigned ? 255 : 128, 2)
  const bits = INTEGER_BITS[type]
  if (bits !== undefined)
    return consecutiveValues(1, 2 ** (isUnsigned ? bits : bits - 1) - 1, bits === 8 ? 100 : undefined)
  const geometry = GEOMETRIES[type]?.split(/(x)/)
  if (geometry !== undefined) {
    const parts = (n: string) =>
      geometry.map((part) => (part === 'x' ? `${n} MOD 10000, ' ', ${n} DIV 10000` : sqlText(part))).join(', ')
    return values((n) => `ST_GeomFromText(CONCAT(${parts(n)}))`, MOST_VALUES)
  }
  switch (type) {
    case 'decimal': {
      // Hundredths if there is room for them: more digits are rare.
      const whole = (precision ?? 10) - scale
      const shown = Math.min(scale, whole >= 4 ? 2 : 9)
      const unit = shown === 0 ? '1' : `0.${'1'.padStart(shown, '0')}`
      return values((n) => `(1 + ${n}) * ${unit}`, 10 ** (whole + shown) - 1)
    }
    case 'float':
    case 'double':
      if (scale !== 0) return consecutiveValues(1, 10 ** Math.max(1, (precision ?? 0) - scale) - 1)
      // Quarters are exact in every binary form.
      return values((n) => `(1 + ${n}) * 0.25`, type === 'float' ? 2 ** 22 : MOST_VALUES)
    case 'bit':
      return values((n) => n, 2 ** (precision ?? 1))
    case 'year':
      return consecutiveValues(1970, 180, 50)
    case 'date':
      return values((n) => `DATE_ADD('${FIRST_DAY}', INTERVAL ${n} DAY)`, 2_900_000, 10 * DAYS)
    case 'datetime':
    case 'timestamp': {
      const step = Math.max(1, Math.floor((DAYS * DAY_SECONDS) / distinct))
      const seconds = type === 'timestamp' ? TIMESTAMP_SECONDS : DATETIME_SECONDS
      const value = (n: string) => `DATE_ADD('${FIRST_DAY} 00:00:00', INTERVAL (${n} * ${step}) SECOND)`
      return values(value, Math.floor(seconds / step))
    }
    case 'time':
      return values((n) => `SEC_TO_TIME(${n})`, DAY_SECONDS)
    // SQL takes numbers for members of an enum, and bits for those of a set.
    case 'enum':
      return consecutiveValues(1, membersOf(fullType))
    case 'set':
      return consecutiveValues(1, 2 ** membersOf(fullType) - 1, 100)
    case 'json': {
      const text = textOf(length ?? USUAL_TEXT)
      return values((n) => `CONCAT('{"id": ', ${n}, ', "text": "', ${text(n)}, '"}')`, MOST_VALUES)
    }
    case 'inet4':
      return values((n) => `INET_NTOA(${n})`, 2 ** 32)
    case 'inet6':
      return values((n) => `CONCAT('::ffff:', INET_NTOA(${n}))`, 2 ** 32)
  }
  const isUuid = !isBinary && maxLength === UUID_CHARACTERS && (length ?? maxLength) === maxLength
  if (type === 'uuid' || isUuid) {
    const hash = (n: string) => `LPAD(HEX(${n} MOD 2147483648 * ${HASH} MOD 4294967296), 8, '0')`
    return values((n) => `LOWER(CONCAT(${hash(n)}, '-7e57-4000-8000-', LPAD(HEX(${n}), 12, '0')))`, MOST_VALUES)
  }
  const room = maxLength ?? USUAL_TEXT
  const usual = Math.min(Math.ceil(0.6 * room), /^var/.test(type) ? USUAL_VARCHAR : USUAL_TEXT)
  const wanted = length ?? (type === 'char' ? room : usual)
  // A digit is spare, for values that no row has yet.
  const least = isBinary ? 1 : distinct.toString(16).length + 1
  // Fixed lengths are filled completely, because the server would pad them with significant bytes.
  const size = type === 'binary' ? room : Math.min(room, Math.max(wanted, least))
  if (isBinary && size <= CODE_BYTES) return values((n) => `UNHEX(LPAD(HEX(${n}), ${2 * size}, '0'))`, 256 ** size)
  return values(textOf(size), 16 ** size)
}

function values(value: Numbers, capacity: number, usual?: number): ColumnValues {
  return { value, capacity: Math.min(capacity, MOST_VALUES), usual }
}

function consecutiveValues(first: number, capacity: number, usual?: number): ColumnValues {
  return values((n) => `${first} + ${n}`, capacity, usual)
}

/**
 * Text of a number: its hexadecimal digits, last digit first, and words up to its length. Expressions of numbers are
 * long, so the SQL repeats them as seldom as it can.
 */
function textOf(length: number): Numbers {
  const words = (n: string) => `SUBSTRING(@qpsgate_filler, 1 + ${n} MOD ${STARTS}, ${STARTS})`
  return (n) => `RPAD(CONVERT(CONCAT(REVERSE(HEX(${n})), '.') USING ascii), ${length}, ${words(n)})`
}

/** Number of members of `enum('a','it''s')`. */
function membersOf(fullType: string): number {
  return [...fullType.matchAll(/'(?:[^'\\]|''|\\.)*'/gs)].length
}
