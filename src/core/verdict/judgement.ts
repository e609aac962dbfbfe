/**
 * The judgement of a run: every comparison with its full effect and its verdict. Control and base come first, then
 * history, attribution and acceptance; each step returns a judgement with more in it. The verdict of the whole run
 * follows only from it, in `verdictOf`.
 */

import { z } from 'zod'
import type { Attribution } from '../attribution/attribution.ts'
import type { RunComparisons } from '../comparison/compare.ts'
import {
  asSlowdown,
  type CellComparison,
  CONFIDENCE,
  type Comparison,
  type ContrastName,
  type CostComparison,
  type CostName,
} from '../comparison/comparison.ts'
import { type CoveredSetting, isUnseen } from '../coverage/coverage.ts'
import { type Disturbance, isTooDisturbed } from '../measurement/disturbance.ts'
import type { Shard } from '../request/shard.ts'
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import type { Warning, WarningCode } from '../warnings/warning.ts'
import type { Standing } from './decision-state.ts'

export type VerdictKind = 'pass' | 'regressed' | 'inconclusive'

export interface Judged {
  /** Tolerated slowdown: 0.05 is 5 %. */
  readonly tolerance: number
  readonly toleranceFrom: string
  /** Smallest slowdown that would have been called regressed with 95 % power, as a positive fraction. */
  readonly detectable: number
  readonly verdict: VerdictKind
  readonly label: Label
  /** Whether a regression was seen again on freshly started servers; null if there was none to confirm. */
  readonly confirmed: boolean | null
  /** Measuring time in seconds that would have sufficed to decide; null if it was decided. */
  readonly sufficientSeconds: number | null
}

export type JudgedComparison = Comparison & Judged

/** A cost that is gated. */
export type JudgedCost = CostComparison & Judged

/** The person who took responsibility for a regression, and the way. Names and reasons are text from outside. */
export const acceptanceSchema = z.object({
  /** Login, or name where the commit's author has none. */
  by: z.string(),
  how: z.enum(['label', 'trailer']),
  reason: z.string().nullable(),
})

export type Acceptance = z.infer<typeof acceptanceSchema>

/** The stored runs that a run was compared with. */
export const heldHistorySchema = z.object({
  branch: z.string(),
  /** Whether a regression against history fails the run. */
  mode: z.enum(['warn', 'fail']),
  runs: z.int().nonnegative(),
  /** Standard deviation of ln QPS ratios from run to run, beyond their own errors; null without a baseline. */
  runSd: z.number().nullable(),
  /** Whether the runs could not be read at all. */
  isUnknown: z.boolean(),
})

export type HeldHistory = z.infer<typeof heldHistorySchema>

export interface Judgement {
  readonly comparisons: readonly JudgedComparison[]
  /** Costs that are gated. */
  readonly costs: readonly JudgedCost[]
  /** Costs that are gated and could not be measured. */
  readonly unknownCosts: readonly CostName[]
  /** The twin against the control: the run's own A/A check. */
  readonly twin: readonly CellComparison[]
  readonly disturbance: Disturbance
  /** Planned comparisons that could not be made. */
  readonly missing: readonly ContrastName[]
  /** Parts of the plan that are not at hand. */
  readonly missingShards: readonly Shard[]
  /** Coverage of each changed setting. */
  readonly coverage: readonly CoveredSetting[]
  /** Null if it was compared with none. */
  readonly history: HeldHistory | null
  /** Null if no causes were looked for. */
  readonly attribution: Attribution | null
  readonly accepted: Acceptance | null
  /** Warnings of the judging itself. */
  readonly warnings: readonly Warning[]
}

/**
 * The verdict of the run. A run never passes if it could not compare everything it planned, if it exercised nothing of
 * the change, or if history shall decide and cannot be read; history alone fails a run only on request. An accepted
 * regression passes.
 */
export function verdictOf(judgement: Judgement): VerdictKind {
  const { comparisons, costs, unknownCosts, missing, missingShards, coverage, history, accepted } = judgement
  const isDecisive = history?.mode === 'fail'
  if (regressionsOf(judgement).length > 0) return accepted === null ? 'regressed' : 'pass'
  const isComplete = missing.length === 0 && missingShards.length === 0 && !(isDecisive && history.isUnknown)
  const isWithin =
    comparisons.every(({ rule, verdict }) => rule === 'history' || verdict === 'pass') &&
    costs.every(({ verdict }) => verdict === 'pass') &&
    unknownCosts.length === 0
  return isComplete && isWithin && !isUnseen(coverage) ? 'pass' : 'inconclusive'
}

/** The comparisons that fail the run, as long as nobody accepts them; costs among them, as slowdowns. */
export function regressionsOf({ comparisons, costs, history }: Judgement): readonly JudgedComparison[] {
  const isDecisive = history?.mode === 'fail'
  return [
    ...comparisons.filter(({ rule, verdict }) => verdict === 'regressed' && (rule !== 'history' || isDecisive)),
    ...costs.flatMap((cost) => (cost.verdict === 'regressed' ? [{ ...cost, ...asSlowdown(cost) }] : [])),
  ]
}

/** A regression that somebody took responsibility for stays in the figures and no longer blocks; others need nobody. */
export function accept(judgement: Judgement, accepted: Acceptance | null): Judgement {
  return verdictOf(judgement) === 'regressed' ? { ...judgement, accepted } : judgement
}

/** One-sided errors behind the finer labels: those of the shown interval, or more careful. */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2
const IMPROVED_ALPHA = 0.005
const TWIN_ALPHA = 0.0005

export const LABELS = [
  'within tolerance',
  'slower within tolerance',
  'improved',
  'regressed',
  'not reproduced',
  'A/A check failed',
  'machine disturbed',
  'not confirmed in time',
  'leaning regressed',
  'undecided',
  'no interval',
] as const

export type Label = (typeof LABELS)[number]

export function labelOf(effect: Effect, { kind }: Standing): Label {
  switch (kind) {
    case 'suspected':
      return 'not confirmed in time'
    case 'passed':
      if (lowerBound(effect, IMPROVED_ALPHA) > 0) return 'improved'
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'slower within tolerance' : 'within tolerance'
    case 'open':
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'leaning regressed' : 'undecided'
    default:
      return kind
  }
}

/** Whether equal servers were shown to differ, at an error of one in a thousand. */
export function differs(effect: Effect): boolean {
  return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0
}

/** Codes of the warnings that every judging makes again. */
export const JUDGING_CODES: readonly WarningCode[] = [
  'twin-differs',
  'cpu-differs',
  'machine-disturbed',
  'not-compared',
  'cost-unknown',
  'shards-missing',
  'machines-differ',
]

export function judgingWarnings({
  comparisons,
  twin,
  disturbance,
  missing,
  unknownCosts,
}: Omit<RunComparisons, 'undisturbed' | 'costs' | 'twinCosts'>): Warning[] {
  const { blocks, disturbed } = disturbance
  return [
    // Equal servers that surely differ: figures in this run differed by something other than the configuration.
    ...twin
      .filter(({ effect }) => differs(effect))
      .map(({ workload, threads, change }) => ({ code: 'twin-differs', workload, threads, change }) as const),
    ...comparisons.flatMap((comparison) => {
      if (comparison.scope === 'mean' || comparison.byCpu === undefined) return []
      const { scenario, workload, threads, change, byCpu } = comparison
      return [{ code: 'cpu-differs', scenario, workload, threads, change, cpu: Math.expm1(-byCpu.mean) } as const]
    }),
    ...machinesDiffer(comparisons),
    ...(isTooDisturbed(disturbance) ? [{ code: 'machine-disturbed', disturbed, blocks } as const] : []),
    ...missing.map((contrast) => ({ code: 'not-compared', ...contrast }) as const),
    ...unknownCosts.map((name) => ({ code: 'cost-unknown', ...name }) as const),
  ]
}

/** One warning for all comparisons that depend on the machine: most often the same machine is odd in each. */
function machinesDiffer(comparisons: readonly Comparison[]): Warning[] {
  const differing = comparisons.flatMap(({ machines, ...found }) => (machines?.differ ? [{ machines, found }] : []))
  const [surest] = differing.toSorted((one, other) => one.machines.sameChance - other.machines.sameChance)
  if (surest === undefined) return []
  const { machines, found } = surest
  const { workload, threads } = found.scope === 'cell' ? found : { workload: null, threads: null }
  return [
    {
      code: 'machines-differ',
      ...{ scenario: found.scenario, workload, threads, odd: machines.odd },
      changes: machines.each.map(({ change }) => change),
      ...{ differing: differing.length, comparisons: comparisons.length },
    },
  ]
}
