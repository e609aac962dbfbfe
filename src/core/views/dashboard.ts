/** The page over the ledger: a chart for each branch of how far it has come, and the list of its records. */

import { changeOf } from '../comparison/comparison.ts'
import type { BranchLedger, PlacedRecord } from '../ledger/ledger.ts'
import { changeName } from '../wording/baseline-text.ts'
import { printable } from './chart/chart-text.ts'
import { type ChartTheme, COLOURS, pageOf, SERIES_SHAPES } from './chart/chart-theme.ts'
import { wayPanel } from './chart/way-panel.ts'
import { ledgerSections, newsOf } from './history-text.ts'
import { sectionsMarkup } from './html-body.ts'
import { figureMarkup, html, type Markup } from './markup.ts'

/** More ledgers make a page that nobody reads; those recorded last are shown. */
const MOST_LEDGERS = 12
const MOST_SCENARIOS = SERIES_SHAPES.length
const WIDTH = 560

function shown(ledgers: readonly BranchLedger[]): BranchLedger[] {
  return ledgers.slice(-MOST_LEDGERS).reverse()
}

/** Names occur as values of data and as titles only, never in expressions. */
export function dashboardSpec(ledgers: readonly BranchLedger[], theme: ChartTheme) {
  const panels = shown(ledgers).map((ledger) => panel(ledger, theme))
  return pageOf(panels, dashboardText(ledgers), theme)
}

function panel({ branch, suite, records }: BranchLedger, theme: ChartTheme) {
  const drawn = newsOf(records)
  // The file of a single scenario may have had other names.
  const isSingle = drawn.every(({ ways }) => ways.size === 1)
  const scenarios = isSingle ? [suite] : [...new Set(drawn.flatMap(({ ways }) => [...ways.keys()]))]
  const figures = ({ ways }: PlacedRecord, at: 'before' | 'since') =>
    [...ways].flatMap(([scenario, { [at]: effect }]) =>
      effect === null ? [] : [{ scenario: isSingle ? suite : scenario, ...changeOf(effect) }],
    )
  const points = drawn.flatMap((each, nth) => {
    const { parent } = each.record
    const own = { name: changeName(each.record), figures: figures(each, 'since') }
    if (nth > 0 || parent === null) return [own]
    return [{ name: 'commit' in parent ? parent.commit.slice(0, 7) : 'control', figures: figures(each, 'before') }, own]
  })
  return {
    title: { text: printable(`${branch} · ${suite}`), anchor: 'start' },
    ...wayPanel(
      { scenarios: scenarios.slice(0, MOST_SCENARIOS), points, width: WIDTH, colours: COLOURS[theme].series.slice(1) },
      theme,
    ),
  }
}

/** For people who do not see the chart. */
function dashboardText(ledgers: readonly BranchLedger[]): string {
  const newest = shown(ledgers).map(
    ({ branch, suite, records }) => `${printable(`${branch} · ${suite}`)}: ${records.at(-1)?.record.verdict}`,
  )
  return `Change in QPS since the first record, commit by commit. The newest of each: ${newest.join('; ')}`
}

/** @param pictures addresses of the chart, in a light page and in a dark one; undefined if there are no records */
export function dashboardBody(
  ledgers: readonly BranchLedger[],
  pictures: Readonly<Record<ChartTheme, string>> | undefined,
): Markup {
  return html`<header>
<h1>How far each branch has come</h1>
<p class="faint">Change in QPS of each configuration since the first record, as a mean over its workloads with the 95 % interval; below 0 % is slower. With a control, the change is against the control.</p>
</header>
<main>
${pictures === undefined ? html`<p>Nothing is recorded yet.</p>` : figureMarkup(pictures, dashboardText(ledgers))}${sectionsMarkup(ledgerSections(shown(ledgers)))}</main>
`
}
