/**
 * Limits servers' memory together with their page caches. Without a limit, the cache would hide the cost of a small
 * buffer pool.
 */

import { memoryBesidePool } from '../../core/coverage/page-cache.ts'
import { settingsOfKind } from '../../core/switching/switchable-settings.ts'
import type { RunningArm } from '../servers/arms.ts'

/**
 * Milliseconds between two checks of the servers' memory. When clients begin to sort and join, servers need more, and
 * wait at their limit until the next check.
 */
const LOOK_MS = 200

/** Bytes of memory besides the buffer pool, the same for all servers of a run; undefined before the first trial. */
export interface CacheMemory {
  besidesPoolBytes?: number
}

/**
 * Limits the memory of a trial's servers until the returned value is disposed of. As soon as one server needs more, all
 * get more, because all must have the same. If qpsgate cannot see the memory of one, or its container has its own
 * limit, none is limited.
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
  // Errors are ignored, because the code that uses a server reports its end.
  const timer = setInterval(() => void limit().catch(() => {}), LOOK_MS)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}

/** Reads a server's pool before its first turn, because a frozen server does not answer. */
async function poolOf({ server: { process, session }, settings }: RunningArm) {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_bytes_data'")
  return {
    memory: process.memory,
    poolBytes: Number(settingsOfKind('variable', settings).get('innodb_buffer_pool_size') ?? 0),
    pageBytes: Number(row?.Value ?? 0),
  }
}
