/** Tries the catalogue of statements on a server, and the migrations of the user's repository. */
import type { CatalogueRow } from '../../core/catalogue/catalogue.ts'
import type { MigrationFile } from '../../core/catalogue/migration.ts'
import { shorten } from '../../core/wording/escape.ts'
import { ENDLESS } from '../../core/wording/failing-text.ts'
import type { SqlRefusal } from '../../errors.ts'
import { Session, TooLongError } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import {
  CATALOGUE_SCHEMA,
  catalogueAddress,
  MIGRATION_SCHEMA,
  migratingAddress,
  type ServerAddress,
} from './server-address.ts'
import { refusalIn, SOON } from './sql-refusal.ts'

export interface CatalogueTries {
  readonly rows: readonly CatalogueRow[]
  readonly migrations: readonly MigrationFile[]
}

/** Form of the user's migrations, which count as one: after a statement that fails, the next lack its tables. */
const MIGRATIONS = 'the migrations of the repository'
const SHOWN_SQL = 120
/** Seconds for all migrations of one server. */
const MIGRATION_SECONDS = 60
const LEAST_SECONDS = 0.01

type Asked = Pick<RunningServer, 'address' | 'session'>

/**
 * One refusal for each row with a statement that the server refuses, and one for the migrations.
 *
 * @throws MeasurementError if the connection is lost
 */
export async function refusedForms(server: Asked, { rows, migrations }: CatalogueTries): Promise<SqlRefusal[]> {
  const refused: SqlRefusal[] = []
  for (const row of rows) refused.push(...(await refusedRow(server, row)))
  if (migrations.length > 0) refused.push(...(await refusedMigrations(server, migrations)))
  return refused
}

async function refusedRow({ address, session }: Asked, row: CatalogueRow): Promise<SqlRefusal[]> {
  await makeAnew(session, CATALOGUE_SCHEMA)
  const refused = await refusalOfRow(catalogueAddress(address), row)
  // The client is gone by now, so no transaction of it holds a table.
  await session.execute(`DROP DATABASE IF EXISTS ${CATALOGUE_SCHEMA}`)
  return refused === undefined ? [] : [refused]
}

async function refusalOfRow(
  address: ServerAddress,
  { form, whom, sql }: CatalogueRow,
): Promise<SqlRefusal | undefined> {
  await using client = await Session.open(address)
  let what = ''
  try {
    for (const statement of [SOON, `USE ${CATALOGUE_SCHEMA}`, ...sql]) {
      what = `${form} (${shorten(statement, SHOWN_SQL)})`
      await client.execute(statement)
    }
    return undefined
  } catch (error) {
    return { ...refusalIn(error, what, true), form, whom }
  }
}

async function refusedMigrations(
  { address, session }: Asked,
  migrations: readonly MigrationFile[],
): Promise<SqlRefusal[]> {
  await makeAnew(session, MIGRATION_SCHEMA)
  const refused = await refusalOfMigrations({ address: migratingAddress(address), session }, migrations)
  await session.execute(`DROP DATABASE IF EXISTS ${MIGRATION_SCHEMA}`)
  return refused === undefined ? [] : [{ ...refused, form: MIGRATIONS, whom: 'this repository' }]
}

async function refusalOfMigrations(
  { address, session }: Asked,
  migrations: readonly MigrationFile[],
): Promise<SqlRefusal | undefined> {
  const until = performance.now() + 1000 * MIGRATION_SECONDS
  await using client = await Session.open(address)
  const id = Number(await client.value('SELECT CONNECTION_ID()'))
  let what = MIGRATIONS
  try {
    for (const statement of [SOON, `USE ${MIGRATION_SCHEMA}`]) await client.execute(statement)
    for (const { path, statements } of migrations)
      for (const { sql, line } of statements) {
        what = `${path}:${line}: ${shorten(sql, SHOWN_SQL)}`
        await client.execute(sql, Math.max(LEAST_SECONDS, (until - performance.now()) / 1000))
      }
    return undefined
  } catch (error) {
    if (!(error instanceof TooLongError)) return refusalIn(error, what, true)
    // The statement would go on, and hold its tables.
    await session.execute(`KILL ${id}`).catch(() => {})
    return { code: ENDLESS, says: error.message, what }
  }
}

export function isOfMigrations({ form }: SqlRefusal): boolean {
  return form === MIGRATIONS
}

/** Makes an empty schema, so that a row or a migration meets nothing that an earlier one has left. */
async function makeAnew(session: Session, schema: string): Promise<void> {
  await session.execute(`DROP DATABASE IF EXISTS ${schema}`)
  await session.execute(`CREATE DATABASE ${schema}`)
}
