/**
 * Results of batches of turns for the changed settings: those that were switched, and those that only count at start.
 */

import { relevantCost } from '../../core/attribution/balance.ts'
import type { CauseVerdict, FactorCause } from '../../core/attribution/causes.ts'
import { MOST_REMOVED, type Removal, removals } from '../../core/attribution/removals.ts'
import { estimateShares, isAnother, type Shares, sumOfCosts } from '../../core/attribution/shapley.ts'
import {
  type CostVerdict,
  costsAtStart,
  isExplained,
  isSettled,
  isWellMeasured,
  judgeCosts,
  judgeStartCosts,
  type StartCosts,
  sumAtStart,
  switchedCauses,
} from '../../core/attribution/switched-search.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { combine, type Effect, interval, type StartSpread } from '../../core/stats/random-effects.ts'
import type { SubsetBatch, WantedTurns } from './subset-turns.ts'
import type { SwitchedServers } from './switched-servers.ts'

export interface SubsetSearchTerms {
  readonly servers: Pick<SwitchedServers, 'lives' | 'reference' | 'singles' | 'startOnly' | 'switches'>
  /** Effect of all settings on servers that were started with them. */
  readonly known: Effect
  readonly startSpread: StartSpread
  /** Slowdown that the comparison tolerates, 0.05 = 5 %. */
  readonly tolerance: number
  /** Share of the longest search time that has passed, 0…1. */
  readonly share: number
}

/** Result of the search. */
export interface SubsetOutcome {
  /** Causes that together hold every changed setting, those to blame first. */
  readonly causes: readonly FactorCause[]
  /** Sum of the costs. */
  readonly whole: Effect
  /** The whole effect on these servers alone. */
  readonly switched: Effect
  /** Whether that differs from the effect on servers that were started with everything. */
  readonly disagrees: boolean
  /** Sum of those to blame. */
  readonly sum: Effect
  /** Sum of all others. */
  readonly rest: Effect
  /** False if the time was over before anything was named, or while another setting still looked suspicious. */
  readonly isComplete: boolean
}

/** Whether the measurements have any result. */
export function isAnything(batches: readonly SubsetBatch[], terms: SubsetSearchTerms): boolean {
  return sharesOf(batches, terms) !== undefined && startCosts(batches, terms) !== undefined
}

/**
 * Turns that are still needed; none if the search may end.
 *
 * @param mayEnd condition for the end: all costs are known well, or the named settings explain the whole, or anything
 * is named
 */
export function wantedTurns(
  batches: readonly SubsetBatch[],
  terms: SubsetSearchTerms,
  mayEnd: 'settled' | 'explained' | 'named',
): WantedTurns {
  const hasRounds = terms.servers.reference !== null
  const found = foundIn(batches, terms)
  if (found === undefined) return { pairs: true, rounds: hasRounds }
  const { shares, whole, verdicts } = found
  const isEnough = mayEnd === 'named' ? isNamed(found) : mayEnd === 'explained' && found.isExplained
  const isAlone = verdicts.filter((verdict) => verdict === 'to blame').length < 2
  const removed = isAlone ? [] : removalsOf(batches, suspectsOf(shares.costs, verdicts), relevantCost(whole))
  // Without removals, fewer turns do not tell which settings cost only together.
  const isTold = isAlone || (removed.length === 0 ? mayEnd === 'named' : !removed.some(({ isOpen }) => isOpen))
  if (isEnough && isTold) return { pairs: false, rounds: false }
  return {
    pairs: !(isTold && isSettled({ ...shares, whole }, verdicts)),
    rounds: !isStartKnown(terms, found),
  }
}

/** Whether anything is to blame, and nothing else looks suspicious. */
function isNamed({ whole, costs, verdicts }: FoundCosts): boolean {
  const isSuspect = (cost: Effect) => cost.mean <= -relevantCost(whole) && interval(cost, CONFIDENCE).high < 0
  return (
    verdicts.includes('to blame') && !costs.some((cost, place) => verdicts[place] === 'undecided' && isSuspect(cost))
  )
}

/** All servers had equally many turns, so if the total of the start-only settings is known well, each is. */
function isStartKnown({ servers }: SubsetSearchTerms, { atStart, whole }: FoundCosts): boolean {
  return servers.reference === null || isWellMeasured(atStart.whole, whole)
}

/** Undefined if too little was measured for a result. */
export function outcomeOf(batches: readonly SubsetBatch[], terms: SubsetSearchTerms): SubsetOutcome | undefined {
  const found = foundIn(batches, terms)
  if (found === undefined) return undefined
  const { shares, atStart, whole, costs, verdicts, sum, rest } = found
  const switched = added(atStart.whole, shares.switched)
  const removed = removalsOf(batches, suspectsOf(shares.costs, verdicts), relevantCost(whole))
  const factors = [...terms.servers.switches.map(({ factors }) => factors), ...terms.servers.startOnly]
  return {
    causes: switchedCauses(costs, verdicts, removed).map((cause) => byFactor(cause, factors, shares.costs.length)),
    ...{ whole, switched, sum, rest },
    disagrees: isAnother(terms.known, switched),
    isComplete:
      found.isExplained || isNamed(found) || (isSettled({ ...shares, whole }, verdicts) && isStartKnown(terms, found)),
  }
}

/** Switched settings and start-only settings, together. */
interface FoundCosts {
  readonly shares: Shares
  readonly atStart: StartCosts
  /** The whole of which a part matters: switched settings and start-only settings. */
  readonly whole: Effect
  readonly costs: readonly Effect[]
  readonly verdicts: readonly CostVerdict[]
  readonly sum: Effect
  readonly rest: Effect
  readonly isExplained: boolean
}

function foundIn(batches: readonly SubsetBatch[], terms: SubsetSearchTerms): FoundCosts | undefined {
  const shares = sharesOf(batches, terms)
  const atStart = startCosts(batches, terms)
  if (shares === undefined || atStart === undefined) return undefined
  const whole = added(atStart.whole, shares.whole)
  const settings = shares.costs.length + atStart.costs.length
  const known = { settings, share: terms.share }
  const verdicts = [...judgeCosts({ ...shares, whole }, known), ...judgeStartCosts(atStart, whole, known)]
  const places = [...verdicts.keys()]
  const first = shares.costs.length
  const sumOf = (wanted: readonly number[]) => {
    const switched = wanted.filter((place) => place < first)
    const started = wanted.filter((place) => place >= first).map((place) => place - first)
    return added(
      started.length === 0 ? NOTHING : sumAtStart(atStart, started),
      switched.length === 0 ? NOTHING : sumOfCosts(shares, switched),
    )
  }
  const blamed = places.filter((place) => verdicts[place] === 'to blame')
  const rest = sumOf(places.filter((place) => verdicts[place] !== 'to blame'))
  return {
    ...{ shares, atStart, whole, verdicts, rest },
    costs: [...shares.costs, ...atStart.costs],
    sum: sumOf(blamed),
    isExplained: blamed.length > 0 && isExplained(rest, whole, terms.tolerance),
  }
}

function sharesOf(batches: readonly SubsetBatch[], { servers, known }: SubsetSearchTerms): Shares | undefined {
  const pairs = batches.flatMap((batch) => batch.pairs)
  // If some only count at start, the total differs from that of the switched settings.
  return estimateShares({ pairs, known: servers.reference === null ? known : undefined })
}

const NOTHING: Effect = {
  ...{ mean: 0, standardError: 0, df: 1 },
  ...{ within: { variance: 0, df: 1 }, between: { variance: 0, df: 1 } },
}
const NOTHING_AT_START: StartCosts = { whole: NOTHING, alone: [], costs: [] }

function startCosts(
  batches: readonly SubsetBatch[],
  { servers, startSpread }: SubsetSearchTerms,
): StartCosts | undefined {
  if (servers.reference === null) return NOTHING_AT_START
  const rounds = batches.flatMap((batch) => batch.rounds)
  const of = (arm: SwitchedServers['lives'][0]) => rounds.flatMap((round) => round.get(arm) ?? [])
  return costsAtStart({ all: of(servers.lives[0]), singles: servers.singles.map(of) }, startSpread)
}

/**
 * Settings whose interactions are measured: the most expensive of those to blame and, as possible partners, of the
 * undecided.
 */
function suspectsOf(costs: readonly Effect[], verdicts: readonly CauseVerdict[]): readonly number[] {
  const places = costs.map((_, place) => place).sort((one, other) => meanOf(costs, one) - meanOf(costs, other))
  const blamed = places.filter((place) => verdicts[place] === 'to blame')
  const undecided = places.filter((place) => verdicts[place] === 'undecided' && meanOf(costs, place) < 0)
  return blamed.length === 0 ? [] : [...blamed, ...undecided].slice(0, MOST_REMOVED)
}

function meanOf(costs: readonly Effect[], place: number): number {
  return costs[place]?.mean ?? 0
}

function removalsOf(batches: readonly SubsetBatch[], blamed: readonly number[], relevant: number): readonly Removal[] {
  if (blamed.length === 0) return []
  const turns = batches.flatMap((batch, level) => batch.turns.map((turn) => ({ ...turn, level })))
  return removals({ turns, blamed, relevant })
}

/** @param switched lower indices belong to lines that were switched, each alone */
function byFactor(cause: FactorCause, factors: readonly (readonly number[])[], switched: number): FactorCause {
  const of = (places: readonly number[]) => places.flatMap((place) => factors[place] ?? [])
  const own = { factors: of(cause.factors), measured: of(cause.measured), together: of(cause.together) }
  const isTogether = own.factors.length > 1 && cause.factors.some((place) => place >= switched)
  return { ...cause, ...own, kind: isTogether ? 'together' : cause.kind }
}

function added(one: Effect, other: Effect): Effect {
  if (one.standardError === 0) return other
  return combine(one.mean + other.mean, [
    { effect: one, slope: 1 },
    { effect: other, slope: 1 },
  ])
}
