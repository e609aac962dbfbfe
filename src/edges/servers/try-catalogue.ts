/** Tries the catalogue of statements on a server, and the migrations of the user's repository. */
import { Readable } from 'node:stream'
import type { CatalogueRow } from '../../core/catalogue/catalogue.ts'
import type { MigrationFile } from '../../core/catalogue/migration.ts'
import { shorten } from '../../core/wording/escape.ts'
import type { SqlRefusal } from '../../errors.ts'
import { Session, TooLongError } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import { CATALOGUE_SCHEMA, catalogueAddress, MIGRATION_SCHEMA, migratingAddress } from './server-address.ts'
import { refusalIn, SOON } from './sql-refusal.ts'

export interface CatalogueTries {
  readonly rows: readonly CatalogueRow[]
  readonly migrations: readonly MigrationFile[]
}

/** Name of the user's migrations, which count as one row: after a migration that fails, later ones lack its tables. */
export const MIGRATIONS = 'the migrations of the repository'
const SHOWN_SQL = 120
/** Seconds for all migrations of one server. */
const MIGRATION_SECONDS = 60
const ROWS_OF_FILE = '1\n2\n'

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

async function refusedRow({ address, session }: Asked, { form, whom, sql }: CatalogueRow): Promise<SqlRefusal[]> {
  await makeAnew(session, CATALOGUE_SCHEMA)
  await using client = await Session.open(catalogueAddress(address))
  let what = ''
  try {
    for (const statement of [SOON, `USE ${CATALOGUE_SCHEMA}`, ...sql]) {
      what = `${form} (${shorten(statement, SHOWN_SQL)})`
      await client.load(statement, Readable.from([ROWS_OF_FILE]))
    }
    return []
  } catch (error) {
    return [{ ...refusalIn(error, what), form, whom }]
  } finally {
    await session.execute(`DROP DATABASE IF EXISTS ${CATALOGUE_SCHEMA}`)
  }
}

async function refusedMigrations(
  { address, session }: Asked,
  migrations: readonly MigrationFile[],
): Promise<SqlRefusal[]> {
  const until = performance.now() + 1000 * MIGRATION_SECONDS
  await makeAnew(session, MIGRATION_SCHEMA)
  await using client = await Session.open(migratingAddress(address))
  let what = MIGRATIONS
  try {
    await client.execute(`USE ${MIGRATION_SCHEMA}`)
    for (const { path, statements } of migrations)
      for (const { sql, line } of statements) {
        what = `${path}:${line}: ${shorten(sql, SHOWN_SQL)}`
        await client.execute(sql, Math.max(1, (until - performance.now()) / 1000))
      }
    return []
  } catch (error) {
    const common = { form: MIGRATIONS, whom: 'this repository', what }
    // Migrations that take too long on one side take too long on the other, and say nothing of the change.
    if (error instanceof TooLongError) return [{ ...common, code: 0, says: error.message }]
    return [{ ...refusalIn(error, what), ...common }]
  } finally {
    await session.execute(`DROP DATABASE IF EXISTS ${MIGRATION_SCHEMA}`).catch(() => {})
  }
}

/** Makes an empty schema, so that a row or a migration meets nothing that an earlier one has left. */
async function makeAnew(session: Session, schema: string): Promise<void> {
  await session.execute(`DROP DATABASE IF EXISTS ${schema}`)
  await session.execute(`CREATE DATABASE ${schema}`)
}
