/** Generated parts of documents: lists, and the text between markers. */

/** The document with new content between two markers. Throws if one is missing. */
export function between(document: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`]
  const [before, rest] = split(document, start)
  const [, after] = split(rest, end)
  return `${before}${start}\n${content}\n${end}${after}`
}

function split(text: string, marker: string): [string, string] {
  const at = text.indexOf(marker)
  if (at < 0) throw new Error(`the document has no line ${marker.trim()}`)
  return [text.slice(0, at), text.slice(at + marker.length)]
}

/** A list of terms and their meanings. */
export function list(rows: readonly (readonly [term: string, meaning: string])[]): string {
  return rows.map(([term, meaning]) => `- ${term}: ${meaning}\n`).join('')
}
