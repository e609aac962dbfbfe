import { cutStatement } from '../../core/own-workload/sql-text.ts'
import type { OwnStatement } from '../../core/scenario/own-load.ts'
import type { Session, SqlRow } from '../servers/connection.ts'

/** Maximum number of steps of a plan in a report. Longer plans are hard to read. */
const MOST_STEPS = 20

/**
 * Query plans of statements, with one line for each table that a statement reads: access type, key, estimated rows and
 * extra steps. A statement that the server cannot explain has no plan.
 *
 * @param session session in the database that has the tables
 * @returns lines by the name of the statement
 */
export async function readPlans(
  session: Session,
  statements: readonly OwnStatement[],
): Promise<Record<string, string>> {
  const plans: Record<string, string> = {}
  for (const statement of statements)
    try {
      const example = await exampleOf(session, statement)
      // MySQL executes the comment, because its default format is configurable. MariaDB skips it and always answers in
      // this format.
      const steps = await session.rows(`EXPLAIN /*!50700 FORMAT=TRADITIONAL */ ${example}`)
      if (steps.length > 0) plans[statement.name] = steps.slice(0, MOST_STEPS).map(stepText).join('\n')
    } catch {
      // No plan, but no error either: COMMIT has no plan, and the workload counts statements that fail.
    }
  return plans
}

/** The statement with its parameters replaced by literals, because EXPLAIN needs values. */
export async function exampleOf(session: Session, { sql, literals }: OwnStatement): Promise<string> {
  const [values = []] = literals.length === 0 ? [] : await session.arrays(`SELECT ${literals.join(', ')}`)
  const { pieces } = cutStatement(sql)
  return pieces.map((piece, index) => `${piece}${index < literals.length ? (values[index] ?? 'NULL') : ''}`).join('')
}

function stepText({ table, type, key, rows, Extra }: SqlRow): string {
  const how = key ? `${type} by ${key}` : `${type ?? 'no table'}, no key`
  const parts = [`${table ?? ''}: ${how}`, rows === null ? '' : `about ${rows} rows`, Extra]
  return parts.filter(Boolean).join('; ')
}
