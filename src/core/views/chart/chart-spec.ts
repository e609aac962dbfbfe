/**
 * The result as one Vega-Lite specification: changes against their tolerance above, their causes, QPS below where it is
 * the subject. Its picture is scaled to the place that shows it, whose words it does not repeat: it has no title.
 */

import type { Result, ResultComparison } from '../../result/result.ts'
import type { Rule } from '../../suite/suite.ts'
import { changeAndRange, share } from '../../wording/figures.ts'
import { changeTitle, comparisonNamer, told, verdictWord } from '../../wording/told-comparison.ts'
import { headline } from '../../wording/verdict-text.ts'
import { armLabels, isSweep, referenceArm, sameArm, shownArms, workloadsOf, worstFirst } from '../cells.ts'
import { printable, wrapText } from './chart-text.ts'
import { type ChartTheme, COLOURS, chartConfig, SERIES_SHAPES, VERDICT_SHAPES } from './chart-theme.ts'
import { MARK_HEIGHT, panelTitle, rounded, rowPanel, type VegaPart, WIDTH } from './row-panel.ts'
import { waterfallPanels } from './waterfall.ts'

/** More cannot be read; those with the smallest losses are left out, which is said. */
const MOST_ROWS = 40
const MOST_WORKLOADS = 12
const MOST_SERIES = SERIES_SHAPES.length
const MOST_COLUMNS = 3
const PANEL_HEIGHT = 180
/** Room for the axes right of a panel and below it, and for the name of the next. */
const PANEL_SPACING = { column: 54, row: 80 }
const LEGEND_CHARACTERS = 74

export type ChartSpec = VegaPart

/**
 * Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
 * inline and rounded: changes to a hundredth of a per cent, QPS to five digits.
 */
export function chartSpec(result: Result, theme: ChartTheme): ChartSpec {
  const byRule = [...Map.groupBy(result.comparisons, ({ rule }) => rule)]
  const panels = [
    ...byRule.map(([rule, own]) => changePanel(result, rule, own, theme)),
    ...waterfallPanels(result, theme),
    ...(result.comparisons.length === 0 || isSweep(result) ? qpsPanels(result, theme) : []),
  ]
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: pictureText(result),
    background: COLOURS[theme].background,
    padding: 16,
    spacing: 28,
    vconcat: panels,
    // Verdicts in one panel and scenarios in the other: their colours have nothing to do with each other.
    resolve: { scale: { color: 'independent', shape: 'independent' } },
    config: chartConfig(theme),
  }
}

/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
export function pictureText(result: Result): string {
  return `${printable(result.suite.name)}, ${result.verdict}: ${headline(result, printable)}`
}

/** A row a comparison, worst first, with its interval and the tolerated slowdown shaded. */
function changePanel(result: Result, rule: Rule, own: readonly ResultComparison[], theme: ChartTheme): VegaPart {
  const { shown, notes } = fewEnough(own)
  const nameOf = comparisonNamer(result, shown)
  const rows = worstFirst(shown).map((comparison) => {
    const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
    return {
      ...{ tone: verdict, name: nameOf(comparison).join(', ') },
      figures: `${verdictWord(comparison)} ${changeAndRange(comparison)}`,
      said: told(comparison, printable),
      ...{ scenario: printable(scenario), workload: printable(workload), threads },
      ...{
        change: rounded(change),
        low: rounded(low),
        high: rounded(high),
      },
      limit: -rounded(tolerance),
    }
  })
  const { tolerated, limit, verdict } = COLOURS[theme]
  const confidence = new Set(own.map(({ confidence: one }) => share(one)))
  const limits = [...new Set(own.map(({ tolerance }) => tolerance))]
    .sort((a, b) => a - b)
    .map((one) => `−${share(one)}`)
  const reach = limits.length > 2 ? `${limits[0]} to ${limits.at(-1)}` : limits.join(' or ')
  return rowPanel({
    ...{ rows, theme, tones: verdict },
    farthest: Math.max(...own.map(({ change }) => change)),
    title: panelTitle(changeTitle(rule, own, printable), [
      `Lines are ${[...confidence].join(', ')} intervals. The shaded slowdown is within the limit, ${reach}.`,
      ...notes,
    ]),
    marks: ({ x, y, color }) => [
      {
        mark: { type: 'rule', strokeWidth: MARK_HEIGHT, color: tolerated, clip: true, aria: false },
        encoding: { x: x('limit'), x2: { field: 'none' }, y },
      },
      {
        mark: { type: 'tick', orient: 'vertical', size: MARK_HEIGHT, color: limit, clip: true, aria: false },
        encoding: { x: x('limit'), y },
      },
      {
        mark: { type: 'rule', strokeWidth: 3, clip: true, aria: false },
        encoding: { x: x('low'), x2: { field: 'high' }, y, color },
      },
      {
        mark: { type: 'point', filled: true, opacity: 1, size: 100, clip: true },
        encoding: {
          ...{ x: x('change'), y, color },
          shape: {
            ...{ field: 'tone', type: 'nominal', legend: null },
            scale: { domain: Object.keys(VERDICT_SHAPES), range: Object.values(VERDICT_SHAPES) },
          },
          description: { field: 'said' },
        },
      },
    ],
  })
}

/**
 * All; if there are many, the worst level of every scenario and workload; if still too many, those that lost most,
 * after all means.
 */
function fewEnough(own: readonly ResultComparison[]) {
  if (own.length <= MOST_ROWS) return { shown: own, notes: [] }
  const groups = Map.groupBy(own, ({ scenario, workload }) => JSON.stringify([scenario, workload]))
  const worst = [...groups.values()].flatMap((group) => worstFirst(group).slice(0, 1))
  const isMean = ({ scope }: ResultComparison) => Number(scope === 'mean')
  const shown = worstFirst(worst)
    .toSorted((a, b) => isMean(b) - isMean(a))
    .slice(0, MOST_ROWS)
  const atWorst = 'Each row shows the worst number of threads of a scenario and workload.'
  return {
    shown,
    notes: [...(worst.length < own.length ? [atWorst] : []), ...leftOut('row', worst.length - shown.length)],
  }
}

/** "Not drawn: 2 rows with smaller losses; the tables have all."; nothing if nothing is left out. */
function leftOut(what: string, many: number): string[] {
  if (many <= 0) return []
  return [`Not drawn: ${many} ${what}${many === 1 ? '' : 's'} with smaller losses; the tables have all.`]
}

/** QPS over the numbers of threads, a panel a workload; those that lost most. */
function qpsPanels(result: Result, theme: ChartTheme): VegaPart[] {
  const losses = worstFirst(result.comparisons)
  const rank = (index: number) => (index < 0 ? losses.length : index)
  const armRank = (arm: ReturnType<typeof shownArms>[number]) =>
    referenceArm(result, arm) === undefined ? -1 : rank(losses.findIndex(({ scenario }) => scenario === arm.scenario))
  const workloadRank = (name: string) => rank(losses.findIndex(({ workload }) => workload === name))
  const labelOf = armLabels(result)
  const measured = shownArms(result).filter((arm) => result.cells.some((cell) => sameArm(cell, arm)))
  const arms = keepFirst(measured, MOST_SERIES, armRank)
  const names = arms.map((arm) => wrapText(labelOf(arm), LEGEND_CHARACTERS, 3).join('\n'))
  const all = workloadsOf(result)
  const workloads = keepFirst(all, MOST_WORKLOADS, workloadRank)
  const columns = Math.min(MOST_COLUMNS, workloads.length)
  const width = Math.floor(WIDTH / columns) - PANEL_SPACING.column
  const titleOf = (workload: string) => wrapText(workload, Math.floor(width / 7), 4).join('\n')
  const values = arms.flatMap((arm, index) =>
    result.cells
      .filter((cell) => sameArm(cell, arm) && workloads.includes(cell.workload))
      .map(({ workload, threads, qps }) => ({
        ...{ scenario: names[index], workload: titleOf(workload), threads },
        qps: Number(qps.toPrecision(Math.max(5, Math.ceil(Math.log10(qps + 1))))),
      })),
  )
  if (values.length === 0) return []
  const series = (range: readonly string[]) => ({
    ...{ field: 'scenario', type: 'nominal' },
    scale: { domain: names, range: range.slice(0, names.length) },
    legend: { title: null, orient: 'bottom', columns: Math.max(...names.map(({ length }) => length)) > 36 ? 1 : 2 },
  })
  const levels = [...new Set(values.map(({ threads }) => threads))].sort((a, b) => a - b)
  return [
    {
      title: panelTitle('QPS by number of threads', [
        ...leftOut('scenario', measured.length - arms.length),
        ...leftOut('workload', all.length - workloads.length),
      ]),
      data: { values },
      facet: {
        ...{ field: 'workload', type: 'nominal', sort: workloads.map(titleOf), title: null },
      },
      columns,
      ...{ spacing: PANEL_SPACING, bounds: 'flush' },
      resolve: { scale: { y: 'independent' }, axis: { x: 'independent' } },
      spec: {
        ...{ width, height: PANEL_HEIGHT },
        encoding: {
          x: {
            ...{ field: 'threads', type: 'quantitative' },
            scale: { type: 'log', base: 2, nice: false, padding: 8 },
            axis: { title: 'threads', values: levels, format: 'd', grid: false, labelOverlap: 'parity' },
          },
          y: {
            ...{ field: 'qps', type: 'quantitative', scale: { zero: true, nice: false } },
            axis: { title: null, orient: 'right', labelExpr: "format(datum.value, '~s')", tickCount: 5 },
          },
          color: series(COLOURS[theme].series),
        },
        layer: [
          { mark: { type: 'line', strokeWidth: 1.5 } },
          { mark: { type: 'point', filled: true, opacity: 1, size: 45 }, encoding: { shape: series(SERIES_SHAPES) } },
        ],
      },
    },
  ]
}

/** At most so many, those of the least rank, in their order. */
function keepFirst<Item>(items: readonly Item[], most: number, rank: (item: Item) => number): Item[] {
  const kept = items.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
  return items.filter((item) => kept.includes(item))
}
