/** Files of SQL, cut into statements as clients of the servers do, piece by piece: a dump may be larger than memory. */

export interface SqlStatement {
  /** Without its delimiter. */
  readonly sql: string
  /** 1-based, in the file. */
  readonly line: number
}

/** More than any server takes as one statement by default. */
const MOST_CHARACTERS = 64 * 1024 ** 2

/** A statement is longer than any server takes. */
export class StatementTooLong extends RangeError {
  readonly line: number

  constructor(line: number) {
    super(`a statement of more than ${MOST_CHARACTERS / 1024 ** 2} MiB`)
    this.line = line
  }
}

/** What ends each quote and each comment; a backslash hides the next character, and two quotes stand for one. */
const ENDS: Readonly<Record<string, RegExp>> = {
  "'": /\\|'/g,
  '"': /\\|"/g,
  '`': /`/g,
  '-': /\n/g,
  '*': /\*\//g,
}
const DELIMITER_LINE = /[ \t]*delimiter[ \t]+([^\s;'"`\\]\S{0,15}|;\S{0,15})[^\n]*(?:\n|$)/iy
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
  #delimiter = ';'
  #next = nextMark(';')
  #skipped = skippedBefore(';')

  /** @throws StatementTooLong */
  push(text: string): SqlStatement[] {
    this.#text += text
    const found = this.#scan(false)
    if (this.#text.length > MOST_CHARACTERS) throw new StatementTooLong(this.#line)
    return found
  }

  /** The last statements, including one without a delimiter. */
  end(): SqlStatement[] {
    const found = this.#scan(true)
    const sql = this.#text.trim()
    return sql === '' ? found : [...found, { sql, line: this.#line }]
  }

  #scan(isLast: boolean): SqlStatement[] {
    const text = this.#text
    const known = isLast ? text.length : text.length - LONGEST_LINE
    const found: SqlStatement[] = []
    let [start, at] = [0, this.#at]
    const begin = (from: number) => {
      this.#skipped.lastIndex = from
      this.#skipped.test(text)
      this.#line += newlinesIn(text.slice(start, this.#skipped.lastIndex))
      start = at = this.#skipped.lastIndex
    }
    if (at === 0) begin(0)
    while (at < known) {
      if (at === start && this.#changesDelimiter(text, at)) {
        begin(DELIMITER_LINE.lastIndex)
        continue
      }
      this.#next.lastIndex = at
      const mark = this.#next.exec(text)
      if (mark === null || mark.index >= known) break
      const [token] = mark
      const end = token === this.#delimiter ? mark.index + token.length : endOf(text, token, mark.index + token.length)
      if (end === undefined || (end >= text.length && !isLast)) break
      if (token === this.#delimiter) {
        const sql = text.slice(start, mark.index).trim()
        if (sql !== '') found.push({ sql, line: this.#line })
        begin(end)
      } else if (mark.index === start && isComment(text, start)) begin(end)
      else at = end
    }
    this.#text = text.slice(start)
    this.#at = at - start
    return found
  }

  /** Whether a line is a command of the client. */
  #changesDelimiter(text: string, at: number): boolean {
    DELIMITER_LINE.lastIndex = at
    const [, delimiter] = DELIMITER_LINE.exec(text) ?? []
    if (delimiter === undefined) return false
    this.#delimiter = delimiter
    this.#next = nextMark(delimiter)
    this.#skipped = skippedBefore(delimiter)
    return true
  }
}

/** All statements of a text. @throws StatementTooLong */
export function splitSql(text: string): SqlStatement[] {
  const splitter = new SqlSplitter()
  return [...splitter.push(text), ...splitter.end()]
}

/** Position after a quote or comment; undefined: it is not closed. */
function endOf(text: string, token: string, from: number): number | undefined {
  const kind = token === '#' || token === '--' ? '-' : token === '/*' ? '*' : token
  const pattern = ENDS[kind] ?? /$/g
  for (let at = from; ; ) {
    pattern.lastIndex = at
    const mark = pattern.exec(text)
    if (mark === null) return kind === '-' ? text.length : undefined
    if (mark[0] !== '\\') return mark.index + mark[0].length
    at = mark.index + 2
  }
}

/** Whether no server reads what begins there. */
function isComment(text: string, at: number): boolean {
  return /^(?:#|--|\/\*(?!M?!))/.test(text.slice(at, at + 4))
}

function nextMark(delimiter: string): RegExp {
  return new RegExp(`['"\`#]|--(?=\\s|$)|/\\*|${delimiter.replaceAll(/\W/g, '\\$&')}`, 'g')
}

function newlinesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** Blanks and statements without a word; a delimiter of several characters has its statements cut one by one. */
function skippedBefore(delimiter: string): RegExp {
  return delimiter === ';' ? /[\s;]*/y : /\s*/y
}
