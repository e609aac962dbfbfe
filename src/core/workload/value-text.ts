/** Values of columns as literals of SQL, from their numbers. */
import { FILLER, FILLER_STARTS } from './filler.ts'
import { sqlText } from './sql-text.ts'
import { CODE_BYTES, DAY_SECONDS, FIRST_DAY_NUMBER, SHORT_TEXT, TEXT_AROUND, type ValueForm } from './value-forms.ts'
import { HASH, LENGTH_MIX, MIX_MODULUS, repeatsOf, SHORT_FILLER, START_MIX, UUID_MIDDLE } from './value-sql.ts'

/** A point on a line, a text, or bytes in hexadecimal. */
export type Value = number | string

/** The value of this number, from 0. */
export function valueAt(form: ValueForm, number: number): Value {
  switch (form.kind) {
    case 'line':
      return form.first + form.step * number
    case 'enum':
      return form.members[number] ?? ''
    case 'set':
      return form.members.filter((_, index) => Math.floor((number + 1) / 2 ** index) % 2 === 1).join(',')
    case 'text':
      return textAt(form, number)
    case 'bytes':
      return bytesAt(form, number)
    case 'json':
      return `{"id": ${number}, "text": "${textAt(form, number)}"}`
    case 'uuid':
      return uuidAt(number)
    case 'inet4':
      return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.')
    case 'inet6':
      return `fd00::${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`
    case 'geometry':
      return form.pattern.replaceAll('x', String(number % 10_000)).replaceAll('y', String(Math.floor(number / 10_000)))
  }
}

/** The literal of a value. */
export function literalOf(form: ValueForm, value: Value): string {
  if (form.kind === 'bytes') return `x'${value}'`
  return form.kind === 'line' ? lineText(form, Number(value)) : sqlText(String(value))
}

function lineText({ as, scale }: ValueForm & { kind: 'line' }, at: number): string {
  switch (as) {
    case 'number':
      return decimalText(at, scale)
    case 'date':
      return `'${dateText(at)}'`
    case 'datetime':
      return `'${dateText(Math.floor(at / DAY_SECONDS))} ${clockText(((at % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS)}'`
    case 'time':
      return `'${clockText(at)}'`
  }
}

/** `at` · 10^-scale, with all its digits. */
export function decimalText(at: number, scale: number): string {
  const digits = String(Math.abs(at)).padStart(scale + 1, '0')
  const end = digits.length - scale
  return `${at < 0 ? '-' : ''}${digits.slice(0, end)}${scale === 0 ? '' : `.${digits.slice(end)}`}`
}

/**
 * The date of a day counted from FIRST_DAY; by the rule of leap years, in eras of 400 years from the first of March.
 */
function dateText(day: number): string {
  const days = day + FIRST_DAY_NUMBER + 719_468
  const era = Math.floor(days / 146_097)
  const ofEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  )
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const fromMarch = Math.floor((5 * ofYear + 2) / 153)
  const date = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`
}

function clockText(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':')
}

function twoDigits(number: number): string {
  return String(Math.floor(number)).padStart(2, '0')
}

function textAt({ low, high }: { readonly low: number; readonly high: number }, number: number): string {
  const code = number.toString(16).toUpperCase().split('').reverse().join('')
  if (high < SHORT_TEXT) return `${code}${SHORT_FILLER}`.slice(0, high)
  return `${code} ${fillerAt(high, number, lengthAt(low, high, number) - TEXT_AROUND)}.`
}

function bytesAt({ low, high }: { readonly low: number; readonly high: number }, number: number): string {
  const hex = number.toString(16).toUpperCase()
  if (low < CODE_BYTES) return hex.padStart(2 * low, '0')
  const filler = fillerAt(high, number, lengthAt(low, high, number) - CODE_BYTES)
  const rest = [...filler].map((character) => character.charCodeAt(0).toString(16).toUpperCase()).join('')
  return `${hashAt(number).toUpperCase()}${hex.padStart(12, '0')}${rest}`
}

function uuidAt(number: number): string {
  return `${hashAt(number)}${UUID_MIDDLE}${number.toString(16).padStart(12, '0')}`
}

function hashAt(number: number): string {
  return (((number % 2 ** 31) * HASH) % 2 ** 32).toString(16).padStart(8, '0')
}

function lengthAt(low: number, high: number, number: number): number {
  return low + (((number % MIX_MODULUS) * LENGTH_MIX) % (high - low + 1))
}

function fillerAt(most: number, number: number, length: number): string {
  const start = ((number % MIX_MODULUS) * START_MIX) % FILLER_STARTS
  return FILLER.repeat(repeatsOf(most)).slice(start, start + length)
}
