/**
 * Runs files of SQL, such as schemas and migrations, on a server statement by statement, so that an error can name the
 * line.
 */

import type { SourceLine } from '../../core/names.ts'
import { splitSql } from '../../core/own-workload/split-sql.ts'
import { escapeInvisible } from '../../core/problems.ts'
import type { OwnData } from '../../core/scenario/own-load.ts'
import { MeasurementError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'
import { ServerRefusal } from '../servers/server-refusal.ts'

/** Maximum number of characters that an error quotes from a server's message. */
const MOST_WORDS = 400
/**
 * Numbers of errors whose messages quote the statement: errors of syntax, values and keys. Users do not see these
 * messages, because the file may hold a secret instead of SQL.
 */
const QUOTING = new Set([1062, 1064, 1149, 1292, 1366, 1367, 1411, 1525, 1586, 3140, 3141])

/** Numbers of errors for missing rights. qpsgate then adds to the server's message what is allowed. */
const DENIED = new Set([1044, 1142, 1227, 1370, 1419])

/**
 * Statements that are not run, also where a comment that servers execute contains them. Some choose or make a database,
 * which qpsgate does itself. The others set up replication, which has nothing to do with tables.
 */
const LEFT_OUT =
  /^(?:\/\*M?!\d*\s*)?(?:use\s|(?:create|drop|alter)\s+(?:database|schema)\b|set\s+@@(?:global|session)\.(?:gtid_purged|sql_log_bin)\b|change\s+(?:master|replication)\b)/i

/**
 * Statements that change the password of the session's account. They need no privilege, and after them no new
 * connection could log in.
 */
const ACCOUNT = /^\s*(?:\/\*M?!\d*\s*)?(?:set\s+password|alter\s+user)\b/i

/**
 * Statement that is wholly in a comment, as in many dumps of mysqldump. Servers execute it, so it counts as a
 * statement.
 */
const IN_COMMENT = /^\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/
/**
 * Character set or collation of the file's database, which its tables inherit. The database of the run gets the same.
 */
const DEFAULTS = /\b(?:character\s+set|charset|collate)\s*=?\s*["'`]?\w+["'`]?/gi

/** The part of a statement that is run, usually all of it; undefined if nothing of it concerns tables. */
export function ranPart(sql: string): string | undefined {
  // A comment may be followed by a statement that should run. The two are sent together, because they are not taken
  // apart.
  if (!LEFT_OUT.test(sql) || (sql.startsWith('/*') && !IN_COMMENT.test(sql))) return sql
  const defaults = /\b(?:create|alter)\b/i.test(sql) ? (sql.match(DEFAULTS) ?? []) : []
  return defaults.length > 0 ? `ALTER DATABASE ${defaults.join(' ')}` : undefined
}

/**
 * Runs files of SQL in the session's database, in the given order.
 *
 * @param run runs one statement; default: `execute`, which expects SQL of a pull request
 * @throws ServerRefusal with file, line and the server's message, for the first statement that the server refuses
 */
export async function applySql(
  session: Session,
  files: OwnData['schema'],
  run: (session: Session, sql: string, place: SourceLine) => Promise<void> = execute,
): Promise<void> {
  for (const { file, text } of files)
    for (const { sql, line } of splitSql(text)) {
      const ran = ranPart(sql)
      if (ran !== undefined) await run(session, ran, { file, line })
    }
}

/**
 * Runs a statement that a stranger may have written.
 *
 * @throws ServerRefusal if the server refuses it, for example because the account may not create a trigger or an event;
 *   also for a statement about accounts
 */
export async function execute(session: Session, sql: string, place: SourceLine): Promise<void> {
  if (ACCOUNT.test(sql))
    throw refusesSchema('found a statement about accounts; allowed: tables, rows, and views without a definer', place)
  try {
    await session.execute(sql)
  } catch (cause) {
    const { errno, message } = cause as Error & { errno?: number }
    if (cause instanceof MeasurementError || errno === undefined) throw cause
    const words = QUOTING.has(errno) ? '' : `: ${escapeInvisible(message.slice(0, MOST_WORDS))}`
    const advice = DENIED.has(errno) ? '; allowed: tables, rows, and views without a definer' : ''
    throw refusesSchema(`the server refuses this statement${words} (error ${errno})${advice}`, place, cause)
  }
}

function refusesSchema(message: string, place: SourceLine, cause?: unknown): ServerRefusal {
  return new ServerRefusal(
    {
      kind: 'schema',
      scenario: place.file,
      server: null,
      title: 'The server refuses this schema',
      message,
      lines: [{ name: 'schema', ...place }],
      isMeasured: false,
    },
    { cause },
  )
}
