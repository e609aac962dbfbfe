/** index.html of the dashboard: the same for all data, which its script loads. */

import { INDEX_PATH } from '../../core/views/dashboard/dashboard-format.ts'
import { html } from '../../core/views/markup.ts'

/**
 * Scripts and styles from where the page is, and nothing else from anywhere. For a page opened from a disk, Firefox
 * takes 'self' for nothing; `file:` is for it alone, as no browser lets a page from the web load local files.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' file:",
  "style-src 'self' file:",
  "base-uri 'none'",
  "form-action 'none'",
]

const CHOICES = [
  ['branch', 'Branch'],
  ['suite', 'Suite'],
  ['workload', 'Workload'],
  ['threads', 'Threads'],
  ['runs', 'Runs'],
] as const

/** Addresses next to the page; scripts in the order in which they run. */
interface PageFiles {
  readonly style: string
  readonly scripts: readonly string[]
}

export function dashboardPage({ style, scripts }: PageFiles): string {
  const { markup } = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY.join('; ')}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Queries per second, run by run</title>
<link rel="stylesheet" href="${style}">
<script defer src="${INDEX_PATH}"></script>
${scripts.map((script) => html`<script defer src="${script}"></script>\n`)}</head>
<body>
<a class="skip" href="#runs-heading">Skip to the numbers</a>
<header>
<h1>Queries per second, run by run</h1>
<p class="faint">What each configuration costs, as measured on every push by qpsgate.</p>
</header>
<noscript><p class="notice">This page needs JavaScript to read the stored runs.</p></noscript>
<p id="problem" class="notice" role="alert" hidden></p>
<section id="empty" hidden>
<h2>No runs are stored yet</h2>
<p>Store the first one with <code>qpsgate record qpsgate-out/result.json --branch main</code>, then write this page again.</p>
</section>
<main id="content" hidden>
<form id="choices" aria-label="What is shown">
${CHOICES.map(([id, text]) => html`<label for="${id}">${text} <select id="${id}" autocomplete="off"></select></label>\n`)}</form>
<p id="status" role="status"></p>
<p id="latest" class="faint"></p>
<p id="outcomes" hidden></p>
<p id="nothing" class="notice" hidden>None of these runs measured it. Choose more runs, another workload or other threads.</p>
<div id="results">
<fieldset id="scenarios" hidden>
<legend>Scenarios</legend>
<div></div>
</fieldset>
<section id="ratio" aria-labelledby="ratio-heading">
<h2 id="ratio-heading">Change in QPS against the control</h2>
<p class="faint">Compared with <strong id="control"></strong> in the same run, with 95 % intervals: below 0 % is slower. Solid lines mark change points, dotted ones a new server, configuration or tool. Point at a mark for its run; click it for links.</p>
<figure id="ratio-chart" role="img" aria-label="Change in QPS against the control over time"></figure>
</section>
<section id="qps" aria-labelledby="qps-heading">
<h2 id="qps-heading">QPS as measured</h2>
<p class="faint">Other machines give other figures.</p>
<figure id="qps-chart" role="img" aria-label="QPS over time"></figure>
</section>
<section aria-labelledby="events-heading">
<h2 id="events-heading">What changed</h2>
<ul id="event-list" class="events"></ul>
<p id="event-note" class="faint"></p>
</section>
<section aria-labelledby="runs-heading">
<h2 id="runs-heading" tabindex="-1">Runs</h2>
<div class="scroll" tabindex="0" role="group" aria-label="All numbers of the charts"><table id="runs-table"></table></div>
<p id="pager" hidden><button type="button">Newer</button> <span role="status" tabindex="-1"></span> <button type="button">Older</button></p>
</section>
</div>
<section id="promise" aria-labelledby="promise-heading" hidden>
<h2 id="promise-heading">What is promised, against runs of known outcome</h2>
<p class="faint">Suites in which there is surely nothing to find, or surely something. The limit is how large the share of false runs can be, at 95 % confidence.</p>
<div class="scroll" tabindex="0" role="group" aria-label="Runs of known outcome"><table>
<thead><tr><th scope="col">branch</th><th scope="col">suite</th><th scope="col">known</th><th scope="col" class="number">runs</th><th scope="col" class="number">as known</th><th scope="col" class="number">undecided</th><th scope="col" class="number">false</th><th scope="col" class="number">limit</th><th scope="col" class="number">promised</th><th scope="col">promise</th></tr></thead>
<tbody></tbody>
</table></div>
</section>
<section id="histories" aria-labelledby="histories-heading" hidden>
<h2 id="histories-heading">Latest runs of all branches</h2>
<div class="scroll" tabindex="0" role="group" aria-label="Latest runs"><table>
<thead><tr><th scope="col">branch</th><th scope="col">suite</th><th scope="col" class="number">runs</th><th scope="col">verdict</th><th scope="col">time</th><th scope="col">commit</th></tr></thead>
<tbody></tbody>
</table></div>
</section>
</main>
<div id="hint" hidden></div>
</body>
</html>
`
  return markup
}
