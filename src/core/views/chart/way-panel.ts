/** A panel that shows how far a branch has moved from its baseline, commit by commit. */

import type { Figures } from '../../figures.ts'
import { printable } from './chart-text.ts'
import { type ChartTheme, COLOURS, nominal, quantitative, SERIES_SHAPES } from './chart-theme.ts'
import { BEYOND_MEANING, roundFigure } from './plot.ts'

export const MOST_POINTS = 100
const HEIGHT = 150
const NAME = { width: 104, below: 10 }

export interface WayPoint {
  readonly name: string
  /**
   * Points with the same number are joined by a line. Another baseline gets another number, because distances from
   * different baselines cannot be compared.
   */
  readonly part: number
  readonly figures: readonly (Figures & { readonly scenario: string })[]
}

interface PanelWay {
  readonly scenarios: readonly string[]
  readonly points: readonly WayPoint[]
  readonly width: number
  readonly colours: readonly string[]
}

const Y = quantitative('change', {
  scale: { zero: true, nice: false, padding: 10 },
  axis: { title: null, orient: 'right', tickCount: 5, labelExpr: "format(100 * datum.value, '.4~r') + '%'" },
})
const INTERVAL = { y: { ...Y, field: 'low' }, y2: { field: 'high' } }

export function wayPanel({ scenarios, points, width, colours }: PanelWay, theme: ChartTheme) {
  const domain = scenarios.map(printable)
  const legend =
    domain.length === 1 ? null : { title: null, orient: 'bottom', columns: 4, offset: 24, symbolOpacity: 1 }
  const color = nominal('scenario', { scale: { domain, range: colours }, legend })
  const shape = nominal('scenario', { scale: { domain, range: SERIES_SHAPES }, legend })
  const last = points.length - 1
  const farthest = Math.max(BEYOND_MEANING, ...points.flatMap(({ figures }) => figures.map(({ change }) => change)))
  // Every n-th point has a name, counted from the newest, so that names do not overlap. The first point always has one.
  const every = Math.ceil((NAME.width * last) / (width - NAME.width))
  const values = points.flatMap(({ name, part, figures }, at) => {
    const isNamed = at === 0 || ((last - at) % every === 0 && at >= every)
    return figures.map(({ scenario, change, low, high }, nth) => ({
      scenario: printable(scenario),
      at,
      name: isNamed && nth === 0 ? name : '',
      part,
      change: roundFigure(change),
      low: roundFigure(low),
      high: roundFigure(Math.min(high, farthest)),
    }))
  })
  const x = quantitative('at', {
    scale: { nice: false, padding: NAME.width / 2 },
    axis: { title: null, labels: false, grid: false, values: points.map((_, at) => at) },
  })
  const detail = nominal('part', {})
  return {
    width,
    height: HEIGHT,
    data: { values },
    layer: [
      { mark: { type: 'rule', color: COLOURS[theme].text }, encoding: { y: { datum: 0 } } },
      { mark: { type: 'area', opacity: 0.15 }, encoding: { x, ...INTERVAL, color, detail } },
      { mark: { type: 'line', strokeWidth: 1, opacity: 0.5 }, encoding: { x, y: Y, color, detail } },
      {
        mark: { type: 'text', baseline: 'top' },
        encoding: { x, y: { value: HEIGHT + NAME.below }, text: { field: 'name' } },
      },
      { mark: { type: 'point', filled: true, opacity: 1, size: 40 }, encoding: { x, y: Y, color, shape } },
    ],
  }
}
