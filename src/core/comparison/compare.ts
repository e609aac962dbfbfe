/** Statistics of the run: changes with intervals. Knows no tolerances. */
import { type Line, type Slice, slicesOf } from '../measurement/measurement.ts'
import type { Arm, Cell, Plan } from '../plan/plan.ts'
import { type Effect, interval, randomEffects } from '../stats/random-effects.ts'
import { isSample, pooledHuber } from '../stats/robust.ts'
import { studentTQuantile } from '../stats/special-functions.ts'
import type { Rule } from '../suite/suite.ts'

export const CONFIDENCE = 0.95
/** One-sided error and power behind `detectable`. */
const ALPHA = 0.01
const POWER = 0.95
/** Server starts' worth of variance in an arm's log-ratio: one, plus that of its reference. */
const STARTS_AGAINST_ONE = 2
const STARTS_AGAINST_TWO = 1.5

/** Relative change of QPS between an arm and its reference in one cell; −0.196 is 19.6 % slower. */
export interface Comparison {
  readonly rule: Rule
  readonly scenario: string
  /** Name of the scenario it is compared with. */
  readonly reference: string
  readonly workload: string
  readonly threads: number
  readonly change: number
  readonly low: number
  readonly high: number
  readonly confidence: number
  /** Smallest slowdown that would have been found (one-sided 1 %, power 95 %), as a positive fraction. */
  readonly detectable: number
  /** Blocks used, over all trials. */
  readonly blocks: number
  readonly trials: number
}

export interface Compared {
  /** Every candidate scenario against the control and its twin together. */
  readonly comparisons: readonly Comparison[]
  /** The twin against the control: the run's own A/A check. */
  readonly twin: readonly Comparison[]
}

export function compare(plan: Plan, lines: readonly Line[]): Compared {
  const slices = slicesOf(lines)
  const cells = plan.trials[0].cells
  const control = plan.arms[0].scenario.name
  const candidates = plan.arms.filter((arm) => arm.role === 'candidate')
  const across = (arm: Arm, references: readonly Arm[], starts: number) =>
    cells.flatMap((cell) => {
      const effect = armEffect(slices, cell, arm, references, starts)
      return effect === undefined ? [] : [toComparison(effect, arm, control, cell)]
    })
  const [head, twin] = plan.arms
  return {
    comparisons: candidates.flatMap((arm) => across(arm, [head, twin], STARTS_AGAINST_TWO)),
    twin: across(twin, [head], STARTS_AGAINST_ONE),
  }
}

interface ArmEffect extends Effect {
  readonly blocks: number
  readonly trials: number
}

/** Random-effects mean over trials of the Huber location of block log-ratios; undefined where no block is complete. */
function armEffect(
  slices: readonly Slice[],
  cell: Cell,
  arm: Arm,
  references: readonly Arm[],
  starts: number,
): ArmEffect | undefined {
  const samples = logRatiosByTrial(slices, cell, arm, references).filter((ratios) => isSample(ratios))
  const blocks = samples.reduce((sum, sample) => sum + sample.length, 0)
  if (blocks <= samples.length) return undefined
  const locations = pooledHuber(samples)
  return { ...randomEffects(locations, starts), blocks, trials: locations.length }
}

/** ln(QPS of the arm) − mean ln(QPS of the references), block by block, one list a trial. */
export function logRatiosByTrial(
  slices: readonly Slice[],
  cell: Cell,
  arm: Arm,
  references: readonly Arm[],
): number[][] {
  const trials = new Map<number, Map<number, Slice[]>>()
  for (const slice of slices) {
    if (slice.workload !== cell.workload.name || slice.threads !== cell.threads) continue
    // A slice that was disturbed from outside, or in which nothing was done, has no ratio with its block.
    if (slice.disturbed !== undefined || slice.transactions === 0) continue
    const blocks = trials.get(slice.trial) ?? new Map<number, Slice[]>()
    trials.set(slice.trial, blocks.set(slice.block, [...(blocks.get(slice.block) ?? []), slice]))
  }
  return [...trials.values()].map((blocks) =>
    [...blocks.values()].flatMap((block) => {
      const own = logRate(block, arm)
      const others = references.map((reference) => logRate(block, reference))
      const known = others.filter((value) => value !== undefined)
      if (own === undefined || known.length < others.length) return []
      return [own - known.reduce((sum, value) => sum + value, 0) / known.length]
    }),
  )
}

function logRate(block: readonly Slice[], arm: Arm): number | undefined {
  const slice = block.find(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision)
  return slice === undefined ? undefined : Math.log(slice.transactions / slice.seconds)
}

function toComparison(effect: ArmEffect, arm: Arm, reference: string, cell: Cell): Comparison {
  const { low, high } = interval(effect, CONFIDENCE)
  const reach = (studentTQuantile(1 - ALPHA, effect.df) + studentTQuantile(POWER, effect.df)) * effect.standardError
  return {
    rule: 'control',
    scenario: arm.scenario.name,
    reference,
    workload: cell.workload.name,
    threads: cell.threads,
    change: Math.expm1(effect.mean),
    low: Math.expm1(low),
    high: Math.expm1(high),
    confidence: CONFIDENCE,
    detectable: -Math.expm1(-reach),
    blocks: effect.blocks,
    trials: effect.trials,
  }
}
