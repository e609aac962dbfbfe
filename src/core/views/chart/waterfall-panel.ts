/** How the settings to blame add up to the whole: from the reference, cause by cause, down to head. */

import type { Explanation } from '../../attribution/attribution.ts'
import type { Result } from '../../result/result.ts'
import { explainedCell } from '../../wording/wording.ts'
import { blockTitle, type ChartSpace, type VegaPart } from './chart-layout.ts'
import { printable, textWidth, wrapName, wrapWords } from './chart-text.ts'
import { COLOURS, type Colours, FONT_SIZE, LINE_HEIGHT } from './chart-theme.ts'
import { stepsOf, type WaterfallStep } from './waterfall-steps.ts'

const TITLE_LINES = 6
const NAME_PADDING = 12
const BAR_HEIGHT = 14
const LEAST_ROW = 28
const LEAST_PLOT = 96
const TICK_PIXELS = 80
const LEAST_TICKS = 3
const HOW_TO_READ: Readonly<Record<Explanation['method'], string>> = {
  switched: 'Each bar takes its cost from what those above leave, down to the whole. Lines are 95 % intervals.',
  started:
    'Each bar adds its time per query to what is above; the number is what the setting costs by itself. ' +
    'Lines are 95 % intervals.',
}

interface WaterfallPanel {
  readonly steps: readonly WaterfallStep[]
  /** Middle of every step's row, in pixels from the top. */
  readonly middles: readonly number[]
  readonly height: number
  readonly plotWidth: number
  readonly domain: readonly [number, number]
  readonly colours: Colours
}

/** Pixels that its names need left of the plot; 0 where there is none. */
export function waterfallMargin(result: Result, width: number): number {
  const names = stepsOf(result, width).map(({ name }) => name)
  return names.length === 0 ? 0 : widest(names) + NAME_PADDING
}

/** Empty where no setting is to blame. */
export function waterfallBlocks(result: Result, space: ChartSpace): VegaPart[] {
  const { explanation } = result
  const steps = stepsOf(result, space.width)
  if (explanation === null || steps.length === 0) return []
  const right = widest(steps.map(({ number }) => number)) + 10
  const heights = steps.map(({ name }) => Math.max(LEAST_ROW, name.split('\n').length * LINE_HEIGHT + 10))
  const bottoms = heights.map((_, index) => heights.slice(0, index + 1).reduce((sum, each) => sum + each))
  const panel: WaterfallPanel = {
    steps,
    middles: heights.map((height, index) => (bottoms[index] ?? 0) - height / 2),
    height: bottoms.at(-1) ?? 0,
    plotWidth: Math.max(LEAST_PLOT, space.width - space.left - right),
    domain: domainOf(steps),
    colours: COLOURS[space.theme],
  }
  const notes = [...cellLines(explanation, space.width), HOW_TO_READ[explanation.method]]
  return [
    {
      title: blockTitle('Which setting is to blame', notes, space),
      width: panel.plotWidth,
      height: panel.height,
      layer: [connectorLayer(panel), zeroLayer(panel), barLayer(panel), intervalLayer(panel), ...textLayers(panel)],
    },
  ]
}

/** The cell in which it was measured; a name that is longer than a line is broken. */
function cellLines(explanation: Explanation, width: number): string[] {
  const most = Math.floor(width / (0.62 * FONT_SIZE))
  return wrapWords(explainedCell(explanation, printable), width, FONT_SIZE).flatMap((line) =>
    textWidth(line, FONT_SIZE) > width ? wrapName(line, most, TITLE_LINES).split('\n') : line,
  )
}

function widest(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.flatMap((text) => text.split('\n')).map((line) => textWidth(line, FONT_SIZE))))
}

/** Everything that is drawn, but no interval so wide that the bars shrink to nothing. */
function domainOf(steps: readonly WaterfallStep[]): [number, number] {
  const all = steps.flatMap(({ from, to, low, high }) => [from, to, low ?? to, high ?? to])
  const [low, high] = [Math.max(-1, Math.min(...all)), Math.min(1, Math.max(...all))]
  const margin = 0.04 * (high - low) || 0.01
  return [round(low - margin), round(high + margin)]
}

/** Pixels from the top: rows are as high as their names. */
function yEncoding(field: string, { height }: WaterfallPanel) {
  const scale = { domain: [0, height], reverse: true, nice: false, zero: false }
  return { field, type: 'quantitative', scale, axis: null }
}

function changeEncoding(field: string, { domain, plotWidth }: WaterfallPanel) {
  return {
    field,
    type: 'quantitative',
    scale: { domain, nice: false, zero: false },
    axis: {
      title: null,
      tickCount: Math.max(LEAST_TICKS, Math.floor(plotWidth / TICK_PIXELS)),
      labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
      grid: true,
    },
  }
}

/** Lines from the end of every bar to the beginning of the next. */
function connectorLayer(panel: WaterfallPanel): VegaPart {
  const values = panel.steps
    .slice(0, -1)
    .map(({ to }, index) => ({ level: round(to), y: panel.middles[index], next: panel.middles[index + 1] }))
  return {
    data: { values },
    mark: { type: 'rule', color: panel.colours.line, clip: true },
    encoding: { x: changeEncoding('level', panel), y: yEncoding('y', panel), y2: { field: 'next' } },
  }
}

function zeroLayer(panel: WaterfallPanel): VegaPart {
  return {
    data: { values: [{ level: 0 }] },
    mark: { type: 'rule', color: panel.colours.text },
    encoding: { x: changeEncoding('level', panel) },
  }
}

function barLayer(panel: WaterfallPanel): VegaPart {
  const { colours, middles } = panel
  const domain: readonly WaterfallStep['tone'][] = ['cause', 'rest', 'whole']
  // What is not a cause has no colour of a verdict.
  const range = [colours.verdict.regressed, colours.line, colours.limit]
  const values = panel.steps.map(({ tone, name, from, to, detail }, index) => {
    const y = middles[index] ?? 0
    const own = { tone, setting: name.replaceAll('\n', ' '), from: round(from), to: round(to), change: detail }
    return { ...own, top: y - BAR_HEIGHT / 2, bottom: y + BAR_HEIGHT / 2 }
  })
  return {
    data: { values: values.filter(({ from, to }) => from !== to) },
    mark: { type: 'rect', clip: true },
    encoding: {
      x: changeEncoding('from', panel),
      x2: { field: 'to' },
      y: yEncoding('top', panel),
      y2: { field: 'bottom' },
      color: { field: 'tone', type: 'nominal', scale: { domain, range }, legend: null },
      tooltip: [{ field: 'setting' }, { field: 'change' }],
    },
  }
}

function intervalLayer(panel: WaterfallPanel): VegaPart {
  const values = panel.steps.flatMap(({ low, high }, index) =>
    low === null || high === null ? [] : [{ y: panel.middles[index], least: round(low), most: round(high) }],
  )
  return {
    data: { values },
    mark: { type: 'rule', strokeWidth: 2, color: panel.colours.text, clip: true },
    encoding: { x: changeEncoding('least', panel), x2: { field: 'most' }, y: yEncoding('y', panel) },
  }
}

/** Names left of the plot and numbers right of it; text of several lines begins at its place. */
function textLayers(panel: WaterfallPanel): VegaPart[] {
  const { steps, middles } = panel
  const lifted = ({ name }: WaterfallStep, y = 0) => y - ((name.split('\n').length - 1) * LINE_HEIGHT) / 2
  return [
    {
      data: { values: steps.map((step, index) => ({ name: step.name, y: lifted(step, middles[index]) })) },
      mark: { type: 'text', align: 'right', baseline: 'middle', dx: -8 },
      encoding: { x: { value: 0 }, y: yEncoding('y', panel), text: { field: 'name' } },
    },
    {
      data: { values: steps.map(({ number }, index) => ({ number, y: middles[index] })) },
      mark: { type: 'text', align: 'left', baseline: 'middle', dx: 6 },
      encoding: { x: { value: 'width' }, y: yEncoding('y', panel), text: { field: 'number' } },
    },
  ]
}

/** The value to a hundredth of a per cent. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
