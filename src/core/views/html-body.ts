/** The report as the body of report.html. Every text is escaped by the template that it is put into. */

import type { Result } from '../result/result.ts'
import type { VerdictKind } from '../verdict/judgement.ts'
import { html, type Markup } from './markup.ts'
import { makeReport } from './report/make-report.ts'
import {
  type Block,
  type Column,
  type Inline,
  isShown,
  type Section,
  type Span,
  shownTable,
  type Table,
} from './report/report.ts'

const SYMBOLS: Readonly<Record<VerdictKind, string>> = { pass: '●', inconclusive: '◆', regressed: '▼' }

export function htmlBody(result: Result): Markup {
  const { name, verdict, subject, blocks } = makeReport(result)
  return html`<a class="skip" href="#changes">Skip the charts</a>
<header>
<h1>${name} ${verdictMark(verdict, verdict)}</h1>
<p class="faint">${subject}</p>
</header>
<main>
${htmlBlocks(blocks)}</main>
`
}

function htmlBlocks(blocks: readonly Block[]): Markup[] {
  return blocks.filter((block) => isShown(block, 'html')).map((block) => html`${htmlBlock(block)}\n`)
}

function htmlBlock(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h2>${inline(block.text)}</h2>`
    case 'paragraph':
      return html`<p>${inline(block.text)}</p>`
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>\n`)}</ul>`
    case 'code':
      return html`<div class="scroll" tabindex="0" role="group" aria-label="Lines to copy"><pre><code>${block.lines.map((line) => html`${line}\n`)}</code></pre></div>`
    case 'table':
      return tableMarkup(shownTable(block, 'html'))
    case 'chart':
      return block.chart === 'changes' ? charts(block.text) : figureMarkup('timeline', block.text)
    case 'details':
      return html`<details>
<summary>${block.title}</summary>
${htmlBlocks(block.blocks)}</details>`
    case 'section':
      return sectionMarkup(block)
  }
}

function sectionMarkup({ id, title, blocks }: Section): Markup {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${htmlBlocks(blocks)}</section>`
}

function charts(text: string): Markup {
  return html`<h2 id="charts">Charts</h2>
<p class="faint">Point at a mark for its numbers. The tables below hold all of them.</p>
${figureMarkup('chart', text)}
<noscript><p>The charts need JavaScript; the tables do not.</p></noscript>
<div id="hint" hidden></div>`
}

function figureMarkup(id: string, text: string): Markup {
  return html`<figure id="${id}" class="scroll" tabindex="0" role="group" aria-label="${text}"></figure>`
}

/** Table in a region of its own that scrolls and takes the keyboard's focus, because it may be wider than the page. */
function tableMarkup({ caption, columns, rows }: Table): Markup {
  const heads = columns.map((column) => html`<th scope="col"${classOf(column)}>${inline(column.title)}</th>`)
  const body = rows.map((row) => html`<tr>${columns.map((column, at) => cellMarkup(column, at, row[at] ?? ''))}</tr>\n`)
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`
}

function cellMarkup(column: Column, at: number, text: Inline): Markup {
  return at === 0 ? html`<th scope="row">${inline(text)}</th>` : html`<td${classOf(column)}>${inline(text)}</td>`
}

function classOf({ align }: Column): Markup {
  return align === 'right' ? html` class="number"` : html``
}

function inline(text: Inline): Markup {
  return Array.isArray(text) ? html`${text.map(span)}` : span(text as Span)
}

function span(one: Span): Markup {
  if (typeof one === 'string') return html`${one}`
  switch (one.kind) {
    case 'strong':
      return html`<strong>${inline(one.text)}</strong>`
    case 'emphasis':
      return html`<em>${inline(one.text)}</em>`
    case 'code':
      return html`<code>${one.text}</code>`
    case 'link':
      return html`<a href="${one.address}">${one.text}</a>`
    case 'figure':
      return html`<data value="${one.value}">${one.text}</data>`
    case 'verdict':
      return verdictMark(one.verdict, one.text)
    case 'several':
      return html`${one.items.map((item, at) => html`${at === 0 ? '' : one.separator}${inline(item)}`)}`
    case 'name':
      return html`${one.text}`
  }
}

/** A verdict by colour, shape and word. */
function verdictMark(verdict: VerdictKind, word: string): Markup {
  return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`
}
