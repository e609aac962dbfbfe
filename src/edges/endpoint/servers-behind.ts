/**
 * Finds the servers that one address leads to. There may be several, because a proxy, or a name with several hosts,
 * sends each connection to any of them.
 */
import { endpointName } from '../../core/scenario/endpoint.ts'
import { isFailure, MeasurementError } from '../../errors.ts'
import { Session } from '../servers/connection.ts'
import type { EndpointAddress } from '../servers/server-address.ts'

/**
 * Connections in a row without a new server, for each server found, after which the search ends. If an address picks
 * one of k + 1 servers at random and k are found, 8 k connections miss the last one in 1 of 256 runs for two servers,
 * in 1 of 657 for three, and in fewer for more.
 */
const IN_VAIN = 8
const MOST_SERVERS = 32
/** Maximum number of connections to reach one particular server. */
const MOST_TRIES = 500
/** Variables that tell servers apart. No server has all of them. */
const IDENTITY = ['server_uuid', 'server_uid', 'hostname', 'port', 'server_id', 'datadir']

export interface ServerBehind {
  readonly session: Session
  /** Values of the variables in IDENTITY, which differ between any two servers. */
  readonly identity: string
}

/** @returns a session to each server; the first is the one that the first connection reached */
export async function serversBehind(address: EndpointAddress): Promise<readonly [ServerBehind, ...ServerBehind[]]> {
  const first = await connect(address)
  const servers = [first]
  try {
    for (let inVain = 0; inVain < IN_VAIN * servers.length && servers.length < MOST_SERVERS; ) {
      const next = await connect(address)
      const isNew = servers.every(({ identity }) => identity !== next.identity)
      if (isNew) servers.push(next)
      else await next.session[Symbol.asyncDispose]()
      inVain = isNew ? 0 : inVain + 1
    }
  } catch (error) {
    // A server without a free connection ends the search.
    if (!isFailure(error)) throw error
  }
  const [, ...others] = servers
  return [first, ...others]
}

/**
 * A session to one of the servers.
 *
 * @param identity identity of the server; undefined: any server
 * @throws MeasurementError if no connection leads there
 */
export async function sessionTo(address: EndpointAddress, identity: string | undefined): Promise<Session> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { session, identity: reached } = await connect(address)
    if (identity === undefined || reached === identity) return session
    await session[Symbol.asyncDispose]()
  }
  const name = endpointName(address.endpoint)
  throw new MeasurementError(`none of ${MOST_TRIES} connections to ${name} led to the server that was switched`, {
    step: 'connect',
  })
}

async function connect(address: EndpointAddress): Promise<ServerBehind> {
  await using opened = new AsyncDisposableStack()
  const session = opened.use(await Session.open(address))
  const names = IDENTITY.map((name) => `'${name}'`).join(', ')
  const rows = await session.rows(`SHOW GLOBAL VARIABLES WHERE Variable_name IN (${names})`)
  const values = new Map(rows.map((row) => [String(row.Variable_name), String(row.Value)]))
  opened.move()
  return { session, identity: IDENTITY.map((name) => values.get(name) ?? '').join(' ') }
}
