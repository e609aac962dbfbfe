/** The charts of a result as specification and as pictures. */

import type { Result } from '../../core/result/result.ts'
import type { TimedRun } from '../../core/result/timeline.ts'
import { type ChartSpec, chartSpec } from '../../core/views/chart/chart-spec.ts'
import type { ChartTheme } from '../../core/views/chart/chart-theme.ts'
import { timelineSpec } from '../../core/views/chart/timeline-chart.ts'
import { prepareDrawing, svgToPng } from './png.ts'
import { specToSvg } from './svg.ts'

/** Pixels across that a comment on a pull request shows without scaling. */
const WIDTH = 800
/** Twice as many pixels, for displays that have them; the page scales the picture to the comment. */
const PIXEL_RATIO = 2
/**
 * A picture of several screens is looked through, not looked into: with more than that it has a pixel for each of the
 * comment.
 */
const MOST_PIXELS = 10_000_000

export interface Chart {
  /** Vega-Lite, as JSON. */
  readonly spec: string
  readonly svg: string
  readonly png: Uint8Array
}

/** @param theme theme of the page that shows it */
export function renderChart(result: Result, theme: ChartTheme = 'light'): Promise<Chart> {
  return render(chartSpec(result, { width: WIDTH, theme }))
}

export function renderTimelineChart(result: Result & TimedRun): Promise<Chart> {
  return render(timelineSpec(result, { width: WIDTH }))
}

async function render(spec: ChartSpec): Promise<Chart> {
  prepareDrawing()
  const svg = await specToSvg(spec)
  return { spec: `${JSON.stringify(spec, null, 2)}\n`, svg, png: await svgToPng(svg, pixelWidth(svg)) }
}

function pixelWidth(svg: string): number {
  const height = Number(/^<svg[^>]*? height="([\d.]+)"/.exec(svg)?.[1] ?? 0)
  return WIDTH * height * PIXEL_RATIO ** 2 > MOST_PIXELS ? WIDTH : WIDTH * PIXEL_RATIO
}
