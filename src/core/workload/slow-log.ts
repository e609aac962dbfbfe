/** The slow log of MySQL, Percona Server and MariaDB: lines of `# Name: value`, then the statement. */
import { LogEntries } from './log-entries.ts'
import type { Observer } from './observe.ts'
import { decode } from './sql-scanner.ts'

const [HASH, NEWLINE, SPACE] = [0x23, 0x0a, 0x20]
const encoder = new TextEncoder()
const STARTS = ['# User@Host: ', '# Time: '].map((text) => encoder.encode(text))
/** Lines between the figures and the statement. */
const BEFORE_STATEMENT = /^(?:use [^\n]*;|SET timestamp=[\d.]+(?:,[^\n;]*)?;)\s*$/
const ADMINISTRATOR = /^# administrator command: ([\w ]+);?\s*$/
/** Longest line before a statement. */
const LONGEST_LINE = 400

export class SlowLog {
  readonly #observer: Observer
  readonly #entries: LogEntries
  /** Sessions that have prepared a statement: the log does not tell prepared statements from others. */
  readonly #preparing = new Set<number>()

  constructor(observer: Observer) {
    this.#observer = observer
    this.#entries = new LogEntries({
      isStart: (bytes, from) =>
        bytes[from] === HASH && STARTS.some((start) => start.every((byte, at) => bytes[from + at] === byte)),
      entry: (bytes, from, to) => this.#entry(bytes, from, to),
      unread: () => {
        observer.unreadLines++
      },
    })
  }

  push(piece: Uint8Array): void {
    this.#entries.push(piece)
  }

  end(): void {
    this.#entries.end()
  }

  #entry(bytes: Uint8Array, from: number, to: number): void {
    let at = from
    while (at < to && bytes[at] === HASH && !isAdministrator(bytes, at)) at = lineEnd(bytes, at, to) + 1
    const head = decode(bytes, from, Math.min(at, to))
    const seconds = figure(head, /\bQuery_time: +([\d.]+)/)
    const session = figure(head, /\bThread_id: +(\d+)/) ?? figure(head, /\bId: +(\d+)/) ?? 0
    for (;;) {
      const end = lineEnd(bytes, at, to)
      if (at >= to || end - at > LONGEST_LINE || !BEFORE_STATEMENT.test(decode(bytes, at, end))) break
      at = end + 1
    }
    // The line with only the time, before that of the user.
    if (at >= to) return
    if (seconds === undefined) {
      this.#observer.unreadLines++
      return
    }
    if (bytes[at] === HASH && this.#administrator(session, decode(bytes, at, Math.min(to, at + LONGEST_LINE)))) return
    const isPrepared = this.#preparing.has(session)
    this.#observer.execute(session, bytes, at, to, { seconds, rows: rowsIn(head), isPrepared })
  }

  #administrator(session: number, line: string): boolean {
    const command = ADMINISTRATOR.exec(line)?.[1]
    if (command === 'Quit') {
      this.#observer.quit(session)
      this.#preparing.delete(session)
    } else if (command === 'Prepare') this.#preparing.add(session)
    return command !== undefined
  }
}

function isAdministrator(bytes: Uint8Array, at: number): boolean {
  return bytes[at + 1] === SPACE && bytes[at + 2] === 0x61 && bytes[at + 3] === 0x64
}

function lineEnd(bytes: Uint8Array, from: number, to: number): number {
  const end = bytes.indexOf(NEWLINE, from)
  return end < 0 || end > to ? to : end
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
