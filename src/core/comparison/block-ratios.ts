/** From slices to log-ratios: what two groups of arms did in the same block, compared. */
import type { Block, MeasuredBlocks } from '../measurement/blocks.ts'
import type { ComparedArm } from './comparison.ts'

/** Arms of one configuration, and the arms that they are compared with. */
export interface ContrastSides {
  readonly arms: readonly [ComparedArm, ...ComparedArm[]]
  readonly references: readonly [ComparedArm, ...ComparedArm[]]
}

/** Mean ln(QPS of the arms) − mean ln(QPS of the references), block by block, one list a trial. */
export function logRatios(measured: MeasuredBlocks, blocks: readonly Block[], sides: ContrastSides): number[][] {
  const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)]
  const trials = new Map<number, number[]>()
  for (const { trial, logRates } of blocks) {
    const ratio = meanOf(logRates, arms) - meanOf(logRates, references)
    if (Number.isNaN(ratio)) continue
    const own = trials.get(trial)
    if (own === undefined) trials.set(trial, [ratio])
    else own.push(ratio)
  }
  return [...trials.values()]
}

/** −1 where nothing of the arm was measured. */
function numbersOf(measured: MeasuredBlocks, arms: readonly ComparedArm[]): number[] {
  return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1)
}

/** Not a number where the block lacks one of the arms. */
function meanOf(logRates: Block['logRates'], arms: readonly number[]): number {
  let sum = 0
  for (const arm of arms) sum += logRates[arm] ?? Number.NaN
  return sum / arms.length
}
