/** Turns: how long each server of a cell runs before the next one does, and how many turns make a block. */

/**
 * Shortest turn. The faster servers alternate, the more of the machine's disturbances cancel; but in shorter turns
 * freezing itself costs too much.
 */
const FAST_MS = 5
/** Shortest turn for each thread, because freezing and thawing stop and wake every thread of a server. */
const FAST_MS_PER_THREAD = 0.1
/** Turn of servers that wait: long compared with the waits, which go on while a server is frozen. */
const WAITING_MS = 100
const WAITING_PER_P95 = 4
const MOST_WAITING_MS = 1000
/**
 * Turn of servers that read pages. They free pages by the clock, which goes on while they are frozen: in shorter turns
 * misses cost a tenth less than in production.
 */
const READING_MS = 500
/**
 * Turns in which a redo log fills once. Servers then also flush pages by the clock, in waves as long as it takes to
 * fill the log, so a turn sees only a part of a wave.
 */
const TURNS_PER_CYCLE = 4
const MOST_CYCLE_MS = 2000
/** Least size of a block: turns of each arm, milliseconds of all arms, and 95th percentile latencies of each arm. */
const LEAST_ROUNDS = 8
const LEAST_WAITING_ROUNDS = 1
const BLOCK_MS = 120
const BLOCK_PER_P95 = 3

/** Turn in which clients alternate, or a server is switched: it is longer, because work at its ends is lost. */
const ALTERNATING_MS = 100
const ALTERNATING_PER_P95 = 12
/** Least time of an arm in a block, in 95th percentile latencies, so that each client completes something. */
const LEAST_BLOCK_PER_P95 = 2
/** Least turn, in 95th percentile latencies, if the time is too short for the fewest blocks of usual turns. */
const LEAST_ALTERNATING_PER_P95 = 3
const LEAST_ALTERNATING_MS = 30
/** Turn of an analytical query, in 95th percentile latencies: two long queries suffice. */
const ANALYTICAL_PER_P95 = 2

/** Least time between two probes of the machine, which run between blocks. */
const PROBE_EVERY_SECONDS = 1
/** Time of a probe until turns go on. */
const PROBE_MS = 10

export interface Turns {
  readonly turnMs: number
  /** Turns of each arm in a block; each round has a new random order. */
  readonly rounds: number
  /** Time to switch the server before a turn; 0: nothing is switched. */
  readonly switchMs: number
}

/** Speed of the arms of a cell, by their warm-up. */
export interface Pace {
  /** Median of their 95th percentile latencies, milliseconds. */
  readonly p95Ms: number
  /** Clients of each arm; undefined: few. */
  readonly threads?: number | undefined
  readonly computes: boolean
  readonly readsPages?: boolean | undefined
  /** Time in which the slowest redo log fills once; undefined if none fills. */
  readonly redoCycleMs?: number | undefined
  /** Time to switch a server before a turn, milliseconds; 0: nothing is switched. */
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

/** Shortest turn that freezing allows. @param leastMs with few threads */
export function fastTurnMs(leastMs: number, threads: number): number {
  return Math.max(leastMs, FAST_MS_PER_THREAD * threads)
}

/** Turns of clients on servers that all run, or of the configurations that one server is switched to. */
export function alternatingTurns(pace: Pace, isAnalytical = false): Turns {
  const { p95Ms, switchMs } = pace
  const perP95 = isAnalytical ? ANALYTICAL_PER_P95 : ALTERNATING_PER_P95
  return { turnMs: Math.max(ALTERNATING_MS, perP95 * p95Ms, cyclePartMs(pace)), rounds: 1, switchMs }
}

function cyclePartMs({ redoCycleMs }: Pace): number {
  return redoCycleMs === undefined ? 0 : Math.min(MOST_CYCLE_MS, Math.max(READING_MS, redoCycleMs / TURNS_PER_CYCLE))
}

/**
 * Shorter turns for a block that would take too long, as far as turns can be shortened. The budget is short, or seems
 * so because the machine was busy during the warm-up.
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

/** Longer turns, in which slow servers complete more. @param stretch multiple of their length, at least 1 */
export function longerTurns(turns: Turns, stretch: number): Turns {
  return { ...turns, turnMs: turns.turnMs * stretch }
}

export function blockSeconds(arms: number, { turnMs, rounds, switchMs }: Turns): number {
  return (arms * rounds * (turnMs + switchMs)) / 1000
}

/** Number of blocks from one gap to the next. In a gap the machine is probed, and a look decides comparisons. */
export function blocksPerProbe(arms: number, turns: Turns): number {
  return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)))
}

/** Mean seconds of a block with its share of the gaps. */
export function blockSecondsWithGap(arms: number, turns: Turns): number {
  return blockSeconds(arms, turns) + PROBE_MS / 1000 / blocksPerProbe(arms, turns)
}
