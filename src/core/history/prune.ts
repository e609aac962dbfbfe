/** Which stored files are given up. */
import { newestOfEach } from './stored-paths.ts'

/** Folder of pictures that comments show. */
export const CHARTS = 'charts/'
/** The day a chart was made on is a folder of its path: `charts/2026-01-31/…`. */
const CHART = /^charts\/(\d{4}-\d{2}-\d{2})\/./

/**
 * The runs that go when the newest of each branch and suite are kept.
 *
 * @param keep at least 1
 */
export function prunedRuns(runs: readonly string[], keep: number): string[] {
  const kept = new Set(newestOfEach(runs, keep))
  return runs.filter((run) => !kept.has(run))
}

export interface PrunedCharts {
  readonly gone: readonly string[]
  /** Their age cannot be told from their paths, so they stay. */
  readonly undated: readonly string[]
}

/**
 * The charts that go when those of that day and later are kept.
 *
 * @param paths of charts; others are left out
 * @param firstKept YYYY-MM-DD, UTC
 */
export function prunedCharts(paths: readonly string[], firstKept: string): PrunedCharts {
  const charts = paths.filter((path) => path.startsWith(CHARTS))
  const day = (path: string) => CHART.exec(path)?.[1]
  return {
    gone: charts.filter((path) => (day(path) ?? firstKept) < firstKept),
    undated: charts.filter((path) => day(path) === undefined),
  }
}
