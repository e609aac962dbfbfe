/** Restores an endpoint's settings, except those that somebody else has changed meanwhile. */
import { partsOf } from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'
import { readSettings } from '../switching/read-settings.ts'
import { SwitchedServer } from '../switching/switched-server.ts'
import { ANY_VALUE, type Journal } from './journal.ts'

/** Clocks that are read one after the other differ by this much, seconds. */
const SAME_START_SECONDS = 5

export type RestoreReport = Awaited<ReturnType<typeof restoreFromJournal>>

/** When the server was started, seconds since 1970. */
export async function serverStartOf(session: Session): Promise<number> {
  const now = Number(await session.value('SELECT UNIX_TIMESTAMP()'))
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Uptime'")
  return now - Number(row?.Value ?? 0)
}

export async function restoreFromJournal(session: Session, journal: Journal) {
  const found = await readSettings(session)
  const wasRestarted = Math.abs((await serverStartOf(session)) - journal.serverStart) > SAME_START_SECONDS
  const wanted = new Map<string, string>()
  const changedByOthers: { name: string; found: string }[] = []
  for (const [key, given] of Object.entries(journal.given)) {
    const [before, now] = [journal.original[key] ?? '', found.get(key) ?? '']
    if (now === before) continue
    if (given.includes(now) || given.includes(ANY_VALUE)) wanted.set(key, before)
    // A setting that a restart has undone has the server's own configuration, not somebody's change.
    else if (!wasRestarted) changedByOthers.push({ name: partsOf(key).name, found: now })
  }
  const refused = await new SwitchedServer(session, found).switchTo(wanted)
  const failed = new Set(refused.map(({ key }) => key))
  const restored = [...wanted.keys()].filter((key) => !failed.has(key)).map((key) => partsOf(key).name)
  return {
    /** Names of settings that were given back. */
    restored,
    /** Settings that somebody else has changed since, with the values found: they stay. */
    changedByOthers,
    refused,
    /** Whether the server was restarted meanwhile, which undid our switches. */
    wasRestarted,
  }
}
