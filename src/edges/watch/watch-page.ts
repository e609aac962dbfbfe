/** The page of a run that goes on: the same for all runs, filled by its script. */
import { html } from '../../core/views/markup.ts'

/** Files that the page requests, besides its own address. */
export const PARTS = { style: 'style.css', script: 'script.js', events: 'events', report: 'report' } as const

/** Only files from the same server, and no other page around it. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function watchPage(): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>qpsgate: a run that goes on</title>
<link rel="stylesheet" href="${PARTS.style}">
<script defer src="${PARTS.script}"></script>
</head>
<body>
<header>
<h1 id="suite">qpsgate</h1>
<p><strong id="standing" role="status"></strong></p>
<p id="status" class="faint">Nothing is measured yet.</p>
</header>
<noscript><p>This page needs JavaScript to follow the run; report.html is written when it is over.</p></noscript>
<main>
<h2 id="heading">Change in QPS, as far as it is known</h2>
<p class="faint">Lines are 95 % intervals, and more time makes them narrower. The shaded slowdown is within the limit.</p>
<ul id="comparisons" aria-labelledby="heading"></ul>
</main>
</body>
</html>
`
  return markup
}

/** The report as it is shown in place of the page, with a note on the run's end. */
export function endedPage(report: string, path: string): string {
  const { markup } =
    html`<p class="faint" id="ended">The run has ended. This page stays as long as it is open; it is also in ${path}.</p>`
  return report.replace('<body>', () => `<body>\n${markup}`)
}
