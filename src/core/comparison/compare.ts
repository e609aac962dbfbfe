/** Statistics of the run: changes with intervals. Knows no tolerances. */
import { type Line, type Slice, slicesOf } from '../measurement/measurement.ts'
import type { Revision } from '../plan/plan.ts'
import { moderateVariances } from '../stats/moderation.ts'
import { DEFAULT_START_SPREAD, type Effect, interval, meanEffect, randomEffects } from '../stats/random-effects.ts'
import { isSample, type Pooled, pooledHuber } from '../stats/robust.ts'
import type { Rule } from '../suite/suite.ts'

export const CONFIDENCE = 0.95
/** Variances are moderated across comparisons from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4
/** Server starts' worth of variance in an arm's log-ratio: one, plus that of its reference. */
const STARTS_AGAINST_ONE = 2
const STARTS_AGAINST_TWO = 1.5

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
  /** The twin against the control: the run's own A/A check. */
  readonly twin: readonly Comparison[]
  /** What was planned and has too few blocks to be compared; nothing may pass while this is not empty. */
  readonly missing: readonly Missing[]
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
  readonly arms: readonly [ComparedArm, ComparedArm, ...ComparedArm[]]
  readonly cells: readonly ComparedCell[]
}

/** An arm in a cell, with what it is compared with. */
interface Contrast {
  readonly rule: Rule
  readonly arm: ComparedArm
  readonly references: readonly ComparedArm[]
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
    heads.slice(0, at).map((other) => ({
      rule: 'control' as const,
      arm,
      // The control's twin knows as much of the control as the control itself.
      references: other === control ? [control, twin] : [other],
      cell,
    })),
  )
  const effects = new Map(
    estimate(pairs, slicesOf(lines)).map(({ scenario, reference, effect }) => [
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

/** @param trial only this trial's slices; default: all */
export function compare(plan: ComparedPlan, lines: readonly Line[], trial?: number): Compared {
  const slices = slicesOf(lines).filter((slice) => trial === undefined || slice.trial === trial)
  const [control, twin] = plan.arms
  const candidates = plan.arms.filter((arm) => arm.role === 'candidate' && arm.revision === 'head')
  const bases = plan.arms.filter((arm) => arm.revision === 'base')
  const contrasts = plan.cells.flatMap((cell): Contrast[] => [
    ...candidates.map((arm) => ({ rule: 'control' as const, arm, references: [control, twin], cell })),
    ...bases.flatMap((base) => {
      const head = plan.arms.find((arm) => arm.revision === 'head' && arm.scenario.name === base.scenario.name)
      return head === undefined ? [] : [{ rule: 'base' as const, arm: head, references: [base], cell }]
    }),
  ])
  const cells = estimate(contrasts, slices)
  return {
    comparisons: [...cells, ...means(cells)],
    missing: missingOf(contrasts, cells),
    twin: estimate(
      plan.cells.map((cell) => ({ rule: 'control', arm: twin, references: [control], cell })),
      slices,
    ),
  }
}

/** Huber means of the trials' block log-ratios, variances moderated over all contrasts, random effects over trials. */
function estimate(contrasts: readonly Contrast[], slices: readonly Slice[]): Comparison[] {
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
    const starts = contrast.references.length === 1 ? STARTS_AGAINST_ONE : STARTS_AGAINST_TWO
    const effect = randomEffects(estimates, df, starts, DEFAULT_START_SPREAD)
    return toComparison(contrast, effect, blocks, trials)
  })
}

function missingOf(contrasts: readonly Contrast[], found: readonly Comparison[]): Missing[] {
  const key = ({ rule, scenario, workload, threads }: Omit<Missing, 'reference'>) =>
    JSON.stringify([rule, scenario, workload, threads])
  const known = new Set(found.map(key))
  return contrasts
    .map(({ rule, arm, references, cell }) => ({
      rule,
      scenario: arm.scenario.name,
      reference: references[0]?.scenario.name ?? '',
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
function means(cells: readonly Comparison[]): Comparison[] {
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

/** ln(QPS of the arm) − mean ln(QPS of the references), block by block, one list a trial. */
function logRatios(index: SliceIndex, { cell, arm, references }: Omit<Contrast, 'rule'>): number[][] {
  const trials = index.get(`${cell.workload.name} ${cell.threads}`) ?? new Map<number, Map<number, Slice[]>>()
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

/** The block log-ratios of one arm in one cell, one list a trial. */
export function logRatiosByTrial(
  slices: readonly Slice[],
  cell: ComparedCell,
  arm: ComparedArm,
  references: readonly ComparedArm[],
): number[][] {
  return logRatios(indexSlices(slices), { cell, arm, references })
}

function logRate(block: readonly Slice[], arm: ComparedArm): number | undefined {
  const slice = block.find(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision)
  // A slice in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm.
  return slice === undefined ? undefined : Math.log(Math.max(0.5, slice.transactions) / slice.seconds)
}

function toComparison(
  { rule, arm, references, cell }: Contrast,
  effect: Effect,
  blocks: number,
  trials: number,
): Comparison {
  return {
    rule,
    scope: 'cell',
    scenario: arm.scenario.name,
    reference: references[0]?.scenario.name ?? '',
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
