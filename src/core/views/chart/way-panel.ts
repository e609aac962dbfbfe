/** Panels of the way of a branch, commit by commit. */

import { changeAndRange, count, type Figures, share } from '../../figures.ts'
import type { Result } from '../../result/result.ts'
import { changeName, farthestOf } from '../../wording/baseline-text.ts'
import { worstFirst } from '../cells.ts'
import { printable, wrapText } from './chart-text.ts'
import { type ChartTheme, COLOURS, nominal, quantitative, SERIES_SHAPES, VERDICT_SHAPES } from './chart-theme.ts'

/** Newest changes of a branch that are drawn. */
export const MOST_POINTS = 100
const HEIGHT = 150
/** Pixels: of the widest name below a point, and from there to the panel. */
const NAME = { characters: 12, width: 84, below: 10 }

/** Intervals that reach farther than +100 %, and than every change, are cut there. */
export const BEYOND_MEANING = 1

/** The value to a hundredth of a per cent. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}

/** A commit with the figures of each scenario there. */
export interface WayPoint {
  readonly name: string
  /** Number of the line that it is on: where the way to a point is unknown, a line begins anew. */
  readonly part: number
  readonly figures: readonly (Figures & { readonly scenario: string })[]
}

interface Way {
  readonly scenarios: readonly string[]
  readonly points: readonly WayPoint[]
  readonly width: number
  /** One for each scenario. */
  readonly colours: readonly string[]
}

const Y = quantitative('change', {
  scale: { zero: true, nice: false, padding: 10 },
  axis: { title: null, orient: 'right', tickCount: 5, labelExpr: "format(100 * datum.value, '.4~r') + ' %'" },
})
const INTERVAL = { y: { ...Y, field: 'low' }, y2: { field: 'high' } }

/** A line for every scenario in the band of its intervals, with a point and its name at each commit. */
export function wayPanel({ scenarios, points, width, colours }: Way, theme: ChartTheme) {
  const domain = scenarios.map(printable)
  const legend =
    domain.length === 1 ? null : { title: null, orient: 'bottom', columns: 4, offset: 24, symbolOpacity: 1 }
  const color = nominal('scenario', { scale: { domain, range: colours }, legend })
  const shape = nominal('scenario', { scale: { domain, range: SERIES_SHAPES }, legend })
  const last = points.length - 1
  const farthest = Math.max(BEYOND_MEANING, ...points.flatMap(({ figures }) => figures.map(({ change }) => change)))
  // Names have room at every so many points, counted from the newest; the first always has its name.
  const every = Math.ceil((NAME.width * last) / (width - NAME.width))
  const values = points.flatMap(({ name, part, figures }, at) => {
    const isNamed = at === 0 || ((last - at) % every === 0 && at >= every)
    return figures.map(({ scenario, change, low, high }, nth) => ({
      scenario: printable(scenario),
      at,
      name: isNamed && nth === 0 ? name : '',
      part,
      change: rounded(change),
      low: rounded(low),
      high: rounded(Math.min(high, farthest)),
    }))
  })
  const x = xOf(points)
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

function xOf(points: readonly WayPoint[]) {
  return quantitative('at', {
    scale: { nice: false, padding: NAME.width / 2 },
    axis: { title: null, labels: false, grid: false, values: points.map((_, at) => at) },
  })
}

/**
 * The way from the baseline to this change, which alone has the colour of a verdict, of the scenario that has come farthest.
 * Empty if the ledger does not know the way, or nothing changed on it.
 */
export function baselinePanels({ baseline, comparisons }: Result, width: number, theme: ChartTheme) {
  const now = baseline && farthestOf(baseline)
  if (!now) return []
  const { scenario } = now
  const point = (name: string, part: number, { change, low, high }: Figures) => {
    return { name, part, figures: [{ scenario, change, low, high }] }
  }
  let part = 0
  const changes = baseline.changes
    .filter((each) => each.scenario === scenario)
    .flatMap((each) => {
      if (each.since !== null) return point(changeName(each), part, each.since)
      part++
      return []
    })
  if (changes.length === 0) return []
  const drawn = changes.slice(-MOST_POINTS)
  const points = [
    point(wrapText(baseline.name, NAME.characters, 1).join(''), 0, { change: 0, low: 0, high: 0 }),
    ...drawn,
    point('this change', part, now),
  ]
  const [worst] = worstFirst(comparisons.filter((each) => each.rule === 'baseline' && each.scenario === scenario))
  const tone = worst?.verdict ?? (now.low > -now.tolerance ? 'pass' : 'inconclusive')
  const { verdict, limit, series } = COLOURS[theme]
  const way = wayPanel({ scenarios: [scenario], points, width, colours: [series[0]] }, theme)
  const data = { values: way.data.values.slice(-1) }
  const before = { values: way.data.values.slice(0, -1) }
  const x = xOf(points)
  const color = { value: verdict[tone] }
  const ofScenario = baseline.distances.length === 1 ? '' : ` of ${now.scenario}`
  return [
    {
      title: {
        text: wrapText(`Change in QPS${ofScenario} since ${baseline.name}, commit by commit`, 66, 3),
        subtitle: [
          `In colour is the branch with this change: ${changeAndRange(now)}.`,
          `The band is the 95 % interval; the dashed line is the limit, −${share(now.tolerance)}.`,
          ...(changes.length > drawn.length
            ? [`Not drawn: the first ${count(changes.length - drawn.length, 'change')}.`]
            : []),
        ],
      },
      ...way,
      layer: [
        { mark: { type: 'rule', strokeDash: [5, 4], color: limit }, encoding: { y: { datum: -now.tolerance } } },
        ...way.layer.slice(0, -1),
        { ...way.layer.at(-1), data: before },
        { data, mark: { type: 'rule', strokeWidth: 3 }, encoding: { x, ...INTERVAL, color } },
        {
          data,
          mark: { type: 'point', filled: true, opacity: 1, size: 100, shape: VERDICT_SHAPES[tone] },
          encoding: { x, y: Y, color },
        },
      ],
    },
  ]
}
