/** What a server that we did not start is like while we do nothing: how far away, how busy, how far behind. */

import { sleep } from '../machine/clock.ts'
import type { Session } from '../servers/connection.ts'

const FLOOR_QUERIES = 200
const WATCH_MS = 1000

export interface EndpointFacts {
  /** Median time of the smallest query there and back, milliseconds. */
  readonly floorMs: number
  /** Queries a second that other clients send. */
  readonly othersPerSecond: number
  /** How far a replica is behind its source, seconds; null for what is none, or does not say. */
  readonly lagSeconds: number | null
}

export async function readFacts(session: Session): Promise<EndpointFacts> {
  return {
    floorMs: await floorOf(session),
    othersPerSecond: await othersOf(session),
    lagSeconds: await lagOf(session),
  }
}

async function floorOf(session: Session): Promise<number> {
  const times: number[] = []
  for (let query = 0; query < FLOOR_QUERIES; query++) {
    const began = performance.now()
    await session.execute('SELECT 1')
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[FLOOR_QUERIES >> 1] ?? 0
}

async function othersOf(session: Session): Promise<number> {
  const [before, began] = [await questionsOf(session), performance.now()]
  await sleep(WATCH_MS)
  // The question itself is one of them.
  const asked = (await questionsOf(session)) - before - 1
  return Math.max(0, (1000 * asked) / (performance.now() - began))
}

async function questionsOf(session: Session): Promise<number> {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Questions'")
  return Number(row?.Value ?? 0)
}

/** Each product has its own words; who may not ask, or has no source, gets no answer. */
async function lagOf(session: Session): Promise<number | null> {
  for (const sql of ['SHOW REPLICA STATUS', 'SHOW SLAVE STATUS']) {
    const [row] = await session.rows(sql).catch(() => [])
    const lag = row?.Seconds_Behind_Source ?? row?.Seconds_Behind_Master
    if (lag !== undefined && lag !== null) return Number(lag)
  }
  return null
}
