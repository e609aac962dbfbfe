import { createHash } from 'node:crypto'

/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
