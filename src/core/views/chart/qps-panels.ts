/**
 * QPS itself, where it is the subject: over the numbers of threads, or of imported tables a bar a scenario; a panel a
 * workload.
 */

import type { Result, ResultCell } from '../../result/result.ts'
import { count, rate } from '../../wording/figures.ts'
import { armLabels, isSweep, referenceArm, sameArm, shownArms, workloadsOf } from '../cells.ts'
import {
  blockTitle,
  byWorst,
  type ChartSpace,
  distinct,
  GAP,
  keepWorst,
  leftOutNote,
  NARROW,
  nameAxis,
  panelLimit,
  panelTitle,
  type RowNames,
  rounded,
  shareWidth,
  type VegaPart,
} from './chart-layout.ts'
import { printable, textWidth } from './chart-text.ts'
import { COLOURS, FONT_SIZE, SERIES_SHAPES } from './chart-theme.ts'

/** More lines cannot be distinguished. */
const MAX_LINES = SERIES_SHAPES.length
const MAX_BARS = 40
const LINES_HEIGHT = 180
/** More lines of the grid make it grey; beyond that, each line multiplies the threads of the previous one. */
const MOST_TICKS = 16
const TICK_RATIO = 1.5
const LEAST_PLOT = 120
/** Numbers and ticks of the axis of QPS. */
const AXIS_WIDTH = 44
/** A symbol of the legend, with the space around it. */
const SYMBOL_WIDTH = 30
const BAR_STEP = 22
const TICK_PIXELS = 60
/** Name of the parameter that holds the scenario that is pointed at, and the opacity of all others. */
const POINTED_AT = 'pointedAt'
const FADED = 0.15
const QPS_DIGITS = 5
const WHOLE_FROM = 1000
/** "12k" */
const SHORT = "format(datum.value, '~s')"

interface QpsSeries {
  readonly name: string
  readonly scenario: string
  readonly isReference: boolean
  readonly cells: readonly ResultCell[]
}

export interface QpsPart {
  readonly blocks: readonly VegaPart[]
  /** Controls for a reader: parameters of the specification as a whole. */
  readonly params: readonly VegaPart[]
}

export function qpsPart(result: Result, space: ChartSpace): QpsPart {
  const series = seriesOf(result)
  if (series.length === 0) return { blocks: [], params: [] }
  const levels = levelsIn(result)
  if (!isSubject(result)) return { blocks: [], params: [] }
  if (levels.length < 2) return { blocks: [bars(result, series, levels[0] ?? 0, space)], params: [] }
  return lines(result, series, levels, space)
}

/** Pixels left of the panels: for names only, or for an axis, and names with symbols if they are not above. */
export function qpsMargin(result: Result, names: RowNames, width: number): number {
  if (!isSubject(result)) return 0
  if (width < NARROW && levelsIn(result).length > 1) return AXIS_WIDTH
  return levelsIn(result).length > 1 ? names.width + SYMBOL_WIDTH + AXIS_WIDTH : names.width
}

/**
 * Whether QPS itself is asked for: a workload has several numbers of threads, or a table has nothing else. Else the
 * change is.
 */
function isSubject(result: Result): boolean {
  return result.imported !== null || result.comparisons.length === 0 || isSweep(result)
}

function levelsIn({ cells }: Result): number[] {
  return distinct(cells.map(({ threads }) => threads)).sort((a, b) => a - b)
}

function seriesOf(result: Result): QpsSeries[] {
  const labelOf = armLabels(result)
  return shownArms(result).flatMap((arm) => {
    const cells = result.cells.filter((cell) => sameArm(cell, arm))
    const { scenario } = arm
    const isReference = referenceArm(result, arm) === undefined
    return cells.length === 0 ? [] : [{ name: labelOf(arm), scenario, isReference, cells }]
  })
}

/** References, and the arms that lost most. */
function keepSeries({ comparisons }: Result, series: readonly QpsSeries[], limit: number): QpsSeries[] {
  const worse = byWorst((one: QpsSeries) => comparisons.filter(({ scenario }) => scenario === one.scenario))
  return keepWorst(series, limit, (a, b) => Number(b.isReference) - Number(a.isReference) || worse(a, b))
}

function keepWorkloads(result: Result, limit: number) {
  const all = workloadsOf(result)
  const comparisons = Map.groupBy(result.comparisons, ({ workload }) => workload)
  const worse = byWorst((name: string) => comparisons.get(name) ?? [])
  const shown = keepWorst(all, limit, worse)
  return { shown, notes: leftOutNote('workload', all, shown) }
}

function lines(result: Result, all: readonly QpsSeries[], levels: readonly number[], space: ChartSpace): QpsPart {
  const series = keepSeries(result, all, MAX_LINES)
  const panels = workloadsOf(result).length
  const { columns, plotWidth } = shareWidth(space, panels, { between: AXIS_WIDTH, right: 0, least: LEAST_PLOT })
  const { shown, notes } = keepWorkloads(result, panelLimit(columns, LINES_HEIGHT))
  const views = shown.map((_, index) => `qps-${index}`)
  const encodings = lineEncodings(series, levels, space)
  const block = {
    title: blockTitle('QPS by number of threads', [...seriesNotes(all, series), ...notes], space),
    columns,
    spacing: GAP,
    concat: shown.map((workload, index) => ({
      title: panelTitle(workload, plotWidth),
      width: plotWidth,
      height: LINES_HEIGHT,
      data: { values: data(series, workload, space) },
      ...linePanel(encodings, views[index] ?? ''),
    })),
  }
  // The scenario under the pointer in one panel stands out in all of them.
  const select = { type: 'point', fields: ['row'], on: 'pointerover', clear: 'pointerout' }
  return { blocks: [block], params: [{ name: POINTED_AT, select, views }] }
}

function lineEncodings(series: readonly QpsSeries[], levels: readonly number[], { theme, names, width }: ChartSpace) {
  const byScenario = (range: readonly string[]) => ({
    field: 'row',
    type: 'nominal',
    scale: { domain: series.map(({ name }) => names.rowOf(name)), range: range.slice(0, series.length) },
    legend: { title: null, orient: width < NARROW ? 'top' : 'left', columns: 1, symbolSize: 80, rowPadding: 5 },
  })
  const x = {
    field: 'threads',
    type: 'quantitative',
    scale: { type: 'log', base: 2, domain: [levels[0], levels.at(-1)], nice: false },
    axis: { title: 'threads', values: spacedOut(levels), format: 'd', labelOverlap: 'parity' },
  }
  const axis = { title: null, labelExpr: SHORT, tickCount: 5 }
  const y = { field: 'qps', type: 'quantitative', scale: { zero: true }, axis }
  const opacity = { condition: { param: POINTED_AT, value: 1 }, value: FADED }
  return { x, y, color: byScenario(COLOURS[theme].series), shape: byScenario(SERIES_SHAPES), opacity }
}

/** Levels with a line of the grid: all, or among many only those that are far enough apart on a logarithmic scale. */
function spacedOut(levels: readonly number[]): number[] {
  if (levels.length <= MOST_TICKS) return [...levels]
  const spaced: number[] = []
  for (const level of levels) if (level >= TICK_RATIO * (spaced.at(-1) ?? 0)) spaced.push(level)
  return spaced
}

function linePanel({ shape, ...encoding }: ReturnType<typeof lineEncodings>, name: string): VegaPart {
  const tooltip = tooltips('scenario', 'workload', 'threads', 'qps')
  return {
    encoding,
    layer: [
      { mark: { type: 'line', strokeWidth: 1.5 } },
      { name, mark: { type: 'point', filled: true, size: 45 }, encoding: { shape, tooltip } },
    ],
  }
}

function bars(result: Result, all: readonly QpsSeries[], threads: number, space: ChartSpace): VegaPart {
  const series = keepSeries(result, all, MAX_BARS)
  const height = Math.max(BAR_STEP, space.names.height) * series.length
  const panels = workloadsOf(result).length
  const right = Math.ceil(Math.max(...result.cells.map(({ qps }) => textWidth(rate(qps), FONT_SIZE)))) + 10
  const { columns, plotWidth } = shareWidth(space, panels, { between: 0, right, least: LEAST_PLOT })
  const { shown, notes } = keepWorkloads(result, panelLimit(columns, height))
  return {
    title: blockTitle(`QPS with ${count(threads, 'thread')}`, [...seriesNotes(all, series), ...notes], space),
    columns,
    spacing: GAP,
    concat: shown.map((workload, index) => ({
      title: panelTitle(workload, plotWidth + right),
      width: plotWidth,
      height,
      data: { values: data(series, workload, space) },
      encoding: { y: barRows(series, index % columns === 0, space) },
      layer: [
        barLayer(plotWidth, space),
        {
          mark: { type: 'text', align: 'left', baseline: 'middle', dx: 6 },
          encoding: { x: { value: 'width' }, text: { field: 'number' } },
        },
      ],
    })),
  }
}

function barRows(series: readonly QpsSeries[], labels: boolean, { names }: ChartSpace): VegaPart {
  const scale = { type: 'band', domain: series.map(({ name }) => names.rowOf(name)), padding: 0.2 }
  return { field: 'row', type: 'nominal', sort: null, scale, axis: nameAxis(labels) }
}

function barLayer(plotWidth: number, { theme }: ChartSpace): VegaPart {
  const [reference, candidate] = COLOURS[theme].series
  const axis = { title: null, labelExpr: SHORT, tickCount: Math.max(2, Math.floor(plotWidth / TICK_PIXELS)) }
  const roles = { domain: ['reference', 'candidate'], range: [reference, candidate] }
  return {
    mark: { type: 'bar' },
    encoding: {
      x: { field: 'qps', type: 'quantitative', scale: { zero: true }, axis },
      color: { field: 'role', type: 'nominal', scale: roles, legend: null },
      tooltip: tooltips('scenario', 'workload', 'threads', 'qps'),
    },
  }
}

function data(series: readonly QpsSeries[], workload: string, { names }: ChartSpace) {
  return series.flatMap(({ name, isReference, cells }) =>
    cells
      .filter((cell) => cell.workload === workload)
      .map(({ threads, qps }) => ({
        row: names.rowOf(name),
        scenario: printable(name),
        role: isReference ? 'reference' : 'candidate',
        workload: printable(workload),
        threads,
        qps: roundedQps(qps),
        number: rate(qps),
      })),
  )
}

function tooltips(...fields: readonly string[]) {
  return fields.map((field) => (field === 'qps' ? { field, type: 'quantitative', format: ',' } : { field }))
}

function seriesNotes(all: readonly QpsSeries[], shown: readonly QpsSeries[]): string[] {
  const names = (series: readonly QpsSeries[]) => series.map(({ name }) => name)
  return leftOutNote('scenario', names(all), names(shown))
}

/** Whole queries; below a thousand, five digits. */
function roundedQps(qps: number): number {
  return Math.abs(qps) >= WHOLE_FROM ? Math.round(qps) : rounded(qps, QPS_DIGITS)
}
