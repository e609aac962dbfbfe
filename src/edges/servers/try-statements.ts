/** Statements that every application uses, tried by ordinary clients before anything is measured. */
import { MeasurementError, type Refused } from '../../errors.ts'
import { Session } from './connection.ts'
import type { RunningServer } from './running-server.ts'
import { OWN_SCHEMA, ordinary } from './server-address.ts'
import { isLacking } from './supervise.ts'

const TABLE = `${OWN_SCHEMA}.qpsgate_tried`
const ADD = `UPDATE ${TABLE} SET n = n + 1 WHERE id = 1`
/** A statement that waits for another client's lock then fails within a second or two. */
const SOON = 'SET SESSION innodb_lock_wait_timeout = 1, SESSION lock_wait_timeout = 1'
/** Statements of two clients, in this order: the second meets what the first has left. */
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
/** Error of a server that lets nobody write, as replicas of a production do. */
const READ_ONLY = 1290

/** The first statement that the server refuses; undefined if there is none. */
export async function tryStatements({ address, session }: RunningServer): Promise<Refused | undefined> {
  const refused = await firstRefused(address)
  // Transactions that the clients left open have ended with them.
  if (refused !== undefined && refused.code !== READ_ONLY)
    await session.execute(`DROP TABLE IF EXISTS ${TABLE}`).catch(() => {})
  return refused
}

/** Lets clients write, where they may not before and now alike. */
export async function letWrite({ session }: RunningServer, { code }: Refused): Promise<void> {
  if (code === READ_ONLY) await session.execute('SET GLOBAL read_only = OFF')
}

async function firstRefused(address: RunningServer['address']): Promise<Refused | undefined> {
  let what = 'a connection'
  try {
    await using one = await Session.open(ordinary(address))
    await using other = await Session.open(ordinary(address))
    const clients = [one, other]
    for (const client of clients) await client.execute(SOON)
    for (const [client, sql] of TRIED) {
      what = sql
      await clients[client]?.execute(sql)
    }
    return undefined
  } catch (error) {
    const { errno: code = 0 } = error as { errno?: number }
    if (error instanceof MeasurementError || code === 0 || isLacking(code)) throw error
    return { code, says: (error as Error).message, what }
  }
}
