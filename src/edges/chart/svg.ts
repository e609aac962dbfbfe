/** A Vega-Lite specification as an SVG picture. The only importer of vega and vega-lite. */
import * as vega from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'
import type { ChartSpec } from '../../core/views/chart/chart-spec.ts'
import { textWidth } from '../../core/views/chart/chart-text.ts'
import { html } from '../../core/views/markup.ts'

const DEFAULT_FONT_SIZE = 11

/** Exports of vega 6 that its types lack. */
interface VegaInternals {
  readonly textMetrics: { width: (item: { readonly fontSize?: number }, text: unknown) => number }
  readonly resetSVGDefIds: () => void
}

/**
 * Without a canvas vega takes every character for 0.8 em wide, and leaves that much room. And it counts the names of
 * clip paths on from picture to picture, so that no two would be equal.
 */
function prepare(): void {
  const { textMetrics, resetSVGDefIds } = vega as unknown as VegaInternals
  textMetrics.width = ({ fontSize = DEFAULT_FONT_SIZE }, text) => textWidth(String(text ?? ''), fontSize)
  resetSVGDefIds()
}

/** @throws errors that vega only logs: an incomplete picture is no picture */
export async function specToSvg(spec: ChartSpec): Promise<string> {
  prepare()
  const { spec: compiled } = compile(spec as unknown as TopLevelSpec)
  const problems: unknown[] = []
  const logger = vega.logger(vega.Error)
  logger.error = (...messages) => {
    problems.push(...messages)
    return logger
  }
  const view = new vega.View(vega.parse(compiled), { renderer: 'none', logger })
  try {
    const svg = await view.toSVG()
    if (problems.length > 0) throw new Error('the chart could not be drawn', { cause: problems[0] })
    return described(svg, spec)
  } finally {
    view.finalize()
  }
}

/** With text for screen readers: the whole in a sentence, and every comparison in its own. */
function described(svg: string, { description, usermeta }: ChartSpec): string {
  const said = (usermeta as { readonly said?: readonly string[] } | undefined)?.said ?? []
  const { markup } = html`<title>${String(description)}</title><desc>${said.join('. ')}</desc>`
  return svg.replace(/^<svg\b[^>]*/, (tag) => `${tag} role="img"`).replace('>', () => `>${markup}`)
}
