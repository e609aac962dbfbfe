/** A search for causes with its own servers, trial after trial. */

import { learn, nextContrasts, type Search } from '../../core/attribution/search.ts'
import type { StartedTrials } from './started-trials.ts'

/** The search as far as its trials came: until the blame is clear or the time is over. */
export async function searched(start: Search, trials: StartedTrials): Promise<Search> {
  let search = start
  for (let contrasts = nextContrasts(search); contrasts.length > 0; contrasts = nextContrasts(search)) {
    const measured = await trials.measure(search, contrasts)
    if (measured === undefined) break
    search = learn(search, measured)
  }
  return search
}
