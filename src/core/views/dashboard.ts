/** The page over stored runs: a chart of what each scenario costs, run by run, and their list. */

import { inOrder, type RunRecord } from '../history/run-record.ts'
import { printable } from './chart/chart-text.ts'
import { type ChartTheme, COLOURS, chartConfig, SERIES_SHAPES } from './chart/chart-theme.ts'
import { renderHistory } from './history-text.ts'
import { figureMarkup, html, type Markup } from './markup.ts'

/** More histories make a page that nobody reads; those measured last are shown. */
const MOST_HISTORIES = 12
/** Newest runs of each history. */
const MOST_RUNS = 100
const MOST_SCENARIOS = SERIES_SHAPES.length
const PANEL = { width: 560, height: 200 }
/** Standard errors to each side of a 95 % interval. */
const HALF_WIDTH = 1.959964

/** The runs of a branch and suite. */
interface History {
  readonly name: string
  /** Oldest first, at least one. */
  readonly runs: readonly RunRecord[]
  /** Scenarios of the newest run, without its control. */
  readonly scenarios: readonly string[]
}

/** What a scenario of a run costs: the mean over the cells that were compared with the control. */
interface Cost {
  readonly change: number
  readonly low: number
  readonly high: number
}

/** The histories that the page shows, the one measured last first. */
function shownHistories(records: readonly RunRecord[]): History[] {
  const groups = Map.groupBy(inOrder(records), ({ branch, suite }) => JSON.stringify([branch, suite.name]))
  const newestFirst = inOrder([...groups.values()].flatMap((runs) => runs.slice(-1))).reverse()
  return newestFirst.slice(0, MOST_HISTORIES).map(({ branch, suite, scenarios }) => ({
    name: `${branch} · ${suite.name}`,
    runs: (groups.get(JSON.stringify([branch, suite.name])) ?? []).slice(-MOST_RUNS),
    scenarios: scenarios.flatMap(({ role, name }) => (role === 'candidate' ? [name] : [])).slice(0, MOST_SCENARIOS),
  }))
}

/** The cells of a run have their servers in common, so its interval is as wide as theirs, not narrower. */
function costOf({ cells }: RunRecord, scenario: string): Cost | undefined {
  const ratios = cells.flatMap((cell) => (cell.scenario === scenario && cell.ratio !== null ? [cell.ratio] : []))
  if (ratios.length === 0) return undefined
  const mean = ratios.reduce((sum, ratio) => sum + ratio.mean, 0) / ratios.length
  const half = (HALF_WIDTH * ratios.reduce((sum, { standardError }) => sum + standardError, 0)) / ratios.length
  return { change: Math.expm1(mean), low: Math.expm1(mean - half), high: Math.expm1(mean + half) }
}

/** Names occur as values of data and as titles only, never in expressions. */
export function dashboardSpec(records: readonly RunRecord[], theme: ChartTheme) {
  const histories = shownHistories(records)
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: dashboardText(records),
    background: COLOURS[theme].background,
    padding: 16,
    spacing: 28,
    vconcat: histories.map((history) => panel(history, theme)),
    resolve: { scale: { color: 'independent', shape: 'independent' } },
    config: chartConfig(theme),
  }
}

function panel({ name, runs, scenarios }: History, theme: ChartTheme) {
  const colours = COLOURS[theme]
  const values = runs.flatMap((run) =>
    scenarios.flatMap((scenario) => {
      const cost = costOf(run, scenario)
      return cost === undefined ? [] : [{ time: run.recordedAt, scenario: printable(scenario), ...cost }]
    }),
  )
  const domain = scenarios.map(printable)
  const legend = { title: null, orient: 'bottom', columns: 4, symbolOpacity: 1 }
  const x = { field: 'time', type: 'temporal', scale: { type: 'utc' }, axis: { title: null, format: '%d %b %Y' } }
  const y = {
    field: 'change',
    type: 'quantitative',
    scale: { zero: true },
    axis: { title: 'change in QPS', format: '+~%' },
  }
  const color = { field: 'scenario', type: 'nominal', scale: { domain, range: colours.series.slice(1) }, legend }
  const shape = { field: 'scenario', type: 'nominal', scale: { domain, range: SERIES_SHAPES }, legend }
  return {
    title: { text: printable(name), anchor: 'start' },
    ...PANEL,
    data: { values },
    layer: [
      { mark: { type: 'rule', color: colours.text }, encoding: { y: { datum: 0 } } },
      { mark: { type: 'line', strokeWidth: 1, opacity: 0.5 }, encoding: { x, y, color } },
      {
        mark: { type: 'rule', opacity: 0.5 },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color },
      },
      { mark: { type: 'point', filled: true, opacity: 1, size: 40 }, encoding: { x, y, color, shape } },
    ],
  }
}

/** For people who do not see the chart. */
function dashboardText(records: readonly RunRecord[]): string {
  const newest = shownHistories(records).map(({ name, runs }) => `${printable(name)}: ${runs.at(-1)?.verdict}`)
  return `Change in QPS against the control, run by run. The newest run of each: ${newest.join('; ')}`
}

/** @param pictures addresses of the chart, in a light page and in a dark one; undefined if there are no runs */
export function dashboardBody(
  records: readonly RunRecord[],
  pictures: Readonly<Record<ChartTheme, string>> | undefined,
): Markup {
  const shown = shownHistories(records).flatMap(({ runs }) => runs)
  const runs = renderHistory('the store', { records: shown, unreadable: [], total: records.length }, false)
  return html`<header>
<h1>Queries per second, run by run</h1>
<p class="faint">What each configuration costs against the control of the same run, as a mean over its workloads with the 95 % interval; below 0 % is slower.</p>
</header>
<main>
${pictures === undefined ? html`` : figureMarkup(pictures, dashboardText(records))}<div class="scroll" tabindex="0" role="group" aria-label="Runs"><pre>${runs}</pre></div>
</main>
`
}
