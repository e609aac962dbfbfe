/**
 * Reads general and slow logs of MySQL, Percona Server and MariaDB, piece by piece. Entries begin with lines of a
 * certain form and may go on over many lines.
 */
import type { Observer } from './observe.ts'
import { decode } from './sql-scanner.ts'

/** A longer entry is not read. */
const MOST_CHARACTERS = 16 * 1024 ** 2
/** Such as `Query`, `Init DB`, `Binlog Dump GTID`. */
const COMMAND = '[A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}'
/** MySQL's time is ISO 8601, MariaDB's `YYMMDD HH:MM:SS`, or only tabs if it is that of the entry before. */
const GENERAL = `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) (${COMMAND}) *(?:\\t|\\r?$)`
/** End of the line that a server writes when it begins a log; two more follow, which belong to the same entry. */
const BANNER = '.*(started with:)\\r?$'
const STARTS = {
  general: new RegExp(`^(?:${GENERAL}|${BANNER})`, 'gm'),
  slow: new RegExp(`^(?:# (?:User@Host|Time): |${BANNER})`, 'gm'),
}
export type LogKind = keyof typeof STARTS

/** Lines with figures, and those between them and the statement. */
const FIGURES = /^(?:#(?! ad)[^\n]*(?:\n|$))*/
const BEFORE_STATEMENT = /^(?:(?:use [^\n]*|SET timestamp=[\d.]+(?:,[^\n;]*)?);[^\S\n]*(?:\n|$))*/
const ADMINISTRATOR = /^# administrator command: ([\w ]+);?\s*$/

export class LogReader {
  readonly #kind: LogKind
  readonly #start: RegExp
  readonly #observer: Observer
  /** An entry whose end is unknown, or a line without its end, with a character for each byte. */
  #text = ''
  /** Position in it from which lines are still to be read. */
  #at = 0
  /** Its first line, as the pattern has it; undefined: of no entry that is read. */
  #head: RegExpExecArray | undefined
  #isBefore = true
  /** Sessions that have prepared a statement: the slow log does not tell prepared statements from others. */
  readonly #preparing = new Set<number>()

  constructor(kind: LogKind, observer: Observer) {
    this.#kind = kind
    this.#start = STARTS[kind]
    this.#observer = observer
  }

  /** @param piece with a character for each byte */
  push(piece: string): void {
    this.#text += piece
    const whole = this.#text.lastIndexOf('\n') + 1
    let from = 0
    this.#start.lastIndex = this.#at
    while (this.#start.lastIndex < whole) {
      const found = this.#start.exec(this.#text)
      if (found === null || found.index >= whole) break
      this.#finish(from, found.index - 1)
      this.#head = found.at(-1) === undefined ? found : undefined
      this.#isBefore = false
      from = found.index
      // A line without a text after its command is followed by the next line.
      this.#start.lastIndex = Math.max(found.index + 1, this.#start.lastIndex)
    }
    if (this.#head === undefined) {
      if (this.#isBefore) this.#unread(this.#text.slice(0, whole))
      from = whole
    }
    if (this.#text.length - from > MOST_CHARACTERS) {
      // Nor is a line without an end kept for ever.
      if (this.#head !== undefined || this.#isBefore) this.#observer.unreadLines++
      this.#head = undefined
      this.#isBefore = false
      from = this.#text.length - whole > MOST_CHARACTERS ? this.#text.length : whole
    }
    this.#text = this.#text.slice(from)
    this.#at = Math.max(0, whole - from)
  }

  /** The last entry counts only if its last line has an end: another may have been cut. */
  end(): void {
    const isWhole = this.#at === this.#text.length
    if (isWhole) this.#finish(0, this.#at - 1)
    else this.#observer.unreadLines++
  }

  #unread(lines: string): void {
    this.#observer.unreadLines += lines.split('\n').length - 1
  }

  /** The entry before a line, without its last line break. */
  #finish(from: number, to: number): void {
    if (this.#isBefore) this.#unread(this.#text.slice(from, to + 1))
    if (this.#head === undefined) return
    if (to - from > MOST_CHARACTERS) this.#observer.unreadLines++
    else if (this.#kind === 'slow') this.#slow(this.#text.slice(from, to))
    else this.#general(this.#head, this.#text.slice(from + this.#head[0].length, to))
  }

  #general([, id, command]: RegExpExecArray, sql: string): void {
    const session = Number(id)
    if (command === 'Query' || command === 'Execute')
      this.#observer.execute(session, sql, { isPrepared: command === 'Execute' })
    else if (command === 'Connect' || command === 'Change user' || command === 'Quit') this.#observer.quit(session)
  }

  #slow(entry: string): void {
    const [head = ''] = FIGURES.exec(entry) ?? []
    const [before = ''] = BEFORE_STATEMENT.exec(entry.slice(head.length)) ?? []
    const sql = entry.slice(head.length + before.length)
    // The line with only the time, before that of the user.
    if (sql === '') return
    const seconds = figure(head, /\bQuery_time: +([\d.]+)/)
    const session = figure(head, /\bThread_id: +(\d+)/) ?? figure(head, /\bId: +(\d+)/) ?? 0
    if (seconds === undefined) {
      this.#observer.unreadLines++
      return
    }
    const command = sql.startsWith('#') ? ADMINISTRATOR.exec(decode(sql))?.[1] : undefined
    if (command === 'Prepare') this.#preparing.add(session)
    if (command === 'Quit') {
      this.#observer.quit(session)
      this.#preparing.delete(session)
    }
    if (command !== undefined) return
    this.#observer.execute(session, sql, { seconds, rows: rowsIn(head), isPrepared: this.#preparing.has(session) })
  }
}

/** MySQL does not log how many rows were changed. */
function rowsIn(head: string): number | undefined {
  const [sent, changed] = [figure(head, /\bRows_sent: +(\d+)/), figure(head, /\bRows_affected: +(\d+)/)]
  if (sent === undefined) return undefined
  return changed === undefined && sent === 0 ? undefined : sent + (changed ?? 0)
}

function figure(head: string, pattern: RegExp): number | undefined {
  const text = pattern.exec(head)?.[1]
  const value = text === undefined ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}
