/**
 * Changes as a dot plot, one for each rule: a row a comparison, worst first, its interval around it, the slowdown that is
 * tolerated shaded. What was compared stands left of its row and the figures right of it; on telephones both above it.
 */

import { hasInterval, type Result, type ResultComparison } from '../../result/result.ts'
import type { Rule } from '../../suite/suite.ts'
import { share } from '../../wording/figures.ts'
import { changeTitle } from '../../wording/told-comparison.ts'
import { type ChangePanel, layOut, linesOf, NAME_PADDING, type PlacedRow, round, widest } from './change-layout.ts'
import { changeRows } from './change-rows.ts'
import { blockTitle, type ChartSpace, distinct, GAP, NARROW, rounded, type VegaPart } from './chart-layout.ts'
import { printable, textWidth } from './chart-text.ts'
import { FONT_SIZE, LINE_HEIGHT, VERDICT_SHAPES } from './chart-theme.ts'

const TICK_PIXELS = 64
const DOT_SIZE = 100
const CAP_HEIGHT = 9
const VERDICTS = ['pass', 'inconclusive', 'regressed'] as const

/** What is told of the mark that is pointed at: fields and their names. */
const TOLD = [
  ['scenario', 'scenario'],
  ['workload', 'workload'],
  ['threads', 'threads'],
  ['figures', 'change'],
  ['tolerated', 'tolerance'],
  ['word', 'verdict'],
] as const

/** Pixels that its names need left of the plot; 0 where they stand above. */
export function changeMargin(result: Result, width: number): number {
  if (width < NARROW) return 0
  const names = byRule(result).flatMap(([, own]) => changeRows(result, own).rows.flatMap((row) => linesOf(row, width)))
  return names.length === 0 ? 0 : widest(names) + NAME_PADDING
}

export function changeBlocks(result: Result, space: ChartSpace): VegaPart[] {
  return byRule(result).map(([rule, own]) => {
    const { rows, notes } = changeRows(result, own)
    const panel = layOut(rows, space)
    return {
      title: blockTitle(changeTitle(rule, own, printable), [readingNote(own), ...notes], space),
      width: panel.plotWidth,
      height: panel.height,
      ...(panel.isNarrow ? { view: { stroke: null } } : {}),
      layer: [
        ...toleranceLayers(panel),
        zeroLayer(panel),
        ...intervalLayers(panel),
        dotLayer(panel),
        ...textLayers(panel),
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

function readingNote(own: readonly ResultComparison[]): string {
  const sure = own.filter(hasInterval)
  const confidence = distinct(sure.map(({ confidence }) => share(confidence))).join(', ')
  return `${sure.length === 0 ? 'No intervals' : `Lines are ${confidence} intervals`}; the slowdown that is tolerated is shaded.`
}

/** Pixels from the top: rows are as high as their texts. */
function yEncoding(field: string, { height }: ChangePanel) {
  const scale = { domain: [0, height], reverse: true, nice: false, zero: false }
  return { field, type: 'quantitative', scale, axis: null }
}

function xEncoding(field: string, { domain, plotWidth, isNarrow }: ChangePanel) {
  return {
    field,
    type: 'quantitative',
    scale: { domain, nice: false, zero: false },
    axis: {
      title: null,
      values: ticks(domain, plotWidth / TICK_PIXELS),
      labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
      grid: !isNarrow,
      domain: !isNarrow,
    },
  }
}

/** Multiples of 1, 2, 2.5 or 5 times a power of ten, at most so many of them. */
function ticks([low, high]: readonly [number, number], most: number): number[] {
  const power = 10 ** Math.floor(Math.log10((high - low) / most))
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => (high - low) / one <= most) ?? high - low
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => rounded((first + index) * step, 6))
}

/** What is tolerated is shaded row by row, because comparisons may have tolerances of their own. */
function toleranceLayers(panel: ChangePanel): VegaPart[] {
  const { colours, domain, plotWidth } = panel
  const values = bandsOf(panel)
  const limits = distinct(values.map(({ limit }) => limit))
  const [limit = 0] = limits
  const several = limits.length > 1
  const text = `tolerance ${distinct([Math.max(...limits), Math.min(...limits)])
    .map((one) => `−${share(-one)}`)
    .join(' to ')}`
  // To the right of the limit where there is room, which there is not if losses are many times what is tolerated.
  const room = ((domain[1] - limit) / (domain[1] - domain[0])) * plotWidth
  const align = several || room + GAP > textWidth(text, FONT_SIZE) ? 'left' : 'right'
  const rowsOf = { y: yEncoding('top', panel), y2: { field: 'bottom' } }
  return [
    {
      data: { values },
      mark: { type: 'rect', color: colours.tolerated, clip: true, aria: false },
      encoding: { ...rowsOf, x: xEncoding('limit', panel), x2: { field: 'none' } },
    },
    {
      data: { values },
      mark: { type: 'rule', color: colours.limit, strokeWidth: 2, clip: true, aria: false },
      encoding: { ...rowsOf, x: xEncoding('limit', panel) },
    },
    {
      data: { values: [{ limit, text }] },
      mark: { type: 'text', align, baseline: 'bottom', dy: -4, color: colours.faintText, aria: false },
      encoding: { x: several ? { value: 0 } : xEncoding('limit', panel), y: { value: 0 }, text: { field: 'text' } },
    },
  ]
}

/** One for rows beside each other that tolerate the same: pixels between two would be seen. */
function bandsOf({ rows, isNarrow }: ChangePanel) {
  const bands: { limit: number; none: number; top: number; bottom: number }[] = []
  for (const { comparison, top, bottom } of rows) {
    const limit = -round(comparison.tolerance)
    const last = bands.at(-1)
    if (last !== undefined && last.limit === limit && !isNarrow) last.bottom = bottom
    else bands.push({ limit, none: 0, top, bottom })
  }
  return bands
}

function zeroLayer(panel: ChangePanel): VegaPart {
  return {
    data: { values: bandsOf(panel) },
    mark: { type: 'rule', color: panel.colours.text, aria: false },
    encoding: { x: xEncoding('none', panel), y: yEncoding('top', panel), y2: { field: 'bottom' } },
  }
}

function colourOf({ colours }: ChangePanel) {
  const range = VERDICTS.map((verdict) => colours.verdict[verdict])
  return { field: 'verdict', type: 'nominal', scale: { domain: VERDICTS, range }, legend: null }
}

/** A line with a cap at both ends. */
function intervalLayers(panel: ChangePanel): VegaPart[] {
  const values = panel.rows.flatMap(({ comparison, dotY }) => {
    if (!hasInterval(comparison)) return []
    const { low, high, verdict } = comparison
    return [{ worst: round(low), best: round(high), y: dotY, verdict }]
  })
  const caps = values.flatMap(({ worst, best, y, verdict }) =>
    [worst, best].map((end) => ({ end, above: y - CAP_HEIGHT / 2, below: y + CAP_HEIGHT / 2, verdict })),
  )
  const mark = { type: 'rule', strokeWidth: 2, clip: true, aria: false }
  const color = colourOf(panel)
  return [
    {
      data: { values },
      mark,
      encoding: { x: xEncoding('worst', panel), x2: { field: 'best' }, y: yEncoding('y', panel), color },
    },
    {
      data: { values: caps },
      mark,
      encoding: { x: xEncoding('end', panel), y: yEncoding('above', panel), y2: { field: 'below' }, color },
    },
  ]
}

function dotLayer(panel: ChangePanel): VegaPart {
  const shapes = VERDICTS.map((verdict) => VERDICT_SHAPES[verdict])
  return {
    data: { values: panel.rows.map(datumOf) },
    mark: { type: 'point', filled: true, opacity: 1, size: DOT_SIZE, clip: true },
    encoding: {
      x: xEncoding('change', panel),
      y: yEncoding('y', panel),
      color: colourOf(panel),
      shape: { field: 'verdict', type: 'nominal', scale: { domain: VERDICTS, range: shapes }, legend: null },
      description: { field: 'said' },
      tooltip: TOLD.map(([field, title]) => ({ field, title })),
    },
  }
}

function datumOf({ comparison, figures, word, said, dotY }: PlacedRow) {
  const { scenario, workload, threads, change, low, high, tolerance, verdict } = comparison
  return {
    scenario: printable(scenario),
    workload: printable(workload),
    threads,
    change: round(change),
    low: low === null ? null : round(low),
    high: high === null ? null : round(high),
    tolerance: round(tolerance),
    tolerated: `−${share(tolerance)}`,
    ...{ verdict, word, figures, said, y: dotY },
  }
}

/** Names and figures; a name of several lines begins at its place. */
function textLayers(panel: ChangePanel): VegaPart[] {
  const { rows, isNarrow, left, wordWidth } = panel
  const names = rows.map(({ lines, nameY, dotY }) => ({
    name: lines.join('\n'),
    y: isNarrow ? nameY : dotY - ((lines.length - 1) * LINE_HEIGHT) / 2,
  }))
  const values = rows.map(({ figures, word, figuresY, comparison: { verdict } }) => ({
    figures,
    word,
    verdict,
    y: figuresY,
  }))
  const text = { type: 'text', baseline: 'middle', aria: false }
  const start = isNarrow ? -left : panel.plotWidth + NAME_PADDING
  const y = yEncoding('y', panel)
  return [
    {
      data: { values: names },
      mark: { ...text, align: isNarrow ? 'left' : 'right', dx: isNarrow ? -left : -8 },
      encoding: { x: { value: 0 }, y, text: { field: 'name' } },
    },
    {
      data: { values },
      mark: { ...text, align: 'left', fontWeight: 'bold' },
      encoding: { x: { value: start }, y, text: { field: 'word' }, color: colourOf(panel) },
    },
    {
      data: { values },
      mark: { ...text, align: 'left' },
      encoding: { x: { value: start + wordWidth }, y, text: { field: 'figures' } },
    },
  ]
}
