/** report.html: one file that needs no network and no script. */
import { createHash } from 'node:crypto'
import type { Result } from '../../core/result/result.ts'
import { type ChartPictures, htmlBody } from '../../core/views/html-body.ts'
import { html } from '../../core/views/markup.ts'
import { readAsset, readStyle } from '../files/assets.ts'

/** @param chart its pictures as SVG; undefined if nothing was measured */
export async function renderHtml(result: Result, chart?: ChartPictures): Promise<string> {
  const style = await readStyle(readAsset('report-page.css'))
  // Pictures run no scripts and fetch nothing, whatever is in them.
  const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const pictures = chart && { light: address(chart.light), dark: address(chart.dark) }
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${result.suite.name}: ${result.verdict}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${htmlBody(result, pictures)}
</body>
</html>
`
  return markup
}

function policy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
}
