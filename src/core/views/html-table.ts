/** Sections and tables of report.html. */
import type { VerdictKind } from '../verdict/judgement.ts'
import { html, type Markup } from './markup.ts'

/** In a cell that has no figure. */
export const UNKNOWN = '–'
const SYMBOLS: Readonly<Record<VerdictKind, string>> = { pass: '●', inconclusive: '◆', regressed: '▼' }

export interface HtmlColumn<Row> {
  readonly head: string
  readonly kind: 'name' | 'text' | 'number'
  readonly cell: (row: Row) => Markup | string
}

export function section(id: string, title: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`
}

/** Table in a region of its own that scrolls and takes the keyboard's focus, because it may be wider than the page. */
export function table<Row>(caption: string, columns: readonly HtmlColumn<Row>[], rows: readonly Row[]): Markup {
  const heads = columns.map(({ head, kind }) => html`<th scope="col"${classOf(kind)}>${head}</th>`)
  const body = rows.map((row) => html`<tr>${columns.map((column) => cellOf(column, row))}</tr>\n`)
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${body}</tbody>
</table>
</div>`
}

function cellOf<Row>({ kind, cell }: HtmlColumn<Row>, row: Row): Markup {
  const content = html`${cell(row)}`
  return kind === 'name' ? html`<th scope="row">${content}</th>` : html`<td${classOf(kind)}>${content}</td>`
}

function classOf(kind: HtmlColumn<never>['kind']): Markup {
  return kind === 'number' ? html` class="number"` : html``
}

/** A number for people as text, for programs as the value itself. */
export function data(value: number, text: string): Markup {
  return html`<data value="${value}">${text}</data>`
}

/** A verdict by colour, shape and word. */
export function verdictMark(verdict: VerdictKind, word: string = verdict): Markup {
  return html`<span class="verdict ${verdict}"><span aria-hidden="true">${SYMBOLS[verdict]}</span> ${word}</span>`
}
