/** Tries the catalogue of statements on a server, and the migrations of the user's repository. */
import type { CatalogueRow } from '../../core/catalogue/catalogue.ts'
import type { MigrationFile } from '../../core/catalogue/migration.ts'
import { shorten } from '../../core/wording/escape.ts'
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

/** Form of the user's migrations. The place follows it, so that another failure is another form. */
export const MIGRATIONS = 'the migrations of the repository'
const SHOWN_SQL = 120
/** Seconds for all migrations of one server. */
const MIGRATION_SECONDS = 60

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
  const refused = await refusalOfMigrations(migratingAddress(address), migrations)
  await session.execute(`DROP DATABASE IF EXISTS ${MIGRATION_SCHEMA}`)
  if (refused === undefined) return []
  const { file, ...refusal } = refused
  return [{ ...refusal, form: `${MIGRATIONS} (${file})`, whom: 'this repository' }]
}

async function refusalOfMigrations(
  address: ServerAddress,
  migrations: readonly MigrationFile[],
): Promise<(SqlRefusal & { readonly file: string }) | undefined> {
  const until = performance.now() + 1000 * MIGRATION_SECONDS
  await using client = await Session.open(address)
  let [file, what] = ['', MIGRATIONS]
  try {
    for (const statement of [SOON, `USE ${MIGRATION_SCHEMA}`]) await client.execute(statement)
    for (const { path, statements } of migrations)
      for (const { sql, line } of statements) {
        file = `${path}:${line}`
        what = `${file}: ${shorten(sql, SHOWN_SQL)}`
        await client.execute(sql, Math.max(1, (until - performance.now()) / 1000))
      }
    return undefined
  } catch (error) {
    // Migrations that take too long on one side take too long on the other, and say nothing of the change.
    const refused = error instanceof TooLongError ? { code: 0, says: error.message, what } : refusalIn(error, what)
    return { ...refused, file }
  }
}

/** Makes an empty schema, so that a row or a migration meets nothing that an earlier one has left. */
async function makeAnew(session: Session, schema: string): Promise<void> {
  await session.execute(`DROP DATABASE IF EXISTS ${schema}`)
  await session.execute(`CREATE DATABASE ${schema}`)
}
