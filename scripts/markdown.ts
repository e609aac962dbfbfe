/** Generated parts of documents: tables, and the text between markers. */

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

/** A Markdown table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`
  const [first = [], ...others] = all
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('')
}
