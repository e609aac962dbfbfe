/** Turns: how long the servers of a cell run one after the other, and how many of their turns make a block. */

/**
 * The faster servers alternate, the more of the machine's disturbances cancels; below that freezing itself costs too
 * much.
 */
const FAST_MS = 5
/** Freezing and thawing stop and wake every thread of a server. */
const FAST_MS_PER_THREAD = 0.1
/** Turns are long compared with a server's waits, because it goes on waiting while it is frozen. */
const WAITING_MS = 100
const WAITING_PER_P95 = 4
const MOST_WAITING_MS = 1000
/**
 * A server makes room for pages by the clock, which goes on while it is frozen: in short turns misses cost a tenth
 * less.
 */
const READING_MS = 500
/**
 * While redo logs are filled, pages are also written by the clock, in waves of that length: a turn holds a part of one.
 */
const TURNS_PER_CYCLE = 4
const MOST_CYCLE_MS = 2000
/** A block has at least this many turns of each arm and this length, and lets each thread complete this much. */
const LEAST_ROUNDS = 8
const LEAST_WAITING_ROUNDS = 1
const BLOCK_MS = 120
const BLOCK_PER_P95 = 3

/** If clients take turns, or a server is switched between them, their ends are lost, so turns are longer. */
const ALTERNATING_MS = 100
const ALTERNATING_PER_P95 = 12
/** However short the time, a client completes something in its server's turns of a block. */
const LEAST_BLOCK_PER_P95 = 2
/** If the time does not suffice for the fewest blocks of such turns. */
const LEAST_ALTERNATING_PER_P95 = 3
const LEAST_ALTERNATING_MS = 30
/** Two long queries are enough. */
const ANALYTICAL_PER_P95 = 2

/** Least time between two probes of the machine, which come between blocks. */
const PROBE_EVERY_SECONDS = 1
/** Time for the probe itself, and until turns go on. */
const PROBE_MS = 10

export interface Turns {
  readonly turnMs: number
  /** Turns that each arm has in a block, in a fresh random order each. */
  readonly rounds: number
  /** Time that entering a turn's state takes beforehand; 0: nothing is switched. */
  readonly switchMs: number
}

/** How the arms of a cell work, as their warm-up showed. */
export interface Pace {
  /** Median of their 95th percentile latencies, milliseconds. */
  readonly p95Ms: number
  /** Clients of each; undefined: few. */
  readonly threads?: number | undefined
  /** Whether their servers wait almost only for their CPUs. */
  readonly computes: boolean
  /** Whether some of them have to read the pages that they need. */
  readonly readsPages?: boolean | undefined
  /** Time in which the redo log that fills slowest is filled once; undefined if none is. */
  readonly redoCycleMs?: number | undefined
  /** Time that a turn's state takes to be entered, milliseconds; 0: nothing is switched. */
  readonly switchMs: number
}

/** Turns of servers that are frozen in alternation. */
export function rotatingTurns(pace: Pace, arms: number, isAnalytical = false): Turns {
  const { p95Ms, computes, readsPages, threads = 0 } = pace
  const leastMs = Math.max(readsPages ? READING_MS : WAITING_MS, cyclePartMs(pace))
  const turnMs = computes
    ? fastTurnMs(FAST_MS, threads)
    : Math.max(leastMs, Math.min(MOST_WAITING_MS, WAITING_PER_P95 * p95Ms))
  const ownMs = Math.max(BLOCK_MS / arms, (isAnalytical ? ANALYTICAL_PER_P95 : BLOCK_PER_P95) * p95Ms)
  const rounds = Math.max(computes ? LEAST_ROUNDS : LEAST_WAITING_ROUNDS, Math.ceil(ownMs / turnMs))
  return { turnMs, rounds, switchMs: 0 }
}

/** A turn as short as freezing allows. @param leastMs with few threads */
export function fastTurnMs(leastMs: number, threads: number): number {
  return Math.max(leastMs, FAST_MS_PER_THREAD * threads)
}

/** Turns of clients, or of the states of one server. */
export function alternatingTurns(pace: Pace, isAnalytical = false): Turns {
  const { p95Ms, switchMs } = pace
  const perP95 = isAnalytical ? ANALYTICAL_PER_P95 : ALTERNATING_PER_P95
  return { turnMs: Math.max(ALTERNATING_MS, perP95 * p95Ms, cyclePartMs(pace)), rounds: 1, switchMs }
}

function cyclePartMs({ redoCycleMs }: Pace): number {
  return redoCycleMs === undefined ? 0 : Math.min(MOST_CYCLE_MS, Math.max(READING_MS, redoCycleMs / TURNS_PER_CYCLE))
}

/**
 * Turns with which a block of every arm takes no longer than that, as far as they can be shortened: the budget is
 * short, or the machine so busy while the arms warmed up that it looks so.
 *
 * @param mostSeconds for one block of this many arms
 */
export function shorterTurns(turns: Turns, { p95Ms }: Pace, arms: number, mostSeconds: number): Turns {
  const most = (1000 * mostSeconds) / arms - turns.switchMs
  const least = Math.ceil((LEAST_BLOCK_PER_P95 * p95Ms) / turns.turnMs)
  const rounds = Math.max(1, Math.min(turns.rounds, Math.max(least, Math.floor(most / turns.turnMs))))
  if (rounds > 1 || most >= turns.turnMs) return { ...turns, rounds }
  const leastMs = Math.max(LEAST_ALTERNATING_MS, LEAST_ALTERNATING_PER_P95 * p95Ms)
  return { ...turns, rounds, turnMs: Math.min(turns.turnMs, Math.max(leastMs, most)) }
}

/** Time of a block of this many arms, seconds. */
export function blockSeconds(arms: number, { turnMs, rounds, switchMs }: Turns): number {
  return (arms * rounds * (turnMs + switchMs)) / 1000
}

/** Blocks that run back to back, between two gaps in which the machine is probed and the measurements are looked at. */
export function blocksPerProbe(arms: number, turns: Turns): number {
  return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)))
}

/** Mean time that a block takes, seconds, its share of the gaps included. */
export function blockSecondsWithGap(arms: number, turns: Turns): number {
  return blockSeconds(arms, turns) + PROBE_MS / 1000 / blocksPerProbe(arms, turns)
}
