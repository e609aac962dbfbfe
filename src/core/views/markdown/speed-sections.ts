/** Parts of the report about speed: what was measured in every cell, in several orders. */

import type { Result, ResultCell, ResultComparison } from '../../result/result.ts'
import { escapeMarkdown, markdownName } from '../../wording/escape.ts'
import { change, count, milliseconds, range, rate, share } from '../../wording/figures.ts'
import { against } from '../../wording/wording.ts'
import {
  armLabels,
  cellFinder,
  controlArm,
  costFinder,
  mainRule,
  sameArm,
  shownArms,
  threadLevelsOf,
  workloadsOf,
} from '../cells.ts'
import { type OverheadColumn, type OverheadEntry, overheadTable } from '../overhead.ts'
import { outcome } from './changes-section.ts'
import { left, paragraphs, right, table } from './markdown-parts.ts'

const UNKNOWN = '–'
const OVERHEAD_DECIMALS = 2

/** Form of the published studies: scenario × workload at the saturation level, with the QPS behind every figure. */
export function overheadSection(result: Result): string {
  const found = overheadTable(result)
  if (found === undefined || found.columns.length === 0) return ''
  const columns = found.columns.map(({ workload, threads }) =>
    right(`${markdownName(workload)}, ${count(threads, 'thread')}`),
  )
  const rows = found.rows.map(({ scenario, entries }) => [markdownName(scenario), ...entries.map(overheadText)])
  return paragraphs(
    `Change against ${markdownName(found.control)}, and QPS. ${result.imported === null ? levelNote(found.columns) : 'Shown is the highest level.'}`,
    table([left('scenario'), ...columns], rows),
  )
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
  const names = rest.map(({ workload }) => markdownName(workload)).join(', ')
  return `Shown is ${level}; for ${names}, where none is, the highest.`
}

export function rankingSection({ ranking }: Result): string {
  if (ranking.length === 0) return ''
  const lines = ranking.map(
    ({ workload, threads, text }) =>
      `- ${markdownName(workload)}, ${count(threads, 'thread')}: ${escapeMarkdown(text)}`,
  )
  const legend =
    'Best first. `>` shown different, `≈` shown equivalent, `~` neither; scenarios that share a letter were not shown to differ.'
  return paragraphs(legend, lines.join('\n'))
}

/** Empty where there is but one level: then every cell's QPS says the same. */
export function levelsSection(result: Result): string {
  const several = workloadsOf(result).some((workload) => threadLevelsOf(result, workload).length > 1)
  return several ? levelTables(result, ({ qps }) => rate(qps)) : ''
}

export function latencySection(result: Result): string {
  const figures = ({ latencyMs: { avg, p50, p95, p99 } }: ResultCell) => [avg, p50, p95, p99]
  if (result.cells.flatMap(figures).every((value) => value === null)) return ''
  const text = (cell: ResultCell) =>
    figures(cell)
      .map((value) => (value === null ? UNKNOWN : milliseconds(value)))
      .join(' · ')
  return paragraphs(
    'Milliseconds per transaction: average · median · 95th · 99th percentile.',
    levelTables(result, text),
  )
}

export function cpuSection(result: Result): string {
  if (result.cells.every(({ cpuMicrosPerQuery }) => cpuMicrosPerQuery === null)) return ''
  const text = ({ cpuMicrosPerQuery: micros }: ResultCell) => (micros === null ? UNKNOWN : micros.toFixed(1))
  return paragraphs("Microseconds of the server's CPU time per query.", levelTables(result, text))
}

/** A table per workload: a row a level, a column an arm. */
function levelTables(result: Result, text: (cell: ResultCell) => string): string {
  const find = cellFinder(result)
  const arms = shownArms(result)
  const labelOf = armLabels(result)
  return paragraphs(
    ...workloadsOf(result).map((workload) => {
      const columns = [right('threads'), ...arms.map((arm) => right(markdownName(labelOf(arm))))]
      const rows = threadLevelsOf(result, workload).map((threads) => [
        String(threads),
        ...arms.map((arm) => {
          const cell = find(arm, { workload, threads })
          return cell === undefined ? UNKNOWN : text(cell)
        }),
      ])
      return paragraphs(`**${markdownName(workload)}**`, table(columns, rows))
    }),
  )
}

export function cellsSection(result: Result): string {
  const find = cellFinder(result)
  const cost = costFinder(result)
  const control = controlArm(result)
  const labelOf = armLabels(result)
  const columns = [
    left('scenario'),
    right('threads'),
    right('QPS'),
    right('TPS'),
    right('change'),
    right('95 % interval'),
    right('detectable'),
    left('verdict'),
    ...(result.imported === null ? [right('server busy'), right('slices'), right('errors')] : []),
  ]
  return paragraphs(
    ...workloadsOf(result).map((workload) => {
      const places = threadLevelsOf(result, workload).map((threads) => ({ workload, threads }))
      const rows = places.flatMap((place) =>
        shownArms(result).flatMap((arm) => {
          const cell = find(arm, place)
          return cell === undefined
            ? []
            : [
                [
                  markdownName(labelOf(arm)),
                  ...cellRow(cell, cost(arm, place), control !== undefined && sameArm(arm, control)),
                  ...(result.imported === null ? measuredFigures(cell) : []),
                ],
              ]
        }),
      )
      return paragraphs(`**${markdownName(workload)}**`, table(columns, rows))
    }),
  )
}

function cellRow(cell: ResultCell, found: ResultComparison | undefined, isControl: boolean): string[] {
  return [
    String(cell.threads),
    rate(cell.qps),
    cell.tps === null ? UNKNOWN : rate(cell.tps),
    ...(found === undefined
      ? [isControl ? 'control' : '', '', '', '']
      : [change(found.change), range(found), detectableText(found), outcome(found)]),
  ]
}

function measuredFigures({ serverCpuBusy, slices, errors }: ResultCell): string[] {
  const busy = serverCpuBusy === null ? UNKNOWN : `${(100 * serverCpuBusy).toFixed(0)} %`
  return [busy, String(slices), String(errors)]
}

function detectableText({ detectable }: ResultComparison): string {
  return detectable === null ? UNKNOWN : share(detectable)
}

/** Comparisons that are not in the table of cells: by other rules than the main one, and means over all cells. */
export function otherComparisonsSection(result: Result): string {
  const others = result.comparisons.filter(({ rule, scope }) => rule !== mainRule(result) || scope === 'mean')
  if (others.length === 0) return ''
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
    markdownName(each.scenario),
    against(each, markdownName),
    each.scope === 'mean' ? 'mean of all' : markdownName(each.workload),
    each.scope === 'mean' ? '' : String(each.threads),
    change(each.change),
    range(each),
    share(each.tolerance),
    detectableText(each),
    outcome(each),
  ])
  return table(columns, rows)
}
