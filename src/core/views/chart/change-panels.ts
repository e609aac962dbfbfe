/**
 * Changes as a dot plot, one for each rule: a row a comparison, worst first, with its interval and the tolerated
 * slowdown shaded. The name is left of its row and the figures right of it; on telephones both are above it.
 */

import { hasInterval, type Result, type ResultComparison } from '../../result/result.ts'
import type { Rule } from '../../suite/suite.ts'
import { share } from '../../wording/figures.ts'
import { changeTitle } from '../../wording/told-comparison.ts'
import { type ChangeRow, changeRows } from './change-rows.ts'
import { blockTitle, type ChartSpace, distinct, GAP, NARROW, type VegaPart } from './chart-layout.ts'
import { printable, textWidth, wrapName } from './chart-text.ts'
import { BOLD, COLOURS, FONT_SIZE, LINE_HEIGHT, VERDICT_SHAPES } from './chart-theme.ts'
import { marginOf, nameLayer, numberLayer, type RowPlot, rowPlot, widest } from './row-plot.ts'

const LEAST_PLOT = 120
const TICK_PIXELS = 64
const DOT_SIZE = 100
/** Room of dot and interval in a row that has its texts above, and around both. */
const DOT_HEIGHT = 18
const PADDING = 5
/** Pixels of the picture's width for each character that a name may have on a line. */
const NAME_SHARE = 27
/** Enough for the longest names that a suite allows. */
const NAME_LINES = 8
const BEYOND_MEANING = 1
const VERDICTS = ['pass', 'inconclusive', 'regressed'] as const

/** Tooltip of a mark: fields and their names. */
const TOLD = [
  ['scenario', 'scenario'],
  ['workload', 'workload'],
  ['threads', 'threads'],
  ['figures', 'change'],
  ['tolerated', 'tolerance'],
  ['word', 'verdict'],
] as const

interface ChangePanel {
  readonly rows: readonly ChangeRow[]
  readonly plot: RowPlot
  readonly plotWidth: number
  /** The middle of marks in their row: 0.5 halfway down. */
  readonly markAt: number
  readonly markHeight: number
  readonly domain: readonly [number, number]
  readonly space: ChartSpace
}

/** Pixels that its names need left of the plot; 0 if they are above. */
export function changeMargin(result: Result, width: number): number {
  if (width < NARROW) return 0
  return marginOf(byRule(result).flatMap(([, own]) => changeRows(result, own).rows.map((row) => nameOf(row, width))))
}

export function changeBlocks(result: Result, space: ChartSpace): VegaPart[] {
  const { width, left } = space
  const isNarrow = width < NARROW
  return byRule(result).map(([rule, own]) => {
    const { rows, notes } = changeRows(result, own)
    const names = rows.map((row) => nameOf(row, width))
    const plot = rowPlot(names, 2 * PADDING + (isNarrow ? LINE_HEIGHT + DOT_HEIGHT : 0))
    const right = isNarrow ? 0 : marginOf(rows.map(({ figures }) => figures)) + wordWidth(rows)
    const panel: ChangePanel = {
      ...{ rows, plot, space },
      plotWidth: Math.max(LEAST_PLOT, Math.floor(width - left - right - 2)),
      markAt: isNarrow ? 1 - (PADDING + DOT_HEIGHT / 2) / plot.step : 0.5,
      markHeight: isNarrow ? DOT_HEIGHT : plot.step,
      domain: domainOf(own),
    }
    return {
      title: blockTitle(changeTitle(rule, own, printable), [readingNote(own), ...notes], space),
      width: panel.plotWidth,
      height: plot.height,
      ...(isNarrow ? { view: { stroke: null } } : {}),
      data: { values: rows.map((row, index) => datumOf(row, index, names[index] ?? '')) },
      layer: [
        ...toleranceLayers(panel),
        lineLayer(panel, 'none', { color: COLOURS[space.theme].text }),
        ...markLayers(panel),
        ...(isNarrow ? textsAbove(panel) : textsBeside(panel)),
      ],
    }
  })
}

/** Every row in words, for who does not see the picture. */
export function changesSaid(result: Result): string[] {
  return byRule(result).flatMap(([, own]) => changeRows(result, own).rows.map(({ said }) => said))
}

function byRule({ comparisons }: Result): [Rule, ResultComparison[]][] {
  return [...Map.groupBy(comparisons, ({ rule }) => rule)]
}

/** On as many lines as it takes. */
function nameOf({ names }: ChangeRow, width: number): string {
  const characters = Math.floor(width / (width < NARROW ? 0.6 * FONT_SIZE : NAME_SHARE))
  return names.map((name) => wrapName(name, characters, NAME_LINES)).join('\n')
}

function wordWidth(rows: readonly ChangeRow[]): number {
  return Math.ceil(BOLD * widest(rows.map(({ word }) => word))) + 2 * PADDING
}

function readingNote(own: readonly ResultComparison[]): string {
  const sure = own.filter(hasInterval)
  const confidence = distinct(sure.map(({ confidence }) => share(confidence))).join(', ')
  return `${sure.length === 0 ? 'No intervals' : `Lines are ${confidence} intervals`}. The shaded slowdown is within the limit.`
}

/** Everything that is drawn and zero, but no interval so wide that the others shrink to nothing. */
function domainOf(comparisons: readonly ResultComparison[]): [number, number] {
  const low = Math.max(
    -BEYOND_MEANING,
    Math.min(0, ...comparisons.map((one) => Math.min(one.low ?? one.change, -one.tolerance))),
  )
  const limit = Math.min(BEYOND_MEANING, Math.max(0, ...comparisons.map((one) => one.high ?? one.change)))
  // Every change itself is drawn, even one that became many times faster.
  const high = Math.max(limit, ...comparisons.map(({ change }) => change))
  const margin = 0.04 * (high - low) || 0.01
  return [round(low - margin), round(high + margin)]
}

function datumOf({ comparison, figures, word, said }: ChangeRow, row: number, name: string) {
  const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
  const limits = { low: low === null ? null : round(low), high: high === null ? null : round(high) }
  return {
    ...{ row, name, verdict, word, figures, said, threads },
    scenario: printable(scenario),
    workload: printable(workload),
    change: round(change),
    ...limits,
    tolerance: round(tolerance),
    tolerated: `−${share(tolerance)}`,
    ...{ limit: -round(tolerance), none: 0 },
  }
}

function xEncoding(field: string, { domain, plotWidth, space }: ChangePanel) {
  const isWide = space.width >= NARROW
  return {
    field,
    type: 'quantitative',
    scale: { domain, nice: false, zero: false },
    axis: {
      title: null,
      tickCount: Math.max(2, Math.floor(plotWidth / TICK_PIXELS)),
      labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
      grid: isWide,
      domain: isWide,
    },
  }
}

/** Vertical position of a row's marks. */
function yEncoding({ plot: { y }, markAt }: ChangePanel) {
  return { ...y, bandPosition: markAt }
}

/** A line down the marks of every row. */
function lineLayer(panel: ChangePanel, field: string, mark: VegaPart): VegaPart {
  const { plot, markHeight, markAt } = panel
  const half = markHeight / 2 / plot.step
  const y2 = { field: 'row', bandPosition: markAt + half }
  return {
    mark: { type: 'rule', clip: true, aria: false, ...mark },
    encoding: { x: xEncoding(field, panel), y: { ...plot.y, bandPosition: markAt - half }, y2 },
  }
}

/** The tolerance is shaded row by row, because comparisons may have their own. */
function toleranceLayers(panel: ChangePanel): VegaPart[] {
  const { rows, domain, plotWidth, markHeight, space } = panel
  const colours = COLOURS[space.theme]
  const limits = distinct(rows.map(({ comparison }) => -round(comparison.tolerance)))
  const [limit = 0] = limits
  const several = limits.length > 1
  const text = `limit ${distinct([Math.max(...limits), Math.min(...limits)])
    .map((one) => `−${share(-one)}`)
    .join(' to ')}`
  // To the right of the limit if there is room, which there is not if losses are many times the tolerance.
  const room = ((domain[1] - limit) / (domain[1] - domain[0])) * plotWidth
  const align = several || room + GAP > textWidth(text, FONT_SIZE) ? 'left' : 'right'
  return [
    {
      mark: { type: 'rule', strokeWidth: markHeight, color: colours.tolerated, clip: true, aria: false },
      encoding: { x: xEncoding('limit', panel), x2: { field: 'none' }, y: yEncoding(panel) },
    },
    lineLayer(panel, 'limit', { color: colours.limit, strokeWidth: 2 }),
    {
      data: { values: [{ limit, text }] },
      mark: { type: 'text', align, baseline: 'bottom', dy: -4, color: colours.faintText, aria: false },
      encoding: { x: several ? { value: 0 } : xEncoding('limit', panel), y: { value: 0 }, text: { field: 'text' } },
    },
  ]
}

function colourOf({ theme }: ChartSpace) {
  const range = VERDICTS.map((verdict) => COLOURS[theme].verdict[verdict])
  return { field: 'verdict', type: 'nominal', scale: { domain: VERDICTS, range }, legend: null }
}

/** A line, where there is an interval, and the dot. */
function markLayers(panel: ChangePanel): VegaPart[] {
  const color = colourOf(panel.space)
  const shapes = VERDICTS.map((verdict) => VERDICT_SHAPES[verdict])
  return [
    {
      transform: [{ filter: 'isNumber(datum.low)' }],
      mark: { type: 'rule', strokeWidth: 3, clip: true, aria: false },
      encoding: { x: xEncoding('low', panel), x2: { field: 'high' }, y: yEncoding(panel), color },
    },
    {
      mark: { type: 'point', filled: true, opacity: 1, size: DOT_SIZE, clip: true },
      encoding: {
        x: xEncoding('change', panel),
        y: yEncoding(panel),
        color,
        shape: { field: 'verdict', type: 'nominal', scale: { domain: VERDICTS, range: shapes }, legend: null },
        description: { field: 'said' },
        tooltip: TOLD.map(([field, title]) => ({ field, title })),
      },
    },
  ]
}

/** Names left of the plot; right of it the verdict, then the figures. */
function textsBeside({ plot, rows, space }: ChangePanel): VegaPart[] {
  const word = numberLayer('word', plot, { fontWeight: 'bold' })
  return [
    nameLayer(plot),
    { ...word, encoding: { ...(word.encoding as VegaPart), color: colourOf(space) } },
    numberLayer('figures', plot, { dx: 2 * PADDING + wordWidth(rows) }),
  ]
}

/** The name, and on the line below it verdict and figures. */
function textsAbove({ plot: { y, step }, rows, space }: ChangePanel): VegaPart[] {
  const top = PADDING + (LINE_HEIGHT - step) / 2
  const mark = { type: 'text', align: 'left', baseline: 'middle', aria: false }
  const below = { expr: `${top} + ${LINE_HEIGHT} * length(split(datum.name, '\\n'))` }
  const x = { value: -space.left }
  return [
    { mark: { ...mark, dy: top }, encoding: { x, y, text: { field: 'name' } } },
    {
      mark: { ...mark, dy: below, fontWeight: 'bold' },
      encoding: { x, y, text: { field: 'word' }, color: colourOf(space) },
    },
    { mark: { ...mark, dy: below, dx: wordWidth(rows) }, encoding: { x, y, text: { field: 'figures' } } },
  ]
}

/** The value to a hundredth of a per cent. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
