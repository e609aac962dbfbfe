/** The cost of each changed setting: the outcome of the search for causes, as in result.json. */
import { z } from 'zod'
import { comparisonNameSchema } from '../comparison/comparison.ts'
import { COSTS } from '../names.ts'

const share = z.number()
/** A relative change of QPS with its interval; −0.05 is 5 % slower. */
export const figuresSchema = z.object({ change: share, low: share, high: share })

/** One or several changed settings, and the QPS that taking them back regains. */
export const causeSchema = z.object({
  settings: z
    .array(
      z.object({
        name: z.string(),
        /** As written; null if it was added, removed, or is a bare flag. */
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
   * The figures belong to the run's own comparison, because nothing else changed; to one setting, taken back; to each of
   * several that regain the whole alone; to several that regain it only together; or to a group that was not split.
   */
  kind: z.enum(['verdict', 'one', 'either', 'all', 'group']),
  /** Share of the QPS before the change that the setting costs (negative) or gains; null if it was not measured. */
  change: share.nullable(),
  low: share.nullable(),
  high: share.nullable(),
  /** Names of changed settings without which it has no effect. */
  needs: z.array(z.string()).readonly(),
})

/** The comparison whose causes were searched. For a cost, figures are of the work for which a unit of it suffices. */
export const explanationSchema = comparisonNameSchema.extend({
  /** The cost that rose; missing: QPS fell. */
  cost: z.enum(COSTS).optional(),
  /** The change of all changed settings together, from the run's own comparison. */
  whole: figuresSchema,
  seconds: z.number(),
  /** Present if a server started without all lines to blame at once, where there are several. */
  together: z.literal(true).optional(),
  /** If the version changed: variables without a setting whose defaults differ, as servers show them. */
  defaults: z
    .array(z.object({ name: z.string(), before: z.string(), after: z.string() }))
    .readonly()
    .optional(),
  /** Why the search ended. */
  end: z.enum(['decided', 'out of time', 'nothing to compare']),
})

export type CauseFigures = z.infer<typeof figuresSchema>
export type Cause = z.infer<typeof causeSchema>
/** A changed line, as causes name it. */
export type CauseLine = Cause['settings'][number]
export type Explanation = z.infer<typeof explanationSchema>

/**
 * Causes with the dearest first, or of gains the largest, and those without figures last. A line stands before those that
 * need it, which cost nothing without it.
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

/** Whether the search was for lines that make servers faster; of a new version it is always for costs. */
export function isOfGain(explanation: Explanation | null): explanation is Explanation {
  const { whole, cost, defaults } = explanation ?? {}
  return whole !== undefined && whole.change > 0 && cost === undefined && defaults === undefined
}

export interface Attribution {
  /** Those to blame first, the dearest of them foremost; empty without a search. */
  readonly causes: readonly Cause[]
  /** Null without a search. */
  readonly explanation: Explanation | null
}
