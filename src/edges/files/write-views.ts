/** Every view of a result, written side by side. */

import type { Result } from '../../core/result/result.ts'
import { renderMarkdown } from '../../core/views/markdown/markdown.ts'
import type { OutputDirectory } from './output-directory.ts'

/** Drawing is heavy and is loaded only here, when nothing is measured any more. */
export async function writeViews(result: Result, output: Pick<OutputDirectory, 'write'>): Promise<void> {
  output.write('result.json', `${JSON.stringify(result, null, 2)}\n`)
  output.write('report.md', renderMarkdown(result))
  const [{ renderChart }, { renderHtml }] = await Promise.all([import('../chart/chart.ts'), import('../chart/html.ts')])
  const { spec, svg, png } = await renderChart(result)
  output.write('chart.vl.json', spec)
  output.write('chart.svg', svg)
  output.write('chart.png', png)
  output.write('report.html', await renderHtml(result))
}
