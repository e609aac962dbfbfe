/**
 * Blocks that the machine disturbed, as probes between the blocks tell, while nothing of ours runs, and the time that the
 * hypervisor took away. What a block measured never enters, so leaving it out favours no arm.
 */
import { isSample, median, type Sample } from '../stats/robust.ts'
import { type Line, type ProbeLine, probesOf, type Slice, slicesOf } from './measurement.ts'

/** A probe that took so much longer or shorter than the run's median, as a share, saw a disturbance. */
const LEAST_DEVIATION = 0.08
/** Or so many median absolute deviations, where probes of the run vary more. */
const DEVIATIONS = 4
/** Probes that are needed to say what is usual. */
const LEAST_PROBES = 8
/** Share of the CPUs' time since the probe before. */
const MOST_STOLEN = 0.05
/** More than this share of a cell's blocks is never left out: then the disturbance is what the machine is like. */
const MOST_DROPPED = 0.2
/** Share of disturbed blocks above which a run calls a regression only what the others show by themselves. */
const MOST_DISTURBED = 0.5

export interface Disturbance {
  /** Probed blocks of the run. */
  readonly blocks: number
  /** Blocks next to a probe that saw a disturbance. */
  readonly disturbed: number
  /** Blocks that are left out of all comparisons. */
  readonly dropped: number
}

export type BlockKey = Pick<Slice, 'trial' | 'workload' | 'threads' | 'block'>

export interface FoundDisturbance extends Disturbance {
  isDisturbed(block: BlockKey): boolean
  isDropped(block: BlockKey): boolean
}

interface ProbedBlock {
  readonly key: string
  readonly cell: string
  /** 1 is the limit from which on it counts as disturbed. */
  readonly severity: number
}

/** Whether the machine was too restless for a regression to be believed on all blocks together. */
export function isTooDisturbed({ blocks, disturbed }: Pick<Disturbance, 'blocks' | 'disturbed'>): boolean {
  return disturbed > MOST_DISTURBED * blocks
}

/** @param lines all that a run has measured so far; without probes nothing is disturbed */
export function findDisturbance(lines: readonly Line[]): FoundDisturbance {
  const blocks = probedBlocks(lines)
  const disturbed = blocks.filter(({ severity }) => severity > 1)
  const keys = new Set(disturbed.map(({ key }) => key))
  const cells = Map.groupBy(blocks, ({ cell }) => cell)
  const dropped = new Set(
    [...Map.groupBy(disturbed, ({ cell }) => cell)].flatMap(([cell, found]) => {
      const most = Math.floor(MOST_DROPPED * (cells.get(cell)?.length ?? 0))
      const worst = found.toSorted((left, right) => right.severity - left.severity)
      return worst.slice(0, most).map(({ key }) => key)
    }),
  )
  return {
    blocks: blocks.length,
    disturbed: disturbed.length,
    dropped: dropped.size,
    isDisturbed: (block) => keys.size > 0 && keys.has(keyOf(block)),
    isDropped: (block) => dropped.size > 0 && dropped.has(keyOf(block)),
  }
}

/** A block is judged by the probes before and after it, where there are any. */
function probedBlocks(lines: readonly Line[]): ProbedBlock[] {
  const probes = probesOf(lines)
  const severityOf = severities(probes)
  const byCell = Map.groupBy(probes, cellKeyOf)
  const seen = new Map(slicesOf(lines).map((slice) => [keyOf(slice), slice]))
  return [...seen].flatMap(([key, slice]) => {
    const own = byCell.get(cellKeyOf(slice)) ?? []
    const after = own.findIndex(({ block }) => block > slice.block)
    const around = after < 0 ? own.slice(-1) : own.slice(Math.max(0, after - 1), after + 1)
    if (around.length === 0) return []
    const cell = JSON.stringify([slice.workload, slice.threads])
    return [{ key, cell, severity: Math.max(...around.map(severityOf)) }]
  })
}

function severities(probes: readonly ProbeLine[]): (probe: ProbeLine) => number {
  const core = deviation(probes.map(({ coreMicros }) => coreMicros))
  const memory = deviation(probes.map(({ memoryMicros }) => memoryMicros))
  return ({ coreMicros, memoryMicros, stolen }) =>
    Math.max(core(coreMicros), memory(memoryMicros), (stolen ?? 0) / MOST_STOLEN)
}

/** How far a value is from the median, in units of what is tolerated. */
function deviation(values: readonly number[]): (value: number) => number {
  if (!isSample(values) || values.length < LEAST_PROBES) return () => 0
  const center = median(values)
  const spread = median(values.map((value) => Math.abs(value - center)) as unknown as Sample)
  const limit = Math.max(LEAST_DEVIATION * center, DEVIATIONS * spread)
  return (value) => (limit === 0 ? 0 : Math.abs(value - center) / limit)
}

function cellKeyOf({ trial, workload, threads }: Omit<BlockKey, 'block'>): string {
  return JSON.stringify([trial, workload, threads])
}

function keyOf({ trial, workload, threads, block }: BlockKey): string {
  return JSON.stringify([trial, workload, threads, block])
}
