/** A load as a suite names it. */

/** The sysbench script that drives the load, with its options. */
export interface Workload {
  readonly name: string
  /** Script: one of sysbench's OLTP scripts, one of ours in scenarios/lua, or the path of a user's own. */
  readonly script: string
  readonly source?: string | undefined
  readonly options: Readonly<Record<string, string>>
  /** Concurrency levels of this workload, ascending, distinct; undefined: those of the suite. */
  readonly threads?: readonly [number, ...number[]] | undefined
  /** Whether the script changes data. Its cells run last in a trial, so that others find the data unchanged. */
  readonly writes: boolean
  /** Whether each transaction is one long query, see Script. */
  readonly isAnalytical?: boolean | undefined
}
