/** From the figures of a result back to the estimate that they were made of. */
import type { Effect } from '../stats/random-effects.ts'

/** A result does not say how well its intervals know their noise; most know it about so well. */
const USUAL_DF = 60
/** Of a 95 % interval with those, standard errors. */
const WIDTH = 4

/** On the scale of the estimates, ln, where the interval is symmetric. */
export function recalledEffect(found: {
  readonly change: number
  readonly low: number
  readonly high: number
}): Effect {
  const standardError = (Math.log1p(found.high) - Math.log1p(found.low)) / WIDTH
  return {
    mean: Math.log1p(found.change),
    standardError,
    df: USUAL_DF,
    within: { variance: 0, df: USUAL_DF },
    // How much of it is of the server starts, which means do not average out, a result does not say: all of it, then.
    between: { variance: standardError ** 2, df: USUAL_DF },
  }
}
