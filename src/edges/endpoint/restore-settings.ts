/** Restores an endpoint's settings, except those that somebody else has changed meanwhile. */
import { type RefusedSetting, settingsThatDiffer, splitSwitchKey } from '../../core/switching/switchable-settings.ts'
import type { Session } from '../servers/connection.ts'
import { readSettings } from '../switching/read-settings.ts'
import { SwitchedServer } from '../switching/switched-server.ts'
import { type JournalContent, mayBeGiven } from './journal.ts'

/**
 * Maximum seconds between two readings of the same start. They differ, because the server's time and uptime are read
 * one after the other.
 */
const SAME_START_SECONDS = 5

export interface RestoreReport {
  readonly restored: readonly string[]
  /** Settings that somebody else has changed since the switch. They keep these values. */
  readonly changedByOthers: readonly { readonly name: string; readonly value: string }[]
  readonly refused: readonly RefusedSetting[]
  /** Whether the server was restarted meanwhile, which undid qpsgate's switches. */
  readonly wasRestarted: boolean
}

/** Start of the server, seconds since 1970. */
export async function serverStartOf(session: Session): Promise<number> {
  const now = Number(await session.value('SELECT UNIX_TIMESTAMP()'))
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Uptime'")
  return now - Number(row?.Value ?? 0)
}

export async function restoreFromJournal(session: Session, journal: JournalContent): Promise<RestoreReport> {
  // After a restart, the server has the values of its own configuration, even if one equals a value that qpsgate gave.
  if (Math.abs((await serverStartOf(session)) - journal.serverStart) > SAME_START_SECONDS)
    return { restored: [], changedByOthers: [], refused: [], wasRestarted: true }
  const settings = await readSettings(session)
  const toRestore = new Map<string, string>()
  const changedByOthers: { name: string; value: string }[] = []
  for (const key of Object.keys(journal.given)) {
    const original = journal.original[key] ?? ''
    const value = settings.get(key) ?? ''
    if (value === original) continue
    if (mayBeGiven(journal, key, value)) toRestore.set(key, original)
    else changedByOthers.push({ name: splitSwitchKey(key).name, value })
  }
  const server = new SwitchedServer(session, settings)
  const refused = await server.switchTo(toRestore)
  // A server may silently limit one setting by another that did not have its original value yet, so all are set again.
  await server.readBack()
  await server.switchTo(settingsThatDiffer(server.settings, toRestore))
  const refusedKeys = new Set(refused.map(({ key }) => key))
  const restored = [...toRestore.keys()].filter((key) => !refusedKeys.has(key)).map((key) => splitSwitchKey(key).name)
  return { restored, changedByOthers, refused, wasRestarted: false }
}
