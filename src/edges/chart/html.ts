/** Pages, each in a single file that needs no network and no script. */
import { createHash } from 'node:crypto'
import type { Result } from '../../core/result/result.ts'
import type { ChartTheme } from '../../core/views/chart/chart-theme.ts'
import { htmlBody } from '../../core/views/html-body.ts'
import { html, type Markup } from '../../core/views/markup.ts'
import { readAsset } from '../files/assets.ts'

type Pictures = Readonly<Record<ChartTheme, string>>

/** @param chart SVG of the chart in both themes; undefined if nothing was measured */
export function renderHtml(result: Result, chart?: Pictures): Promise<string> {
  const { name } = result.suite
  return renderPage(`${name}: ${result.verdict}`, htmlBody(result, chart && asAddresses(chart)))
}

/** Pictures as sources of an `img`. There they can neither run scripts nor fetch anything, whatever they contain. */
export function asAddresses({ light, dark }: Pictures): Pictures {
  const address = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { light: address(light), dark: address(dark) }
}

export async function renderPage(title: string, body: Markup): Promise<string> {
  // The styles of all pages come first, because those of reports override some of them.
  const style = (await Promise.all([readAsset('page-base.css'), readAsset('report-page.css')])).join('\n')
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
${body}
</body>
</html>
`
  return markup
}
