/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
import { z } from 'zod'
import { comparisonNameSchema } from '../comparison/comparison.ts'
import { COSTS } from '../names.ts'
import { insightSchema } from '../performance-schema/insight.ts'

const share = z.number()
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
export const figuresSchema = z.object({ change: share, low: share, high: share })

/** The cost of a changed setting, or of several that only work together. */
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
  verdict: z.enum(['to blame', 'innocent', 'inconclusive', 'not reached']),
  /**
   * Where the figures are from: the run's own comparison, because nothing else changed; the line's share of the whole; several
   * lines that cost something only together; a group that was not split; or nowhere.
   */
  kind: z.enum(['verdict', 'share', 'together', 'in a group', 'not measured']),
  /** Change of QPS with its 95 % interval; null if nothing was measured. */
  change: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Names of the settings that the figures are of: its own, or a whole group's. */
  measuredWith: z.array(z.string()).readonly(),
  /** Savings from switching it back, or one of those that cost only together, while the rest stays; null if unknown. */
  removal: figuresSchema.nullable(),
})

/**
 * The comparison whose causes were looked for, and how they add up. Where a cost rose, figures are of the work that a
 * unit of it is enough for.
 */
export const explanationSchema = comparisonNameSchema.extend({
  /** The cost that rose; missing: QPS fell. */
  cost: z.enum(COSTS).optional(),
  /** All changed settings together, as the run has shown it: costs are shares of it. */
  whole: figuresSchema,
  /** Sum of the causes to blame. */
  sum: figuresSchema,
  /** The remainder after the sum. */
  interaction: figuresSchema,
  seconds: z.number(),
  /** If the version changed: variables that nobody sets and that differ between the two, as servers show them. */
  defaults: z
    .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
    .readonly()
    .optional(),
  /** False if the time was over before the blame was clear. */
  isComplete: z.boolean(),
})

/**
 * A cheaper Performance Schema that shows everything the explained scenario's shows; of a new version, lines that set
 * back the changed defaults to blame. Both are measured before they are suggested.
 */
export const suggestionSchema = figuresSchema.extend({
  /** The scenario whose settings it replaces. */
  scenario: z.string(),
  /**
   * Form of the replaced lines in the files: below [mysqld] of an option file, as flags, or in other ways. Missing: the
   * first.
   */
  form: z.enum(['option-file', 'flags', 'settings']).optional(),
  /** Lines in that form; of other ways `name = value`. */
  lines: z.array(z.string()).min(1).readonly(),
  /** Lines that they replace. */
  replaces: z.array(z.object({ file: z.string(), line: z.int().positive() })).readonly(),
  /** Keys of the scenario's abilities, which all stay. */
  keeps: z.array(z.string()).readonly(),
  /** Change against the scenario; its own change, with the rest of the change, is against the explanation's reference. */
  saved: figuresSchema,
  insight: insightSchema,
})

export type Figures = z.infer<typeof figuresSchema>
export type Cause = z.infer<typeof causeSchema>
export type Explanation = z.infer<typeof explanationSchema>
export type Suggestion = z.infer<typeof suggestionSchema>

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
  /** Null if none follows from the causes, or none kept its promise. */
  readonly suggestion: Suggestion | null
}
