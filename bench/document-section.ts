/** The part of a document that a bench writes, between marks. */

/** The text with these lines between `<!-- mark -->` and `<!-- /mark -->`. */
export function withSection(text: string, mark: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`the document has no place for ${mark}`)
  return [text.slice(0, from + begin.length), '', ...lines, '', text.slice(to)].join('\n')
}
