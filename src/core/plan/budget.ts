/**
 * Divides the time of a run among its trials, and the time of the search for causes among the trials of the search.
 * The division depends on seconds alone: if it depended on measured results, it would bias the verdict.
 */
import { sum } from '../stats/vectors.ts'
import { needs } from '../workloads/workloads.ts'
import { MOST_GROUPS } from './group.ts'
import type { Cell, Plan } from './plan.ts'
import { blockSeconds, rotatingTurns } from './turns.ts'

const ARM_START_SECONDS = 0.8
const CELL_START_SECONDS = 0.2
const ARM_WARM_UP_SECONDS = 0.3
/** Time in which a client connects and completes two transactions. */
const SECONDS_PER_CLIENT = 0.0045
/**
 * Up to this many clients the warm-up has a fixed length, so that a few transactions complete even if they are long.
 */
const FEW_CLIENTS = 7
const WARM_UP_MS_OF_FEW = 240
export const MOST_WARM_UP_MS = 3000
/** Each thread adds to the warm-up, because many threads share a CPU, and each must complete a few transactions. */
const WARM_UP_MS_PER_THREAD = 15
/** One query suffices as warm-up of an analytical cell, because the server has already run it once. */
const ANALYTICAL_WARM_UP_SECONDS = 0.07
const FILLING_SECONDS = 5
/**
 * Minimum numbers of blocks: for a cell, because an interval from fewer blocks means nothing, and for a trial, because
 * one block cannot show noise.
 */
const LEAST_BLOCKS = 5
const LEAST_BLOCKS_PER_TRIAL = 2
/** Rough latency of a transaction on one CPU, for each thread. It counts only until the first measurement. */
const EXPECTED_MS_PER_THREAD = 0.6
/**
 * Up to FEW_TRIALS trials, starts of servers may take START_SHARE_OF_FEW of the budget; for more trials, START_SHARE.
 * In simulations of two cells in two minutes, ten trials passed as many unchanged runs as five where starts differ by
 * 1.8%, and fewer where turns are noisy (56 against 65%).
 */
const FEW_TRIALS = 5
const START_SHARE_OF_FEW = 0.3
const START_SHARE = 0.125
/** Minimum number of trials, because the second one has to confirm a regression. */
const LEAST_TRIALS = 2
const MOST_TRIALS = 10
/**
 * Time for a group of servers, as a multiple of its smallest budget. With less time, most of its comparisons stay open.
 */
const FAIR = 1.5

/**
 * Time of each server in a trial of the search for causes. Two such trials show a cost of ten per cent, although starts
 * differ. Servers that wait for more than their CPUs need more time, because their turns are longer.
 */
const SEARCH_SECONDS_PER_ARM = 0.8
const WAITING_SECONDS_PER_ARM = 2
/**
 * Minimum time to start and stop a few servers, as a share of the time for many: part of it does not shrink with the
 * number of servers.
 */
const LEAST_IDLE_SHARE = 0.5

/**
 * Number of trials that the budget has room for, estimated from the time that the first servers took to start.
 *
 * @param servers number of servers; a single one starts once for all arms, so more trials would not average out the
 *   differences between starts
 */
export function trialCount(plan: Plan, startSeconds: number, servers: number): number {
  if (servers === 1) return LEAST_TRIALS
  const overhead = startSeconds + sum(plan.cells.map((cell) => cellOverheadSeconds(plan, cell)))
  const affordable = (share: number) => Math.floor((share * plan.budgetSeconds) / overhead)
  const few = Math.min(FEW_TRIALS, affordable(START_SHARE_OF_FEW))
  return Math.min(MOST_TRIALS, Math.max(LEAST_TRIALS, few, affordable(START_SHARE)))
}

export function leastBlocks(trials: number): number {
  return Math.max(LEAST_BLOCKS_PER_TRIAL, Math.ceil(LEAST_BLOCKS / trials))
}

/** Milliseconds for which the clients of an arm run before its turns count. */
export function warmUpMs(threads: number): number {
  return threads <= FEW_CLIENTS ? WARM_UP_MS_OF_FEW : Math.min(MOST_WARM_UP_MS, threads * WARM_UP_MS_PER_THREAD)
}

/** Seconds of a cell in a trial besides its turns, as estimated before measuring. */
export function cellOverheadSeconds({ arms }: Pick<Plan, 'arms'>, { workload, threads }: Cell): number {
  const filling = needs(workload, 'full-redo-log') ? FILLING_SECONDS : 0
  const many = warmUpMs(threads) / 1000 + threads * SECONDS_PER_CLIENT
  const warmUp = workload.isAnalytical ? ANALYTICAL_WARM_UP_SECONDS : Math.max(ARM_WARM_UP_SECONDS, many)
  return CELL_START_SECONDS + arms.length * (warmUp + filling)
}

export function serverStartSeconds({ arms }: Pick<Plan, 'arms'>): number {
  return arms.length * ARM_START_SECONDS
}

/**
 * Smallest budget, in seconds, in which every cell gets its minimum number of blocks, as estimated before measuring.
 */
export function leastBudgetSeconds(plan: Plan): number {
  const measuring = plan.cells.map((cell) => leastCellSeconds(plan, cell, leastBlocks(LEAST_TRIALS)))
  return Math.ceil(LEAST_TRIALS * (serverStartSeconds(plan) + sum(measuring)))
}

/**
 * Seconds for one of several groups of servers that are measured one after the other. Less time would leave most of its
 * comparisons open.
 */
export function groupSeconds(plan: Plan): number {
  return FAIR * leastBudgetSeconds(plan)
}

/**
 * Groups that fit into these seconds one after the other. A group that is too large is passed over, because smaller
 * ones after it may still fit. There are at most `MOST_GROUPS`.
 */
export function timelyGroups(plans: readonly Plan[], seconds: number): Plan[] {
  let needed = 0
  const timely = plans.filter((plan) => {
    const isTimely = needed + groupSeconds(plan) <= seconds
    if (isTimely) needed += groupSeconds(plan)
    return isTimely
  })
  return timely.slice(0, MOST_GROUPS)
}

/**
 * Seconds for the first group, out of the seconds that are `left` for all groups. Each group gets time in proportion to
 * its need, so that all get equally far.
 */
export function firstShare([first, ...others]: readonly [Plan, ...Plan[]], left: number): number {
  const needed = groupSeconds(first)
  return left * (needed / (needed + sum(others.map(groupSeconds))))
}

/** Seconds for this many blocks of a cell in a trial; an estimate before measuring. */
export function leastCellSeconds(plan: Pick<Plan, 'arms'>, cell: Cell, blocks: number): number {
  const arms = plan.arms.length
  const redoCycleMs = needs(cell.workload, 'full-redo-log') ? 1000 * FILLING_SECONDS : undefined
  const p95Ms = cell.threads * EXPECTED_MS_PER_THREAD
  const pace = { p95Ms, threads: cell.threads, computes: redoCycleMs === undefined, redoCycleMs, switchMs: 0 }
  return cellOverheadSeconds(plan, cell) + blocks * blockSeconds(arms, rotatingTurns(pace, arms))
}

/**
 * Seconds of the next cell of a trial: the minimum that it needs, and an equal part of the time that remains. If there
 * is less time than all cells need, it is divided in proportion to their needs, so that a cell of many threads still
 * completes its transactions.
 *
 * @param left seconds until the end of the trial
 * @param least minimum seconds of this cell, and of each cell after it
 */
export function cellShare(left: number, least: readonly number[]): number {
  const needed = sum(least)
  const even = Math.max(0, left - needed) / least.length
  return (left * ((least[0] ?? 0) + even)) / (needed + even * least.length)
}

/**
 * Seconds of measurement in a trial: an equal part of the time that the starts of later trials leave over.
 *
 * @param left seconds from the end of the trial's starts until the end of the budget
 * @param later number of trials after it, whose servers must start, too
 */
export function trialShare(left: number, later: number, startSeconds: number): number {
  return (left - later * startSeconds) / (later + 1)
}

export interface IdleTime {
  readonly seconds: number
  readonly arms: number
}

export function idleSeconds({ seconds, arms }: IdleTime, wanted: number): number {
  return seconds * Math.max(LEAST_IDLE_SHARE, wanted / arms)
}

/** Seconds of measurement in a trial of the search. @param computes whether servers wait for little but their CPUs */
export function searchSeconds(arms: number, computes: boolean): number {
  return arms * (computes ? SEARCH_SECONDS_PER_ARM : WAITING_SECONDS_PER_ARM)
}
