/** Independent effects made into one. */
import type { Effect } from './random-effects.ts'

export interface Sloped {
  readonly effect: Effect
  /** Derivative of the joint value by this effect. */
  readonly slope: number
}

/** Independent effects joined by the delta method; degrees of freedom by Welch–Satterthwaite. */
export function combine(mean: number, effects: readonly Sloped[]): Effect {
  const known = effects.map(({ effect, slope }) => ({ variance: (slope * effect.standardError) ** 2, df: effect.df }))
  const variance = known.reduce((sum, each) => sum + each.variance, 0)
  const spread = known.reduce((sum, each) => sum + each.variance ** 2 / each.df, 0)
  const df = spread === 0 ? 1 : variance ** 2 / spread
  return {
    mean,
    standardError: Math.sqrt(variance),
    df,
    within: { variance, df },
    between: { variance: 0, df },
  }
}
