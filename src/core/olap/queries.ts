/** The queries derived from TPC-H, by number. */

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
