/** Turns: how long each server of a cell runs before the next one does, and how many turns make a block. */

/**
 * Shortest turn. The faster servers alternate, the more of the machine's disturbances cancel; but in shorter turns
 * freezing itself costs too much.
 */
const FAST_MS = 5
/** Shortest turn for each thread, because freezing and thawing stop and wake every thread of a server. */
const FAST_MS_PER_THREAD = 0.1
/**
 * Length of a turn of servers that wait. It is long compared with the waits, because these go on while a server is
 * frozen.
 */
const WAITING_MS = 100
const WAITING_PER_P95 = 4
const MOST_WAITING_MS = 1000
/**
 * Length of a turn of servers that read pages. It is long, because servers free pages by the clock, which goes on while
 * they are frozen: in shorter turns misses cost a tenth less than in production.
 */
const READING_MS = 500
/**
 * Number of turns in which a redo log fills once. Servers that fill their redo logs flush pages by the clock, in waves
 * as long as it takes to fill a log, so one turn sees only a part of a wave.
 */
const TURNS_PER_CYCLE = 4
const MOST_CYCLE_MS = 2000
/**
 * Minimum size of a block: in turns of each arm (fewer where servers wait), in milliseconds of all arms together, and
 * in 95th percentile latencies of each arm.
 */
const LEAST_ROUNDS = 8
const LEAST_WAITING_ROUNDS = 1
const BLOCK_MS = 120
const BLOCK_PER_P95 = 3

/**
 * Length of a turn if clients alternate, or if one server is switched between configurations. It is longer than other
 * turns, because work at its ends is lost.
 */
const ALTERNATING_MS = 100
const ALTERNATING_PER_P95 = 12
/** Minimum time of an arm in a block, in 95th percentile latencies, so that each client completes something. */
const LEAST_BLOCK_PER_P95 = 2
/**
 * Shortest turn, in 95th percentile latencies, if turns are shortened because the time does not suffice for the minimum
 * number of blocks.
 */
const LEAST_ALTERNATING_PER_P95 = 3
const LEAST_ALTERNATING_MS = 30
/**
 * Length of a turn of an analytical query, in 95th percentile latencies. Two suffice, because such queries are long.
 */
const ANALYTICAL_PER_P95 = 2

/** Minimum time between two probes of the machine, because no server is measured during a probe. */
const PROBE_EVERY_SECONDS = 1
const PROBE_MS = 10

export interface Turns {
  readonly turnMs: number
  /**
   * Number of turns of each arm in a block. Each round has a new random order, so that no arm always follows the same
   * one.
   */
  readonly rounds: number
  /** Milliseconds to switch a server's configuration before a turn; 0: nothing is switched. */
  readonly switchMs: number
}

/** Speed of the arms of a cell, as their warm-up showed it. It decides how long turns are. */
export interface Pace {
  /** Median of their 95th percentile latencies, in milliseconds. */
  readonly p95Ms: number
  /**
   * Number of clients of each arm; undefined if there are few. Many clients make freezing slower, so turns must be
   * longer.
   */
  readonly threads?: number | undefined
  readonly computes: boolean
  readonly readsPages?: boolean | undefined
  /** Time in which the slowest redo log fills once; undefined if none fills. */
  readonly redoCycleMs?: number | undefined
  readonly switchMs: number
}

/** Turns of servers that alternate by freezing. Their clients wait meanwhile, so turns can be short. */
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

/**
 * Turns of clients on servers that all run, or of the configurations that one server is switched to. They are longer
 * than turns by freezing, because work at their ends is lost.
 */
export function alternatingTurns(pace: Pace, isAnalytical = false): Turns {
  const { p95Ms, switchMs } = pace
  const perP95 = isAnalytical ? ANALYTICAL_PER_P95 : ALTERNATING_PER_P95
  return { turnMs: Math.max(ALTERNATING_MS, perP95 * p95Ms, cyclePartMs(pace)), rounds: 1, switchMs }
}

function cyclePartMs({ redoCycleMs }: Pace): number {
  return redoCycleMs === undefined ? 0 : Math.min(MOST_CYCLE_MS, Math.max(READING_MS, redoCycleMs / TURNS_PER_CYCLE))
}

/**
 * Shorter turns for a block that would take too long, as far as turns can be shortened. Either the budget is short, or
 * it seems so because the machine was busy during the warm-up.
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

/** Longer turns, so that slow servers complete more in each. @param stretch multiple of their length, at least 1 */
export function longerTurns(turns: Turns, stretch: number): Turns {
  return { ...turns, turnMs: turns.turnMs * stretch }
}

export function blockSeconds(arms: number, { turnMs, rounds, switchMs }: Turns): number {
  return (arms * rounds * (turnMs + switchMs)) / 1000
}

/**
 * Number of blocks from one gap to the next. In a gap the machine is probed, and a look decides comparisons. Gaps are
 * rare, because they take time from measuring.
 */
export function blocksPerProbe(arms: number, turns: Turns): number {
  return Math.max(1, Math.round(PROBE_EVERY_SECONDS / blockSeconds(arms, turns)))
}

export function blockSecondsWithGap(arms: number, turns: Turns): number {
  return blockSeconds(arms, turns) + PROBE_MS / 1000 / blocksPerProbe(arms, turns)
}
