/** What a workload can make a server do. A setting is seen by workloads that make it do what the setting is about. */

/** Every exercise, and what a workload does that exercises it. */
export const EXERCISES = {
  'reads-in-memory': 'rows and short ranges are read that are in the buffer pool',
  'reads-beyond-pool': 'rows are read at random of data that the buffer pool does not hold',
  'point-writes': 'single rows are written and committed',
  'binary-log-commits': 'each commit is written to the binary log',
  sorts: 'more is sorted than a sort buffer holds',
  joins: 'rows are joined without an index, by way of the join buffer',
  'temporary-tables': 'large temporary tables are made, which go to disk where they may not be so large',
  connecting: 'each transaction makes a connection of its own',
  'many-tables': 'tables are opened again and again, as there are more than stay open',
  'high-concurrency': 'many more connections work at once than the server has CPUs',
  'contended-rows': 'transactions wait for rows that others have locked',
  'large-rows': 'rows of many kilobytes are read and written',
  'full-scans': 'tables are read from their beginning, row by row',
} as const satisfies Readonly<Record<string, string>>
export type Exercise = keyof typeof EXERCISES

/** What no workload can see to: the data and the servers must be such. */
export type Precondition = 'data-beyond-pool' | 'binary-log' | 'tables-beyond-cache'

/** Exercises that a workload only is where this holds for every server that is compared; elsewhere it exercises less. */
export const PRECONDITIONS: { readonly [exercise in Exercise]?: Precondition } = {
  'reads-beyond-pool': 'data-beyond-pool',
  'binary-log-commits': 'binary-log',
  'many-tables': 'tables-beyond-cache',
}
