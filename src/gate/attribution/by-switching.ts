/**
 * Causes by switching: on one running server every turn another subset of the changed settings is on, so all turns tell of
 * all settings, until the blame is clear or the time is over. The start is the truth: where the whole that was switched is
 * not the whole that was started, nothing is explained by it.
 */
import type { Attribution, Cause, Explanation } from '../../core/attribution/attribution.ts'
import { type Figures, figures } from '../../core/attribution/balance.ts'
import type { FactorCause } from '../../core/attribution/causes.ts'
import { CONFIDENCE } from '../../core/comparison/comparison.ts'
import { seededRandom } from '../../core/plan/random.ts'
import { MeasurementError, UserError } from '../../errors.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { Explained } from './attribute.ts'
import { costsOf, namedCause, placeOf } from './found-causes.ts'
import { findSuggestion } from './find-suggestion.ts'
import { SubsetSearch } from './subset-search.ts'
import { SubsetTurns } from './subset-turns.ts'
import { openSwitchedServers, type SwitchedServers } from './switched-servers.ts'
import { tryOutBySwitching } from './try-out.ts'

/** Stream of chance of its own, beside those of trials and cells. */
const SALT = 7_000_001
/** Kept for what is to be suggested: the turns that show what it saves. */
const SUGGESTION_SECONDS = 15

export type SwitchedOutcome =
  | { readonly kind: 'explained'; readonly attribution: Attribution }
  /** Whole as it was switched. */
  | { readonly kind: 'disagrees'; readonly whole: Figures }

/** Undefined where nothing can be switched, the time does not suffice, or a server fails. */
export async function causesBySwitching(explained: Explained, edges: MeasureEdges): Promise<SwitchedOutcome | undefined> {
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
    // Another way to find the causes is left, which starts all servers anew.
    if (error instanceof UserError || error instanceof MeasurementError) return undefined
    throw error
  }
}

async function searchOn(
  servers: SwitchedServers,
  explained: Explained,
  edges: MeasureEdges,
  began: number,
): Promise<SwitchedOutcome | undefined> {
  const { difference, cells, deadline, plan } = explained
  const { testbed, save } = edges
  const search = new SubsetSearch(servers, explained.found.effect)
  const random = seededRandom(plan.seed, SALT)
  for (const [index, cell] of cells.entries()) {
    await using opened = new AsyncDisposableStack()
    const turns = await SubsetTurns.open({ servers, cell, random, save }, opened)
    const isLast = index === cells.length - 1
    const until = testbed.now() + (deadline - testbed.now() - keptSeconds(explained)) / (cells.length - index)
    while (testbed.now() < until && !search.isSettled(index + 1, cells.length)) search.learn(await turns.batch())
    const seconds = testbed.now() - began
    const outcome = isLast ? search.outcome() : undefined
    if (outcome !== undefined) {
      if (outcome.disagrees) return { kind: 'disagrees', whole: figures(outcome.switched, CONFIDENCE) }
      const suggestion = await findSuggestion(
        { ...explained, costs: costsOf(outcome.causes, difference.factors) },
        tryOutBySwitching({ servers, turns, explained, testbed, outcome }),
      )
      await turns.finish()
      return { kind: 'explained', attribution: { ...attributionOf(explained, servers, outcome, seconds), suggestion } }
    }
    await turns.finish()
  }
  return undefined
}

function keptSeconds({ insight, difference }: Explained): number {
  const mayBeSuggested = Object.keys(insight).length > 0 && difference.factors.some(({ piece }) => piece !== null)
  return mayBeSuggested ? SUGGESTION_SECONDS : 0
}

function attributionOf(
  { found, difference }: Explained,
  { startOnly }: SwitchedServers,
  { causes, whole, sum, switched, started, isComplete }: SubsetOutcome,
  seconds: number,
): Omit<Attribution, 'suggestion'> {
  const { factors } = difference
  const explanation: Explanation = {
    ...{ ...placeOf(found), method: 'switched', seconds, isComplete, disagrees: false },
    whole: figures(whole, CONFIDENCE),
    switched: figures(switched, CONFIDENCE),
    started: figures(found.effect, CONFIDENCE),
    sum: figures(sum, CONFIDENCE),
    interaction: remainderFigures(whole, sum, CONFIDENCE),
    startOnly: startOnly.flatMap((factor) => factors[factor]?.name ?? []),
  }
  return { causes: causes.map((cause) => namedCause(cause, factors)), explanation }
}
