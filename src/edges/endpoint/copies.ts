/**
 * Checks that the servers of a service are copies of each other: what is written to one of them appears on all others.
 * The load uses all servers, so each must have the same data.
 */
import { type Endpoint, endpointName } from '../../core/scenario/endpoint.ts'
import { UserError } from '../../errors.ts'
import { sleep } from '../machine/clock.ts'
import type { Session } from '../servers/connection.ts'
import { isRefusal } from '../switching/switched-server.ts'

/**
 * Seconds within which a write must appear on another server. A server that does not report to be a replica gets fewer,
 * because its data most likely never come.
 */
const [COPY_SECONDS, UNSAID_SECONDS] = [60, 2]
const POLL_MS = 50

/** @throws UserError if a copy does not show in time what was written */
export async function requireCopies(
  copies: readonly Session[],
  endpoint: Endpoint,
  shows: (copy: Session) => Promise<boolean>,
  signal: AbortSignal,
): Promise<void> {
  for (const copy of copies) {
    if (await isSoon(() => shows(copy), COPY_SECONDS, signal)) continue
    throw new UserError(
      `${endpointName(endpoint)} leads to several servers, and one of them does not show within ${COPY_SECONDS} s what ` +
        'was written to another; name servers that replicate each other, or each by its own address',
    )
  }
}

/**
 * Whether the data of a further server come from the first one.
 *
 * @throws UserError if the server is a replica, but does not show the data in time
 */
export async function comesByReplication(
  session: Session,
  endpoint: Endpoint,
  shows: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<boolean> {
  if (await isSoon(shows, UNSAID_SECONDS, signal)) return true
  if (!(await isCopy(session))) return false
  if (await isSoon(shows, COPY_SECONDS, signal)) return true
  throw new UserError(
    `${endpointName(endpoint)} is a replica, and does not show the data of the first address within ${COPY_SECONDS} s; ` +
      'name the server that it replicates first',
  )
}

/**
 * Whether a server reports to be a replica, or refuses to report. A read-only server counts as a replica, because
 * somebody else must write its data.
 */
async function isCopy(session: Session): Promise<boolean> {
  if ((await session.value('SELECT @@GLOBAL.read_only')) !== '0') return true
  for (const statement of ['SHOW REPLICA STATUS', 'SHOW SLAVE STATUS']) {
    try {
      return (await session.rows(statement)).length > 0
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
  return true
}

interface WritableServer {
  readonly session: Session
  readonly endpoint: Endpoint
}

/** @throws UserError if a write at one address does not appear at all others */
export async function requireSameData(
  servers: readonly [WritableServer, ...WritableServer[]],
  writes: string,
  signal: AbortSignal,
): Promise<void> {
  const [first] = servers
  const table = `${first.endpoint.schema}.sbtest0_nodes`
  const refuse = (what: string) =>
    new UserError(
      `${writes} writes, and a service of several addresses is written to at each: ${what}; name the address that takes ` +
        'writes by itself, or only workloads that read',
    )
  await first.session.execute(`CREATE TABLE IF NOT EXISTS ${table} (id INT NOT NULL PRIMARY KEY)`)
  try {
    for (const [nth, { session, endpoint }] of servers.entries()) {
      const name = endpointName(endpoint)
      const has = async (rows: number) => {
        const count = await session.value(`SELECT COUNT(*) FROM ${table}`).catch(() => undefined)
        return Number(count) >= rows
      }
      if (!(await isSoon(() => has(nth), UNSAID_SECONDS, signal)))
        throw refuse(`${name} does not show what was written at another`)
      await session.execute(`INSERT INTO ${table} VALUES (${nth})`).catch((error: Error) => {
        throw isRefusal(error) ? refuse(`${name} takes no writes (it says: ${error.message})`) : error
      })
    }
    const seen = async () => Number(await first.session.value(`SELECT COUNT(*) FROM ${table}`)) === servers.length
    if (!(await isSoon(seen, UNSAID_SECONDS, signal)))
      throw refuse(`${endpointName(first.endpoint)} does not show what was written at another`)
  } finally {
    await first.session.execute(`DROP TABLE IF EXISTS ${table}`)
  }
}

async function isSoon(what: () => Promise<boolean>, seconds: number, signal: AbortSignal): Promise<boolean> {
  const until = performance.now() + 1000 * seconds
  while (performance.now() < until) {
    if (await what()) return true
    await sleep(POLL_MS, signal)
  }
  return what()
}
