/** The model of a report: all statements about a result, once. A view renders it, and escapes every text in it. */
import type { VerdictKind } from '../../verdict/judgement.ts'

export type View = 'terminal' | 'markdown' | 'html'

export type Span =
  | string
  /**
   * Text from outside, such as a name: if space is short, it is cut to this many characters; default: those of a name.
   */
  | { readonly kind: 'name'; readonly text: string; readonly most?: number }
  | { readonly kind: 'strong' | 'emphasis'; readonly text: Inline }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }
  /** A number for people as text, for programs as the value itself. */
  | { readonly kind: 'figure'; readonly text: string; readonly value: number }
  | { readonly kind: 'verdict'; readonly text: string; readonly verdict: VerdictKind }
  /** Items with a separator between them; if space is short, as many as fit in this many characters. */
  | { readonly kind: 'several'; readonly items: readonly Inline[]; readonly separator: string; readonly room: number }

export type Inline = Span | readonly Span[]

/** How much a view with little room shows. */
export interface Limit {
  readonly most: number
  /** Characters of the rows, items or lines together, escaped; default: any number. */
  readonly room?: number
  /** Sentence below, by how many are not shown; may be empty. */
  readonly rest: (more: number) => string
}

interface Shown {
  /** Views that show it; default: all. */
  readonly views?: readonly View[]
}

export interface Column extends Shown {
  readonly title: Inline
  readonly align: 'left' | 'right' | 'center'
}

export interface Table extends Shown {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly Column[]
  /** One inline text for every column; the first one names the row. */
  readonly rows: readonly (readonly Inline[])[]
  readonly limit?: Limit
}

export interface Section extends Shown {
  readonly kind: 'section'
  /** Anchor on a page. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** How Markdown shows it; a page always has a heading. */
  readonly inMarkdown: 'folded' | 'titled' | 'untitled'
  /** 1 is kept longest if Markdown has no room for all folded sections. */
  readonly priority?: number
}

export type Block =
  | ({ readonly kind: 'heading'; readonly text: Inline } & Shown)
  | ({ readonly kind: 'paragraph'; readonly text: Inline } & Shown)
  | ({ readonly kind: 'list'; readonly items: readonly Inline[]; readonly limit?: Limit } & Shown)
  | ({
      readonly kind: 'code'
      readonly language: 'ini' | 'sh' | 'text'
      readonly lines: readonly string[]
      readonly limit?: Limit
    } & Shown)
  /** `text` is for who does not see it. */
  | ({ readonly kind: 'chart'; readonly chart: 'changes' | 'timeline'; readonly text: string } & Shown)
  /** Blocks under a title that unfolds them. */
  | ({ readonly kind: 'details'; readonly title: string; readonly blocks: readonly Block[] } & Shown)
  | Table
  | Section

export interface Report {
  readonly name: string
  readonly verdict: VerdictKind
  /** The measured subject: servers, or the source of imported figures. */
  readonly subject: string
  readonly blocks: readonly Block[]
}

/** In a cell that has no figure. */
export const UNKNOWN = '–'
/** Names in one text where room is short. */
export const MOST_NAMES = 40

export function isShown({ views }: Shown, view: View): boolean {
  return views?.includes(view) ?? true
}

/** The table without the columns, and their cells, that this view does not show. */
export function shownTable(table: Table, view: View): Table {
  const isKept = table.columns.map((column) => isShown(column, view))
  const kept = <T>(items: readonly T[]) => items.filter((_, index) => isKept[index])
  return { ...table, columns: kept(table.columns), rows: table.rows.map(kept) }
}

/** None if the text is empty. */
export function paragraph(text: Inline, views?: readonly View[]): Block[] {
  return text === '' || (Array.isArray(text) && text.length === 0) ? [] : [{ kind: 'paragraph', text, ...of(views) }]
}

/** None if there are no items. */
export function list(items: readonly Inline[], limit?: Limit): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, ...(limit === undefined ? {} : { limit }) }]
}

/** None if it has no rows. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly Inline[])[],
  limit?: Limit,
): Block[] {
  return rows.length === 0 ? [] : [{ kind: 'table', caption, columns, rows, ...(limit === undefined ? {} : { limit }) }]
}

/** None if it has no blocks. */
export function section(about: Omit<Section, 'kind' | 'blocks'>, ...blocks: readonly (readonly Block[])[]): Section[] {
  const all = blocks.flat()
  return all.length === 0 ? [] : [{ kind: 'section', ...about, blocks: all }]
}

export function left(title: Inline, views?: readonly View[]): Column {
  return { title, align: 'left', ...of(views) }
}

export function right(title: Inline, views?: readonly View[]): Column {
  return { title, align: 'right', ...of(views) }
}

export function center(title: Inline): Column {
  return { title, align: 'center' }
}

export function name(text: string, most?: number): Span {
  return { kind: 'name', text, ...(most === undefined ? {} : { most }) }
}

export function strong(text: Inline): Span {
  return { kind: 'strong', text }
}

export function several(items: readonly Inline[], separator: string, room: number): Span {
  return { kind: 'several', items, separator, room }
}

/** A dash where there is no value. */
export function figure(value: number | null, text: (value: number) => string): Span {
  return value === null ? UNKNOWN : { kind: 'figure', value, text: text(value) }
}

function of(views: readonly View[] | undefined): Shown {
  return views === undefined ? {} : { views }
}

/** The first items: as many as requested, if they fit in this many characters. */
export function firstOf<T>(items: readonly T[], most: number, characters: number, length: (item: T) => number): T[] {
  const kept: T[] = []
  let room = characters
  for (const item of items.slice(0, most)) {
    room -= length(item)
    if (room < 0) break
    kept.push(item)
  }
  return kept
}
