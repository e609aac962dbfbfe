/**
 * Causes by switching: on two running servers, each round has another subset of the changed lines on, and the other
 * server has all others, so all rounds tell about all lines, until the blame is clear or the time is over. The start is
 * the truth: if switching shows another effect than starting, it explains nothing.
 */

import type { Attribution, Explanation, Figures } from '../../core/attribution/attribution.ts'
import { figures } from '../../core/attribution/balance.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { type Effect, randomEffects } from '../../core/stats/random-effects.ts'
import { huber, isSample } from '../../core/stats/robust.ts'
import { settingsOfSetup } from '../../core/switching/instruments.ts'
import type { Testbed } from '../../edges/testbed/testbed.ts'
import { firstLine, isFailure, MeasurementError } from '../../errors.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { Explained } from './explained.ts'
import { findSuggestion, type TryOut } from './find-suggestion.ts'
import { costsOf, namedCause, placeOf } from './found-causes.ts'
import { isAnything, outcomeOf, type SubsetOutcome, wantedTurns } from './subset-search.ts'
import { type SubsetBatch, SubsetTurns, type WantedTurns } from './subset-turns.ts'
import { openSwitchedServers, type SwitchedServers } from './switched-servers.ts'

/** A separate random stream, besides those of trials and cells. */
const SALT = 7_000_001
/** Reserved for the suggestion: the turns that show its savings. */
const SUGGESTION_SECONDS = 8
/** Time in which all costs should become well known; afterwards the named settings need only explain the whole. */
const THOROUGH_SECONDS = 10
/** Afterwards it suffices that any setting is named; a search that names none by the last limit is given up. */
const LONG_SECONDS = 18
const LONGEST_SECONDS = 40
/** The cells of a mean are measured one after the other, all within this time if each then still gets the least. */
const PASS_SECONDS = 10
/** Includes connecting to a cell's servers and warming them up. */
const LEAST_SLOT_SECONDS = 4

export type SwitchedOutcome =
  | { readonly kind: 'explained'; readonly attribution: Attribution }
  /** The whole effect when switched. */
  | { readonly kind: 'disagrees'; readonly whole: Figures }

/** Undefined if nothing can be switched, the time does not suffice, or a server fails. */
export async function causesBySwitching(
  explained: Explained,
  edges: MeasureEdges,
): Promise<SwitchedOutcome | undefined> {
  const { difference, started, plan, mostServers } = explained
  const { testbed } = edges
  if (started === undefined) return undefined
  const began = testbed.now()
  try {
    const opened = await openSwitchedServers({ testbed, plan, difference, started, mostServers })
    if (opened === undefined) return undefined
    await using servers = opened
    return await searchOn(servers, explained, edges, began)
  } catch (error) {
    // Another search remains, which starts all servers again.
    if (!isFailure(error)) throw error
    edges.tell({ kind: 'phase', phase: { code: 'search', failed: firstLine(error) } })
    return undefined
  }
}

async function searchOn(
  servers: SwitchedServers,
  explained: Explained,
  edges: MeasureEdges,
  searchBegan: number,
): Promise<SwitchedOutcome | undefined> {
  const { found, cells, deadline, plan } = explained
  const { testbed, save, tell } = edges
  const random = seededRandom(plan.seed, SALT)
  const batches: SubsetBatch[] = []
  const opened = testbed.now()
  const terms = {
    ...{ servers, known: found.effect, startSpread: plan.startSpread, tolerance: found.tolerance },
    get share() {
      return Math.min(1, (testbed.now() - opened) / (LONGEST_SECONDS * cells.length))
    },
  }
  const mayEnd = () => {
    const seconds = (testbed.now() - opened) / cells.length
    return seconds > LONG_SECONDS ? 'named' : seconds > THOROUGH_SECONDS ? 'explained' : 'settled'
  }
  const wanted = () => wantedTurns(batches, terms, mayEnd())
  const isOnly = cells.length === 1
  const passSeconds = isOnly ? LEAST_SLOT_SECONDS : Math.max(PASS_SECONDS, cells.length * LEAST_SLOT_SECONDS)
  const kept = keptSeconds(explained)
  // A search without a result goes on: a suggestion without causes is worth less than causes without a suggestion.
  const isKept = () => (isOnly ? isAnything(batches, terms) : deadline - opened > kept + passSeconds)
  const left = () => Math.min(deadline, opened + LONGEST_SECONDS * cells.length) - testbed.now() - (isKept() ? kept : 0)
  let next = wanted()
  const isMore = (until: number) => {
    // All cells of a mean have as much time for every kind of turns, so that their mean is explained.
    if (isOnly) next = wanted()
    return testbed.now() < until && left() > 0 && isAnyWanted(next)
  }
  for (;;) {
    const [began, known] = [testbed.now(), batches.length]
    const slot = isOnly ? Number.POSITIVE_INFINITY : slotSeconds(left(), passSeconds, cells.length)
    for (const [index, cell] of cells.entries()) {
      await using held = new AsyncDisposableStack()
      const turns = await SubsetTurns.open({ servers, cell, computes: explained.computes, random, save }, held)
      do {
        batches.push(await turns.batch(next))
        tell({ kind: 'gap' })
      } while (isMore(began + (index + 1) * slot))
      const isWhole = index === cells.length - 1
      if (isWhole || left() <= 0) {
        // The mean needs all cells.
        if (!isWhole) batches.length = known
        next = wanted()
        if (left() < passSeconds || !isAnyWanted(next))
          return await concluded({ servers, explained, edges, began: searchBegan, turns }, outcomeOf(batches, terms))
      }
      await turns.finish()
    }
  }
}

/** Seconds of a cell before the next one has its turns, in passes of about this length. */
function slotSeconds(left: number, passSeconds: number, cells: number): number {
  return left / Math.max(1, Math.floor(left / passSeconds)) / cells
}

function isAnyWanted({ pairs, rounds }: WantedTurns): boolean {
  return pairs || rounds
}

interface Conclusion {
  readonly servers: SwitchedServers
  readonly explained: Explained
  readonly edges: MeasureEdges
  /** Start of the search. */
  readonly began: number
  /** Turns of the last cell, which is still open. */
  readonly turns: SubsetTurns
}

async function concluded(
  { servers, explained, edges, began, turns }: Conclusion,
  outcome: SubsetOutcome | undefined,
): Promise<SwitchedOutcome | undefined> {
  if (outcome === undefined) return undefined
  const seconds = edges.testbed.now() - began
  await requireAsSet(servers)
  if (outcome.disagrees) return { kind: 'disagrees', whole: figures(outcome.switched, CONFIDENCE) }
  const costs = costsOf(outcome.causes, explained.difference.factors)
  const tryOut = tryOutBySwitching({ servers, turns, explained, testbed: edges.testbed })
  const suggestion = await findSuggestion({ ...explained, costs }, tryOut)
  await turns.finish()
  return { kind: 'explained', attribution: { ...attributionOf(explained, servers, outcome, seconds), suggestion } }
}

/** Switched settings are read back in the end: a state that did not last explains nothing. */
async function requireAsSet({ run, lives, switches }: SwitchedServers): Promise<void> {
  const own = new Set(switches.flatMap(({ states }) => [...states.on.keys()]))
  const read = await Promise.all(lives.map((live) => run.server(live).readBack()))
  const unlike = read.flat().filter(({ key }) => own.has(key))
  if (unlike.length === 0) return
  const lines = unlike.map(({ key, wanted, found }) => `  ${key}: set to ${wanted}, found ${found ?? 'nothing'}`)
  throw new MeasurementError(`the switched server has other settings than asked for:\n${lines.join('\n')}`, {
    step: 'switch settings',
  })
}

function keptSeconds({ insight, difference }: Explained): number {
  const mayBeSuggested = Object.keys(insight).length > 0 && difference.factors.some(({ piece }) => piece !== null)
  return mayBeSuggested ? SUGGESTION_SECONDS : 0
}

function attributionOf(
  { found, difference }: Explained,
  { startOnly }: SwitchedServers,
  { causes, whole, sum, rest, switched, isComplete }: SubsetOutcome,
  seconds: number,
): Omit<Attribution, 'suggestion'> {
  const { factors } = difference
  const explanation: Explanation = {
    ...{ ...placeOf(found), method: 'switched', seconds, isComplete, disagrees: false },
    whole: figures(whole, CONFIDENCE),
    switched: figures(switched, CONFIDENCE),
    started: figures(found.effect, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: compounded(sum, rest),
    startOnly: startOnly.flat().flatMap((factor) => factors[factor]?.name ?? []),
  }
  return { causes: causes.map((cause) => namedCause(cause, factors)), explanation }
}

/** The share of the reference's QPS that all others cost, after those to blame have taken theirs. */
function compounded(sum: Effect, rest: Effect): Figures {
  const { change, low, high } = figures(rest, CONFIDENCE)
  const left = Math.exp(sum.mean)
  return { change: left * change, low: left * low, high: left * high }
}

/** Time that its turns take: enough to detect about one per cent. */
const SECONDS = 6

export interface TryOutBySwitching {
  readonly servers: SwitchedServers
  readonly turns: SubsetTurns
  readonly explained: Explained
  readonly testbed: Testbed
}

export function tryOutBySwitching({ servers, turns, explained, testbed }: TryOutBySwitching): TryOut {
  const { deadline, server } = explained
  return async ({ setup }) => {
    // A server cannot be switched to a Performance Schema that is off.
    if (setup === null) return undefined
    const live = servers.run.server(servers.lives[0])
    const state = settingsOfSetup(setup, server, servers.shipped)
    const until = Math.min(deadline, testbed.now() + SECONDS)
    const rounds: Awaited<ReturnType<SubsetTurns['compare']>>[] = []
    while (testbed.now() < until) rounds.push(await turns.compare(state))
    const effect = effectOf(rounds.map(({ againstNone }) => againstNone))
    const saved = effectOf(rounds.map(({ againstAll }) => againstAll))
    await live.switchTo(state)
    return effect && saved && { effect, saved, insight: await live.insight() }
  }
}

/** Running servers that were swapped: no start comes between. */
function effectOf(differences: readonly number[]): Effect | undefined {
  if (differences.length < 2 || !isSample(differences)) return undefined
  return randomEffects([huber(differences)], differences.length - 1, 0)
}
