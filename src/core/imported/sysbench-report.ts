/** Output of sysbench 1.0 at the end of a run of an OLTP script, and the names of files that hold it. */
import type { CellKey, SourceLine } from '../names.ts'
import { quote } from '../suite/problems.ts'
import {
  NUMBER_FORM,
  nameOf,
  type Observation,
  positiveNumber,
  type ReadObservations,
  threadCount,
} from './observation.ts'

export const REPORT_NAMES = 'SCENARIO.WORKLOAD.THREADS[.TRIAL].txt, SCENARIO/WORKLOAD-THREADS[-TRIAL].txt'

/** A file and its path in the directory that was named. */
export interface ReportFile {
  /** For messages. */
  readonly file: string
  readonly path: string
  readonly text: string
}

type Named = Pick<Observation, 'scenario' | 'trial' | keyof CellKey>

const FLAT = /^(?<scenario>[^/]+)\.(?<workload>[^/.]*[^/.\d][^/.]*)\.(?<threads>\d+)(?:\.(?<trial>\d+))?\.txt$/
const FOLDER = /^(?<scenario>[^/]+)\/(?<workload>[^/]+?)-(?<threads>\d+)(?:-(?<trial>\d+))?\.txt$/

const QUERIES = /^[ \t]*queries:[ \t]+\d+[ \t]+\((\S+) per sec\.\)/gm
const TRANSACTIONS = /^[ \t]*transactions:[ \t]+\d+[ \t]+\((\S+) per sec\.\)/m
const AVERAGE = /^[ \t]*avg:[ \t]+(\S+)/m
const PERCENTILE_95 = /^[ \t]*95th percentile:[ \t]+(\S+)/m
const PERCENTILE_99 = /^[ \t]*99th percentile:[ \t]+(\S+)/m
const THREADS = /^Number of threads: (\d+)/m

/** The cell and scenario that the path names; undefined if it is neither form of REPORT_NAMES. */
export function reportName(path: string): Named | undefined {
  const groups = (FLAT.exec(path) ?? FOLDER.exec(path))?.groups
  const [scenario, workload] = [nameOf(groups?.scenario ?? ''), nameOf(groups?.workload ?? '')]
  const threads = threadCount(groups?.threads ?? '')
  if (scenario === undefined || workload === undefined || threads === undefined) return undefined
  return { scenario, workload, threads, trial: groups?.trial ?? null }
}

export function readReport({ file, path, text }: ReportFile): ReadObservations {
  const wrong = (line: number, what: string, found: string, allowed: string): ReadObservations => ({
    observations: [],
    problems: [{ file, line, path: what, found, allowed }],
  })
  const named = reportName(path)
  if (named === undefined) return wrong(1, 'name', quote(path), REPORT_NAMES)
  const [report, ...more] = text.matchAll(QUERIES)
  if (report === undefined)
    return wrong(
      1,
      '',
      text.trim() === '' ? 'an empty file' : 'no "queries: … per sec." of a report',
      "sysbench's output",
    )
  const place = { file, line: lineAt(text, report.index) }
  const [second] = more
  if (second !== undefined)
    return wrong(
      lineAt(text, second.index),
      'queries',
      `a second report, after that of line ${place.line}`,
      'one a file',
    )
  const qps = positiveNumber(report[1] ?? '')
  if (qps === undefined) return wrong(place.line, 'queries', `${report[1]} per sec.`, NUMBER_FORM)
  const threads = THREADS.exec(text)
  if (threads !== null && Number(threads[1]) !== named.threads)
    return wrong(
      lineAt(text, threads.index),
      'Number of threads',
      String(threads[1]),
      `${named.threads}, as in the name`,
    )
  return { observations: [figureOf(named, qps, text, place)], problems: [] }
}

function figureOf(named: Named, qps: number, text: string, place: SourceLine): Observation {
  // Nothing takes 0 ms; percentiles that were not asked for have no line, or that.
  const known = (pattern: RegExp) => positiveNumber(pattern.exec(text)?.[1] ?? '') ?? null
  const latencyMs = { avg: known(AVERAGE), p95: known(PERCENTILE_95), p99: known(PERCENTILE_99) }
  return { ...named, qps, tps: known(TRANSACTIONS), latencyMs, place }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
