/** A comparison: how much faster or slower an arm is than its reference, and how surely. Knows no tolerances. */

import type { Cost, Revision } from '../names.ts'
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
  /** Server starts of each side, as a number of equally weighted ones; default: one per trial. */
  readonly starts?: number
  /** The results of each of several machines, if this is their mean. */
  readonly machines?: MachinesApart | undefined
}

/** Difference between the machines that a comparison is the mean of. */
export interface MachinesApart {
  /** The change on each machine, in the order of their numbers. */
  readonly each: readonly ({ readonly machine: number } & Pick<Estimated, 'change' | 'low' | 'high'>)[]
  /** Chance that machines differ by this much if the change is the same on all of them, 0 to 1. */
  readonly sameChance: number
  /** Whether it was shown that the change depends on the machine. */
  readonly differ: boolean
  /** Number of the machine that alone makes them differ; null if they do not, or several do. */
  readonly odd: number | null
}

/** Relative change of QPS between an arm and its reference in one cell. */
export interface CellComparison extends Estimated {
  readonly scope: 'cell'
  /** Change of ln transactions per second of CPU time, if QPS changes by something else. */
  readonly byCpu?: Effect | undefined
  readonly workload: string
  readonly threads: number
}

/** The same on the mean of the scenario's cells. */
export interface MeanComparison extends Estimated {
  readonly scope: 'mean'
}

export type Comparison = CellComparison | MeanComparison

/**
 * Relative change of a transaction's cost other than time. The effect is the change in the work that a unit of the cost
 * is enough for.
 */
export interface CostComparison extends CellComparison {
  readonly cost: Cost
}

/** Fields that tell a comparison from the others of a run. */
export type ComparisonName =
  | (Pick<CellComparison, 'rule' | 'scope' | 'scenario' | 'workload' | 'threads'> & {
      readonly cost?: Cost | undefined
    })
  | Pick<MeanComparison, 'rule' | 'scope' | 'scenario'>

/** A comparison's name as one text, for maps. */
export function keyOf(name: ComparisonName): string {
  const { rule, scope, scenario } = name
  return JSON.stringify(
    scope === 'cell'
      ? [rule, scope, scenario, name.workload, name.threads, ...(name.cost === undefined ? [] : [name.cost])]
      : [rule, scope, scenario],
  )
}

/** The subject of a cell's comparison. */
export type ContrastName = Pick<CellComparison, 'rule' | 'scenario' | 'reference' | 'workload' | 'threads'>

/**
 * Starts behind an effect with two servers on one side and one on the other, the fewest possible, started once each.
 */
const STARTS_AN_EFFECT = 1.5

/** A comparison's estimate of how much starts differ; the prior if its arms share their starts. */
export function learnedSpread({ effect, trials, starts = trials }: ComparedEffect, before: StartSpread): StartSpread {
  const { variance, df } = effect.between
  return variance === 0 ? before : { sd: Math.sqrt((variance * starts) / STARTS_AN_EFFECT), df }
}

/** The part of a comparison that decisions need. */
export type ComparedEffect = ComparisonName & Pick<Estimated, 'effect' | 'blocks' | 'trials' | 'starts'>

/** The part of an arm that statistics need: a plan's arms fit, and so do arms read from a file. */
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
  /** Costs that are compared in the same way as QPS because they are gated; default: none. */
  readonly gatedCosts?: readonly Cost[] | undefined
  /** Part of a larger plan; null: all of it. */
  readonly shard: Shard | null
  /** Prior for how much a server start moves ln QPS. */
  readonly startSpread: StartSpread
}

/** A cost of a comparison, by name. */
export type CostName = ContrastName & Pick<CostComparison, 'cost'>

/** An effect on a logarithm as a relative change, such as one of QPS, with its interval. */
export function changeOf(effect: Effect, confidence = CONFIDENCE) {
  const { low, high } = interval(effect, confidence)
  return { change: share(effect.mean), low: share(low), high: share(high), confidence }
}

interface Change {
  readonly change: number
  readonly low: number
  readonly high: number
}

/** A cost that doubled, expressed like QPS that halved: less is worse. */
export function asSlowdown({ change, low, high }: Change): Change {
  const less = (more: number) => 1 / (1 + more) - 1
  return { change: less(change), low: less(high), high: less(low) }
}

/** A change of a logarithm as a share; bounds of an effect that is nearly unknown exceed the range of a number. */
function share(change: number): number {
  return Math.min(Number.MAX_VALUE, Math.expm1(change))
}

/** The servers of an arm: itself, and its copy if it has one. */
export function withCopy(arms: ComparedPlan['arms'], arm: ComparedArm): readonly [ComparedArm, ...ComparedArm[]] {
  const revision = arm.revision === 'base' ? 'base-twin' : 'twin'
  const copies = arms.filter((other) => other.scenario.name === arm.scenario.name && other.revision === revision)
  return [arm, ...copies]
}
