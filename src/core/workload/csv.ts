/** The text of a CSV file as rows of fields, by RFC 4180 and as spreadsheets write it: BOM, CRLF, semicolons, tabs. */

export interface CsvRow {
  /** Line on which it begins, 1-based. */
  readonly line: number
  readonly fields: readonly string[]
}

export interface CsvProblem {
  readonly line: number
  readonly found: string
  readonly allowed: string
}

export type ParsedCsv =
  | { readonly kind: 'ok'; readonly rows: readonly CsvRow[] }
  | { readonly kind: 'problem'; readonly problem: CsvProblem }

interface ReadField {
  readonly value: string
  readonly end: number
}

const SEPARATORS = [',', ';', '\t'] as const
type Separator = (typeof SEPARATORS)[number]
const LINE_BREAK = /\r\n|\r|\n/g

/**
 * Rows whose fields are all blank are left out. A quote that is not the first character of its field is text. The
 * separator is the one that occurs most often in the first row: comma, semicolon or tab.
 */
export function parseCsv(text: string): ParsedCsv {
  const source = text.replace(/^\ufeff/, '')
  const separator = separatorOf(source)
  const rows: CsvRow[] = []
  let [at, line] = [0, 1]
  while (at < source.length) {
    const row = readRow(source, at, separator)
    if ('found' in row) return { kind: 'problem', problem: { line: line + breaksIn(source.slice(at, row.at)), ...row } }
    if (row.fields.some((field) => field.trim() !== '')) rows.push({ line, fields: row.fields })
    line += breaksIn(source.slice(at, row.end))
    at = row.end
  }
  return { kind: 'ok', rows }
}

interface ReadRow {
  readonly fields: readonly string[]
  /** Start of the next row. */
  readonly end: number
}

interface Unreadable {
  readonly at: number
  readonly found: string
  readonly allowed: string
}

function readRow(text: string, start: number, separator: Separator): ReadRow | Unreadable {
  const fields: string[] = []
  for (let at = start; ; at++) {
    const field = text[at] === '"' ? quotedField(text, at) : plainField(text, at, separator)
    if (field === undefined) return { at, found: 'a quote that is never closed', allowed: 'a quote at its end' }
    fields.push(field.value)
    at = field.end
    if (text[at] === separator) continue
    const lineBreak = lineBreakAt(text, at)
    if (at < text.length && lineBreak === '')
      return { at, found: 'text behind a closing quote', allowed: 'a separator or the end of the row; "" for a quote' }
    return { fields, end: at + lineBreak.length }
  }
}

/** Undefined if its quote is never closed. */
function quotedField(text: string, start: number): ReadField | undefined {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) return undefined
  return { value: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 }
}

function plainField(text: string, start: number, separator: Separator): ReadField {
  let end = start
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end++
  return { value: text.slice(start, end), end }
}

function lineBreakAt(text: string, at: number): string {
  if (text.startsWith('\r\n', at)) return '\r\n'
  return text[at] === '\r' || text[at] === '\n' ? text.charAt(at) : ''
}

function breaksIn(text: string): number {
  return text.match(LINE_BREAK)?.length ?? 0
}

function separatorOf(text: string): Separator {
  const first = text.replaceAll(/"[^"]*"/g, '""').match(/^.*\S.*$/m)?.[0] ?? ''
  const often = (separator: Separator) => first.split(separator).length
  return SEPARATORS.reduce((best, separator) => (often(separator) > often(best) ? separator : best))
}
