/** Numbers and sizes as servers read them. */

/** Servers read the first letter of a unit alone: 64MB is 64M. */
const SIZE = /^(\d+)([KMGTPE])(?:i?B)?$/i
const SIZE_UNITS = 'KMGTPE'

/** A size with a unit as a number, as servers read it: 67108864 for "64M"; undefined for anything else. */
export function parseSize(value: string): bigint | undefined {
  const [, digits, unit = ''] = SIZE.exec(value) ?? []
  return digits === undefined ? undefined : BigInt(digits) << BigInt(10 * (SIZE_UNITS.indexOf(unit.toUpperCase()) + 1))
}

/** A whole number or a size as servers read it; undefined for anything else. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d+$/.test(text)) return Number(text)
  const size = parseSize(text)
  return size === undefined ? undefined : Number(size)
}
