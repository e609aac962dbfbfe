/**
 * Fills the user's tables with rows that the server computes from their numbers, so that every run has the same rows.
 */

import { FILL_SETTINGS, type Filling, fillTables } from '../../core/own-workload/fill.ts'
import { sqlName } from '../../core/own-workload/sql-text.ts'
import type { TableSize } from '../../core/scenario/own-load.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import { Session } from '../servers/connection.ts'
import { ordinaryAddress, SERVER_SCHEMA, type ServerAddress } from '../servers/server-address.ts'
import { readTables } from './read-tables.ts'

/** Time limit of one statement, seconds. It only ends statements that hang: even a slow machine needs far less. */
const PATIENCE_SECONDS = 3600

/**
 * Fills the empty tables of the run's schema. Then the server counts their rows, because its query plans need
 * statistics.
 *
 * @throws UserError if the keys of a table do not allow that many rows; MeasurementError if the server fails to make
 *   them
 */
export async function fillOwnTables(
  address: ServerAddress,
  sizes: readonly TableSize[],
  signal: AbortSignal,
): Promise<void> {
  // Two connections fill tables at the same time, so that two CPUs work.
  await using first = await openPatient(address, signal)
  await using second = await openPatient(address, signal)
  const tables = await readTables(first, SERVER_SCHEMA)
  const fillings = fillTables(tables, sizes)
  // If keys may repeat, a single connection fills the table. Of two rows with the same key the server keeps the first,
  // so with two connections the rows would depend on which one is faster.
  const work = fillings.flatMap((filling) => {
    const { statements, mayRepeat } = filling
    return mayRepeat ? [{ filling, all: statements }] : statements.map((sql) => ({ filling, all: [sql] }))
  })
  const next = work.values()
  await Promise.all(
    [first, second].map(async (session) => {
      for (const setting of FILL_SETTINGS) await session.execute(setting)
      for (const { filling, all } of next) for (const sql of all) await fill(session, filling, sql)
    }),
  )
  for (const filling of fillings) {
    for (const sql of filling.mending) await fill(first, filling, sql)
    // If a key has fewer distinct values than there are rows, the server leaves some rows out.
    const { table, rows, mayRepeat } = filling
    const count = mayRepeat ? Number(await first.value(`SELECT COUNT(*) FROM ${sqlName(table)}`)) : rows
    if (count < rows)
      throw new UserError(
        `the keys of the table ${table} have room for ${count} of ${rows} rows as they are made; give it at most ${count} rows`,
      )
  }
  for (const { name } of tables) await first.rows(`ANALYZE TABLE ${sqlName(name)}`)
}

/** A restricted session that waits for an hour, because one statement may make many rows. */
export function openPatient(address: ServerAddress, signal: AbortSignal, charset?: 'BINARY'): Promise<Session> {
  return openRestricted({ ...address, patience: { seconds: PATIENCE_SECONDS, signal } }, charset)
}

/**
 * Session for SQL that a stranger may have written, and for tables that such SQL made. Its account has rights only on
 * the run's schema.
 */
export async function openRestricted(address: ServerAddress, charset?: 'BINARY'): Promise<Session> {
  const session = await Session.open(ordinaryAddress(address), charset)
  await session.execute(`USE ${SERVER_SCHEMA}`)
  return session
}

async function fill(session: Session, { table, mayRepeat }: Filling, sql: string): Promise<void> {
  try {
    // With key checks off, the server would not notice rows that repeat a key, and so would not leave them out.
    await session.execute(`SET SESSION unique_checks = ${mayRepeat ? 1 : 0}`)
    await session.execute(sql)
  } catch (cause) {
    if (cause instanceof MeasurementError) throw cause
    const says = `it says: ${(cause as Error).message}`
    throw new MeasurementError(`the server does not make rows of the table ${table} (${says})`, {
      step: 'fill tables',
      cause,
    })
  }
}
