/**
 * Statements of applications and of their migrations, tried before anything is measured: a change that makes a server
 * refuse them breaks applications, however fast the server is.
 */
import { MeasurementError, type SqlRefusal } from '../../errors.ts'
import { Session } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import { migratingAddress, ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'
import { isLacking } from './supervise.ts'

const TABLE = `${SERVER_SCHEMA}.qpsgate_tried`
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`
/** With these limits a statement that waits for another client's lock fails within a second or two. */
const SOON = 'SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1'
const MAKE_TABLE = `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`
/** Statements of two clients, in this order: the second client meets the rows and locks that the first has left. */
const TRIED: readonly (readonly [client: 0 | 1, sql: string])[] = [
  [0, MAKE_TABLE],
  [0, `INSERT INTO ${TABLE} VALUES (1, 0), (2, 0)`],
  [0, `SELECT n FROM ${TABLE} WHERE id = 1`],
  [0, ADD],
  [1, ADD],
  [1, 'BEGIN'],
  [1, `SELECT n FROM ${TABLE} WHERE id = 1 FOR UPDATE`],
  [1, ADD],
  [1, 'COMMIT'],
  [1, `DELETE FROM ${TABLE} WHERE id = 2`],
  [0, `DROP TABLE ${TABLE}`],
]
/**
 * Applications send larger statements than this, and no server's default limit is below 1 MiB, so only a changed limit
 * refuses it.
 */
const LARGE_BYTES = 64 * 1024
const MADE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((nth) => `${TABLE}_${nth}`)
/** These columns need more than half a page, so that innodb_strict_mode decides between an error and a warning. */
const WIDE = Array.from({ length: 205 }, (_, nth) => `c${nth} CHAR(40)`).join(', ')
/**
 * Statements of migrations. Each is tried, even if the server has refused another, because migrations differ in what
 * they need.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE ${MADE[0]} (n INT) ENGINE = InnoDB`,
  `CREATE TABLE ${MADE[1]} (id INT PRIMARY KEY) ENGINE = MyISAM`,
  `CREATE TABLE ${MADE[2]} (id INT PRIMARY KEY) ENGINE = MEMORY`,
  `CREATE TABLE ${MADE[3]} (id INT PRIMARY KEY, CONSTRAINT qpsgate_fk FOREIGN KEY (id) REFERENCES ${TABLE} (id))`,
  `CREATE TABLE ${MADE[4]} (id INT PRIMARY KEY, twice INT AS (2 * id) STORED)`,
  `CREATE TABLE ${MADE[5]} (id INT PRIMARY KEY) PARTITION BY HASH (id) PARTITIONS 2`,
  `CREATE TABLE ${MADE[6]} (PRIMARY KEY (id)) SELECT id FROM ${TABLE}`,
  `CREATE TABLE ${MADE[7]} (${WIDE}) ENGINE = InnoDB CHARACTER SET latin1`,
  `CREATE TABLE ${MADE[8]} (name VARCHAR(255) PRIMARY KEY) ENGINE = InnoDB CHARACTER SET utf8mb4`,
  `CREATE TABLE ${MADE[9]} (id INT PRIMARY KEY) ENGINE = InnoDB ROW_FORMAT = COMPRESSED`,
  `CREATE VIEW ${TABLE}_view AS SELECT n FROM ${TABLE}`,
  `CREATE TRIGGER ${TABLE}_trigger BEFORE INSERT ON ${TABLE} FOR EACH ROW SET NEW.n = 1`,
  `CREATE FUNCTION ${TABLE}_function () RETURNS INT DETERMINISTIC NO SQL RETURN 1`,
]
const UNMADE: readonly string[] = [
  `DROP FUNCTION IF EXISTS ${TABLE}_function`,
  `DROP VIEW IF EXISTS ${TABLE}_view`,
  `DROP TABLE IF EXISTS ${[...MADE, TABLE].join(', ')}`,
]
/** Error number of a server that lets no client write, such as a replica in production. */
const READ_ONLY = 1290

/**
 * Tries the statements of applications, up to the first that the server refuses. If it takes them all, also tries all
 * statements of migrations.
 */
export async function tryStatements(
  { address, session }: RunningServer,
  migrates = true,
): Promise<readonly SqlRefusal[]> {
  const refused = await firstRefusal(address)
  const others = migrates && refused === undefined ? await refusedMigrations(address) : []
  const all = refused === undefined ? others : [refused]
  // The clients' connections are closed by now, so no open transaction locks these tables.
  if (refused?.code !== READ_ONLY) for (const sql of UNMADE) await session.execute(sql).catch(() => {})
  return all
}

/**
 * Switches read_only off if the server refused statements because of it; otherwise no workload that writes could run.
 */
export async function letWrite({ session }: RunningServer, refused: readonly SqlRefusal[]): Promise<void> {
  if (refused.some(({ code }) => code === READ_ONLY)) await session.execute('SET GLOBAL read_only = OFF')
}

function isMigration({ what }: SqlRefusal): boolean {
  return MIGRATIONS.some((sql) => sqlText(sql) === what)
}

/**
 * Whether two refusals are the same. Trying the statements of applications ends at the first refusal, so their error
 * numbers decide. Migrations are all tried, so their statements must be the same as well.
 */
export function isRefusedAlike(one: SqlRefusal, other: SqlRefusal): boolean {
  return one.code === other.code && (one.what === other.what || !isMigration(one))
}

/**
 * Refusals that are not in `before`: only these may be due to the change.
 *
 * @param isSameScenario whether `before` is of the same scenario, because the server of another scenario may refuse
 *   other migrations without any change
 */
export function newRefusals(
  now: readonly SqlRefusal[],
  before: readonly SqlRefusal[],
  isSameScenario = true,
): readonly SqlRefusal[] {
  // A server that refused a statement of applications was not asked about migrations, so nothing of them is known.
  const tellsOfMigrations = isSameScenario && before.every(isMigration)
  return now.filter(
    (refused) =>
      (tellsOfMigrations || !isMigration(refused)) && !before.some((former) => isRefusedAlike(refused, former)),
  )
}

async function firstRefusal(address: RunningServer['address']): Promise<SqlRefusal | undefined> {
  let what = 'a connection'
  try {
    await using one = await Session.open(ordinaryAddress(address))
    await using other = await Session.open(ordinaryAddress(address))
    const clients = [one, other]
    for (const client of clients) await client.execute(SOON)
    for (const [client, sql] of TRIED) {
      what = sql
      await clients[client]?.execute(sql)
    }
    what = 'a statement of 64 KiB'
    await other.execute(`SELECT LENGTH('${'x'.repeat(LARGE_BYTES)}')`)
    return undefined
  } catch (error) {
    return refusalIn(error, what)
  }
}

async function refusedMigrations(address: RunningServer['address']): Promise<readonly SqlRefusal[]> {
  await using client = await Session.open(migratingAddress(address))
  const refused: SqlRefusal[] = []
  for (const sql of [MAKE_TABLE, ...MIGRATIONS])
    await client.execute(sql).catch((error: unknown) => refused.push(refusalIn(error, sqlText(sql))))
  return refused
}

/** Leaves out the columns of the wide table, because nobody reads 205 of them in a message. */
function sqlText(sql: string): string {
  return sql.replace(WIDE, 'c0 CHAR(40), …')
}

/** @throws the error itself, if it is no refusal but a lost connection, or a lack of memory or room */
function refusalIn(error: unknown, what: string): SqlRefusal {
  const { errno: code = 0 } = error as { errno?: number }
  if (error instanceof MeasurementError || code === 0 || isLacking(code)) throw error
  return { code, says: (error as Error).message, what }
}
