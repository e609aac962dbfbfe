/** Names that figures and messages refer to. This file imports nothing, because every folder of core needs it. */

export const HOME = 'https://github.com/qpsgate/qpsgate'
/** Links lead to the main branch, because no release has documents of its own yet. */
export const DOCS = `${HOME}/blob/main/docs`

export interface SourceLine {
  readonly file: string
  /** Line number, 1-based. */
  readonly line: number
}

/** The text of a user's setting with its file and line, so that messages can name them. */
export interface LineValue<T> extends SourceLine {
  readonly value: T
}

interface ChangedPlace {
  readonly scenario: string
  readonly before: SourceLine | null
  readonly after: SourceLine | null
}

/**
 * Line to show for a changed setting in the files after the change. A removed setting has no line there, so the first
 * line of its file stands for it.
 */
export function presentLine({ scenario, before, after }: ChangedPlace): SourceLine {
  return { file: after?.file ?? before?.file ?? scenario, line: after?.line ?? 1 }
}

/** A cell as slices, results and stored runs name it: by its workload and its number of threads. */
export interface CellKey {
  readonly workload: string
  readonly threads: number
}

/**
 * Revisions of a scenario: now, before the change, and at the baseline. Twins are second servers of a side: two equal
 * servers show how much starts differ.
 */
export const REVISIONS = ['head', 'base', 'twin', 'base-twin', 'baseline'] as const
export type Revision = (typeof REVISIONS)[number]

export function isOfBase({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'base' || revision === 'base-twin'
}

export function isEarlier(arm: { readonly revision: Revision }): boolean {
  return isOfBase(arm) || arm.revision === 'baseline'
}

/** Whether an arm is a second server of another arm. Reports show the other arm in its place. */
export function isCopy({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'twin' || revision === 'base-twin'
}

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
