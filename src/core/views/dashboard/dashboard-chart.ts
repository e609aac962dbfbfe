/** The charts of the dashboard as Vega-Lite specifications. They hold no outside text: marks have keys. */

import { change as changeText } from '../../wording/figures.ts'
import type { VegaPart } from '../chart/chart-layout.ts'
import { type ChartTheme, COLOURS, chartConfig, FONT_SIZE, SERIES_SHAPES } from '../chart/chart-theme.ts'
import { type HistoryView, markedDifferences, type ShownRun, type ShownValue } from './dashboard-view.ts'

export interface ChartRequest {
  readonly view: HistoryView
  /** Names of scenarios. */
  readonly shown: readonly string[]
  /** Width in pixels. */
  readonly width: number
  readonly theme: ChartTheme
}

/** The subject of a mark; the values of the specification have it as text, their key. */
export type MarkKey =
  | { readonly kind: 'value'; readonly run: number; readonly scenario: string }
  | { readonly kind: 'change'; readonly change: number }
  | { readonly kind: 'difference'; readonly run: number }

const RATIO_HEIGHT = 300
const QPS_HEIGHT = 220
/** Width of an axis, equal in both charts, so that a run is at the same place in them. */
const AXIS_WIDTH = 48
/** Sizes of points by the pixels there are for each, the roomiest first; with less room there are only lines. */
const POINT_SIZES = [
  { room: 14, size: 45 },
  { room: 4, size: 22 },
] as const
const MOST_LABELS = 8
/** Labels of neighbouring change points are above the plot, this far above each other, in this many rows. */
const LABEL_STEP = 15
const LABEL_ROWS = 3
/** Pixels at both ends of the time, for half a mark. */
const MARGIN = 10
/** The data set with the value that is pointed at, and its layer, which the style knows as well. */
export const POINTED_AT = 'pointedAt'
const TIME_TICK_PIXELS = 110

/** Colour and shape of a scenario by its place in the view; no two of the first 64 are equal. */
export function seriesStyle(place: number, theme: ChartTheme): { readonly colour: string; readonly shape: string } {
  const colours = COLOURS[theme].series
  const round = Math.floor(place / colours.length)
  return {
    colour: colours[place % colours.length] ?? '',
    shape: SERIES_SHAPES[(place + round) % SERIES_SHAPES.length] ?? '',
  }
}

/** How many scenarios have a colour of their own. */
export const DISTINCT_SERIES = SERIES_SHAPES.length

export function markKey(key: MarkKey, { scenarios }: HistoryView): string {
  if (key.kind === 'value') return `value/${key.run}/${scenarios.indexOf(key.scenario)}`
  return key.kind === 'change' ? `change/${key.change}` : `difference/${key.run}`
}

/** @returns undefined if the text is no key of this view */
export function readMarkKey(text: string, { scenarios }: HistoryView): MarkKey | undefined {
  const [kind, first, second] = text.split('/')
  const scenario = scenarios[Number(second)]
  if (kind === 'value' && scenario !== undefined) return { kind, run: Number(first), scenario }
  if (kind === 'change') return { kind, change: Number(first) }
  return kind === 'difference' ? { kind, run: Number(first) } : undefined
}

/** Change against the control with intervals and change points. */
export function ratioChart(request: ChartRequest): VegaPart {
  const values = ratioValues(request)
  const marks = changeMarks(request)
  const { series } = scales(request)
  const y = (field: string) => ({
    field,
    type: 'quantitative',
    scale: { zero: true, nice: true },
    axis: { title: null, labelExpr: "format(100 * datum.value, '.4~r') + ' %'", tickCount: 6, minExtent: AXIS_WIDTH },
  })
  const spread = { y: y('low'), y2: { field: 'high' } }
  const colours = COLOURS[request.theme]
  return chart(request, RATIO_HEIGHT, values, [
    { data: { values: [{ none: 0 }] }, mark: { type: 'rule', color: colours.text }, encoding: { y: y('none') } },
    {
      transform: [{ filter: '!datum.isAlone' }],
      mark: { type: 'area', opacity: 0.18 },
      encoding: { x: timeAxis(request), ...spread, color: series.color, detail: { field: 'segment' } },
    },
    {
      transform: [{ filter: 'datum.isAlone' }],
      mark: { type: 'rule', strokeWidth: 2, opacity: 0.5 },
      encoding: { x: timeAxis(request), ...spread, color: series.color },
    },
    ...lineLayers(request, values.length, y('change')),
    ...changeLayers(request, marks),
    ...differenceLayers(request),
  ])
}

/** Queries per second themselves, the control among them. */
export function qpsChart(request: ChartRequest): VegaPart {
  const values = qpsValues(request)
  const y = {
    field: 'qps',
    type: 'quantitative',
    scale: { zero: false, nice: true },
    axis: { title: null, format: '~s', tickCount: 5, minExtent: AXIS_WIDTH },
  }
  return chart(request, QPS_HEIGHT, values, [...lineLayers(request, values.length, y), ...differenceLayers(request)])
}

function chart(
  { width, theme }: ChartRequest,
  height: number,
  values: readonly VegaPart[],
  layer: readonly VegaPart[],
): VegaPart {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: COLOURS[theme].background,
    width,
    height,
    autosize: { type: 'fit', contains: 'padding' },
    padding: { left: 2, right: 6, top: 4, bottom: 2 },
    data: { values },
    layer,
    config: { ...chartConfig(theme), aria: false },
  }
}

function timeAxis({ view, width }: ChartRequest): VegaPart {
  const days = new Set(view.runs.map(({ time }) => time.slice(0, 'YYYY-MM-DD'.length)))
  // Vega would write the time of day alone, to the millisecond.
  const format = days.size > 1 ? {} : { format: '%Y-%m-%d %H:%M' }
  const tickCount = Math.max(2, Math.floor(width / TIME_TICK_PIXELS))
  return {
    field: 'time',
    type: 'temporal',
    scale: { type: 'utc', nice: false, padding: MARGIN },
    axis: { title: null, grid: false, labelOverlap: true, tickCount, ...format },
  }
}

/** Scales by place in the view: a scenario keeps its colour whatever else is shown. */
function scales({ view, theme }: ChartRequest) {
  const domain = view.scenarios.map((_, place) => String(place))
  const styles = domain.map((_, place) => seriesStyle(place, theme))
  const encoding = (range: readonly string[]) => ({
    field: 'series',
    type: 'nominal',
    scale: { domain, range },
    legend: null,
  })
  return {
    series: {
      color: encoding(styles.map(({ colour }) => colour)),
      shape: encoding(styles.map(({ shape }) => shape)),
    },
  }
}

/** Lines, their points where there is room for them, and the point that is pointed at, which the page fills in. */
function lineLayers(request: ChartRequest, points: number, y: VegaPart): VegaPart[] {
  const { color, shape } = scales(request).series
  const place = { x: timeAxis(request), y, color }
  const room = (request.width * request.shown.length) / points
  const size = POINT_SIZES.find((one) => room >= one.room)?.size
  const ink = size === undefined ? { strokeWidth: 0.75, opacity: 0.7 } : { strokeWidth: 1.5 }
  const line = { mark: { type: 'line', ...ink }, encoding: { ...place, detail: { field: 'segment' } } }
  const opacity = { condition: { test: 'datum.isDisturbed', value: 0.35 }, value: 1 }
  const point = { mark: { type: 'point', filled: true, size }, encoding: { ...place, shape, opacity } }
  const pointedAt = {
    name: POINTED_AT,
    data: { name: POINTED_AT, values: [] },
    mark: { type: 'point', filled: true, size: 150, opacity: 1 },
    encoding: { ...place, shape },
  }
  return size === undefined ? [line, pointedAt] : [line, point, pointedAt]
}

/** A line where the level changed, the direction above it, and by how much where there is room. */
function changeLayers(request: ChartRequest, marks: readonly VegaPart[]): VegaPart[] {
  if (marks.length === 0) return []
  const { color } = scales(request).series
  const x = timeAxis(request)
  const shape = { condition: { test: 'datum.isSlower', value: 'triangle-down' }, value: 'triangle-up' }
  const labelled = { data: { values: marks.filter(({ label }) => label !== '') } }
  const data = { values: marks }
  return [
    { data, mark: { type: 'rule', strokeWidth: 1.5 }, encoding: { x, color } },
    { data, mark: { type: 'rule', strokeWidth: 9, opacity: 0 }, encoding: { x } },
    {
      data,
      mark: { type: 'point', filled: true, opacity: 1, size: 90 },
      encoding: { x, y: { field: 'top', type: 'quantitative', scale: null }, color, shape },
    },
    {
      ...labelled,
      mark: { type: 'text', align: 'right', baseline: 'middle', dx: -8, fontSize: FONT_SIZE, fontWeight: 'bold' },
      encoding: { x, y: { field: 'top', type: 'quantitative', scale: null }, color, text: { field: 'label' } },
    },
  ]
}

function differenceLayers(request: ChartRequest): VegaPart[] {
  const { view, theme } = request
  const values = markedDifferences(view).map(({ run, time }) => ({
    time,
    key: markKey({ kind: 'difference', run }, view),
  }))
  if (values.length === 0) return []
  const x = timeAxis(request)
  const colour = COLOURS[theme].faintText
  return [
    { data: { values }, mark: { type: 'rule', strokeDash: [2, 3], color: colour }, encoding: { x } },
    {
      data: { values },
      mark: { type: 'rule', strokeWidth: 9, opacity: 0 },
      encoding: { x },
    },
  ]
}

function changeMarks({ view, shown }: ChartRequest): VegaPart[] {
  const marks = view.changes
    .map((mark, change) => ({ mark, key: markKey({ kind: 'change', change }, view) }))
    .filter(({ mark }) => shown.includes(mark.scenario))
  const areLabelled = marks.length <= MOST_LABELS
  return marks.map(({ mark, key }, index) => ({
    time: mark.time,
    series: String(view.scenarios.indexOf(mark.scenario)),
    isSlower: mark.change < 0,
    label: areLabelled ? changeText(mark.change) : '',
    top: -9 - LABEL_STEP * (index % LABEL_ROWS),
    key,
  }))
}

function ratioValues(request: ChartRequest): VegaPart[] {
  return pointsOf(request).flatMap(({ value, isAlone, ...point }) =>
    value.ratio === null ? [] : [{ ...point, ...value.ratio, isAlone }],
  )
}

function qpsValues(request: ChartRequest): VegaPart[] {
  return pointsOf(request).map(({ value, isAlone: _, ...point }) => ({ ...point, qps: value.qps }))
}

interface ChartPoint {
  readonly time: string
  readonly series: string
  /** Lines go on where the configuration stays the same. */
  readonly segment: string
  /** The only one of its segment, which as an area would have no width. */
  readonly isAlone: boolean
  readonly isDisturbed: boolean
  readonly key: string
  readonly value: ShownValue
}

function pointsOf({ view, shown }: ChartRequest): ChartPoint[] {
  return shown.flatMap((scenario) => {
    const series = String(view.scenarios.indexOf(scenario))
    const own = view.runs.flatMap((run, index) =>
      run.values
        .filter((value) => value.scenario === scenario)
        .map((value) => ({ value, index, run, meaning: meaningOf(run, value) })),
    )
    const segments = segmentsOf(own.map(({ meaning }) => meaning))
    const lengths = Map.groupBy(segments, (segment) => segment)
    return own.map(({ value, index, run }, at) => {
      const segment = segments[at] ?? 0
      return {
        time: run.time,
        series,
        isDisturbed: run.isDisturbed,
        segment: `${series}/${segment}`,
        isAlone: lengths.get(segment)?.length === 1,
        key: markKey({ kind: 'value', run: index, scenario }, view),
        value,
      }
    })
  })
}

/** The conditions under which two values of a scenario are comparable: its configuration and that of the control. */
function meaningOf({ values, control }: ShownRun, { configuration }: ShownValue): string {
  const reference = values.find(({ scenario }) => scenario === control)?.configuration
  return JSON.stringify([configuration, reference])
}

/** The number of changes up to each. */
function segmentsOf(meanings: readonly string[]): number[] {
  let segment = 0
  return meanings.map((meaning, index) => {
    if (index > 0 && meaning !== meanings[index - 1]) segment++
    return segment
  })
}
