/** A comparison: how much faster or slower an arm is than its reference, and how surely. Knows no tolerances. */

import type { Revision } from '../plan/plan.ts'
import type { Shard } from '../request/shard.ts'
import { type Effect, interval, type StartSpread } from '../stats/random-effects.ts'
import type { Rule } from '../suite/suite.ts'

export const CONFIDENCE = 0.95

interface Estimated {
  readonly rule: Rule
  readonly scenario: string
  /** Name of the scenario it is compared with. */
  readonly reference: string
  /** Change of ln QPS: −0.05 is about 5 % slower. */
  readonly effect: Effect
  /** −0.196 is 19.6 % slower. */
  readonly change: number
  readonly low: number
  readonly high: number
  readonly confidence: number
  /** Blocks used, over all trials. */
  readonly blocks: number
  readonly trials: number
}

/** Relative change of QPS between an arm and its reference in one cell. */
export interface CellComparison extends Estimated {
  readonly scope: 'cell'
  /** Change of ln transactions per second of CPU time, where QPS changes by something else. */
  readonly byCpu?: Effect | undefined
  readonly workload: string
  readonly threads: number
}

/** The same on the mean of the scenario's cells. */
export interface MeanComparison extends Estimated {
  readonly scope: 'mean'
}

export type Comparison = CellComparison | MeanComparison

/** What tells a comparison from the others of a run. */
export type ComparisonName =
  | Pick<CellComparison, 'rule' | 'scope' | 'scenario' | 'workload' | 'threads'>
  | Pick<MeanComparison, 'rule' | 'scope' | 'scenario'>

/** A comparison's name as one text, for maps. */
export function keyOf(name: ComparisonName): string {
  const { rule, scope, scenario } = name
  return JSON.stringify(
    scope === 'cell' ? [rule, scope, scenario, name.workload, name.threads] : [rule, scope, scenario],
  )
}

/** What a comparison of a cell compares. */
export type ContrastName = Pick<CellComparison, 'rule' | 'scenario' | 'reference' | 'workload' | 'threads'>

/** As much of a comparison as is decided by. */
export type ComparedEffect = ComparisonName & Pick<Estimated, 'effect' | 'blocks'>

/** An arm as far as the statistics need to know it: a plan's arms fit, and so do those read from a file. */
export interface ComparedArm {
  readonly scenario: { readonly name: string }
  readonly revision: Revision
  readonly role: 'control' | 'candidate'
}

export interface ComparedCell {
  readonly workload: { readonly name: string }
  readonly threads: number
}

/** The control, its twin, and the others; and the cells. */
export interface ComparedPlan {
  readonly rules: readonly Rule[]
  readonly arms: readonly [ComparedArm, ComparedArm, ...ComparedArm[]]
  readonly cells: readonly ComparedCell[]
  /** Part of a larger plan that this is; null: all of it. */
  readonly shard: Shard | null
  /** What is known beforehand of how much a server start moves ln QPS. */
  readonly startSpread: StartSpread
}

/** An effect as a relative change of QPS with its interval. */
export function changeOf(effect: Effect) {
  const { low, high } = interval(effect, CONFIDENCE)
  return { change: share(effect.mean), low: share(low), high: share(high), confidence: CONFIDENCE }
}

/** A change of ln QPS as a share of it; bounds of an effect of which nearly nothing is known lie beyond what a number holds. */
function share(change: number): number {
  return Math.min(Number.MAX_VALUE, Math.expm1(change))
}
