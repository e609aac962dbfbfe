/** Stored runs as a table for a terminal, and as JSON. */

import type { RunRecord } from '../history/run-record.ts'
import { escapeInvisible } from '../suite/problems.ts'
import { shorten } from '../wording/escape.ts'
import { change, count } from '../wording/figures.ts'
import { alignedRows, type Paint, painter } from './text-table.ts'

export const HISTORY_VERSION = 1

const MOST_SCENARIOS = 4
const MOST_UNREADABLE = 10
const LONGEST_NAME = 28
const FIXED_COLUMNS = ['began (UTC)', 'commit', 'verdict', 'server', 'machine', 'qpsgate']
export interface ShownHistory {
  /** Oldest first. */
  readonly records: readonly RunRecord[]
  readonly unreadable: readonly { readonly path: string; readonly problem: string }[]
  /** How many runs there are; more than records where only the newest are shown. */
  readonly total: number
}

/** One table for each branch and suite, its newest run last. @param store for messages, e.g. "directory /srv/runs" */
export function renderHistory(store: string, { records, unreadable, total }: ShownHistory, colour: boolean): string {
  const paint = painter(colour)
  const series = Map.groupBy(records, ({ branch, suite }) => JSON.stringify([branch, suite.name]))
  const sections = [...series].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, runs]) => section(runs, paint))
  const summary = total === 0 ? `no runs in ${store}` : `${shownOf(records.length, total)} in ${store}`
  return `${[...sections, [escapeInvisible(summary)], complaints(unreadable)]
    .map((lines) => lines.join('\n'))
    .filter((text) => text !== '')
    .join('\n\n')}\n`
}

/** Everything, with names of fields that last. */
export function historyJson(store: string, { records, unreadable, total }: ShownHistory): string {
  return `${JSON.stringify({ schemaVersion: HISTORY_VERSION, store, total, runs: records, unreadable }, null, 2)}\n`
}

/** Lines of one branch and suite. */
function section(runs: readonly RunRecord[], paint: Paint): string[] {
  const newest = runs.at(-1)
  const candidates = (newest?.scenarios ?? []).filter(({ role }) => role === 'candidate').map(({ name }) => name)
  const shown = candidates.slice(0, MOST_SCENARIOS)
  const rows = runs.map((run) => [...facts(run), ...shown.map((name) => costOf(run, name))])
  const head = [...FIXED_COLUMNS, ...shown.map(shortName)]
  const [title = '', ...lines] = alignedRows([head, ...rows], (column) => column >= FIXED_COLUMNS.length)
  const hidden = candidates.length - shown.length
  return [
    paint(escapeInvisible(`${newest?.branch} · ${newest?.suite.name}`), 'bold'),
    paint(title, 'faint'),
    ...lines.map((line, index) => paint(line, runs[index]?.verdict === 'regressed' ? 'slower' : 'plain')),
    ...(hidden > 0 ? [paint(`${count(hidden, 'more scenario')}, see --json`, 'faint')] : []),
  ]
}

function facts({ recordedAt, commit, verdict, scenarios, machine, toolVersion }: RunRecord): string[] {
  const servers = [...new Set(scenarios.map(({ server }) => `${server.product} ${server.version}`))]
  const texts = [
    recordedAt.slice(0, 16).replace('T', ' '),
    commit.slice(0, 7),
    verdict,
    servers.join(', '),
    `${machine.cpus} × ${machine.cpuModel}`,
    toolVersion,
  ]
  return texts.map(shortName)
}

/** Mean cost over the cells that were compared with the control: "−4.9 %". */
function costOf({ cells }: RunRecord, name: string): string {
  const means = cells.flatMap(({ scenario, ratio }) => (scenario === name && ratio !== null ? [ratio.mean] : []))
  if (means.length === 0) return '–'
  return change(Math.expm1(means.reduce((sum, mean) => sum + mean, 0) / means.length))
}

function shownOf(shown: number, total: number): string {
  return shown === total ? count(total, 'run') : `${shown} of ${count(total, 'run')}`
}

function complaints(unreadable: ShownHistory['unreadable']): string[] {
  if (unreadable.length === 0) return []
  const shown = unreadable.slice(0, MOST_UNREADABLE).map(({ problem }) => `  ${escapeInvisible(problem)}`)
  const more = unreadable.length - shown.length
  const isOne = unreadable.length === 1
  return [
    `${unreadable.length} ${isOne ? 'file' : 'files'} cannot be read, and ${isOne ? 'stays' : 'stay'}:`,
    ...shown,
    ...(more > 0 ? [`  … and ${more} more, see --json`] : []),
  ]
}

function shortName(text: string): string {
  return shorten(escapeInvisible(text), LONGEST_NAME)
}
