/** The page over the ledger: a chart for each branch of how far it has come, and the list of its records. */

import { changeOf } from '../comparison/comparison.ts'
import { added, type BranchLedger, type PlacedRecord } from '../ledger/ledger.ts'
import type { Effect } from '../stats/random-effects.ts'
import { changeName } from '../wording/baseline-text.ts'
import { printable } from './chart/chart-text.ts'
import { type ChartTheme, COLOURS, pageOf, SERIES_SHAPES } from './chart/chart-theme.ts'
import { type WayPoint, wayPanel } from './chart/way-panel.ts'
import { ledgerSections, newsOf } from './history-text.ts'
import { sectionsMarkup } from './html-body.ts'
import { figureMarkup, html, type Markup } from './markup.ts'

/** Ledgers on the page: those recorded last. Nobody reads more. */
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
  const points = pointsOf(drawn, new Set(records.map(({ record }) => record.commit)), (scenario) =>
    isSingle ? suite : scenario,
  )
  return {
    title: { text: printable(`${branch} · ${suite}`), anchor: 'start' },
    ...wayPanel(
      { scenarios: scenarios.slice(0, MOST_SCENARIOS), points, width: WIDTH, colours: COLOURS[theme].series.slice(1) },
      theme,
    ),
  }
}

/**
 * A point for each record, and one where each line begins: at 0 % where the way to a record is unknown, because the
 * record before it is missing.
 *
 * @param commits that are recorded on the branch, drawn or not
 */
function pointsOf(
  drawn: readonly PlacedRecord[],
  commits: ReadonlySet<string>,
  nameOf: (scenario: string) => string,
): WayPoint[] {
  const points: WayPoint[] = []
  const sinceGap = new Map<string, Effect>()
  let part = 0
  for (const [nth, placed] of drawn.entries()) {
    const { parent } = placed.record
    const isAfterGap = isUnknown(placed) && parent !== null && 'commit' in parent && !commits.has(parent.commit)
    if (isAfterGap && nth > 0) part++
    if (isAfterGap) sinceGap.clear()
    const ways = [...placed.ways].map(([name, way]) => {
      const scenario = nameOf(name)
      const before = way.before ?? sinceGap.get(scenario) ?? added()
      const since = way.since ?? added(before, way.own)
      sinceGap.set(scenario, since)
      return { before: { scenario, ...changeOf(before) }, since: { scenario, ...changeOf(since) } }
    })
    if (isAfterGap || (nth === 0 && parent !== null)) {
      const name = parent !== null && 'commit' in parent ? parent.commit.slice(0, 7) : 'control'
      points.push({ name, part, figures: ways.map(({ before }) => before) })
    }
    points.push({ name: changeName(placed.record), part, figures: ways.map(({ since }) => since) })
  }
  return points
}

/** Whether an earlier record is missing, so that nobody knows how far the branch had come. */
function isUnknown({ ways }: PlacedRecord): boolean {
  return [...ways.values()].some(({ before }) => before === null)
}

/** Text for people who do not see the chart. */
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
  const hasGap = shown(ledgers).some(({ records }) => newsOf(records).some(isUnknown))
  return html`<header>
<h1>How far each branch has come</h1>
<p class="faint">Change in QPS of each configuration since the first record, as a mean over its workloads with the 95 % interval; below 0 % is slower. With a control, the change is against the control.${hasGap ? ' Where an earlier record is missing, the line begins anew at 0 %.' : ''}</p>
</header>
<main>
${pictures === undefined ? html`<p>Nothing is recorded yet.</p>` : figureMarkup(pictures, dashboardText(ledgers))}${sectionsMarkup(ledgerSections(shown(ledgers)))}</main>
`
}
