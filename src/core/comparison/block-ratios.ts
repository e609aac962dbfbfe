/** From slices to log-ratios: what two groups of arms did in the same block, compared. */
import type { Slice } from '../measurement/measurement.ts'
import type { ComparedArm, ComparedCell } from './comparison.ts'

/** Arms of one configuration, and the arms that they are compared with. */
export interface ContrastSides {
  readonly arms: readonly [ComparedArm, ...ComparedArm[]]
  readonly references: readonly [ComparedArm, ...ComparedArm[]]
}

/** Slices by cell, then trial, then block. */
export type SliceIndex = ReadonlyMap<string, ReadonlyMap<number, ReadonlyMap<number, readonly Slice[]>>>

export function indexSlices(slices: readonly Slice[]): SliceIndex {
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
export function logRatios(index: SliceIndex, { workload, threads }: ComparedCell, sides: ContrastSides): number[][] {
  const trials = index.get(`${workload.name} ${threads}`) ?? new Map<number, Map<number, Slice[]>>()
  return [...trials.values()].map((blocks) => [...blocks.values()].flatMap((block) => logRatio(block, sides)))
}

/** Nothing where the block lacks one of the arms. */
function logRatio(block: readonly Slice[], { arms, references }: ContrastSides): number[] {
  const [own, others] = [meanLogRate(block, arms), meanLogRate(block, references)]
  return own === undefined || others === undefined ? [] : [own - others]
}

function meanLogRate(block: readonly Slice[], arms: readonly ComparedArm[]): number | undefined {
  const rates = arms.map((arm) => logRate(block, arm)).filter((rate) => rate !== undefined)
  return rates.length < arms.length ? undefined : rates.reduce((sum, rate) => sum + rate, 0) / rates.length
}

function logRate(block: readonly Slice[], arm: ComparedArm): number | undefined {
  const slice = block.find(({ scenario, revision }) => scenario === arm.scenario.name && revision === arm.revision)
  // A slice in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm.
  return slice === undefined ? undefined : Math.log(Math.max(0.5, slice.transactions) / slice.seconds)
}
