/**
 * Effects of a change on everything measured besides QPS: CPU time, bytes, events, memory and latencies. Each is
 * estimated like QPS.
 */
import { z } from 'zod'
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { findDisturbance } from '../measurement/disturbance.ts'
import { COSTS, type Cost } from '../names.ts'
import { interval } from '../stats/random-effects.ts'
import { numbersOf } from './block-ratios.ts'
import { type Comparison, type ComparisonPlan, changeSchema, nameKey, relativeChange } from './comparison.ts'
import { countsFailures, dataByCost, hasFailures, meanCost, startSpreadOf } from './cost-blocks.ts'
import { type ArmData, type Contrast, contrastName, contrastsOf, estimateEffects, type StartData } from './estimate.ts'

/** Chance that a run reports a changed cost in any comparison although none changed. */
export const FALSE_COST = 0.05
export const LEAST_COST_CHANGE = 0.05

export const costSchema = z.object({
  cost: z.enum(COSTS),
  /**
   * Per transaction: microseconds of CPU time, bytes, or a number of events. Memory is the total in bytes, and
   * latencies are milliseconds. Null if unknown.
   */
  before: z.number().nullable(),
  now: z.number().nullable(),
  /** 0.3 is 30% more; with its 95% interval. */
  change: changeSchema,
  low: changeSchema,
  high: changeSchema,
  /** Whether the change is at least 5%, and was shown at an error of 5% for all costs of the run at once. */
  differs: z.boolean(),
  errorNumber: z.int().optional(),
})

export type CostEffect = z.infer<typeof costSchema>

export interface CostRequest extends Pick<ArmData, 'isCompared'> {
  readonly measured: MeasuredBlocks
  readonly contrasts: readonly Contrast[]
  readonly costs: readonly Cost[]
}

/** Compares costs by the logarithm of the work that one unit of a cost does, so that less is worse, as with QPS. */
export function compareCosts(
  { measured, isCompared, contrasts, costs }: CostRequest,
  { startSpread, arms }: StartData,
): (Comparison & { readonly cost: Cost })[] {
  // Arms that share a server are left out, because nothing shows which of them the server had the cost for.
  const separateContrasts = contrasts.filter(({ arms, references }) =>
    [...arms, ...references].every((arm) => measured.arm(arm.scenario.name, arm.revision)?.host === undefined),
  )
  const counts = new Map(
    separateContrasts.map((contrast) => [nameKey(contrastName(contrast)), blocksIn(contrast, measured, isCompared)]),
  )
  const dataOf = dataByCost(measured, isCompared)
  return costs.flatMap((cost) => {
    const starts = { startSpread: startSpreadOf(cost) ?? startSpread, ...(arms === undefined ? {} : { arms }) }
    const compared = !countsFailures(cost)
      ? separateContrasts
      : separateContrasts.filter(({ arms, references, cell }) =>
          hasFailures(measured, cell, { cost, arms: numbersOf(measured, [...arms, ...references]) }),
        )
    return estimateEffects(compared, dataOf(cost), starts).map((comparison) => {
      const { effect } = comparison
      const blocks = counts.get(nameKey(comparison)) ?? 0
      return { ...comparison, byCpu: undefined, cost, blocks, ...relativeChange({ ...effect, mean: 0 - effect.mean }) }
    })
  })
}

function blocksIn(
  { arms, references, cell }: Contrast,
  measured: MeasuredBlocks,
  isCompared: (block: Block) => boolean,
): number {
  const numbers = numbersOf(measured, [...arms, ...references])
  const blocks = measured.blocksIn(cell)
  return blocks.filter((block) => isCompared(block) && numbers.every((arm) => block.works[arm] !== undefined)).length
}

/** Measured costs by the key of their comparison, for readers of a report; no verdict depends on them. */
export function costEffects(
  plan: ComparisonPlan,
  measured: MeasuredBlocks,
): ReadonlyMap<string, readonly CostEffect[]> {
  const { isDropped } = findDisturbance(measured.cells)
  const contrasts = contrastsOf(plan)
  const request = { measured, isCompared: (block: Block) => !isDropped(block), contrasts, costs: COSTS }
  const effects = compareCosts(request, plan)
  // Other shards have as many costs, which share the permitted error.
  const confidence = 1 - FALSE_COST / (Math.max(1, effects.length) * (plan.shard?.of ?? 1))
  const byContrast = Map.groupBy(effects, (one) => nameKey({ ...one, cost: undefined }))
  return new Map(
    contrasts.flatMap((contrast) => {
      const key = nameKey(contrastName(contrast))
      const costs = byContrast.get(key)?.map((one) => {
        const { cost, change, low, high } = one
        const figureOf = (arms: Contrast['arms']) => {
          const amount = meanCost(measured, one, numbersOf(measured, arms), cost)
          return amount === null || cost !== 'cpu' ? amount : 1e6 * amount
        }
        const [before, now] = [figureOf(contrast.references), figureOf(contrast.arms)]
        const works = numbersOf(measured, contrast.arms).flatMap((arm) => measured.trialsIn(one, arm))
        const last = cost === 'errors' ? works.findLast((work) => work.errorNumber !== undefined) : undefined
        const isLarge = change >= LEAST_COST_CHANGE || change <= 1 / (1 + LEAST_COST_CHANGE) - 1
        const sure = interval(one.effect, confidence)
        const differs = isLarge && (sure.low > 0 || sure.high < 0)
        return { cost, before, now, change, low, high, differs, ...(last && { errorNumber: last.errorNumber }) }
      })
      return costs === undefined ? [] : [[key, costs] as const]
    }),
  )
}
