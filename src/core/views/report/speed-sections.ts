/** Parts of the report about speed: the measurements in every cell, in several orders. */

import type { Result, ResultCell, ResultComparison } from '../../result/result.ts'
import { shorten } from '../../wording/escape.ts'
import { change, count, milliseconds, rate, share } from '../../wording/figures.ts'
import { against, asItIs } from '../../wording/wording.ts'
import {
  armLabels,
  cellFinder,
  controlArm,
  costFinder,
  isSweep,
  levelsByWorkload,
  mainRule,
  sameArm,
  shownArms,
} from '../cells.ts'
import { type OverheadColumn, type OverheadEntry, overheadTable } from '../overhead.ts'
import { interval, outcome, placeCells } from './changes-section.ts'
import {
  type Block,
  type Column,
  figure,
  type Inline,
  left,
  list,
  name,
  paragraph,
  right,
  strong,
  table,
  UNKNOWN,
} from './report.ts'

const OVERHEAD_DECIMALS = 2
const LATENCY_TITLES = { avg: 'mean ms', p50: 'p50 ms', p95: 'p95 ms', p99: 'p99 ms' } as const

/** Form of the published studies: scenario × workload at the saturation level, with the QPS for every figure. */
export function overheadSection(result: Result): Block[] {
  const found = overheadTable(result)
  if (found === undefined || found.columns.length === 0) return []
  const columns = found.columns.map(({ workload, threads }) => right([name(workload), `, ${count(threads, 'thread')}`]))
  const rows = found.rows.map(({ scenario, entries }) => [name(scenario), ...entries.map(overheadText)])
  const note = result.imported === null ? levelNote(found.columns) : 'Shown is the highest level.'
  return [
    ...paragraph(`Change against ${shorten(found.control)}, and QPS. ${note}`),
    ...table('Overhead', [left('scenario'), ...columns], rows),
  ]
}

function overheadText(entry: OverheadEntry | undefined): string {
  if (entry === undefined) return UNKNOWN
  return entry.change === null ? rate(entry.qps) : `${change(entry.change, OVERHEAD_DECIMALS)} · ${rate(entry.qps)}`
}

function levelNote(columns: readonly OverheadColumn[]): string {
  const rest = columns.filter(({ saturated }) => !saturated)
  const level = "the lowest level at which the control's servers are at least 95 % busy"
  if (rest.length === 0) return `Shown is ${level}.`
  if (rest.length === columns.length) {
    return "Shown is the highest level; the control's servers were less than 95 % busy at every one."
  }
  const names = rest.map(({ workload }) => shorten(workload)).join(', ')
  return `Shown is ${level}; for ${names}, where none is, the highest.`
}

export function rankingSection({ ranking }: Result): Block[] {
  if (ranking.length === 0) return []
  const sign = (text: string) => ({ kind: 'code', text }) as const
  const legend: Inline = [
    ...['Best first. ', sign('>'), ' shown different, ', sign('≈'), ' shown equivalent, ', sign('~'), ' neither; '],
    'scenarios that share a letter were not shown to differ.',
  ]
  return [
    ...paragraph(legend, ['markdown', 'html']),
    ...list(ranking.map(({ workload, threads, text }) => [name(workload), `, ${count(threads, 'thread')}: ${text}`])),
  ]
}

/** Empty if there is but one level: then every cell's QPS says the same. */
export function levelsSection(result: Result): Block[] {
  return isSweep(result) ? levelTables(result, ({ qps }) => rate(qps)) : []
}

export function latencySection(result: Result): Block[] {
  const figures = ({ latencyMs: { avg, p50, p95, p99 } }: ResultCell) => [avg, p50, p95, p99]
  if (result.cells.flatMap(figures).every((value) => value === null)) return []
  const text = (cell: ResultCell) =>
    figures(cell)
      .map((value) => (value === null ? UNKNOWN : milliseconds(value)))
      .join(' · ')
  return [
    ...paragraph('Milliseconds per transaction: average · median · 95th · 99th percentile.'),
    ...levelTables(result, text),
  ]
}

export function cpuSection(result: Result): Block[] {
  if (result.cells.every(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery === null)) return []
  const text = ({ cpuMicrosPerQuery: micros }: ResultCell) => (micros === null ? UNKNOWN : micros.toFixed(1))
  return [...paragraph("Microseconds of the server's CPU time per query."), ...levelTables(result, text)]
}

/** A table per workload: a row a level, a column an arm. */
function levelTables(result: Result, text: (cell: ResultCell) => string): Block[] {
  const find = cellFinder(result)
  const arms = shownArms(result)
  const labelOf = armLabels(result)
  const columns = [right('threads'), ...arms.map((arm) => right(name(labelOf(arm))))]
  return ofEachWorkload(result, columns, (workload, threads) => [
    [
      String(threads),
      ...arms.map((arm) => {
        const cell = find(arm, { workload, threads })
        return cell === undefined ? UNKNOWN : text(cell)
      }),
    ],
  ])
}

function ofEachWorkload(
  result: Result,
  columns: readonly Column[],
  rowsOf: (workload: string, threads: number) => Inline[][],
): Block[] {
  return [...levelsByWorkload(result)].flatMap(([workload, levels]) => {
    const rows = levels.flatMap((threads) => rowsOf(workload, threads))
    return [...paragraph(strong(name(workload)), ['markdown']), ...table(workload, columns, rows)]
  })
}

export function cellsSection(result: Result): Block[] {
  const find = cellFinder(result)
  const cost = costFinder(result)
  const control = controlArm(result)
  const labelOf = armLabels(result)
  const isMeasured = result.imported === null
  const latencies = (['avg', 'p50', 'p95', 'p99'] as const).map((key) => ({ key, title: LATENCY_TITLES[key] }))
  const columns = [
    left('scenario'),
    right('threads'),
    right('QPS'),
    right('TPS'),
    right('change'),
    right('95 % interval'),
    right('detectable'),
    left('verdict'),
    ...latencies.map(({ title }) => right(title, ['html'])),
    ...(isMeasured ? [right('server busy'), right('slices'), right('errors')] : []),
    ...(isMeasured ? [right('client busy', ['html']), right('CPU µs/query', ['html'])] : []),
  ]
  const note = isMeasured ? 'Robust means over the slices of each cell.' : 'QPS of repetitions by their geometric mean.'
  const tables = ofEachWorkload(result, columns, (workload, threads) =>
    shownArms(result).flatMap((arm) => {
      const cell = find(arm, { workload, threads })
      if (cell === undefined) return []
      const isControl = control !== undefined && sameArm(arm, control)
      return [
        [
          name(labelOf(arm)),
          ...cellRow(cell, cost(arm, { workload, threads }), isControl),
          ...latencies.map(({ key }) => figure(cell.latencyMs[key], milliseconds)),
          ...(isMeasured ? measuredFigures(cell) : []),
        ],
      ]
    }),
  )
  return [...paragraph(note, ['html']), ...tables]
}

function cellRow(cell: ResultCell, found: ResultComparison | undefined, isControl: boolean): Inline[] {
  return [
    String(cell.threads),
    figure(cell.qps, rate),
    figure(cell.tps, rate),
    ...(found === undefined
      ? [isControl ? 'control' : '', '', '', '']
      : [figure(found.change, change), interval(found), figure(found.detectable, share), outcome(found)]),
  ]
}

function measuredFigures({ serverCpuBusy, clientCpuBusy, cpuMicrosPerQuery, slices, errors }: ResultCell): Inline[] {
  const busy = (value: number | null) => figure(value, (part) => `${(100 * part).toFixed(0)} %`)
  const micros = figure(cpuMicrosPerQuery, (value) => value.toFixed(1))
  return [busy(serverCpuBusy), String(slices), String(errors), busy(clientCpuBusy), micros]
}

/** Comparisons that are not in the table of cells: by other rules than the main one, and means over all cells. */
export function otherComparisonsSection(result: Result): Block[] {
  const others = result.comparisons.filter(({ rule, scope }) => rule !== mainRule(result) || scope === 'mean')
  if (others.length === 0) return []
  const columns = [
    left('scenario'),
    left('against'),
    left('workload'),
    right('threads'),
    right('change'),
    right('95 % interval'),
    right('tolerance'),
    right('detectable'),
    left('verdict'),
  ]
  const rows = others.map((each) => [
    name(each.scenario),
    name(against(each, asItIs)),
    ...placeCells(each),
    figure(each.change, change),
    interval(each),
    figure(each.tolerance, share),
    figure(each.detectable, share),
    outcome(each),
  ])
  return table('Comparisons beyond single cells', columns, rows)
}
