/**
 * Cuts files of SQL into statements, as clients of the servers do. It reads piece by piece, because a dump may be
 * larger than memory.
 */
import { endOf, endOfQuote } from './sql-scanner.ts'

export interface SqlStatement {
  readonly sql: string
  /** Line in the file, counted from 1. */
  readonly line: number
}

const DELIMITER_LINE = /[ \t]*delimiter[ \t]+([^\s;'"`\\]\S{0,15}|;\S{0,15})[^\n]*(?:\n|$)/iy
/** A line that no server reads. It is skipped at once, because a file may have millions of them. */
const COMMENT_LINE = /(?:#|--(?=\s))[^\n]*\n/y
/**
 * The last characters of a piece are read with the next piece, because a command of the client, or a mark such as the
 * opening of a comment, may begin in them and end in the next piece.
 */
const LONGEST_LINE = 256

/** A quote or a comment that is still open at the end of a piece, and goes on in the next piece. */
interface OpenQuote {
  readonly at: number
  readonly from: number
}

/**
 * Gives statements as soon as they are complete. Comments before a statement are left out, unless servers run them as
 * SQL.
 */
export class SqlSplitter {
  #text = ''
  #at = 0
  #quote: OpenQuote | undefined
  #line = 1
  #marks = marksFor(';')

  get open(): { readonly length: number; readonly line: number } {
    return { length: this.#text.length, line: this.#line }
  }

  /** @param isLast whether the file ends here, which ends the last statement even without a delimiter */
  push(more: string, isLast = false): SqlStatement[] {
    this.#text += more
    const text = this.#text
    const certain = isLast ? text.length : text.length - LONGEST_LINE
    const statements: SqlStatement[] = []
    let start = 0
    let at = this.#at
    let quote: OpenQuote | undefined
    const take = (to: number) => {
      const sql = text.slice(start, to).trim()
      if (sql !== '') statements.push({ sql, line: this.#line })
    }
    const begin = (from: number) => {
      at = from
      for (let before = -1; before < at; ) {
        before = at
        at = endOf(COMMENT_LINE, text, endOf(this.#marks.skipped, text, at))
      }
      this.#line += newlinesIn(text.slice(start, at))
      start = at
    }
    if (at === 0) begin(0)
    while (at < certain) {
      if (at === start && this.#changesDelimiter(text, at)) {
        begin(DELIMITER_LINE.lastIndex)
        continue
      }
      const { next, delimiter } = this.#marks
      next.lastIndex = at
      const mark = next.exec(text)
      if (mark === null || mark.index >= certain) break
      const [token] = mark
      const from = this.#quote?.at === mark.index ? this.#quote.from : next.lastIndex
      const { end, isClosed } =
        token === delimiter ? { end: next.lastIndex, isClosed: true } : endOfQuote(text, token, from)
      if (!isClosed || (end >= text.length && !isLast)) {
        quote = { at: mark.index - start, from: (isClosed ? from : end) - start }
        break
      }
      if (token === delimiter) take(mark.index)
      // Comments before a statement are left out, except /*! and /*M!, because servers run those as SQL.
      const isRead = mark.index > start || !/^(?:#|--|\/\*(?!M?!))/.test(text.slice(start, start + 4))
      if (token !== delimiter && isRead) at = end
      else begin(end)
    }
    if (isLast) take(text.length)
    this.#text = text.slice(start)
    this.#at = at - start
    this.#quote = quote
    return statements
  }

  #changesDelimiter(text: string, at: number): boolean {
    DELIMITER_LINE.lastIndex = at
    const [, delimiter] = DELIMITER_LINE.exec(text) ?? []
    if (delimiter !== undefined) this.#marks = marksFor(delimiter)
    return delimiter !== undefined
  }
}

export function splitSql(text: string): SqlStatement[] {
  return new SqlSplitter().push(text, true)
}

/**
 * Marks at which reading stops, and characters that are skipped before a statement. A delimiter other than `;` is not
 * skipped, because such delimiters come one by one.
 */
function marksFor(delimiter: string) {
  const next = new RegExp(`['"\`#]|--(?=\\s|$)|/\\*|${delimiter.replaceAll(/\W/g, '\\$&')}`, 'g')
  return { delimiter, next, skipped: delimiter === ';' ? /[\s;]*/y : /\s*/y }
}

function newlinesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
