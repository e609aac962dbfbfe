/** The comparisons of a run: every candidate with the control, every changed scenario with its base, and the twin. */

import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { type Disturbance, findDisturbance } from '../measurement/disturbance.ts'
import type { Cost } from '../names.ts'
import { type Effect, meanEffect } from '../stats/random-effects.ts'
import type { Rule } from '../suite/suite.ts'
import {
  ALL_WORKLOADS,
  type ComparedCell,
  type ComparedPlan,
  type Comparison,
  type ComparisonName,
  type CostName,
  cellKeyOf,
  changeOf,
  keyOf,
  withCopy,
} from './comparison.ts'
import { comparedByCost } from './cost-blocks.ts'
import { type AskedCosts, compareCosts } from './cost-effects.ts'
import {
  type Compared,
  type Contrast,
  contrastsOf,
  estimate,
  estimateEffects,
  gatedContrasts,
  nameOf,
  twinContrasts,
} from './estimate.ts'

export interface RunComparisons {
  /** Every candidate against the control and its twin together, every scenario against its base. */
  readonly comparisons: readonly Comparison[]
  /**
   * The comparisons, costs included, from only the blocks that the machine did not disturb; fewer if too few blocks
   * remain.
   */
  readonly undisturbed: readonly Comparison[]
  /** The twin against the control: the run's own A/A check. */
  readonly twin: readonly Comparison[]
  /** Gated costs, for every comparison of a cell in which they are known. */
  readonly costs: readonly Comparison[]
  /** The same of the twin against the control. */
  readonly twinCosts: readonly Comparison[]
  /** Gated costs that are unknown. */
  readonly unknownCosts: readonly CostName[]
  /** Planned comparisons with too few blocks; nothing may pass while this is not empty. */
  readonly missing: readonly ComparisonName[]
  readonly disturbance: Disturbance
}

type Measured = Omit<AskedCosts, 'contrasts' | 'costs'>

export function compare(plan: ComparedPlan, measured: MeasuredBlocks): RunComparisons {
  const { blocks, disturbed, dropped, isDisturbed, isDropped } = findDisturbance(measured.cells)
  const compared = { measured, isCompared: (block: Block) => !isDropped(block) }
  const comparisons = comparisonsOf(plan, compared)
  const costs = costsOf(plan, compared)
  const undisturbed = { measured, isCompared: (block: Block) => !isDisturbed(block) }
  const twins = twinContrasts(plan)
  const { startSpread } = plan
  return {
    comparisons,
    costs,
    undisturbed: disturbed === dropped ? [...comparisons, ...costs] : allOf(plan, undisturbed),
    missing: missingOf(plannedCells(plan), comparisons),
    unknownCosts: missingOf(
      gatedContrasts(plan).flatMap((contrast) => askedCosts(plan).map((cost) => ({ ...nameOf(contrast), cost }))),
      costs,
    ),
    twinCosts: compareCosts({ ...compared, contrasts: twins, costs: plan.gatedCosts }, { startSpread }),
    disturbance: { blocks, disturbed, dropped },
    twin: estimate(twins, compared, { startSpread }),
  }
}

/** Only the comparisons, costs included, by the trials after one of them. */
export function compareSince(plan: ComparedPlan, measured: MeasuredBlocks, after: number): readonly Comparison[] {
  const { isDropped } = findDisturbance(measured.cells)
  return allOf(plan, { measured, isCompared: (block) => block.trial > after && !isDropped(block) })
}

function allOf(plan: ComparedPlan, compared: Measured): Comparison[] {
  return [...comparisonsOf(plan, compared), ...costsOf(plan, compared)]
}

function comparisonsOf(plan: ComparedPlan, compared: Compared): readonly Comparison[] {
  const cells = estimate(contrastsOf(plan), compared, plan)
  // Nobody asks for the mean over a part of the cells.
  return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells
}

function costsOf(plan: ComparedPlan, compared: Measured) {
  return compareCosts({ ...compared, contrasts: gatedContrasts(plan), costs: plan.gatedCosts }, plan)
}

/** The gated costs that every comparison has: errors are compared only where there are some. */
function askedCosts({ gatedCosts }: ComparedPlan): readonly Cost[] {
  return gatedCosts.filter((cost) => cost !== 'errors')
}

/** The comparisons of a plan's cells. */
export function plannedCells(plan: ComparedPlan): ComparisonName[] {
  return contrastsOf(plan).map(nameOf)
}

/** The comparisons of a plan that share the error with those of a rule: those with the baseline have their own. */
export function familyIn(plan: ComparedPlan, rule: Rule): ReturnType<typeof plannedComparisons> {
  const rules = plan.rules.filter((other) => (other === 'baseline') === (rule === 'baseline'))
  return plannedComparisons({ ...plan, rules })
}

/** Number of comparisons in a plan: for cells, including gated costs, and for means over them. */
export function plannedComparisons(plan: ComparedPlan): { readonly cells: number; readonly means: number } {
  const contrasts = contrastsOf(plan)
  const groups = Map.groupBy(contrasts, ({ rule, arms: [{ scenario }] }) => `${rule} ${scenario.name}`)
  const means = plan.shard === null ? [...groups.values()].filter(({ length }) => length > 1).length : 0
  const costs = gatedContrasts(plan).length * askedCosts(plan).length
  return { cells: (contrasts.length + costs) * (plan.shard?.of ?? 1), means }
}

function missingOf<Name extends ComparisonName>(planned: readonly Name[], found: readonly Comparison[]): Name[] {
  const known = new Set(found.map(keyOf))
  return planned.filter((name) => !known.has(keyOf(name)))
}

/** A scenario's mean over its cells, if it has several. */
export function scenarioMeans(cells: readonly Comparison[]): Comparison[] {
  const groups = Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length < 2) return []
    const { rule, scenario, reference } = first
    const effect = meanEffect(group.map((each) => each.effect))
    const blocks = group.reduce((sum, each) => sum + each.blocks, 0)
    const trials = Math.max(...group.map((each) => each.trials))
    const starts = Math.min(...group.map((each) => each.starts ?? each.trials))
    const name = { rule, scenario, reference, workload: ALL_WORKLOADS, threads: 0 }
    return [{ ...name, scope: 'mean', effect, ...changeOf(effect), blocks, trials, starts } as const]
  })
}

/** Effect of a pair of scenarios, asked by name; undefined if one of them was not measured. */
export type PairEffects = (first: string, second: string) => Effect | undefined

/** Effects of every pair of scenarios on QPS, or on a cost, asked cell by cell. */
export function comparePairs(
  plan: ComparedPlan,
  measured: MeasuredBlocks,
  cost?: Cost,
): (cell: ComparedCell) => PairEffects {
  const { isDropped } = findDisturbance(measured.cells)
  const isCompared = (block: Block) => !isDropped(block)
  const compared = cost === undefined ? { measured, isCompared } : comparedByCost(measured, isCompared)(cost)
  return (cell) => {
    const effects = new Map(
      estimateEffects(pairsOf(plan, cell), compared, plan).map(({ scenario, reference, effect }) => [
        JSON.stringify([scenario, reference]),
        effect,
      ]),
    )
    return (first, second) => {
      const forward = effects.get(JSON.stringify([first, second]))
      const backward = effects.get(JSON.stringify([second, first]))
      return forward ?? (backward && { ...backward, mean: -backward.mean })
    }
  }
}

function pairsOf({ arms }: ComparedPlan, cell: ComparedCell): Contrast[] {
  const heads = arms.filter(({ revision }) => revision === 'head')
  return heads.flatMap((arm, at) =>
    heads.slice(0, at).map(
      (other): Contrast => ({
        rule: 'control',
        // A copy tells as much about an arm as the arm itself.
        arms: withCopy(arms, arm),
        references: withCopy(arms, other),
        cell: cellKeyOf(cell),
      }),
    ),
  )
}
