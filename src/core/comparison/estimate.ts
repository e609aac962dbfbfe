/** The effect of every contrast: Huber means of the trials' block log-ratios, random effects over trials. */
import type { Slice } from '../measurement/measurement.ts'
import { moderateVariances } from '../stats/moderation.ts'
import { randomEffects, type StartSpread } from '../stats/random-effects.ts'
import { isSample, type Pooled, pooledHuber } from '../stats/robust.ts'
import type { Rule } from '../suite/suite.ts'
import { type ContrastSides, indexSlices, logRatios } from './block-ratios.ts'
import { type CellComparison, type ComparedArm, type ComparedCell, changeOf } from './comparison.ts'

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
  const hosts = hostsOf(slices)
  const measured = contrasts.flatMap((contrast) => {
    const samples = logRatios(index, contrast.cell, contrast).filter((ratios) => isSample(ratios))
    const blocks = samples.reduce((sum, sample) => sum + sample.length, 0)
    if (blocks <= samples.length) return []
    const pooled = pooledHuber(samples)
    return [{ contrast, blocks, pooled, variance: pooled.variance, df: pooled.df }]
  })
  return moderated(measured).map(({ contrast, blocks, pooled, variance, df }) => {
    const trials = pooled.fits.map(({ mean, count }) => ({ mean, variance: variance / count }))
    const effect = randomEffects(trials, df, startsOf(contrast, hosts), starts)
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

/**
 * Server starts' worth of variance in a log-ratio: the mean of two starts varies half as much as one. Arms that share a
 * server share its start, which cancels out between them.
 */
function startsOf({ arms, references }: ContrastSides, hosts: ReadonlyMap<string, string>): number {
  const weights = new Map<string, number>()
  const add = (sides: readonly ComparedArm[], sign: number) => {
    for (const arm of sides) {
      const host = hosts.get(armKey(arm.scenario.name, arm.revision)) ?? armKey(arm.scenario.name, arm.revision)
      weights.set(host, (weights.get(host) ?? 0) + sign / sides.length)
    }
  }
  add(arms, 1)
  add(references, -1)
  return [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)
}

/** The servers that arms share, by arm. */
function hostsOf(slices: readonly Slice[]): ReadonlyMap<string, string> {
  return new Map(
    slices.flatMap(({ scenario, revision, host }) =>
      host === undefined ? [] : [[armKey(scenario, revision), `on ${host}`]],
    ),
  )
}

function armKey(scenario: string, revision: string): string {
  return JSON.stringify([scenario, revision])
}

function moderated<T extends Pick<Pooled, 'variance' | 'df'>>(all: readonly T[]): readonly T[] {
  if (all.length < LEAST_MODERATED) return all
  const { moderated: shrunk, priorDf } = moderateVariances(all)
  return shrunk.map((each) => ({ ...each, df: each.df + priorDf }))
}
