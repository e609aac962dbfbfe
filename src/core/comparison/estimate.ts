/** The effect of every contrast: Huber means of the trials' block log-ratios, random effects over trials. */
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import { moderateVariances } from '../stats/moderation.ts'
import { randomEffects, type StartSpread } from '../stats/random-effects.ts'
import { isSample, type Pooled, pooledHuber } from '../stats/robust.ts'
import type { Rule } from '../suite/suite.ts'
import { type ContrastSides, logRatios } from './block-ratios.ts'
import { type CellComparison, type ComparedArm, type ComparedCell, type ContrastName, changeOf } from './comparison.ts'

/** Variances are moderated across contrasts from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4

/** What is compared with what, in which cell. */
export interface Contrast extends ContrastSides {
  readonly rule: Rule
  readonly cell: ComparedCell
}

/** What is compared, of all that was measured. */
export interface Compared {
  readonly measured: MeasuredBlocks
  readonly isCompared: (block: Block) => boolean
  /** Whether the effect of a contrast is asked for; default: of all. */
  readonly isAsked?: ((name: ContrastName) => boolean) | undefined
}

/** The effect of a contrast, without what is only shown of it. */
export type ContrastEffect = ContrastName & Pick<CellComparison, 'scope' | 'effect' | 'blocks' | 'trials'>

/** The contrasts that have blocks enough: two in one of their trials. */
export function estimate(contrasts: readonly Contrast[], compared: Compared, starts: StartSpread): CellComparison[] {
  return estimateEffects(contrasts, compared, starts).map((found) => ({ ...found, ...changeOf(found.effect) }))
}

/** Their effects alone, which takes half the time. */
export function estimateEffects(
  contrasts: readonly Contrast[],
  { measured, isCompared, isAsked = () => true }: Compared,
  starts: StartSpread,
): ContrastEffect[] {
  const blocksOf = blockFinder(measured, isCompared)
  const asked = new Set(contrasts.filter((contrast) => isAsked(nameOf(contrast))))
  // So few are never moderated: then the others say nothing of those that are asked for.
  const needed = contrasts.length < LEAST_MODERATED ? contrasts.filter((contrast) => asked.has(contrast)) : contrasts
  const estimated = needed.flatMap((contrast) => {
    const { trials, width } = logRatios(measured, blocksOf(contrast.cell), contrast)
    const samples = trials.filter((ratios) => isSample(ratios))
    const blocks = samples.reduce((sum, sample) => sum + sample.length / width, 0)
    if (blocks <= samples.length) return []
    const pooled = pooledHuber(samples, width)
    return [{ contrast, blocks, pooled, variance: pooled.variance, df: pooled.df }]
  })
  return moderated(estimated).flatMap(({ contrast, blocks, pooled, variance, df }) => {
    if (!asked.has(contrast)) return []
    const trials = pooled.fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
    const effect = randomEffects(trials, df, startsOf(contrast, measured), starts)
    return [{ ...nameOf(contrast), scope: 'cell', effect, blocks, trials: trials.length } as const]
  })
}

/** Blocks of a cell, found once for all of its contrasts. */
function blockFinder(measured: MeasuredBlocks, isCompared: Compared['isCompared']) {
  const found = new Map<ComparedCell, readonly Block[]>()
  return (cell: ComparedCell) => {
    const { workload, threads } = cell
    const blocks = found.get(cell) ?? measured.blocksIn({ workload: workload.name, threads }).filter(isCompared)
    found.set(cell, blocks)
    return blocks
  }
}

export function nameOf({ rule, arms, references, cell }: Contrast): ContrastName {
  const [{ scenario }] = arms
  const [{ scenario: reference }] = references
  return {
    rule,
    scenario: scenario.name,
    reference: reference.name,
    workload: cell.workload.name,
    threads: cell.threads,
  }
}

/**
 * Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. Arms that share a
 * server share its start, which cancels out between them.
 */
function startsOf({ arms, references }: ContrastSides, measured: MeasuredBlocks): number {
  const weights = new Map<string, number>()
  const add = (sides: readonly ComparedArm[], sign: number) => {
    for (const arm of sides) {
      const host = hostOf(arm, measured)
      weights.set(host, (weights.get(host) ?? 0) + sign / sides.length)
    }
  }
  add(arms, 1)
  add(references, -1)
  return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)
}

/** The server that the arm shares, else one of its own. */
function hostOf({ scenario: { name }, revision }: ComparedArm, measured: MeasuredBlocks): string {
  const shared = measured.arm(name, revision)?.host
  return shared === undefined ? JSON.stringify([name, revision]) : `on ${shared}`
}

function moderated<T extends Pick<Pooled, 'variance' | 'df'>>(all: readonly T[]): readonly T[] {
  if (all.length < LEAST_MODERATED) return all
  const { moderated: shrunk, priorDf } = moderateVariances(all)
  return shrunk.map((each) => ({ ...each, df: each.df + priorDf }))
}
