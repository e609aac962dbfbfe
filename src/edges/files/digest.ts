import { createHash } from 'node:crypto'

/**
 * The first sixteen hexadecimal digits of SHA-256 over a JSON value. Its keys must have a fixed order, otherwise equal
 * values would have different digests.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
