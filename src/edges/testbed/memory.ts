/** How much memory each server gets, and how many servers fit into it, so that the machine need not swap. */

import { bytes } from '../../core/figures.ts'
import { MOST_AT_ONCE, type Plan } from '../../core/plan/plan.ts'
import type { ServerChoice } from '../../core/request/measured-request.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { availableBytes } from '../machine/environment.ts'
import { isRunningAlready } from '../servers/choose.ts'
import { type Limits, SERVER_BASE_BYTES, serverBytes } from '../servers/owned-options.ts'

/**
 * Share of the available memory that servers are planned to use. The rest is a reserve for their clients and for
 * sysbench.
 */
const MEMORY_SHARE = 0.6
/**
 * Maximum share of the available memory for all servers together. It exceeds MEMORY_SHARE, because a thousand clients
 * take memory beyond the buffers. sysbench and other programs need the rest.
 */
const MOST_SHARE = 0.85
const POOL_STEP_BYTES = 128 * 1024 ** 2
/** Least memory for a server. With less, a server does not start, or ends under load. */
const LEAST_SERVER_BYTES = 384 * 1024 ** 2

/** Memory limits for each server, so that all of them fit together. */
export function memoryLimits(servers: number, availableBytes: number): Limits {
  const shareOf = (share: number) => Math.max(LEAST_SERVER_BYTES, Math.floor((availableBytes * share) / servers))
  const pool = Math.floor((shareOf(MEMORY_SHARE) - SERVER_BASE_BYTES) / POOL_STEP_BYTES) * POOL_STEP_BYTES
  return { bufferPoolBytes: Math.max(POOL_STEP_BYTES, pool), memoryBytes: shareOf(MOST_SHARE) }
}

/** Number of servers that can each hold the dataset, but at most as many as are worth comparing at once. */
export function mostServers(dataset: Dataset, availableBytes: number): number {
  return Math.min(MOST_AT_ONCE, Math.floor((availableBytes * MEMORY_SHARE) / serverBytes(dataset)))
}

/**
 * Number of servers that fit into memory at once if each has the minimum. For servers that already run, it is
 * unlimited.
 */
export function serversAtOnce(suite: Suite, choice: ServerChoice): number {
  return isRunningAlready(suite, choice)
    ? Number.POSITIVE_INFINITY
    : Math.floor((availableBytes() * MEMORY_SHARE) / LEAST_SERVER_BYTES)
}

/** @throws UserError if a plan has more servers than fit into memory at once */
export function requireRoomFor(plan: Plan): void {
  const problem = roomProblem(plan)
  if (problem !== undefined) throw new UserError(problem)
}

/** Reason why the servers of a plan do not fit into memory at once; undefined if they do. */
export function roomProblem(plan: Plan): string | undefined {
  const servers = plan.arms.length
  if (servers <= plan.mostServers) return undefined
  // Every run has the control and its twin, which take two of the places.
  const room = plan.mostServers - 2
  const advice =
    room > 0
      ? `measure at most ${room} beside the control at once, in ${Math.ceil((servers - 2) / room)} runs with other --scenarios`
      : 'use a machine with more'
  return (
    `${servers} servers at once are asked for (one for each scenario, and one more for the control), and ${plan.mostServers} fit into ` +
    `${MEMORY_SHARE * 100}% of the ${bytes(availableBytes())} of memory that are available, with at least ` +
    `${bytes(LEAST_SERVER_BYTES)} each; ${advice}`
  )
}
