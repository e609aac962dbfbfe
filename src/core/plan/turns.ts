/** Turns: how long they are, in which order the arms have them, and when. */
import { type Random, shuffled } from './random.ts'

const NS_PER_MS = 1e6

/**
 * At least 30 ms counted, and 6 × p95: the faster arms alternate, the more of what disturbs the machine cancels. Turns of 50 ms
 * and 10 × p95 tell seven tenths in the same time, of 100 ms and 20 × p95 a third, and no length shows a bias (docs/measurements.md, turns).
 */
const COUNTED_MIN_MS = 30
const COUNTED_PER_P95 = 6
/** Where the time does not suffice for the fewest blocks of such turns: with less, too little of a turn is whole transactions. */
const LEAST_COUNTED_PER_P95 = 3
/** Of long queries, each of which counts by the part of it that lies in the turn, two are enough: so many turns count. */
const ANALYTICAL_PER_P95 = 2
/** The ramp lets the arm reach its pace and the previous arm's transactions in flight drain. */
const RAMP_MIN_MS = 5
const RAMP_PER_P95 = 1
/** A long query that another arm has in flight takes its time. */
const ANALYTICAL_RAMP_PER_P95 = 2

/** Between two switches, each of which takes some milliseconds, it pays to count for longer. */
const SWITCHED_MIN_MS = 100
const SWITCHED_COUNTED_PER_P95 = 12

/** Least time between two probes of the machine, which stand between blocks. */
const PROBE_EVERY_SECONDS = 1
/** Time for the probe itself, and until the turns after it are on everybody's board. */
const PROBE_MS = 20

export interface TurnLengths {
  readonly rampMs: number
  readonly countedMs: number
  /** Time that entering a turn's state takes, before its ramp, as far as it is planned for; default: nothing is switched. */
  readonly switchMs?: number | undefined
}

/** One arm's turn: driven from `startNs`, counted from `countedFromNs` to `endNs` (monotonic clock). */
export interface Turn {
  readonly startNs: number
  readonly countedFromNs: number
  readonly endNs: number
}

export interface ScheduledTurn extends Turn {
  readonly block: number
  /** Index of the arm. */
  readonly arm: number
  /** Position within the block, 0-based. */
  readonly position: number
}

/** Lengths for a cell whose arms typically have this 95th percentile latency (milliseconds). */
export function turnLengths(p95Ms: number, isAnalytical = false): TurnLengths {
  return {
    rampMs: Math.max(RAMP_MIN_MS, (isAnalytical ? ANALYTICAL_RAMP_PER_P95 : RAMP_PER_P95) * p95Ms),
    countedMs: Math.max(COUNTED_MIN_MS, (isAnalytical ? ANALYTICAL_PER_P95 : COUNTED_PER_P95) * p95Ms),
  }
}

/**
 * Lengths where servers are switched between turns: the switch itself lets the turn before drain, so the ramp is shorter,
 * and as both turns of a pair are compared with each other, so is what is counted.
 */
export function switchedTurnLengths(p95Ms: number, isAnalytical = false): TurnLengths {
  return {
    rampMs: Math.max(RAMP_MIN_MS, p95Ms),
    countedMs: Math.max(SWITCHED_MIN_MS, (isAnalytical ? ANALYTICAL_PER_P95 : SWITCHED_COUNTED_PER_P95) * p95Ms),
  }
}

/**
 * Turns of which a block of every arm takes no longer than that, as far as they can be shortened: the budget is short, or
 * the machine so busy while the arms warmed up that it looks so.
 *
 * @param p95Ms what the lengths follow from, milliseconds
 * @param mostSeconds for one block of so many arms
 */
export function shortened(lengths: TurnLengths, p95Ms: number, arms: number, mostSeconds: number): TurnLengths {
  const fittingMs = (1000 * mostSeconds) / arms - lengths.rampMs - (lengths.switchMs ?? 0)
  if (fittingMs >= lengths.countedMs) return lengths
  const leastMs = Math.min(lengths.countedMs, Math.max(COUNTED_MIN_MS, LEAST_COUNTED_PER_P95 * p95Ms))
  return { ...lengths, countedMs: Math.max(leastMs, fittingMs) }
}

export function turnSeconds(lengths: TurnLengths): number {
  return ((lengths.switchMs ?? 0) + lengths.rampMs + lengths.countedMs) / 1000
}

/**
 * Number of blocks that run back to back, between two gaps in which the machine is probed and what was measured is looked
 * at; none before the first, when it has just been busy otherwise.
 */
export function blocksPerProbe(arms: number, lengths: TurnLengths): number {
  return Math.max(1, Math.ceil(PROBE_EVERY_SECONDS / (arms * turnSeconds(lengths))))
}

/** Time without load before a block that a probe precedes: transactions drain, then the probe. */
export function probeGapMs({ rampMs }: TurnLengths): number {
  return rampMs + PROBE_MS
}

/** Mean time that a block takes, seconds, its share of the probes included. */
export function blockSeconds(arms: number, lengths: TurnLengths): number {
  return arms * turnSeconds(lengths) + probeGapMs(lengths) / 1000 / blocksPerProbe(arms, lengths)
}

/** A fresh random order of the arms for every block: `orders[block][position] = arm`. */
export function blockOrders(blocks: number, arms: number, random: Random): number[][] {
  const indices = Array.from({ length: arms }, (_, arm) => arm)
  return Array.from({ length: blocks }, () => shuffled(indices, random))
}

/** Blocks that run back to back. */
export interface BlockRun {
  /** For every block the order of its arms. */
  readonly orders: readonly (readonly number[])[]
  /** Number of the first one. */
  readonly from: number
}

/** Puts blocks on the clock from `startNs`. */
export function timetable({ orders, from }: BlockRun, lengths: TurnLengths, startNs: number): ScheduledTurn[] {
  const rampNs = lengths.rampMs * NS_PER_MS
  const turnNs = rampNs + lengths.countedMs * NS_PER_MS
  const turns = orders.flatMap((order, nth) => order.map((arm, position) => ({ block: from + nth, arm, position })))
  return turns.map((turn, index) => {
    const start = startNs + index * turnNs
    return { ...turn, startNs: start, countedFromNs: start + rampNs, endNs: start + turnNs }
  })
}
