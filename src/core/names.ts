/** Names that figures and messages refer to. Every folder of core needs them, so this file imports nothing. */

export const HOME = 'https://github.com/qpsgate/qpsgate'
/** Documents of the project on its main branch, because no release has its own yet. */
export const DOCS = `${HOME}/blob/main/docs`

export interface SourceLine {
  readonly file: string
  /** Line number, 1-based. */
  readonly line: number
}

/** The text of a user's setting and where it stands, for messages that name file and line. */
export interface LineValue<T> extends SourceLine {
  readonly value: T
}

/** Changed setting by its lines; a line is null where the setting was not set. */
interface ChangedPlace {
  readonly scenario: string
  readonly before: SourceLine | null
  readonly after: SourceLine | null
}

/** Line of a changed setting in the present files; for a removed one, the first line of its file. */
export function presentLine({ scenario, before, after }: ChangedPlace): SourceLine {
  return { file: after?.file ?? before?.file ?? scenario, line: after?.line ?? 1 }
}

/** A cell by its names in measured lines, results and stored runs. */
export interface CellKey {
  readonly workload: string
  readonly threads: number
}

/**
 * Revisions of a scenario: now, before, and at the baseline. Twins are second servers, which show how much two starts
 * differ.
 */
export const REVISIONS = ['head', 'base', 'twin', 'base-twin', 'baseline'] as const
export type Revision = (typeof REVISIONS)[number]

export function isOfBase({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'base' || revision === 'base-twin'
}

/** Whether an arm is of a scenario as it was earlier, before the change or at the baseline. */
export function isEarlier(arm: { readonly revision: Revision }): boolean {
  return isOfBase(arm) || arm.revision === 'baseline'
}

/** Whether an arm is the second server of another arm, which reports show in its place. */
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
