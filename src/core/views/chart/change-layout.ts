/** Where the rows of a dot plot of changes stand: texts beside their row, on telephones above it. */
import type { ResultComparison } from '../../result/result.ts'
import type { ChangeRow } from './change-rows.ts'
import { type ChartSpace, NARROW } from './chart-layout.ts'
import { textWidth, wrapName } from './chart-text.ts'
import { BOLD, COLOURS, type Colours, FONT_SIZE, LINE_HEIGHT } from './chart-theme.ts'

const LEAST_PLOT = 120
const ROW_PADDING = 10
export const NAME_PADDING = 12
/** Pixels of the picture's width for each character that a name may have on a line. */
const NAME_SHARE = 27
/** Room of dot and interval in a row that has its texts above. */
const DOT_HEIGHT = 18
/** Enough for the longest names that a suite allows. */
const NAME_LINES = 8
const BEYOND_MEANING = 1

export interface PlacedRow extends ChangeRow {
  readonly lines: readonly string[]
  /** Pixels from the top of the panel: where the row's part of the plot begins and ends, and middles of what is in it. */
  readonly top: number
  readonly bottom: number
  readonly nameY: number
  readonly figuresY: number
  readonly dotY: number
}

export interface ChangePanel {
  readonly rows: readonly PlacedRow[]
  /** Whether the texts of a row stand above it. */
  readonly isNarrow: boolean
  readonly left: number
  /** Column of the verdicts, which the figures stand beside. */
  readonly wordWidth: number
  readonly plotWidth: number
  readonly height: number
  readonly domain: readonly [number, number]
  readonly colours: Colours
}

export function linesOf({ names }: ChangeRow, width: number): string[] {
  const characters = Math.floor(width / (width < NARROW ? 0.6 * FONT_SIZE : NAME_SHARE))
  return names.flatMap((name) => wrapName(name, characters, NAME_LINES).split('\n'))
}

export function layOut(rows: readonly ChangeRow[], { width, left, theme }: ChartSpace): ChangePanel {
  const isNarrow = width < NARROW
  const placed: PlacedRow[] = []
  let top = 0
  for (const row of rows) {
    const lines = linesOf(row, width)
    const text = lines.length * LINE_HEIGHT
    const nameY = top + ROW_PADDING / 2 + LINE_HEIGHT / 2
    const height = ROW_PADDING + (isNarrow ? text + LINE_HEIGHT + DOT_HEIGHT : Math.max(LINE_HEIGHT, text))
    const middle = top + height / 2
    const figuresY = isNarrow ? nameY + text : middle
    const dotY = isNarrow ? figuresY + (LINE_HEIGHT + DOT_HEIGHT) / 2 : middle
    const bottom = top + height
    placed.push({ ...row, lines, top: isNarrow ? figuresY + LINE_HEIGHT / 2 : top, bottom, nameY, figuresY, dotY })
    top = bottom
  }
  const wordWidth = Math.ceil(BOLD * widest(rows.map(({ word }) => word))) + NAME_PADDING
  const right = isNarrow ? 0 : NAME_PADDING + wordWidth + widest(rows.map(({ figures }) => figures))
  return {
    rows: placed,
    isNarrow,
    left,
    wordWidth,
    plotWidth: Math.max(LEAST_PLOT, Math.floor(width - left - right - 2)),
    height: top,
    domain: domainOf(rows.map(({ comparison }) => comparison)),
    colours: COLOURS[theme],
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

export function widest(texts: readonly string[]): number {
  return Math.ceil(Math.max(0, ...texts.map((text) => textWidth(text, FONT_SIZE))))
}

/** The value to a hundredth of a per cent. */
export function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
