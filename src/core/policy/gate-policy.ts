/** Policy of the gate: the limits of what may become slower, and the outcomes that fail. */

import { z } from 'zod'
import { COSTS } from '../names.ts'
import { FAILURES } from './fail-on.ts'

export const RULES = ['control', 'base', 'baseline'] as const
export type Rule = (typeof RULES)[number]

export const toleratedShare = z.number().min(0).lt(1)
const tolerances = z.object({
  /** Tolerance against the control. Null: no limit, so that these comparisons are a study, in which nothing fails. */
  control: toleratedShare.nullable(),
  base: toleratedShare,
  baseline: toleratedShare,
})

export const gatePolicySchema = z.object({
  /** Tolerated slowdown as a fraction, 0.05 = 5%. */
  tolerance: tolerances,
  /** Source of each tolerance, so that the report can name it: "default", "suite" or "--tolerance". */
  toleranceFrom: z.object({ control: z.string(), base: z.string(), baseline: z.string() }),
  /** Tolerances of single scenarios; rules that are not named keep the general one. */
  byScenario: z.record(z.string(), tolerances.partial()),
  /** Tolerances of single workloads, which override those in `byScenario`. */
  byWorkload: z.record(z.string(), tolerances.partial()),
  /**
   * Costs that are gated besides QPS: how much more of each is tolerated, and where that was set: "default", "suite" or
   * "--tolerance". Absent if there are none.
   */
  costs: z.partialRecord(z.enum(COSTS), z.object({ share: toleratedShare, from: z.string() })).optional(),
  /** Outcomes that fail the check. A run that leaves a changed setting unmeasured counts as `not-measured`, too. */
  failOn: z.array(z.enum(FAILURES)).readonly(),
})

export type GatePolicy = z.infer<typeof gatePolicySchema>
export type Tolerances = GatePolicy['tolerance']
export type CostLimits = NonNullable<GatePolicy['costs']>

/**
 * Maximum difference, as a natural logarithm, between the change in QPS and the change in transactions per second of
 * CPU time, with which CPU time may stand in for QPS. It is half of the smallest limit of QPS, but at most the
 * precision to which a run measures. In recordings with a slowdown of 1% by waiting, intervals of ±1% contained this
 * slowdown in 50 to 91 of 100 comparisons if the difference was half of 5%, and in 89 to 100 if it was 1%.
 *
 * @param precision half-width of the 95% interval, as a fraction; undefined: measuring ends with the verdict
 */
export function clockTolerance(
  { tolerance, byScenario, byWorkload }: GatePolicy,
  precision = Number.POSITIVE_INFINITY,
): number {
  const all = [tolerance, ...Object.values(byScenario), ...Object.values(byWorkload)].flatMap((byRule) =>
    Object.values(byRule).flatMap((each) => each ?? []),
  )
  return Math.min(-Math.log1p(-Math.min(...all)) / 2, precision)
}

/**
 * Half-width of the 95% interval, as a fraction, to which a study measures if its suite names none. A study needs one,
 * because it has no limit that could end the measurement.
 */
const STUDY_PRECISION = 0.01

/**
 * Half-width of the 95% interval, as a fraction, to which comparisons by these rules are measured. Undefined:
 * measuring ends with the verdict.
 */
export function precisionOf(policy: GatePolicy, rules: readonly Rule[], asked: number | undefined): number | undefined {
  return asked ?? (isStudy(policy, rules) ? STUDY_PRECISION : undefined)
}

/** Whether comparisons by these rules have no limit at all, so that they are a study. */
export function isStudy({ tolerance, byScenario, byWorkload }: GatePolicy, rules: readonly Rule[]): boolean {
  const tolerances = [tolerance, ...Object.values(byScenario), ...Object.values(byWorkload)]
  return rules.every((rule) => tolerances.every(({ [rule]: share = null }) => share === null))
}
