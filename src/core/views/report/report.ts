/**
 * The model of a report: what is said of a result, the same in every view. A view renders it, and escapes its texts.
 */

import { count } from '../../figures.ts'
import type { Outcome } from '../../verdict/judgement.ts'

export type Span =
  | string
  /**
   * Text from outside, such as a name. Views with little room cut it to `most` characters; default: those of a name.
   */
  | { readonly kind: 'name'; readonly text: string; readonly most?: number }
  | { readonly kind: 'strong'; readonly text: Inline }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'verdict'; readonly text: string; readonly verdict: Outcome }

export type Inline = Span | readonly Span[]

/** Most items of a list in a view with little room; a page shows all. */
export interface Limit {
  readonly most: number
  /** Noun for the rest that is not shown: "row". */
  readonly what: string
}

interface Head {
  readonly title: Inline
  readonly align: 'left' | 'right'
}

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

/** A part of the report below the verdict and its grounds; Markdown folds it. */
export interface Section extends TitledBlocks {
  /** Anchor of the section on a page. */
  readonly id: string
}

/** What fits the limit, and a sentence that says where the rest is; empty if nothing is left out. */
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

/**
 * A table; no block if it has no rows.
 *
 * @param columns false stands for a column that these rows do not need
 */
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

/** The block with at most so many items, rows or lines; a block without a limit stays whole. */
export function cut(block: Part, most: number): Part {
  if (block.kind === 'details') return { ...block, blocks: block.blocks.map((each) => cut(each, most)) }
  if (block.kind === 'paragraph' || block.limit === undefined) return block
  return { ...block, limit: { ...block.limit, most: Math.min(most, block.limit.most) } }
}

/** The text without its marks, for attributes, which hold no markup. A link is its text. */
export function plainText(text: Inline): string {
  if (isSpans(text)) return text.map(plainText).join('')
  if (typeof text === 'string') return text
  return text.kind === 'strong' ? plainText(text.text) : text.text
}

export function isSpans(text: Inline): text is readonly Span[] {
  return Array.isArray(text)
}
