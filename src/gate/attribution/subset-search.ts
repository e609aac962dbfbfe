/** What batches of turns say so far of the changed settings. */
import type { FactorCause } from '../../core/attribution/causes.ts'
import { type Removal, MOST_REMOVED, removals } from '../../core/attribution/removals.ts'
import { relevantCost } from '../../core/attribution/search.ts'
import { estimateShares, type Shares, sumOfCosts } from '../../core/attribution/shapley.ts'
import { costsAtStart, type StartCosts } from '../../core/attribution/start-costs.ts'
import { isSettled, judgeCosts, switchedCauses } from '../../core/attribution/switched-search.ts'
import type { Effect, StartSpread } from '../../core/stats/random-effects.ts'
import type { SubsetBatch } from './subset-turns.ts'
import type { SwitchedServers } from './switched-servers.ts'

/** What the search found. */
export interface SubsetOutcome {
  /** Every changed setting in one of them, those to blame first. */
  readonly causes: readonly FactorCause[]
  /** What the costs add up to. */
  readonly whole: Effect
  /** The whole as it was switched alone. */
  readonly switched: Effect
  /** Whether that is not what servers that were started showed. */
  readonly disagrees: boolean
  /** Sum of what is to blame. */
  readonly sum: Effect
  readonly isComplete: boolean
}

/** Takes in batch after batch; those of several cells tell of their mean. */
export class SubsetSearch {
  readonly #servers: SwitchedServers
  readonly #known: Effect
  readonly #startSpread: StartSpread
  #batches: readonly SubsetBatch[] = []

  /** @param known effect of all settings as servers that were started with them showed it */
  constructor(servers: SwitchedServers, known: Effect, startSpread: StartSpread) {
    this.#servers = servers
    this.#known = known
    this.#startSpread = startSpread
  }

  learn(batch: SubsetBatch): void {
    this.#batches = [...this.#batches, batch]
  }
}
