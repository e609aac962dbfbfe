/**
 * Bars for workloads that were measured at one number of threads: a panel for each workload with a bar for each
 * scenario, or the other way round.
 */

import { count, range } from '../../figures.ts'
import { cellText } from '../../wording/wording.ts'
import { omissionText, printable, textWidth, wrapText } from './chart-text.ts'
import {
  type ChartSpec,
  type ChartTheme,
  COLOURS,
  FONT_SIZE,
  LINE_HEIGHT,
  nominal,
  type Panels,
  quantitative,
  WIDTH,
} from './chart-theme.ts'
import { datumOf } from './line-panels.ts'
import type { Plot, PlotPoint } from './plot.ts'

const MOST_COLUMNS = 3
/**
 * Maximum width of names in pixels, with one, two or three panels side by side. With more panels, names get less room,
 * so that the bars keep enough.
 */
const MOST_NAME_WIDTHS = [220, 160, 124] as const
const MOST_NAME_LINES = 3
/**
 * Widths in pixels: `alone` for a figure, `whole` for a figure with its interval, if there is a single column of
 * panels.
 */
const FIGURE_WIDTHS = { alone: 66, whole: 188 }
const COLUMN_GAP = 14
const BAR_HEIGHT = 14
const ROW_GAP = 9
const TITLE_LINES = 2
const AROUND = 72
const CHARACTER = 8.6

export function barPanels(plot: Plot, theme: ChartTheme, room: number): Panels {
  const levels = new Map(plot.points.map(({ workload, threads }) => [workload, threads]))
  const isOneLevel = new Set(levels.values()).size === 1
  const titleOf = (workload: string) =>
    isOneLevel ? workload : cellText({ workload, threads: levels.get(workload) ?? 1 })
  const scenarios = plot.ranked.filter((name) => plot.scenarios.includes(name))
  // Many workloads with few scenarios are mostly single queries. The picture then has a panel for each scenario,
  // because a panel for each workload would find no room.
  const isTurned = plot.workloads.length > MOST_COLUMNS && scenarios.length <= MOST_COLUMNS
  const [across, along] = isTurned ? [scenarios, plot.workloads] : [plot.workloads, scenarios]
  const [acrossName, alongName] = isTurned ? [plot.nameOf, titleOf] : [titleOf, plot.nameOf]
  const placeOf = (point: PlotPoint) => (isTurned ? [point.scenario, point.workload] : [point.workload, point.scenario])
  const columns = Math.min(MOST_COLUMNS, across.length)
  const nameWidth =
    Math.min(
      MOST_NAME_WIDTHS[columns - 1] ?? 124,
      Math.max(...along.map((name) => textWidth(alongName(name), FONT_SIZE))),
    ) + 12
  const figureWidth =
    columns === 1 && plot.points.some(({ low }) => low !== undefined) ? FIGURE_WIDTHS.whole : FIGURE_WIDTHS.alone
  const names = new Map(
    along.map((name) => [name, wrapText(alongName(name), Math.floor(nameWidth / CHARACTER), MOST_NAME_LINES)]),
  )
  const width = Math.floor((WIDTH - nameWidth - COLUMN_GAP * (columns - 1)) / columns) - figureWidth
  const mostPanelRows = Math.max(1, Math.floor(room / (AROUND + 4 * (LINE_HEIGHT + ROW_GAP))))
  const shownAcross = across.slice(0, columns * mostPanelRows)
  const panelRows = Math.ceil(shownAcross.length / columns)
  const rows = rowsOf(along, names, room / panelRows - AROUND)
  const shown = new Set(rows.map(({ name }) => name))
  const height = rows.at(-1)?.bottom ?? 0
  const panels = shownAcross.map((name, nth) => {
    const points = plot.points.filter((point) => placeOf(point)[0] === name && shown.has(placeOf(point)[1] ?? ''))
    const data = points.flatMap((point) => {
      const row = rows.find((each) => each.name === placeOf(point)[1])
      return row === undefined ? [] : [{ point, at: row.at }]
    })
    return panel(plot, wrapText(acrossName(name), Math.floor((width + figureWidth) / 9), TITLE_LINES), data, theme, {
      ...{ width, height, nameWidth, figureWidth },
      names: nth % columns === 0 ? rows : [],
    })
  })
  return {
    panels: Array.from({ length: panelRows }, (_, row) => ({
      hconcat: panels.slice(row * columns, (row + 1) * columns),
      spacing: figureWidth + COLUMN_GAP,
      bounds: 'flush',
    })),
    notes: [
      isOneLevel ? `At ${count([...levels.values()][0] ?? 1, 'thread')}.` : '',
      omissionText(isTurned ? 'scenario' : 'workload', across.slice(shownAcross.length)),
      omissionText(isTurned ? 'workload' : 'scenario', along.slice(rows.length)),
    ],
    left: nameWidth,
  }
}

interface Row {
  readonly name: string
  readonly text: string
  readonly at: number
  readonly first: number
  readonly bottom: number
}

function rowsOf(along: readonly string[], names: ReadonlyMap<string, readonly string[]>, room: number): Row[] {
  const rows: Row[] = []
  for (const name of along) {
    const lines = names.get(name) ?? []
    const top = rows.at(-1)?.bottom ?? 0
    const height = lines.length * LINE_HEIGHT + ROW_GAP
    if (top + height > room && rows.length > 0) break
    const at = top + height / 2
    rows.push({
      name,
      text: lines.join('\n'),
      at,
      first: at - ((lines.length - 1) * LINE_HEIGHT) / 2,
      bottom: top + height,
    })
  }
  return rows
}

interface PanelForm {
  readonly width: number
  readonly height: number
  readonly nameWidth: number
  readonly figureWidth: number
  readonly names: readonly Row[]
}

function wholeFigure({ textOf }: Plot['gauge'], { value, low, high }: PlotPoint): string {
  return `${textOf(value)}${low === undefined || high === undefined ? '' : ` (${range({ low, high })})`}`
}

/** Shape of a figure. Outside the scale, a triangle at the edge says that the figure's position is not its value. */
function shapeAt(share: number): string {
  if (share < 0) return 'triangle-left'
  return share > 1 ? 'triangle-right' : 'circle'
}

function panel(
  { gauge, ...plot }: Plot,
  title: readonly string[],
  data: readonly { readonly point: PlotPoint; readonly at: number }[],
  theme: ChartTheme,
  { width, height, nameWidth, figureWidth, names }: PanelForm,
): ChartSpec {
  const { text, tolerated, verdict } = COLOURS[theme]
  const { fields } = gauge
  const values = data.map(({ point, at }) => ({
    ...datumOf({ gauge, ...plot }, point),
    said: printable(point.said),
    shape: shapeAt(gauge.shareOf(point.value)),
    at,
    origin: gauge.placeOf(0),
    limit: gauge.placeOf(gauge.shareOf(point.limit ?? 0) > 0 ? (point.limit ?? 0) : 0),
    figure: figureWidth === FIGURE_WIDTHS.whole ? wholeFigure(gauge, point) : gauge.textOf(point.value),
    colour: verdict[point.tone === undefined || point.tone === 'pass' ? 'measured' : point.tone],
    tone: point.tone === 'regressed' ? verdict.regressed : text,
  }))
  const x = (field: string) =>
    quantitative(field, {
      scale: gauge.scale,
      axis: {
        ...{ title: null, values: gauge.ticks, labelExpr: gauge.labelExpr },
        ...{ ticks: false, domain: false, labelOverlap: 'greedy', labelSeparation: 8 },
      },
    })
  const y = quantitative('at', { scale: null, axis: null })
  const color = nominal('colour', { scale: null })
  const drawn = { aria: false }
  return {
    title: { text: title, offset: 8 },
    width,
    height,
    view: { stroke: null },
    layer: [
      {
        data: { values },
        layer: [
          {
            mark: { type: 'rule', strokeWidth: BAR_HEIGHT + 6, color: tolerated, ...drawn },
            encoding: { x: x('limit'), x2: { field: 'origin' }, y },
          },
          {
            mark: { type: 'rule', strokeWidth: BAR_HEIGHT, opacity: 0.3, ...drawn },
            encoding: { x: x(fields.change), x2: { field: 'origin' }, y, color },
          },
          {
            mark: { type: 'rule', strokeWidth: 2, ...drawn },
            encoding: { x: x(fields.low), x2: { field: fields.high }, y, color },
          },
          {
            mark: { type: 'point', filled: true, opacity: 1, size: 60 },
            encoding: {
              x: x(fields.change),
              y,
              color,
              shape: nominal('shape', { scale: null }),
              description: { field: 'said' },
            },
          },
          {
            mark: { type: 'text', align: 'right', aria: false },
            encoding: {
              x: { value: width + figureWidth },
              ...{ y, color: nominal('tone', { scale: null }), text: { field: 'figure' } },
            },
          },
        ],
      },
      {
        data: { values: [{ origin: gauge.placeOf(0) }] },
        mark: { type: 'rule', color: text, aria: false },
        encoding: { x: x('origin') },
      },
      {
        data: { values: names.map(({ text: name, first }) => ({ name, at: first })) },
        mark: { type: 'text', align: 'left', aria: false, lineHeight: LINE_HEIGHT },
        encoding: { x: { value: -nameWidth }, y, text: { field: 'name' } },
      },
    ],
  }
}
