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

/** Inside a quote, its mark; inside a comment, `-` or `*`. */
type State = 'plain' | "'" | '"' | '`' | '-' | '*'

/** Ends of each state; in quotes a backslash hides the next character, and two marks stand for one. */
const ENDS: Readonly<Record<Exclude<State, 'plain'>, RegExp>> = {
  "'": /\\|'/g,
  '"': /\\|"/g,
  '`': /`/g,
  '-': /\n/g,
  '*': /\*\//g,
}
const DELIMITER_LINE = /[ \t]*delimiter[ \t]+([^\s;'"`\\]\S{0,15}|;\S{0,15})[^\n]*(?:\n|$)/iy
/** Longest text whose meaning the next one may change: the start of a comment. */
const OPEN_END = 3
/** Characters to wait for, as the line may be a command of the client. */
const LONGEST_LINE = 256

/**
 * Gives statements as soon as they are complete. Comments before a statement are left out, unless servers read them.
 */
export class SqlSplitter {
  /** From the start of the statement that is not complete. */
  #text = ''
  /** Looked through so far. */
  #at = 0
  /** Line of the text's start. */
  #line = 1
  #state: State = 'plain'
  /** Position where the current comment begins. */
  #comment = 0
  #delimiter = ';'
  #next = nextMark(';')

  /** @throws StatementTooLong */
  push(text: string): SqlStatement[] {
    this.#text += text
    const found = this.#scan(false)
    if (this.#text.length > MOST_CHARACTERS) throw new StatementTooLong(this.#lineOf(this.#text))
    return found
  }

  /** The last statements, including one without a delimiter. */
  end(): SqlStatement[] {
    const found = this.#scan(true)
    if (this.#state === '-') this.#leaveOut(this.#text.length)
    const rest = this.#take(this.#text.length, 0)
    return [...found, ...rest]
  }

  #scan(isLast: boolean): SqlStatement[] {
    const found: SqlStatement[] = []
    while (this.#at < this.#text.length) {
      const { length } = this.#text
      const at = this.#at
      if (this.#state === 'plain') this.#plain(found, isLast)
      else this.#inside(this.#state, isLast)
      // It waits for the next piece.
      if (this.#at === at && this.#text.length === length) break
    }
    return found
  }

  #plain(found: SqlStatement[], isLast: boolean): void {
    if (this.#isEmpty() && this.#changesDelimiter(isLast)) return
    this.#next.lastIndex = this.#at
    const mark = this.#next.exec(this.#text)
    const end = isLast ? this.#text.length : Math.max(this.#at, this.#text.length - OPEN_END)
    if (mark === null || (!isLast && mark.index + mark[0].length > end)) {
      this.#at = Math.max(this.#at, Math.min(end, mark?.index ?? end))
      return
    }
    const [token] = mark
    if (token === this.#delimiter) found.push(...this.#take(mark.index, token.length))
    else {
      this.#comment = mark.index
      this.#at = mark.index + token.length
      this.#state = token === '#' || token.startsWith('--') ? '-' : token === '/*' ? '*' : (token as State)
    }
  }

  #inside(state: Exclude<State, 'plain'>, isLast: boolean): void {
    const pattern = ENDS[state]
    pattern.lastIndex = this.#at
    const mark = pattern.exec(this.#text)
    if (mark === null) {
      this.#at = state === '*' && !isLast ? Math.max(this.#at, this.#text.length - 1) : this.#text.length
      return
    }
    const after = mark.index + mark[0].length
    if (mark[0] === '\\') {
      // The character that it hides may come with the next piece.
      if (after < this.#text.length || isLast) this.#at = Math.min(after + 1, this.#text.length)
      else this.#at = mark.index
      return
    }
    this.#at = after
    this.#state = 'plain'
    if (state === '-' || (state === '*' && !/^\/\*M?!/.test(this.#text.slice(this.#comment, this.#comment + 4))))
      this.#leaveOut(after)
  }

  /** A comment before a statement. */
  #leaveOut(end: number): void {
    if (this.#text.slice(0, this.#comment).trim() === '') this.#drop(end)
  }

  #isEmpty(): boolean {
    return this.#text.slice(0, this.#at).trim() === ''
  }

  /** Whether a line is a command of the client, or may be once it is complete. */
  #changesDelimiter(isLast: boolean): boolean {
    const start = /\S/g
    start.lastIndex = this.#at
    const first = start.exec(this.#text)?.index
    if (first === undefined || !/^d/i.test(this.#text.charAt(first))) return false
    DELIMITER_LINE.lastIndex = first
    const line = DELIMITER_LINE.exec(this.#text)
    if (!isLast && !this.#text.slice(first, first + LONGEST_LINE).includes('\n'))
      return this.#text.length < first + LONGEST_LINE
    if (line === null) return false
    this.#delimiter = line[1] ?? ';'
    this.#next = nextMark(this.#delimiter)
    this.#drop(first + line[0].length)
    return true
  }

  #take(end: number, delimiter: number): SqlStatement[] {
    const raw = this.#text.slice(0, end)
    const sql = raw.trim()
    const line = this.#lineOf(raw)
    this.#drop(end + delimiter)
    return sql === '' ? [] : [{ sql, line }]
  }

  /** Line of the first character other than white space. */
  #lineOf(text: string): number {
    return this.#line + newlinesIn(text.slice(0, text.length - text.trimStart().length))
  }

  #drop(end: number): void {
    this.#line += newlinesIn(this.#text.slice(0, end))
    this.#text = this.#text.slice(end)
    this.#at = 0
  }
}

/** All statements of a text. @throws StatementTooLong */
export function splitSql(text: string): SqlStatement[] {
  const splitter = new SqlSplitter()
  return [...splitter.push(text), ...splitter.end()]
}

function nextMark(delimiter: string): RegExp {
  return new RegExp(`['"\`#]|--(?=\\s|$)|/\\*|${delimiter.replaceAll(/\W/g, '\\$&')}`, 'g')
}

function newlinesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}
