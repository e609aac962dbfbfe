import { cutStatement } from '../../core/own-workload/sql-text.ts'
import type { OwnStatement } from '../../core/scenario/own-load.ts'
import type { Session, SqlRow } from '../servers/connection.ts'

/** Maximum number of steps of a plan in a report, so that people can read it. */
const MOST_STEPS = 20

/**
 * One line for each table that a statement reads: the access type, the key, the estimated rows, and extra steps.
 * A statement that the server does not explain has no lines.
 *
 * @param session in the database that has the tables
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
      // Only MySQL executes the comment, because its default format may differ. MariaDB's is always traditional.
      const steps = await session.rows(`EXPLAIN /*!50700 FORMAT=TRADITIONAL */ ${example}`)
      if (steps.length > 0) plans[statement.name] = steps.slice(0, MOST_STEPS).map(stepText).join('\n')
    } catch {
      // The workload counts statements that fail, and COMMIT has no plan.
    }
  return plans
}

/** The statement with a literal for each parameter. */
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
