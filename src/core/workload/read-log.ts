/**
 * Reads general and slow logs of MySQL, Percona Server and MariaDB, piece by piece. Entries begin with lines of a
 * certain form and may go on over many lines.
 */
import type { Observer } from './observe.ts'
import { decode } from './sql-scanner.ts'

/** Longest entry that is read. */
const MOST_CHARACTERS = 16 * 1024 ** 2
/** What a client does, such as `Query`, `Init DB`, `Binlog Dump GTID`. */
const COMMAND = '[A-Z][A-Za-z_]*(?: [A-Za-z_]+){0,4}'
/** The beginning of an entry. */
const STARTS = {
  // MySQL's time is ISO 8601, MariaDB's `YYMMDD HH:MM:SS`, or only tabs if it is that of the entry before.
  general: `(?:\\t\\t|\\d[-+.:TZ \\d]{14,39}\\t) *(\\d+) (${COMMAND}) *(?:\\t|\\r?$)`,
  slow: '# (?:User@Host|Time): ',
}
/** End of the line that a server writes when it begins a log; two more follow, which belong to the same entry. */
const BANNER = '.*started with:\\r?$'
const FIRST_GENERAL = new RegExp(`^${STARTS.general}`, 'm')
const FIRST_SLOW = new RegExp(`^${STARTS.slow}`, 'm')
const FIRST_BANNER = new RegExp(`^${BANNER}`, 'm')
export type LogKind = keyof typeof STARTS
export type LoadFormat = LogKind | 'performance-schema'

/**
 * The kind of a log or export.
 *
 * @param beginning a log may begin in the middle of a statement
 */
export function formatOf(beginning: string): LoadFormat | undefined {
  const [first = ''] = beginning.split('\n', 1)
  if (/\bdigest_text\b/i.test(first) && /\bcount_star\b/i.test(first)) return 'performance-schema'
  const general = FIRST_GENERAL.exec(beginning)
  const slow = FIRST_SLOW.exec(beginning)
  if (slow && (!general || slow.index < general.index)) return 'slow'
  return general ? 'general' : undefined
}

/** Lines with figures, and those between them and the statement. */
const FIGURES = /^(?:#(?! ad)[^\n]*(?:\n|$))*/
const BEFORE_STATEMENT = /^(?:(?:use [^\n]*|SET timestamp=[\d.]+(?:,[^\n;]*)?);[^\S\n]*(?:\n|$))*/
const ADMINISTRATOR = /^# administrator command: ([\w ]+);?\s*$/

export class LogReader {
  readonly #kind: LogKind
  readonly #start: RegExp
  readonly #observer: Observer
  /** An entry or a line without its end, with a character for each byte. */
  #text = ''
  /** Position in it from which lines are still to be read. */
  #at = 0
  /** Sessions that have prepared a statement: in the slow log, prepared statements look like others. */
  readonly #preparing = new Set<number>()

  constructor(kind: LogKind, observer: Observer) {
    this.#kind = kind
    this.#start = new RegExp(`^(?:${STARTS[kind]}|${BANNER})`, 'gm')
    this.#observer = observer
  }

  /** @param piece with a character for each byte */
  push(piece: string): void {
    this.#text += piece
    const whole = this.#text.lastIndexOf('\n') + 1
    let from = 0
    this.#start.lastIndex = this.#at
    for (let entry = this.#start.exec(this.#text); entry !== null && entry.index < whole; ) {
      this.#finish(from, entry.index)
      from = entry.index
      entry = this.#start.exec(this.#text)
    }
    if (this.#text.length - from > MOST_CHARACTERS) {
      this.#observer.brokenLines++
      // A line without an end would fill the memory.
      from = this.#text.length - whole > MOST_CHARACTERS ? this.#text.length : whole
    }
    this.#text = this.#text.slice(from)
    this.#at = Math.max(0, whole - from)
  }

  /** The last entry counts only if its last line has an end: another may have been cut. */
  end(): void {
    if (this.#at === this.#text.length) this.#finish(0, this.#at)
    else this.#observer.brokenLines++
  }

  /** The lines before a position, without the last line break: an entry, or the end of one whose beginning was cut. */
  #finish(from: number, to: number): void {
    const entry = this.#text.slice(from, Math.max(from, to - 1))
    const isRead = this.#kind === 'slow' ? this.#slow(entry) : this.#general(entry)
    if (!isRead && entry !== '' && !FIRST_BANNER.test(entry)) this.#observer.brokenLines++
  }

  /** @returns false if it is no entry */
  #general(entry: string): boolean {
    const [head, id, command] = FIRST_GENERAL.exec(entry) ?? []
    if (head === undefined) return false
    const session = Number(id)
    const isPrepared = command === 'Execute'
    if (command === 'Query' || isPrepared) this.#observer.execute(session, entry.slice(head.length), { isPrepared })
    else if (command === 'Connect' || command === 'Change user' || command === 'Quit') this.#observer.quit(session)
    return true
  }

  /** @returns false if it is no entry */
  #slow(entry: string): boolean {
    const [head = ''] = FIGURES.exec(entry) ?? []
    const [before = ''] = BEFORE_STATEMENT.exec(entry.slice(head.length)) ?? []
    const sql = entry.slice(head.length + before.length)
    // The line with only the time, before that of the user.
    if (sql === '') return true
    const seconds = figure(head, /\bQuery_time: +([\d.]+)/)
    const session = figure(head, /\bThread_id: +(\d+)/) ?? figure(head, /\bId: +(\d+)/) ?? 0
    if (seconds === undefined) return false
    const command = sql.startsWith('#') ? ADMINISTRATOR.exec(decode(sql))?.[1] : undefined
    if (command === 'Prepare') this.#preparing.add(session)
    if (command === 'Quit') {
      this.#observer.quit(session)
      this.#preparing.delete(session)
    }
    const isPrepared = this.#preparing.has(session)
    const rows = figure(head, /\bRows_sent: +(\d+)/)
    if (command === undefined) this.#observer.execute(session, sql, { seconds, rows, isPrepared })
    return true
  }
}

function figure(head: string, pattern: RegExp): number | undefined {
  const text = pattern.exec(head)?.[1]
  return text === undefined || Number.isNaN(Number(text)) ? undefined : Number(text)
}
