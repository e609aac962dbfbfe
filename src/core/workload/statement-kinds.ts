/** Kinds of statements: those that begin and end transactions, those that are load, and those that cannot run alone. */

import type { LeftOut } from '../suite/own-workload.ts'
import type { Token } from './sql-scanner.ts'
import { wordsIn } from './sql-words.ts'

export type StatementKind =
  | { readonly kind: 'begin' }
  | { readonly kind: 'end' }
  /** Part of the load. */
  | { readonly kind: 'work' }
  | {
      readonly kind: 'other'
      readonly why: LeftOut['why']
      /** Whether the server commits the transaction before it. */
      readonly commits: boolean
      /** Whether it sets variables of the session. */
      readonly sets: boolean
    }

export const WORK = wordsIn('select insert replace update delete with table values')
const DEFINITIONS = wordsIn(
  'create alter drop truncate rename grant revoke analyze optimize check repair install uninstall',
)
const SESSION = wordsIn(
  'set show use explain describe desc kill flush reset prepare execute deallocate help savepoint release do purge stop ' +
    'change binlog xa shutdown',
)
const LOCK_FUNCTIONS = wordsIn('get_lock release_lock release_all_locks is_free_lock is_used_lock')
const SYSTEM_SCHEMAS = wordsIn('information_schema performance_schema mysql sys')

/** @param tokens of a digest */
export function statementKind(tokens: readonly Token[]): StatementKind {
  const [first, second, third] = tokens.slice(0, 3).map(({ text }) => text.toLowerCase())
  const words = tokens.map((token) => nameOf(token))
  if (first === 'begin' || (first === 'start' && second === 'transaction')) return { kind: 'begin' }
  if (first === 'commit') return { kind: 'end' }
  if (first === 'rollback')
    return second === 'to' || (second === 'work' && third === 'to') ? other('session') : { kind: 'end' }
  if (first === 'lock' || first === 'unlock') return other('lock', true)
  if (first === 'call') return other('procedure')
  if ((first === 'create' || first === 'drop') && second === 'temporary') return other('temporary table')
  if (first !== undefined && DEFINITIONS.has(first)) return other('definition', true)
  if (first !== undefined && SESSION.has(first))
    return { kind: 'other', why: 'session', commits: false, sets: first === 'set' }
  const verb = tokens.find(({ text }) => text !== '(')?.text.toLowerCase()
  if (verb === undefined || !WORK.has(verb)) return other('not understood')
  if (words.some((word) => LOCK_FUNCTIONS.has(word))) return other('lock')
  const asksServer = tokens.some(
    ({ kind, text }, at) =>
      kind === 'variable' || (text === '.' && SYSTEM_SCHEMAS.has(nameOf(tokens[at - 1])) && !isName(tokens[at - 2])),
  )
  if (asksServer) return other('session')
  return words.includes('outfile') || words.includes('dumpfile') ? other('not understood') : { kind: 'work' }
}

function other(why: LeftOut['why'], commits = false): StatementKind {
  return { kind: 'other', why, commits, sets: false }
}

/** Whether a name qualifies the next one. */
function isName(token: Token | undefined): boolean {
  return token?.text === '.'
}

/** A word or name in lower case, without quotes; '' for anything else. */
export function nameOf(token: Token | undefined): string {
  const isQuoted = token?.kind === 'quoted'
  const name = isQuoted ? token.text.slice(1, -1).replaceAll('``', '`') : token?.kind === 'word' ? token.text : ''
  return name.toLowerCase()
}
