/**
 * Blocks in which another cost of transactions, such as bytes written, takes the place of time, so that it is compared
 * in the same way as QPS.
 */
import type { ArmBlocks, Block, BlockWork, MeasuredBlocks, TrialWork } from '../measurement/blocks.ts'
import type { Quantiles } from '../measurement/latency.ts'
import type { CellKey, Cost } from '../names.ts'
import type { StartSpread } from '../stats/random-effects.ts'
import { sum } from '../stats/vectors.ts'
import type { ArmData, BlockUnit } from './estimate.ts'
import { memo } from './memo.ts'

/**
 * Cost that is measured over a whole trial: its noise follows from the differences between trials and between equal
 * servers. Bytes are among these costs, because pages are written in bursts, long after the transactions that changed
 * them.
 */
interface TrialCost {
  readonly amountOf: (work: TrialWork) => number | undefined
  /**
   * Smaller amounts per transaction count as this one, because they are negligible; null for a cost that is no sum over
   * transactions, such as memory.
   */
  readonly least: number | null
  /**
   * Amount per transaction that is added on both sides, because growth from zero would be an infinite ratio; default:
   * 0.
   */
  readonly plus?: number
  /** Prior for how much a start moves the logarithm of the cost; undefined: the prior for QPS. */
  readonly startSpread?: StartSpread
}

/**
 * Few degrees of freedom make a prior weak, so that a few starts correct it. The priors of costs are as wide as the
 * widest spread measured between equal servers.
 */
const PRIOR_DF = 3
const FAILURE_SPREAD: StartSpread = { sd: 0.1, df: PRIOR_DF }

/**
 * Failures are compared only if an arm has more than `few` of them, and more than `perTransaction` of them per
 * transaction.
 */
const LEAST_FAILURES = {
  errors: { few: 3, perTransaction: 0.0005 },
  deadlocks: { few: 10, perTransaction: 0.001 },
} as const
type Failure = keyof typeof LEAST_FAILURES

/**
 * Errors per transaction that are added on both sides, because an increase from none has no ratio. With the usual
 * limit, of half as many again, statements that failed nowhere before may fail in one transaction of a thousand.
 */
export const ADDED_ERRORS = 0.002

export function countsFailures(cost: Cost): cost is Failure {
  return cost in LEAST_FAILURES
}

export function hasFailures(
  measured: MeasuredBlocks,
  cell: CellKey,
  { cost, arms }: { readonly cost: Failure; readonly arms: readonly number[] },
): boolean {
  const { few, perTransaction } = LEAST_FAILURES[cost]
  return arms.some((arm) => {
    const works = measured.trialsIn(cell, arm)
    const transactions = sum(works.map((work) => work.transactions))
    return sum(works.map((work) => work[cost])) > Math.max(few, perTransaction * transactions)
  })
}

const BY_TRIAL: Readonly<Record<Exclude<Cost, 'cpu'>, TrialCost>> = {
  written: { amountOf: ({ costs }) => costs?.writtenBytes, least: 64, startSpread: { sd: 0.05, df: PRIOR_DF } },
  read: { amountOf: ({ costs }) => costs?.readBytes, least: 64, startSpread: { sd: 0.05, df: PRIOR_DF } },
  switches: { amountOf: ({ costs }) => costs?.switches, least: 0.1, startSpread: { sd: 0.08, df: PRIOR_DF } },
  fsyncs: { amountOf: ({ costs }) => costs?.fsyncs, least: 0.001, startSpread: { sd: 0.08, df: PRIOR_DF } },
  network: { amountOf: ({ costs }) => costs?.networkBytes, least: 1 },
  errors: { amountOf: ({ errors }) => errors, least: 0, plus: ADDED_ERRORS, startSpread: FAILURE_SPREAD },
  deadlocks: {
    amountOf: ({ deadlocks }) => deadlocks,
    least: LEAST_FAILURES.deadlocks.perTransaction,
    startSpread: FAILURE_SPREAD,
  },
  memory: { amountOf: ({ costs }) => costs?.residentBytes, least: null, startSpread: { sd: 0.03, df: PRIOR_DF } },
  p50: latency('p50', 0.03),
  p95: latency('p95', 0.05),
  p99: latency('p99', 0.1),
}

function latency(quantile: keyof Quantiles, sd: number): TrialCost {
  return { amountOf: ({ latencyMs }) => latencyMs?.[quantile], least: null, startSpread: { sd, df: PRIOR_DF } }
}

export function startSpreadOf(cost: Cost): StartSpread | undefined {
  return cost === 'cpu' ? undefined : BY_TRIAL[cost].startSpread
}

function unitOf(cost: Cost): BlockUnit {
  if (countsFailures(cost)) return 'count'
  return isOfTrials(cost) ? 'trial' : 'turns'
}

export function isOfTrials(cost: Cost): boolean {
  return cost !== 'cpu'
}

export function dataByCost(measured: MeasuredBlocks, isCompared: ArmData['isCompared']): (cost: Cost) => ArmData {
  const comparedIn = memo(
    (cell: CellKey) => measured.blocksIn(cell).filter(isCompared),
    ({ workload, threads }) => `${threads} ${workload}`,
  )
  const blocksIn = (cell: CellKey, cost: Cost): readonly Block[] => {
    const blocks = comparedIn(cell)
    if (cost === 'cpu') return blocks.map(({ works, ...block }) => ({ ...block, works: works.map(byCpu) }))
    const arms = blocks.reduce((most, { works }) => Math.max(most, works.length), 0)
    const works = Array.from({ length: arms }, (_, arm) => measured.trialsIn(cell, arm))
    const trials = [...Map.groupBy(blocks, ({ trial }) => trial).values()]
    return (trials as [Block, ...Block[]][]).map(([first]) => {
      const trialWorks = works.map((all) => all.find(({ trial }) => trial === first.trial))
      return { ...first, works: trialWorks.map((work) => work && workByCost(work, BY_TRIAL[cost])) }
    })
  }
  const arm: ArmBlocks['arm'] = (scenario, revision) => measured.arm(scenario, revision)
  return (cost) => ({
    measured: { arm, blocksIn: (cell) => blocksIn(cell, cost) },
    isCompared: () => true,
    unit: unitOf(cost),
  })
}

function byCpu(work: BlockWork | undefined): BlockWork | undefined {
  return work?.cpuSeconds ? { transactions: work.transactions, seconds: work.cpuSeconds } : undefined
}

function workByCost(work: TrialWork, { amountOf, least, plus = 0 }: TrialCost): BlockWork | undefined {
  const amount = amountOf(work)
  const transactions = least === null ? 1 : work.transactions
  const seconds = amount === undefined ? 0 : Math.max(amount, (least ?? 0) * transactions) + plus * transactions
  return amount === undefined || transactions === 0 || seconds === 0
    ? undefined
    : { transactions, seconds, events: amount }
}

/**
 * Mean cost per transaction, or per trial for a cost that is no sum over transactions, such as memory; null if unknown.
 */
export function meanCost(measured: MeasuredBlocks, cell: CellKey, arms: readonly number[], cost: Cost): number | null {
  const amounts = arms.flatMap((arm) =>
    cost === 'cpu'
      ? measured
          .blocksIn(cell)
          .flatMap(({ works }) => works[arm] ?? [])
          .map(({ cpuSeconds, transactions }) => ({ amount: cpuSeconds, transactions }))
      : measured.trialsIn(cell, arm).map((work) => ({
          amount: BY_TRIAL[cost].amountOf(work),
          transactions: BY_TRIAL[cost].least === null ? 1 : work.transactions,
        })),
  )
  const values = amounts.flatMap(({ amount }) => amount ?? [])
  const transactions = sum(amounts.map((one) => one.transactions))
  return values.length < amounts.length || transactions === 0 ? null : sum(values) / transactions
}
