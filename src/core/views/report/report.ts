/**
 * The model of a report, the same for every view. Texts in it are not escaped, because each view has its own syntax.
 */

import { count } from '../../figures.ts'
import type { Outcome } from '../../verdict/judgement.ts'

export type Span =
  | string
  /**
   * Text from outside, such as a name. Views with little room cut it to `most` characters; the default is the length
   * for names.
   */
  | { readonly kind: 'name'; readonly text: string; readonly most?: number }
  | { readonly kind: 'strong'; readonly text: Inline }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  | { readonly kind: 'verdict'; readonly text: string; readonly verdict: Outcome }

export type Inline = Span | readonly Span[]

/**
 * Maximum number of items, and a word for an item. It applies only to views with little room: a page shows all items,
 * because readers can scroll there.
 */
export interface Limit {
  readonly most: number
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
  readonly label: string
  readonly columns: readonly Head[]
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
  | ({ readonly kind: 'details' } & TitledBlocks)
  | ReportTable

export interface DiffPlace {
  readonly heading: string
  readonly lines: readonly string[]
}

export interface TitledBlocks {
  readonly title: string
  readonly blocks: readonly Part[]
}

/** A part of the report below the verdict. Markdown folds it, so its title must say what is inside. */
export interface Section extends TitledBlocks {
  /** Anchor on the page. Views also choose sections by it, so whoever renames one has to change them too. */
  readonly id: string
}

/**
 * The first items, and in `rest` a sentence that says where the other items are, so that a cut list never looks
 * complete. `rest` is empty if all are shown.
 */
export function firstAndRest<T>(all: readonly T[], { most, what }: Limit = NO_LIMIT) {
  const more = all.length - most
  return { shown: all.slice(0, most), rest: more > 0 ? `${count(more, `more ${what}`)} in result.json.` : '' }
}

const NO_LIMIT: Limit = { most: Number.POSITIVE_INFINITY, what: '' }

/** Text of a table's cell without a figure, because an empty cell could be taken for a fault. */
export const UNKNOWN = '–'

/** No paragraph if the text is empty, so that callers need not check. */
export function paragraph(text: Inline): Part[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }]
}

/** No list if there are no items, so that callers need not check. */
export function list(items: readonly Inline[], limit?: Limit): Part[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, limit }]
}

export function titledList(title: string, items: readonly Inline[], limit: Limit): Part[] {
  return below(strong(`${title}:`), list(items, limit))
}

export function below(text: Inline, blocks: readonly Part[]): Part[] {
  return blocks.length === 0 ? [] : [...paragraph(text), ...blocks]
}

/**
 * No table if there are no rows, so that callers need not check.
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

/** No section if there are no blocks, so that no heading stands alone. */
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

export function figure(value: number | null | undefined, text: (value: number) => string): string {
  return typeof value === 'number' ? text(value) : UNKNOWN
}

/** Shortens the block to at most `most` items, rows or lines; a block without a limit stays whole. */
export function cut(block: Part, most: number): Part {
  if (block.kind === 'details') return { ...block, blocks: block.blocks.map((each) => cut(each, most)) }
  if (block.kind === 'paragraph' || block.limit === undefined) return block
  return { ...block, limit: { ...block.limit, most: Math.min(most, block.limit.most) } }
}

/** Text without markup, for attributes, which cannot hold any. A link becomes its text. */
export function plainText(text: Inline): string {
  if (isSpans(text)) return text.map(plainText).join('')
  if (typeof text === 'string') return text
  return text.kind === 'strong' ? plainText(text.text) : text.text
}

export function isSpans(text: Inline): text is readonly Span[] {
  return Array.isArray(text)
}
