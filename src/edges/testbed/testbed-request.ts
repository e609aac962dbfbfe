/** Components of the real testbed, and of a cell on it. */

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

/** Servers that we start, or that run already. */
export type ServersOfRun =
  | { readonly kind: 'started'; readonly sources: Sources }
  | { readonly kind: 'endpoints'; readonly endpoints: EndpointArms }

/** Programs and tools for servers and measurements, for the whole run. */
export interface TestbedRequest {
  readonly servers: ServersOfRun
  readonly dataset: Dataset
  readonly provision: Provision
  readonly cpus: CpuLayout
  readonly directory: RunDirectory
  /** Whether each server's computing power is counted, which takes a second. */
  readonly countsCapacity: boolean
  readonly signal: AbortSignal
  readonly phase: (phase: Phase) => void
}

/** A testbed whose clock runs, with what the run has found out so far. */
export interface TestbedState extends TestbedRequest {
  /** Start of the run on the monotonic clock. */
  readonly began: number
  readonly probe: MachineProbe
  /** Outcomes of analytical queries, by number; empty until all arms have been asked them. */
  readonly queries: Map<number, QueryOutcome>
  /** What earlier trials of the run found out for later ones. */
  readonly experience: {
    /** Number of the trials that have started servers. */
    trials: number
    /** Whether a cell goes faster with CPUs that are kept awake. */
    readonly awake: Map<Cell, boolean>
    readonly cache: CacheMemory
    /** Computing power by server program. */
    readonly capacities: Map<string, number | undefined>
  }
}

/** The outcome of a workload's query; undefined if the workload is not analytical. */
export function queryOf({ queries }: TestbedState, workload: Workload): QueryOutcome | undefined {
  return workload.isAnalytical ? queries.get(Number(workload.options.query)) : undefined
}

/** A cell, and the started testbed that it is measured on. */
export interface CellRequest extends TestbedState {
  /** The arms of this cell, and their servers. */
  readonly arms: readonly Arm[]
  readonly running: readonly RunningArm[]
  readonly plan: Plan
  readonly trial: Trial
  readonly cell: Cell
}
