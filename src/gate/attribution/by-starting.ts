/**
 * Causes by servers of their own: configurations between reference and head are started and measured in turns with the
 * reference, and with head where it is asked for, until the blame is clear or the time is over.
 */

import type { Attribution, Cause, Explanation } from '../../core/attribution/attribution.ts'
import { balance, causesOf } from '../../core/attribution/causes.ts'
import type { Search } from '../../core/attribution/factor-group.ts'
import { mix } from '../../core/attribution/factors.ts'
import { isDone, learn, nextContrasts, startSearch } from '../../core/attribution/search.ts'
import { suggestedScenario } from '../../core/attribution/suggest.ts'
import type { MeasureEdges } from '../measure-trial.ts'
import type { Explained } from './explained.ts'
import { findSuggestion } from './find-suggestion.ts'
import { costsOf, namedCause, placeOf } from './found-causes.ts'
import { StartedTrials } from './started-trials.ts'

/** What was tried before. */
export interface SearchedBefore {
  /** When the search for causes began, on the testbed's clock. */
  readonly began: number
  /** The whole as it was switched, where that did not agree with the whole as it was started. */
  readonly switched: Explanation['switched'] | undefined
}

export async function causesByStarting(
  explained: Explained,
  { began, switched }: SearchedBefore,
  edges: MeasureEdges,
): Promise<Attribution> {
  const { found, reference, head, cells, plan, difference, startSeconds, insight, deadline } = explained
  const { factors } = difference
  const trials = new StartedTrials(
    {
      ...{ reference, head, cells, plan, deadline, startSeconds },
      configure: (set, name) => mix(difference, set, name),
      keepsTimeToTryOut: Object.keys(insight).length > 0 && factors.some(({ piece }) => piece !== null),
    },
    edges,
  )
  const search = await searched(firstSearch(explained, trials), trials)
  const seconds = edges.testbed.now() - began
  const causes = causesOf(search)
  const sums = balance(search)
  return {
    causes: causes.map((cause): Cause => namedCause(cause, factors)),
    explanation: {
      ...{ ...placeOf(found), method: 'started', seconds, isComplete: isDone(search) },
      ...{ ...sums, started: sums.whole, switched: switched ?? null, disagrees: switched !== undefined, startOnly: [] },
    },
    suggestion: await findSuggestion(
      { head, product: explained.product, insight, costs: costsOf(causes, factors) },
      (suggested) => trials.tryOut(suggestedScenario(head, suggested, 'suggestion')),
    ),
  }
}

function firstSearch({ found, difference, mostServers }: Explained, trials: StartedTrials): Search {
  const needs = difference.factors.map((factor) => factor.needs)
  return startSearch({ needs, whole: found.effect, mostArms: Math.max(2, mostServers - trials.always) })
}

/** The search as far as its trials came: until the blame is clear or the time is over. */
async function searched(start: Search, trials: StartedTrials): Promise<Search> {
  let search = start
  for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
    const measured = await trials.measure(search, contrasts)
    if (measured === undefined) break
    search = learn(search, measured)
  }
  return search
}
