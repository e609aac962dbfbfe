/** Names that figures and messages refer to: for every folder of core, so it imports nothing. */

/** The project's page. */
export const HOME = 'https://github.com/qpsgate/qpsgate'
/** Its documents, in the newest state: no release has its own yet. */
export const DOCS = `${HOME}/blob/main/docs`

/** A line of a file that the user wrote. */
export interface SourceLine {
  readonly file: string
  /** 1-based. */
  readonly line: number
}

/** The text of a user's setting and where it stands, for messages that name file and line. */
export interface LineValue<T> extends SourceLine {
  readonly value: T
}

/** A changed setting by its lines; null where it was not set. */
interface ChangedPlace {
  readonly scenario: string
  readonly before: SourceLine | null
  readonly after: SourceLine | null
}

/** Line of a changed setting in the files as they are now; the first of its file for one that is gone. */
export function presentLine({ scenario, before, after }: ChangedPlace): SourceLine {
  return { file: after?.file ?? before?.file ?? scenario, line: after?.line ?? 1 }
}

/** A point of the sweep, by its names in measured lines, results and stored runs. */
export interface CellKey {
  /** Name of the workload. */
  readonly workload: string
  readonly threads: number
}

/**
 * A scenario's revisions: now, before, a second server of each, which tells how much two starts differ, and as it was at
 * the baseline.
 */
export const REVISIONS = ['head', 'base', 'twin', 'base-twin', 'baseline'] as const
export type Revision = (typeof REVISIONS)[number]

/** Whether an arm is of a scenario as it was before the change. */
export function isOfBase({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'base' || revision === 'base-twin'
}

/** Whether an arm is of a scenario as it was at any time. */
export function isEarlier(arm: { readonly revision: Revision }): boolean {
  return isOfBase(arm) || arm.revision === 'baseline'
}

/** Whether an arm is a second server of another, which is shown in its place. */
export function isCopy({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'twin' || revision === 'base-twin'
}

/** A transaction's costs other than time, in the order shown, by their names in a table. */
export const COST_NAMES = {
  errors: 'errors',
  deadlocks: 'deadlocks and lock waits',
  cpu: 'server CPU time',
  switches: 'context switches',
  written: 'written to disk',
  read: 'read from disk',
  fsyncs: 'fsyncs of InnoDB',
  network: 'network',
  memory: 'resident memory',
  p50: 'p50 latency',
  p95: 'p95 latency',
  p99: 'p99 latency',
} as const
export type Cost = keyof typeof COST_NAMES
export const COSTS = Object.keys(COST_NAMES) as [Cost, ...Cost[]]
