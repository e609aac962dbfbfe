/** Recorded noise of real servers, made by `npm run bench record`. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Work of an arm in a block: transactions, microseconds for which its clients were served, and microseconds of its
 * server's CPU time.
 */
export type RecordedWork = readonly [transactions: number, servedMicros: number, cpuMicros: number]

/** Blocks of servers that were started together: the work of each arm. */
export type RecordedStart = readonly (readonly RecordedWork[])[]

/** Equal servers at work, in turns as long as those of a run. */
export interface Recording {
  readonly name: string
  /** Whether the servers wait almost only for their CPUs. */
  readonly computes: boolean
  /** Seconds from one block to the next. */
  readonly blockSeconds: number
  readonly turnMs: number
  readonly p95Ms: number
  readonly starts: readonly RecordedStart[]
}

export const RECORDINGS = join(import.meta.dirname, '../fixtures/recordings')

export function recordings(): Recording[] {
  const names = readdirSync(RECORDINGS).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const recorded = JSON.parse(readFileSync(join(RECORDINGS, name), 'utf8')) as Omit<Recording, 'name'>
    return { ...recorded, name: basename(name, '.json') }
  })
}
