/** The chart of a result as specification and as pictures. */

import type { Result } from '../../core/result/result.ts'
import { chartSpec } from '../../core/views/chart/chart-spec.ts'
import { svgToPng } from './png.ts'
import { specToSvg } from './svg.ts'

/** Pixels across that a comment on a pull request shows without scaling. */
const WIDTH = 800
/** Twice as many pixels, for displays that have them; the page scales the picture to the comment. */
const PIXEL_RATIO = 2

export interface Chart {
  /** Vega-Lite, as JSON. */
  readonly spec: string
  readonly svg: string
  readonly png: Uint8Array
}

export async function renderChart(result: Result): Promise<Chart> {
  const spec = chartSpec(result, { width: WIDTH })
  const svg = await specToSvg(spec)
  return { spec: `${JSON.stringify(spec, null, 2)}\n`, svg, png: await svgToPng(svg, WIDTH * PIXEL_RATIO) }
}
