/** How much memory servers get, and how many of them fit into it. */
import type { Plan } from '../../core/plan/plan.ts'
import type { Dataset } from '../../core/suite/suite.ts'
import { bytes } from '../../core/wording/figures.ts'
import { UserError } from '../../errors.ts'
import { bufferPoolBytes, type Limits } from '../servers/owned-options.ts'

/** Share of the available memory that all servers together may use. */
const MEMORY_SHARE = 0.6
/** What a server takes beside its buffer pool: Performance Schema, connections, logs. */
const SERVER_BASE_BYTES = 512 * 1024 ** 2
const POOL_STEP_BYTES = 128 * 1024 ** 2
/** With less a server does not start, or ends under load. */
const LEAST_SERVER_BYTES = 384 * 1024 ** 2
/** Servers of one block: with more, its turns lie too far apart. */
const MOST_SERVERS = 12

/** What each server may have at most so that all fit in memory together. */
export function memoryLimits(servers: number, availableBytes: number): Limits {
  const memoryBytes = Math.max(LEAST_SERVER_BYTES, Math.floor((availableBytes * MEMORY_SHARE) / servers))
  const pool = Math.floor((memoryBytes - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES
  return { bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool), memoryBytes }
}

/** Servers of which each can hold the dataset, as many as are worth comparing at once. */
export function mostServers(dataset: Dataset, availableBytes: number): number {
  const each = bufferPoolBytes(dataset) + SERVER_BASE_BYTES
  return Math.min(MOST_SERVERS, Math.floor((availableBytes * MEMORY_SHARE) / each))
}

/** Takes the number of servers that are to run at once. @throws UserError where they do not fit into memory */
export type RequireMemory = (servers: number) => void

export function memoryFor(availableBytes: number): RequireMemory {
  const fitting = Math.floor((availableBytes * MEMORY_SHARE) / LEAST_SERVER_BYTES)
  return (servers) => {
    if (servers <= fitting) return
    throw new UserError(
      `${servers} servers at once are asked for (one for each scenario, and one more for the control), and ${fitting} fit into ` +
        `${MEMORY_SHARE * 100} % of the ${bytes(availableBytes)} of memory that are available, with at least ` +
        `${bytes(LEAST_SERVER_BYTES)} each; name fewer with --scenarios, or let them share servers with --switch`,
    )
  }
}

/** Servers that a plan starts at once; how many those make that share some is known when each was looked at. */
export function serversOf({ arms, isSwitched }: Plan): number {
  return isSwitched ? 1 : arms.length
}
