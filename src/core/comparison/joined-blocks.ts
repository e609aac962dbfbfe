/** Blocks joined to longer ones, so that what is rare or comes in bursts has its part in each. */
import type { Block, BlockWork } from '../measurement/blocks.ts'

/** Both together; nothing is known of an arm of which nothing is known in one of them. */
export function joinedWith({ works, ...block }: Block, other: Block): Block {
  const all = works.map((work, arm) => {
    const added = other.works[arm]
    if (work === undefined || added === undefined) return undefined
    return { transactions: work.transactions + added.transactions, seconds: work.seconds + added.seconds }
  })
  return { ...block, works: all }
}

/** Only arms of which a rate is known: nothing is of what took no time, nor of none. */
export function timedBlock({ works, ...block }: Block): Block {
  return { ...block, works: works.map(timed) }
}

function timed(work: BlockWork | undefined): BlockWork | undefined {
  return work !== undefined && work.transactions > 0 && work.seconds > 0 ? work : undefined
}
