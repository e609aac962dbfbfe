/**
 * Log-ratios of the work of two groups of arms, from the same windows of time, so that a slow moment of the machine
 * slows both.
 */
import type { ArmBlocks, Block } from '../measurement/blocks.ts'
import { isSample, median } from '../stats/robust.ts'
import { sum } from '../stats/vectors.ts'
import type { ComparisonArm } from './comparison.ts'
import { memo } from './memo.ts'

/**
 * Arms of one configuration, which are a server and its twin if it has one, and the arms that they are compared with.
 */
export interface ContrastSides {
  readonly arms: readonly [ComparisonArm, ...ComparisonArm[]]
  readonly references: readonly [ComparisonArm, ...ComparisonArm[]]
}

export interface WindowRatios {
  /**
   * Log-ratios of transactions per second of served time, by trial. The `width` ratios of one window are neighbours,
   * because they depend on each other and count as one.
   */
  readonly byTime: readonly (readonly number[])[]
  /**
   * The same per second of CPU time; undefined if CPU time is unknown, or if servers wait for more than their CPUs,
   * because CPU time then says little about QPS.
   */
  readonly byCpu: readonly (readonly number[])[] | undefined
  readonly width: number
  readonly blocks: number
  /**
   * Variance of each trial's mean log-ratio by the Poisson noise of events, for costs that are counts, such as errors.
   */
  readonly countVariances: readonly number[]
}

/**
 * Blocks are joined to windows of this length, because ratios of longer windows vary less: a transaction that one block
 * counts in excess is missing in the next. A trial keeps at least LEAST_WINDOWS windows, or all its blocks if these are
 * fewer.
 */
const WINDOW_SECONDS = 1
const LEAST_WINDOWS = 20

/**
 * ln(QPS of an arm) − ln(QPS of a reference), window by window, for every pair of arm and reference. Arms are not
 * averaged first, because a dip of one arm weighs less in a mean of two, and a robust mean of such skewed ratios is
 * biased: by 0.1 to 0.2% over recorded runs, and by 1.4% where every eighth turn has a dip. The rate of a window is
 * the sum of its transactions divided by the sum of its time.
 */
export function logRatios(measured: ArmBlocks, cell: CellRates, sides: ContrastSides): WindowRatios {
  const [arms, references] = [numbersOf(measured, sides.arms), numbersOf(measured, sides.references)]
  const { blocks, ratesOf } = cell([...arms, ...references])
  const [armRates, referenceRates] = [arms.map(ratesOf), references.map(ratesOf)]
  const all = [...armRates, ...referenceRates]
  // A trial in which no arm completed anything would say that the arms are alike, so it is left out.
  const isWorth = (_: unknown, trial: number) => all.some((rates) => rates.worked[trial])
  const ratiosBy = (clock: Clock) => pairRatios(armRates, referenceRates, clock).filter(isWorth)
  return {
    byTime: ratiosBy('served'),
    byCpu: all.every((rates) => rates.isByCpu) ? ratiosBy('cpu') : undefined,
    width: arms.length * references.length,
    blocks: blocks.length,
    // A getter, because only costs that count events need the variances.
    get countVariances() {
      return variancesOfCounts(armRates, referenceRates).filter(isWorth)
    },
  }
}

function pairRatios(arms: readonly ArmRates[], references: readonly ArmRates[], clock: Clock): readonly number[][] {
  return (arms[0]?.[clock] ?? []).map((windows, trial) => {
    const ratios: number[] = []
    for (let window = 0; window < windows.length; window++) {
      for (const arm of arms) {
        const rate = arm[clock][trial]?.[window] as number
        for (const other of references) ratios.push(rate - (other[clock][trial]?.[window] as number))
      }
    }
    return ratios
  })
}

/**
 * Variance of ln(a/b) for two Poisson rates a and b, by trial. The difference of equal rates has the variance p/n +
 * p/m, where p is the rate of both sides together, and n and m are their transactions. The events behind p count one
 * more, because a rate may be above zero without any event so far. On the scale of logarithms a difference d becomes
 * d/λ, where λ is the logarithmic mean of a and b, so that zero is equally many standard deviations away on both
 * scales, however few events one side has.
 */
function variancesOfCounts(arms: readonly ArmRates[], references: readonly ArmRates[]): readonly number[] {
  const trials = arms[0]?.served.length ?? 0
  return Array.from({ length: trials }, (_, trial) => {
    const [one, other] = [arms, references].map((side) => {
      const total = (field: keyof TrialCount) => sum(side.map(({ counts }) => counts[trial]?.[field] ?? 0))
      return {
        events: total('events'),
        transactions: total('transactions'),
        rate: total('seconds') / total('transactions'),
      }
    }) as [SideCount, SideCount]
    const both = (one.events + other.events + 1) / (one.transactions + other.transactions)
    const variance = both / one.transactions + both / other.transactions
    return variance / logarithmicMean(one.rate, other.rate) ** 2
  })
}

function logarithmicMean(one: number, other: number): number {
  return Math.abs(one - other) < 1e-9 * one ? one : (one - other) / Math.log(one / other)
}

/** Events of an arm in a trial. `seconds` is the amount of the cost, because the cost takes the place of time here. */
interface TrialCount {
  readonly events: number
  readonly transactions: number
  readonly seconds: number
}

interface SideCount extends Omit<TrialCount, 'seconds'> {
  readonly rate: number
}

export type CellRates = ReturnType<typeof cellRates>

/**
 * Rates of a cell's arms in those blocks for which all compared arms have data. Contrasts with the same blocks share
 * the rates, so that the rates of each arm are computed only once.
 */
export function cellRates(all: readonly Block[]) {
  const cache: SharedBlocks[] = []
  return (arms: readonly number[]): SharedBlocks => {
    const isComplete = ({ works }: Block) => arms.every((arm) => works[arm] !== undefined)
    const blocks = all.every(isComplete) ? all : all.filter(isComplete)
    const isSame = ({ blocks: other }: SharedBlocks) =>
      other === blocks || (other.length === blocks.length && other.every((block, nth) => block === blocks[nth]))
    const shared = cache.find(isSame) ?? sharedBlocks(blocks)
    if (!cache.includes(shared)) cache.push(shared)
    return shared
  }
}

/** Seconds by which work is divided to get a rate: time in which clients were served, or CPU time of the server. */
type Clock = 'served' | 'cpu'

interface ArmRates extends Readonly<Record<Clock, readonly (readonly number[])[]>> {
  readonly counts: readonly TrialCount[]
  readonly worked: readonly boolean[]
  /** Whether CPU time may stand for time: all blocks have it, and the server waits for almost nothing but its CPUs. */
  readonly isByCpu: boolean
}

type SharedBlocks = ReturnType<typeof sharedBlocks>

function sharedBlocks(blocks: readonly Block[]) {
  const trials = [...Map.groupBy(blocks, ({ trial }) => trial).values()].map(windowsOf)
  const ratesOf = memo((arm: number): ArmRates => {
    const windows = trials.map((trial) => trial.map((window) => logRate(window, arm)))
    return {
      get counts() {
        return trials.map((trial): TrialCount => {
          const works = trial.flat().flatMap((block) => block.works[arm] ?? [])
          const total = (field: keyof TrialCount) => sum(works.map((work) => work[field] ?? 0))
          return { events: total('events'), transactions: total('transactions'), seconds: total('seconds') }
        })
      },
      worked: trials.map((trial) => trial.flat().some(({ works }) => (works[arm]?.transactions ?? 0) > 0)),
      served: windows.map((trial) => trial.map(({ served }) => served)),
      cpu: windows.map((trial) => trial.map(({ cpu }) => cpu)),
      isByCpu: blocks.every(({ works }) => works[arm]?.computes && works[arm]?.cpuSeconds),
    }
  })
  return { blocks, ratesOf }
}

function windowsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const steps = blocks.slice(1).map(({ at }, index) => at - (blocks[index]?.at ?? 0))
  const inSecond = isSample(steps) ? WINDOW_SECONDS / Math.max(1e-3, median(steps)) : 1
  const size = Math.max(1, Math.min(Math.round(inSecond), Math.floor(blocks.length / LEAST_WINDOWS)))
  const many = Math.floor(blocks.length / size)
  const from = (nth: number) => Math.round((nth * blocks.length) / many)
  return Array.from({ length: many }, (_, nth) => blocks.slice(from(nth), from(nth + 1)))
}

/**
 * ln of a window's rate by each clock. A window without any transaction is the slowest of all and must not be left out.
 * It counts half a transaction, because zero has no logarithm. A block in which no transaction ended adds no time,
 * because latencies are counted when a transaction ends, in a later block.
 */
function logRate(window: readonly Block[], arm: number): Readonly<Record<Clock, number>> {
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
  const done = Math.max(0.5, transactions)
  return { served: Math.log(done / seconds), cpu: Math.log(done / cpu) }
}

/** Numbers of arms in the blocks; −1 for an arm of which nothing was measured. */
export function numbersOf(measured: ArmBlocks, arms: readonly ComparisonArm[]): number[] {
  return arms.map(({ scenario: { name }, revision }) => measured.arm(name, revision)?.number ?? -1)
}
