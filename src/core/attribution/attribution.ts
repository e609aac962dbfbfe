/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
import { z } from 'zod'
import { comparisonNameSchema } from '../comparison/comparison.ts'
import { COSTS } from '../names.ts'

const share = z.number()
/** A relative change of QPS with its interval; −0.05 is 5% slower. */
export const figuresSchema = z.object({ change: share, low: share, high: share })

export const causeSchema = z.object({
  settings: z
    .array(
      z.object({
        name: z.string(),
        /** Value as written; null if the setting was added or removed, or is a bare flag. */
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
   * What was measured. `verdict`: the run's own comparison, because only this setting changed. `one`: one setting that
   * was taken back. `either`: several settings, each of which regains the whole if it alone is taken back. `all`:
   * several that regain it only together. `group`: several that were not taken back one by one.
   */
  kind: z.enum(['verdict', 'one', 'either', 'all', 'group']),
  /** Share of the QPS before the change that the setting costs (negative) or gains; null if it was not measured. */
  change: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Names of other changed settings without which these settings have no effect. */
  needs: z.array(z.string()).readonly(),
})

/**
 * Comparison whose causes were searched for. For a cost, the figures are changes of the work that is done for one unit
 * of the cost, so that less is worse, as with QPS.
 */
export const explanationSchema = comparisonNameSchema.extend({
  /** Cost that rose; missing if QPS fell. */
  cost: z.enum(COSTS).optional(),
  whole: figuresSchema,
  seconds: z.number(),
  /**
   * Present if several lines are to blame, and a server started without all of them: then they can be taken back
   * together.
   */
  together: z.literal(true).optional(),
  /**
   * Defaults that differ between the versions, as servers show them, of variables that no configuration sets; only if
   * the version changed.
   */
  defaults: z
    .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
    .readonly()
    .optional(),
  end: z.enum(['decided', 'out of time', 'nothing to compare']),
})

export type CauseFigures = z.infer<typeof figuresSchema>
export type Cause = z.infer<typeof causeSchema>
export type CauseLine = Cause['settings'][number]
export type Explanation = z.infer<typeof explanationSchema>

/**
 * Causes in the order of a report: the largest cost or gain first, and causes without figures last. A line stands
 * before the lines that need it, because these cost nothing without it.
 */
export function byEffect(causes: readonly Cause[], explanation: Explanation | null): Cause[] {
  const sign = isOfGain(explanation) ? -1 : 1
  const costOf = ({ change }: Cause) => (change === null ? Number.MAX_VALUE : sign * change)
  const isNeededBy = (one: Cause, other: Cause) => one.settings.some(({ name }) => other.needs.includes(name))
  const placed = causes.map((cause) => {
    const place = Math.min(...causes.filter((other) => other === cause || isNeededBy(cause, other)).map(costOf))
    return { cause, place }
  })
  return placed
    .toSorted((one, other) => one.place - other.place || one.cause.needs.length - other.cause.needs.length)
    .map(({ cause }) => cause)
}

/** Whether gains were searched for. After a change of version, which has `defaults`, the search is always for costs. */
export function isOfGain(explanation: Explanation | null): explanation is Explanation {
  const { whole, cost, defaults } = explanation ?? {}
  return whole !== undefined && whole.change > 0 && cost === undefined && defaults === undefined
}

export interface Attribution {
  /** Causes to blame first, beginning with the largest cost; empty if no causes were searched for. */
  readonly causes: readonly Cause[]
  /** Null if no causes were searched for. */
  readonly explanation: Explanation | null
}
