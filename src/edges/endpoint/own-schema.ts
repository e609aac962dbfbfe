/**
 * The schema on an endpoint that belongs to qpsgate alone. qpsgate writes to no other schema, because the server
 * belongs to somebody else.
 */

import type { Dataset } from '../../core/scenario/dataset.ts'
import type { Endpoint } from '../../core/scenario/endpoint.ts'
import { UserError } from '../../errors.ts'
import type { Session } from '../servers/connection.ts'

/** Table that marks the other tables of its schema as qpsgate's. Its row holds the size of the data. */
const MARKER = 'qpsgate_dataset'

/**
 * @returns whether the schema exists, and whether it holds the wanted data
 * @throws UserError if the schema holds anything that is not qpsgate's
 */
export async function inspectSchema(session: Session, { schema }: Endpoint, dataset: Dataset) {
  const [row] = await session.rows(
    `SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = '${schema}'`,
  )
  if (row === undefined) return { isThere: false, isLoaded: false }
  const names = await tablesIn(session, schema)
  const foreign = names.filter((name) => !isOurs(name))
  if (foreign.length > 0 || (names.length > 0 && !names.includes(MARKER)))
    throw new UserError(
      `the schema ${schema} holds tables or views that qpsgate did not make (${(foreign.length > 0 ? foreign : names).slice(0, 5).join(', ')}); ` +
        'name another one in the dsn, such as …/qpsgate: it is made, and dropped again',
    )
  if (names.length === 0) return { isThere: true, isLoaded: false }
  const [marker] = await session.rows(`SELECT table_count, row_count FROM ${schema}.${MARKER}`)
  const isLoaded = Number(marker?.table_count) === dataset.tables && Number(marker?.row_count) === dataset.rows
  return { isThere: true, isLoaded }
}

/** Whether every table has its index. The index is made after the rows, so a replica that shows it has all rows. */
export async function hasIndexes(session: Session, { schema }: Endpoint, { tables }: Dataset): Promise<boolean> {
  const indexes = await session.value(
    'SELECT COUNT(*) FROM information_schema.STATISTICS ' +
      `WHERE TABLE_SCHEMA = '${schema}' AND INDEX_NAME LIKE 'k\\_%' AND SEQ_IN_INDEX = 1`,
  )
  return Number(indexes) >= tables
}

/**
 * Makes the schema, drops qpsgate's tables from it, and makes the marker before any new table. If loading is killed,
 * the marker tells the next run that the tables are qpsgate's and may be dropped.
 */
export async function clearSchema(session: Session, { schema }: Endpoint): Promise<void> {
  await session.execute(`CREATE DATABASE IF NOT EXISTS ${schema}`)
  await dropTables(session, schema)
  await session.execute(`CREATE TABLE ${schema}.${MARKER} (table_count INT NOT NULL, row_count INT NOT NULL)`)
}

/**
 * Records the size of the data once all are loaded. If there is no size, the next run drops the data, because a killed
 * run left them incomplete.
 */
export async function markLoaded(session: Session, { schema }: Endpoint, { tables, rows }: Dataset): Promise<void> {
  await session.execute(`INSERT INTO ${schema}.${MARKER} VALUES (${tables}, ${rows})`)
}

/** Drops qpsgate's tables, and the schema only if qpsgate made it. */
export async function dropData(session: Session, { schema }: Endpoint, wasThere: boolean): Promise<void> {
  await dropTables(session, schema)
  if (!wasThere) await session.execute(`DROP DATABASE ${schema}`)
}

/**
 * Drops qpsgate's tables, and the marker last. If qpsgate is killed meanwhile, the marker lets the next run drop the
 * rest.
 */
async function dropTables(session: Session, schema: string): Promise<void> {
  const ours = (await tablesIn(session, schema)).filter(isOurs)
  for (const name of ours.sort((one, other) => Number(one === MARKER) - Number(other === MARKER)))
    await session.execute(`DROP TABLE ${schema}.${name}`)
}

export async function tablesIn(session: Session, schema: string): Promise<string[]> {
  const rows = await session.rows(
    `SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = '${schema}'`,
  )
  return rows.map(({ name }) => String(name))
}

/**
 * Whether a table is qpsgate's, and may be dropped: the marker, a table of the dataset, or a table of a workload or a
 * check, named `sbtest0_…`.
 */
function isOurs(table: string): boolean {
  return table === MARKER || /^sbtest(?:\d+|0_\w+)$/.test(table)
}
