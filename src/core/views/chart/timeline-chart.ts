/** Wall time of a run as a Gantt chart: a row for the run, each server and each cell, a bar for every step. */
import type { Result } from '../../result/result.ts'
import { type Span, type TimedRun, timeShares } from '../../result/timeline.ts'
import { count, share } from '../../wording/figures.ts'
import { measuredShare, STEP_NAMES } from '../../wording/steps.ts'
import { NARROW, rounded, type VegaPart } from './chart-layout.ts'
import type { ChartOptions, ChartSpec } from './chart-spec.ts'
import { printable, textWidth, wrapName, wrapWords } from './chart-text.ts'
import { type ChartTheme, COLOURS, type Colours, chartConfig, FONT_SIZE } from './chart-theme.ts'
import { marginOf, nameLayer, numberLayer, type RowPlot, rowPlot, widest } from './row-plot.ts'
import { type TimelineRow, timelineRows } from './timeline-rows.ts'

const PADDING = 16
const TITLE_SIZE = 16
const BAR_HEIGHT = 14
const ROW_PADDING = 6
/** Between the numbers of trials. */
const GAP = 12
/** Enough for the longest name that a suite allows. */
const NAME_LINES = 8
const LEAST_PLOT = 96
const TICK_PIXELS = 60
/** A symbol of the legend, with the space around it. */
const SYMBOL_WIDTH = 34
const MINUTE = 60
const HOUR = 60 * MINUTE
/** Longer times are shown in minutes. */
const IN_MINUTES = 3 * MINUTE
/** Steps between ticks, seconds. */
const TICK_STEPS = [0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400]
const HOW_TO_READ =
  'A server’s row: its data copied, the server started, set up. A cell’s row: sysbench connected, warmed up, measured, ended. ' +
  'Numbers are the sums of the rows.'

/** The steps of a row have distinct colours; steps that are seldom long are grey. */
function stepColours({ series, faintText, limit, line, tolerated, text }: Colours) {
  const [, violet, teal, gold, pink, green, brown, lightBlue] = series
  return {
    ...{ prepare: faintText, data: limit, wait: text, start: teal, stop: brown, judge: tolerated, search: green },
    ...{ copy: gold, launch: teal, 'set-up': pink },
    ...{ connect: line, 'warm-up': lightBlue, measure: violet, end: faintText },
  } satisfies Readonly<Record<Span['step'], string | undefined>>
}

interface TimelinePanel {
  readonly rows: readonly TimelineRow[]
  /** Names of the rows, broken into lines. */
  readonly names: readonly string[]
  readonly plot: RowPlot
  readonly plotWidth: number
  /** End of the time axis, seconds. */
  readonly end: number
  readonly shares: ReadonlyMap<string, string>
  readonly colours: Colours
}

/** Names from outside occur as values of data and as titles only, never in expressions. */
export function timelineSpec(result: Result & TimedRun, { width, theme = 'light' }: ChartOptions): ChartSpec {
  const inside = width - 2 * PADDING
  const { rows, omitted } = timelineRows(result, result.timeline)
  const panel = layOut(result, rows, inside, theme)
  const left = marginOf(panel.names)
  const notes = [HOW_TO_READ, ...(omitted > 0 ? [`Not drawn: ${count(omitted, 'row')} with less time.`] : [])]
  const title = `${result.suite.name}: ${measuredShare(result)}`
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: `Time of ${printable(title)}`,
    background: COLOURS[theme].background,
    padding: PADDING,
    title: {
      text: wrapName(title, Math.floor(inside / (0.62 * TITLE_SIZE)), 3).split('\n'),
      subtitle: notes.flatMap((note) => wrapWords(note, inside, FONT_SIZE)),
      fontSize: TITLE_SIZE,
      offset: 18,
      frame: 'group',
      dx: -left,
    },
    width: panel.plotWidth,
    height: panel.plot.height,
    layer: [barLayer(panel), ...trialLayers(panel), textLayer(panel)],
    config: chartConfig(theme),
  }
}

function layOut(
  result: Result & TimedRun,
  rows: readonly TimelineRow[],
  width: number,
  theme: ChartTheme,
): TimelinePanel {
  const names = rows.map(({ name }) => wrapName(name, width < NARROW ? 17 : 24, NAME_LINES))
  const right = marginOf(rows.map(secondsOf))
  return {
    ...{ rows, names, plot: rowPlot(names, ROW_PADDING) },
    plotWidth: Math.max(LEAST_PLOT, width - marginOf(names) - right),
    end: result.timeline.reduce((end, { to }) => Math.max(end, to), result.seconds) || 1,
    shares: new Map(shareTexts(result)),
    colours: COLOURS[theme],
  }
}

/** Share of the wall time for every step of the run; those of servers are parallel. */
function shareTexts(run: TimedRun): [step: string, text: string][] {
  const ofStep = Map.groupBy(timeShares(run), ({ step }) => (step === 'counted' ? 'measure' : step))
  return [...ofStep].map(([step, shares]) => {
    const sum = shares.reduce((whole, part) => whole + part.share, 0)
    return [step, share(rounded(sum, 2))]
  })
}

/** Steps of the same name are one, such as the start of a server and that of all. */
function labelOf(step: Span['step'], { shares }: TimelinePanel): string {
  const text = shares.get(step === 'launch' ? 'start' : step)
  return text === undefined ? STEP_NAMES[step] : `${STEP_NAMES[step]} ${text}`
}

function secondsOf({ seconds }: Pick<TimelineRow, 'seconds'>): string {
  return `${seconds.toFixed(1)} s`
}

function timeEncoding(field: string, { end, plotWidth }: TimelinePanel) {
  const least = Math.max((end * TICK_PIXELS) / plotWidth, end > IN_MINUTES ? MINUTE : 0)
  const step = TICK_STEPS.find((one) => one >= least) ?? HOUR * Math.ceil(end / HOUR / 4)
  const [unit, name] = step < MINUTE ? [1, 's'] : step < HOUR ? [MINUTE, 'min'] : [HOUR, 'h']
  return {
    field,
    type: 'quantitative',
    scale: { domain: [0, hundredths(end)], nice: false, zero: true },
    axis: {
      title: null,
      values: Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step),
      labelExpr: `datum.value / ${unit} + ' ${name}'`,
      grid: true,
    },
  }
}

function barLayer(panel: TimelinePanel): VegaPart {
  const { rows, plot, colours, end, plotWidth } = panel
  const spans = rows.flatMap((row) => row.spans)
  const pixels = (step: Span['step']) =>
    spans.reduce((sum, span) => (span.step === step ? sum + span.to - span.from : sum), 0) * (plotWidth / end)
  // A step of less than a pixel in total cannot be found by its colour.
  const steps = (Object.keys(STEP_NAMES) as Span['step'][]).filter((step) => pixels(step) >= 1)
  const ofStep = stepColours(colours)
  const legend = new Map(steps.map((step) => [labelOf(step, panel), ofStep[step]]))
  const domain = [...legend.keys()]
  const values = rows.flatMap(({ name, spans: own }, row) =>
    own
      .filter(({ step }) => steps.includes(step))
      .map((span) => ({
        row,
        of: printable(name),
        step: labelOf(span.step, panel),
        ...('trial' in span ? { trial: span.trial } : {}),
        from: hundredths(span.from),
        to: hundredths(span.to),
        took: secondsOf({ seconds: span.to - span.from }),
      })),
  )
  return {
    data: { values },
    mark: { type: 'bar', orient: 'horizontal', size: BAR_HEIGHT, clip: true },
    encoding: {
      x: timeEncoding('from', panel),
      x2: { field: 'to' },
      y: plot.y,
      color: {
        field: 'step',
        type: 'nominal',
        scale: { domain, range: [...legend.values()] },
        legend: {
          title: null,
          orient: 'bottom',
          symbolType: 'square',
          columns: Math.max(1, Math.floor(plotWidth / (widest(domain) + SYMBOL_WIDTH))),
        },
      },
      tooltip: [{ field: 'of', title: 'row' }, ...['step', 'trial', 'from', 'took'].map((field) => ({ field }))],
    },
  }
}

/** A line where the servers of a trial begin to start; its number, where there is room. */
function trialLayers(panel: TimelinePanel): VegaPart[] {
  const begun = panel.rows.flatMap(({ spans }) => spans.filter(({ step }) => step === 'start'))
  let free = 0
  const values = begun.map((span) => {
    const text = 'trial' in span ? `trial ${span.trial}` : ''
    const x = (span.from / panel.end) * panel.plotWidth
    const hasRoom = x >= free
    if (hasRoom) free = x + textWidth(text, FONT_SIZE) + GAP
    return { at: hundredths(span.from), number: hasRoom ? text : '' }
  })
  const x = timeEncoding('at', panel)
  return [
    { data: { values }, mark: { type: 'rule', color: panel.colours.line, strokeDash: [3, 3] }, encoding: { x } },
    {
      data: { values },
      mark: { type: 'text', align: 'left', baseline: 'bottom', dy: -4, color: panel.colours.faintText },
      encoding: { x, y: { value: 0 }, text: { field: 'number' } },
    },
  ]
}

/** Names left of the plot and sums right of it. */
function textLayer({ rows, names, plot, colours }: TimelinePanel): VegaPart {
  const values = rows.map((row, index) => ({ row: index, name: names[index] ?? '', sum: secondsOf(row) }))
  return { data: { values }, layer: [nameLayer(plot), numberLayer('sum', plot, { color: colours.faintText })] }
}

function hundredths(seconds: number): number {
  return Math.round(100 * seconds) / 100
}
