/** How far branches have come, commit by commit; and what a change costs, disk by disk. */

import type { Result } from '../../result/result.ts'
import { changeName, farthestOf } from '../../wording/baseline-text.ts'
import { changeAndRange, count, diskName, share } from '../../wording/figures.ts'
import { cellText } from '../../wording/wording.ts'
import { worstFirst } from '../cells.ts'
import { printable, wrapText } from './chart-text.ts'
import { type ChartTheme, COLOURS, SERIES_SHAPES, VERDICT_SHAPES } from './chart-theme.ts'

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

interface Figures {
  readonly scenario: string
  /** Shares. */
  readonly change: number
  readonly low: number
  readonly high: number
}

interface Drawn {
  readonly scenarios: readonly string[]
  /** A commit with its name, and the figures of each scenario there. */
  readonly points: readonly { readonly name: string; readonly figures: readonly Figures[] }[]
  readonly width: number
  /** One for each scenario. */
  readonly colours: readonly string[]
}

const Y = {
  ...{ field: 'change', type: 'quantitative' },
  scale: { zero: true, nice: false, padding: 10 },
  axis: { title: null, orient: 'right', tickCount: 5, labelExpr: "format(100 * datum.value, '.4~r') + ' %'" },
}
const INTERVAL = { y: { ...Y, field: 'low' }, y2: { field: 'high' } }

/** A line with a point at each commit, or disk, for every scenario, in the band of its intervals, and names below. */
export function wayPanel({ scenarios, points, width, colours }: Drawn, theme: ChartTheme) {
  const domain = scenarios.map(printable)
  const legend =
    domain.length === 1 ? null : { title: null, orient: 'bottom', columns: 4, offset: 24, symbolOpacity: 1 }
  const color = { field: 'scenario', type: 'nominal', scale: { domain, range: colours }, legend }
  const shape = { field: 'scenario', type: 'nominal', scale: { domain, range: SERIES_SHAPES }, legend }
  const last = points.length - 1
  const farthest = Math.max(BEYOND_MEANING, ...points.flatMap(({ figures }) => figures.map(({ change }) => change)))
  // Every so many have their names, counted from the newest; the first always has.
  const every = Math.ceil((NAME.width * last) / (width - NAME.width))
  const values = points.flatMap(({ name, figures }, at) => {
    const isNamed = at === 0 || ((last - at) % every === 0 && at >= every)
    return figures.map(({ scenario, change, low, high }, nth) => ({
      ...{ scenario: printable(scenario), at, name: isNamed && nth === 0 ? name : '' },
      ...{ change: rounded(change), low: rounded(low), high: rounded(Math.min(high, farthest)) },
    }))
  })
  const x = xOf(points)
  return {
    ...{ width, height: HEIGHT, data: { values } },
    layer: [
      { mark: { type: 'rule', color: COLOURS[theme].text }, encoding: { y: { datum: 0 } } },
      { mark: { type: 'area', opacity: 0.15 }, encoding: { x, ...INTERVAL, color } },
      { mark: { type: 'line', strokeWidth: 1, opacity: 0.5 }, encoding: { x, y: Y, color } },
      {
        mark: { type: 'text', baseline: 'top' },
        encoding: { x, y: { value: HEIGHT + NAME.below }, text: { field: 'name' } },
      },
      { mark: { type: 'point', filled: true, opacity: 1, size: 40 }, encoding: { x, y: Y, color, shape } },
    ],
  }
}

function xOf(points: Drawn['points']) {
  return {
    ...{ field: 'at', type: 'quantitative' },
    scale: { nice: false, padding: NAME.width / 2 },
    axis: { title: null, labels: false, grid: false, values: points.map((_, at) => at) },
  }
}

/**
 * The way from the baseline to this change, which alone has the colour of a verdict, of the scenario that has come farthest.
 * Empty if the ledger does not tell the way, or nothing changed on it.
 */
export function baselinePanels({ baseline, comparisons }: Result, width: number, theme: ChartTheme) {
  const now = baseline && farthestOf(baseline)
  if (!now) return []
  const { scenario } = now
  const own = baseline.changes.filter((each) => each.scenario === scenario && each.since !== null)
  if (own.length === 0) return []
  const drawn = own.slice(-MOST_POINTS)
  const point = (name: string, figures: Omit<Figures, 'scenario'>) => ({ name, figures: [{ ...figures, scenario }] })
  const points = [
    point(wrapText(baseline.name, NAME.characters, 1).join(''), { change: 0, low: 0, high: 0 }),
    ...drawn.flatMap((each) => (each.since === null ? [] : [point(changeName(each), each.since)])),
    point('this change', now),
  ]
  const [worst] = worstFirst(comparisons.filter((each) => each.rule === 'baseline' && each.scenario === scenario))
  const tone = worst?.verdict ?? (now.low > -now.tolerance ? 'pass' : 'inconclusive')
  const { verdict, limit, series } = COLOURS[theme]
  const way = wayPanel({ scenarios: [scenario], points, width, colours: [series[0]] }, theme)
  const [data, before] = [way.data.values.slice(-1), way.data.values.slice(0, -1)].map((values) => ({ values }))
  const x = xOf(points)
  const color = { value: verdict[tone] }
  const of = baseline.distances.length === 1 ? '' : ` of ${now.scenario}`
  return [
    {
      title: {
        text: wrapText(`Change in QPS${of} since ${baseline.name}, commit by commit`, 66, 3),
        subtitle: [
          `In colour is the branch with this change: ${changeAndRange(now)}.`,
          `The band is the 95 % interval; the dashed line is the limit, −${share(now.tolerance)}.`,
          ...(own.length > drawn.length ? [`Not drawn: the first ${count(own.length - drawn.length, 'change')}.`] : []),
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

/** The change on each disk, the fastest first; empty if it was measured on no other. */
export function diskPanels({ disks }: Result, width: number, theme: ChartTheme) {
  if (disks === undefined) return []
  const points = disks.points.map(({ syncSeconds, isOwn, ...own }) => ({
    name: isOwn ? `this disk\n${diskName(syncSeconds)}` : diskName(syncSeconds),
    figures: [{ ...own, scenario: disks.scenario }],
  }))
  return [
    {
      title: {
        text: wrapText(`Change in QPS by disk, ${cellText(disks)}`, 66, 3),
        subtitle: ['The time is that of each synchronisation. The band is the 95 % interval.'],
      },
      ...wayPanel({ scenarios: [disks.scenario], points, width, colours: [COLOURS[theme].series[0]] }, theme),
    },
  ]
}
