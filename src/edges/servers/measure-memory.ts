/** Measures the memory of a server at rest, and with many clients that work at once, on a start of its own. */
import { join } from 'node:path'
import { bytesAt, type FullHouse } from '../../core/measurement/full-house.ts'
import { initialDataOf } from '../../core/plan/initial-data.ts'
import type { Scenario } from '../../core/scenario/scenario.ts'
import { scenarioForServer } from '../../core/scenario/scenario.ts'
import { isFailure } from '../../errors.ts'
import { availableBytes } from '../machine/environment.ts'
import { peakBytesOf, residentBytesOf } from '../machine/proc.ts'
import { removeTree } from '../machine/remove-tree.ts'
import type { ServersRequest } from './choose.ts'
import { Session } from './connection.ts'
import type { Launcher } from './launcher.ts'
import { SMALL, scenarioArguments, seedArguments } from './owned-options.ts'
import { type RunningServer, startServer } from './running-server.ts'
import { copySeed, openSeed } from './seed.ts'
import { ordinaryAddress, SERVER_SCHEMA } from './server-address.ts'

/** Numbers of clients that work at once. */
const LEVELS = [1, 50, 200] as const
/** Connections that servers keep for administrators, and that qpsgate has itself. */
const SPARED = 3
/** Largest share of the free memory that clients may be expected to take; with more, a level is not tried. */
const MOST_SHARE = 0.6
const TABLE = `${SERVER_SCHEMA}.qpsgate_memory`
/** Makes 8192 rows of a quarter of a kilobyte: together as large as common sort and join buffers. */
const MAKE_TABLE = [
  `CREATE TABLE ${TABLE} (id INT AUTO_INCREMENT PRIMARY KEY, word INT NOT NULL, body CHAR(250) NOT NULL) ENGINE = InnoDB CHARACTER SET latin1`,
  `INSERT INTO ${TABLE} (word, body) VALUES (1, 'a'), (2, 'b'), (3, 'c'), (4, 'd'), (5, 'e'), (6, 'f'), (7, 'g'), (8, 'h')`,
  ...Array.from({ length: 10 }, () => `INSERT INTO ${TABLE} (word, body) SELECT id, MD5(id) FROM ${TABLE}`),
]
/** The wait in one row keeps the buffers of each client until the others have theirs. */
const HOLD = 'IF(a.id = 1, SLEEP(0.5), 0)'
const WORK = [
  `SELECT a.id, ${HOLD} FROM ${TABLE} a ORDER BY a.body, a.word LIMIT 8000, 100`,
  `SELECT COUNT(*), MAX(${HOLD}) FROM ${TABLE} a JOIN ${TABLE} b ON a.word = b.id + 1 AND a.body > b.body`,
  `SELECT COUNT(*) FROM (SELECT a.body, COUNT(*), MAX(${HOLD}) FROM ${TABLE} a GROUP BY a.body, a.id) grouped`,
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
  const { name, options } = scenarioForServer(scenario, launcher.build)
  const { arguments: args, applied } = scenarioArguments(options, SMALL)
  const usual = seedArguments(launcher.build).filter((argument) => !OWN.test(argument))
  try {
    const initial = initialDataOf(scenarioForServer(scenario, launcher.build))
    await using seed = await openSeed({ ...request, launcher, dataset: { tables: 0, rows: 0 }, initial })
    await copySeed(seed, directory, launcher.account, { runDirectory, signal })
    const spec = { name, directory, args: [...usual, ...args], options: applied, cpus: [] }
    await using server = await startServer(launcher, spec, signal)
    return await fillHouse(server)
  } catch (error) {
    // Other steps judge a server that does not start, or that clients overwhelm. Here only its memory stays unknown.
    if (!isFailure(error)) throw error
    request.note(`memory with many clients is unknown: ${error.message.split('\n')[0]}`)
    return undefined
  } finally {
    await removeTree(directory)
  }
}

/** Arguments of a server that makes data; left out here, because they would hide the memory of the configuration. */
const OWN = /^--(?:performance-schema|innodb-buffer-pool-size|skip-log-bin)/

async function fillHouse({ process, session, address }: RunningServer): Promise<FullHouse | undefined> {
  const restBytes = residentBytesOf(process.pid)
  if (restBytes === undefined) return undefined
  const mostClients = Number(await session.value('SELECT @@max_connections'))
  const pool = Number(await session.value('SELECT @@innodb_buffer_pool_size'))
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
  for (let nth = 0; nth < clients; nth += 1) sessions.push(opened.use(await Session.open(ordinaryAddress(address))))
  for (const sql of WORK) await Promise.all(sessions.map((session) => session.execute(sql)))
}
