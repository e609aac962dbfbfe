/** Execution plans of a server for the statements of a workload. */

import type { OwnStatement } from '../../core/suite/own-workload.ts'
import { cutStatement } from '../../core/workload/sql-text.ts'
import type { Session } from '../servers/connection.ts'

/** EXPLAIN takes no others. */
const EXPLAINED = /^[\s(]*(?:select|insert|update|delete|replace|with)\b/i
/** Nobody reads longer plans. */
const MOST_STEPS = 20
const TABLE = 2

/**
 * One line for each table that a statement reads: the access type, the key, the estimated rows, and extra steps.
 * Statements that the server does not explain have none.
 *
 * @param session in the database that has the tables
 * @returns lines by the name of the statement
 */
export async function readPlans(
  session: Session,
  statements: readonly OwnStatement[],
): Promise<Record<string, string>> {
  const plans: [string, string][] = []
  for (const statement of statements) {
    if (!EXPLAINED.test(statement.sql)) continue
    const plan = await planOf(session, statement)
    if (plan !== undefined) plans.push([statement.name, plan])
  }
  return Object.fromEntries(plans)
}

/** The statement with a literal for each parameter. */
export async function exampleOf(session: Session, { sql, literals }: OwnStatement): Promise<string> {
  const [values = []] = literals.length === 0 ? [] : await session.arrays(`SELECT ${literals.join(', ')}`)
  const { pieces } = cutStatement(sql)
  return pieces.map((piece, index) => `${piece}${index < literals.length ? (values[index] ?? 'NULL') : ''}`).join('')
}

async function planOf(session: Session, statement: OwnStatement): Promise<string | undefined> {
  try {
    const example = await exampleOf(session, statement)
    // MariaDB ignores the comment: its rows have no other form.
    const steps = await session.arrays(`EXPLAIN /*!50700 FORMAT=TRADITIONAL */ ${example}`)
    return steps.length === 0 ? undefined : steps.slice(0, MOST_STEPS).map(stepText).join('\n')
  } catch {
    // A statement that fails is counted when it runs.
    return undefined
  }
}

/** Columns of MySQL, which has two more than MariaDB: partitions and filtered. */
function stepText(step: readonly (string | null)[]): string {
  const hasPartitions = step.length > 10
  const at = (column: number) => step[column > TABLE && hasPartitions ? column + 1 : column] ?? ''
  const [table, type, key, rows] = [at(TABLE), at(3), at(5), at(8)]
  const extra = step.at(-1) ?? ''
  const how = key === '' ? `${type === '' ? 'no table' : type}, no key` : `${type} by ${key}`
  return [`${table}: ${how}`, rows === '' ? '' : `about ${rows} rows`, extra].filter((part) => part !== '').join('; ')
}
