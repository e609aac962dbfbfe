/** A statement that was left out, as it is shown: only the words that are surely no piece of a literal. */

import type { LeftOut } from '../suite/own-workload.ts'
import { TOKEN, tokensOf } from './sql-scanner.ts'
import { SQL_WORDS } from './sql-words.ts'
import { SqlWriter } from './sql-writer.ts'
import { nameOf } from './statement-kinds.ts'

const LONGEST = 200
/** Words that such statements begin with, besides those of statements that are load. */
const MORE_WORDS = new Set(
  (
    'create alter drop truncate rename grant revoke analyze optimize check repair install uninstall show explain describe ' +
    'desc kill flush reset prepare execute deallocate help savepoint release do purge stop change binlog xa shutdown call ' +
    'lock unlock tables temporary table view trigger event function user role database schema add column constraint names ' +
    'session global transaction isolation level read write committed uncommitted repeatable serializable only start begin ' +
    'commit rollback work to variables status warnings columns fields keys indexes engine processlist autocommit sql_mode ' +
    'get_lock release_lock release_all_locks is_free_lock is_used_lock count sum min max avg now load data infile foreign ' +
    'primary unique references modify rename auto_increment'
  ).split(' '),
)

/**
 * Names of the schema are shown, and after the first words the name of a procedure or a temporary table. Anything else
 * may be a piece of a literal without its quote, so `…` stands for it. The text has one line, and is short.
 *
 * @param known names of tables and columns, lower case
 */
export function shownStatement(sql: string, why: LeftOut['why'], known: ReadonlySet<string>): string {
  const writer = new SqlWriter()
  const tokens = tokensOf(sql)
  const named = why === 'procedure' ? 1 : why === 'temporary table' && nameOf(tokens[0]) === 'create' ? 3 : -1
  let isHidden = false
  for (const [at, { kind, text }] of tokens.entries()) {
    const word = nameOf(tokens[at])
    const isShown =
      kind === TOKEN.symbol ||
      kind === TOKEN.placeholder ||
      kind === TOKEN.several ||
      known.has(word) ||
      (at === named && why !== 'not understood') ||
      (kind === TOKEN.word && (SQL_WORDS.has(word) || MORE_WORDS.has(word)))
    if (isShown || !isHidden) writer.add(isShown ? kind : TOKEN.word, isShown ? text : '…')
    isHidden = !isShown
    if (writer.text.length > LONGEST) break
  }
  const shown = writer.text
  return shown === '' ? '…' : shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
}
