/**
 * One search over states of a server: lines that a running server can be switched to are switched in random subsets;
 * all others, and all where switching and starting disagree, get servers of their own.
 */
import { type ConfigurationDifference, mix, splitDifference } from '../../core/attribution/lines.ts'
import {
  balance,
  causesOf,
  disagrees,
  learn,
  nextGroups,
  type Search,
  startSearch,
  withoutSwitching,
} from '../../core/attribution/search.ts'
import { firstLine, isFailure } from '../../errors.ts'
import type { FoundCauses, Laboratory, Question } from './question.ts'
import { type StartedTrials, startedTrials } from './started-trials.ts'
import { openStates } from './switched-states.ts'

/** The causes among the changed lines, by states of servers that are switched as far as possible. */
export async function causesOfLines(
  question: Question,
  laboratory: Laboratory,
  difference = splitDifference(question.reference, question.head, laboratory.server),
  trials = startedBetween(question, difference, laboratory),
): Promise<FoundCauses> {
  const { lines } = difference
  const start = { lines, whole: question.whole, mostArms: Math.max(2, laboratory.mostServers - trials.always) }
  // Costs are known of whole servers, not of their states.
  const isOfCost = question.cost !== undefined
  const switched = isOfCost ? undefined : await searchedBySwitching(question, laboratory, difference, start)
  const search = await searchedByStarting(switched ?? startSearch(start), trials)
  const found = { ...balance(search), disagrees: false }
  if (!disagrees(search)) return { causes: causesOf(search), explanation: found }
  const again = await searchedByStarting(startSearch(start), trials)
  return { causes: causesOf(again), explanation: { ...balance(again), switched: found.switched, disagrees: true } }
}

export function startedBetween(question: Question, difference: ConfigurationDifference, laboratory: Laboratory) {
  return startedTrials(question, laboratory, (set, name) => mix(difference, set, name))
}

/** Undefined if nothing can be switched, or a server fails. */
async function searchedBySwitching(
  question: Question,
  laboratory: Laboratory,
  difference: ConfigurationDifference,
  start: Parameters<typeof startSearch>[0],
): Promise<Search | undefined> {
  try {
    await using states = await openStates(question, laboratory, difference)
    if (states === undefined) return undefined
    let search = startSearch({ ...start, switched: states.lines })
    while (nextGroups(search).some(({ by }) => by === 'switching')) {
      const next = await states.learn(search)
      if (next === undefined) break
      search = next
    }
    await states.finish()
    return search.switched === null ? undefined : withoutSwitching(search)
  } catch (error) {
    // Servers of their own remain.
    if (!isFailure(error)) throw error
    laboratory.tell({ kind: 'phase', phase: { code: 'search', failed: firstLine(error) } })
    return undefined
  }
}

/** The search as far as its trials came: until the blame is clear or the time is over. */
export async function searchedByStarting(start: Search, trials: StartedTrials): Promise<Search> {
  let search = start
  for (;;) {
    const groups = nextGroups(search)
    const measured = groups.length === 0 ? undefined : await trials.measure(search, groups)
    if (measured === undefined) return search
    search = learn(search, measured)
  }
}
