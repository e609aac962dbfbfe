/** report.html: one file that needs no network, and whose policy allows nothing but its own scripts. */
import { createHash } from 'node:crypto'
import type { Result } from '../../core/result/result.ts'
import { type ChartOptions, type ChartSpec, chartSpec } from '../../core/views/chart/chart-spec.ts'
import { timelineSpec } from '../../core/views/chart/timeline-chart.ts'
import { htmlBody } from '../../core/views/html-body.ts'
import { html, type Markup } from '../../core/views/markup.ts'
import { DRAWING_SCRIPT, PAGE_SCRIPT, readAsset, readBuiltScript, readStyle } from './assets.ts'

/**
 * Widths in pixels, from that of a telephone to that of the page in a window of 1200 and more: the page takes the
 * widest that fits.
 */
const CHART_WIDTHS = [360, 560, 700, 860, 1000, 1110] as const

export async function renderHtml(result: Result): Promise<string> {
  const built = await Promise.all([DRAWING_SCRIPT, PAGE_SCRIPT].map(readBuiltScript))
  const scripts = built.map(inlineScript)
  const style = await readStyle(readAsset('report-page.css'))
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(scripts, style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${result.suite.name}: ${result.verdict}</title>
<style>${raw(style)}</style>
</head>
<body>
${htmlBody(result)}
<script type="application/json" id="specs">${inlineJson(specsOf(result))}</script>
${scripts.map((script) => html`<script>${raw(script)}</script>\n`)}</body>
</html>
`
  return markup
}

/** By the element in which it is drawn, colour scheme and width in pixels. */
function specsOf(result: Result) {
  const { timeline } = result
  return {
    chart: variants((options) => chartSpec(result, { ...options, isInPage: true })),
    ...(timeline === null ? {} : { timeline: variants((options) => timelineSpec({ ...result, timeline }, options)) }),
  }
}

function variants(specOf: (options: ChartOptions) => ChartSpec) {
  return Object.fromEntries(
    (['light', 'dark'] as const).map((theme) => [
      theme,
      Object.fromEntries(CHART_WIDTHS.map((width) => [width, specOf({ width, theme })])),
    ]),
  )
}

function policy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map((script) => `'sha256-${sha256(script)}'`).join(' ')}`,
    `style-src 'sha256-${sha256(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/**
 * Text that would end the element, or hide its end, occurs only in strings and patterns, where `\/` and `\!` mean the
 * same.
 */
function inlineScript(script: string): string {
  return script.replaceAll(/<(?=\/script|!--)/gi, '<\\')
}

/** JSON in which every `<` is written so that no element ends or begins. */
function inlineJson(value: unknown): Markup {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'))
}

function raw(markup: string): Markup {
  return { markup }
}
