/**
 * Limits the page cache of servers. In production, the buffer pool leaves little memory for it. The small pool of a
 * test server leaves gigabytes, so reads that miss the pool would cost nothing.
 */

import { ROWS } from '../options/option-table.ts'
import { changedSettings } from '../plan/changed-settings.ts'
import type { Plan } from '../plan/plan.ts'
import { type Dataset, datasetBytes } from '../scenario/dataset.ts'
import { variableOf } from '../setting/option-name.ts'
import { smallestPool } from './scales.ts'

const MIB = 1024 ** 2
/**
 * Memory that each server gets for its page cache and for buffers of statements. It is small, because test data and
 * pools are small, too.
 */
const SPARE_BYTES = 32 * MIB
/** Step by which limits grow. It is large because each new limit disturbs the servers. */
const STEP_BYTES = 16 * MIB

/** Whether page caches decide what is measured: data are larger than a pool, or a change is about the cache itself. */
export function decidesByCache(plan: Pick<Plan, 'arms'>, dataset: Dataset): boolean {
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  const pool = dataset.poolBytes ?? smallestPool(scenarios)
  const isOfCache = ({ variable }: { readonly variable: string | undefined }) =>
    variable !== undefined && ROWS.get(variableOf(variable))?.isOfCache === true
  return dataset.poolBytes !== undefined || datasetBytes(dataset) > pool || changedSettings(plan).some(isOfCache)
}

export interface ServerMemory {
  /** Memory without page cache. */
  readonly ownBytes: number
  /** Part of `ownBytes` that held pages of the buffer pool when `ownBytes` was read. */
  readonly pageBytes: number
}

/**
 * Memory that each server may have besides its pool: the most that any of them takes for other things, and a little
 * page cache. All have the same, because otherwise a configuration that needs more memory would also lose page cache.
 *
 * @param former bytes that each server had before, which no new limit takes back
 */
export function memoryBesidePool(servers: readonly ServerMemory[], former = 0): number {
  const needs = servers.map(({ ownBytes, pageBytes }) => ownBytes - pageBytes + SPARE_BYTES)
  return Math.max(former, STEP_BYTES * Math.ceil(Math.max(...needs) / STEP_BYTES))
}
