/** Writes every view of a result into one directory, so that all of them show the same figures. */

import type { Result } from '../../core/result/result.ts'
import { renderComment, renderMarkdown } from '../../core/views/markdown/markdown.ts'

export interface ViewOutput {
  write(name: string, content: string | Uint8Array): void
}

/** Writes only the views without pictures, which take almost no time. */
export function writeTexts(result: Result, output: ViewOutput): void {
  output.write('result.json', `${JSON.stringify(result, null, 2)}\n`)
  output.write('comment.md', renderComment(result))
  output.write('report.md', renderMarkdown(result))
}

/**
 * Writes every view. The code that draws is loaded only now, after all measurements, because it is heavy. Views of a
 * large result are large, so only one is in memory at a time.
 */
export async function writeViews(result: Result, output: ViewOutput): Promise<void> {
  writeTexts(result, output)
  const { renderHtml } = await import('../chart/html.ts')
  output.write('report.html', await renderHtml(result, await drawPictures(result, output)))
}

/** Pictures for the report; undefined if nothing was measured. In that case the code that draws is not even loaded. */
async function drawPictures(result: Result, output: ViewOutput) {
  if (result.cells.length === 0) return undefined
  const [{ drawChart }, { svgToPng }] = await Promise.all([import('../chart/chart.ts'), import('../chart/png.ts')])
  const { spec, svg } = await drawChart(result, 'light')
  output.write('chart.vl.json', spec)
  output.write('chart.svg', svg)
  output.write('chart.png', await svgToPng(svg))
  return { light: svg, dark: (await drawChart(result, 'dark')).svg }
}
