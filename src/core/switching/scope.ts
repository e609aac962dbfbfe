/** Variables that can be switched on a running server, and the sessions for which a new value holds. */
import { OptionIndex } from '../options/option-table.ts'

/**
 * Ways to set a variable: at start only; for the whole server; or for each connection, where the server's value only
 * reaches new ones.
 */
export type VariableScope = 'start' | 'global' | 'session'

/** ER_GLOBAL_VARIABLE: the variable has no value of the session. */
const IS_GLOBAL_ONLY = 1229

const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity)
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared)

/**
 * Way to set a variable, by a server's answers to `SET GLOBAL x` and to `SET SESSION x`: none, or the number of its
 * error. A variable that only new connections would see (max_allowed_packet) counts as one of the start, because
 * connections of the load stay.
 */
export function scopeOf({ global, session }: Record<'global' | 'session', number | undefined>): VariableScope {
  if (global !== undefined) return 'start'
  if (session === undefined) return 'session'
  return session === IS_GLOBAL_ONLY ? 'global' : 'start'
}

/** Whether a variable differs between any two servers, because it is a place or an identity. */
export function isServerSpecific(variable: string): boolean {
  return IDENTITIES.find(variable) ?? false
}

/** Whether a prepared statement may keep the variable's former value, so that it must be prepared again. */
export function isPreparedWith(variable: string): boolean {
  return PREPARED.find(variable) ?? false
}
