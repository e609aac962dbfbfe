/** Recorded noise, made by `npm run bench record`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Slices of servers that were all the same, one after the other, each by how far ln QPS was from its arm's median. */
export interface Recording {
  readonly name: string
  /** From slice to slice. */
  readonly turnSeconds: number
  readonly residuals: readonly number[]
}

export const RECORDINGS = join(import.meta.dirname, '../fixtures/recordings')

export function recordings(): Recording[] {
  const names = readdirSync(RECORDINGS).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => JSON.parse(readFileSync(join(RECORDINGS, name), 'utf8')) as Recording)
}
