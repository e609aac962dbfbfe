/**
 * The chart of a result, as specification and as SVG. No other file imports vega or vega-lite, because they are heavy.
 */

import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import { joinTexts } from '../../core/figures.ts'
import { measuredPart } from '../../core/result/refused-part.ts'
import type { Result } from '../../core/result/result.ts'
import { worstFirst } from '../../core/views/cells.ts'
import { chartSpec } from '../../core/views/chart/chart-spec.ts'
import { textWidth } from '../../core/views/chart/chart-text.ts'
import { type ChartSpec, type ChartTheme, FONT_SIZE } from '../../core/views/chart/chart-theme.ts'
import { html } from '../../core/views/markup.ts'
import { baselineText } from '../../core/wording/baseline-text.ts'
import { comparisonText } from '../../core/wording/comparison-text.ts'

/** @param theme colour scheme of the page that shows the chart */
export async function drawChart(result: Result, theme: ChartTheme) {
  const spec = chartSpec(result, theme)
  // Screen readers get the finding, every comparison and the baseline as text, because they cannot read the marks.
  const compared = worstFirst(measuredPart(result).comparisons).map((comparison) => comparisonText(comparison))
  const sentences = joinTexts([...compared, baselineText(result)], '. ')
  const { markup } = html`<title>${String(spec.description)}</title><desc>${sentences}</desc>`
  const svg = (await specToSvg(spec))
    .replace(/^<svg\b[^>]*/, (tag) => `${tag} role="img"`)
    .replace('>', () => `>${markup}`)
  return { spec: `${JSON.stringify(spec, null, 2)}\n`, svg }
}

interface VegaInternals {
  readonly textMetrics: { width: (item: { readonly fontSize?: number }, text: unknown) => number }
  readonly resetSVGDefIds: () => void
}

/** @throws if vega logs an error, because the picture would then lack something */
export async function specToSvg(spec: ChartSpec): Promise<string> {
  const { textMetrics, resetSVGDefIds } = vega as unknown as VegaInternals
  // Without a canvas, vega assumes that every character is 0.8 em wide, and so would leave too much room.
  textMetrics.width = ({ fontSize = FONT_SIZE }, text) => textWidth(String(text ?? ''), fontSize)
  // vega numbers clip paths across pictures, so without this call equal pictures would differ.
  resetSVGDefIds()
  const problems: unknown[] = []
  const logger = vega.logger(vega.Error)
  logger.error = (...messages) => {
    problems.push(...messages)
    return logger
  }
  const view = new vega.View(vega.parse(compile(spec as unknown as TopLevelSpec).spec), { renderer: 'none', logger })
  using drawn = new DisposableStack()
  drawn.defer(() => view.finalize())
  const svg = await view.toSVG()
  if (problems.length > 0) throw new Error('the chart could not be drawn', { cause: problems[0] })
  return svg
}
