/** Every view of a result, written side by side. */

import { FORMAT_FILES, type ResultFormat } from '../../core/request/report-request.ts'
import type { Result } from '../../core/result/result.ts'
import { renderJunit } from '../../core/views/junit.ts'
import { renderMarkdown } from '../../core/views/markdown/markdown.ts'
import { renderOpenMetrics } from '../../core/views/open-metrics.ts'
import { renderSarif } from '../../core/views/sarif.ts'
import { toolVersion } from '../../version.ts'
import type { Chart } from '../chart/chart.ts'
import type { OutputDirectory } from './output-directory.ts'

interface ViewChoice {
  /** Whether where the time went becomes pictures of its own, too. */
  readonly drawsTimeline?: boolean
  /** Views for other programs. */
  readonly formats?: readonly ResultFormat[]
}

const RENDERERS: Readonly<Record<ResultFormat, (result: Result) => string>> = {
  sarif: (result) => renderSarif(result, toolVersion()),
  junit: renderJunit,
  openmetrics: renderOpenMetrics,
}

/** The views without pictures, which cost almost nothing. */
export function writeTexts(
  result: Result,
  output: Pick<OutputDirectory, 'write'>,
  { formats = [] }: Pick<ViewChoice, 'formats'> = {},
): void {
  output.write('result.json', `${JSON.stringify(result, null, 2)}\n`)
  output.write('report.md', renderMarkdown(result))
  for (const format of formats) output.write(FORMAT_FILES[format], RENDERERS[format](result))
}

/**
 * Drawing is heavy and is loaded only here, when nothing is measured any more; of large results one view is held at a
 * time.
 *
 * @param choice views that are not always written
 */
export async function writeViews(
  result: Result,
  output: Pick<OutputDirectory, 'write'>,
  { drawsTimeline = false, formats = [] }: ViewChoice = {},
): Promise<void> {
  writeTexts(result, output, { formats })
  // Pictures first: their drawing code then takes memory that the long page can use as well.
  await drawPictures(result, output, drawsTimeline)
  const { renderHtml } = await import('../chart/html.ts')
  output.write('report.html', await renderHtml(result))
}

/** Without measurements there is nothing to draw, so the drawing code is not loaded. */
async function drawPictures(
  result: Result,
  output: Pick<OutputDirectory, 'write'>,
  drawsTimeline: boolean,
): Promise<void> {
  if (result.cells.length === 0) return
  const write = (name: string, { spec, svg, png }: Chart) => {
    output.write(`${name}.vl.json`, spec)
    output.write(`${name}.svg`, svg)
    output.write(`${name}.png`, png)
  }
  const charts = await import('../chart/chart.ts')
  write('chart', await charts.renderChart(result))
  const { timeline } = result
  if (drawsTimeline && timeline !== null) write('timeline', await charts.renderTimelineChart({ ...result, timeline }))
}
