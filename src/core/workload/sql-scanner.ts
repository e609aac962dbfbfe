/**
 * Tokens of SQL as MySQL and MariaDB read it, over bytes: logs hold literals in any character set. Comments and white
 * space are no tokens. Written for logs of gigabytes: a scanner is reused, and makes no strings.
 */

/** Kinds of tokens. Literals are those from `text` on. */
export const TOKEN = {
  end: 0,
  /** Keyword, function or identifier without quotes. */
  word: 1,
  /** Identifier in quotes. */
  quoted: 2,
  /** Operator or punctuation. */
  symbol: 3,
  /** `?`, also one that stands for several as tools write it: `?+` and `...`. */
  placeholder: 4,
  several: 5,
  /** Variable of the session or the system. */
  variable: 6,
  /** A quote or a comment that is never closed. */
  broken: 7,
  text: 8,
  binary: 9,
  integer: 10,
  decimal: 11,
} as const
export type TokenKind = (typeof TOKEN)[keyof typeof TOKEN]

/** Session settings that change how its statements are read. */
export interface SqlMode {
  /** ANSI_QUOTES: double quotes are around identifiers. */
  readonly hasAnsiQuotes: boolean
  /** NO_BACKSLASH_ESCAPES. */
  readonly hasNoEscapes: boolean
  /** Whether a character's second byte may look like a quote or a backslash, as in GBK and Shift-JIS. */
  readonly isWide: boolean
  /** Whether the content of version comments is read, as in `SHOW CREATE TABLE`. */
  readonly readsVersions?: boolean
}

export const USUAL_MODE: SqlMode = { hasAnsiQuotes: false, hasNoEscapes: false, isWide: false }

const [SPACE, WORD, DIGIT] = [1, 2, 4]
/** Token classes that each byte may be part of. */
const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte <= 0x20) return SPACE
  if (byte >= 0x30 && byte <= 0x39) return WORD | DIGIT
  const isLetter = (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
  return isLetter || byte === 0x24 || byte === 0x5f || byte >= 0x80 ? WORD : 0
})

const [QUOTE, DOUBLE_QUOTE, BACKTICK, BACKSLASH, NEWLINE] = [0x27, 0x22, 0x60, 0x5c, 0x0a]
const [HASH, DASH, SLASH, STAR, DOT, AT, PLUS, QUESTION, BANG] = [0x23, 0x2d, 0x2f, 0x2a, 0x2e, 0x40, 0x2b, 0x3f, 0x21]
const [LESS, EQUAL, GREATER, COLON, BAR, AMPERSAND] = [0x3c, 0x3d, 0x3e, 0x3a, 0x7c, 0x26]
const [LOWER_X, LOWER_B, LOWER_N, LOWER_E, LOWER_M] = [0x78, 0x62, 0x6e, 0x65, 0x6d]
const LEAST_LEAD = 0x81
const LOWER = 0x20
/** FNV-1a, see its authors' page. */
const [OFFSET, PRIME] = [0x811c9dc5 | 0, 0x01000193]
/** Larger whole numbers are not exact. */
const MOST_DIGITS = 15

/** Hash of a word in lower case, as the scanner makes it. */
export function wordHash(word: string): number {
  let hash = OFFSET
  for (const byte of encode(word.toLowerCase())) hash = Math.imul(hash ^ byte, PRIME)
  return hash
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

export function encode(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Bytes that are not UTF-8 become the replacement character. */
export function decode(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return decoder.decode(bytes.subarray(from, to))
}

export class Scanner {
  kind: TokenKind = TOKEN.end
  /** Start and end of the token, quotes included. */
  start = 0
  stop = 0
  /** Hash of the token: for words without regard to case, for literals without the quotes. */
  hash = 0
  /** Value of a number, or of a text that has only digits; otherwise NaN. */
  value = Number.NaN
  /** Bytes of a literal without its quotes. */
  length = 0
  #bytes: Uint8Array = new Uint8Array()
  #at = 0
  #to = 0
  #mode = USUAL_MODE
  #isInVersion = false

  /** Begins with the bytes from one position up to another. */
  begin(bytes: Uint8Array, from: number, to: number, mode: SqlMode): void {
    this.#bytes = bytes
    this.#at = from
    this.#to = to
    this.#mode = mode
    this.#isInVersion = false
  }

  /** Goes to the next token and returns its kind. */
  next(): TokenKind {
    if (!this.#skip()) return this.#token(TOKEN.broken, this.#to)
    this.start = this.#at
    const [bytes, at, to] = [this.#bytes, this.#at, this.#to]
    if (at >= to) return this.#token(TOKEN.end, to)
    const byte = bytes[at] ?? 0
    const kind = CLASSES[byte] ?? 0
    if ((kind & DIGIT) !== 0) return this.#number()
    if ((kind & WORD) !== 0) return this.#wordOrPrefixed(byte)
    if (byte === QUOTE) return this.#quotedLiteral(at, QUOTE)
    if (byte === DOUBLE_QUOTE) return this.#mode.hasAnsiQuotes ? this.#identifier(byte) : this.#quotedLiteral(at, byte)
    if (byte === BACKTICK) return this.#identifier(BACKTICK)
    if (byte === DOT) return this.#dot()
    if (byte === AT) return this.#variable()
    if (byte === QUESTION)
      return bytes[at + 1] === PLUS && at + 1 < to
        ? this.#token(TOKEN.several, at + 2)
        : this.#token(TOKEN.placeholder, at + 1)
    return this.#symbol(byte)
  }

  #token(kind: TokenKind, stop: number): TokenKind {
    this.kind = kind
    this.stop = stop
    this.#at = stop
    return kind
  }

  /** White space and comments. False if a comment is never closed. */
  #skip(): boolean {
    const [bytes, to] = [this.#bytes, this.#to]
    while (this.#at < to) {
      const byte = bytes[this.#at] ?? 0
      const next = this.#at + 1 < to ? (bytes[this.#at + 1] ?? 0) : 0
      if (((CLASSES[byte] ?? 0) & SPACE) !== 0) this.#at++
      else if (byte === HASH) this.#skipLine()
      // Two dashes begin a comment only before white space or the end.
      else if (byte === DASH && next === DASH && this.#isSpaceAt(this.#at + 2)) this.#skipLine()
      else if (byte === SLASH && next === STAR) {
        if (!this.#skipComment()) return false
      } else if (this.#isInVersion && byte === STAR && next === SLASH) {
        this.#isInVersion = false
        this.#at += 2
      } else break
    }
    return true
  }

  #isSpaceAt(at: number): boolean {
    return at >= this.#to || ((CLASSES[this.#bytes[at] ?? 0] ?? 0) & SPACE) !== 0
  }

  #skipLine(): void {
    const end = this.#bytes.indexOf(NEWLINE, this.#at)
    this.#at = end < 0 || end > this.#to ? this.#to : end
  }

  #skipComment(): boolean {
    const bytes = this.#bytes
    let at = this.#at + 2
    if (this.#mode.readsVersions && (bytes[at] === BANG || ((bytes[at] ?? 0) | LOWER) === LOWER_M)) {
      while (at < this.#to && bytes[at] !== BANG) at++
      at++
      while (((CLASSES[bytes[at] ?? 0] ?? 0) & DIGIT) !== 0) at++
      this.#isInVersion = true
      this.#at = at
      return true
    }
    for (;;) {
      at = bytes.indexOf(STAR, at)
      if (at < 0 || at + 1 >= this.#to) {
        this.#at = this.#to
        return false
      }
      at++
      if (bytes[at] !== SLASH) continue
      this.#at = at + 1
      return true
    }
  }

  /** A word, or a literal that begins with a letter: `x'4D'`, `b'01'`, `n'text'`. */
  #wordOrPrefixed(first: number): TokenKind {
    const [bytes, to] = [this.#bytes, this.#to]
    if (this.#at + 1 < to && bytes[this.#at + 1] === QUOTE) {
      const letter = first | LOWER
      if (letter === LOWER_X || letter === LOWER_B || letter === LOWER_N) {
        const kind = this.#quotedLiteral(this.#at + 1, QUOTE)
        if (kind === TOKEN.text && letter !== LOWER_N) this.kind = TOKEN.binary
        return this.kind
      }
    }
    return this.#word(this.#at)
  }

  #word(from: number): TokenKind {
    const [bytes, to, isWide] = [this.#bytes, this.#to, this.#mode.isWide]
    let [at, hash] = [from, OFFSET]
    for (; at < to; at++) {
      const byte = bytes[at] ?? 0
      if (((CLASSES[byte] ?? 0) & WORD) === 0) break
      hash = Math.imul(hash ^ (byte >= 0x41 && byte <= 0x5a ? byte | LOWER : byte), PRIME)
      if (isWide && byte >= LEAST_LEAD) hash = Math.imul(hash ^ (bytes[++at] ?? 0), PRIME)
    }
    this.hash = hash
    return this.#token(TOKEN.word, Math.min(at, to))
  }

  #identifier(quote: number): TokenKind {
    const kind = this.#quotedLiteral(this.#at, quote)
    if (kind === TOKEN.text) this.kind = TOKEN.quoted
    return this.kind
  }

  /** @param from position of its first quote */
  #quotedLiteral(from: number, quote: number): TokenKind {
    const [bytes, to, isWide] = [this.#bytes, this.#to, this.#mode.isWide]
    const escapes = quote !== BACKTICK && !this.#mode.hasNoEscapes
    let [at, hash, value] = [from + 1, OFFSET, 0]
    for (; at < to; at++) {
      const byte = bytes[at] ?? 0
      if (byte === quote) {
        if (at + 1 >= to || bytes[at + 1] !== quote) {
          this.hash = hash
          this.length = at - from - 1
          this.value = this.length > 0 && this.length <= MOST_DIGITS ? value : Number.NaN
          return this.#token(TOKEN.text, at + 1)
        }
        at++
      } else if ((byte === BACKSLASH && escapes) || (isWide && byte >= LEAST_LEAD))
        hash = Math.imul(hash ^ (bytes[++at] ?? 0), PRIME)
      value = ((CLASSES[byte] ?? 0) & DIGIT) === 0 ? Number.NaN : value * 10 + byte - 0x30
      hash = Math.imul(hash ^ byte, PRIME)
    }
    return this.#token(TOKEN.broken, to)
  }

  /** A number, a literal in hexadecimal or bits, or a word that begins with digits. */
  #number(): TokenKind {
    const [bytes, from, to] = [this.#bytes, this.#at, this.#to]
    const letter = from + 1 < to && bytes[from] === 0x30 ? (bytes[from + 1] ?? 0) : 0
    if (letter === LOWER_X || letter === LOWER_B) {
      this.#word(from + 2)
      this.length = this.stop - from - 2
      if (this.length > 0) {
        this.value = Number.NaN
        this.kind = TOKEN.binary
        return this.kind
      }
    }
    let [at, hash, value] = [from, OFFSET, 0]
    for (; at < to && ((CLASSES[bytes[at] ?? 0] ?? 0) & DIGIT) !== 0; at++) {
      hash = Math.imul(hash ^ (bytes[at] ?? 0), PRIME)
      value = value * 10 + (bytes[at] ?? 0) - 0x30
    }
    const isDecimal = at < to && bytes[at] === DOT
    if (isDecimal) at = this.#digitsFrom(at + 1)
    at = this.#exponent(at)
    if (at < to && ((CLASSES[bytes[at] ?? 0] ?? 0) & WORD) !== 0 && !isDecimal) return this.#word(from)
    return this.#finishNumber(from, at, hash, value)
  }

  #digitsFrom(from: number): number {
    let at = from
    while (at < this.#to && ((CLASSES[this.#bytes[at] ?? 0] ?? 0) & DIGIT) !== 0) at++
    return at
  }

  #exponent(at: number): number {
    const bytes = this.#bytes
    if (at >= this.#to || ((bytes[at] ?? 0) | LOWER) !== LOWER_E) return at
    const sign = bytes[at + 1]
    const from = sign === PLUS || sign === DASH ? at + 2 : at + 1
    const end = this.#digitsFrom(from)
    return end > from ? end : at
  }

  #finishNumber(from: number, to: number, hash: number, whole: number): TokenKind {
    this.length = to - from
    if (((CLASSES[this.#bytes[to - 1] ?? 0] ?? 0) & DIGIT) !== 0 && this.#isWhole(from, to)) {
      this.hash = hash
      this.value = this.length <= MOST_DIGITS ? whole : Number.NaN
      return this.#token(TOKEN.integer, to)
    }
    let all = OFFSET
    for (let at = from; at < to; at++) all = Math.imul(all ^ (this.#bytes[at] ?? 0), PRIME)
    this.hash = all
    this.value = Number(decode(this.#bytes, from, to))
    return this.#token(TOKEN.decimal, to)
  }

  #isWhole(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (((CLASSES[this.#bytes[at] ?? 0] ?? 0) & DIGIT) === 0) return false
    return true
  }

  /** A point between names, a number such as `.5`, or the `...` of a digest. */
  #dot(): TokenKind {
    const [bytes, at, to] = [this.#bytes, this.#at, this.#to]
    if (at + 2 < to && bytes[at + 1] === DOT && bytes[at + 2] === DOT) return this.#token(TOKEN.several, at + 3)
    const before = at > 0 ? (bytes[at - 1] ?? 0) : 0
    const isName = ((CLASSES[before] ?? 0) & WORD) !== 0 || before === BACKTICK || before === DOUBLE_QUOTE
    const end = isName ? at + 1 : this.#digitsFrom(at + 1)
    if (end === at + 1) return this.#symbol(DOT)
    return this.#finishNumber(at, this.#exponent(end), 0, 0)
  }

  /** `@name`, `@'name'` and `@@name`. Quoted names are not kept, as they may hold anything. */
  #variable(): TokenKind {
    const [bytes, from, to] = [this.#bytes, this.#at, this.#to]
    let at = from + 1
    if (at < to && bytes[at] === AT) at++
    const quote = at < to ? (bytes[at] ?? 0) : 0
    if (quote === QUOTE || quote === DOUBLE_QUOTE || quote === BACKTICK) {
      const kind = this.#quotedLiteral(at, quote)
      this.hash = 0
      return kind === TOKEN.broken ? kind : this.#token(TOKEN.variable, this.stop)
    }
    this.#word(at)
    let end = this.stop
    while (end < to && bytes[end] === DOT) {
      this.#word(end + 1)
      end = this.stop
    }
    return this.#token(TOKEN.variable, end)
  }

  #symbol(byte: number): TokenKind {
    const [bytes, at, to] = [this.#bytes, this.#at, this.#to]
    const second = at + 1 < to ? (bytes[at + 1] ?? 0) : 0
    const third = at + 2 < to ? (bytes[at + 2] ?? 0) : 0
    const stop = at + symbolLength(byte, second, third)
    let hash = OFFSET
    for (let each = at; each < stop; each++) hash = Math.imul(hash ^ (bytes[each] ?? 0), PRIME)
    this.hash = hash
    return this.#token(TOKEN.symbol, stop)
  }
}

function symbolLength(first: number, second: number, third: number): number {
  if (first === LESS && second === EQUAL && third === GREATER) return 3
  if (first === DASH && second === GREATER) return third === GREATER ? 3 : 2
  const isPair =
    (second === EQUAL && (first === LESS || first === GREATER || first === BANG || first === COLON)) ||
    (first === LESS && second === GREATER) ||
    (first === second && (first === BAR || first === AMPERSAND || first === LESS || first === GREATER))
  return isPair ? 2 : 1
}

/** A single token, for small texts. */
export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  readonly start: number
  readonly stop: number
}

/**
 * All tokens of a text, up to its end or to an unclosed quote or comment. Positions refer to the text's bytes in UTF-8.
 */
export function tokensOf(text: string, mode: SqlMode = USUAL_MODE): Token[] {
  const bytes = encode(text)
  const scanner = new Scanner()
  scanner.begin(bytes, 0, bytes.length, mode)
  const tokens: Token[] = []
  for (;;) {
    const kind = scanner.next()
    if (kind === TOKEN.end) return tokens
    const { start, stop } = scanner
    tokens.push({ kind, start, stop, text: decode(bytes, start, stop) })
    if (kind === TOKEN.broken) return tokens
  }
}
