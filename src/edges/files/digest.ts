import { createHash } from 'node:crypto'

const DIGITS = 16

/** Sixteen hexadecimal digits of SHA-256 over a JSON value whose keys are already in a fixed order. */
export function digestOf(value: unknown): string {
  const digest = new TextDigest()
  digest.add(JSON.stringify(value))
  return digest.end()
}

/** The same over a text that comes piece by piece. */
export class TextDigest {
  readonly #hash = createHash('sha256')

  add(text: string): void {
    this.#hash.update(text)
  }

  end(): string {
    return this.#hash.digest('hex').slice(0, DIGITS)
  }
}
