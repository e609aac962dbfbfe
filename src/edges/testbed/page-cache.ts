/** Limits on servers' memory together with their page caches, so that a small pool is not made up for by the cache. */

import { memoryBesidePool } from '../../core/coverage/page-cache.ts'
import { settingsOfKind } from '../../core/switching/switchable-settings.ts'
import type { RunningArm } from '../servers/arms.ts'

/**
 * Time between two looks at the servers' memory: once clients sort and join, servers need more, and wait at their
 * limit.
 */
const LOOK_MS = 200

/** Memory besides their pools that all servers of a run have had; undefined before the first trial. */
export interface CacheMemory {
  besidesPoolBytes?: number
}

/**
 * Limits the servers of a trial, and gives all of them more as soon as one needs it, until it is disposed of. If the
 * memory of one is hidden from us, or its container has a limit of its own, none is limited.
 *
 * @throws MeasurementError if the kernel does not take a limit
 */
export async function limitCaches(arms: readonly RunningArm[], run: CacheMemory): Promise<Disposable> {
  const servers = await Promise.all(arms.map(poolOf))
  const limit = async () => {
    const taken = servers.flatMap(({ memory, pageBytes }) => {
      const ownBytes = memory?.ownBytes()
      return ownBytes === undefined ? [] : { ownBytes, pageBytes }
    })
    if (taken.length < servers.length) return
    const bytes = memoryBesidePool(taken, run.besidesPoolBytes)
    const isNew = bytes !== run.besidesPoolBytes || !isLimited
    run.besidesPoolBytes = bytes
    isLimited = true
    if (isNew) await Promise.all(servers.map(({ memory, poolBytes }) => memory?.limit(poolBytes + bytes)))
  }
  let isLimited = false
  await limit()
  // That a server has ended is reported by whoever works with it, so errors here are ignored.
  const timer = setInterval(() => void limit().catch(() => {}), LOOK_MS)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Pool of a server, read before its first turn: a frozen server does not answer. */
async function poolOf({ server: { process, session }, settings }: RunningArm) {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_bytes_data'")
  return {
    memory: process.memory,
    poolBytes: Number(settingsOfKind('variable', settings).get('innodb_buffer_pool_size') ?? 0),
    pageBytes: Number(row?.Value ?? 0),
  }
}
