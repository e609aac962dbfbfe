/** Values of columns as SQL makes them, from their numbers. */
import { FILLER, FILLER_CHARACTERS, FILLER_STARTS } from './filler.ts'
import { sqlText } from './sql-text.ts'
import { CODE_BYTES, FIRST_DAY, SHORT_TEXT, TEXT_AROUND, type ValueForm } from './value-forms.ts'

/**
 * Sets the variable that expressions of values use, once in a session. A single-byte charset: the server would count
 * the characters of others each time.
 */
export const VALUE_SETTING = `SET @qpsgate_filler = CONVERT('${FILLER}' USING ascii)`

/** @param number SQL of a whole number, the value's, from 0 */
export function valueSql(form: ValueForm, number: string): string {
  switch (form.kind) {
    case 'line':
      return lineSql(form, number)
    case 'enum':
      return `ELT(${number} + 1, ${form.members.map(sqlText).join(', ')})`
    case 'set':
      return `MAKE_SET(${number} + 1, ${form.members.map(sqlText).join(', ')})`
    case 'text':
      return textSql(form, number)
    case 'bytes':
      return bytesSql(form, number)
    case 'json':
      return `CONCAT('{"id": ', ${number}, ', "text": "', ${textSql(form, number)}, '"}')`
    case 'uuid':
      return uuidSql(number)
    case 'inet4':
      return `INET_NTOA(${number})`
    case 'inet6':
      return `LOWER(CONCAT('fd00::', HEX(${number} DIV 65536), ':', HEX(${number} MOD 65536)))`
    case 'geometry': {
      const parts = form.pattern
        .split(/([xy])/)
        .map((part) => (part === 'x' ? `${number} MOD 10000` : part === 'y' ? `${number} DIV 10000` : sqlText(part)))
      return `ST_GeomFromText(CONCAT(${parts.join(', ')}))`
    }
  }
}

/** SQL of a value's literal; that of a geometry is its expression. */
export function literalSql(form: ValueForm, number: string): string {
  const value = valueSql(form, number)
  if (form.kind === 'line' && form.as === 'number') return value
  if (form.kind === 'geometry') return sqlText(value)
  return form.kind === 'bytes' ? `CONCAT('x''', HEX(${value}), '''')` : `QUOTE(${value})`
}

function lineSql({ as, scale, first, step }: ValueForm & { kind: 'line' }, number: string): string {
  const at = `${first} + ${step} * ${number}`
  switch (as) {
    case 'number':
      return scale === 0 ? at : `(${at}) * ${`0.${'1'.padStart(scale, '0')}`}`
    case 'date':
      return `DATE_ADD('${FIRST_DAY}', INTERVAL (${at}) DAY)`
    case 'datetime':
      return `DATE_ADD('${FIRST_DAY} 00:00:00', INTERVAL (${at}) SECOND)`
    case 'time':
      return `SEC_TO_TIME(${at})`
  }
}

/**
 * Its number in hexadecimal, last digit first, and words up to its length. Expressions of numbers are long, so they are
 * seldom repeated.
 */
function textSql({ low, high }: { readonly low: number; readonly high: number }, number: string): string {
  const code = `REVERSE(HEX(${number}))`
  if (high < SHORT_TEXT) return `LEFT(CONCAT(${code}, '${SHORT_FILLER}'), ${high})`
  const words = fillerSql(high, number, `${lengthSql(low, high, number)} - ${TEXT_AROUND}`)
  return `CONCAT(${code}, ' ', CONVERT(${words} USING utf8mb4), '.')`
}

function bytesSql({ low, high }: { readonly low: number; readonly high: number }, number: string): string {
  if (low < CODE_BYTES) return `UNHEX(LPAD(HEX(${number}), ${2 * low}, '0'))`
  const code = `${hashSql(number)}, LPAD(HEX(${number}), 12, '0')`
  return `UNHEX(CONCAT(${code}, HEX(${fillerSql(high, number, `${lengthSql(low, high, number)} - ${CODE_BYTES}`)})))`
}

function uuidSql(number: string): string {
  return `LOWER(CONCAT(${hashSql(number)}, '${UUID_MIDDLE}', LPAD(HEX(${number}), 12, '0')))`
}

/** Odd, so that different numbers have different hashes; small enough for products below 2^53. */
export const HASH = 1_640_531
/** The fixed part of a UUID, which no number uses. */
export const UUID_MIDDLE = '-7e57-4000-8000-'
/** Text after the number of a short text. */
export const SHORT_FILLER = '.lormitnaspelkenvo'

function hashSql(number: string): string {
  return `LPAD(HEX(${number} MOD 2147483648 * ${HASH} MOD 4294967296), 8, '0')`
}

/** Keeps products small. */
export const MIX_MODULUS = 1_000_003
export const [LENGTH_MIX, START_MIX] = [514_229, 7919]

function lengthSql(low: number, high: number, number: string): string {
  return low === high ? String(low) : `(${low} + ${number} MOD ${MIX_MODULUS} * ${LENGTH_MIX} MOD ${high - low + 1})`
}

function fillerSql(most: number, number: string, length: string): string {
  const times = repeatsOf(most)
  const filler = times === 1 ? '@qpsgate_filler' : `REPEAT(@qpsgate_filler, ${times})`
  return `SUBSTRING(${filler}, 1 + ${number} MOD ${MIX_MODULUS} * ${START_MIX} MOD ${FILLER_STARTS}, ${length})`
}

/** How often the filler must be repeated for a text of this length. */
export function repeatsOf(characters: number): number {
  return Math.ceil((characters + FILLER_STARTS) / FILLER_CHARACTERS)
}
