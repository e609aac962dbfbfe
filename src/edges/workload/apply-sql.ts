/** Files of SQL on a server: schemas and migrations, statement by statement. */
import { quote } from '../../core/suite/problems.ts'
import type { OwnData } from '../../core/suite/suite.ts'
import { type SqlStatement, StatementTooLong, splitSql } from '../../core/workload/split-sql.ts'
import { DoesNotApply, MeasurementError, UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'

/**
 * Statements that choose or make a database, which ours does for them, and those that are about replication. What stands
 * before them is a comment that servers read.
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
 * @throws DoesNotApply with file, line and the server's words, for the first statement that it refuses
 */
export async function applySql(session: Session, files: OwnData['schema']): Promise<void> {
  for (const { file, text } of files) {
    for (const statement of statementsOf(file, text)) {
      if (!isLeftOut(statement.sql)) await execute(session, file, statement)
    }
  }
}

function statementsOf(file: string, text: string): SqlStatement[] {
  try {
    return splitSql(text)
  } catch (error) {
    throw tooLong(file, error)
  }
}

/** What to tell of a statement that is longer than any server takes; anything else as it is. */
export function tooLong(file: string, error: unknown): unknown {
  if (!(error instanceof StatementTooLong)) return error
  return new UserError(`${error.message}; is a quote not closed?`, { place: { file, line: error.line }, cause: error })
}

/** @throws DoesNotApply where the server refuses it */
export async function execute(session: Session, file: string, { sql, line }: SqlStatement): Promise<void> {
  try {
    await session.execute(sql)
  } catch (cause) {
    const { errno, message } = cause as Error & { errno?: number }
    if (cause instanceof MeasurementError || errno === undefined) throw cause
    throw new DoesNotApply(`the server refuses ${quote(sql)}: ${quote(message).slice(1, -1)} (error ${errno})`, {
      place: { file, line },
      cause,
    })
  }
}
