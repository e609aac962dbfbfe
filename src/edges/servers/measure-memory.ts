/** Measures the memory of a server at rest, and with many clients that work at once, on a start of its own. */
import { join } from 'node:path'
import { bytesAt, type FullHouse } from '../../core/measurement/full-house.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { scenarioForServer } from '../../core/scenario/scenario.ts'
import { numberOf } from '../../core/setting/value.ts'
import { firstLine, isFailure } from '../../errors.ts'
import { availableBytes } from '../machine/environment.ts'
import { peakBytesOf, residentBytesOf } from '../machine/proc.ts'
import { removeTree } from '../machine/remove-tree.ts'
import type { ServersRequest } from './choose.ts'
import { Session } from './connection.ts'
import type { Launcher } from './launcher.ts'
import { SMALL, scenarioArguments, seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, NO_TABLES, openSeed } from './seed.ts'
import { ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'

/** Numbers of clients that work at once. */
const LEVELS = [1, 50, 200] as const
/** Connections that servers keep for administrators, and that qpsgate has itself. */
const SPARED = 3
/** Largest share of the free memory that clients may be expected to take; with more, a level is not tried. */
const MOST_SHARE = 0.6
const TABLE = 'qpsgate_memory'
const FEW = 'qpsgate_few'
/** MySQL makes no temporary table for a session without a schema. */
const USE = `USE ${SERVER_SCHEMA}`
/** 4,096 rows of 250 bytes, with sort keys of 750: more than common sort and join buffers hold. */
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
/** Waits in one of the last rows, so that each client keeps its full buffers until the others have theirs. */
const HOLD = 'IF(id = 4000, SLEEP(0.5), 0)'
const WORK = [
  `SELECT COUNT(*) FROM (SELECT id FROM ${TABLE} WHERE ${HOLD} = 0 ORDER BY CONCAT(body, body, body) LIMIT 1000000) sorted`,
  `SELECT COUNT(*), MAX(body), SUM(IF(n = 1, ${HOLD}, 0)) FROM ${TABLE} STRAIGHT_JOIN ${FEW} ON word <> n`,
  `SELECT MAX(word) FROM ${TABLE} GROUP BY body, id HAVING SUM(${HOLD}) < 0`,
]

let servers = 0

/**
 * @returns undefined if this machine does not see the server's memory, or the server does not start here
 */
export async function measureMemory(
  scenario: Scenario,
  launcher: Launcher,
  request: ServersRequest,
): Promise<FullHouse | undefined> {
  servers += 1
  const { runDirectory, signal } = request
  const directory = join(runDirectory, `memory${servers}`)
  const read = scenarioForServer(scenario, launcher.build)
  const { name, options } = read
  const { arguments: args, applied } = scenarioArguments(options, SMALL)
  const usual = seedArguments(launcher.build).filter((argument) => !OWN.test(argument))
  try {
    await using seed = await openSeed({ ...request, launcher, dataset: NO_TABLES, initial: initialDataOf(read) })
    await copySeed(seed, directory, launcher.account, { runDirectory, signal })
    const spec = { name, directory, args: [...usual, ...args], options: applied, cpus: [] }
    await using server = await startServer(launcher, spec, signal)
    // The server here may have a smaller pool than the file asks for, because it has to fit on this machine.
    const pool = options.findLast(({ variable }) => variable === 'innodb_buffer_pool_size')
    return await fillHouse(server, numberOf(pool?.text))
  } catch (error) {
    // Other steps judge a server that does not start, or that clients overwhelm. Here only its memory stays unknown.
    if (!isFailure(error) && !isOfServer(error)) throw error
    request.note(`memory with many clients is unknown: ${firstLine(error)}`)
    return undefined
  } finally {
    await removeTree(directory)
  }
}

/** Arguments of a server that makes data; left out here, because they would hide the memory of the configuration. */
const OWN = /^--(?:performance-schema|innodb-buffer-pool-size|skip-log-bin)/

/** Whether a server refused a statement of the clients, such as by a limit on them. */
function isOfServer(error: unknown): boolean {
  return error instanceof Error && 'errno' in error
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
    await workAtOnce(address, clients)
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

async function workAtOnce(address: RunningServer['address'], clients: number): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const sessions: Session[] = []
  for (let nth = 0; nth < clients; nth += 1) {
    const session = opened.use(await Session.open(ordinaryAddress(address)))
    await session.execute(USE)
    sessions.push(session)
  }
  // A third of them sorts, a third joins, and a third groups.
  await Promise.all(sessions.map((session, nth) => session.execute(WORK[nth % WORK.length] ?? 'SELECT 1')))
}
