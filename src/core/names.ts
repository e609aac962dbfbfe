/** What figures and messages are about, by name: for every folder of core, so it imports nothing. */

/** The project's page. */
export const HOME = 'https://github.com/qpsgate/qpsgate'

/** A line of a file that the user wrote. */
export interface SourceLine {
  readonly file: string
  /** 1-based. */
  readonly line: number
}

/** A point of the sweep, by what names it in measured lines, results and stored runs. */
export interface CellKey {
  /** Name of the workload. */
  readonly workload: string
  readonly threads: number
}

/** Of a scenario: as it is, as it was, and a second server of each, which tells how much two starts differ. */
export const REVISIONS = ['head', 'base', 'twin', 'base-twin'] as const
export type Revision = (typeof REVISIONS)[number]

/** Whether an arm is of a scenario as it was. */
export function isOfBase({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'base' || revision === 'base-twin'
}

/** Whether an arm is a second server of another, which is shown in its place. */
export function isCopy({ revision }: { readonly revision: Revision }): boolean {
  return revision === 'twin' || revision === 'base-twin'
}

/**
 * What a transaction costs beside time, in the order in which it is told: CPU time, context switches, bytes written to disk and
 * read from it, syncs of files, bytes on the network; the server's resident memory; and percentiles of the latency.
 */
export const COSTS = [
  ...(['cpu', 'switches', 'written', 'read', 'fsyncs', 'network', 'memory'] as const),
  ...(['p50', 'p95', 'p99'] as const),
] as const
export type Cost = (typeof COSTS)[number]

/** Begins what stands for a directive or a group that is not read: no name of an option does. */
export const UNREAD_MARK = '!'

/** Whether it stands for what is not read, see option-includes.ts, and so may be anything. */
export function isUnread({ name }: { readonly name: string }): boolean {
  return name.startsWith(UNREAD_MARK)
}
