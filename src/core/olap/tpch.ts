/** Answers to analytical queries in a form that is the same in every product, so that correct ones can be stored. */

/** What is stored of an answer: enough to recognise an equal answer. */
export interface Answer {
  readonly rows: number
  /** First 16 hexadecimal digits of the SHA-256 of the normalised rows, whatever their order. */
  readonly checksum: string
}

/** Decimals that all products have in common: averages and quotients have six to ten, depending on the product. */
const DECIMALS = 2
const CHECKSUM_DIGITS = 16
/** NULL in MySQL's text files; no text in the data is equal to it. */
const NULL = '\\N'
const NUMBER = /^(?<sign>[+-]?)(?<whole>\d+)(?:\.(?<fraction>\d*))?$/

/**
 * Row count and checksum of an answer. Every value is normalised (see `normalisedValue`), a row's values are joined by
 * `|`, the rows are sorted as texts and joined by line feeds; the checksum is of that text. So it depends on the order
 * of the columns, but neither on the order of the rows, nor on decimals of an average beyond the second.
 *
 * The checksum says only that answers are the same: values with `|` or line feeds in them could be mistaken for
 * several, but the data of TPC-H have none.
 *
 * @param rows values as text, or null
 * @param sha256 SHA-256 of a text in UTF-8, in hexadecimal digits
 */
export function answerOf(rows: readonly (readonly (string | null)[])[], sha256: (text: string) => string): Answer {
  const lines = rows.map((row) => row.map(normalisedValue).join('|'))
  return { rows: rows.length, checksum: sha256(lines.sort().join('\n')).slice(0, CHECKSUM_DIGITS) }
}

/**
 * A value in comparable form. Text loses trailing blanks, which CHAR columns have in some products. If it then looks
 * like a number, it is rounded to two decimals, half away from zero, without trailing zeros. NULL is `\N`, and dates
 * are texts, YYYY-MM-DD.
 *
 * The rounding works on the digits, because a double would change some values.
 */
export function normalisedValue(value: string | null): string {
  if (value === null) return NULL
  const text = value.replace(/ +$/, '')
  const { sign, whole, fraction = '' } = NUMBER.exec(text)?.groups ?? {}
  if (whole === undefined) return text
  const padded = fraction.padEnd(DECIMALS + 1, '0')
  const roundsUp = padded.charAt(DECIMALS) >= '5'
  const hundredths = BigInt(`${whole}${padded.slice(0, DECIMALS)}`) + (roundsUp ? 1n : 0n)
  if (hundredths === 0n) return '0'
  const rounded = String(hundredths).padStart(DECIMALS + 1, '0')
  const decimals = rounded.slice(-DECIMALS).replace(/0+$/, '')
  return `${sign === '-' ? '-' : ''}${rounded.slice(0, -DECIMALS)}${decimals === '' ? '' : `.${decimals}`}`
}

/**
 * Share of the total value of stock that a part must exceed to be in the answer to Q11, at scale factor 1. At larger
 * scale factors it is divided by the factor.
 */
const FRACTION = 0.0001
/** Digits of the fraction in fixed notation, because an exponent would make it a floating-point number. */
const FRACTION_DIGITS = 12

/** Text of a query for data of this scale factor, without comments. */
export function fillQuery(text: string, scale: number): string {
  return text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll('{{fraction}}', (FRACTION / scale).toFixed(FRACTION_DIGITS))
    .trim()
    .replace(/;$/, '')
}
