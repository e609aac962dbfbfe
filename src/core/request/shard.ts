/** A part of a plan, such as "1/3", so that several machines can share a plan. */

import { z } from 'zod'

const MOST_SHARDS = 9999

/** Number of the part, from 1, and number of parts. */
export const shardSchema = z.object({ index: z.int().positive(), of: z.int().positive().max(MOST_SHARDS) })

export type Shard = z.infer<typeof shardSchema>

export const SHARD_FORM = 'a part of the plan such as 1/3'

export function parseShard(text: string): Shard | undefined {
  const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text)
  const index = Number(match?.[1])
  const of = Number(match?.[2])
  return index >= 1 && index <= of ? { index, of } : undefined
}

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`
}
