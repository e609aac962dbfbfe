/**
 * A panel of rows: above its marks, each row has its name on the left and its figures on the right, so that no text
 * takes room from the marks.
 */

import { wrapText } from './chart-text.ts'
import { type ChartTheme, COLOURS, LINE_HEIGHT } from './chart-theme.ts'

/** Part of a Vega-Lite specification: JSON, whose form is checked against the schema of Vega-Lite by the tests. */
export type VegaPart = Readonly<Record<string, unknown>>

/** Pixels across all panels. */
export const WIDTH = 608
export const MARK_HEIGHT = 14
const ROW_GAP = 10
/** Characters on a line: of a name, which shares it with the figures, and of sentences above the panel. */
const NAME_CHARACTERS = 52
const NOTE_CHARACTERS = 88
const TITLE_CHARACTERS = 66
/** Enough for the longest names that a suite allows. */
const MOST_LINES = 8
const BEYOND_MEANING = 1

interface Row {
  /** Text from outside. */
  readonly name: string
  readonly figures: string
  /** Key of its colour. */
  readonly tone: string
  /** End of its interval. */
  readonly high?: number
}

interface RowPanel<R extends Row> {
  readonly title: VegaPart
  readonly rows: readonly R[]
  /** The largest value that must be seen: an interval that reaches farther, and beyond +100 %, is cut. */
  readonly farthest: number
  /** Colours. */
  readonly tones: Readonly<Record<string, string>>
  readonly theme: ChartTheme
  /** Layers of marks, from back to front. */
  readonly marks: (channels: RowChannels) => readonly VegaPart[]
}

/** Channels that all marks of a panel share. */
export interface RowChannels {
  readonly x: (field: string) => VegaPart
  readonly y: VegaPart
  readonly color: VegaPart
}

export function rowPanel<R extends Row>({ title, rows, farthest, tones, theme, marks }: RowPanel<R>): VegaPart {
  let height = 0
  const values = rows.map((row) => {
    const lines = wrapText(row.name, NAME_CHARACTERS, MOST_LINES)
    const top = height
    const at = top + LINE_HEIGHT * lines.length + MARK_HEIGHT / 2 + 2
    height = at + MARK_HEIGHT / 2 + ROW_GAP
    return { ...row, name: lines.join('\n'), none: 0, top, at }
  })
  const highest = Math.max(BEYOND_MEANING, farthest)
  const isCut = rows.some(({ high }) => Number(high) > highest)
  const x = (field: string) => ({
    ...{ field, type: 'quantitative' },
    scale: { zero: true, nice: false, padding: 20, ...(isCut ? { domainMax: highest } : {}) },
    axis: { title: null, tickCount: 6, grid: false, labelExpr: "format(100 * datum.value, '.4~r') + ' %'" },
  })
  const y = (field: string) => ({ field, type: 'quantitative', scale: null, axis: null })
  const color = {
    ...{ field: 'tone', type: 'nominal', legend: null },
    scale: { domain: Object.keys(tones), range: Object.values(tones) },
  }
  const zero = { orient: 'vertical', size: MARK_HEIGHT + 4, color: COLOURS[theme].text }
  const text = { type: 'text', baseline: 'top', aria: false }
  return {
    ...{ title, width: WIDTH, height, view: { stroke: null }, data: { values } },
    layer: [
      ...marks({ x, y: y('at'), color }),
      { mark: { type: 'tick', ...zero, aria: false }, encoding: { x: x('none'), y: y('at') } },
      { mark: { ...text, align: 'left' }, encoding: { x: { value: 0 }, y: y('top'), text: { field: 'name' } } },
      {
        mark: { ...text, align: 'right' },
        encoding: { x: { value: WIDTH }, y: y('top'), color, text: { field: 'figures' } },
      },
    ],
  }
}

/** The title of a panel, and sentences below it. */
export function panelTitle(text: string, notes: readonly string[]): VegaPart {
  return {
    text: wrapText(text, TITLE_CHARACTERS, MOST_LINES),
    subtitle: notes.flatMap((note) => wrapText(note, NOTE_CHARACTERS, MOST_LINES)),
  }
}

/** The value to a hundredth of a per cent. */
export function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
