/** The tables of a run. They are loaded once and copied for every server. */

import type { OwnData } from './own-load.ts'
import type { Scenario } from './scenario.ts'

export interface Dataset {
  /** Number of sysbench tables, 1…1000. */
  readonly tables: number
  /** Rows per table, 1…100,000,000. */
  readonly rows: number
  /**
   * Maximum size of each server's buffer pool, in bytes, for runs whose data must be larger than the pool.
   * core/coverage/scales.ts then limits all pools to this size.
   */
  readonly poolBytes?: number | undefined
  /** Scale factor of TPC-H's tables, 0.001…100, which then replace sysbench's. */
  readonly tpch?: number | undefined
  /** Whether replicas apply a relay log of changes to the tables; undefined: no. */
  readonly hasRelayLog?: boolean | undefined
  readonly own?: OwnData | undefined
}

export function datasetOf(dataset: Dataset, { own: load }: Scenario): Dataset {
  return load === undefined ? dataset : { ...dataset, own: load.data }
}

/** Approximate bytes of a sysbench row of 188 characters in the clustered index and one secondary index. */
export const BYTES_PER_ROW = 320
const TPCH_BYTES = 2 * 1024 ** 3

/** Size of tables with their indexes, as a multiple of their dump. It is large, because the dump may be compressed. */
const DUMP_TIMES = 4

export function datasetBytes({ tables, rows, tpch, own: data }: Dataset): number {
  if (data !== undefined) {
    const dumped = data.dump?.files.reduce((sum, file) => sum + DUMP_TIMES * file.bytes, 0) ?? 0
    return data.tables.reduce((sum, table) => sum + table.rows * BYTES_PER_ROW, dumped)
  }
  return tpch === undefined ? tables * rows * BYTES_PER_ROW : tpch * TPCH_BYTES
}
