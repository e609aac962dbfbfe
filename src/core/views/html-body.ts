/** The report as the body of report.html. The `html` template escapes every text, so nothing here has to. */

import { joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'
import type { Outcome } from '../verdict/judgement.ts'
import { upstreamVersions } from '../wording/wording.ts'
import { pictureText } from './chart/chart-spec.ts'
import type { ChartTheme } from './chart/chart-theme.ts'
import { figureMarkup, html, type Markup } from './markup.ts'
import { makeReport } from './report/make-report.ts'
import {
  type Inline,
  isSpans,
  type Part,
  plainText,
  type ReportTable,
  type Section,
  type Span,
} from './report/report.ts'

const SYMBOLS: Readonly<Record<Outcome, string>> = {
  pass: '●',
  inconclusive: '◆',
  regressed: '▼',
  'not-measured': '○',
  measured: '■',
}

/** @param chart addresses of the pictures for light and dark pages; undefined if nothing was measured */
export function htmlBody(result: Result, chart?: Readonly<Record<ChartTheme, string>>): Markup {
  const { name, verdict, subject, title, evidence, lines, advice, sections } = makeReport(result)
  const figure = chart === undefined ? html`` : figureMarkup(chart, pictureText(result))
  return html`<header>
<h1>${verdictMark(verdict, verdict.replace('-', ' '))} ${title}</h1>
<p class="faint">${joinTexts([name, upstreamVersions(subject)], ' · ')}</p>
</header>
<main>
${htmlBlocks([...evidence, ...lines])}${figure}${htmlBlocks(advice)}${sectionsMarkup(sections)}</main>
`
}

function htmlBlocks(blocks: readonly Part[]): Markup[] {
  return blocks.map((block) => html`${htmlBlock(block)}\n`)
}

function htmlBlock(block: Part): Markup {
  switch (block.kind) {
    case 'paragraph':
      return html`<p>${inline(block.text)}</p>`
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>\n`)}</ul>`
    case 'code':
      return html`<div class="scroll" tabindex="0" role="group" aria-label="Lines to copy"><pre><code>${block.lines.map((line) => html`${line}\n`)}</code></pre></div>`
    case 'diff':
      return html`<div class="scroll" tabindex="0" role="group" aria-label="Changed lines"><pre><code>${block.places.map(
        ({ heading, lines }) => html`${heading}\n${lines.map((line) => html`${diffLine(line)}\n`)}`,
      )}</code></pre></div>`
    case 'table':
      return tableMarkup(block)
    case 'details':
      return html`<details>
<summary>${block.title}</summary>
${htmlBlocks(block.blocks)}</details>`
  }
}

const SIGNS: Readonly<Record<string, string>> = { '-': 'before', '+': 'now' }

function diffLine(line: string): Markup {
  const sign = SIGNS[line.charAt(0)]
  return sign === undefined ? html`${line}` : html`<span class="${sign}">${line}</span>`
}

export function sectionsMarkup(sections: readonly Section[]): Markup[] {
  return sections.map(
    ({ id, title, blocks }) => html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${htmlBlocks(blocks)}</section>
`,
  )
}

/**
 * A table in a region that scrolls and that the keyboard can focus, because a table of many scenarios may be wider than
 * the page. On a narrow page, CSS shows each row as a card, which takes the titles of its cells from `data-title`.
 */
function tableMarkup({ label, columns, rows }: ReportTable): Markup {
  const heads = columns.map((column) => html`<th scope="col"${classOf(column)}>${inline(column.title)}</th>`)
  const opened = columns.map((column) => html`<td data-title="${plainText(column.title)}"${classOf(column)}>`)
  const body = rows.map((row) => html`<tr>${opened.map((cell, at) => cellMarkup(cell, at, row[at] ?? ''))}</tr>\n`)
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${label}">
<table>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`
}

function cellMarkup(opened: Markup, at: number, text: Inline): Markup {
  return at === 0 ? html`<th scope="row">${inline(text)}</th>` : html`${opened}${inline(text)}</td>`
}

function classOf({ align }: ReportTable['columns'][number]): Markup {
  return align === 'right' ? html` class="number"` : html``
}

function inline(text: Inline): Markup {
  return isSpans(text) ? html`${text.map(span)}` : span(text)
}

function span(one: Span): Markup {
  if (typeof one === 'string') return html`${one}`
  switch (one.kind) {
    case 'strong':
      return html`<strong>${inline(one.text)}</strong>`
    case 'code':
      return html`<code>${one.text}</code>`
    case 'link':
      return html`<a href="${one.address}">${one.text}</a>`
    case 'verdict':
      return verdictMark(one.verdict, one.text)
    case 'name':
      return html`${one.text}`
  }
}

/** Shows a verdict by colour, shape and word, because some readers cannot tell the colours apart. */
function verdictMark(verdict: Outcome, word: string): Markup {
  return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`
}
