/** The page about the ledger: for each branch a chart of its distance from the baseline, and a table of its records. */

import { type BranchLedger, worstOf } from '../ledger/ledger.ts'
import { changeName } from '../wording/baseline-text.ts'
import { printable } from './chart/chart-text.ts'
import { type ChartTheme, COLOURS, pageOf, SERIES_SHAPES } from './chart/chart-theme.ts'
import { type WayPoint, wayPanel } from './chart/way-panel.ts'
import { ledgerSections, newsOf } from './history-text.ts'
import { sectionsMarkup } from './html-body.ts'
import { figureMarkup, html, type Markup } from './markup.ts'

/** Maximum number of ledgers on the page, because nobody reads more. The page shows those that were recorded last. */
const MOST_LEDGERS = 12
const MOST_SCENARIOS = SERIES_SHAPES.length
const WIDTH = 560

function ledgersToDraw(ledgers: readonly BranchLedger[]): BranchLedger[] {
  return ledgers.slice(-MOST_LEDGERS).reverse()
}

/**
 * The chart of the page, as a specification for Vega. It contains names from outside only as data and titles, never in
 * expressions, because Vega evaluates expressions.
 */
export function historySpec(ledgers: readonly BranchLedger[], theme: ChartTheme) {
  const panels = ledgersToDraw(ledgers).flatMap((ledger) => panel(ledger, theme))
  return pageOf(panels, historyText(ledgers), theme)
}

function panel({ branch, suite, records }: BranchLedger, theme: ChartTheme) {
  const points = pointsOf(records)
  if (points.length === 0) return []
  const scenarios = [...new Set(points.flatMap(({ figures }) => figures.map(({ scenario }) => scenario)))]
  const drawn = { scenarios: scenarios.slice(0, MOST_SCENARIOS), points, width: WIDTH }
  return {
    title: { text: printable(`${branch} · ${suite}`), anchor: 'start' },
    ...wayPanel({ ...drawn, colours: COLOURS[theme].series.slice(1) }, theme),
  }
}

/**
 * One point for each record with a baseline: the slowest cell of each scenario. Points get another `part` with each new
 * baseline, so that no line joins distances from different baselines, which cannot be compared.
 */
function pointsOf(records: BranchLedger['records']): WayPoint[] {
  const baselines = new Set<string>()
  return newsOf(records).flatMap((record) => {
    const since = record.comparisons.filter(({ rule }) => rule === 'baseline')
    const byScenario = Map.groupBy(since, ({ scenario }) => scenario)
    const figures = [...byScenario.values()].flatMap((cells) => worstOf(cells) ?? [])
    if (figures.length === 0) return []
    const part = baselines.add(record.baseline ?? '').size
    return { name: changeName(record), part, figures }
  })
}

function historyText(ledgers: readonly BranchLedger[]): string {
  const newest = ledgersToDraw(ledgers).map(
    ({ branch, suite, records }) => `${printable(`${branch} · ${suite}`)}: ${records.at(-1)?.verdict}`,
  )
  return `Change in QPS against the baseline, commit by commit. The newest of each: ${newest.join('; ')}`
}

/** @param pictures addresses of the chart for light and dark pages; undefined if no baseline was measured */
export function historyBody(
  ledgers: readonly BranchLedger[],
  pictures: Readonly<Record<ChartTheme, string>> | undefined,
): Markup {
  return html`<header>
<h1>Since the baseline</h1>
<p class="faint">Change in QPS of each configuration against the baseline of its branch, as the run of the commit measured it in its slowest load, with the 95% interval; below 0% is slower. Another baseline begins a new line.</p>
</header>
<main>
${ledgers.length === 0 ? html`<p>Nothing is recorded yet.</p>` : ''}${pictures === undefined ? '' : figureMarkup(pictures, historyText(ledgers))}${sectionsMarkup(ledgerSections(ledgersToDraw(ledgers)))}</main>
`
}
