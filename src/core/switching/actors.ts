/**
 * Actors that Performance Schema watches: they are looked up at connection time, so existing connections are switched
 * by hand.
 */
import { keyOf, partsOf, type Settings } from './switchable-settings.ts'

/** A user as the server sees it, and the host that it comes from. */
export interface ConnectedUser {
  readonly user: string
  readonly host: string
}

/** Whether the actors of two settings differ. */
export function haveOtherActors(from: Settings, to: Settings): boolean {
  return [...from, ...to].some(([key]) => partsOf(key).kind === 'actor' && from.get(key) !== to.get(key))
}

/**
 * The statement that watches connections of the user as new ones would be: by the row that names both, else the host,
 * else the user, else neither (MySQL manual, "Pre-Filtering by Thread"); without such a row not at all.
 */
export function watchStatement(settings: Settings, { user, host }: ConnectedUser): string {
  const rows = [
    [host, user],
    [host, '%'],
    ['%', user],
    ['%', '%'],
  ] as const
  const found = rows.map(([from, who]) => settings.get(keyOf('actor', from, who, '%'))).find(Boolean) ?? 'NO,NO'
  const [watched = 'NO', history = 'NO'] = found.split(',')
  return (
    `UPDATE performance_schema.threads SET INSTRUMENTED = '${watched}', HISTORY = '${history}' ` +
    `WHERE TYPE = 'FOREGROUND' AND PROCESSLIST_USER = SUBSTRING_INDEX(USER(), '@', 1)`
  )
}
