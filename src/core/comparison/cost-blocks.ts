/** What transactions cost beside time: blocks in which it stands for their time, so that it is compared as that is. */
import type { ArmBlocks, Block, BlockWork, MeasuredBlocks, TrialWork } from '../measurement/blocks.ts'
import { quantileMs } from '../measurement/latency.ts'
import type { CellKey, Cost } from '../names.ts'
import type { StartSpread } from '../stats/random-effects.ts'
import { sum } from '../stats/vectors.ts'
import type { Compared } from './estimate.ts'
import { joinedWith, timedBlock } from './joined-blocks.ts'

interface Costing {
  /** As much for each transaction is as good as nothing. */
  readonly least?: number
  /** What starts alone move of its logarithm, see StartSpread; default: as much as of QPS. */
  readonly startSpread?: StartSpread
}

/** Known block by block. */
interface ByBlock extends Costing {
  readonly unit: 'block'
  /** Undefined where it is not known. */
  readonly amountOf: (work: BlockWork) => number | undefined
  /** Whether it comes in bursts, as pages do that are written later: then blocks are joined to a few of each trial. */
  readonly isBursty?: true
}

/** What of a trial is known of an arm. */
type TrialAmount = (work: TrialWork) => number | undefined

/** Known of a whole trial, which is the unit then: the spread of trials and of equal servers tells its noise. */
interface ByTrial extends Costing {
  readonly unit: 'trial'
  readonly amountOf: TrialAmount
  /** Whether it is no sum over transactions but is what it is, such as the memory. */
  readonly isLevel?: true
}

/** Standard deviations are as wide as equal servers were seen to differ, and as weak as those of QPS. */
const COSTING: Readonly<Record<Cost, ByBlock | ByTrial>> = {
  cpu: { unit: 'block', amountOf: ({ cpuSeconds }) => cpuSeconds },
  written: { unit: 'block', ...storage(1) },
  read: { unit: 'block', ...storage(0) },
  switches: { unit: 'trial', amountOf: ({ costs }) => costs?.switches, least: 0.1, startSpread: { sd: 0.05, df: 3 } },
  fsyncs: { unit: 'trial', amountOf: ({ costs }) => costs?.fsyncs, least: 0.001, startSpread: { sd: 0.05, df: 3 } },
  network: { unit: 'trial', amountOf: ({ costs }) => costs?.networkBytes, least: 1 },
  memory: {
    ...({ unit: 'trial', isLevel: true, startSpread: { sd: 0.03, df: 3 } } as const),
    amountOf: (({ costs }) => costs?.residentBytes) satisfies TrialAmount,
  },
  p50: latency(0.5, 0.03),
  p95: latency(0.95, 0.05),
  p99: latency(0.99, 0.05),
}

function storage(at: 0 | 1): Omit<ByBlock, 'unit'> {
  return { amountOf: (work) => work.storage?.[at], isBursty: true, least: 64, startSpread: { sd: 0.05, df: 3 } }
}

function latency(share: number, sd: number): ByTrial {
  return {
    ...({ unit: 'trial', isLevel: true, startSpread: { sd, df: 3 } } as const),
    amountOf: (work) => (work.latency.length === 0 ? undefined : quantileMs(work.latency, share)),
  }
}

/** Whether it is only known once a cell is over. */
export function isOfTrials(cost: Cost): boolean {
  return COSTING[cost].unit === 'trial'
}

/** How much starts alone move it; undefined: as much as QPS. */
export function startSpreadOf(cost: Cost): StartSpread | undefined {
  return COSTING[cost].startSpread
}

/** Joined blocks of a trial, at most, and the time that clients were served in each, at least. */
const MOST_PARTS = 6
const LEAST_SECONDS = 1

/** What arms did, with what it cost in the place of its time. Servers that several arms share tell of none what it costs. */
export function blocksOfCost(measured: MeasuredBlocks, isCompared: Compared['isCompared'], cost: Cost): ArmBlocks {
  return {
    arm: (scenario, revision) => measured.arm(scenario, revision),
    blocksIn: (cell) => {
      const blocks = measured.blocksIn(cell).filter(isCompared)
      const trials = [...Map.groupBy(blocks, ({ trial }) => trial).values()]
      const costing = COSTING[cost]
      const own = trials.flatMap((trial) =>
        costing.unit === 'block' ? partsOf(trial, costing) : wholeTrial(measured, cell, trial, costing),
      )
      return own.map(timedBlock)
    },
  }
}

/** @param blocks those of one trial */
function partsOf(blocks: readonly Block[], costing: ByBlock): readonly Block[] {
  const costed = blocks.map(
    ({ works, ...block }): Block => ({ ...block, works: works.map((work) => costedWork(work, costing)) }),
  )
  const parts = costing.isBursty === true ? burstParts(blocks) : blocks.length
  if (parts === 0) return []
  return Array.from({ length: parts }, (_, nth) => {
    const from = (part: number) => Math.round((part * costed.length) / parts)
    return costed.slice(from(nth), from(nth + 1)).reduce(joinedWith)
  }).map((block) => ({ ...block, works: block.works.map((work) => worthwhile(work, costing)) }))
}

/** In how many parts a trial is taken; none where it is too short for two. */
function burstParts(blocks: readonly Block[]): number {
  const served = Math.min(...armsOf(blocks).map((arm) => sum(blocks.map(({ works }) => works[arm]?.seconds ?? 0))))
  const parts = Math.min(MOST_PARTS, Math.floor(served / LEAST_SECONDS), blocks.length)
  return parts < 2 ? 0 : parts
}

function armsOf(blocks: readonly Block[]): number[] {
  return [...new Set(blocks.flatMap(({ works }) => works.flatMap((work, arm) => (work === undefined ? [] : [arm]))))]
}

function costedWork(work: BlockWork | undefined, { amountOf }: ByBlock): BlockWork | undefined {
  const amount = work && amountOf(work)
  return work && amount !== undefined ? { transactions: work.transactions, seconds: amount } : undefined
}

/** @param work of which seconds stand for the amount */
function worthwhile(work: BlockWork | undefined, { least = 0 }: Costing): BlockWork | undefined {
  return work && { ...work, seconds: Math.max(work.seconds, least * work.transactions) }
}

/** @param blocks those of one trial */
function wholeTrial(measured: MeasuredBlocks, cell: CellKey, blocks: readonly Block[], costing: ByTrial): Block[] {
  const [first] = blocks
  if (first === undefined) return []
  const works: (BlockWork | undefined)[] = []
  for (const arm of armsOf(blocks)) {
    const work = measured.trialsIn(cell, arm).find(({ trial }) => trial === first.trial)
    const amount = work && costing.amountOf(work)
    if (work === undefined || amount === undefined) continue
    const transactions = costing.isLevel === true ? 1 : work.transactions
    works[arm] = worthwhile({ transactions, seconds: amount }, costing)
  }
  return [{ ...first, works: Array.from(works) }]
}

/** What some arms cost for each transaction, or on average over trials where it is no sum; null where it is not known. */
export function costOf(measured: MeasuredBlocks, cell: CellKey, arms: readonly number[], cost: Cost): number | null {
  const costing = COSTING[cost]
  const works: readonly (BlockWork | undefined)[] =
    costing.unit === 'block'
      ? measured.blocksIn(cell).flatMap(({ works: all }) => {
          return arms.flatMap((arm) => (all[arm] === undefined ? [] : [costedWork(all[arm], costing)]))
        })
      : arms.flatMap((arm) =>
          measured.trialsIn(cell, arm).map((work) => {
            const seconds = costing.amountOf(work)
            return seconds === undefined
              ? undefined
              : { seconds, transactions: costing.isLevel === true ? 1 : work.transactions }
          }),
        )
  const known = works.filter((work) => work !== undefined)
  const transactions = sum(known.map((work) => work.transactions))
  return known.length < works.length || transactions === 0
    ? null
    : sum(known.map(({ seconds }) => seconds)) / transactions
}
