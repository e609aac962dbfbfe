/** From slices to log-ratios: what two groups of arms did in the same block, compared. */
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import type { ComparedArm } from './comparison.ts'

/** Arms of one configuration, and the arms that they are compared with. */
export interface ContrastSides {
  readonly arms: readonly [ComparedArm, ...ComparedArm[]]
  readonly references: readonly [ComparedArm, ...ComparedArm[]]
}

/** Log-ratios of blocks, one list a trial. */
export interface BlockRatios {
  /** Those of a block stand together. */
  readonly trials: readonly (readonly number[])[]
  /** How many a block has. */
  readonly width: number
}

/**
 * ln(QPS of an arm) − ln(QPS of a reference), block by block, of every pair of them. Not of their means: a dip that one arm
 * has weighs less in a mean of two, and a robust mean of such lopsided ratios is off, by 0.1 to 0.2 % over recordings and by
 * 1.4 % where every eighth turn has a dip.
 */
export function logRatios(measured: MeasuredBlocks, blocks: readonly Block[], sides: ContrastSides): BlockRatios {
  const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)]
  const trials = new Map<number, number[]>()
  const all = [...arms, ...references]
  for (const { trial, logRates } of blocks) {
    if (all.some((arm) => logRates[arm] === undefined)) continue
    const own = trials.get(trial) ?? []
    if (own.length === 0) trials.set(trial, own)
    for (const arm of arms) for (const other of references) own.push((logRates[arm] ?? 0) - (logRates[other] ?? 0))
  }
  return { trials: [...trials.values()], width: arms.length * references.length }
}

/** −1 where nothing of the arm was measured. */
function numbersOf(measured: MeasuredBlocks, arms: readonly ComparedArm[]): number[] {
  return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1)
}
