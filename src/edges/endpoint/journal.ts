/**
 * The journal of an endpoint: its settings before qpsgate switched any. It is on disk before the first switch, so that
 * settings can be restored even after a crash. It holds no secrets. Only the process that holds the journal's lock
 * writes, restores or removes it. The kernel releases the lock of a killed process.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { type Endpoint, endpointName } from '../../core/scenario/endpoint.ts'
import type { Settings } from '../../core/switching/switchable-settings.ts'
import { MeasurementError } from '../../errors.ts'
import { digestOf } from '../files/digest.ts'
import { unless } from '../files/paths.ts'
import { cannotWrite, flushToDisk, putInPlace } from '../files/write-whole.ts'
import { cacheDirectory } from '../machine/cache-directory.ts'
import { lockFile } from '../machine/lock.ts'

const journalSchema = z.object({
  version: z.literal(1),
  /** The endpoint is not checked, because nobody else can write journals. */
  endpoint: z.custom<Endpoint>((value) => typeof value === 'object' && value !== null),
  /** Identity of the server; absent if the address leads to a single server. */
  server: z.string().optional(),
  /**
   * Process that switches the server's settings. Errors name it if the journal is locked, so that users can find that
   * run.
   */
  pid: z.int(),
  /** Start of the server, seconds since 1970. If it has restarted since then, its switches are undone. */
  serverStart: z.number(),
  original: z.record(z.string(), z.string()),
  /**
   * For each setting, the values that qpsgate gave or is about to give it. Any other value comes from somebody else.
   */
  given: z.record(z.string(), z.array(z.string())),
})

export type JournalContent = z.infer<typeof journalSchema>

/** Placeholder for a value that only the server knows, until qpsgate has read it back. */
const ANY_VALUE = '*'

/** Whether qpsgate may have given the setting this value. Otherwise, somebody else did. */
export function mayBeGiven({ given }: JournalContent, key: string, value: string): boolean {
  const values = given[key] ?? []
  return values.includes(value) || values.includes(ANY_VALUE)
}

/** The journal that this process writes. The caller must hold its lock. */
export class Journal {
  readonly #path: string
  #content: JournalContent

  /** @throws MeasurementError if it cannot be written */
  constructor(endpoint: Endpoint, serverStart: number, original: Settings, server?: string) {
    this.#path = journalPath(endpoint, server)
    this.#content = {
      version: 1,
      endpoint,
      server,
      pid: process.pid,
      serverStart,
      original: Object.fromEntries(original),
      given: {},
    }
    this.#write(this.#content)
  }

  get content(): JournalContent {
    return this.#content
  }

  /** Records the values that settings are about to get. They are on disk before this method returns. */
  announce(settings: Settings): void {
    const { given } = this.#content
    const news = [...settings].filter(([key, value]) => !given[key]?.includes(value))
    if (news.length === 0) return
    const added = Object.fromEntries(news.map(([key, value]) => [key, [...(given[key] ?? []), value]]))
    this.#write({ ...this.#content, given: { ...given, ...added } })
  }

  /** Records settings that are about to get values that only the server knows. */
  announceUnknown(keys: readonly string[]): void {
    this.announce(new Map(keys.map((key) => [key, ANY_VALUE])))
  }

  /**
   * Replaces the placeholders of `announceUnknown` once statements have changed the settings from `before` to `now`.
   */
  settle(before: Settings, now: Settings): void {
    const { original, given } = this.#content
    // Settings that the server no longer shows stay, because it may deny access to their table only for a while.
    const settled = new Map(Object.entries(given))
    for (const [key, value] of now) {
      const values = given[key] ?? []
      const certain = values.filter((each) => each !== ANY_VALUE)
      // An announced setting is compared with its original value: the value in `before` may come from an earlier
      // statement of qpsgate, and this one may have left it unchanged.
      const isOurs = value !== (values.includes(ANY_VALUE) ? original[key] : before.get(key))
      if (isOurs && !certain.includes(value)) certain.push(value)
      if (certain.length > 0) settled.set(key, certain)
      else settled.delete(key)
    }
    this.#write({ ...this.#content, given: Object.fromEntries(settled) })
  }

  remove(): void {
    removeJournal(this.#path)
  }

  /** Writes the content to disk before it counts, so that a setting whose announcement failed is not switched. */
  #write(content: JournalContent): void {
    try {
      putInPlace(this.#path, `${JSON.stringify(content)}\n`, 0o600)
      flushToDisk(dirname(this.#path))
    } catch (cause) {
      throw cannotWrite(this.#path, cause)
    }
    this.#content = content
  }
}

export function journalPaths(): string[] {
  const folder = cacheDirectory('restore')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name))
}

/** @param server identity of one server, if the endpoint's address leads to several */
export function journalPath(endpoint: Endpoint, server?: string): string {
  const among = server === undefined ? '' : ` ${digestOf(server)}`
  return join(cacheDirectory('restore'), `${encodeURIComponent(`${endpointName(endpoint)}${among}`)}.json`)
}

/** @returns undefined if another process holds the lock */
export function lockJournal(path: string): Promise<AsyncDisposable | undefined> {
  return lockFile(`${path}.lock`, 'exclusive', { wait: false })
}

/**
 * Locks the journal of an endpoint, so that no other run switches the endpoint's settings.
 *
 * @throws MeasurementError if another run holds the lock
 */
export async function holdEndpoint(endpoint: Endpoint, server?: string): Promise<AsyncDisposable> {
  const path = journalPath(endpoint, server)
  const lock = await lockJournal(path)
  if (lock !== undefined) return lock
  const journal = readJournal(path)
  const other = journal === undefined ? 'another run' : `another run (process ${journal.pid})`
  throw new MeasurementError(`${other} switches ${endpointName(endpoint)}; wait until it is done`, {
    step: 'open endpoint',
  })
}

/**
 * @returns undefined if there is no journal
 * @throws MeasurementError if it is damaged
 */
export function readJournal(path: string): JournalContent | undefined {
  const text = unless('ENOENT', () => readFileSync(path, 'utf8'))
  if (text === undefined) return undefined
  try {
    return journalSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new MeasurementError(`${path} is no journal that can be read; what the endpoint was set to is lost`, {
      step: 'read journal',
      cause,
    })
  }
}

export function removeJournal(path: string): void {
  rmSync(path, { force: true })
  flushToDisk(dirname(path))
}
