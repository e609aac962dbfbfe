/** What the real testbed needs, and what a cell on it needs. */

import type { Arm, Cell, Plan, Trial } from '../../core/plan/plan.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import type { Dataset } from '../../core/scenario/dataset.ts'
import type { Workload } from '../../core/workloads/workload.ts'
import type { CpuLayout } from '../machine/cpus.ts'
import type { MachineProbe } from '../machine/probe.ts'
import type { RunDirectory } from '../machine/run-directory.ts'
import type { QueryOutcome } from '../olap/check-answers.ts'
import type { RunningArm } from '../servers/arms.ts'
import type { Provision } from '../servers/owned-options.ts'
import type { Sources } from '../servers/server-sources.ts'
import type { EndpointArms } from './endpoint-arms.ts'
import type { CacheMemory } from './page-cache.ts'

export type ServersOfRun =
  | { readonly kind: 'started'; readonly sources: Sources }
  | { readonly kind: 'endpoints'; readonly endpoints: EndpointArms }

export interface TestbedRequest {
  readonly servers: ServersOfRun
  readonly dataset: Dataset
  readonly provision: Provision
  readonly cpus: CpuLayout
  readonly directory: RunDirectory
  /** Whether to measure the computing power of each server, which takes a second. */
  readonly countsCapacity: boolean
  readonly signal: AbortSignal
  readonly phase: (phase: Phase) => void
}

/** A testbed whose clock runs, with what the run has learned so far. */
export interface TestbedState extends TestbedRequest {
  /** Start of the run, nanoseconds of the monotonic clock. */
  readonly began: number
  readonly probe: MachineProbe
  /** Outcomes of analytical queries, by number; empty until all arms have answered these queries. */
  readonly queries: Map<number, QueryOutcome>
  /** What earlier trials of the run learned, so that later ones need not try it again. */
  readonly experience: {
    /** Number of trials that have started servers, including those that search for causes. */
    trials: number
    /** Whether a cell is faster with CPUs that are kept awake. */
    readonly awake: Map<Cell, boolean>
    readonly cache: CacheMemory
    /** Computing power by server program, because no setting gives a server more CPUs. */
    readonly capacities: Map<string, number | undefined>
  }
}

/** Outcome of the workload's query; undefined if the workload is not analytical, or its query has not run yet. */
export function queryOf({ queries }: TestbedState, workload: Workload): QueryOutcome | undefined {
  return workload.isAnalytical ? queries.get(Number(workload.options.query)) : undefined
}

export interface CellRequest extends TestbedState {
  /** Arms of this cell. `running` has their servers in the same order. */
  readonly arms: readonly Arm[]
  readonly running: readonly RunningArm[]
  readonly plan: Plan
  readonly trial: Trial
  readonly cell: Cell
}
