/** What each changed setting cost: the outcome of the search for causes, as result.json holds it. */
import { z } from 'zod'
import { insightSchema } from '../performance-schema/insight.ts'

const share = z.number()
/** Relative changes of QPS with the limits of their interval; −0.05 is 5 % slower. */
const figuresSchema = z.object({ change: share, low: share, high: share })

/** What a setting that changed, or several that only work together, cost by themselves. */
export const causeSchema = z.object({
  settings: z
    .array(
      z.object({
        name: z.string(),
        /** Value as written; null where it was added, removed, or is a bare flag. */
        before: z.string().nullable(),
        after: z.string().nullable(),
        place: z.object({ file: z.string(), line: z.int().positive() }).nullable(),
      }),
    )
    .min(1)
    .readonly(),
  verdict: z.enum(['to blame', 'innocent', 'undecided', 'not reached']),
  /**
   * How the figures came about: as a share of the whole, by switching (shapley.ts); added to the reference alone; taken out of
   * head alone; as factors no part of which costs anything; in a group that was not taken apart; or not at all, as no server
   * starts with it or without it.
   */
  kind: z.enum(['share', 'alone', 'from the head', 'together', 'in a group', 'does not start', 'not measured']),
  /** Change of QPS with its 95 % interval; null where nothing was measured. */
  change: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Names of the settings that the figures are of: its own, or a whole group's. */
  measuredWith: z.array(z.string()).readonly(),
  /** What it costs head where the rest stays, where that was asked as well: what taking the line back saves. */
  removal: figuresSchema.nullable(),
  /** Names of the settings without which it costs nothing, nor they without it; empty where it costs by itself. */
  together: z.array(z.string()).readonly(),
})

/** A new version, taken apart in each of its cells: the new program alone, and what all else changes of that. */
const splitSchema = z.object({
  /** What all else is. */
  rest: z.enum(['changed defaults', 'changed defaults and settings']),
  cells: z
    .array(z.object({ workload: z.string(), threads: z.int().positive(), program: figuresSchema, rest: figuresSchema }))
    .readonly(),
})

/** The comparison whose causes were looked for, and how they add up. */
export const explanationSchema = z.object({
  rule: z.enum(['control', 'base', 'history']),
  scenario: z.string(),
  reference: z.string(),
  /** A mean is of all cells: workload "*" at 0 threads. */
  workload: z.string(),
  threads: z.int().nonnegative(),
  /** Whether settings were switched on a running server, or every configuration was started as a server of its own. */
  method: z.enum(['switched', 'started']),
  /** All changed settings together: what the costs add up to. */
  whole: figuresSchema,
  /** The whole as it was switched on a running server; null where nothing was. */
  switched: figuresSchema.nullable(),
  /** The whole as servers that were started with it show it; null where none were. */
  started: figuresSchema.nullable(),
  /** Whether switching showed something else than starting: it did not explain it, and servers of their own were used. */
  disagrees: z.boolean(),
  /** Settings that only count at start, or later than at once, and had a server of their own. */
  startOnly: z.array(z.string()).readonly(),
  /** Sum of the causes to blame. */
  sum: figuresSchema,
  /** What the sum leaves over. */
  interaction: figuresSchema,
  seconds: z.number(),
  /** Where the version changed: variables that nobody sets and that differ between the two, as servers show them. */
  defaults: z
    .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
    .readonly()
    .optional(),
  /** Where the version changed: the cells in which QPS did, the worst first, as far as the time sufficed. */
  split: splitSchema.optional(),
  /** False where the time was over before the blame was clear. */
  isComplete: z.boolean(),
})

/** A cheaper Performance Schema that shows all that the explained scenario's shows; measured before it is suggested. */
export const suggestionSchema = figuresSchema.extend({
  /** The scenario whose settings it replaces. */
  scenario: z.string(),
  /** How the files have what it replaces: below [mysqld] of an option file, as flags, or in other ways. Missing: the first. */
  form: z.enum(['option-file', 'flags', 'settings']).optional(),
  /** Lines in that form; of other ways `name = value`. */
  lines: z.array(z.string()).min(1).readonly(),
  /** Lines of what they replace. */
  replaces: z.array(z.object({ file: z.string(), line: z.int().positive() })).readonly(),
  /** Keys of the abilities that the scenario provides, all of which stay. */
  keeps: z.array(z.string()).readonly(),
  /** Change against the scenario; its own change is against the explanation's reference. */
  saved: figuresSchema,
  insight: insightSchema,
})

export type Figures = z.infer<typeof figuresSchema>
export type Cause = z.infer<typeof causeSchema>
export type Explanation = z.infer<typeof explanationSchema>
export type Suggestion = z.infer<typeof suggestionSchema>

/** Order of causes: the dearest first, those without figures last. */
export function byCost(left: Cause, right: Cause): number {
  return (left.change ?? Number.MAX_VALUE) - (right.change ?? Number.MAX_VALUE)
}

export interface Attribution {
  /** Those to blame first, the dearest first. */
  readonly causes: readonly Cause[]
  readonly explanation: Explanation
  /** Null where none follows from the causes, or none held what it promised. */
  readonly suggestion: Suggestion | null
}
