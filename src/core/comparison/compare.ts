/**
 * Compares the arms of a run: every candidate with the control, every changed scenario with its base, and the twin with
 * the control, because equal servers must measure alike.
 */

import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { type Disturbance, findDisturbance } from '../measurement/disturbance.ts'
import type { Cost } from '../names.ts'
import type { Rule } from '../policy/gate-policy.ts'
import type { Effect } from '../stats/random-effects.ts'
import { sum } from '../stats/vectors.ts'
import {
  type Comparison,
  type ComparisonName,
  type ComparisonPlan,
  type CostName,
  cellKeyOf,
  nameKey,
} from './comparison.ts'
import { countsFailures, dataByCost } from './cost-blocks.ts'
import { type CostRequest, compareCosts } from './cost-effects.ts'
import {
  type ArmData,
  type Contrast,
  contrastName,
  contrastsOf,
  estimate,
  estimateEffects,
  gatedContrasts,
  twinContrasts,
} from './estimate.ts'

export interface RunComparisons {
  /**
   * Every candidate against control and twin together, because the mean of two servers varies less than one of them,
   * and every scenario against its base.
   */
  readonly comparisons: readonly Comparison[]
  /**
   * The same comparisons, with costs, from only the blocks that the machine did not disturb: on a noisy machine a
   * regression counts only if these show it too. Comparisons with too few such blocks are missing.
   */
  readonly undisturbed: readonly Comparison[]
  /**
   * Twin against control. The two are equal, so a difference means that something other than the configuration moves
   * the figures.
   */
  readonly twin: readonly Comparison[]
  readonly costs: readonly Comparison[]
  readonly unknownCosts: readonly CostName[]
  /** Planned comparisons with too few blocks. As long as there are any, nothing may pass. */
  readonly missing: readonly ComparisonName[]
  readonly disturbance: Disturbance
}

type CostData = Omit<CostRequest, 'contrasts' | 'costs'>

export function compare(plan: ComparisonPlan, measured: MeasuredBlocks): RunComparisons {
  // Without `arms`, the spread of starts is not estimated from control and twin: their comparison must not take its
  // error from the difference that it tests.
  const { arms: _, ...startsKnown } = plan
  const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells)
  const compared = { measured, isCompared: (block: Block) => !isDropped(block) }
  const comparisons = comparisonsOf(plan, compared)
  const costs = costsOf(plan, compared)
  const undisturbed = { measured, isCompared: (block: Block) => !isDisturbed(block) }
  return {
    comparisons,
    costs,
    undisturbed: disturbed === dropped ? [...comparisons, ...costs] : allOf(plan, undisturbed),
    missing: missingOf(plannedCells(plan), comparisons),
    unknownCosts: missingOf(
      gatedContrasts(plan).flatMap((contrast) => askedCosts(plan).map((cost) => ({ ...contrastName(contrast), cost }))),
      costs,
    ),
    disturbance: { blocks, disturbed, dropped },
    twin: estimate(twinContrasts(plan), compared, startsKnown),
  }
}

export function compareSince(plan: ComparisonPlan, measured: MeasuredBlocks, after: number): readonly Comparison[] {
  const { isDropped } = findDisturbance(measured.cells)
  return allOf(plan, { measured, isCompared: (block) => block.trial > after && !isDropped(block) })
}

function allOf(plan: ComparisonPlan, compared: CostData): Comparison[] {
  return [...comparisonsOf(plan, compared), ...costsOf(plan, compared)]
}

function comparisonsOf(plan: ComparisonPlan, compared: ArmData): readonly Comparison[] {
  return estimate(contrastsOf(plan), compared, plan)
}

function costsOf(plan: ComparisonPlan, compared: CostData) {
  return compareCosts({ ...compared, contrasts: gatedContrasts(plan), costs: plan.gatedCosts }, plan)
}

/**
 * Gated costs that every comparison must have. Errors and deadlocks are not among them, because they are compared only
 * where some occurred.
 */
function askedCosts({ gatedCosts }: ComparisonPlan): readonly Cost[] {
  return gatedCosts.filter((cost) => !countsFailures(cost))
}

export function plannedCells(plan: ComparisonPlan): ComparisonName[] {
  return contrastsOf(plan).map(contrastName)
}

/**
 * Number of comparisons that share the permitted error. Those with the baseline are counted apart, because they have an
 * error of their own.
 */
export function familyIn(plan: ComparisonPlan, rule: Rule): number {
  const rules = plan.rules.filter((other) => (other === 'baseline') === (rule === 'baseline'))
  return plannedComparisons({ ...plan, rules })
}

/**
 * Number of comparisons that share a run's error in equal parts. Those of other shards and groups count too, because a
 * false alarm in any of them fails the run.
 */
export function plannedComparisons(plan: ComparisonPlan): number {
  const costs = gatedContrasts(plan).length * askedCosts(plan).length
  return (contrastsOf(plan).length + costs) * (plan.shard?.of ?? 1) * (plan.parts ?? 1)
}

export function joinComparisons(all: readonly RunComparisons[]): RunComparisons {
  const total = (blocks: keyof Disturbance) => sum(all.map(({ disturbance }) => disturbance[blocks]))
  return {
    comparisons: all.flatMap(({ comparisons }) => comparisons),
    undisturbed: all.flatMap(({ undisturbed }) => undisturbed),
    twin: all.flatMap(({ twin }) => twin),
    missing: all.flatMap(({ missing }) => missing),
    costs: all.flatMap(({ costs }) => costs),
    unknownCosts: all.flatMap(({ unknownCosts }) => unknownCosts),
    disturbance: { blocks: total('blocks'), disturbed: total('disturbed'), dropped: total('dropped') },
  }
}

function missingOf<Name extends ComparisonName>(planned: readonly Name[], comparisons: readonly Comparison[]): Name[] {
  const keys = new Set(comparisons.map(nameKey))
  return planned.filter((name) => !keys.has(nameKey(name)))
}

/**
 * Effects of all other arms against the first, by scenario name, on ln QPS or on ln of the work per unit of a cost. The
 * search for causes measures one cell only, so the plan has no other.
 */
export function effectsAgainstFirst(
  { arms, cells: [cell], startSpread }: ComparisonPlan,
  measured: MeasuredBlocks,
  cost?: Cost,
): ReadonlyMap<string, Effect> {
  if (cell === undefined) return new Map()
  const [first, ...others] = arms
  const { isDropped } = findDisturbance(measured.cells)
  const isCompared = (block: Block) => !isDropped(block)
  const compared = cost === undefined ? { measured, isCompared } : dataByCost(measured, isCompared)(cost)
  const contrasts = others.map(
    (arm): Contrast => ({ rule: 'control', arms: [arm], references: [first], cell: cellKeyOf(cell) }),
  )
  return new Map(
    estimateEffects(contrasts, compared, { startSpread }).map(({ scenario, effect }) => [scenario, effect]),
  )
}
