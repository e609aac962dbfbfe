/** Files named for import, read into observations. */
import type { Observation, ReadObservations } from './observation.ts'
import { readQpsTable } from './qps-table.ts'
import { type ReportFile, readReport } from './sysbench-report.ts'

export type ImportSource =
  | { readonly kind: 'table'; readonly file: string; readonly text: string }
  /** Output of sysbench below one directory. */
  | { readonly kind: 'reports'; readonly files: readonly ReportFile[] }

/** Observations in the order of the sources. Everything wrong with them is reported at once. */
export function readObservations(sources: readonly ImportSource[]): ReadObservations {
  const read = sources.flatMap((source) =>
    source.kind === 'table' ? [readQpsTable(source.text, source.file)] : source.files.map(readReport),
  )
  return {
    observations: read.flatMap(({ observations }): readonly Observation[] => observations),
    problems: read.flatMap(({ problems }) => problems),
  }
}
