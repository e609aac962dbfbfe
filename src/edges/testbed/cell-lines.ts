/** The lines of slices.jsonl that a cell writes about the work of its arms. */
import type { CellTotals, ProbeLine, Slice, StatementTotals } from '../../core/measurement/measurement.ts'
import { countedStatements } from '../../core/scenario/own-load.ts'
import { sum } from '../../core/stats/vectors.ts'
import { monotonicNs } from '../machine/clock.ts'
import { cpuSecondsOf } from '../machine/proc.ts'
import {
  type Counters,
  costsBetween,
  grownCounters,
  type ProcessCosts,
  pageMissesBetween,
  processCostsBetween,
  readProcessCosts,
} from '../servers/server-costs.ts'
import { parseRefusal } from '../sysbench/load.ts'
import type { ArmTotals, LoadOutcome } from './arm-load.ts'
import type { CellArm } from './cell-arm.ts'
import type { ArmWork, BlockOfTurns } from './conductor.ts'
import type { CellRequest } from './testbed-request.ts'

/**
 * Counts of an arm's server and load since they started. A cell reads them before and after it measures, so that their
 * growth is that of the measurement.
 */
export interface ArmReading {
  readonly serverCpuSeconds: number | undefined
  readonly clientCpuSeconds: number | undefined
  readonly process: ProcessCosts
  /** Counters of the server. If arms share the server, they count the work of all these arms. */
  readonly counters: Counters
}

export interface ArmMeasurement {
  readonly arm: CellArm
  readonly totals: ArmTotals
  readonly works: readonly ArmWork[]
  readonly turnMs: number
  readonly before: ArmReading
  readonly after: ArmReading
  readonly isAwake: boolean
  readonly residentBytes: number | undefined
  readonly load: LoadOutcome
}

export function readUsage({ running, load }: CellArm) {
  const { pid, isFreezable } = running.server.process
  return {
    serverCpuSeconds: cpuSecondsOf(pid),
    clientCpuSeconds: cpuSecondsOf(load.pid),
    // Where clients take turns, pausing them causes context switches of the server, so the costs of its process do not
    // count.
    process: readProcessCosts(isFreezable ? pid : undefined),
  }
}

export function probeLine(request: CellRequest, block: number): ProbeLine {
  const at = (monotonicNs() - request.began) / 1e9
  return { kind: 'probe', ...placeOf(request), block, at, ...request.probe.glance() }
}

/** @param computes whether the servers wait for almost nothing but their CPUs */
export function sliceLines(
  request: CellRequest,
  arms: readonly CellArm[],
  block: number,
  conducted: BlockOfTurns,
  computes: boolean,
): Slice[] {
  const { threads } = request.cell
  return arms.map(({ planned, running }, index) => {
    const { transactions, servedNs, ranNs, cpuNs, statements } = conducted.arms[index] as ArmWork
    const counted = statements.map((each) => [each.executions, secondsOf(each.servedNs, threads)] as const)
    return {
      kind: 'slice',
      ...placeOf(request),
      scenario: planned.scenario.name,
      revision: planned.revision,
      block,
      at: (conducted.startNs - request.began) / 1e9,
      // Without a completed transaction there are no latencies, so only the running time is known.
      seconds: (transactions === 0 ? ranNs : servedNs / threads) / 1e9,
      transactions,
      cpuSeconds: cpuNs === undefined ? undefined : cpuNs / 1e9,
      computes: computes || undefined,
      host: running.shared?.host,
      statements: counted.length === 0 ? undefined : counted,
    }
  })
}

export function totalsLine(request: CellRequest, measured: ArmMeasurement): CellTotals {
  const { arm, totals, works, turnMs, isAwake, before, after, residentBytes, load } = measured
  const { planned, running, driven } = arm
  const statements = statementTotals(measured, request.cell.threads)
  // The work of a shared server cannot be divided among its arms.
  const isShared = running.shared !== undefined
  const costs = {
    ...processCostsBetween(before.process, after.process),
    residentBytes,
    ...costsBetween(before.counters, after.counters),
  }
  return {
    kind: 'cell',
    ...placeOf(request),
    scenario: planned.scenario.name,
    revision: planned.revision,
    queriesPerTransaction: (load.reads + load.writes + load.other) / load.events,
    transactions: totals.transactions,
    errors: totals.errors,
    deadlocks: totals.deadlocks || undefined,
    errorNumber: totals.errors > 0 ? parseRefusal(arm.load.child.output)?.code : undefined,
    serverCpuSeconds: isShared ? null : serverCpuSeconds(measured),
    // Arms that share a load have equally many turns, so each gets an equal part.
    clientCpuSeconds: between(before.clientCpuSeconds, after.clientCpuSeconds, driven.arms),
    turnSeconds: (sum(works.map(({ ranNs }) => ranNs)) || 1) / 1e9,
    turnMs,
    isAwake: isAwake || undefined,
    othersPerSecond: load.othersPerSecond,
    statements: statements.length === 0 ? undefined : statements,
    costs: isShared ? undefined : costs,
    latency: totals.latency,
    counters: grownCounters(before.counters, after.counters, running.build.product),
    pageMisses: pageMissesBetween(before.counters, after.counters),
  }
}

function placeOf({ trial, cell }: CellRequest) {
  return { trial: trial.number, workload: cell.workload.name, threads: cell.threads }
}

/**
 * CPU seconds of the server. If the rotor counted them, they are those of its turns, otherwise those between the
 * readings.
 */
function serverCpuSeconds({ works, before, after }: ArmMeasurement): number | null {
  const seconds = sum(works.map(({ cpuNs = Number.NaN }) => cpuNs)) / 1e9
  const isCounted = works.length > 0 && !Number.isNaN(seconds)
  return isCounted ? seconds : between(before.serverCpuSeconds, after.serverCpuSeconds, 1)
}

function statementTotals({ arm, totals }: ArmMeasurement, threads: number): StatementTotals[] {
  const workload = arm.planned.scenario.own?.workload
  const counted = workload === undefined ? [] : countedStatements(workload)
  return counted.map(({ name }, nth) => {
    const { executions = 0, servedNs = 0, failed = 0 } = totals.statements[nth] ?? {}
    return { name, executions, seconds: secondsOf(servedNs, threads), failed }
  })
}

/** Seconds, rounded to nanoseconds, because further digits would only lengthen the many lines. */
function secondsOf(servedNs: number, threads: number): number {
  return Number((servedNs / threads / 1e9).toFixed(9))
}

/**
 * @returns each arm's equal part of the CPU seconds between two readings of a shared process; null if a reading is
 *   missing
 */
function between(before: number | undefined, after: number | undefined, arms: number): number | null {
  return before === undefined || after === undefined ? null : (after - before) / arms
}
