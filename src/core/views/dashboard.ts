/** The page over the ledger: a chart for each branch of how far it has come, and the list of its records. */

import { changeOf } from '../comparison/comparison.ts'
import { type PlacedRecord, placed } from '../ledger/ledger.ts'
import type { LedgerRecord } from '../ledger/record.ts'
import { printable } from './chart/chart-text.ts'
import { type ChartTheme, COLOURS, chartConfig, SERIES_SHAPES } from './chart/chart-theme.ts'
import { MOST_POINTS, wayPanel } from './chart/way-panel.ts'
import { renderHistory } from './history-text.ts'
import { figureMarkup, html, type Markup } from './markup.ts'

/** More histories make a page that nobody reads; those recorded last are shown. */
const MOST_HISTORIES = 12
const MOST_SCENARIOS = SERIES_SHAPES.length
const PANEL = { width: 560, height: 200 }

/** The records of a branch and suite, oldest first. */
interface History {
  readonly name: string
  readonly records: readonly PlacedRecord[]
}

/** The histories that the page shows, the one recorded last first. Commits that changed nothing are no news. */
function shownHistories(records: readonly LedgerRecord[]): History[] {
  const news = placed(records).filter(({ record }) => record.parent === null || record.settings.length > 0)
  const groups = Map.groupBy(news, ({ record: { branch, suite } }) => `${branch} · ${suite}`)
  const newest = ({ records: own }: History) => own.at(-1)?.record.recordedAt ?? ''
  return [...groups]
    .map(([name, own]) => ({ name, records: own.slice(-MOST_POINTS) }))
    .sort((one, other) => (newest(one) < newest(other) ? 1 : -1))
    .slice(0, MOST_HISTORIES)
}

/** Names occur as values of data and as titles only, never in expressions. */
export function dashboardSpec(records: readonly LedgerRecord[], theme: ChartTheme) {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: dashboardText(records),
    background: COLOURS[theme].background,
    padding: 16,
    spacing: 28,
    vconcat: shownHistories(records).map((history) => panel(history, theme)),
    resolve: { scale: { color: 'independent', shape: 'independent' } },
    config: chartConfig(theme),
  }
}

function panel({ name, records }: History, theme: ChartTheme) {
  const scenarios = [...new Set(records.flatMap(({ since }) => [...since.keys()]))].slice(0, MOST_SCENARIOS)
  const values = records.flatMap(({ record, since }) =>
    scenarios.flatMap((scenario) => {
      const effect = since.get(scenario)
      if (effect === undefined) return []
      const { change, low, high } = changeOf(effect)
      return [{ time: record.recordedAt, scenario: printable(scenario), change, low, high }]
    }),
  )
  const legend = { title: null, orient: 'bottom', columns: 4, symbolOpacity: 1 }
  const x = { field: 'time', type: 'temporal', scale: { type: 'utc' }, axis: { title: null, format: '%d %b %Y' } }
  return {
    title: { text: printable(name), anchor: 'start' },
    ...PANEL,
    ...wayPanel({ scenarios, values, x, colours: COLOURS[theme].series.slice(1), legend }, theme),
  }
}

/** For people who do not see the chart. */
function dashboardText(records: readonly LedgerRecord[]): string {
  const newest = shownHistories(records).map(
    ({ name, records: own }) => `${printable(name)}: ${own.at(-1)?.record.verdict}`,
  )
  return `Change in QPS since the first record, commit by commit. The newest of each: ${newest.join('; ')}`
}

/** @param pictures addresses of the chart, in a light page and in a dark one; undefined if there are no records */
export function dashboardBody(
  records: readonly LedgerRecord[],
  pictures: Readonly<Record<ChartTheme, string>> | undefined,
): Markup {
  const list = renderHistory('the ledger', { records, unreadable: [] }, MOST_POINTS, false)
  return html`<header>
<h1>How far each branch has come</h1>
<p class="faint">Change in QPS of each configuration since the first record, as a mean over its workloads with the 95 % interval; below 0 % is slower. With a control, the change is against the control.</p>
</header>
<main>
${pictures === undefined ? html`` : figureMarkup(pictures, dashboardText(records))}<div class="scroll" tabindex="0" role="group" aria-label="Records"><pre>${list}</pre></div>
</main>
`
}
