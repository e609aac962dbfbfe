/** A load as a suite names it. */

export interface Workload {
  readonly name: string
  /** Script: one of sysbench's OLTP scripts, one of qpsgate's in scenarios/lua, or the path of a user's own. */
  readonly script: string
  readonly source?: string | undefined
  readonly options: Readonly<Record<string, string>>
  /** Thread counts of this workload alone, ascending, distinct; undefined: those of the suite. */
  readonly threads?: readonly [number, ...number[]] | undefined
  /** Whether the script changes data. Its cells run last in a trial, so that others find the data unchanged. */
  readonly writes: boolean
  /** Whether each transaction is one long query, so that a turn holds only a few of them. */
  readonly isAnalytical?: boolean | undefined
}
