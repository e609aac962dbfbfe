/** The effect behind a comparison that is read from a file. */
import type { Effect } from '../stats/random-effects.ts'
import type { SureComparison } from './result.ts'

/** Degrees of freedom of most intervals, for results of versions that did not keep theirs. */
const USUAL_DF = 60
/** Standard errors in a 95 % interval with those. */
const WIDTH = 4

/** The effect as it was written; of a result that has none, as its interval lets one guess. */
export function storedEffect({
  effect,
  change,
  low,
  high,
}: Pick<SureComparison, 'effect' | 'change' | 'low' | 'high'>): Effect {
  if (effect !== null) return effect
  const standardError = (Math.log1p(high) - Math.log1p(low)) / WIDTH
  return {
    mean: Math.log1p(change),
    standardError,
    df: USUAL_DF,
    within: { variance: 0, df: USUAL_DF },
    // All of it counts as of the server starts, which means do not average out.
    between: { variance: standardError ** 2, df: USUAL_DF },
  }
}
