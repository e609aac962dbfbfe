/**
 * Facts about a server that qpsgate did not start, because they limit or disturb measurements: its round-trip time,
 * other clients' queries, and free connections.
 */
import { sum } from '../../core/stats/vectors.ts'
import type { OthersCounter } from '../servers/arms.ts'
import type { Session } from '../servers/connection.ts'
import { readConnections } from '../servers/server-costs.ts'

const FLOOR_QUERIES = 200

export interface EndpointFacts {
  /** Median round trip of the smallest query, milliseconds. */
  readonly floorMs: number
  /** Connections that the server can still accept. qpsgate's own connection counts as free. */
  readonly spareConnections: number
}

export async function readFacts(session: Session): Promise<EndpointFacts> {
  const times: number[] = []
  for (let query = 0; query < FLOOR_QUERIES; query++) {
    const began = performance.now()
    await session.execute('SELECT 1')
    times.push(performance.now() - began)
  }
  const floorMs = times.sort((one, other) => one - other)[FLOOR_QUERIES >> 1] ?? 0
  return { floorMs, spareConnections: await spareConnections(session) }
}

/**
 * Starts to count queries of other clients, because they disturb the measurement. The sessions' own queries do not
 * count.
 */
export async function watchOthers(sessions: readonly Session[]): Promise<OthersCounter> {
  const asked = async () => sum(await Promise.all(sessions.map(askedByOthers)))
  const before = await asked()
  const began = performance.now()
  return async (ourQueries) => {
    const others = (await asked()) - before - ourQueries
    return Math.max(0, (1000 * others) / (performance.now() - began))
  }
}

async function askedByOthers(session: Session): Promise<number> {
  const questions = async (scope: 'GLOBAL' | 'SESSION') => {
    const [row] = await session.rows(`SHOW ${scope} STATUS LIKE 'Questions'`)
    return Number(row?.Value ?? 0)
  }
  return (await questions('GLOBAL')) - (await questions('SESSION'))
}

async function spareConnections(session: Session): Promise<number> {
  const [limit] = await session.rows('SELECT @@GLOBAL.max_connections AS server, @@max_user_connections AS user')
  const free = Number(limit?.server) - ((await readConnections(session)) - 1)
  const ofUser = Number(limit?.user)
  return ofUser > 0 ? Math.min(ofUser, free) : free
}
