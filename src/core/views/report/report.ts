/** The model of a report: all statements about a result, once. A view renders it, and escapes every text in it. */

import { count } from '../../figures.ts'
import type { Outcome } from '../../verdict/judgement.ts'

export type Span =
  | string
  /** Text from outside, such as a name: if space is short, it is cut to this many characters; default: those of a name. */
  | { readonly kind: 'name'; readonly text: string; readonly most?: number }
  | { readonly kind: 'strong'; readonly text: Inline }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'verdict'; readonly text: string; readonly verdict: Outcome }

export type Inline = Span | readonly Span[]

/** Extent of a list in a view with little room. */
export interface Limit {
  readonly most: number
  /** Noun for the rest that is not shown: "row". */
  readonly what: string
}

interface Head {
  readonly title: Inline
  readonly align: 'left' | 'right'
}

/** A column, and its cell in each row. */
interface ReportColumn<Row> extends Head {
  readonly cell: (row: Row) => Inline
}

export interface ReportTable {
  readonly kind: 'table'
  /** Name for people who do not see the table. */
  readonly label: string
  readonly columns: readonly Head[]
  /** Rows of one inline text for every column; the first names the row. */
  readonly rows: readonly (readonly Inline[])[]
  readonly limit?: Limit | undefined
}

export type Part =
  | { readonly kind: 'paragraph'; readonly text: Inline }
  | { readonly kind: 'list'; readonly items: readonly Inline[]; readonly limit?: Limit | undefined }
  | {
      readonly kind: 'code'
      readonly language: 'ini' | 'sh' | 'text'
      readonly lines: readonly string[]
      readonly limit?: Limit
    }
  | { readonly kind: 'diff'; readonly places: readonly DiffPlace[]; readonly limit?: Limit | undefined }
  /** Blocks under a title that unfolds them. */
  | ({ readonly kind: 'details' } & TitledBlocks)
  | ReportTable

/** A place of a diff: "@@ my.cnf:7 @@", with lines that begin with their sign. */
export interface DiffPlace {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface TitledBlocks {
  readonly title: string
  readonly blocks: readonly Part[]
}

/** A part that Markdown folds. */
export interface Section extends TitledBlocks {
  /** Anchor of the section on a page. */
  readonly id: string
}

/** The first of the rows, items or lines, and the sentence below them, which is empty if these are all. */
export function firstAndRest<T>(all: readonly T[], { most, what }: Limit = NO_LIMIT) {
  const more = all.length - most
  return { shown: all.slice(0, most), rest: more > 0 ? `${count(more, `more ${what}`)} in result.json.` : '' }
}

const NO_LIMIT: Limit = { most: Number.POSITIVE_INFINITY, what: '' }

/** Dash in a cell that has no figure. */
export const UNKNOWN = '–'

/** A paragraph; no block if the text is empty. */
export function paragraph(text: Inline): Part[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }]
}

/** A list; no block if there are no items. */
export function list(items: readonly Inline[], limit?: Limit): Part[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, limit }]
}

/** A list below its title; no blocks if there are no items. */
export function titledList(title: string, items: readonly Inline[], limit: Limit): Part[] {
  return below(strong(`${title}:`), list(items, limit))
}

/** Blocks below a sentence about them; without blocks, no sentence either. */
export function below(text: Inline, blocks: readonly Part[]): Part[] {
  return blocks.length === 0 ? [] : [...paragraph(text), ...blocks]
}

/** A table; no block if it has no rows. @param columns false: one that these rows do not need */
export function table<Row>(
  label: string,
  rows: readonly Row[],
  columns: readonly (ReportColumn<Row> | false)[],
  limit?: Limit,
): Part[] {
  if (rows.length === 0) return []
  const shown = columns.filter((column) => column !== false)
  return [{ kind: 'table', label, columns: shown, rows: rows.map((row) => shown.map(({ cell }) => cell(row))), limit }]
}

/** A section; none if it has no blocks. */
export function section(id: string, title: string, ...blocks: readonly (readonly Part[])[]): Section[] {
  const all = blocks.flat()
  return all.length === 0 ? [] : [{ id, title, blocks: all }]
}

export function left<Row>(title: Inline, cell: (row: Row) => Inline): ReportColumn<Row> {
  return { title, align: 'left', cell }
}

export function right<Row>(title: Inline, cell: (row: Row) => Inline): ReportColumn<Row> {
  return { title, align: 'right', cell }
}

export function name(text: string, most?: number): Span {
  return { kind: 'name', text, ...(most === undefined ? {} : { most }) }
}

export function strong(text: Inline): Span {
  return { kind: 'strong', text }
}

/** A dash where there is no value. */
export function figure(value: number | null | undefined, text: (value: number) => string): string {
  return typeof value === 'number' ? text(value) : UNKNOWN
}

/** The block with fewer items, rows or lines, if it has a limit. */
export function cut(block: Part, most: number): Part {
  if (block.kind === 'details') return { ...block, blocks: block.blocks.map((each) => cut(each, most)) }
  if (block.kind === 'paragraph' || block.limit === undefined) return block
  return { ...block, limit: { ...block.limit, most: Math.min(most, block.limit.most) } }
}

/** The text without its marks. A link is its text. */
export function plainText(text: Inline): string {
  if (isSpans(text)) return text.map(plainText).join('')
  if (typeof text === 'string') return text
  return text.kind === 'strong' ? plainText(text.text) : text.text
}

export function isSpans(text: Inline): text is readonly Span[] {
  return Array.isArray(text)
}
