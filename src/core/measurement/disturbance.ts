/**
 * Finds blocks that the machine disturbed. Probes between the blocks, while servers and sysbench rest, show this by the
 * time of a fixed piece of work, and by the CPU time that the hypervisor took away. The measured work of a block is not
 * looked at, so that leaving the block out favours no arm.
 */
import { z } from 'zod'
import { isSample, median, type Sample } from '../stats/robust.ts'
import type { Block, CellBlocks } from './blocks.ts'
import type { ProbeLine } from './measurement.ts'

/** Smallest deviation from the run's median time, as a share, at which a probe shows a disturbance. */
const LEAST_DEVIATION = 0.08
/**
 * The same in median absolute deviations. The larger of the two decides; it is this one in runs whose probes vary more.
 */
const DEVIATIONS = 4
/** Minimum number of probes from which the usual time is known. With fewer, no probe counts as disturbed. */
const LEAST_PROBES = 8
/** Largest share of CPU time since the previous probe that the hypervisor may take. */
const MOST_STOLEN = 0.05
/** Largest share of a cell's blocks that is left out: beyond it, the disturbance is the machine's normal state. */
const MOST_DROPPED = 0.2
/** Share of disturbed blocks above which a regression counts only if the other blocks alone show it. */
const MOST_DISTURBED = 0.5

/** Numbers of blocks, by what the probes around them showed; all 0 without probes. */
export const disturbanceSchema = z.object({
  blocks: z.int().nonnegative(),
  /** Blocks next to a probe that showed a disturbance. */
  disturbed: z.int().nonnegative(),
  dropped: z.int().nonnegative(),
})

export type Disturbance = z.infer<typeof disturbanceSchema>

interface DisturbanceCount {
  readonly blocks: number
  readonly disturbed: number
}

/** Whether the machine was too noisy to believe a regression that only all blocks together show. */
export function isTooDisturbed({ blocks, disturbed }: DisturbanceCount): boolean {
  return disturbed > MOST_DISTURBED * blocks
}

/** @param cells all cells that a run has measured so far; without probes nothing counts as disturbed */
export function findDisturbance(cells: readonly CellBlocks[]) {
  const probes = cells.flatMap((cell) => cell.probes)
  const core = deviation(probes.map(({ coreMicros }) => coreMicros))
  const memory = deviation(probes.map(({ memoryMicros }) => memoryMicros))
  const severityOf = ({ coreMicros, memoryMicros, stolen }: ProbeLine) =>
    Math.max(core(coreMicros), memory(memoryMicros), (stolen ?? 0) / MOST_STOLEN)
  let blocks = 0
  const disturbed = new Set<Block>()
  const dropped = new Set<Block>()
  for (const cell of cells) {
    const probed = probedBlocks(cell, severityOf)
    const noisy = probed.filter(({ severity }) => severity > 1)
    const worst = noisy.toSorted((left, right) => right.severity - left.severity)
    blocks += probed.length
    for (const { block } of noisy) disturbed.add(block)
    for (const { block } of worst.slice(0, Math.floor(MOST_DROPPED * probed.length))) dropped.add(block)
  }
  return {
    blocks,
    disturbed: disturbed.size,
    dropped: dropped.size,
    isDisturbed: (block: Block) => disturbed.has(block),
    isDropped: (block: Block) => dropped.has(block),
  }
}

/** Blocks with their severity: the larger one of the probes before and after. Above 1 a block counts as disturbed. */
function probedBlocks({ blocks, probes }: CellBlocks, severityOf: (probe: ProbeLine) => number) {
  const ofTrials = Map.groupBy(probes, ({ trial }) => trial)
  return blocks.flatMap((block) => {
    const inTrial = ofTrials.get(block.trial) ?? []
    const after = inTrial.findIndex((probe) => probe.block > block.block)
    const around = after < 0 ? inTrial.slice(-1) : inTrial.slice(Math.max(0, after - 1), after + 1)
    return around.length === 0 ? [] : [{ block, severity: Math.max(...around.map(severityOf)) }]
  })
}

/** Distance from the median, in units of the tolerated deviation; 0 if there are too few values to know it. */
function deviation(values: readonly number[]): (value: number) => number {
  if (!isSample(values) || values.length < LEAST_PROBES) return () => 0
  const center = median(values)
  const spread = median(values.map((value) => Math.abs(value - center)) as unknown as Sample)
  const limit = Math.max(LEAST_DEVIATION * center, DEVIATIONS * spread)
  return (value) => (limit === 0 ? 0 : Math.abs(value - center) / limit)
}
