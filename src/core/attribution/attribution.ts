/** What each changed setting costs: the outcome of the search for causes, as in result.json. */
import { z } from 'zod'
import { comparisonNameSchema } from '../comparison/comparison.ts'
import { COSTS } from '../names.ts'

const share = z.number()
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
export const figuresSchema = z.object({ change: share, low: share, high: share })

/** A changed setting, or several, and what taking it back regains. */
export const causeSchema = z.object({
  settings: z
    .array(
      z.object({
        name: z.string(),
        /** Value as written; null if it was added, removed, or is a bare flag. */
        before: z.string().nullable(),
        after: z.string().nullable(),
        place: z.object({ file: z.string(), line: z.int().positive() }).nullable(),
      }),
    )
    .min(1)
    .readonly(),
  /** `needed`: the server does not start without it while the rest of the change stays. */
  verdict: z.enum(['to blame', 'innocent', 'inconclusive', 'needed', 'not measured']),
  /**
   * What the figures are of: the run's own comparison, because nothing else changed; the setting taken back; either of
   * several, each of which regains it all; only all of them together; or a group that was not split.
   */
  kind: z.enum(['verdict', 'one', 'either', 'all', 'group']),
  /** Share of the QPS before that taking it back regains, negative: it costs as much; null if it was not measured. */
  change: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Names of changed settings without which it has no effect. */
  needs: z.array(z.string()).readonly(),
})

/** The comparison whose causes were looked for. Of a cost, figures are of the work that a unit of it is enough for. */
export const explanationSchema = comparisonNameSchema.extend({
  /** The cost that rose; missing: QPS fell. */
  cost: z.enum(COSTS).optional(),
  /** All changed settings together, as the run has shown it. */
  whole: figuresSchema,
  seconds: z.number(),
  /** If the version changed: variables that nobody sets and that differ between the two, as servers show them. */
  defaults: z
    .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
    .readonly()
    .optional(),
  /** Why the search ended. */
  end: z.enum(['decided', 'out of time', 'nothing to compare']),
})

export type CauseFigures = z.infer<typeof figuresSchema>
export type Cause = z.infer<typeof causeSchema>
export type Explanation = z.infer<typeof explanationSchema>

/** Order of causes: the dearest first, or those that gain most, and those without figures last. */
export function byEffect(explanation: Explanation | null) {
  const sign = isOfGain(explanation) ? -1 : 1
  const placeOf = ({ change }: Cause) => (change === null ? Number.MAX_VALUE : sign * change)
  return (left: Cause, right: Cause): number => placeOf(left) - placeOf(right)
}

/** Whether lines were sought that make it faster. A new version is explained by its costs alone. */
export function isOfGain(explanation: Explanation | null): explanation is Explanation {
  const { whole, cost, defaults } = explanation ?? {}
  return whole !== undefined && whole.change > 0 && cost === undefined && defaults === undefined
}

export interface Attribution {
  /** Those to blame first, the dearest first; empty if no causes were looked for. */
  readonly causes: readonly Cause[]
  /** Null if no causes were looked for. */
  readonly explanation: Explanation | null
}
