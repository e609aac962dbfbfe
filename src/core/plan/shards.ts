/** A plan shared between machines: each measures all arms of its cells, so that no comparison crosses machines. */

import { type Shard, shardText } from '../request/shard.ts'

/**
 * The cells of one shard, in the plan's order: dealt out by threads, since cells of many threads take long turns, so that
 * no shard gets all of those.
 */
export function cellsOfShard<T extends { readonly threads: number }>(cells: readonly T[], { index, of }: Shard): T[] {
  const byThreads = cells.toSorted((left, right) => right.threads - left.threads)
  const own = new Set(byThreads.filter((_, place) => place % of === index - 1))
  return cells.filter((cell) => own.has(cell))
}

/** The matrix of a workflow that measures every shard in a job of its own; one line of JSON. */
export function shardMatrix(of: number): string {
  const include = Array.from({ length: of }, (_, place) => ({ shard: shardText({ index: place + 1, of }) }))
  return JSON.stringify({ include })
}
