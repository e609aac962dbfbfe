/** Statistics of the run: changes with intervals. Knows no tolerances. */
import { type Disturbance, findDisturbance } from '../measurement/disturbance.ts'
import { type Line, type Slice, slicesOf } from '../measurement/measurement.ts'
import type { Revision } from '../plan/plan.ts'
import type { Shard } from '../request/shard.ts'
import { moderateVariances } from '../stats/moderation.ts'
import { type Effect, interval, meanEffect, randomEffects, type StartSpread } from '../stats/random-effects.ts'
import { isSample, type Pooled, pooledHuber } from '../stats/robust.ts'
import type { Rule } from '../suite/suite.ts'

export const CONFIDENCE = 0.95
/** Variances are moderated across comparisons from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4
export type Scope = 'cell' | 'mean'

/** Relative change of QPS between an arm and its reference in one cell, or on the mean of its cells. */
export interface Comparison {
  readonly rule: Rule
  readonly scope: Scope
  readonly scenario: string
  /** Name of the scenario it is compared with. */
  readonly reference: string
  /** "*" for a mean. */
  readonly workload: string
  /** 0 for a mean. */
  readonly threads: number
  /** Of ln QPS: −0.05 is about 5 % slower. */
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

export interface Compared {
  /** Every candidate against the control and its twin together, every scenario against its base. */
  readonly comparisons: readonly Comparison[]
  /** The comparisons by those blocks alone that the machine did not disturb; fewer where too few are left. */
  readonly undisturbed: readonly Comparison[]
  /** The twin against the control: the run's own A/A check. */
  readonly twin: readonly Comparison[]
  /** What was planned and has too few blocks to be compared; nothing may pass while this is not empty. */
  readonly missing: readonly Missing[]
  readonly disturbance: Disturbance
}

export type Missing = Pick<Comparison, 'rule' | 'scenario' | 'reference' | 'workload' | 'threads'>

/** What the statistics need to know of an arm: a plan's arms fit, and so do those read from a file. */
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
  /** Which part of a larger plan this is; null: all of it. */
  readonly shard: Shard | null
  /** What is known beforehand of how much a server start moves ln QPS. */
  readonly startSpread: StartSpread
}

/** Arms of one configuration in a cell, with what they are compared with. */
interface Contrast {
  readonly rule: Rule
  readonly arms: readonly [ComparedArm, ...ComparedArm[]]
  readonly references: readonly [ComparedArm, ...ComparedArm[]]
  readonly cell: ComparedCell
}

/** Effect of every pair of scenarios in a cell, asked by name; undefined where one of them was not measured there. */
export function comparePairs(
  plan: ComparedPlan,
  lines: readonly Line[],
  cell: ComparedCell,
): (first: string, second: string) => Effect | undefined {
  const [control, twin] = plan.arms
  const heads = plan.arms.filter(({ revision }) => revision === 'head')
  const pairs = heads.flatMap((arm, at) =>
    heads.slice(0, at).map(
      (other): Contrast => ({
        rule: 'control',
        arms: [arm],
        // The control's twin knows as much of the control as the control itself.
        references: other === control ? [control, twin] : [other],
        cell,
      }),
    ),
  )
  const effects = new Map(
    estimate(pairs, keptSlices(lines), plan.startSpread).map(({ scenario, reference, effect }) => [
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

function keptSlices(lines: readonly Line[]): Slice[] {
  const { isDropped } = findDisturbance(lines)
  return slicesOf(lines).filter((slice) => !isDropped(slice))
}

/** @param after only slices of trials after this one; default: all */
export function compare(plan: ComparedPlan, lines: readonly Line[], after = 0): Compared {
  const disturbance = findDisturbance(lines)
  const slices = slicesOf(lines).filter((slice) => slice.trial > after && !disturbance.isDropped(slice))
  const quiet = slices.filter((slice) => !disturbance.isDisturbed(slice))
  const [control, twin] = plan.arms
  const candidates = plan.arms.filter((arm) => arm.role === 'candidate' && arm.revision === 'head')
  const bases = plan.arms.filter((arm) => arm.revision === 'base')
  const contrasts = plan.cells
    .flatMap((cell): Contrast[] => [
      ...candidates.map((arm): Contrast => ({ rule: 'control', arms: [arm], references: [control, twin], cell })),
      ...bases.flatMap((base): Contrast[] => {
        const head = plan.arms.find((arm) => arm.revision === 'head' && arm.scenario.name === base.scenario.name)
        if (head === undefined) return []
        return [{ rule: 'base', arms: head === control ? [control, twin] : [head], references: [base], cell }]
      }),
    ])
    .filter(({ rule }) => plan.rules.includes(rule))
  const estimated = (some: readonly Slice[]) => {
    const cells = estimate(contrasts, some, plan.startSpread)
    // The mean over a part of the cells is nobody's question.
    return plan.shard === null ? [...cells, ...scenarioMeans(cells)] : cells
  }
  const comparisons = estimated(slices)
  return {
    comparisons,
    undisturbed: quiet.length === slices.length ? comparisons : estimated(quiet),
    missing: missingOf(contrasts, comparisons),
    disturbance: { blocks: disturbance.blocks, disturbed: disturbance.disturbed, dropped: disturbance.dropped },
    twin: estimate(
      plan.cells.map((cell) => ({ rule: 'control', arms: [twin], references: [control], cell })),
      slices,
      plan.startSpread,
    ),
  }
}

/** Huber means of the trials' block log-ratios, variances moderated over all contrasts, random effects over trials. */
function estimate(contrasts: readonly Contrast[], slices: readonly Slice[], starts: StartSpread): Comparison[] {
  const index = indexSlices(slices)
  const measured = contrasts.flatMap((contrast) => {
    const samples = logRatios(index, contrast).filter((ratios) => isSample(ratios))
    const blocks = samples.reduce((sum, sample) => sum + sample.length, 0)
    return blocks > samples.length ? [{ contrast, blocks, trials: samples.length, pooled: pooledHuber(samples) }] : []
  })
  const moderated = moderate(measured.map(({ pooled }) => pooled))
  return measured.map(({ contrast, blocks, trials, pooled }, at) => {
    const { variance, df } = moderated[at] ?? pooled
    const estimates = pooled.fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
    const effect = randomEffects(estimates, df, startsOf(contrast), starts)
    return toComparison(contrast, effect, blocks, trials)
  })
}

/** Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. */
function startsOf({ arms, references }: Contrast): number {
  return 1 / arms.length + 1 / references.length
}

function missingOf(contrasts: readonly Contrast[], found: readonly Comparison[]): Missing[] {
  const key = ({ rule, scenario, workload, threads }: Omit<Missing, 'reference'>) =>
    JSON.stringify([rule, scenario, workload, threads])
  const known = new Set(found.map(key))
  return contrasts
    .map(({ rule, arms, references, cell }) => ({
      rule,
      scenario: arms[0].scenario.name,
      reference: references[0].scenario.name,
      workload: cell.workload.name,
      threads: cell.threads,
    }))
    .filter((contrast) => !known.has(key(contrast)))
}

function moderate(all: readonly Pooled[]): { variance: number; df: number }[] {
  if (all.length < LEAST_MODERATED) return all.map(({ variance, df }) => ({ variance, df }))
  const { variances, priorDf } = moderateVariances(
    all.map(({ variance }) => variance),
    all.map(({ df }) => df),
  )
  return all.map(({ df }, at) => ({ variance: variances[at] ?? 0, df: df + priorDf }))
}

/** A scenario's mean over its cells, where it has several. */
export function scenarioMeans(cells: readonly Comparison[]): Comparison[] {
  const groups = Map.groupBy(cells, ({ rule, scenario }) => `${rule} ${scenario}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined || group.length < 2) return []
    const effect = meanEffect(group.map((each) => each.effect))
    const blocks = group.reduce((sum, each) => sum + each.blocks, 0)
    const trials = Math.max(...group.map((each) => each.trials))
    return [
      { ...first, ...changeOf(effect), scope: 'mean', workload: '*', threads: 0, effect, blocks, trials } as const,
    ]
  })
}

/** Slices by cell, then trial, then block. */
type SliceIndex = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<number, readonly Slice[]>>>

function indexSlices(slices: readonly Slice[]): SliceIndex {
  const index = new Map<string, Map<number, Map<number, Slice[]>>>()
  for (const slice of slices) {
    // A slice that was disturbed from outside has no ratio with its block.
    if (slice.disturbed !== undefined) continue
    const key = `${slice.workload} ${slice.threads}`
    const trials = index.get(key) ?? new Map<number, Map<number, Slice[]>>()
    const blocks = trials.get(slice.trial) ?? new Map<number, Slice[]>()
    const block = blocks.get(slice.block) ?? []
    block.push(slice)
    index.set(key, trials.set(slice.trial, blocks.set(slice.block, block)))
  }
  return index
}

/** Mean ln(QPS of the arms) − mean ln(QPS of the references), block by block, one list a trial. */
function logRatios(index: SliceIndex, { cell, arms, references }: Omit<Contrast, 'rule'>): number[][] {
  const trials = index.get(`${cell.workload.name} ${cell.threads}`) ?? new Map<number, Map<number, Slice[]>>()
  return [...trials.values()].map((blocks) =>
    [...blocks.values()].flatMap((block) => {
      const own = meanLogRate(block, arms)
      const others = meanLogRate(block, references)
      return own === undefined || others === undefined ? [] : [own - others]
    }),
  )
}

/** Undefined where the block lacks one of them. */
function meanLogRate(block: readonly Slice[], arms: readonly ComparedArm[]): number | undefined {
  const rates = arms.map((arm) => logRate(block, arm)).filter((rate) => rate !== undefined)
  return rates.length < arms.length ? undefined : rates.reduce((sum, rate) => sum + rate, 0) / rates.length
}

/** The block log-ratios of one arm in one cell, one list a trial. */
export function logRatiosByTrial(
  slices: readonly Slice[],
  cell: ComparedCell,
  arm: ComparedArm,
  references: readonly [ComparedArm, ...ComparedArm[]],
): number[][] {
  return logRatios(indexSlices(slices), { cell, arms: [arm], references })
}

function logRate(block: readonly Slice[], arm: ComparedArm): number | undefined {
  const slice = block.find(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision)
  // A slice in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm.
  return slice === undefined ? undefined : Math.log(Math.max(0.5, slice.transactions) / slice.seconds)
}

function toComparison(
  { rule, arms, references, cell }: Contrast,
  effect: Effect,
  blocks: number,
  trials: number,
): Comparison {
  return {
    rule,
    scope: 'cell',
    scenario: arms[0].scenario.name,
    reference: references[0].scenario.name,
    workload: cell.workload.name,
    threads: cell.threads,
    effect,
    ...changeOf(effect),
    blocks,
    trials,
  }
}

function changeOf(effect: Effect) {
  const { low, high } = interval(effect, CONFIDENCE)
  return { change: Math.expm1(effect.mean), low: Math.expm1(low), high: Math.expm1(high), confidence: CONFIDENCE }
}
