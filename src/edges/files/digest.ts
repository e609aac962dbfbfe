import { createHash, type Hash } from 'node:crypto'

const DIGITS = 16

/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
export function digestOf(value: unknown): string {
  return digitsOf(createHash('sha256').update(JSON.stringify(value)))
}

/** The same over a text that came piece by piece. */
export function digitsOf(hash: Hash): string {
  return hash.digest('hex').slice(0, DIGITS)
}
