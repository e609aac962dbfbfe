/** Runs of the same cells on several machines, joined by means over the machines. */
import { overMachines } from '../comparison/over-machines.ts'
import { mean, sum } from '../stats/vectors.ts'
import { judgeMachines } from '../verdict/judge-machines.ts'
import type { ReplayedLooks } from '../verdict/replay.ts'
import type { RunDescription } from './make-result.ts'
import type { ResultCell } from './result.ts'

/** A run with its observations, not judged yet. */
export interface JoinedLooks {
  readonly run: RunDescription
  readonly looks: ReplayedLooks
}

export interface MachineLooks extends JoinedLooks {
  /** 1-based. */
  readonly number: number
}

/**
 * The order of scenarios and the statements of workloads belong to a single machine, so they stay in its own result.
 *
 * @param machines at least two, in the order of their numbers
 */
export function joinMachines(machines: readonly [MachineLooks, ...MachineLooks[]]): JoinedLooks {
  const [{ run: first }] = machines
  const runs = machines.map(({ run }) => run)
  const compared = overMachines(machines.map(({ number, looks }) => ({ number, compared: looks.compared })))
  const { machine: _, ...plan } = first.plan
  return {
    looks: {
      compared,
      standings: judgeMachines(
        compared,
        machines.map(({ looks }) => looks.standings),
        first.plan.policy,
      ),
    },
    run: {
      ...first,
      plan,
      measuredSeconds: sum(runs.map(({ measuredSeconds }) => measuredSeconds)),
      machines: machines.map(({ number, run }) => ({ machine: number, ...run.environment })),
      cells: meanCells(runs.flatMap(({ cells }) => cells)),
      advice: distinct(runs.flatMap(({ advice }) => advice)),
      warnings: distinct(runs.flatMap(({ warnings }) => warnings)),
      ranking: [],
      statements: [],
    },
  }
}

/** Figures of an arm in a cell by their means over machines: geometric ones, as machines differ by factors. */
function meanCells(all: readonly ResultCell[]): ResultCell[] {
  const keyOf = ({ scenario, revision, workload, threads }: ResultCell) =>
    JSON.stringify([scenario, revision, workload, threads])
  return [...Map.groupBy(all, keyOf).values()].map((own) => {
    const [first] = own as [ResultCell]
    const over = (pick: (cell: ResultCell) => number | null) => geometricMean(own.map(pick))
    return {
      ...first,
      qps: over(({ qps }) => qps) ?? 0,
      tps: over(({ tps }) => tps),
      latencyMs: {
        avg: over(({ latencyMs }) => latencyMs.avg),
        p50: over(({ latencyMs }) => latencyMs.p50),
        p95: over(({ latencyMs }) => latencyMs.p95),
        p99: over(({ latencyMs }) => latencyMs.p99),
      },
      cpuMicrosPerQuery: over(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery),
      serverCpuBusy: over(({ serverCpuBusy }) => serverCpuBusy),
      clientCpuBusy: over(({ clientCpuBusy }) => clientCpuBusy),
      slices: sum(own.map(({ slices }) => slices)),
      errors: sum(own.map(({ errors }) => errors)),
    }
  })
}

/** Null if one of them is unknown; 0 if one is. */
function geometricMean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length < values.length ? null : Math.exp(mean(known.map((value) => Math.log(value))))
}

export function distinct<T>(values: readonly T[]): T[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
