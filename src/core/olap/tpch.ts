/** Answers to analytical queries in a form that is the same in every product, so that known answers can be stored. */

/** The stored part of an answer: enough to see that a product gave the same one. */
export interface Answer {
  readonly rows: number
  /** The first 16 hexadecimal digits of the SHA-256 of the normalised rows, in any order. */
  readonly checksum: string
}

/** Averages and quotients have six to ten decimals in MySQL and MariaDB, and other engines compute them as doubles. */
const DECIMALS = 2
const CHECKSUM_DIGITS = 16
/** The word of MySQL's own text files; no text in the data is equal to it. */
const NULL = '\\N'
const NUMBER = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[+-]?\d+))?$/i
/** Far beyond doubles and DECIMAL; a longer exponent is no number of ours and would only fill the memory with zeros. */
const LARGEST_EXPONENT = 400

/**
 * Row count and checksum of an answer. Every value is normalised (see `normalisedValue`), a row's values are joined by
 * `|`, the rows are sorted as texts and joined by line feeds; the checksum is of that text. So it depends on the order
 * of the columns, but not on that of the rows, nor on how many decimals an average was given beyond the second.
 *
 * The checksum says that answers are the same, not where they come from: values with `|` or line feeds in them could be
 * mistaken for several, which the data of TPC-H do not have.
 *
 * @param rows values as text, or as numbers where a client gives those; dates as text
 * @param sha256 SHA-256 of a text in UTF-8, in hexadecimal digits
 * @throws TypeError for a value that is neither text, number nor null
 */
export function answerOf(rows: readonly (readonly unknown[])[], sha256: (text: string) => string): Answer {
  const lines = rows.map((row) => row.map(normalisedValue).join('|'))
  return { rows: rows.length, checksum: sha256(lines.sort().join('\n')).slice(0, CHECKSUM_DIGITS) }
}

/**
 * A value in comparable form: text loses trailing blanks, which CHAR columns have in some products; if it then looks
 * like a number, it is rounded to two decimals, half away from zero, and written without exponent and trailing zeros;
 * NULL is `\N`. Dates are texts, YYYY-MM-DD.
 *
 * The rounding works on the digits, so no value is changed by a detour through a double.
 *
 * @throws TypeError for a value that is neither text, a finite number nor null
 */
export function normalisedValue(value: unknown): string {
  if (value === null) return NULL
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) {
    return normalisedNumber(String(value)) ?? String(value)
  }
  if (typeof value !== 'string') throw new TypeError(`a value of an answer must be text, a number or null: ${value}`)
  const text = value.replace(/ +$/, '')
  return normalisedNumber(text) ?? text
}

/** The number in comparable form, or undefined for a text that is no number. */
function normalisedNumber(text: string): string | undefined {
  const { sign = '', whole = '', fraction = '', exponent = '0' } = NUMBER.exec(text)?.groups ?? {}
  const shift = Number(exponent)
  if (whole === '' || Math.abs(shift) > LARGEST_EXPONENT) return undefined
  // Position of the point, counted in digits from the left; zeros are put in front if there is none before it.
  const point = whole.length + shift
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${fraction}`
  const kept = Math.max(1, point) + DECIMALS
  const padded = digits.padEnd(kept + 1, '0')
  const roundsUp = padded.charAt(kept) >= '5'
  const hundredths = BigInt(padded.slice(0, kept)) + (roundsUp ? 1n : 0n)
  if (hundredths === 0n) return '0'
  const rounded = String(hundredths).padStart(DECIMALS + 1, '0')
  const decimals = rounded.slice(-DECIMALS).replace(/0+$/, '')
  return `${sign === '-' ? '-' : ''}${rounded.slice(0, -DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`
}

/** Q11 looks for parts of this share of the whole, divided by the scale factor. */
const FRACTION = 0.0001
/** Written out, not with an exponent, which would make it a floating-point number. */
const FRACTION_DIGITS = 12

/** Name of a query's file, and of its answer: q01. @param number 1…22 */
export function queryName(number: number): string {
  return `q${String(number).padStart(2, '0')}`
}

/** A query's text as a server is sent it: without comments, for data of that scale factor. */
export function fillQuery(text: string, scale: number): string {
  return text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll('{{fraction}}', (FRACTION / scale).toFixed(FRACTION_DIGITS))
    .trim()
    .replace(/;$/, '')
}
