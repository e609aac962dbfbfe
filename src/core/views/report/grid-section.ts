/**
 * All loads by number of threads: the fastest server at each if servers are compared, then QPS and p99 of every
 * scenario.
 */

import { change, count, firstOf, milliseconds, rate } from '../../figures.ts'
import type { Result, ResultCell } from '../../result/result.ts'
import { shorten } from '../../wording/escape.ts'
import {
  comparesServers,
  fastestAt,
  type Grid,
  gridsOf,
  type Lead,
  leadsOf,
  type Peak,
  peaksOf,
  serversByScenario,
  type Winner,
  winnersOf,
} from '../../wording/services.ts'
import {
  below,
  figure,
  type Inline,
  left,
  name,
  type Part,
  paragraph,
  right,
  type Section,
  section,
  strong,
  table,
} from './report.ts'

/** Maximum number of columns in one table, because a page has no room for more. */
const MOST_COLUMNS = 10
const MOST_SCENARIOS = 60
const MOST_NAMED = 8

/**
 * The fastest server at each number of threads. Empty unless different servers were compared at several numbers of
 * threads, because readers look for the fastest one only then.
 */
export function servicesSection(result: Result): Section[] {
  if (!comparesServers(result)) return []
  const servers = serversByScenario(result)
  const blocks = gridsOf(result).flatMap((grid) => [
    ...paragraph(winnersText(grid, winnersOf(grid, result.study))),
    ...paragraph(peaksText(grid, peaksOf(grid))),
    ...leadsOf(grid, servers)
      .slice(0, 1)
      .flatMap((lead) => leadBlocks(grid, lead)),
  ])
  return section('services', 'Fastest server by threads', blocks)
}

function winnersText({ workload }: Grid, winners: readonly Winner[]): string {
  const texts = winners.map(({ threads, scenarios }) => {
    const levels = threads.length === 1 ? threads[0] : `${threads[0]} to ${threads.at(-1)}`
    return `at ${levels} ${threads.at(-1) === 1 ? 'thread' : 'threads'}: ${firstOf(shortNames(scenarios), MOST_NAMED, ' ≈ ')}`
  })
  return texts.length === 0 ? '' : `${shorten(workload)}, winner ${texts.join('; ')}.`
}

function peaksText({ workload }: Grid, peaks: readonly Peak[]): string {
  const texts = peaks.map(
    ({ scenario, qps, threads }, nth) =>
      `${shorten(scenario)} ${rate(qps)} at ${threads}${nth > 0 ? '' : threads === 1 ? ' thread' : ' threads'}`,
  )
  return texts.length === 0 ? '' : `${shorten(workload)}, peak: ${firstOf(texts, MOST_NAMED, '; ')}.`
}

function shortNames(names: readonly string[]): string[] {
  return names.map((one) => shorten(one))
}

function leadBlocks({ workload }: Grid, { scenario, others, rows, averages }: Lead): Part[] {
  const all = [
    ...rows.map(({ threads, changes }) => ({ title: String(threads), changes })),
    { title: 'average', changes: averages },
  ]
  const text = `QPS of ${shorten(scenario)} against each other server in ${shorten(workload)}, A / B − 1; on average, of the geometric mean of A / B:`
  const more = others.length - MOST_COLUMNS
  return [
    ...below(
      text,
      table(`${scenario} against each other server`, all, [
        left('threads', ({ title }) => title),
        ...others
          .slice(0, MOST_COLUMNS)
          .map((other, nth) => right<(typeof all)[number]>(name(other), ({ changes }) => figure(changes[nth], change))),
      ]),
    ),
    ...paragraph(more > 0 ? `${count(more, 'slower server')} in result.json.` : ''),
  ]
}

export function gridSection(result: Result): Section[] {
  const isOfServers = comparesServers(result)
  const servers = serversByScenario(result)
  return section(
    'grid',
    'QPS and p99 by threads',
    gridsOf(result).flatMap((grid): Part[] => {
      const more = grid.scenarios.length - MOST_SCENARIOS
      const hasLeads = isOfServers && grid.scenarios.length <= MOST_COLUMNS
      const leads = hasLeads ? leadsOf(grid, servers).slice(1) : []
      return [
        ...gridBlocks('QPS', grid, isOfServers ? markedRates(result, grid) : ({ qps }) => rate(qps)),
        ...(grid.cells.some(({ latencyMs: { p99 } }) => (p99 ?? 0) > 0)
          ? gridBlocks('p99 ms', grid, ({ latencyMs: { p99 } }) => figure(p99 === 0 ? null : p99, milliseconds))
          : []),
        ...paragraph(more > 0 ? `${count(more, 'more scenario')} in result.json.` : ''),
        ...(leads.length === 0
          ? []
          : [
              {
                kind: 'details' as const,
                title: `Leads of the other servers in ${shorten(grid.workload)}`,
                blocks: leads.flatMap((lead) => leadBlocks(grid, lead)),
              },
            ]),
      ]
    }),
  )
}

/** Splits a table of many scenarios into several, because a page has room for only a few columns. */
function gridBlocks(what: string, grid: Grid, text: (cell: ResultCell) => Inline): Part[] {
  return columnsOf(grid.scenarios).flatMap((some) =>
    below(
      `${what}, ${shorten(grid.workload)}:`,
      table(`${what} of ${grid.workload} by threads`, grid.threads, [
        left('threads', String),
        ...some.map((scenario) =>
          right<number>(name(scenario), (threads) => {
            const cell = grid.cell(scenario, threads)
            return cell === undefined ? figure(undefined, rate) : text(cell)
          }),
        ),
      ]),
    ),
  )
}

/** Marks the fastest scenarios and each server's peak, so that readers find them among many figures. */
function markedRates({ study }: Result, grid: Grid): (cell: ResultCell) => Inline {
  const winners = new Map(grid.threads.map((threads) => [threads, fastestAt(grid, threads, study)]))
  const peaks = new Map(peaksOf(grid).map(({ scenario, threads }) => [scenario, threads]))
  return ({ scenario, threads, qps }) => {
    const text = `${rate(qps)}${peaks.get(scenario) === threads ? ' (peak)' : ''}`
    return winners.get(threads)?.includes(scenario) ? strong(text) : text
  }
}

/** Splits scenarios into parts of about equal size, so that no table has a single column left over. */
function columnsOf(scenarios: readonly string[]): string[][] {
  const shown = scenarios.slice(0, MOST_SCENARIOS)
  const parts = Math.ceil(shown.length / MOST_COLUMNS)
  const most = Math.ceil(shown.length / parts)
  return Array.from({ length: parts }, (_, nth) => shown.slice(nth * most, (nth + 1) * most))
}
