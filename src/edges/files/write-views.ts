/** Every view of a result, written side by side. */

import type { Result } from '../../core/result/result.ts'
import { renderMarkdown } from '../../core/views/markdown/markdown.ts'
import type { Chart } from '../chart/chart.ts'
import type { OutputDirectory } from './output-directory.ts'

/**
 * Drawing is heavy and is loaded only here, when nothing is measured any more; of large results one view is held at a time.
 *
 * @param drawsTimeline whether where the time went becomes pictures of its own, too
 */
export async function writeViews(
  result: Result,
  output: Pick<OutputDirectory, 'write'>,
  drawsTimeline = false,
): Promise<void> {
  output.write('result.json', `${JSON.stringify(result, null, 2)}\n`)
  output.write('report.md', renderMarkdown(result))
  const [charts, { renderHtml }] = await Promise.all([import('../chart/chart.ts'), import('../chart/html.ts')])
  const write = (name: string, { spec, svg, png }: Chart) => {
    output.write(`${name}.vl.json`, spec)
    output.write(`${name}.svg`, svg)
    output.write(`${name}.png`, png)
  }
  output.write('report.html', await renderHtml(result))
  write('chart', await charts.renderChart(result))
  const { timeline } = result
  if (drawsTimeline && timeline !== null) write('timeline', await charts.renderTimelineChart({ ...result, timeline }))
}
