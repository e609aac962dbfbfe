/** Says which variables can be switched on a running server, and for which sessions a new value holds. */
import { OptionIndex } from '../options/option-table.ts'

/**
 * Ways to set a variable: `start`, only when the server starts; `global`, for the whole server; `session`, for each
 * connection, because the server's value reaches only new ones.
 */
export type VariableScope = 'start' | 'global' | 'session'

/** ER_GLOBAL_VARIABLE: the variable has no session value. */
const IS_GLOBAL_ONLY = 1229

const IDENTITIES = new OptionIndex(({ isIdentity }) => isIdentity)
const PREPARED = new OptionIndex(({ isPrepared }) => isPrepared)

/**
 * Way to set a variable, by a server's answers to `SET GLOBAL x` and to `SET SESSION x`: undefined if it accepts, else
 * the number of its error. A variable that only new connections would see (max_allowed_packet) counts as `start`,
 * because the connections of the load stay open.
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

/** Whether a prepared statement may keep the former value of the variable, so that it must be prepared again. */
export function isPreparedWith(variable: string): boolean {
  return PREPARED.find(variable) ?? false
}
