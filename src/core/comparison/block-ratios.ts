/** From blocks to log-ratios: what two groups of arms did in the same windows of time, compared. */
import type { ArmBlocks, Block } from '../measurement/blocks.ts'
import { isSample, median } from '../stats/robust.ts'
import type { ComparedArm } from './comparison.ts'

/** Arms of one configuration, and the arms that they are compared with. */
export interface ContrastSides {
  readonly arms: readonly [ComparedArm, ...ComparedArm[]]
  readonly references: readonly [ComparedArm, ...ComparedArm[]]
}

/** Log-ratios of windows, one list a trial. */
export interface WindowRatios {
  /** ln of transactions per second that the clients were served; those of a window stand together. */
  readonly byTime: readonly (readonly number[])[]
  /** ln of transactions per second of CPU time; undefined where it is not known, or servers wait for other things as well. */
  readonly byCpu: readonly (readonly number[])[] | undefined
  /** How many a window has. */
  readonly width: number
  /** Blocks that were compared, over all trials. */
  readonly blocks: number
}

/**
 * Blocks are joined to windows of about a second: what an arm gets too much in a block it gets too little in the next, so
 * that longer windows vary less than their blocks. There are at least so many of a trial, or as many as it has blocks.
 */
const WINDOW_SECONDS = 1
const LEAST_WINDOWS = 20

/**
 * ln(QPS of an arm) − ln(QPS of a reference), window by window, of every pair of them. Not of their means: a dip that one
 * arm has weighs less in a mean of two, and a robust mean of such lopsided ratios is off, by 0.1 to 0.2 % over recordings and
 * by 1.4 % where every eighth turn has a dip. A window's rate is the ratio of its sums.
 */
export function logRatios(measured: ArmBlocks, blocks: readonly Block[], sides: ContrastSides): WindowRatios {
  const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)]
  const all = [...arms, ...references]
  const compared = blocks.filter(({ works }) => all.every((arm) => works[arm] !== undefined))
  const trials = [...Map.groupBy(compared, ({ trial }) => trial).values()]
  const windows = trials.map(windowsOf)
  const ratios = (clock: Clock) =>
    windows.map((own) =>
      own.flatMap((window) => {
        const rates = references.map((arm) => logRate(window, arm, clock))
        return arms.map((arm) => logRate(window, arm, clock)).flatMap((rate) => rates.map((other) => rate - other))
      }),
    )
  const isByCpu = compared.every(({ works }) => all.every((arm) => works[arm]?.computes && works[arm]?.cpuSeconds))
  return {
    byTime: ratios('served'),
    byCpu: isByCpu ? ratios('cpu') : undefined,
    width: arms.length * references.length,
    blocks: compared.length,
  }
}

/** Neighbouring blocks of a trial, in windows of nearly equally many. */
function windowsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const steps = blocks.slice(1).map(({ at }, index) => at - (blocks[index]?.at ?? 0))
  const inSecond = isSample(steps) ? WINDOW_SECONDS / Math.max(1e-3, median(steps)) : 1
  const size = Math.max(1, Math.min(Math.round(inSecond), Math.floor(blocks.length / LEAST_WINDOWS)))
  const many = Math.floor(blocks.length / size)
  const from = (nth: number) => Math.round((nth * blocks.length) / many)
  return Array.from({ length: many }, (_, nth) => blocks.slice(from(nth), from(nth + 1)))
}

/** Whose seconds a rate is by: those that clients were served, or those of the server's CPU time. */
type Clock = 'served' | 'cpu'

/**
 * A window in which nothing was done is the slowest of all, not one to leave out; half a transaction has a logarithm.
 * Latencies count when a transaction ends: time of a block in which none did is in that of the next.
 */
function logRate(window: readonly Block[], arm: number, clock: Clock): number {
  let transactions = 0
  let served = 0
  let idle = 0
  let cpu = 0
  for (const { works } of window) {
    const work = works[arm]
    if (work === undefined) continue
    transactions += work.transactions
    cpu += work.cpuSeconds ?? 0
    if (work.transactions > 0) served += work.seconds
    else idle += work.seconds
  }
  const seconds = transactions > 0 ? served : idle
  return Math.log(Math.max(0.5, transactions) / (clock === 'cpu' ? cpu : seconds))
}

/** −1 where nothing of the arm was measured. */
export function numbersOf(measured: ArmBlocks, arms: readonly ComparedArm[]): number[] {
  return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1)
}
