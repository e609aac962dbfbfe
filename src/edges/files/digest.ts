import { createHash } from 'node:crypto'

/**
 * First sixteen hexadecimal digits of SHA-256 over a JSON value. Its keys must always have the same order, because
 * equal values would otherwise have different digests.
 */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
