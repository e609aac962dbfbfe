/** What a block of changes shows of every scenario, and the room that it has for it. */

import { hasInterval, type ResultComparison } from '../../result/result.ts'
import { change as changeText, share, threadsText } from '../../wording/figures.ts'
import { type ChartSpace, distinct, type PanelFrame, shareWidth } from './chart-layout.ts'
import { textWidth } from './chart-text.ts'
import { COLOURS, type Colours, FONT_SIZE } from './chart-theme.ts'

const LEAST_PLOT = 96
/** Panels higher than this show less of every scenario. */
const MAX_PANEL_HEIGHT = 900
const BEYOND_MEANING = 1

interface LevelDensity {
  /** Which levels of a scenario are drawn, and which of them have their number beside them. */
  readonly drawn: 'all' | 'worst'
  readonly labelled: 'all' | 'worst'
  readonly levelStep: number
  readonly symbolSize: number
}

const ROOMY: LevelDensity = { drawn: 'all', labelled: 'all', levelStep: 18, symbolSize: 70 }
const DENSE: LevelDensity = { drawn: 'all', labelled: 'worst', levelStep: 8, symbolSize: 36 }
const WORST_ONLY: LevelDensity = { drawn: 'worst', labelled: 'worst', levelStep: 18, symbolSize: 70 }
const SCENARIO_GAP = 8

export interface ChangeBlock {
  readonly comparisons: readonly ResultComparison[]
  readonly scenarios: readonly string[]
  readonly levels: readonly number[]
  readonly density: LevelDensity
  readonly space: ChartSpace
  readonly rowHeight: number
  readonly frame: PanelFrame
  /** Width of the numbers right of every plot. */
  readonly right: number
  readonly domain: readonly [number, number]
  readonly colours: Colours
}

export function readingNotes({ comparisons, levels, density }: ChangeBlock): string[] {
  const sure = comparisons.filter(hasInterval)
  const confidence = distinct(sure.map(({ confidence }) => share(confidence))).join(', ')
  const bars = sure.length === 0 ? 'No intervals' : `Bars are ${confidence} intervals`
  const notes = [`${bars}; the slowdown that is tolerated is shaded.`]
  if (levels.length < 2) return notes
  if (density.drawn === 'worst') return [...notes, 'Of every scenario, the number of threads at which it did worst.']
  const order = `From top to bottom in each scenario: ${threadsText(levels)}`
  return [...notes, density.labelled === 'worst' ? `${order}; the worst has its number.` : `${order}.`]
}

export function layOut(
  comparisons: readonly ResultComparison[],
  scenarios: readonly string[],
  space: ChartSpace,
): ChangeBlock {
  const levels = distinct(comparisons.map(({ threads }) => threads).filter((threads) => threads > 0)).sort(
    (a, b) => a - b,
  )
  const heightOf = ({ drawn, levelStep }: LevelDensity) =>
    Math.max(space.names.height, levelStep * (drawn === 'all' ? Math.max(1, levels.length) : 1) + SCENARIO_GAP)
  const density = [ROOMY, DENSE].find((one) => heightOf(one) * scenarios.length <= MAX_PANEL_HEIGHT) ?? WORST_ONLY
  const numbers = comparisons.flatMap((comparison) => numberOf(comparison, levels, density).split('\n'))
  const panels = distinct(comparisons.map(({ workload }) => workload)).length
  const right = Math.ceil(Math.max(0, ...numbers.map((line) => textWidth(line, FONT_SIZE)))) + 10
  return {
    comparisons,
    scenarios,
    levels,
    density,
    space,
    rowHeight: heightOf(density),
    right,
    frame: shareWidth(space, panels, { between: 0, right, least: LEAST_PLOT }),
    domain: domainOf(comparisons),
    colours: COLOURS[space.theme],
  }
}

/** Everything that is drawn and zero, but no interval so wide that the others shrink to nothing. */
function domainOf(comparisons: readonly ResultComparison[]): [number, number] {
  const low = Math.max(
    -BEYOND_MEANING,
    Math.min(0, ...comparisons.map((one) => Math.min(one.low ?? one.change, -one.tolerance))),
  )
  const limit = Math.min(BEYOND_MEANING, Math.max(0, ...comparisons.map((one) => one.high ?? one.change)))
  // Every change itself is drawn, also of what became many times faster.
  const high = Math.max(limit, ...comparisons.map(({ change }) => change))
  const margin = 0.04 * (high - low) || 0.01
  return [round(low - margin), round(high + margin)]
}

/** "−19.6 %", and at how many threads where that is not plain; below each other where one number stands for many. */
export function numberOf(
  { change, threads }: ResultComparison,
  levels: readonly number[],
  { drawn, labelled }: LevelDensity,
): string {
  if (levels.length < 2 || threads === 0) return changeText(change)
  return `${changeText(change)}${labelled === drawn ? ' ' : '\n'}at ${threads}`
}

/** The value to a hundredth of a per cent. */
export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
