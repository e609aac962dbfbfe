/**
 * The general log of MySQL and MariaDB: `TIME<tab>ID COMMAND<tab>STATEMENT`. MySQL writes the time as ISO 8601, MariaDB
 * as `YYMMDD HH:MM:SS`, or only tabs if it repeats that of the entry before.
 */
import { LogEntries } from './log-entries.ts'
import type { Observer } from './observe.ts'
import { decode } from './sql-scanner.ts'

const [TAB, SPACE, ZERO, NINE] = [0x09, 0x20, 0x30, 0x39]
/** Longest time with its zone. */
const LONGEST_TIME = 40
const LONGEST_COMMAND = 24
const COMMANDS = new Set([
  ...['Query', 'Execute', 'Prepare', 'Connect', 'Quit', 'Init DB', 'Close stmt', 'Reset stmt', 'Long Data', 'Fetch'],
  ...['Field List', 'Statistics', 'Ping', 'Change user', 'Kill', 'Refresh', 'Shutdown', 'Processlist', 'Create DB'],
  ...['Drop DB', 'Debug', 'Binlog Dump', 'Binlog Dump GTID', 'Register Slave', 'Register Replica', 'Set option'],
  ...['Sleep', 'Time', 'Daemon', 'Error', 'Table Dump', 'Connect Out', 'Delayed insert', 'Reset connection', 'Clone'],
  ...['Unprepare', 'Bulk_execute', 'Subscribe Group Replication Stream'],
])

export class GeneralLog {
  readonly #observer: Observer
  readonly #entries: LogEntries
  /** Session of the line that was read last. */
  #session = 0
  #command = ''
  #argument = 0
  /** Names of commands by their first bytes: the same few in millions of lines. */
  readonly #names = new Map<number, string>()

  constructor(observer: Observer) {
    this.#observer = observer
    this.#entries = new LogEntries({
      isStart: (bytes, from, to) => this.#isStart(bytes, from, to),
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
    const end = bytes.indexOf(0x0a, from)
    if (!this.#isStart(bytes, from, end < 0 || end > to ? to : end)) return
    const session = this.#session
    if (this.#command === 'Query' || this.#command === 'Execute')
      this.#observer.execute(session, bytes, this.#argument, to, { isPrepared: this.#command === 'Execute' })
    else if (this.#command === 'Connect' || this.#command === 'Change user') this.#observer.connect(session)
    else if (this.#command === 'Quit') this.#observer.quit(session)
  }

  /** Reads the time, the number of the session and the command, if the line begins with them. */
  #isStart(bytes: Uint8Array, from: number, to: number): boolean {
    let at = timeEnd(bytes, from, to)
    if (at < 0) return false
    while (at < to && bytes[at] === SPACE) at++
    const digits = at
    let session = 0
    for (; at < to && isDigit(bytes[at]); at++) session = session * 10 + (bytes[at] ?? 0) - ZERO
    if (at === digits || bytes[at] !== SPACE) return false
    const command = at + 1
    let hash = 0
    for (at = command; at < to && bytes[at] !== TAB; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
    if (at - command > LONGEST_COMMAND * 2) return false
    const name = this.#names.get(hash) ?? decode(bytes, command, at).trimEnd()
    if (!COMMANDS.has(name)) return false
    this.#names.set(hash, name)
    this.#session = session
    this.#command = name
    this.#argument = Math.min(at + 1, to)
    return true
  }
}

/** Position where the number of the session may begin; negative if no time is there. */
function timeEnd(bytes: Uint8Array, from: number, to: number): number {
  if (bytes[from] === TAB) return bytes[from + 1] === TAB ? from + 2 : -1
  if (!isDigit(bytes[from])) return -1
  const most = Math.min(to, from + LONGEST_TIME)
  for (let at = from + 1; at < most; at++) if (bytes[at] === TAB) return isTime(bytes, from, at) ? at + 1 : -1
  return -1
}

/** Whether there are only digits, points, colons and the letters of ISO 8601. */
function isTime(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const byte = bytes[at] ?? 0
    // "+", "-", ".", ":", "T", "Z" and the space between MariaDB's date and time.
    const isMark = byte === 0x2b || byte === 0x2d || byte === 0x2e || byte === 0x3a || byte === 0x54 || byte === 0x5a
    if (!isDigit(byte) && !isMark && byte !== SPACE) return false
  }
  return to - from >= '261124 20:50:45'.length
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= NINE
}
