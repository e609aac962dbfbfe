/** Pieces that Markdown documents are put together from. What goes in is Markdown: outside text is escaped before. */

export interface MarkdownColumn {
  readonly title: string
  readonly align: 'left' | 'right' | 'center'
}

/** Part of a report that can be unfolded, and that can be left out when space is short. */
export interface Section {
  readonly title: string
  /** Empty: there is nothing to say, and the section is not shown. */
  readonly body: string
}

const RULES = { left: ':--', right: '--:', center: ':-:' } as const

export function left(title: string): MarkdownColumn {
  return { title, align: 'left' }
}

export function right(title: string): MarkdownColumn {
  return { title, align: 'right' }
}

export function center(title: string): MarkdownColumn {
  return { title, align: 'center' }
}

export function table(columns: readonly MarkdownColumn[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = `|${columns.map(({ align }) => RULES[align]).join('|')}|`
  return [line(columns.map(({ title }) => title)), rule, ...rows.map(line)].join('\n')
}

/** GitHub reads Markdown inside only after a blank line. */
export function details({ title, body }: Section): string {
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`
}

/** Blocks of text, those that are empty left out. */
export function paragraphs(...blocks: readonly string[]): string {
  return blocks.filter((block) => block !== '').join('\n\n')
}

/** The first items: as many as are asked for and fit in so many characters. */
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
