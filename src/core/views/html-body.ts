/** What report.html shows: verdict, a place for the charts, and every number of the result in tables. */

import { ABILITIES } from '../performance-schema/insight.ts'
import {
  hasInterval,
  type Result,
  type ResultCell,
  type ResultComparison,
  type ResultScenario,
} from '../result/result.ts'
import { ABILITY_TITLES } from '../wording/abilities.ts'
import { ADVICE_TITLE, adviceText, durabilityTrade } from '../wording/advice.ts'
import { sentence } from '../wording/cause-sentences.ts'
import { COVERAGE_TITLE, coverageLead, coverageLine, toldCoverage } from '../wording/coverage.ts'
import { bytes, change, count, rate, share } from '../wording/figures.ts'
import { originText, sourceText } from '../wording/imported.ts'
import { labelText } from '../wording/labels.ts'
import { LOOSENED_TITLE, loosenedWarnings } from '../wording/loosened-rules.ts'
import { secondCopyText, sharedServersText } from '../wording/shared-servers.ts'
import { against, asItIs, headline } from '../wording/wording.ts'
import { armLabels, mainRule } from './cells.ts'
import { distinct } from './chart/chart-layout.ts'
import { pictureText } from './chart/chart-spec.ts'
import { htmlCauses, htmlSuggestion } from './html-causes.ts'
import { data, type HtmlColumn, section, table, UNKNOWN, verdictMark } from './html-table.ts'
import { htmlTimeline } from './html-timeline.ts'
import { html, type Markup } from './markup.ts'

/** Files that figures were imported from, as many as are named. */
const MOST_SOURCES = 20
/** By their decimals; made once, as that takes longer than thousands of numbers. */
const FORMATS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
)
const PROVIDED = { full: '● full', partial: '◐ partial', none: '○ none' } as const

/** Of cells that we measured. */
const MEASURED_COLUMNS: readonly HtmlColumn<ResultCell>[] = [
  { head: 'CPU µs/query', kind: 'number', cell: (cell) => number(cell.cpuMicrosPerQuery, 1) },
  { head: 'server busy', kind: 'number', cell: ({ serverCpuBusy }) => busy(serverCpuBusy) },
  { head: 'client busy', kind: 'number', cell: ({ clientCpuBusy }) => busy(clientCpuBusy) },
  { head: 'errors', kind: 'number', cell: ({ errors }) => number(errors, 0) },
]

export function htmlBody(result: Result): Markup {
  return html`<a class="skip" href="#changes">Skip the charts</a>
<header>
<h1>${result.suite.name} ${verdictMark(result.verdict)}</h1>
<p><strong>${result.verdict}</strong>: ${headline(result, asItIs)} ${coverageLead(result)} ${durabilityTrade(result)}</p>
<p class="faint">${measured(result)}</p>
${loosened(result)}
</header>
<main>
<h2 id="charts">Charts</h2>
<p class="faint">Point at a mark for its numbers. The tables below hold all of them.</p>
<figure id="chart" class="scroll" tabindex="0" role="group" aria-label="${pictureText(result)}"></figure>
<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>
<div id="hint" hidden></div>
${changes(result)}
${warnings(result)}
${htmlCauses(result)}
${htmlSuggestion(result)}
${covered(result)}
${advised(result)}
${cells(result)}
${ranking(result)}
${twin(result)}
${scenarios(result)}
${insight(result)}
${environment(result)}
${htmlTimeline(result)}
</main>
`
}

function measured(result: Result): string {
  const { scenarios, startedAt, seconds, measuredSeconds, seed } = result
  if (result.imported !== null)
    return `${originText(result)}: ${sourceText(result, MOST_SOURCES)}, imported ${startedAt}`
  const servers = distinct(scenarios.map(({ server }) => `${server.product} ${server.version}`)).join(', ')
  const time = `${measuredSeconds.toFixed(0)} s measured of ${seconds.toFixed(0)} s`
  return [servers, startedAt, time, `seed ${seed}`].filter((part) => part !== '').join(' · ')
}

/** By what the verdict was reached, which is said before anything is shown. */
function loosened(result: Result): Markup {
  const all = loosenedWarnings(result)
  if (all.length === 0) return html``
  return html`<p><strong>${LOOSENED_TITLE}:</strong></p>
<ul>${all.map(({ message }) => html`<li>${message}</li>\n`)}</ul>`
}

function warnings(result: Result): Markup {
  const said = loosenedWarnings(result)
  const all = result.warnings.filter((warning) => !said.includes(warning))
  if (all.length === 0) return html``
  return html`<h2>Warnings</h2>
<ul>${all.map(({ code, message }) => html`<li><code>${code}</code> ${message}</li>\n`)}</ul>`
}

function covered({ coverage }: Result): Markup {
  const told = toldCoverage(coverage)
  if (told.length === 0) return html``
  return html`<h2>${COVERAGE_TITLE}</h2>
<ul>${told.map((one) => html`<li>${coverageLine(one)}</li>\n`)}</ul>`
}

function advised({ advice }: Result): Markup {
  if (advice.length === 0) return html``
  return html`<h2>${ADVICE_TITLE}</h2>
<ul>${advice.map((one) => html`<li>${adviceText(one)} (<a href="${one.page}">manual</a>)</li>\n`)}</ul>`
}

function changes(result: Result): Markup {
  const { comparisons } = result
  const columns: readonly HtmlColumn<ResultComparison>[] = [
    { head: 'scenario', kind: 'name', cell: ({ scenario }) => scenario },
    {
      head: 'workload',
      kind: 'text',
      cell: ({ scope, workload }) => (scope === 'mean' ? 'mean of all cells' : workload),
    },
    { head: 'threads', kind: 'number', cell: ({ scope, threads }) => (scope === 'mean' ? '' : String(threads)) },
    { head: 'against', kind: 'text', cell: (comparison) => against(comparison, asItIs) },
    { head: 'change', kind: 'number', cell: (one) => data(one.change, change(one.change)) },
    { head: 'from', kind: 'number', cell: ({ low }) => known(low, change) },
    { head: 'to', kind: 'number', cell: ({ high }) => known(high, change) },
    { head: 'tolerance', kind: 'number', cell: ({ tolerance }) => data(tolerance, share(tolerance)) },
    { head: 'detectable', kind: 'number', cell: ({ detectable }) => known(detectable, share) },
    { head: 'verdict', kind: 'text', cell: ({ verdict }) => verdictMark(verdict) },
    { head: 'in words', kind: 'text', cell: ({ label }) => labelText(label) },
  ]
  const confidence = distinct(comparisons.map(({ confidence }) => share(confidence))).join(', ')
  const detectable = result.imported === null ? '; detectable is the smallest slowdown that would have been found' : ''
  const caption = comparisons.some(hasInterval)
    ? `Change in QPS with its ${confidence} interval${detectable}`
    : `Change in QPS${result.imported === null ? '' : `, ${originText(result)}`}`
  return section('changes', 'Changes', table(caption, columns, comparisons))
}

function cells(result: Result): Markup {
  const { cells: all, imported } = result
  const ms = (key: keyof ResultCell['latencyMs']) => (cell: ResultCell) => number(cell.latencyMs[key], 2)
  const columns: readonly HtmlColumn<ResultCell>[] = [
    { head: 'scenario', kind: 'name', cell: armLabels(result) },
    { head: 'workload', kind: 'text', cell: ({ workload }) => workload },
    { head: 'threads', kind: 'number', cell: ({ threads }) => String(threads) },
    { head: 'QPS', kind: 'number', cell: ({ qps }) => (qps > 0 && qps < 1 ? data(qps, rate(qps)) : number(qps, 0)) },
    { head: 'TPS', kind: 'number', cell: ({ tps }) => number(tps, 1) },
    { head: 'mean ms', kind: 'number', cell: ms('avg') },
    { head: 'p50 ms', kind: 'number', cell: ms('p50') },
    { head: 'p95 ms', kind: 'number', cell: ms('p95') },
    { head: 'p99 ms', kind: 'number', cell: ms('p99') },
    ...(imported === null ? MEASURED_COLUMNS : []),
  ]
  const caption =
    imported === null
      ? 'Robust means over the slices of each cell'
      : 'As imported; QPS of repetitions by their geometric mean'
  return section('cells', 'Throughput and latency', table(caption, columns, all))
}

function ranking({ ranking: all }: Result): Markup {
  if (all.length === 0) return html``
  const items = all.map(
    ({ workload, threads, text }) => html`<li>${workload} at ${count(threads, 'thread')}: ${text}</li>\n`,
  )
  return section('ranking', 'Ranking', html`<ul>${items}</ul>`)
}

function twin(result: Result): Markup {
  const { twin: all } = result
  if (all.length === 0) return html``
  const columns: readonly HtmlColumn<Result['twin'][number]>[] = [
    { head: 'workload', kind: 'name', cell: ({ workload }) => workload },
    { head: 'threads', kind: 'number', cell: ({ threads }) => String(threads) },
    { head: 'change', kind: 'number', cell: (one) => data(one.change, change(one.change)) },
    { head: 'from', kind: 'number', cell: ({ low }) => data(low, change(low)) },
    { head: 'to', kind: 'number', cell: ({ high }) => data(high, change(high)) },
  ]
  const shared = sharedServersText(result)
  const caption = `The second copy against the first: ${secondCopyText(result, asItIs)}. A sound run shows no change`
  const content = table(caption, columns, all)
  return section(
    'twin',
    'A/A check',
    shared === ''
      ? content
      : html`<p>${sentence(shared)}</p>
${content}`,
  )
}

function scenarios(result: Result): Markup {
  const { scenarios: all, imported } = result
  if (imported !== null) return html``
  const nameOf = scenarioNamer(result)
  const amount = (value: number | null) => (value === null ? UNKNOWN : data(value, bytes(value)))
  const columns: readonly HtmlColumn<ResultScenario>[] = [
    { head: 'scenario', kind: 'name', cell: nameOf },
    // Before and now are no candidates for anything.
    ...(mainRule(result) === 'base' ? [] : [{ head: 'role', kind: 'text', cell: roleText } as const]),
    { head: 'server', kind: 'text', cell: ({ server }) => `${server.product} ${server.version}` },
    { head: 'memory', kind: 'number', cell: ({ memory }) => amount(memory.residentBytes) },
    { head: 'Performance Schema', kind: 'number', cell: ({ memory }) => amount(memory.performanceSchemaBytes) },
    { head: 'start s', kind: 'number', cell: ({ startSeconds }) => number(startSeconds, 2) },
    { head: 'variables that differ', kind: 'text', cell: ({ variables }) => variableList(variables) },
  ]
  return section('scenarios', 'Scenarios', table('Servers as they were running', columns, all))
}

function variableList(variables: Readonly<Record<string, string>>): Markup {
  const entries = Object.entries(variables)
  const list = html`<ul>${entries.map(([name, value]) => html`<li><code>${name} = ${value}</code></li>\n`)}</ul>`
  return entries.length === 0 ? html`none` : html`<details><summary>${entries.length}</summary>${list}</details>`
}

function insight(result: Result): Markup {
  const { scenarios: all } = result
  const nameOf = scenarioNamer(result)
  const probed = all.filter((scenario) => scenario.revision !== 'twin' && Object.keys(scenario.insight).length > 0)
  if (probed.length === 0) return html``
  const columns: readonly HtmlColumn<(typeof ABILITIES)[number]>[] = [
    { head: 'shows', kind: 'name', cell: ({ key }) => ABILITY_TITLES[key] },
    ...probed.map((scenario) => ({
      head: nameOf(scenario),
      kind: 'text' as const,
      cell: ({ key }: { key: string }) => PROVIDED[scenario.insight[key] ?? 'none'],
    })),
  ]
  return section('insight', 'What each scenario lets one find out', table('Diagnostic abilities', columns, ABILITIES))
}

function environment({ environment: own, suite, schemaVersion, imported }: Result): Markup {
  if (imported !== null) return html``
  const rows = [
    ['processor', `${own.cpuModel}, ${count(own.cpus, 'CPU')}`],
    ['servers on CPU', own.serverCpus.join(', ')],
    ['sysbench on CPU', own.clientCpus.join(', ')],
    ['memory', bytes(own.memoryBytes)],
    ['kernel', own.kernel],
    ['sysbench', own.sysbench],
    ['runner', own.runner],
    ['fingerprint of the suite', suite.fingerprint],
    ['version of result.json', String(schemaVersion)],
  ] as const
  const columns: readonly HtmlColumn<(typeof rows)[number]>[] = [
    { head: 'fact', kind: 'name', cell: ([name]) => name },
    { head: 'value', kind: 'text', cell: ([, value]) => value },
  ]
  return section('environment', 'Machine', table('Where the run took place', columns, rows))
}

function scenarioNamer(result: Result): (scenario: ResultScenario) => string {
  const labelOf = armLabels(result)
  return ({ name, revision }) => labelOf({ scenario: name, revision })
}

function roleText({ role }: ResultScenario): string {
  return role
}

function known(value: number | null, text: (value: number) => string): Markup | string {
  return value === null ? UNKNOWN : data(value, text(value))
}

function number(value: number | null, digits: 0 | 1 | 2): Markup | string {
  if (value === null) return UNKNOWN
  return data(value, (FORMATS[digits] as Intl.NumberFormat).format(value))
}

function busy(value: number | null): Markup | string {
  return value === null ? UNKNOWN : data(value, `${(100 * value).toFixed(0)} %`)
}
