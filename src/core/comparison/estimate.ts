/** The effect of every contrast: Huber means of the trials' block log-ratios, random effects over trials. */
import type { Slice } from '../measurement/measurement.ts'
import { moderateVariances } from '../stats/moderation.ts'
import { randomEffects, type StartSpread } from '../stats/random-effects.ts'
import { isSample, type Pooled, pooledHuber } from '../stats/robust.ts'
import type { Rule } from '../suite/suite.ts'
import { type ContrastSides, indexSlices, logRatios } from './block-ratios.ts'
import { type CellComparison, type ComparedCell, changeOf } from './comparison.ts'

/** Variances are moderated across contrasts from this many on; fewer say too little of each other. */
const LEAST_MODERATED = 4

/** What is compared with what, in which cell. */
export interface Contrast extends ContrastSides {
  readonly rule: Rule
  readonly cell: ComparedCell
}

/** The contrasts that have blocks enough: two in one of their trials. */
export function estimate(
  contrasts: readonly Contrast[],
  slices: readonly Slice[],
  starts: StartSpread,
): CellComparison[] {
  const index = indexSlices(slices)
  const measured = contrasts.flatMap((contrast) => {
    const samples = logRatios(index, contrast.cell, contrast).filter((ratios) => isSample(ratios))
    const blocks = samples.reduce((sum, sample) => sum + sample.length, 0)
    if (blocks <= samples.length) return []
    const pooled = pooledHuber(samples)
    return [{ contrast, blocks, pooled, variance: pooled.variance, df: pooled.df }]
  })
  return moderated(measured).map(({ contrast, blocks, pooled, variance, df }) => {
    const trials = pooled.fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
    const effect = randomEffects(trials, df, startsOf(contrast), starts)
    return { ...nameOf(contrast), scope: 'cell', effect, ...changeOf(effect), blocks, trials: trials.length } as const
  })
}

export function nameOf({ rule, arms, references, cell }: Contrast) {
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

/** Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. */
function startsOf({ arms, references }: ContrastSides): number {
  return 1 / arms.length + 1 / references.length
}

function moderated<T extends Pick<Pooled, 'variance' | 'df'>>(all: readonly T[]): readonly T[] {
  if (all.length < LEAST_MODERATED) return all
  const { moderated: shrunk, priorDf } = moderateVariances(all)
  return shrunk.map((each) => ({ ...each, df: each.df + priorDf }))
}
