/** Values of columns as SQL makes them, from their numbers. */
import { FILLER, FILLER_CHARACTERS, FILLER_STARTS } from './filler.ts'
import { sqlText } from './sql-text.ts'
import { CODE_BYTES, FIRST_DAY, type ValueForm } from './value-forms.ts'

/** Sets what expressions of values use, once in a session. */
export const VALUE_SETTING = `SET @qpsgate_filler = '${FILLER}'`

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

/** Its number in hexadecimal, last digit first, and words up to its length. */
function textSql({ low, high }: { readonly low: number; readonly high: number }, number: string): string {
  const code = `REVERSE(HEX(${number}))`
  const length = lengthSql(low, high, number)
  const words = `CONCAT(${code}, ' ', ${fillerSql(high, number, `${length} - CHAR_LENGTH(${code}) - 2`)}, '.')`
  return `IF(${length} < CHAR_LENGTH(${code}) + 2, ${code}, ${words})`
}

function bytesSql({ low, high }: { readonly low: number; readonly high: number }, number: string): string {
  if (low < CODE_BYTES) return `UNHEX(LPAD(HEX(${number}), ${2 * low}, '0'))`
  const code = `${hashSql(number, FIRST_HASH)}, LPAD(HEX(${number}), 12, '0')`
  return `UNHEX(CONCAT(${code}, HEX(${fillerSql(high, number, `${lengthSql(low, high, number)} - ${CODE_BYTES}`)})))`
}

function uuidSql(number: string): string {
  const [first, second] = [hashSql(number, FIRST_HASH), hashSql(number, SECOND_HASH)]
  const parts = [first, `LEFT(${second}, 4)`, `CONCAT('4', RIGHT(${second}, 3))`, `CONCAT('8', LEFT(${second}, 3))`]
  return `LOWER(CONCAT_WS('-', ${parts.join(', ')}, LPAD(HEX(${number}), 12, '0')))`
}

/** Odd, so that different numbers have different hashes; small enough for products below 2^53. */
export const FIRST_HASH = 1_640_531
export const SECOND_HASH = 1_299_721

function hashSql(number: string, times: number): string {
  return `LPAD(HEX(${number} MOD 2147483648 * ${times} MOD 4294967296), 8, '0')`
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

/** How often the filler has to be there for a text of so many characters. */
export function repeatsOf(characters: number): number {
  return Math.ceil((characters + FILLER_STARTS) / FILLER_CHARACTERS)
}
