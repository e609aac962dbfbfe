/** The load and the tables of a running server, which is only queried. */
import { type Endpoint, endpointName } from '../../core/suite/dsn.ts'
import { countDigests, type DigestCount, type DigestRow } from '../../core/workload/digest-table.ts'
import { sqlName } from '../../core/workload/sql-text.ts'
import { UserError } from '../../errors.ts'
import { sleep } from '../machine/clock.ts'
import type { Session } from '../servers/connection.ts'

const COLUMNS = ['SCHEMA_NAME', 'DIGEST', 'DIGEST_TEXT', 'COUNT_STAR', 'SUM_TIMER_WAIT', 'SUM_ROWS_SENT']

/**
 * Statements that ran in the endpoint's schema between two looks at its digests.
 *
 * @throws UserError if the server counts none, or nothing ran
 */
export async function watchDigests(
  session: Session,
  endpoint: Endpoint,
  seconds: number,
  signal: AbortSignal,
): Promise<DigestCount[]> {
  const { schema } = endpoint
  if ((await session.value('SELECT @@performance_schema')) !== '1')
    throw new UserError(
      `${endpointName(endpoint)} runs without the Performance Schema, so it counts no statements; start it with performance_schema=ON, or give a log`,
    )
  const before = await readDigests(session)
  await sleep(seconds * 1000, signal)
  const counts = countDigests(await readDigests(session), before, schema)
  if (counts.length > 0) return counts
  throw new UserError(
    `no statement ran in schema ${schema} of ${endpointName(endpoint)} within ${seconds} s; look while it works, or longer with --seconds`,
  )
}

async function readDigests(session: Session): Promise<DigestRow[]> {
  const from = 'performance_schema.events_statements_summary_by_digest'
  const rows = await session.arrays(`SELECT ${COLUMNS.join(', ')} FROM ${from}`)
  return rows.map((fields) => Object.fromEntries(COLUMNS.map((column, at) => [column, fields[at] ?? undefined])))
}

/** SHOW CREATE TABLE of each of the tables, in their order. */
export async function readCreates(session: Session, schema: string, tables: readonly string[]): Promise<string[]> {
  const creates: string[] = []
  for (const table of tables) {
    const [[, create] = []] = await session.arrays(`SHOW CREATE TABLE ${sqlName(schema)}.${sqlName(table)}`)
    creates.push(create ?? '')
  }
  return creates
}
