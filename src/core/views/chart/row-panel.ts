/** The picture of a gate: a row for each comparison, the worst first. */

import { changeAndRange, share } from '../../figures.ts'
import type { Rule } from '../../policy/gate-policy.ts'
import type { Result, ResultComparison } from '../../result/result.ts'
import type { VerdictKind } from '../../verdict/judgement.ts'
import { changeTitle, comparisonNamer, comparisonText, verdictWord } from '../../wording/comparison-text.ts'
import { worstFirst } from '../cells.ts'
import { omissionText, printable, wrapEvenly, wrapText } from './chart-text.ts'
import {
  type ChartSpec,
  type ChartTheme,
  COLOURS,
  LINE_HEIGHT,
  NOTE_CHARACTERS,
  nominal,
  quantitative,
  type Room,
  VERDICT_SHAPES,
  WIDTH,
} from './chart-theme.ts'
import { BEYOND_MEANING, roundFigure } from './plot.ts'

const MARK_HEIGHT = 14
const ROW_GAP = 10
const FIGURES_WIDTH = 275
const CHARACTER = 8.2
const MOST_LINES = 4
const AROUND = 104
const NOTE_HEIGHT = 57

/**
 * A panel with a row for each comparison. The interval is a line, and the slowdown within the limit is shaded. Each row
 * has its name and figures above its marks, so that no text takes room from the marks.
 */
export function rowPanel(
  result: Result,
  [rule, comparisons]: readonly [Rule, readonly ResultComparison[]],
  theme: ChartTheme,
  { room, left }: Room,
): ChartSpec {
  const width = WIDTH - left
  const sorted = worstFirst(comparisons)
  const all = rowsOf(result, sorted, room - AROUND)
  // If rows are left out, the note about them takes room too, so the rows are laid out again with less.
  const { values, height, missing } =
    all.missing.length === 0 ? all : rowsOf(result, sorted, room - AROUND - NOTE_HEIGHT)
  // An interval that reaches beyond +100% and beyond every change is cut, so that it does not squeeze all others.
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
      scale: { zero: true, nice: false, padding: 20, domainMax: isCut ? farthest : undefined, clamp: true },
      axis: {
        title: null,
        tickCount: 6,
        grid: false,
        labelFlush: 24,
        labelExpr: "format(100 * datum.value, '.4~r') + '%'",
      },
    })
  const row = (field: string) => quantitative(field, { scale: null, axis: null })
  const y = row('at')
  const tone = (values: Readonly<Record<VerdictKind, string>>) =>
    nominal('tone', { legend: null, scale: { domain: Object.keys(values), range: Object.values(values) } })
  const color = tone(verdict)
  const drawn = { aria: false }
  const tick = { type: 'tick', orient: 'vertical', aria: false }
  const words = { type: 'text', baseline: 'top', aria: false }
  return {
    title: {
      text: wrapText(changeTitle(rule, comparisons), NOTE_CHARACTERS, MOST_LINES),
      subtitle: [
        `Lines are ${[...confidence].join(', ')} intervals.${reach === '' ? '' : ` The shaded slowdown is within the limit, ${reach}.`}`,
        omissionText('row', missing),
      ].flatMap((note) => wrapText(note, NOTE_CHARACTERS, MOST_LINES)),
      dx: -left,
    },
    width,
    height,
    view: { stroke: null },
    data: { values },
    layer: [
      {
        mark: { type: 'rule', strokeWidth: MARK_HEIGHT, color: tolerated, ...drawn },
        encoding: { x: x('limit'), x2: { field: 'none' }, y },
      },
      { mark: { ...tick, size: MARK_HEIGHT, color: limit }, encoding: { x: x('limit'), y } },
      {
        mark: { type: 'rule', strokeWidth: 3, ...drawn },
        encoding: { x: x('low'), x2: { field: 'high' }, y, color },
      },
      {
        mark: { type: 'point', filled: true, opacity: 1, size: 100 },
        encoding: {
          x: x('change'),
          y,
          color,
          shape: tone(VERDICT_SHAPES),
          description: { field: 'said' },
        },
      },
      { mark: { ...tick, size: MARK_HEIGHT + 4, color: text }, encoding: { x: x('none'), y } },
      { mark: { ...words, align: 'left' }, encoding: { x: { value: -left }, y: row('top'), text: { field: 'name' } } },
      {
        mark: { ...words, align: 'right' },
        encoding: { x: { value: width }, y: row('top'), color, text: { field: 'figures' } },
      },
    ],
  }
}

function rowsOf(result: Result, comparisons: readonly ResultComparison[], room: number) {
  const nameOf = comparisonNamer(result, comparisons)
  const characters = Math.floor((WIDTH - FIGURES_WIDTH) / CHARACTER)
  let height = 0
  const values: Readonly<Record<string, string | number | null>>[] = []
  for (const comparison of comparisons) {
    const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
    const lines = wrapEvenly(nameOf(comparison), characters, MOST_LINES)
    const top = height
    const at = top + LINE_HEIGHT * lines.length + MARK_HEIGHT / 2 + 2
    const bottom = at + MARK_HEIGHT / 2 + ROW_GAP
    if (bottom > room && values.length > 0) break
    height = bottom
    values.push({
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
      change: roundFigure(change),
      low: roundFigure(low),
      high: roundFigure(high),
      limit: tolerance === null ? null : -roundFigure(tolerance),
    })
  }
  return { values, height, missing: comparisons.slice(values.length).map(nameOf) }
}
