/**
 * Tries statements of applications before anything is measured. A change that makes a server refuse them breaks
 * applications, however fast the server is.
 */
import type { SqlRefusal } from '../../errors.ts'
import { Session } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import { ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'
import { refusalIn, SOON } from './sql-refusal.ts'

const TABLE = `${SERVER_SCHEMA}.qpsgate_tried`
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`
/** Statements of two clients, in this order: the second client meets the rows and locks that the first has left. */
const TRIED: readonly (readonly [client: 0 | 1, sql: string])[] = [
  [0, `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, n INT NOT NULL) ENGINE = InnoDB`],
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
 * Size of a large statement in bytes. Applications send larger ones, and no server's default limit is below 1 MiB, so a
 * server refuses this size only if its limit was changed.
 */
const LARGE_BYTES = 64 * 1024
/** Error number of a server that lets no client write, such as a replica in production. */
const READ_ONLY = 1290

/** Tries the statements of applications, up to the first that the server refuses, because later ones build on it. */
export async function tryStatements({ address, session }: RunningServer): Promise<readonly SqlRefusal[]> {
  const refused = await firstRefusal(address)
  // The clients' connections are closed by now, so no open transaction locks the table.
  if (refused !== undefined && refused.code !== READ_ONLY)
    await session.execute(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => {})
  return refused === undefined ? [] : [refused]
}

/**
 * Switches read_only off if the server refused statements because of it; otherwise no workload that writes could run.
 */
export async function letWrite({ session }: RunningServer, refused: readonly SqlRefusal[]): Promise<void> {
  if (refused.some(({ code }) => code === READ_ONLY)) await session.execute('SET GLOBAL read_only = OFF')
}

/** The first refusal with an error that `before` lacks, because only such a refusal may be due to the change. */
export function newRefusal(now: readonly SqlRefusal[], before: readonly SqlRefusal[]): SqlRefusal | undefined {
  return now.find((refused) => !before.some(({ code }) => code === refused.code))
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
