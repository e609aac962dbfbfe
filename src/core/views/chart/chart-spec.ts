/**
 * The result as one Vega-Lite specification: changes against their tolerance above, QPS below where it is the subject.
 * The picture is scaled to its place. It has no title, because the text around it says what it shows.
 */

import { changeAndRange, count, share } from '../../figures.ts'
import type { Rule } from '../../policy/gate-policy.ts'
import { measuredPart } from '../../result/refused-part.ts'
import type { Result, ResultComparison } from '../../result/result.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import { armNamer } from '../../wording/arm-wording.ts'
import { changeTitle, comparisonNamer, comparisonText, verdictWord } from '../../wording/comparison-text.ts'
import { headline } from '../../wording/verdict-text.ts'
import { armOf, isSweep, sameArm, shownScenarios, workloadsOf, worstFirst } from '../cells.ts'
import { printable, wrapText } from './chart-text.ts'
import {
  type ChartTheme,
  COLOURS,
  LINE_HEIGHT,
  nominal,
  pageOf,
  quantitative,
  SERIES_SHAPES,
  VERDICT_SHAPES,
} from './chart-theme.ts'
import { BEYOND_MEANING, rounded } from './way-panel.ts'

/** More cannot be read; those with the smallest losses, and the last scenarios and workloads, are left out. */
const MOST_ROWS = 40
const MOST_WORKLOADS = 12
const MOST_SERIES = SERIES_SHAPES.length
const MOST_COLUMNS = 3
const PANEL_HEIGHT = 180
/** Room for the axes right of a panel and below it, and for the name of the next. */
const PANEL_SPACING = { column: 54, row: 80 }
const LEGEND_CHARACTERS = 74
/** Pixels across all panels. */
const WIDTH = 608
const MARK_HEIGHT = 14
const ROW_GAP = 10
/** Characters on a line: of a name, which shares it with the figures, and of sentences above the panel. */
const NAME_CHARACTERS = 52
const NOTE_CHARACTERS = 88
const TITLE_CHARACTERS = 66
/** Enough for the longest names that a suite allows. */
const MOST_LINES = 8

/** Part of a Vega-Lite specification: JSON, whose form is checked against the schema of Vega-Lite by the tests. */
export type ChartSpec = Readonly<Record<string, unknown>>

/**
 * Names and other text from outside occur as values of data and as titles only, never in expressions. The data are
 * inline and rounded: changes to a hundredth of a per cent, QPS to five digits.
 */
export function chartSpec(whole: Result, theme: ChartTheme): ChartSpec {
  const result = measuredPart(whole)
  const byRule = [...Map.groupBy(result.comparisons, ({ rule }) => rule)]
  const panels = [
    ...byRule.map(([rule, ofRule]) => changePanel(result, rule, ofRule, theme)),
    ...(result.comparisons.length === 0 || isSweep(result) ? qpsPanels(result, theme) : []),
  ]
  return pageOf(panels, pictureText(whole), theme)
}

/** "my.cnf, regressed: oltp_read_only at 8 threads, …": a text for people who do not see the picture. */
export function pictureText(result: Result): string {
  return printable(`${result.suite.name}, ${result.verdict}: ${headline(result)}`)
}

/**
 * A row a comparison, worst first, with its interval and the tolerated slowdown shaded. Above its marks, each row has its
 * name on the left and its figures on the right, so that no text takes room from the marks.
 */
function changePanel(
  result: Result,
  rule: Rule,
  comparisons: readonly ResultComparison[],
  theme: ChartTheme,
): ChartSpec {
  const shown = worstFirst(comparisons).slice(0, MOST_ROWS)
  const { values, height } = rowsOf(result, shown)
  // An interval that reaches farther than every change, and beyond +100 %, is cut.
  const farthest = Math.max(BEYOND_MEANING, ...comparisons.map(({ change }) => change))
  const { tolerated, limit, verdict, text } = COLOURS[theme]
  const confidence = new Set(comparisons.map((each) => share(each.confidence)))
  const limits = [...new Set(comparisons.flatMap(({ tolerance }) => tolerance ?? []))]
    .sort((a, b) => a - b)
    .map((one) => `−${share(one)}`)
  const reach = limits.length > 2 ? `${limits[0]} to ${limits.at(-1)}` : limits.join(' or ')
  const isCut = comparisons.some(({ high }) => high > farthest)
  const x = (field: string) =>
    quantitative(field, {
      scale: { zero: true, nice: false, padding: 20, domainMax: isCut ? farthest : undefined },
      axis: { title: null, tickCount: 6, grid: false, labelExpr: "format(100 * datum.value, '.4~r') + ' %'" },
    })
  const row = (field: string) => quantitative(field, { scale: null, axis: null })
  const y = row('at')
  const tone = (values: Readonly<Record<VerdictKind, string>>) =>
    nominal('tone', { legend: null, scale: { domain: Object.keys(values), range: Object.values(values) } })
  const color = tone(verdict)
  const drawn = { clip: true, aria: false }
  const tick = { type: 'tick', orient: 'vertical', aria: false }
  const words = { type: 'text', baseline: 'top', aria: false }
  return {
    title: panelTitle(changeTitle(rule, comparisons), [
      `Lines are ${[...confidence].join(', ')} intervals.${reach === '' ? '' : ` The shaded slowdown is within the limit, ${reach}.`}`,
      ...leftOut('row', comparisons.length - shown.length),
    ]),
    width: WIDTH,
    height,
    view: { stroke: null },
    data: { values },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: MARK_HEIGHT, color: tolerated, ...drawn },
        encoding: { x: x('limit'), x2: { field: 'none' }, y },
      },
      { mark: { ...tick, size: MARK_HEIGHT, color: limit, clip: true }, encoding: { x: x('limit'), y } },
      {
        mark: { type: 'rule', strokeWidth: 3, ...drawn },
        encoding: { x: x('low'), x2: { field: 'high' }, y, color },
      },
      {
        mark: { type: 'point', filled: true, opacity: 1, size: 100, clip: true },
        encoding: {
          x: x('change'),
          y,
          color,
          shape: tone(VERDICT_SHAPES),
          description: { field: 'said' },
        },
      },
      { mark: { ...tick, size: MARK_HEIGHT + 4, color: text }, encoding: { x: x('none'), y } },
      { mark: { ...words, align: 'left' }, encoding: { x: { value: 0 }, y: row('top'), text: { field: 'name' } } },
      {
        mark: { ...words, align: 'right' },
        encoding: { x: { value: WIDTH }, y: row('top'), color, text: { field: 'figures' } },
      },
    ],
  }
}

/** The data of a panel's rows, each below the one before, and their height in all. */
function rowsOf(result: Result, shown: readonly ResultComparison[]) {
  const nameOf = comparisonNamer(result, shown)
  let height = 0
  const values = shown.map((comparison) => {
    const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
    const lines = wrapText(nameOf(comparison), NAME_CHARACTERS, MOST_LINES)
    const top = height
    const at = top + LINE_HEIGHT * lines.length + MARK_HEIGHT / 2 + 2
    height = at + MARK_HEIGHT / 2 + ROW_GAP
    return {
      tone: verdict,
      name: lines.join('\n'),
      top,
      at,
      none: 0,
      figures: `${verdictWord(comparison)} ${changeAndRange(comparison)}`,
      said: printable(comparisonText(comparison)),
      scenario: printable(scenario),
      workload: printable(workload),
      threads,
      change: rounded(change),
      low: rounded(low),
      high: rounded(high),
      limit: tolerance === null ? null : -rounded(tolerance),
    }
  })
  return { values, height }
}

/** "Not drawn: 2 rows; the tables have all."; no sentence if nothing is left out. */
function leftOut(what: string, many: number): string[] {
  return many <= 0 ? [] : [`Not drawn: ${count(many, what)}; the tables have all.`]
}

/** The title of a panel, and sentences below it. */
function panelTitle(text: string, notes: readonly string[]): ChartSpec {
  return {
    text: wrapText(text, TITLE_CHARACTERS, MOST_LINES),
    subtitle: notes.flatMap((note) => wrapText(note, NOTE_CHARACTERS, MOST_LINES)),
  }
}

/** QPS over the numbers of threads, a panel a workload. */
function qpsPanels(result: Result, theme: ChartTheme): ChartSpec[] {
  const labelOf = armNamer(result.plan)
  const all = workloadsOf(result)
  const shown = shownScenarios(result).map(armOf)
  const measured = shown.filter((arm) => result.cells.some((cell) => sameArm(cell, arm)))
  const arms = measured.slice(0, MOST_SERIES)
  const names = arms.map((arm) => wrapText(labelOf(arm), LEGEND_CHARACTERS, 3).join('\n'))
  const workloads = all.slice(0, MOST_WORKLOADS)
  const columns = Math.min(MOST_COLUMNS, workloads.length)
  const width = Math.floor(WIDTH / columns) - PANEL_SPACING.column
  const titleOf = (workload: string) => wrapText(workload, Math.floor(width / 7), 4).join('\n')
  const values = arms.flatMap((arm, index) =>
    result.cells
      .filter((cell) => sameArm(cell, arm) && workloads.includes(cell.workload))
      .map(({ workload, threads, qps }) => ({
        scenario: names[index],
        workload: titleOf(workload),
        threads,
        qps: Number(qps.toPrecision(Math.max(5, Math.ceil(Math.log10(qps + 1))))),
      })),
  )
  if (values.length === 0) return []
  const legend = { title: null, orient: 'bottom', columns: names.some(({ length }) => length > 36) ? 1 : 2 }
  const series = (range: readonly string[]) =>
    nominal('scenario', { scale: { domain: names, range: range.slice(0, names.length) }, legend })
  const levels = [...new Set(values.map(({ threads }) => threads))].sort((a, b) => a - b)
  return [
    {
      title: panelTitle('QPS by number of threads', [
        ...leftOut('scenario', measured.length - arms.length),
        ...leftOut('workload', all.length - workloads.length),
      ]),
      data: { values },
      facet: nominal('workload', { sort: workloads.map(titleOf), title: null }),
      columns,
      spacing: PANEL_SPACING,
      bounds: 'flush',
      resolve: { scale: { y: 'independent' }, axis: { x: 'independent' } },
      spec: {
        width,
        height: PANEL_HEIGHT,
        encoding: {
          x: quantitative('threads', {
            scale: { type: 'log', base: 2, nice: false, padding: 8 },
            axis: { title: 'threads', values: levels, format: 'd', grid: false, labelOverlap: 'parity' },
          }),
          y: quantitative('qps', {
            scale: { zero: true, nice: false },
            axis: { title: null, orient: 'right', labelExpr: "format(datum.value, '~s')", tickCount: 5 },
          }),
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
