/**
 * Costs of a fake load other than time: for each arm in a cell, they are drawn from a model of how much equal servers
 * differ.
 */
import { HISTOGRAM_BUCKETS, type Histogram, sparseHistogram } from '../../src/core/measurement/latency.ts'
import type { CellTotals, Slice } from '../../src/core/measurement/measurement.ts'
import type { Cost as AnyCost } from '../../src/core/names.ts'
import type { Arm } from '../../src/core/plan/plan.ts'
import type { Random } from '../../src/core/plan/random.ts'
import { normal } from '../builders.ts'

type Cost = Exclude<AnyCost, 'errors' | 'deadlocks'>

export interface FakeCosting {
  /** Errors and deadlocks of the control per transaction; default: none. Their numbers have Poisson's distribution. */
  readonly errors?: number
  readonly deadlocks?: number
  /** Coefficient of variation of these rates between cells of a server, by the gamma distribution; default: 0. */
  readonly errorVariation?: number
  /** ln of a cost in relation to the control's; default: 0. */
  readonly more?: (arm: Arm, cost: AnyCost) => number
  /** Factor for standard deviations, relative to measured ones; default: 1. */
  readonly times?: number
  /** Costs that cannot be read. */
  readonly unknown?: readonly Cost[]
}

/** Amounts of the control, for each transaction. */
const AMOUNTS = { switches: 1.5, written: 12_000, read: 3000, fsyncs: 0.015, network: 197, memory: 1.6e8 } as const
const CPU_SECONDS = 60e-6
/** Standard deviation of ln of a cost between equal servers, as for MariaDB that updates rows on a busy machine. */
const DIFFER: Readonly<Record<Cost, number>> = {
  ...{ cpu: 0.005, switches: 0.05, written: 0.03, read: 0.05, fsyncs: 0.04, network: 0.0005, memory: 0.005 },
  ...{ p50: 0.02, p95: 0.02, p99: 0.06 },
}
/** Share of that variance that comes from the start of a server, and so is the same in all cells. */
const START_PART = 0.5
const BLOCK_SD = 0.02
/** ln of a median latency in microseconds, and the distances from it to the 95th and the 99th percentile. */
const [MEDIAN, TO_P95, TO_P99] = [5.2, 1.4, 2.5]
const TRANSACTIONS = 1000

export class FakeCosts {
  readonly #costing: FakeCosting
  readonly #random: Random
  /** Deviation of each arm's start, in units of the standard deviation. */
  readonly #starts: ReadonlyMap<Arm, Readonly<Record<Cost, number>>>

  /** @param arms of a newly started trial */
  constructor(costing: FakeCosting, arms: readonly Arm[], random: Random) {
    this.#costing = costing
    this.#random = random
    this.#starts = new Map(arms.map((arm) => [arm, this.#drawn()]))
  }

  /** CPU time of a block. */
  block(arm: Arm, transactions: number): Pick<Slice, 'cpuSeconds'> {
    if (!this.#isKnown('cpu')) return {}
    const log = this.#move(arm, 'cpu', 0) + BLOCK_SD * normal(this.#random)
    return { cpuSeconds: transactions * CPU_SECONDS * Math.exp(log) }
  }

  /** All other costs, once the cell is over. */
  cell(arm: Arm, transactions: number): Pick<CellTotals, 'costs' | 'errors' | 'deadlocks' | 'latency'> {
    const own = this.#drawn()
    const log = (cost: Cost) => this.#move(arm, cost, own[cost])
    const amount = (cost: keyof typeof AMOUNTS) =>
      this.#isKnown(cost) ? AMOUNTS[cost] * Math.exp(log(cost)) * (cost === 'memory' ? 1 : transactions) : undefined
    const { errors = 0, deadlocks = 0, errorVariation = 0, more = () => 0 } = this.#costing
    const countOf = (cost: 'errors' | 'deadlocks', perTransaction: number) => {
      const rate = perTransaction * Math.exp(more(arm, cost)) * gammaOfMean1(errorVariation, this.#random)
      return poisson(rate * transactions, this.#random)
    }
    const [others, locked] = [countOf('errors', errors), countOf('deadlocks', deadlocks)]
    return {
      ...{ errors: others + locked, deadlocks: locked },
      costs: {
        ...{ switches: amount('switches'), fsyncs: amount('fsyncs'), networkBytes: amount('network') },
        ...{ readBytes: amount('read'), writtenBytes: amount('written'), residentBytes: amount('memory') },
      },
      latency: this.#isKnown('p99')
        ? histogram([MEDIAN + log('p50'), MEDIAN + TO_P95 + log('p95'), MEDIAN + TO_P99 + log('p99')])
        : [],
    }
  }

  #isKnown(cost: Cost): boolean {
    return this.#costing.unknown?.includes(cost) !== true
  }

  #drawn(): Readonly<Record<Cost, number>> {
    return Object.fromEntries(Object.keys(DIFFER).map((cost) => [cost, normal(this.#random)])) as Record<Cost, number>
  }

  #move(arm: Arm, cost: Cost, own: number): number {
    const { more = () => 0, times = 1 } = this.#costing
    const ofStart = (this.#starts.get(arm)?.[cost] ?? 0) * Math.sqrt(START_PART)
    return more(arm, cost) + times * DIFFER[cost] * (ofStart + own * Math.sqrt(1 - START_PART))
  }
}

/** @param logs for the 50th, 95th and 99th percentile, ln of microseconds */
function histogram([p50, p95, p99]: readonly [number, number, number]): Histogram {
  const counts = new Uint32Array(HISTOGRAM_BUCKETS)
  const add = (log: number, many: number) => {
    const bucket = Math.max(0, Math.floor(100 * log))
    counts[bucket] = (counts[bucket] ?? 0) + many
  }
  add(p50 - 0.2, TRANSACTIONS * 0.4)
  add(p50, TRANSACTIONS * 0.2)
  add(p95, TRANSACTIONS * 0.37)
  add(p99, TRANSACTIONS * 0.03)
  return sparseHistogram(counts)
}

/** A draw of the gamma distribution of mean 1, by Marsaglia and Tsang (2000), which needs variations of at most 1. */
function gammaOfMean1(variation: number, random: Random): number {
  if (variation === 0) return 1
  const shape = 1 / variation ** 2
  const d = shape - 1 / 3
  for (;;) {
    const z = normal(random)
    const cube = (1 + z / Math.sqrt(9 * d)) ** 3
    if (cube > 0 && Math.log(random()) < z ** 2 / 2 + d * (1 - cube + Math.log(cube))) return (d * cube) / shape
  }
}

/** Above this mean, a rounded normal draw is as good. */
const MOST_COUNTED = 500

function poisson(mean: number, random: Random): number {
  if (mean > MOST_COUNTED) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)))
  if (mean === 0) return 0
  let count = 0
  for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) count++
  return count
}
