/** The chart of a result as specification and as picture. The only importer of vega and vega-lite. */

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

/** The chart as SVG. @param theme theme of the page that shows it */
export async function drawChart(result: Result, theme: ChartTheme) {
  const spec = chartSpec(result, theme)
  // Sentences for screen readers: about the whole, about every comparison, and about the baseline.
  const compared = worstFirst(measuredPart(result).comparisons).map((comparison) => comparisonText(comparison))
  const sentences = joinTexts([...compared, baselineText(result)], '. ')
  const { markup } = html`<title>${String(spec.description)}</title><desc>${sentences}</desc>`
  const svg = (await specToSvg(spec))
    .replace(/^<svg\b[^>]*/, (tag) => `${tag} role="img"`)
    .replace('>', () => `>${markup}`)
  return { spec: `${JSON.stringify(spec, null, 2)}\n`, svg }
}

/** Exports of vega 6 that its types lack. */
interface VegaInternals {
  readonly textMetrics: { width: (item: { readonly fontSize?: number }, text: unknown) => number }
  readonly resetSVGDefIds: () => void
}

/** @throws what vega only logs as an error, because the picture would lack something */
export async function specToSvg(spec: ChartSpec): Promise<string> {
  const { textMetrics, resetSVGDefIds } = vega as unknown as VegaInternals
  // vega without a canvas takes every character for 0.8 em wide, and leaves that much room.
  textMetrics.width = ({ fontSize = FONT_SIZE }, text) => textWidth(String(text ?? ''), fontSize)
  // vega numbers clip paths on from picture to picture, so that equal pictures would differ.
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
