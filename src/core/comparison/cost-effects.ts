/** Effects of a change on a transaction's costs other than time, each estimated like QPS. */
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { findDisturbance } from '../measurement/disturbance.ts'
import { COSTS, type Cost } from '../names.ts'
import { interval } from '../stats/random-effects.ts'
import { numbersOf } from './block-ratios.ts'
import {
  type ComparedPlan,
  type ContrastName,
  type CostComparison,
  type CostName,
  changeOf,
  keyOf,
} from './comparison.ts'
import { contrastsOf } from './contrasts.ts'
import { blocksByCost, costOf, isOfTrials, startSpreadOf } from './cost-blocks.ts'
import { type Compared, type Contrast, estimateEffects, type KnownStarts, nameOf } from './estimate.ts'

/** Chance that a run reports a changed cost in any comparison although none changed. */
export const FALSE_COST = 0.05
/** Smaller changes are not worth a row. */
export const LEAST_COST_CHANGE = 0.05

/** A cost of a comparison, with its value before. */
export interface CostEffect {
  readonly cost: Cost
  /**
   * For each transaction, in microseconds, bytes or a count; for memory bytes, for latencies milliseconds. Null if
   * unknown.
   */
  readonly before: number | null
  readonly now: number | null
  /** 0.3 is 30 % more, with its 95 % interval. */
  readonly change: number
  readonly low: number
  readonly high: number
  /** Whether it surely changed, and by enough to be worth mentioning. */
  readonly differs: boolean
}

export interface ComparedCosts extends ContrastName {
  /** The known costs. */
  readonly costs: readonly CostEffect[]
}

/** A request for costs. */
export interface AskedCosts extends Pick<Compared, 'isCompared'> {
  readonly measured: MeasuredBlocks
  readonly contrasts: readonly Contrast[]
  readonly costs: readonly Cost[]
  readonly isAsked?: (name: CostName | ContrastName) => boolean
}

/** The known costs, on the logarithm of the work that a unit of the cost is enough for: as with QPS, less is worse. */
export function compareCosts(
  { measured, isCompared, contrasts, costs, isAsked = () => true }: AskedCosts,
  { startSpread, arms }: KnownStarts,
): CostComparison[] {
  const own = contrasts.filter((contrast) => !sharesServer(contrast, measured))
  const counts = new Map(own.map((contrast) => [keyOf(cellOf(contrast)), blocksIn(contrast, measured, isCompared)]))
  const blocksOf = blocksByCost(measured, isCompared)
  return costs.flatMap((cost) => {
    const compared: Compared = {
      measured: blocksOf(cost),
      isCompared: () => true,
      isAsked: (name) => isAsked({ ...name, cost }),
      areTrials: isOfTrials(cost),
    }
    const known = { startSpread: startSpreadOf(cost) ?? startSpread, ...(arms === undefined ? {} : { arms }) }
    return estimateEffects(own, compared, known).map((found): CostComparison => {
      const blocks = counts.get(keyOf(found)) ?? 0
      return { ...found, byCpu: undefined, cost, blocks, ...moreOf(found.effect) }
    })
  })
}

/** Change of the cost itself. */
function moreOf(effect: CostComparison['effect']) {
  return changeOf({ ...effect, mean: 0 - effect.mean })
}

function cellOf(contrast: Contrast) {
  return { ...nameOf(contrast), scope: 'cell' } as const
}

/** A server that several arms share does not tell which work it did for which arm. */
function sharesServer({ arms, references }: Contrast, measured: MeasuredBlocks): boolean {
  return [...arms, ...references].some(
    ({ scenario, revision }) => measured.arm(scenario.name, revision)?.host !== undefined,
  )
}

/** Blocks in which all arms of the contrast were measured. */
function blocksIn(
  { arms, references, cell }: Contrast,
  measured: MeasuredBlocks,
  isCompared: (block: Block) => boolean,
): number {
  const numbers = numbersOf(measured, [...arms, ...references])
  const blocks = measured.blocksIn({ workload: cell.workload.name, threads: cell.threads })
  return blocks.filter((block) => isCompared(block) && numbers.every((arm) => block.works[arm] !== undefined)).length
}

/** All costs of all comparisons, for readers of a report. They decide nothing. */
export function costEffects(plan: ComparedPlan, measured: MeasuredBlocks): readonly ComparedCosts[] {
  const { isDropped } = findDisturbance(measured.cells)
  const contrasts = contrastsOf(plan)
  const asked = { measured, isCompared: (block: Block) => !isDropped(block), contrasts, costs: COSTS }
  const found = compareCosts(asked, plan)
  // Other parts of the plan have as many.
  const confidence = 1 - FALSE_COST / (Math.max(1, found.length) * (plan.shard?.of ?? 1))
  const byContrast = Map.groupBy(found, (one) => keyOf({ ...one, cost: undefined }))
  return contrasts.map((contrast) => {
    const name = nameOf(contrast)
    const cell = { workload: name.workload, threads: name.threads }
    const figureOf = (arms: Contrast['arms'], cost: Cost) =>
      figure(costOf(measured, cell, numbersOf(measured, arms), cost), cost)
    return {
      ...name,
      costs: (byContrast.get(keyOf(cellOf(contrast))) ?? []).map((one) => ({
        ...{ cost: one.cost, change: one.change, low: one.low, high: one.high },
        ...{ before: figureOf(contrast.references, one.cost), now: figureOf(contrast.arms, one.cost) },
        differs: isSure(one, confidence),
      })),
    }
  })
}

/** Seconds of CPU time as microseconds. */
function figure(amount: number | null, cost: Cost): number | null {
  return amount === null || cost !== 'cpu' ? amount : 1e6 * amount
}

function isSure({ effect, change }: CostComparison, confidence: number): boolean {
  const { low, high } = interval(effect, confidence)
  const isLarge = change >= LEAST_COST_CHANGE || change <= 1 / (1 + LEAST_COST_CHANGE) - 1
  return isLarge && (low > 0 || high < 0)
}
