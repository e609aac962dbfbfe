/** Files of SQL, cut into statements as clients of the servers do, piece by piece: a dump may be larger than memory. */
import { endOf, endOfQuote } from './sql-scanner.ts'

export interface SqlStatement {
  /** Without its delimiter. */
  readonly sql: string
  /** 1-based, in the file. */
  readonly line: number
}

const DELIMITER_LINE = /[ \t]*delimiter[ \t]+([^\s;'"`\\]\S{0,15}|;\S{0,15})[^\n]*(?:\n|$)/iy
/** What no server reads, and a file may have millions of. */
const COMMENT_LINE = /(?:#|--(?=\s))[^\n]*\n/y
/** Characters to wait for: what begins in the last ones may be a command of the client, or go on in the next piece. */
const LONGEST_LINE = 256

/**
 * Gives statements as soon as they are complete. Comments before a statement are left out, unless servers read them.
 */
export class SqlSplitter {
  /** From the start of the statement that is not complete. */
  #text = ''
  /** Looked through so far, up to the end of a quote or comment. */
  #at = 0
  /** Line of the text's start. */
  #line = 1
  #marks = marksFor(';')

  /** Length of the statement that is not complete, and its line. */
  get open(): { readonly length: number; readonly line: number } {
    return { length: this.#text.length, line: this.#line }
  }

  /** @param isLast whether the file ends here, with or without a delimiter */
  push(more: string, isLast = false): SqlStatement[] {
    this.#text += more
    const text = this.#text
    const known = isLast ? text.length : text.length - LONGEST_LINE
    const found: SqlStatement[] = []
    let [start, at] = [0, this.#at]
    const take = (to: number) => {
      const sql = text.slice(start, to).trim()
      if (sql !== '') found.push({ sql, line: this.#line })
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
    while (at < known) {
      if (at === start && this.#changesDelimiter(text, at)) {
        begin(DELIMITER_LINE.lastIndex)
        continue
      }
      const { next, delimiter } = this.#marks
      next.lastIndex = at
      const mark = next.exec(text)
      if (mark === null || mark.index >= known) break
      const [token] = mark
      const end = token === delimiter ? next.lastIndex : endOfQuote(text, token, next.lastIndex)
      if (end === undefined || (end >= text.length && !isLast)) break
      if (token === delimiter) take(mark.index)
      // No server reads a comment before a statement, but for those that are made for it.
      const isRead = mark.index > start || !/^(?:#|--|\/\*(?!M?!))/.test(text.slice(start, start + 4))
      if (token !== delimiter && isRead) at = end
      else begin(end)
    }
    if (isLast) take(text.length)
    this.#text = text.slice(start)
    this.#at = at - start
    return found
  }

  /** Whether a line is a command of the client. */
  #changesDelimiter(text: string, at: number): boolean {
    DELIMITER_LINE.lastIndex = at
    const [, delimiter] = DELIMITER_LINE.exec(text) ?? []
    if (delimiter !== undefined) this.#marks = marksFor(delimiter)
    return delimiter !== undefined
  }
}

/** All statements of a text. */
export function splitSql(text: string): SqlStatement[] {
  return new SqlSplitter().push(text, true)
}

/** What to stop at, and what to skip before a statement: delimiters of several characters are found one by one. */
function marksFor(delimiter: string) {
  const next = new RegExp(`['"\`#]|--(?=\\s|$)|/\\*|${delimiter.replaceAll(/\W/g, '\\$&')}`, 'g')
  return { delimiter, next, skipped: delimiter === ';' ? /[\s;]*/y : /\s*/y }
}

function newlinesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
