/**
 * The page cache of servers: production has little beside its buffer pool, and a test machine gigabytes beside a small one, from
 * which whatever misses the pool is read for nothing.
 */

import { ROWS } from '../options/option-table.ts'
import { changedSettings } from '../plan/changed-settings.ts'
import type { Plan } from '../plan/plan.ts'
import { type Dataset, datasetBytes } from '../scenario/dataset.ts'
import { variableOf } from '../setting/option-name.ts'
import { smallestPool } from './scales.ts'

const MIB = 1024 ** 2
/** Page cache of each server; buffers of statements take some of it. Test data and pools are small, and so is this. */
const SPARE_BYTES = 32 * MIB
/** Limits grow by so much at once: each new one disturbs. */
const STEP_BYTES = 16 * MIB

/** Whether page caches decide what is measured: data are larger than a pool, or a change is about the cache itself. */
export function decidesByCache(plan: Pick<Plan, 'arms'>, dataset: Dataset): boolean {
  const scenarios = plan.arms.map(({ scenario }) => scenario)
  const pool = dataset.poolBytes ?? smallestPool(scenarios)
  const isOfCache = ({ variable }: { readonly variable: string | undefined }) =>
    variable !== undefined && ROWS.get(variableOf(variable))?.isOfCache === true
  return dataset.poolBytes !== undefined || datasetBytes(dataset) > pool || changedSettings(plan).some(isOfCache)
}

/** Bytes of a running server. */
export interface ServerMemory {
  /** Memory but for page cache. */
  readonly ownBytes: number
  /** The part of it that held pages of the buffer pool when it was asked. */
  readonly pageBytes: number
}

/**
 * What each server may have besides its pool: the most that any of them takes without pages, and a little page cache. All have the
 * same, so that what one configuration needs is not taken from its page cache.
 *
 * @param former what they had before, of which nothing is taken back
 */
export function memoryBesidePool(servers: readonly ServerMemory[], former = 0): number {
  const wanted = servers.map(({ ownBytes, pageBytes }) => ownBytes - pageBytes + SPARE_BYTES)
  return Math.max(former, STEP_BYTES * Math.ceil(Math.max(...wanted) / STEP_BYTES))
}
