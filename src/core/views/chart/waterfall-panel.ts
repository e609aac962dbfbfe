/** How the settings to blame add up to the whole: from the reference, cause by cause, down to head. */

import type { Explanation } from '../../attribution/attribution.ts'
import type { Result } from '../../result/result.ts'
import { explainedCell } from '../../wording/verdict-text.ts'
import { blockTitle, type ChartSpace, type VegaPart } from './chart-layout.ts'
import { printable, textWidth, wrapName, wrapWords } from './chart-text.ts'
import { COLOURS, FONT_SIZE } from './chart-theme.ts'
import { marginOf, nameLayer, numberLayer, rowPlot } from './row-plot.ts'
import { stepsOf, type WaterfallStep } from './waterfall-steps.ts'

const TITLE_LINES = 6
const BAR_HEIGHT = 14
const LEAST_PLOT = 96
const TICK_PIXELS = 80
const LEAST_TICKS = 3
const HOW_TO_READ: Readonly<Record<Explanation['method'], string>> = {
  switched: 'Each bar starts where the one above ends; the last bar is the total. Lines are 95 % intervals.',
  started: 'Each bar adds time per query; the number is the cost of the setting alone. Lines are 95 % intervals.',
}
const TONES: readonly WaterfallStep['tone'][] = ['cause', 'rest', 'whole']

/** Pixels that its names need left of the plot; 0 if there are none. */
export function waterfallMargin(result: Result, width: number): number {
  return marginOf(stepsOf(result, width).map(({ name }) => name))
}

/** Empty if no setting is to blame. */
export function waterfallBlocks(result: Result, space: ChartSpace): VegaPart[] {
  const { explanation } = result
  const steps = stepsOf(result, space.width)
  if (explanation === null || steps.length === 0) return []
  const colours = COLOURS[space.theme]
  const plot = rowPlot(steps.map(({ name }) => name))
  const width = Math.max(LEAST_PLOT, space.width - space.left - marginOf(steps.map(({ number }) => number)))
  const domain = domainOf(steps)
  const x = (field: string) => xEncoding(field, domain, width)
  const line = { color: colours.text, clip: true, aria: false }
  // Steps other than causes have no colour of a verdict.
  const scale = { domain: TONES, range: [colours.verdict.regressed, colours.line, colours.limit] }
  const notes = [...cellLines(explanation, space.width), HOW_TO_READ[explanation.method]]
  return [
    {
      title: blockTitle('Cost of each setting', notes, space),
      width,
      height: plot.height,
      data: { values: steps.map(datumOf) },
      layer: [
        {
          // From the middle of a row to that of the next.
          transform: [{ filter: `datum.row < ${steps.length - 1}` }],
          mark: { ...line, type: 'tick', orient: 'vertical', size: plot.step, thickness: 1, yOffset: plot.step / 2 },
          encoding: { x: x('to'), y: plot.y, color: { value: colours.line } },
        },
        { mark: { ...line, type: 'rule' }, data: { values: [{ none: 0 }] }, encoding: { x: x('none') } },
        {
          transform: [{ filter: 'datum.from !== datum.to' }],
          mark: { type: 'bar', orient: 'horizontal', size: BAR_HEIGHT, clip: true },
          encoding: {
            ...{ x: x('from'), x2: { field: 'to' }, y: plot.y },
            color: { field: 'tone', type: 'nominal', scale, legend: null },
            tooltip: [{ field: 'setting' }, { field: 'change' }],
          },
        },
        {
          transform: [{ filter: 'isNumber(datum.low)' }],
          mark: { ...line, type: 'rule', strokeWidth: 2 },
          encoding: { x: x('low'), x2: { field: 'high' }, y: plot.y },
        },
        nameLayer(plot),
        numberLayer('number', plot),
      ],
    },
  ]
}

function datumOf({ tone, name, from, to, low, high, number, detail }: WaterfallStep, row: number) {
  return {
    ...{ row, tone, name, number, setting: name.replaceAll('\n', ' '), change: detail },
    ...{ from: round(from), to: round(to) },
    ...(low === null || high === null ? {} : { low: round(low), high: round(high) }),
  }
}

/** The cell in which it was measured; a name that is longer than a line is broken. */
function cellLines(explanation: Explanation, width: number): string[] {
  const most = Math.floor(width / (0.62 * FONT_SIZE))
  return wrapWords(explainedCell(explanation, printable), width, FONT_SIZE).flatMap((line) =>
    textWidth(line, FONT_SIZE) > width ? wrapName(line, most, TITLE_LINES).split('\n') : line,
  )
}

/** Everything that is drawn, but no interval so wide that the bars shrink to nothing. */
function domainOf(steps: readonly WaterfallStep[]): [number, number] {
  const all = steps.flatMap(({ from, to, low, high }) => [from, to, low ?? to, high ?? to])
  const [low, high] = [Math.max(-1, Math.min(...all)), Math.min(1, Math.max(...all))]
  const margin = 0.04 * (high - low) || 0.01
  return [round(low - margin), round(high + margin)]
}

function xEncoding(field: string, domain: readonly [number, number], width: number) {
  return {
    field,
    type: 'quantitative',
    scale: { domain, nice: false, zero: false },
    axis: {
      title: null,
      tickCount: Math.max(LEAST_TICKS, Math.floor(width / TICK_PIXELS)),
      labelExpr: "format(100 * datum.value, '.4~r') + ' %'",
      grid: true,
    },
  }
}

/** The value to a hundredth of a per cent. */
function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
