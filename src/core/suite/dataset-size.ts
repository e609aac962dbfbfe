/** How large data sets are. */
import type { Dataset } from './suite.ts'

/** sysbench rows of 188 characters in a clustered index with one secondary index take about this much. */
export const BYTES_PER_ROW = 320
/** TPC-H's tables with their indexes at scale factor 1. */
const TPCH_BYTES = 2 * 1024 ** 3

/** What the tables take on disk, with their indexes. */
export function datasetBytes({ tables, rows, tpch }: Pick<Dataset, 'tables' | 'rows' | 'tpch'>): number {
  return tpch === undefined ? tables * rows * BYTES_PER_ROW : tpch * TPCH_BYTES
}
