/**
 * Entries of a log, which begin with lines of a certain form and may go on over many lines, from pieces of its bytes.
 */

/** A longer entry is not read. */
const MOST_BYTES = 16 * 1024 ** 2
const NEWLINE = 0x0a
/**
 * End of the lines that a server writes when it begins a log; two more lines follow, which belong to the same entry.
 */
const BANNER = new TextEncoder().encode('started with:')

export interface EntryHandler {
  /** Whether a line, from one byte up to another, begins an entry. */
  isStart(bytes: Uint8Array, from: number, to: number): boolean
  /** An entry without its last line break. */
  entry(bytes: Uint8Array, from: number, to: number): void
  /** A line, or an entry, that is incomplete or too long. */
  unread(): void
}

export class LogEntries {
  readonly #handler: EntryHandler
  /** Bytes not handled yet: an entry whose end is unknown, or a line without its end. */
  #kept: Uint8Array = new Uint8Array()
  /** Position in it from which lines are still to be read. */
  #at = 0
  #state: 'before' | 'entry' | 'banner' | 'too long' = 'before'

  constructor(handler: EntryHandler) {
    this.#handler = handler
  }

  push(piece: Uint8Array): void {
    const bytes = this.#kept.length === 0 ? piece : joined(this.#kept, piece)
    const handler = this.#handler
    let [start, line] = [0, this.#at]
    for (;;) {
      const end = bytes.indexOf(NEWLINE, line)
      if (end < 0) break
      const isBanner = endsWithBanner(bytes, line, end)
      if (isBanner || handler.isStart(bytes, line, end)) {
        if (this.#state === 'entry') handler.entry(bytes, start, line - 1)
        this.#state = isBanner ? 'banner' : 'entry'
        start = line
      } else if (this.#state === 'before') {
        handler.unread()
        start = end + 1
      } else if (this.#state !== 'entry') start = end + 1
      else if (end - start > MOST_BYTES) {
        handler.unread()
        this.#state = 'too long'
        start = end + 1
      }
      line = end + 1
    }
    // A line without an end is not kept for ever either.
    if (bytes.length - line > MOST_BYTES) {
      if (this.#state !== 'too long') handler.unread()
      this.#state = 'too long'
      start = line = bytes.length
    }
    if (this.#state !== 'entry') start = line
    this.#kept = bytes.slice(start)
    this.#at = line - start
  }

  /** The last entry counts only if its last line has an end: another may have been cut. */
  end(): void {
    const isWhole = this.#at === this.#kept.length
    if (this.#state === 'entry' && isWhole) this.#handler.entry(this.#kept, 0, this.#at - 1)
    else if (!isWhole) this.#handler.unread()
    this.#kept = new Uint8Array()
    this.#at = 0
    this.#state = 'before'
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + other.length)
  all.set(one)
  all.set(other, one.length)
  return all
}

function endsWithBanner(bytes: Uint8Array, from: number, to: number): boolean {
  const last = bytes[to - 1] === 0x0d ? to - 1 : to
  if (bytes[last - 1] !== BANNER[BANNER.length - 1] || last - from < BANNER.length) return false
  return BANNER.every((byte, at) => bytes[last - BANNER.length + at] === byte)
}
