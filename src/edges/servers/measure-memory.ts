/** Measures a server's memory at rest, and with many clients that work at once. The server is started only for this. */
import { setTimeout } from 'node:timers/promises'
import { bytesAt, type FullHouse } from '../../core/measurement/full-house.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { scenarioForServer } from '../../core/scenario/scenario.ts'
import { numberOf } from '../../core/setting/value.ts'
import { firstLine, isFailure } from '../../errors.ts'
import { availableBytes } from '../machine/environment.ts'
import { peakBytesOf, residentBytesOf } from '../machine/proc.ts'
import type { ServersRequest } from './choose.ts'
import { Session } from './connection.ts'
import type { Launcher } from './launcher.ts'
import { onLoneServer } from './lone-server.ts'
import type { RunningServer } from './running-server.ts'
import { NO_TABLES, openSeed } from './seed.ts'
import { ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'
import { isRefusedSql } from './sql-refusal.ts'

/**
 * Numbers of clients that work at once. The two largest give the memory per client. The first clients also take memory
 * that all share, such as pools of the allocator, so 1 is one of the two only if a server takes few clients.
 */
const LEVELS = [1, 25, 50, 200] as const
/** Connections that clients cannot get, because servers keep some for administrators, and qpsgate holds its own. */
const SPARED = 3
/** Maximum share of the free memory. If a number of clients is expected to take more, it is not tried. */
const MOST_SHARE = 0.6
const TABLE = 'qpsgate_memory'
const FEW = 'qpsgate_few'
/** Statement that selects a schema, because MySQL makes no temporary table for a session without one. */
const USE = `USE ${SERVER_SCHEMA}`
/** Doublings of 8 rows, up to 4,096 rows of 250 bytes with sort keys of 750: more than usual buffers hold. */
const DOUBLINGS = 9
const MAKE_TABLE = [
  USE,
  `CREATE TABLE ${TABLE} (id INT PRIMARY KEY, word INT NOT NULL, body CHAR(250) NOT NULL) ENGINE = InnoDB CHARACTER SET latin1`,
  `INSERT INTO ${TABLE} VALUES (1, 1, 'a'), (2, 2, 'b'), (3, 3, 'c'), (4, 4, 'd'), (5, 5, 'e'), (6, 6, 'f'), (7, 7, 'g'), (8, 8, 'h')`,
  ...Array.from(
    { length: DOUBLINGS },
    (_, nth) =>
      `INSERT INTO ${TABLE} SELECT id + ${8 * 2 ** nth}, word, RPAD(LPAD(id * 7919 % 100003, 9, '0'), 250, 'x') FROM ${TABLE}`,
  ),
  `CREATE TABLE ${FEW} (n INT PRIMARY KEY) ENGINE = InnoDB`,
  `INSERT INTO ${FEW} VALUES (1), (2), (3), (4)`,
]
/**
 * Maximum seconds that a client sleeps in one of the last rows, so that its buffers stay full until the others have
 * theirs.
 */
const LONGEST_HOLD_SECONDS = 8
const HOLD = `IF(id = 4000, SLEEP(${LONGEST_HOLD_SECONDS}), 0)`
const ASLEEP = 'User sleep'
const INTERRUPTED = 1317
const POLL_MS = 50
const WORK = [
  `SELECT COUNT(*) FROM (SELECT id FROM ${TABLE} WHERE ${HOLD} = 0 ORDER BY CONCAT(body, body, body) LIMIT 1000000) sorted`,
  `SELECT COUNT(*), MAX(body), SUM(IF(n = 1, ${HOLD}, 0)) FROM ${TABLE} STRAIGHT_JOIN ${FEW} ON word <> n`,
  `SELECT MAX(word) FROM ${TABLE} GROUP BY body, id HAVING SUM(${HOLD}) < 0`,
]

/** @returns undefined if this machine does not see the server's memory, or the server does not start here */
export async function measureMemory(
  scenario: Scenario,
  launcher: Launcher,
  request: ServersRequest,
): Promise<FullHouse | undefined> {
  const read = scenarioForServer(scenario, launcher.build)
  try {
    await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial: initialDataOf(read) })
    // The server here may have a smaller pool than the file asks for, because it has to fit on this machine.
    const pool = read.options.findLast(({ variable }) => variable === 'innodb_buffer_pool_size')
    return await onLoneServer({ scenario: read, launcher, seed }, request, (server) =>
      fillHouse(server, numberOf(pool?.text)),
    )
  } catch (error) {
    // Other steps judge a server that does not start, or that clients overwhelm. Here only its memory stays unknown.
    if (!isFailure(error) && !isRefusedSql(error)) throw error
    request.note(`memory with many clients is unknown: ${firstLine(error)}`)
    return undefined
  }
}

async function fillHouse(
  { process, session, address }: RunningServer,
  writtenPool: number | undefined,
): Promise<FullHouse | undefined> {
  const restBytes = residentBytesOf(process.pid)
  if (restBytes === undefined) return undefined
  const mostClients = Number(await session.value('SELECT @@max_connections'))
  const pool = writtenPool ?? Number(await session.value('SELECT @@innodb_buffer_pool_size'))
  for (const sql of MAKE_TABLE) await session.execute(sql)
  const free = availableBytes()
  const peaks: FullHouse['peaks'][number][] = []
  for (const clients of LEVELS) {
    const needed = bytesAt({ restBytes, peaks }, clients) - restBytes
    if (clients > mostClients - SPARED || needed > MOST_SHARE * free) break
    await workAtOnce({ session, address }, clients)
    const bytes = peakBytesOf(process.pid)
    if (bytes === undefined) return undefined
    peaks.push({ clients, bytes })
  }
  const dataBytes = Number(
    (await session
      .value(
        `SELECT SUM(variable_value) FROM performance_schema.global_status WHERE variable_name = 'Innodb_buffer_pool_bytes_data'`,
      )
      .catch(() => undefined)) ?? 0,
  )
  return { restBytes, peaks, poolBytes: Math.max(0, pool - dataBytes), mostClients }
}

async function workAtOnce({ session, address }: Pick<RunningServer, 'session' | 'address'>, clients: number) {
  await using opened = new AsyncDisposableStack()
  const sessions: Session[] = []
  for (let nth = 0; nth < clients; nth += 1) {
    const client = opened.use(await Session.open(ordinaryAddress(address)))
    await client.execute(USE)
    sessions.push(client)
  }
  // A third of the clients sort, a third join and a third group, because each of these takes other buffers.
  const work = Promise.all(
    sessions.map((client, nth) => sleepUntilWoken(client, WORK[nth % WORK.length] ?? 'SELECT 1')),
  )
  await Promise.race([work, wakeOnceAllSleep(session, clients)])
  await work
}

async function sleepUntilWoken(client: Session, sql: string): Promise<void> {
  try {
    await client.execute(sql)
  } catch (error) {
    if ((error as { errno?: number }).errno !== INTERRUPTED) throw error
  }
}

/** Wakes the clients only when all of them sleep with full buffers, however long a busy machine takes until then. */
async function wakeOnceAllSleep(session: Session, clients: number): Promise<void> {
  const latest = performance.now() + LONGEST_HOLD_SECONDS * 1000
  let asleep: readonly number[] = []
  while (asleep.length < clients && performance.now() < latest) {
    await setTimeout(POLL_MS)
    const processes = await session.rows('SHOW PROCESSLIST')
    asleep = processes.filter(({ State }) => State === ASLEEP).map(({ Id }) => Number(Id))
  }
  for (const id of asleep) await session.execute(`KILL QUERY ${id}`).catch(() => {})
}
