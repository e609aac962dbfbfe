import { createHash } from 'node:crypto'

/** Digest of a JSON value whose keys have a fixed order: sixteen hexadecimal digits of its SHA-256. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
