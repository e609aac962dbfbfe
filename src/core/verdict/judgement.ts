/**
 * The judgement of a run: every comparison with its full effect and its verdict. Control, base and baseline come first,
 * then attribution and acceptance; each step adds to the judgement. The verdict of the whole run follows only from it,
 * in `verdictOf`.
 */

import { z } from 'zod'
import type { Attribution } from '../attribution/attribution.ts'
import type { RunComparisons } from '../comparison/compare.ts'
import { asSlowdown, CONFIDENCE, type Comparison, changeSchema } from '../comparison/comparison.ts'
import { isAllUnmeasured, type SettingCoverage } from '../coverage/coverage.ts'
import { settingSchema } from '../ledger/record.ts'
import { isTooDisturbed } from '../measurement/disturbance.ts'
import { toleratedShare } from '../policy/gate-policy.ts'
import type { Shard } from '../request/shard.ts'
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import type { Warning, WarningCode } from '../warnings/warnings.ts'
import type { Standing } from './decision-state.ts'

/** `measured`: the comparison has no limit, so there is a figure and nothing to decide. */
export const verdictSchema = z.enum(['pass', 'regressed', 'inconclusive', 'measured'])
export type VerdictKind = z.infer<typeof verdictSchema>

/** `not-measured`: the run says nothing about any setting that changed. */
export const outcomeSchema = z.enum([...verdictSchema.options, 'not-measured'])
export type Outcome = z.infer<typeof outcomeSchema>

const labelSchema = z.enum([
  'within the limit',
  'slower within the limit',
  'improved',
  'slower',
  'faster',
  'not told apart',
  'regressed',
  'not confirmed',
  'machine disturbed',
  'not confirmed in time',
  'leaning regressed',
  'also slower, not pursued',
  'not pursued',
  'not by this change',
  'inconclusive',
])

export const verdictFieldsSchema = z.object({
  /** Tolerated slowdown: 0.05 is 5%; null: no limit. */
  tolerance: toleratedShare.nullable(),
  /** Place where the tolerance was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
  toleranceFrom: z.string(),
  /** Smallest slowdown that would have been called regressed with 95% power: 0.05 is 5%; null without a limit. */
  detectable: z.number().nullable(),
  verdict: verdictSchema,
  /** Finer verdict, from which sentences are made. */
  label: labelSchema,
  /** Whether servers that were restarted showed the regression again; null if there was none to confirm. */
  confirmed: z.boolean().nullable(),
})

export type Verdict = z.infer<typeof verdictFieldsSchema>
export type JudgedComparison = Comparison & Verdict

/**
 * Person who took responsibility for a regression by a label. The name is text from outside, so views must escape it.
 */
export const acceptanceSchema = z.object({
  by: z.string(),
})

export type Acceptance = z.infer<typeof acceptanceSchema>

const figures = { change: changeSchema, low: changeSchema, high: changeSchema }
/** Baseline of the branch, as it is in result.json. Comparisons with it have the rule `baseline`. */
export const baselineSchema = z.object({
  branch: z.string(),
  name: z.string(),
  commit: z.string(),
  /** Scenarios that are equal in baseline and base: one comparison measures the distance from both. */
  unchanged: z.array(z.string()).readonly(),
  /** Recorded commits that changed settings since the baseline, the oldest first, each with its slowest cell. */
  changes: z
    .array(
      z.object({
        scenario: z.string(),
        commit: z.string(),
        title: z.string().nullable(),
        settings: z.array(settingSchema).readonly(),
        ...figures,
      }),
    )
    .readonly(),
})

export type BaselineResult = z.infer<typeof baselineSchema>

export interface Judgement extends RunComparisons, Attribution {
  readonly comparisons: readonly JudgedComparison[]
  readonly costs: readonly JudgedComparison[]
  readonly missingShards: readonly Shard[]
  readonly coverage: readonly SettingCoverage[]
  readonly baseline: BaselineResult | null
  readonly accepted: Acceptance | null
  readonly warnings: readonly Warning[]
}

/**
 * Verdict of the run. A run never passes if it could not compare everything it planned. If it shows none of the
 * settings that changed, it is `not-measured`, unless something seems slower; if it shows some, their verdict is the
 * verdict of the run. An accepted regression counts as passed, and so do comparisons that were not measured further
 * because of it. Failing statements can be accepted, because perhaps nobody sends them. A server that does not start
 * cannot be accepted.
 */
export function verdictOf(judgement: Judgement): Outcome {
  const { comparisons, costs, unknownCosts, missing, missingShards, coverage, accepted } = judgement
  if (comparisons.some(({ refusal }) => refusal !== undefined && refusal.kind !== 'statements')) return 'regressed'
  if (regressionsOf(judgement).length > 0 && accepted === null) return 'regressed'
  // Whoever accepts that statements fail has seen no figures of speed, because nothing was measured.
  const isUnseen = comparisons.some(({ refusal }) => refusal?.isMeasured === false) || isAllUnmeasured(coverage)
  if (comparisons.length > 0 && comparisons.every(isRefused) && isUnseen) return 'not-measured'
  const passes = (each: Verdict) =>
    isFine(each) || (accepted !== null && (each.verdict === 'regressed' || isUnpursued(each)))
  const isComplete = missing.length === 0 && missingShards.length === 0 && unknownCosts.length === 0
  const isWithin = comparisons.every(passes) && costs.every(passes)
  const isSlower = comparisons.some((each) => !passes(each) && each.high < 0)
  // A study reports what it has, and warns of what is missing. A run with a limit for a cost is no study.
  const isStudy = unknownCosts.length === 0 && [...comparisons, ...costs].every(isWithoutLimit)
  if (comparisons.length > 0 && isStudy) return 'measured'
  if (isComplete && !isSlower && accepted === null && isAllUnmeasured(coverage)) return 'not-measured'
  return isComplete && isWithin ? 'pass' : 'inconclusive'
}

function isFine(each: Verdict): boolean {
  return each.verdict === 'pass' || isWithoutLimit(each)
}

function isWithoutLimit({ verdict }: Verdict): boolean {
  return verdict === 'measured'
}

/** Whether a comparison was not measured to its end, because a regression had already decided the verdict. */
export function isUnpursued({ label }: Pick<Verdict, 'label'>): boolean {
  return label === 'not pursued' || label === 'also slower, not pursued'
}

export function isRefused({ refusal }: { readonly refusal?: unknown }): boolean {
  return refusal !== undefined
}

/**
 * Comparisons that fail the run as long as nobody accepts them. Costs are converted to slowdowns, so that a lower
 * figure is worse in all of them.
 */
export function regressionsOf({ comparisons, costs }: Judgement): readonly JudgedComparison[] {
  return [
    ...comparisons.filter(({ verdict }) => verdict === 'regressed'),
    ...costs.flatMap((cost) => (cost.verdict === 'regressed' ? [{ ...cost, ...asSlowdown(cost) }] : [])),
  ]
}

/**
 * Judgement after an acceptance: an accepted regression stays in the figures and no longer blocks the merge. Other
 * verdicts need no acceptance, so it has no effect on them.
 */
export function accept(judgement: Judgement, accepted: Acceptance | null): Judgement {
  return verdictOf(judgement) === 'regressed' ? { ...judgement, accepted } : judgement
}

/**
 * One-sided errors at which labels are given. "Leaning" has the error of the shown interval. Gains, and twins that
 * differ, have smaller errors, so that a report seldom names them wrongly.
 */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2
const IMPROVED_ALPHA = 0.005
const TWIN_ALPHA = 0.0005

export function labelOf(effect: Effect, { kind }: Standing): Verdict['label'] {
  switch (kind) {
    case 'suspected':
      return 'not confirmed in time'
    case 'passed':
      if (lowerBound(effect, IMPROVED_ALPHA) > 0) return 'improved'
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'slower within the limit' : 'within the limit'
    case 'open':
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'leaning regressed' : 'inconclusive'
    default:
      return kind
  }
}

/** Whether equal servers were shown to differ, at an error of one in a thousand. */
export function differs(effect: Effect): boolean {
  return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0
}

/**
 * Codes of the warnings that every judgement makes. A result that is joined from others drops their warnings of these
 * codes, because it would otherwise have them twice.
 */
export const JUDGING_CODES: readonly WarningCode[] = [
  'copies-differ',
  'machine-disturbed',
  'beyond-baseline',
  'not-compared',
  'cost-unknown',
  'shards-missing',
]

export function judgingWarnings({ twin, disturbance, missing, unknownCosts }: RunComparisons): Warning[] {
  const { blocks, disturbed } = disturbance
  return [
    // If equal servers were shown to differ, something other than the configuration moved the figures of the run.
    ...twin
      .filter(({ effect }) => differs(effect))
      .map(({ workload, threads, change }) => ({ code: 'copies-differ', workload, threads, change }) as const),
    ...(isTooDisturbed(disturbance) ? [{ code: 'machine-disturbed', disturbed, blocks } as const] : []),
    ...missing.map((contrast) => ({ code: 'not-compared', ...contrast }) as const),
    ...unknownCosts.map((name) => ({ code: 'cost-unknown', ...name }) as const),
  ]
}
