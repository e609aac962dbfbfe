/**
 * The journal of an endpoint: its settings before we switched anything, on disk before the first switch, so that they
 * can be restored after a crash too. Without secrets.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Endpoint, endpointName } from '../../core/suite/dsn.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { MeasurementError } from '../../errors.ts'
import { flushToDisk, putInPlace } from '../files/write-whole.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { startTimeOf } from '../machine/proc.ts'

const journalSchema = z.object({
  version: z.literal(1),
  /** As it was written: nobody else can write here. */
  endpoint: z.custom<Endpoint>((value) => typeof value === 'object'),
  /** The process that switches it. */
  owner: z.object({ pid: z.int(), startTime: z.string() }),
  /** Start of the server, seconds since 1970: a restart undoes our switches. */
  serverStart: z.number(),
  /** Its original settings. */
  original: z.record(z.string(), z.string()),
  /** Values that we have given, or are about to give, by setting: any other value found there is somebody else's. */
  given: z.record(z.string(), z.array(z.string())),
})

/** Stands for the value that a statement is going to give, until that has been read back. */
export const ANY_VALUE = '*'

export type Journal = z.infer<typeof journalSchema>

/**
 * Writes down the endpoint's settings.
 *
 * @throws MeasurementError if another run switches it, or one that crashed has left it switched
 */
export function beginJournal(endpoint: Endpoint, serverStart: number, original: Settings) {
  const path = pathFor(endpoint)
  if (leftJournal(endpoint) !== undefined)
    throw new MeasurementError(`${endpointName(endpoint)} has been left switched meanwhile; run again`, {
      step: 'open endpoint',
    })
  const owner = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '' }
  let written: Journal = {
    ...{ version: 1, endpoint, owner, serverStart, given: {} },
    original: Object.fromEntries(original),
  }
  const write = (given: Journal['given']) => {
    written = { ...written, given }
    putInPlace(path, `${JSON.stringify(written)}\n`, 0o600)
    flushToDisk(dirname(path))
  }
  write({})
  return {
    written: () => written,
    /** Writes down that these values are going to be given; flushed before this returns. */
    announce: (settings: Settings) => {
      const { given } = written
      const news = [...settings].filter(([key, value]) => !given[key]?.includes(value))
      if (news.length === 0) return
      const added = news.map(([key, value]): [string, string[]] => [key, [...(given[key] ?? []), value]])
      write({ ...given, ...Object.fromEntries(added) })
    },
    /** Values that were announced as unknown are known by now. */
    settle: () => {
      const known = Object.entries(written.given)
        .map(([key, values]) => [key, values.filter((value) => value !== ANY_VALUE)] as const)
        .filter(([, values]) => values.length > 0)
      write(Object.fromEntries(known))
    },
    remove: () => removeJournal(path),
  }
}

/** All journals of this machine and user, and whether the runs that have begun them still go on. */
export function listJournals() {
  const folder = cacheDirectory('restore')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = join(folder, name)
      const journal = readJournal(path)
      return { path, journal, isOwned: isAlive(journal) }
    })
}

export function removeJournal(path: string): void {
  rmSync(path, { force: true })
  flushToDisk(dirname(path))
}

function readJournal(path: string): Journal {
  try {
    return journalSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new MeasurementError(`${path} is no journal that can be read; what the endpoint was set to is lost`, {
      step: 'read journal',
      cause,
    })
  }
}

/**
 * The journal that a killed run has left for the endpoint; undefined if there is none.
 *
 * @throws MeasurementError if another run switches it
 */
export function leftJournal(endpoint: Endpoint) {
  const path = pathFor(endpoint)
  if (!existsSync(path)) return undefined
  const journal = readJournal(path)
  if (!isAlive(journal)) return { path, journal }
  const name = endpointName(endpoint)
  throw new MeasurementError(`another run (process ${journal.owner.pid}) switches ${name}; wait until it is done`, {
    step: 'open endpoint',
  })
}

function isAlive({ owner }: Journal): boolean {
  return startTimeOf(owner.pid) === owner.startTime
}

function pathFor(endpoint: Endpoint): string {
  return join(cacheDirectory('restore'), `${endpointName(endpoint).replaceAll(/[^\w.-]/g, '_')}.json`)
}
