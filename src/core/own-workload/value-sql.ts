/**
 * SQL that makes a column's values from numbers, which begin at 0. Distinct numbers give distinct values, the same
 * every time.
 */
import { hashOf, type Numbers } from './row-numbers.ts'
import { sqlText } from './sql-text.ts'
import type { Column } from './tables.ts'

export interface ColumnValues {
  readonly value: Numbers
  readonly capacity: number
  /** Number of distinct values if the workload gives none; undefined for as many as rows. */
  readonly usual?: number | undefined
}

/**
 * Places at which the text that pads a value can begin. The number is a prime, so that the padding of values does not
 * repeat in step with round numbers.
 */
const STARTS = 4093
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi wo za ken lor mit nas pel'.split(' ')

/**
 * The text that pads values: words of no language, the same every time, twice as long as there are places to begin.
 * Each number is hashed with a word after it, which mixes its digits into all bits of the hash.
 */
export const FILLER = Array.from({ length: STARTS }, (_, at) => {
  const chance = hashOf(`${at} text`) >>> 8
  return `${SYLLABLES[chance % SYLLABLES.length]}${' '.repeat((chance >>> 16) % 2)}`
})
  .join('')
  .slice(0, 2 * STARTS)

/**
 * Sets the variable from which values take their padding, once in a session. Its character set has one byte for each
 * character, because with any other the server would count the characters for each value.
 */
export const VALUE_SETTING = `SET @qpsgate_filler = CONVERT('${FILLER}' USING ascii)`

/** Largest number of values: numbers stay exact in a double, with room for calculations. */
const MOST_VALUES = 2 ** 48
const FIRST_DAY = '2024-01-01'
/** The dates of a table are spread over about this many days, beginning with FIRST_DAY. */
const DAYS = 366
const DAY_SECONDS = 86_400
/** Seconds after the first day that values of TIMESTAMP can have, because the type ends in 2038. */
const TIMESTAMP_SECONDS = 442_000_000
const DATETIME_SECONDS = 200_000_000_000
const UUID_CHARACTERS = 36
const CODE_BYTES = 6
const USUAL_TEXT = 200
const USUAL_VARCHAR = 32
/**
 * Multiplier of the hash. It is odd, so that different numbers have different hashes, and small enough for products to
 * stay below 2^53.
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
 * @param length of texts in characters; undefined if the column's type decides
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
      // Two digits after the point if there is room for them, because more are rare.
      const whole = (precision ?? 10) - scale
      const shown = Math.min(scale, whole >= 4 ? 2 : 9)
      const unit = shown === 0 ? '1' : `0.${'1'.padStart(shown, '0')}`
      return values((n) => `(1 + ${n}) * ${unit}`, 10 ** (whole + shown) - 1)
    }
    case 'float':
    case 'double':
      if (scale !== 0) return consecutiveValues(1, 10 ** Math.max(1, (precision ?? 0) - scale) - 1)
      // Quarters are exact in every binary form of a number.
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
    // SQL takes a number for the member of an enum, and bits for the members of a set.
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
  // One digit is spare, for values that no row has yet.
  const least = isBinary ? 1 : distinct.toString(16).length + 1
  // A BINARY column is filled completely, because the server would pad a shorter value with bytes that are significant.
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
 * Text of a number: its hexadecimal digits, the last digit first, and then words up to the length. The SQL repeats the
 * number as seldom as it can, because the expression of a number is long.
 */
function textOf(length: number): Numbers {
  const words = (n: string) => `SUBSTRING(@qpsgate_filler, 1 + ${n} MOD ${STARTS}, ${STARTS})`
  return (n) => `RPAD(CONVERT(CONCAT(REVERSE(HEX(${n})), '.') USING ascii), ${length}, ${words(n)})`
}

function membersOf(fullType: string): number {
  return [...fullType.matchAll(/'(?:[^'\\]|''|\\.)*'/gs)].length
}
