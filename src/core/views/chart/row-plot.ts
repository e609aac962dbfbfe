/** Rows of a chart: a name left of the plot, and a number right of it. Vega-Lite places the rows, all equally high. */

import type { VegaPart } from './chart-layout.ts'
import { textWidth } from './chart-text.ts'
import { FONT_SIZE, LINE_HEIGHT } from './chart-theme.ts'

const NAME_PADDING = 12
const ROW_PADDING = 10

export interface RowPlot {
  /** Height of a row, and of all of them, in pixels. */
  readonly step: number
  readonly height: number
  /** The encoding of data that have the number of their `row`, from 0. */
  readonly y: VegaPart
}

/**
 * @param names with line breaks
 * @param extra pixels that each row needs besides its name
 */
export function rowPlot(names: readonly string[], extra = ROW_PADDING): RowPlot {
  const step = Math.max(1, ...names.map(linesIn)) * LINE_HEIGHT + extra
  const domain = names.map((_, row) => row)
  const y = { field: 'row', type: 'ordinal', scale: { domain, padding: 0 }, axis: null }
  return { step, height: step * names.length, y }
}

export function linesIn(name: string): number {
  return name.split('\n').length
}

/** Pixels next to the plot that the texts need; 0 if there are none. */
export function marginOf(texts: readonly string[]): number {
  return texts.length === 0 ? 0 : widest(texts) + NAME_PADDING
}

/** For texts that may have several lines. */
export function widest(texts: readonly string[]): number {
  const lines = texts.flatMap((text) => text.split('\n'))
  return Math.ceil(Math.max(0, ...lines.map((line) => textWidth(line, FONT_SIZE))))
}

/**
 * The `name` of each datum, left of the plot; vega centres the first line of a text, so it is lifted by half of the
 * others.
 */
export function nameLayer({ y }: RowPlot): VegaPart {
  const dy = { expr: `${-LINE_HEIGHT / 2} * (length(split(datum.name, '\\n')) - 1)` }
  return {
    mark: { type: 'text', align: 'right', baseline: 'middle', dx: -8, dy, aria: false },
    encoding: { x: { value: 0 }, y, text: { field: 'name' } },
  }
}

/** Some text of each datum, right of the plot. */
export function numberLayer(field: string, { y }: RowPlot, mark: VegaPart = {}): VegaPart {
  return {
    mark: { type: 'text', align: 'left', baseline: 'middle', dx: 6, aria: false, ...mark },
    encoding: { x: { value: 'width' }, y, text: { field } },
  }
}
