/** Tries statements of applications (the catalogue) on a server, and the migrations of the user's repository. */
import type { CatalogueRow } from '../../core/catalogue/catalogue.ts'
import type { MigrationFile } from '../../core/catalogue/migration.ts'
import { shorten } from '../../core/wording/escape.ts'
import { ENDLESS } from '../../core/wording/failing-text.ts'
import { MeasurementError, type SqlRefusal } from '../../errors.ts'
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

/**
 * Name of all migrations of the user together. They count as one, because after a failed statement the next ones lack
 * its tables.
 */
const MIGRATIONS = 'the migrations of the repository'
const SHOWN_SQL = 120
/** Maximum seconds for the catalogue on one server, which usually takes two. */
const CATALOGUE_SECONDS = 60
/** Maximum seconds for all migrations on one server. */
const MIGRATION_SECONDS = 60
const LEAST_SECONDS = 0.01

type Asked = Pick<RunningServer, 'address' | 'session'>

/**
 * One refusal for each row of the catalogue with a statement that the server refuses, and one for the migrations.
 *
 * @throws MeasurementError if the connection is lost, or the catalogue takes too long
 */
export async function refusedForms(server: Asked, { rows, migrations }: CatalogueTries): Promise<SqlRefusal[]> {
  const until = performance.now() + 1000 * CATALOGUE_SECONDS
  const refused: SqlRefusal[] = []
  for (const sql of [SOON, ...[CATALOGUE_SCHEMA, MIGRATION_SCHEMA].map(dropping)]) await server.session.execute(sql)
  for (const row of rows) {
    if (performance.now() > until)
      throw new MeasurementError(`the catalogue of statements takes more than ${CATALOGUE_SECONDS} s`, {
        step: 'try statements',
      })
    refused.push(...(await refusedRow(server, row)))
  }
  if (migrations.length > 0) refused.push(...(await refusedMigrations(server, migrations)))
  return refused
}

async function refusedRow({ address, session }: Asked, row: CatalogueRow): Promise<SqlRefusal[]> {
  await session.execute(`CREATE DATABASE ${CATALOGUE_SCHEMA}`)
  const refused = await refusalOfRow(catalogueAddress(address), row)
  // The client's connection is closed by now, so none of its transactions locks a table.
  await session.execute(dropping(CATALOGUE_SCHEMA))
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
  await session.execute(`CREATE DATABASE ${MIGRATION_SCHEMA}`)
  const refused = await refusalOfMigrations({ address: migratingAddress(address), session }, migrations)
  await session.execute(dropping(MIGRATION_SCHEMA))
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
    // The connection is killed, because the statement would go on and keep its tables locked.
    await session.execute(`KILL ${id}`).catch(() => {})
    return { code: ENDLESS, says: error.message, what }
  }
}

export function isOfMigrations({ form }: SqlRefusal): boolean {
  return form === MIGRATIONS
}

/** Drops a schema, so that a row or a migration meets nothing that an earlier one has left. */
function dropping(schema: string): string {
  return `DROP DATABASE IF EXISTS ${schema}`
}
