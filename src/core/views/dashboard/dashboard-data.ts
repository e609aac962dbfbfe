/** From stored runs to the data files of the dashboard. */

import type { FoundChange } from '../../history/change-points.ts'
import { countOutcomes } from '../../history/known-outcomes.ts'
import { inOrder, type RecordedCell, type RunRecord } from '../../history/run-record.ts'
import { isTooDisturbed } from '../../measurement/disturbance.ts'
import {
  type ChangeMark,
  type ChangesData,
  type Chunk,
  type ChunkCell,
  type ChunkRun,
  type ChunkValue,
  DATA_FORMAT,
  DATA_GLOBAL,
  type DashboardIndex,
  type DataFile,
  INDEX_PATH,
  type IndexedChunk,
  type IndexedHistory,
  type IndexedWorkload,
  VERDICTS,
} from './dashboard-format.ts'
import { httpAddress } from './dashboard-links.ts'

/** A chunk ends when it has this many runs, or its next run would make it have more cells than this (about 250 KB). */
const CHUNK_RUNS = 100
const CHUNK_CELLS = 8000
/** Standard errors to each side of a 95 % interval. */
const HALF_WIDTH = 1.959964
/** Parts into which a change is counted: a thousandth of a per cent. */
const CHANGE_PARTS = 1e5
const QPS_DIGITS = 5
const WHOLE_FROM = 1000

export interface DashboardDataOptions {
  /** Address of the repository whose commits were measured, to link to; anything but http or https is left out. */
  readonly repositoryUrl: string | null
  /** The branch that the page shows first; if it is null or has no runs, the branch with most of them. */
  readonly defaultBranch: string | null
  /** A short name for a text, of letters and digits: other texts have other names. */
  readonly digest: (text: string) => string
}

/**
 * Contents of the data files by path, the index last, so that it never names a file that was not written yet. Files
 * of full chunks stay as they are when runs are added.
 */
export function dashboardData(
  records: readonly RunRecord[],
  changePoints: readonly FoundChange[],
  options: DashboardDataOptions,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const changes = Map.groupBy(changePoints, ({ key, change }) =>
    historyKey({ branch: change.first.branch, suite: key.suite }),
  )
  const byHistory = Map.groupBy(inOrder(records), (record) =>
    historyKey({ branch: record.branch, suite: record.suite.name }),
  )
  const histories = [...byHistory].map(([key, runs]) =>
    addHistory(files, `data/${options.digest(key)}`, runs, changes.get(key) ?? [], options),
  )
  const index: DashboardIndex = {
    format: DATA_FORMAT,
    repositoryUrl: httpAddress(options.repositoryUrl)?.replace(/\/+$/, '') ?? null,
    histories: sorted(histories, options.defaultBranch),
  }
  files.set(INDEX_PATH, script(INDEX_PATH, JSON.stringify(index)))
  return files
}

function historyKey({ branch, suite }: { readonly branch: string; readonly suite: string }): string {
  return JSON.stringify([branch, suite])
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** The first branch first, the others by name; within a branch, the latest measurements first. */
function sorted(histories: readonly IndexedHistory[], defaultBranch: string | null): IndexedHistory[] {
  const byRuns = histories.toSorted((one, other) => other.runs - one.runs || compare(one.branch, other.branch))
  const first = histories.find(({ branch }) => branch === defaultBranch)?.branch ?? byRuns[0]?.branch
  return histories.toSorted(
    (one, other) =>
      Number(other.branch === first) - Number(one.branch === first) ||
      compare(one.branch, other.branch) ||
      compare(other.latest.time, one.latest.time) ||
      compare(one.suite, other.suite),
  )
}

/** @param runs at least one, oldest first */
function addHistory(
  files: Map<string, string>,
  stem: string,
  runs: readonly RunRecord[],
  changePoints: readonly FoundChange[],
  { digest }: DashboardDataOptions,
): IndexedHistory {
  const add = (path: string, json: string): DataFile => {
    const content = script(path, json)
    files.set(path, content)
    return { path, version: digest(content), bytes: content.length }
  }
  const chunks = chunked(runs).map(
    (own, index): IndexedChunk => ({ ...add(`${stem}-${index}.js`, chunkJson(makeChunk(own))), runs: own.length }),
  )
  const latest = runs[runs.length - 1]
  if (latest === undefined) throw new RangeError('a history without runs')
  const changes: ChangesData = { changes: changePoints.map(markOf).sort((one, other) => compare(one.time, other.time)) }
  return {
    branch: latest.branch,
    suite: latest.suite.name,
    runs: runs.length,
    workloads: workloadsOf(runs),
    latest: {
      time: latest.recordedAt,
      commit: latest.commit,
      url: httpAddress(latest.runUrl),
      verdict: latest.verdict,
    },
    outcomes: countOutcomes(runs),
    chunks,
    changes: add(`${stem}-changes.js`, JSON.stringify(changes)),
  }
}

function markOf({ key, change: { change, low, high, before, first } }: FoundChange): ChangeMark {
  const { scenario, workload, threads } = key
  const rounded = (value: number) => Math.round(value * CHANGE_PARTS) / CHANGE_PARTS
  return {
    scenario,
    workload,
    threads,
    time: first.recordedAt,
    change: rounded(change),
    low: rounded(low),
    high: rounded(high),
    before: before.commit,
    after: first.commit,
  }
}

/** Filled from the oldest run on: only the last chunk changes when a run is added. */
function chunked(runs: readonly RunRecord[]): RunRecord[][] {
  const chunks: RunRecord[][] = []
  let cells = Number.POSITIVE_INFINITY
  for (const run of runs) {
    const last = chunks.at(-1)
    cells += run.cells.length
    if (last === undefined || last.length >= CHUNK_RUNS || cells > CHUNK_CELLS) {
      chunks.push([run])
      cells = run.cells.length
    } else last.push(run)
  }
  return chunks
}

function workloadsOf(runs: readonly RunRecord[]): IndexedWorkload[] {
  const threads = new Map<string, Set<number>>()
  for (const { cells } of runs.toReversed())
    for (const cell of cells) {
      const own = threads.get(cell.workload) ?? new Set<number>()
      threads.set(cell.workload, own.add(cell.threads))
    }
  return [...threads].map(([name, levels]) => ({ name, threads: [...levels].sort((one, other) => one - other) }))
}

/** Names in the order in which they first occur, so that a run that is added changes no line but its own. */
class NameTable {
  readonly #indices = new Map<string, number>()

  of(name: string): number {
    const known = this.#indices.get(name)
    if (known !== undefined) return known
    this.#indices.set(name, this.#indices.size)
    return this.#indices.size - 1
  }

  get names(): readonly string[] {
    return [...this.#indices.keys()]
  }
}

function makeChunk(records: readonly RunRecord[]): Chunk {
  const [scenarios, servers, configurations] = [new NameTable(), new NameTable(), new NameTable()]
  const [machines, tools, columns] = [new NameTable(), new NameTable(), new NameTable()]
  const cells: ChunkCell[] = []
  const columnOf = ({ workload, threads, scenario }: RecordedCell) => {
    const cell: ChunkCell = [workload, threads, scenarios.of(scenario)]
    const column = columns.of(JSON.stringify(cell))
    cells[column] = cell
    return column
  }
  const runs = records.map((record): ChunkRun => {
    const values = new Map(record.cells.map((cell) => [columnOf(cell), measuredValue(cell)]))
    const control = record.scenarios.find(({ role }) => role === 'control')
    return {
      time: record.recordedAt,
      commit: record.commit,
      url: httpAddress(record.runUrl),
      verdict: VERDICTS.indexOf(record.verdict),
      // Only the share matters, so one block stands for all.
      isDisturbed: isTooDisturbed({ blocks: 1, disturbed: record.disturbed }),
      machine: machines.of(machineName(record)),
      tool: tools.of(`qpsgate ${record.toolVersion}, sysbench ${record.sysbench}`),
      control: control === undefined ? -1 : scenarios.of(control.name),
      arms: record.scenarios.map(({ name, server, fingerprint }) => [
        scenarios.of(name),
        servers.of(`${server.product} ${server.version}`),
        configurations.of(fingerprint),
      ]),
      values: Array.from({ length: Math.max(-1, ...values.keys()) + 1 }, (_, column) => values.get(column) ?? null),
    }
  })
  return {
    scenarios: scenarios.names,
    servers: servers.names,
    configurations: configurations.names,
    machines: machines.names,
    tools: tools.names,
    cells,
    runs,
  }
}

function machineName({ machine }: RunRecord): string {
  return `${machine.cpuModel}, ${machine.cpus} CPU${machine.cpus === 1 ? '' : 's'}`
}

function measuredValue({ qps, ratio }: RecordedCell): ChunkValue {
  const digits = qps >= WHOLE_FROM ? Math.round(qps) : Number(qps.toPrecision(QPS_DIGITS))
  if (ratio === null) return [digits]
  const half = HALF_WIDTH * ratio.standardError
  const parts = (logarithm: number) => Math.round(Math.expm1(logarithm) * CHANGE_PARTS)
  return [digits, parts(ratio.mean), parts(ratio.mean - half), parts(ratio.mean + half)]
}

/** One line a run: in a branch that keeps every version of the file, a run then adds its line and little more. */
function chunkJson({ runs, ...names }: Chunk): string {
  const lines = runs.map((run) => JSON.stringify(run)).join(',\n')
  return `${JSON.stringify(names).slice(0, -1)},\n"runs":[\n${lines}\n]}`
}

/** Data as a script, which even a page without a server may load; only ASCII, without text that ends an element. */
function script(path: string, json: string): string {
  const ascii = json.replaceAll(
    /[<\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return `(self.${DATA_GLOBAL}??={})[${JSON.stringify(path)}]=${ascii};\n`
}
