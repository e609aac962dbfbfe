/**
 * Comparison: how much faster or slower an arm is than its reference, with an interval. It knows no limits, so that
 * statistics do not depend on policy.
 */

import { z } from 'zod'
import { type CellKey, COSTS, type Cost, REVISIONS } from '../names.ts'
import { groupSchema, MOST_GROUPS } from '../plan/group.ts'
import { storedRatioSchema } from '../plan/stored-ratio.ts'
import { RULES } from '../policy/gate-policy.ts'
import { shardSchema } from '../request/shard.ts'
import { refusalSchema } from '../setting/refusal.ts'
import { type Effect, effectSchema, interval, type StartSpread } from '../stats/random-effects.ts'

export const CONFIDENCE = 0.95

/**
 * Name in the place of a workload, with 0 threads, where a server refuses its configuration, because such a server runs
 * no workload.
 */
export const ALL_WORKLOADS = '*'

export const comparisonNameSchema = z.object({
  rule: z.enum(RULES),
  scenario: z.string(),
  reference: z.string(),
  /** ALL_WORKLOADS, with 0 threads, if the server refused its configuration. */
  workload: z.string(),
  threads: z.int().nonnegative(),
})

/** Relative change: −0.196 is 19.6% less. The minimum is −1, because nothing can shrink by more than 100%. */
export const changeSchema = z.number().min(-1)

export const comparisonSchema = comparisonNameSchema.extend({
  change: changeSchema,
  low: changeSchema,
  high: changeSchema,
  confidence: z.number(),
  /** Change of ln QPS: −0.05 is about 5% slower. */
  effect: effectSchema,
  blocks: z.int(),
  trials: z.int(),
  /** What a server refused, so that nothing was measured; missing if the comparison was measured. */
  refusal: refusalSchema.optional(),
})

export interface ComparisonName extends z.infer<typeof comparisonNameSchema> {
  readonly cost?: Cost | undefined
}

export type CostName = ComparisonName & { readonly cost: Cost }

export type ComparisonKey = Omit<ComparisonName, 'reference'>

/**
 * Comparison of QPS or of a cost. For a cost, `change`, `low` and `high` are changes of the cost itself, but `effect`
 * is on the work that one unit of the cost does, so that less is worse, as with QPS.
 */
export interface Comparison extends ComparisonName, z.infer<typeof comparisonSchema> {
  /** Number of server starts on each side, converted to starts of equal weight; default: one per trial. */
  readonly starts?: number
  /**
   * Change of ln transactions per second of CPU time; undefined if it is unknown, or if `effect` itself is measured by
   * CPU time, because that was shown to change like QPS.
   */
  readonly byCpu?: Effect | undefined
}

/** Comparison without the figures for readers: decisions need none of them, and they double the time to compute it. */
export type ComparisonEffect = Omit<Comparison, 'change' | 'low' | 'high' | 'confidence'>

/** Key of a comparison in maps. The reference is not part of it, because rule and scenario determine it. */
export function nameKey({ rule, scenario, workload, threads, cost }: ComparisonKey): string {
  return JSON.stringify([rule, scenario, workload, threads, cost])
}

/**
 * Variance of an effect in units of one start's variance: 1 for the server, and ½ for the mean of its two references.
 */
const STARTS_AN_EFFECT = 1.5

/**
 * How much starts differ, estimated from the comparison itself. If its arms share their starts, the comparison shows
 * nothing of that, so the spread that was assumed before the measurement stays.
 */
export function spreadEstimate(
  { effect, trials, starts = trials }: ComparisonEffect,
  before: StartSpread,
): StartSpread {
  const { variance, df } = effect.between
  return variance === 0 ? before : { sd: Math.sqrt((variance * starts) / STARTS_AN_EFFECT), df }
}

const armSchema = z.object({
  scenario: z.object({ name: z.string() }),
  revision: z.enum(REVISIONS),
  role: z.enum(['control', 'candidate']),
})

function areDistinct(values: readonly unknown[]): boolean {
  return new Set(values.map((value) => JSON.stringify(value))).size === values.length
}

/**
 * Far more arms than any run has. The limit is there because plans are read from files, which may come from anybody.
 */
const MOST_ARMS = 1000

const startSpreadSchema = z.object({ sd: z.number().min(0).max(1e6), df: z.number().min(0.1).max(1e6) })

export const comparisonPlanSchema = z.object({
  rules: z.array(z.enum(RULES)).min(1).readonly(),
  arms: z
    .tuple([armSchema, armSchema], armSchema)
    .readonly()
    .refine(({ length }) => length <= MOST_ARMS, `at most ${MOST_ARMS} arms`)
    .refine((arms) => areDistinct(arms.map(({ scenario, revision }) => [scenario, revision])), 'each arm once'),
  cells: z
    .array(
      z.object({
        workload: z.object({
          name: z.string(),
          /** Whether the workload writes; default: yes. */
          writes: z.boolean().optional(),
          /** Whether each of its transactions is one long query; default: no. */
          isAnalytical: z.boolean().optional(),
        }),
        threads: z.int().positive(),
      }),
    )
    .readonly()
    .refine((cells) => areDistinct(cells.map(({ workload: { name }, threads }) => [name, threads])), 'each cell once'),
  /** Costs that the gate limits, and that are therefore compared like QPS. */
  gatedCosts: z.array(z.enum(COSTS)).readonly(),
  /** Place of this plan in a larger one that several machines share; null: the whole plan, or all its parts joined. */
  shard: shardSchema.nullable(),
  /** Number of groups of servers that share the permitted error; default: 1. */
  parts: z.int().positive().optional(),
  /**
   * Groups of servers that were measured one after the other, each with its own control, in the order of their trials;
   * absent if all were measured together.
   */
  groups: z.array(groupSchema).max(MOST_GROUPS).readonly().optional(),
  /** Prior for how much a server start moves ln QPS: a standard deviation and its degrees of freedom. */
  startSpread: startSpreadSchema,
  /**
   * Prior for servers that only read and wait for little but their CPUs, because their starts differ less; default:
   * `startSpread`.
   */
  readSpread: startSpreadSchema.optional(),
  /**
   * Largest difference, as ln, between the changes of QPS and of transactions per second of CPU time at which CPU time
   * may stand for QPS. It is half of the narrowest limit, and no more than the precision of a study; default: half of
   * the default limit.
   */
  clockTolerance: z.number().min(0).optional(),
  /**
   * For suites: ln of the ratio of QPS to the control's QPS, as the ledger stored it at the baseline; default: none.
   */
  stored: z.array(storedRatioSchema).readonly().optional(),
})

export type ComparisonPlan = z.infer<typeof comparisonPlanSchema>
export type ComparisonArm = ComparisonPlan['arms'][number]
export type ComparisonCell = ComparisonPlan['cells'][number]

export function cellKeyOf({ workload, threads }: ComparisonCell): CellKey {
  return { workload: workload.name, threads }
}

/** Relative change, such as −0.05, with its interval, from an effect on a logarithm. */
export function relativeChange(effect: Effect, confidence = CONFIDENCE) {
  const { low, high } = interval(effect, confidence)
  return { change: shareOfLog(effect.mean), low: shareOfLog(low), high: shareOfLog(high), confidence }
}

/** A cost as a slowdown: a cost that doubled reads like QPS that halved, so that less is worse. */
export function asSlowdown({ change, low, high }: Pick<Comparison, 'change' | 'low' | 'high'>) {
  const less = (more: number) => 1 / (1 + more) - 1
  return { change: less(change), low: less(high), high: less(low) }
}

/**
 * Relative change from a change of a logarithm. It is limited, because the bounds of a nearly unknown effect overflow.
 */
function shareOfLog(change: number): number {
  return Math.min(Number.MAX_VALUE, Math.expm1(change))
}

/** Cache of arms by scenario: a plan may have a thousand arms, and every look asks for them. */
const namesakesIn = new WeakMap<ComparisonPlan['arms'], ReadonlyMap<string, readonly ComparisonArm[]>>()

/**
 * An arm, and its twin if it has one: a second server of the same configuration, which shows how much starts differ.
 */
export function serversOfArm(
  arms: ComparisonPlan['arms'],
  arm: ComparisonArm,
): readonly [ComparisonArm, ...ComparisonArm[]] {
  if (arm.revision === 'baseline') return [arm]
  const revision = arm.revision === 'base' ? 'base-twin' : 'twin'
  const namesakes = namesakesIn.get(arms) ?? Map.groupBy(arms, ({ scenario }) => scenario.name)
  namesakesIn.set(arms, namesakes)
  return [arm, ...(namesakes.get(arm.scenario.name) ?? []).filter((other) => other.revision === revision)]
}
