/** One of several, written as "1/3": a part of a plan, or one of the machines that each measure the whole. */

export interface Shard {
  /** 1-based. */
  readonly index: number
  readonly of: number
}

export const MOST_SHARDS = 9999
export const SHARD_FORM = 'a part of the plan such as 1/3'
export const MACHINE_FORM = 'a machine of several such as 2/3'

export function parseShard(text: string): Shard | undefined {
  const match = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text)
  const [index, of] = [Number(match?.[1]), Number(match?.[2])]
  return index >= 1 && index <= of ? { index, of } : undefined
}

export function shardText({ index, of }: Shard): string {
  return `${index}/${of}`
}
