/** Files of SQL on a server: schemas and migrations, statement by statement. */

import type { OwnData } from '../../core/suite/own-workload.ts'
import { escapeInvisible, quote } from '../../core/suite/problems.ts'
import { lastingPart } from '../../core/workload/lasting-part.ts'
import { type SqlStatement, StatementTooLong, splitSql } from '../../core/workload/split-sql.ts'
import { DoesNotApply, MeasurementError, UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'

/** Characters of a server's error that are shown. */
const MOST_WORDS = 400
/** Errors that repeat a part of the file, which need not be SQL: of syntax, of values, of keys. */
const QUOTING = new Set([1062, 1064, 1149, 1292, 1366, 1367, 1411, 1525, 1586, 3140, 3141])

/**
 * Statements that choose or make a database, since we do that, and statements about replication. The part before them
 * is a comment that servers read.
 */
const LEFT_OUT =
  /^(?:\/\*M?!\d*\s*)?(?:use\s|(?:create|drop|alter)\s+(?:database|schema)\b|set\s+@@(?:global|session)\.(?:gtid_purged|sql_log_bin)\b|change\s+(?:master|replication)\b)/i

/** Whether it is about databases or replication, not about tables. */
export function isLeftOut(sql: string): boolean {
  return LEFT_OUT.test(sql)
}

/**
 * Runs files of SQL in the session's database, in their order.
 *
 * @throws DoesNotApply with file, line and the server's message, for the first statement that it refuses
 */
export async function applySql(session: Session, files: OwnData['schema']): Promise<void> {
  for (const { file, text } of files) {
    for (const statement of statementsOf(file, text)) {
      if (!isLeftOut(statement.sql)) await execute(session, file, statement)
    }
  }
}

/** @throws UserError if one is too long */
export function statementsOf(file: string, text: string): SqlStatement[] {
  try {
    return splitSql(text)
  } catch (error) {
    throw tooLong(file, error)
  }
}

/** The error for a statement that is longer than any server takes; other errors are returned as they are. */
export function tooLong(file: string, error: unknown): unknown {
  if (!(error instanceof StatementTooLong)) return error
  return new UserError(`${error.message}; is a quote not closed?`, { place: { file, line: error.line }, cause: error })
}

/** @throws DoesNotApply if the server refuses it, or it would leave something that runs by itself */
export async function execute(session: Session, file: string, { sql, line }: SqlStatement): Promise<void> {
  const lasting = lastingPart(sql)
  if (lasting !== undefined)
    throw new DoesNotApply(
      `found the ${lasting.what} ${quote(lasting.name)}; allowed: tables, rows, and views without a definer`,
      { place: { file, line } },
    )
  try {
    await session.execute(sql)
  } catch (cause) {
    const { errno, message } = cause as Error & { errno?: number }
    if (cause instanceof MeasurementError || errno === undefined) throw cause
    const words = QUOTING.has(errno) ? '' : `: ${escapeInvisible(message.slice(0, MOST_WORDS))}`
    throw new DoesNotApply(`the server refuses this statement${words} (error ${errno})`, {
      place: { file, line },
      cause,
    })
  }
}
