/**
 * Figures by threads: a panel for each workload, with a line for each scenario, its interval, and its name at the end.
 */

import { change, share } from '../../figures.ts'
import { fitText, omissionText, printable, someOf, spread, textWidth } from './chart-text.ts'
import {
  type ChartSpec,
  type ChartTheme,
  COLOURS,
  FONT_SIZE,
  nominal,
  type Panels,
  quantitative,
  type Room,
  SERIES_SHAPES,
  WIDTH,
} from './chart-theme.ts'
import { costliestFirst, isPrecise, MOST_HALF, type Plot, type PlotPoint, threadLevels } from './plot.ts'

const MOST_WORKLOADS = 12
/** Maximum number of panels in one column. Several columns leave no room for names, so a legend names the lines. */
const MOST_IN_A_COLUMN = 4
const MOST_IN_TWO = 8
const HEIGHTS = [300, 230, 190] as const
/**
 * Heights in pixels. `around`: name and axis of a panel, and the gap to the next panel; `title`: title of the axis;
 * `label`: a line of labels; `key`: a line of the legend.
 */
const PIXELS = { around: 66, title: 22, label: FONT_SIZE + 1, key: 22 }
const FIGURE_WIDTH = 66
const MOST_NAME_WIDTH = 250
/** Pixels between the plot and its labels, so that thin lines can lead to labels that were moved to avoid overlaps. */
const LEADER = 18
const COLUMN_GAP = 12
const AXIS_GAP = 8
const LEVEL_WIDTH = 37
/**
 * LEAST_HEIGHT is in pixels: a lower panel has no room for a figure beside a line. NEAR is a share of the scale:
 * figures that are nearer to each other look the same, so only one of them is shown.
 */
const LEAST_HEIGHT = 130
const NEAR = 0.08
const WEIGHTS = { costliest: 3, others: 1.75 }

/**
 * Index of each scenario's colour and shape. A scenario without one is a thin grey line, because readers cannot tell
 * more styles apart.
 */
export type SeriesStyles = ReadonlyMap<string, number>

/** Columns and rows of panels, and the height of each in pixels, so that they fit into `room`. */
function gridOf({ workloads }: Plot, room: number) {
  const many = Math.min(MOST_WORKLOADS, workloads.length)
  const columns = many <= MOST_IN_A_COLUMN ? 1 : many <= MOST_IN_TWO ? 2 : 3
  const rows = Math.ceil(many / columns)
  const key = columns === 1 ? 0 : PIXELS.key * Math.ceil(SERIES_SHAPES.length / 2) + PIXELS.title
  const height = Math.floor((room - PIXELS.title - key) / rows) - PIXELS.around
  return { columns, rows, height: Math.min(HEIGHTS[rows - 1] ?? 190, height) }
}

export function leftOf({ gauge }: Plot): number {
  return Math.ceil(textWidth(gauge.widest, FONT_SIZE)) + AXIS_GAP
}

/**
 * Number of scenarios whose labels fit beside a panel, because readers cannot tell which scenario a line without a
 * label belongs to. The control is not counted.
 */
export function mostStyles(plot: Plot, room: number): number {
  const many = Math.floor(gridOf(plot, room).height / PIXELS.label) - 1
  return Math.min(SERIES_SHAPES.length - 1, Math.max(3, many))
}

/** @param left pixels for the labels of the axis, the same for all plots, so that their left edges are aligned */
export function linePanels(whole: Plot, looks: SeriesStyles, theme: ChartTheme, { room, left }: Room): Panels {
  const worst = costliestFirst(whole.points, 'workload').slice(0, MOST_WORKLOADS)
  const [workloads, missing] = [true, false].map((is) => whole.workloads.filter((each) => worst.includes(each) === is))
  const plot = { ...whole, workloads: workloads ?? [] }
  const { columns, rows, height } = gridOf(plot, room)
  const ends = plot.workloads.map((workload) => endsOf(plot, workload, looks))
  const names = columns > 1 ? [] : [plot.nameOf(plot.origin), ...ends.flat().map(({ name, place }) => name + place)]
  const nameWidth = Math.min(MOST_NAME_WIDTH, Math.max(0, ...names.map((name) => textWidth(name, FONT_SIZE))))
  const right = LEADER + FIGURE_WIDTH + nameWidth
  const width = Math.floor((WIDTH - left - COLUMN_GAP * (columns - 1)) / columns - right)
  const panels = plot.workloads.map((workload, nth) =>
    new LinePanel(plot, looks, theme, {
      ...{ width, height, nameWidth, workload, ends: ends[nth] ?? [] },
      hasAxis: nth % columns === 0,
      hasTitle: nth >= plot.workloads.length - columns,
    }).spec(),
  )
  const faint = plot.scenarios.filter((name) => !looks.has(name))
  const limits = [...new Set(plot.points.flatMap(({ limit }) => limit ?? []))]
  const isLimited = limits.length === 1 && plot.gauge.shareOf(limits[0] ?? 0) > 0
  const notes = [
    isLimited ? `Dashed: the limit, ${change(limits[0] ?? 0, 0)}.` : '',
    faint.length === 0 ? '' : `Thin grey lines cost less: ${someOf(faint)}; the tables have all.`,
    plot.points.every(isPrecise) ? '' : `Hollow marks: intervals wider than ± ${share(MOST_HALF)}.`,
    omissionText('workload', missing ?? []),
  ]
  return {
    panels: [
      ...Array.from({ length: rows }, (_, row) => ({
        hconcat: panels.slice(row * columns, (row + 1) * columns),
        ...{ spacing: right + COLUMN_GAP, bounds: 'flush' },
      })),
      ...(columns > 1 ? [keyPanel(plot, looks, theme, left)] : []),
    ],
    notes,
    left,
  }
}

function endsOf(plot: Plot, workload: string, looks: SeriesStyles) {
  const workloadPoints = plot.points.filter((point) => point.workload === workload)
  const last = threadLevels(workloadPoints).at(-1)
  return plot.scenarios.flatMap((scenario) => {
    const points = workloadPoints.filter((point) => point.scenario === scenario && isPrecise(point))
    if (!looks.has(scenario) || points.length === 0) return []
    const end = points.reduce((one, other) => (other.threads > one.threads ? other : one))
    return [{ end, name: plot.nameOf(scenario), place: end.threads === last ? '' : ` at ${end.threads}` }]
  })
}

interface LinePanelForm {
  readonly workload: string
  readonly ends: ReturnType<typeof endsOf>
  readonly width: number
  readonly height: number
  readonly nameWidth: number
  readonly hasAxis: boolean
  readonly hasTitle: boolean
}

const COLOR = nominal('colour', { scale: null })
const SHAPE = nominal('shape', { scale: null })
const PART = quantitative('part', {})
const QUIET = { aria: false }

/**
 * How a point is drawn. `faint` is on a thin line, `joined` on a line, `alone` has no neighbours to join, `hollow` has
 * too wide an interval, and `beyond` lies outside the scale, so it is drawn at the edge.
 */
type Kind = 'faint' | 'joined' | 'alone' | 'hollow' | 'beyond'

function ofKinds(...kinds: readonly Kind[]) {
  return [{ filter: { field: 'kind', oneOf: kinds } }]
}

function isSurely(point: PlotPoint | undefined): boolean {
  return point !== undefined && isPrecise(point)
}

class LinePanel {
  private readonly plot: Plot
  private readonly looks: SeriesStyles
  private readonly theme: ChartTheme
  private readonly form: LinePanelForm
  private readonly points: readonly PlotPoint[]
  private readonly levels: readonly number[]
  private readonly costliest: string | undefined
  private readonly x: ChartSpec

  constructor(plot: Plot, looks: SeriesStyles, theme: ChartTheme, form: LinePanelForm) {
    this.plot = plot
    this.looks = looks
    this.theme = theme
    this.form = form
    this.points = plot.points.filter(({ workload }) => workload === form.workload)
    this.levels = threadLevels(this.points)
    this.costliest = plot.origin === '' ? undefined : plot.ranked[0]
    const all = threadLevels(plot.points)
    // The axis shows only every n-th number of threads, so that the numbers do not overlap.
    const every = Math.ceil(all.length / Math.floor(form.width / LEVEL_WIDTH))
    this.x = quantitative('threads', {
      scale: { type: 'log', base: 2, nice: false, padding: 8, domain: [all[0], all.at(-1)] },
      axis: {
        ...{ title: form.hasTitle ? 'threads' : null, values: all.filter((_, nth) => nth % every === 0), format: ',d' },
        ...{ grid: false, labelOverlap: 'parity' },
      },
    })
  }

  spec(): ChartSpec {
    const { width, height, nameWidth, workload } = this.form
    return {
      title: { text: fitText(workload, width + LEADER + FIGURE_WIDTH + nameWidth, FONT_SIZE), offset: 8 },
      ...{ width, height, view: { stroke: null } },
      data: { values: this.plot.scenarios.flatMap((scenario) => this.line(scenario)) },
      layer: [...this.saturation(), ...this.grounds(), ...this.lines(), ...this.labels()],
    }
  }

  private y(field: string): ChartSpec {
    const { scale, ticks, labelExpr } = this.plot.gauge
    return quantitative(field, {
      scale,
      axis: {
        ...{ title: null, values: ticks, labelExpr, labels: this.form.hasAxis },
        ...{ ticks: false, domain: false, labelPadding: 8 },
      },
    })
  }

  /**
   * Marks where the control is saturated: more threads bring it no more QPS, so changes from there on are those of a
   * fully loaded server.
   */
  private saturation(): ChartSpec[] {
    const threads = this.plot.saturated.get(this.form.workload)
    if (threads === undefined) return []
    const isLate = threads > Math.sqrt((this.levels[0] ?? 1) * (this.levels.at(-1) ?? 1))
    const { line, faintText } = COLOURS[this.theme]
    return [
      {
        data: { values: [{ threads, name: 'saturated' }] },
        layer: [
          { mark: { type: 'rule', color: line, strokeDash: [2, 3], ...QUIET }, encoding: { x: this.x } },
          {
            mark: { type: 'text', color: faintText, align: isLate ? 'right' : 'left', dx: isLate ? -5 : 5, ...QUIET },
            encoding: { x: this.x, y: { value: 6 }, text: { field: 'name' } },
          },
        ],
      },
    ]
  }

  /**
   * Lines for zero and for the limit. The limit is left out if it is outside the scale, or if comparisons have
   * different limits, because a single line would be wrong for some of them.
   */
  private grounds(): ChartSpec[] {
    const { gauge, origin } = this.plot
    const { text, limit } = COLOURS[this.theme]
    const limits = [...new Set(this.points.flatMap((point) => point.limit ?? []))]
    const isShown = limits.length === 1 && limits.every((each) => gauge.shareOf(each) > 0)
    return [
      ...(origin === '' ? [] : [{ at: 0, mark: { type: 'rule', color: text, ...QUIET } }]),
      ...(isShown ? [{ at: limits[0] ?? 0, mark: { type: 'rule', color: limit, strokeDash: [5, 4], ...QUIET } }] : []),
    ].map(({ at, mark }) => ({
      data: { values: [{ place: gauge.placeOf(at) }] },
      mark,
      encoding: { y: this.y('place') },
    }))
  }

  private lines(): ChartSpec[] {
    const { fields } = this.plot.gauge
    const { faintText, background } = COLOURS[this.theme]
    const [x, y] = [this.x, this.y(fields.change)]
    const interval = { x, y: this.y(fields.low), y2: { field: fields.high }, color: COLOR }
    const point = { type: 'point', opacity: 1, size: 60, strokeWidth: 1.5 }
    const pointEncoding = { shape: SHAPE, description: { field: 'said' } }
    return [
      {
        transform: ofKinds('faint'),
        mark: { type: 'line', strokeWidth: 1, strokeOpacity: 0.45, color: faintText, ...QUIET },
        encoding: { x, y, detail: PART },
      },
      {
        transform: ofKinds('joined'),
        layer: [
          { mark: { type: 'area', fillOpacity: 0.13, ...QUIET }, encoding: { ...interval, detail: PART } },
          {
            mark: { type: 'line', ...QUIET },
            encoding: { x, y, color: COLOR, detail: PART, strokeWidth: quantitative('weight', { scale: null }) },
          },
        ],
      },
      {
        transform: ofKinds('alone', 'hollow', 'beyond'),
        mark: { type: 'rule', strokeWidth: 1, strokeOpacity: 0.5, ...QUIET },
        encoding: interval,
      },
      {
        transform: ofKinds('joined', 'alone'),
        mark: { ...point, filled: true },
        encoding: { x, y, color: COLOR, ...pointEncoding },
      },
      {
        transform: ofKinds('hollow', 'beyond'),
        mark: { ...point, fill: background },
        encoding: { x, y: this.y('place'), stroke: COLOR, ...pointEncoding },
      },
    ]
  }

  /** Splits the data of a line where a point is missing or imprecise, so that the line suggests no figure there. */
  private line(scenario: string) {
    const { scenarios, gauge } = this.plot
    const points = new Map(
      this.points.filter((point) => point.scenario === scenario).map((point) => [point.threads, point]),
    )
    const isSure = (threads = 0) => isSurely(points.get(threads))
    let part = scenarios.indexOf(scenario)
    return this.levels.flatMap((threads, nth): Readonly<Record<string, unknown>>[] => {
      const point = points.get(threads)
      if (!isSure(threads)) part += scenarios.length
      if (point === undefined) return []
      const isShown = this.looks.has(scenario)
      const isJoined = [nth - 1, nth + 1].some((at) => isSure(this.levels[at]))
      if (isSure(threads)) {
        if (isShown) return [{ ...this.described(point), part, kind: isJoined ? 'joined' : 'alone' }]
        return isJoined ? [{ ...datumOf(this.plot, point), part, kind: 'faint' }] : []
      }
      if (!isShown) return []
      const at = gauge.shareOf(point.value)
      if (at >= 0 && at <= 1) return [{ ...this.described(point), place: gauge.placeOf(point.value), kind: 'hollow' }]
      const [place, shape] = at < 0 ? [0, 'triangle-down'] : [1, 'triangle-up']
      return [{ ...this.described(point), place: gauge.placeAt(place), shape, kind: 'beyond' }]
    })
  }

  private described(point: PlotPoint) {
    return { ...this.datum(point), said: printable(point.said) }
  }

  private datum(point: PlotPoint) {
    const { scenario } = point
    const look = this.looks.get(scenario)
    const style = look === undefined ? {} : { colour: COLOURS[this.theme].series[look], shape: SERIES_SHAPES[look] }
    const weight = scenario === this.costliest ? WEIGHTS.costliest : WEIGHTS.others
    return { ...datumOf(this.plot, point), ...style, weight }
  }

  /**
   * Labels with the last figure and the name of each line stand right of the plot, moved so that they do not overlap.
   * The figure farthest from zero has a label in the plot.
   */
  private labels(): ChartSpec[] {
    const { plot, form, theme } = this
    const { gauge, origin } = plot
    const { text, verdict } = COLOURS[theme]
    const { width, height, nameWidth } = form
    const toneOf = (end: PlotPoint) => (end.tone === 'regressed' ? verdict.regressed : text)
    const ends = form.ends.map(({ end, name, place }) => ({
      ...this.datum(end),
      // Without names, only the colour of a label shows which line it belongs to.
      tone: nameWidth === 0 ? this.datum(end).colour : toneOf(end),
      figure: gauge.textOf(end.value),
      name: nameWidth === 0 ? '' : fitText(name, nameWidth - textWidth(place, FONT_SIZE) + 1, FONT_SIZE) + place,
      at: gauge.shareOf(end.value),
    }))
    const originLabel = {
      ...{ threads: this.levels.at(-1), [gauge.fields.change]: gauge.placeOf(0), colour: text, tone: text },
      ...{ figure: share(0), name: fitText(plot.nameOf(origin), nameWidth + 1, FONT_SIZE) },
      at: gauge.shareOf(0),
    }
    const all = origin === '' || nameWidth === 0 ? ends : [originLabel, ...ends]
    const tops = spread(
      all.map(({ at }) => height * (1 - at)),
      PIXELS.label,
      [0, height],
    )
    const values = all.map(({ at: _, ...label }, nth) => ({
      ...label,
      place: gauge.placeAt(1 - (tops[nth] ?? 0) / height),
    }))
    const words = { type: 'text', ...QUIET }
    const [x, y, place] = [this.x, this.y(gauge.fields.change), this.y('place')]
    const farthest = this.farthest()
    const align = farthest?.threads === this.levels[0] ? 'left' : 'center'
    const below = farthest !== undefined && farthest.value < 0 ? 15 : -15
    return [
      {
        data: { values },
        layer: [
          {
            mark: { type: 'rule', strokeWidth: 1, ...QUIET },
            encoding: { x, x2: { value: width + LEADER - 3 }, y, y2: { field: 'place' }, color: COLOR },
          },
          {
            mark: { ...words, align: 'right' },
            encoding: {
              x: { value: width + LEADER + FIGURE_WIDTH - 8 },
              ...{ y: place, color: nominal('tone', { scale: null }), text: { field: 'figure' } },
            },
          },
          {
            mark: { ...words, align: 'left' },
            encoding: { x: { value: width + LEADER + FIGURE_WIDTH }, y: place, color: COLOR, text: { field: 'name' } },
          },
        ],
      },
      ...(farthest === undefined
        ? []
        : [
            {
              data: { values: [{ ...this.datum(farthest), figure: gauge.textOf(farthest.value) }] },
              mark: { ...words, dy: below, align },
              encoding: { x, y, color: COLOR, text: { field: 'figure' } },
            },
          ]),
    ]
  }

  /**
   * The point farthest from zero, which gets a label. Undefined if there is no room, or if the label at the line's end
   * shows nearly the same figure.
   */
  private farthest(): PlotPoint | undefined {
    const { ends, nameWidth, height } = this.form
    const shown = this.points.filter((point) => this.looks.has(point.scenario) && isPrecise(point))
    if (shown.length === 0 || nameWidth === 0 || height < LEAST_HEIGHT) return undefined
    const farthest = shown.reduce((one, other) => (Math.abs(other.value) > Math.abs(one.value) ? other : one))
    const { end = farthest } = ends.find((each) => each.end.scenario === farthest.scenario) ?? {}
    const { shareOf } = this.plot.gauge
    return Math.abs(shareOf(farthest.value) - shareOf(end.value)) < NEAR ? undefined : farthest
  }
}

/** Data of a point for Vega. The scale names the fields, because changes, factors and QPS are different fields. */
export function datumOf({ gauge: { fields, placeOf } }: Plot, point: PlotPoint) {
  const { scenario, workload, threads, value, low, high } = point
  return {
    ...{ scenario: printable(scenario), workload: printable(workload), threads },
    [fields.change]: placeOf(value),
    ...(low === undefined ? {} : { [fields.low]: placeOf(low) }),
    ...(high === undefined ? {} : { [fields.high]: placeOf(high) }),
  }
}

/** Legend. Panels in several columns have no room for names beside their lines, so the legend names the lines. */
function keyPanel(plot: Plot, looks: SeriesStyles, theme: ChartTheme, left: number): ChartSpec {
  const names = [...looks].filter(([name]) => plot.scenarios.includes(name))
  const rows = Math.ceil(names.length / 2)
  const values = names.map(([name, look], nth) => ({
    ...{ colour: COLOURS[theme].series[look], shape: SERIES_SHAPES[look] },
    name: fitText(plot.nameOf(name), WIDTH / 2 - 30, FONT_SIZE),
    x: 6 - left + (nth < rows ? 0 : WIDTH / 2),
    text: 20 - left + (nth < rows ? 0 : WIDTH / 2),
    y: PIXELS.key * ((nth % rows) + 0.5),
  }))
  const at = (field: string) => quantitative(field, { scale: null, axis: null })
  return {
    ...{ data: { values }, width: WIDTH - left, height: rows * PIXELS.key, view: { stroke: null } },
    layer: [
      {
        mark: { type: 'point', filled: true, opacity: 1, size: 70, ...QUIET },
        encoding: { x: at('x'), y: at('y'), color: COLOR, shape: SHAPE },
      },
      {
        mark: { type: 'text', align: 'left', ...QUIET },
        encoding: { x: at('text'), y: at('y'), text: { field: 'name' } },
      },
    ],
  }
}
