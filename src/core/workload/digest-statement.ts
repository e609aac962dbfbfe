/**
 * A statement without its literals. Statements that differ only in literals have the same key, however long their lists
 * and however many rows they insert. The digester is reused, as a log has millions of statements.
 */

import { secondsOf } from './sql-dates.ts'
import { decode, Scanner, type SqlMode, TOKEN, type TokenKind, wordHash } from './sql-scanner.ts'
import { sqlName } from './sql-text.ts'
import { SqlWriter } from './sql-writer.ts'

/** A statement with more is not read: no application sends it often. */
const MOST_TOKENS = 2 ** 20
/** A word for NULL among the kinds of literals. */
export const NULL_LITERAL = 12

/** A part of a digest. Repetitions, such as the elements of a list, are joined with commas. */
export interface DigestPart {
  readonly sql: string
  /** Number of its first literal and their count. */
  readonly first: number
  readonly literals: number
  /** Number of the list that counts its repetitions; undefined: once. */
  readonly list: number | undefined
}

const NAMES = ['in', 'values', 'value', 'null', 'true', 'false', 'is', 'not', 'as', 'end'] as const
const HASHES = Object.fromEntries(NAMES.map((name) => [name, wordHash(name)])) as Record<(typeof NAMES)[number], number>
const TYPED = new Set(['date', 'time', 'timestamp'].map(wordHash))
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = new Set(
  (
    'select where and or xor not between then else when limit offset in like values set by interval on having case ' +
    'return is div mod if elseif default'
  )
    .split(' ')
    .map(wordHash),
)
const [PARENTHESIS, CLOSING, COMMA, MINUS, SEMICOLON] = [0x28, 0x29, 0x2c, 0x2d, 0x3b]
const [UNDERSCORE, DOUBLE_QUOTE] = [0x5f, 0x22]
const [FIRST_PRIME, SECOND_PRIME] = [0x01000193, 0x5bd1e995]
/** Stands in keys for literals and lists of them. */
const [LITERAL_MARK, LIST_MARK] = [0x2545f491, 0x6c8e9cf5 | 0]

export class Digester {
  /** Tells digests apart: 53 bits. */
  key = 0
  /** Literals read so far, in order: the number of each in the digest. */
  literals = 0
  slots = new Int32Array(256)
  /** Token of each literal. */
  tokens = new Int32Array(256)
  /** How often each list of the digest is repeated. */
  lists: number[] = []
  kinds = new Uint8Array(256)
  hashes = new Int32Array(256)
  values = new Float64Array(256)
  lengths = new Int32Array(256)
  readonly #scanner = new Scanner()
  #starts = new Int32Array(256)
  #stops = new Int32Array(256)
  #count = 0
  #bytes: Uint8Array = new Uint8Array()
  #first = 0
  #second = 0
  #slot = 0
  #parts: DigestPart[] | undefined
  #text = new SqlWriter()
  #partFrom = 0

  /** Reads one statement. False if it is none, or incomplete. */
  read(bytes: Uint8Array, from: number, to: number, mode: SqlMode): boolean {
    this.#bytes = bytes
    this.#count = 0
    this.#scanner.begin(bytes, from, to, mode)
    if (!this.#collect() || this.#count === 0) return false
    this.#reduce()
    this.key = (this.#first >>> 0) * 2 ** 21 + (this.#second & 0x1fffff)
    return true
  }

  /** The digest of the statement that was read last. */
  parts(): DigestPart[] {
    const parts: DigestPart[] = []
    this.#parts = parts
    this.#text = new SqlWriter()
    this.#partFrom = 0
    this.#reduce()
    this.#endPart(undefined)
    this.#parts = undefined
    return parts
  }

  /** Literals that its digest has. */
  get places(): number {
    return this.#slot
  }

  /** Seconds since the year 0 for a literal that is a date or a date and time; otherwise NaN. */
  dateAt(token: number): number {
    if (this.kinds[token] !== TOKEN.text) return Number.NaN
    const start = this.#starts[token] ?? 0
    return secondsOf(this.#bytes, start + 1, start + 1 + (this.lengths[token] ?? 0))
  }

  /** A literal itself: a text without its quotes and escapes. */
  valueAt(token: number): string | number {
    const written = decode(this.#bytes, this.#starts[token] ?? 0, this.#stops[token] ?? 0)
    if (this.kinds[token] === TOKEN.integer || this.kinds[token] === TOKEN.decimal) {
      const value = Number(written)
      return Number.isSafeInteger(value) || this.kinds[token] === TOKEN.decimal ? value : written
    }
    const quote = written.charAt(0)
    return written
      .slice(1, -1)
      .replaceAll(quote + quote, quote)
      .replaceAll(/\\(.)/gs, '$1')
  }

  #collect(): boolean {
    const scanner = this.#scanner
    for (;;) {
      const kind = scanner.next()
      if (kind === TOKEN.end) return true
      if (kind === TOKEN.broken || this.#count >= MOST_TOKENS) return false
      if (kind === TOKEN.symbol && this.#bytes[scanner.start] === SEMICOLON) return true
      if (kind >= TOKEN.text) this.#addLiteral(kind)
      else if (kind === TOKEN.word) this.#addWord()
      else this.#push(kind)
    }
  }

  #addWord(): void {
    const { hash } = this.#scanner
    const isConstant = hash === HASHES.null || hash === HASHES.true || hash === HASHES.false
    const before = this.#count > 0 ? this.hashes[this.#count - 1] : 0
    if (!isConstant || before === HASHES.is || before === HASHES.not) {
      this.#push(TOKEN.word)
      return
    }
    this.#scanner.value = hash === HASHES.true ? 1 : 0
    this.#scanner.length = 1
    this.#push(hash === HASHES.null ? NULL_LITERAL : TOKEN.integer)
  }

  #addLiteral(kind: TokenKind): void {
    const last = this.#count - 1
    if (last >= 0) {
      const [before, hash] = [this.kinds[last] ?? 0, this.hashes[last] ?? 0]
      const isText = kind === TOKEN.text
      // Adjacent texts are one.
      if (isText && before === TOKEN.text) {
        this.hashes[last] = Math.imul(hash, FIRST_PRIME) ^ this.#scanner.hash
        this.lengths[last] = (this.lengths[last] ?? 0) + this.#scanner.length
        return
      }
      const isName = isText && before === TOKEN.word && (hash === HASHES.as || hash === HASHES.end)
      if (isName || (isText && this.#isSymbol(last, CLOSING))) {
        // A text as the name of a column of the answer.
        if (isName && hash === HASHES.as) this.#count--
        return
      }
      const isPrefixed =
        before === TOKEN.word &&
        ((this.#bytes[this.#starts[last] ?? 0] === UNDERSCORE && kind <= TOKEN.binary) || (isText && TYPED.has(hash)))
      if (isPrefixed) this.#count--
      else if (kind >= TOKEN.integer && this.#isSymbol(last, MINUS) && this.#isSign(last)) {
        this.#count--
        this.#scanner.hash = ~this.#scanner.hash
        this.#scanner.value = -this.#scanner.value
      }
    }
    this.#push(kind)
  }

  /** Whether a minus at a token is a sign. */
  #isSign(at: number): boolean {
    if (at === 0) return true
    const before = this.kinds[at - 1] ?? 0
    if (before === TOKEN.symbol) return !this.#isSymbol(at - 1, CLOSING)
    return before === TOKEN.word && BEFORE_SIGN.has(this.hashes[at - 1] ?? 0)
  }

  #isSymbol(at: number, byte: number): boolean {
    return at < this.#count && this.kinds[at] === TOKEN.symbol && this.#bytes[this.#starts[at] ?? 0] === byte
  }

  #push(kind: number): void {
    const at = this.#count++
    if (at >= this.kinds.length) this.#grow()
    const { start, stop, hash, value, length } = this.#scanner
    this.kinds[at] = kind
    this.#starts[at] = start
    this.#stops[at] = stop
    this.hashes[at] = hash
    this.values[at] = value
    this.lengths[at] = length
  }

  #grow(): void {
    const size = this.kinds.length * 2
    this.kinds = grown(this.kinds, new Uint8Array(size))
    this.hashes = grown(this.hashes, new Int32Array(size))
    this.values = grown(this.values, new Float64Array(size))
    this.lengths = grown(this.lengths, new Int32Array(size))
    this.#starts = grown(this.#starts, new Int32Array(size))
    this.#stops = grown(this.#stops, new Int32Array(size))
    this.slots = grown(this.slots, new Int32Array(size))
    this.tokens = grown(this.tokens, new Int32Array(size))
  }

  /** Makes the key, numbers the literals, and takes lists together. */
  #reduce(): void {
    this.#first = this.#second = 0x3c6ef372
    this.#slot = this.literals = 0
    this.lists.length = 0
    let inRows = false
    for (let at = 0; at < this.#count; ) {
      const hash = at > 0 && this.kinds[at - 1] === TOKEN.word ? this.hashes[at - 1] : 0
      const isOpening = this.#isSymbol(at, PARENTHESIS)
      if (isOpening && hash === HASHES.in) {
        const end = this.#listEnd(at + 1)
        if (end !== undefined) {
          this.#list(at, end)
          at = end + 1
          continue
        }
        // Rows of values are within a further parenthesis.
        inRows = this.#isSymbol(at + 1, PARENTHESIS)
        if (inRows) this.#emit(at++)
      } else if (isOpening && (hash === HASHES.values || hash === HASHES.value)) inRows = true
      if (inRows && this.#isSymbol(at, PARENTHESIS)) {
        const end = this.#rowEnd(at)
        const after = this.#rows(at, end)
        inRows = this.#isSymbol(after, COMMA) && this.#isSymbol(after + 1, PARENTHESIS)
        at = after
        if (inRows) this.#emit(at++)
        continue
      }
      this.#emit(at++)
    }
  }

  /** Position of a list's closing parenthesis; undefined if it is not a list of literals. */
  #listEnd(from: number): number | undefined {
    for (let at = from; at + 1 < this.#count; at += 2) {
      if ((this.kinds[at] ?? 0) < TOKEN.text) return undefined
      if (this.#isSymbol(at + 1, CLOSING)) return at + 1
      if (!this.#isSymbol(at + 1, COMMA)) return undefined
    }
    return undefined
  }

  #list(from: number, end: number): void {
    this.#emit(from)
    this.#mix(LIST_MARK)
    const list = this.lists.length
    this.lists.push((end - from) / 2)
    for (let at = from + 1; at < end; at += 2) this.#take(at, this.#slot)
    if (this.#parts !== undefined) {
      this.#endPart(undefined)
      this.#parts.push({ sql: '?', first: this.#slot, literals: 1, list })
      this.#partFrom = this.#slot + 1
    }
    this.#slot++
    this.#emit(end)
  }

  /** Position where the parenthesis opened there closes, or the end. */
  #rowEnd(from: number): number {
    let depth = 0
    for (let at = from; at < this.#count; at++) {
      if (this.#isSymbol(at, PARENTHESIS)) depth++
      else if (this.#isSymbol(at, CLOSING) && --depth === 0) return at
    }
    return this.#count - 1
  }

  /** A row and the following ones that are like it. @returns their end */
  #rows(from: number, end: number): number {
    const [length, slot] = [end - from + 1, this.#slot]
    this.#endPart(undefined)
    for (let at = from; at <= end; at++) this.#emit(at)
    this.#endPart(this.lists.length)
    let [rows, next] = [1, end + 1]
    while (this.#isSymbol(next, COMMA) && this.#isSameRow(from, next + 1, length)) {
      let place = slot
      for (let at = next + 1; at <= next + length; at++)
        if ((this.kinds[at] ?? 0) >= TOKEN.text) this.#take(at, place++)
      next += length + 1
      rows++
    }
    this.lists.push(rows)
    return next
  }

  #isSameRow(one: number, other: number, length: number): boolean {
    if (other + length > this.#count) return false
    for (let each = 0; each < length; each++) {
      const [kind, otherKind] = [this.kinds[one + each] ?? 0, this.kinds[other + each] ?? 0]
      if (kind >= TOKEN.text && otherKind >= TOKEN.text) continue
      if (kind !== otherKind || this.hashes[one + each] !== this.hashes[other + each]) return false
    }
    return true
  }

  #emit(at: number): void {
    const kind = (this.kinds[at] ?? 0) as TokenKind
    const isPlace = kind >= TOKEN.text || kind === TOKEN.placeholder
    if (isPlace) this.#mix(LITERAL_MARK)
    else this.#mix((this.hashes[at] ?? 0) ^ kind)
    if (kind >= TOKEN.text) this.#take(at, this.#slot)
    if (isPlace) this.#slot++
    if (this.#parts === undefined) return
    if (isPlace) this.#text.add(TOKEN.placeholder, '?')
    else if (kind === TOKEN.several) this.#text.add(kind, '...')
    else this.#text.add(kind, this.#written(at, kind))
  }

  #written(at: number, kind: TokenKind): string {
    const [start, stop] = [this.#starts[at] ?? 0, this.#stops[at] ?? 0]
    if (kind === TOKEN.variable && this.hashes[at] === 0) return '@?'
    if (kind !== TOKEN.quoted || this.#bytes[start] !== DOUBLE_QUOTE) return decode(this.#bytes, start, stop)
    return sqlName(decode(this.#bytes, start + 1, stop - 1).replaceAll('""', '"'))
  }

  #take(at: number, slot: number): void {
    this.slots[this.literals] = slot
    this.tokens[this.literals++] = at
  }

  #mix(hash: number): void {
    this.#first = Math.imul(this.#first ^ hash, FIRST_PRIME)
    this.#first ^= this.#first >>> 15
    this.#second = Math.imul(this.#second ^ hash, SECOND_PRIME)
    this.#second ^= this.#second >>> 13
  }

  #endPart(list: number | undefined): void {
    if (this.#parts === undefined) return
    const first = this.#partFrom
    const { text } = this.#text
    if (text !== '') this.#parts.push({ sql: text, first, literals: this.#slot - first, list })
    this.#text = new SqlWriter()
    this.#partFrom = this.#slot
  }
}

/** A digest as one text, and for each of its `?` the number of the literal that it stands for. */
export interface WrittenDigest {
  readonly sql: string
  readonly places: readonly number[]
}

/** @param lists how often each list is repeated, at least once */
export function writeDigest(parts: readonly DigestPart[], lists: readonly number[]): WrittenDigest {
  const places: number[] = []
  let all = ''
  for (const { sql, first, literals, list } of parts) {
    const times = list === undefined ? 1 : Math.max(1, Math.round(lists[list] ?? 1))
    const own = Array.from({ length: literals }, (_, each) => first + each)
    for (let time = 0; time < times; time++) places.push(...own)
    const needsSpace = all !== '' && !all.endsWith('(') && !/^[,)]/.test(sql)
    all += `${needsSpace ? ' ' : ''}${Array<string>(times).fill(sql).join(', ')}`
  }
  return { sql: all, places }
}

function grown<T extends Uint8Array | Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
