/**
 * Tokens of SQL as MySQL and MariaDB read it. Comments and white space are no tokens. Logs hold literals in any
 * character set, so they are read as texts with a character for each byte.
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
  /** `?`, and what stands for several in digests of servers. */
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

export interface Token {
  readonly kind: TokenKind
  /** As written. */
  readonly text: string
  readonly start: number
  readonly stop: number
}

/** Two dashes begin a comment only before white space or the end. */
const SKIPPED = /(?:[\0-\x20]+|#[^\n]*|--(?=[\0-\x20]|$)[^\n]*)+/y
const WORD = /[\w$\x80-\uffff]+/y
const NUMBER = /(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const PREFIXED_NUMBER = /0[xb][\w$\x80-\uffff]+/y
const VARIABLE = /@@?(?:[\w$\x80-\uffff]+(?:\.[\w$\x80-\uffff]*)*)?/y
const SYMBOL = /\.\.\.|<=>|->>?|[<>!:]=|<>|\|\||&&|<<|>>|[\s\S]/y
const KINDS: Readonly<Record<string, TokenKind>> = {
  '?': TOKEN.placeholder,
  '...': TOKEN.several,
}
/** Characters that may end a quote, or hide the next one. */
const ENDS = { "'": /['\\]/g, '"': /["\\]/g, '`': /`/g }

/**
 * All tokens of a text, up to its end or to an unclosed quote or comment. Double quotes are around texts,
 * and backslashes escape, as is usual.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (let at = endOf(SKIPPED, text, 0); at < text.length; ) {
    const isComment = text.startsWith('/*', at)
    const end = isComment ? text.indexOf('*/', at + 2) : 0
    if (!isComment) {
      const { kind, stop } = tokenAt(text, at)
      tokens.push({ kind, text: text.slice(at, stop), start: at, stop })
      if (kind === TOKEN.broken) break
      at = stop
    } else if (end < 0) {
      tokens.push({ kind: TOKEN.broken, text: text.slice(at), start: text.length, stop: text.length })
      break
    } else at = end + 2
    at = endOf(SKIPPED, text, at)
  }
  return tokens
}

/** Position after what a sticky pattern finds there, or there. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

function tokenAt(text: string, start: number): Pick<Token, 'kind' | 'stop'> {
  const first = text.charCodeAt(start)
  const mark = text.charAt(start)
  if (mark in ENDS) return quoted(text, start, mark === '`' ? TOKEN.quoted : TOKEN.text)
  if (mark === '@') return variable(text, start)
  const isDigit = first >= 0x30 && first <= 0x39
  if (isDigit || (mark === '.' && isPoint(text, start))) return number(text, start)
  if (text.charAt(start + 1) === "'" && /[xbn]/i.test(mark))
    return quoted(text, start + 1, /n/i.test(mark) ? TOKEN.text : TOKEN.binary)
  const word = endOf(WORD, text, start)
  if (word > start) return { kind: TOKEN.word, stop: word }
  const stop = endOf(SYMBOL, text, start)
  return { kind: KINDS[text.slice(start, stop)] ?? TOKEN.symbol, stop }
}

/** Whether a point begins a number, and is not between names. */
function isPoint(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at + 1)) && !/[\w$\x80-\uffff`"]/.test(text.charAt(at - 1))
}

/** A number, a literal in hexadecimal or bits, or a word that begins with digits. */
function number(text: string, start: number): Pick<Token, 'kind' | 'stop'> {
  const prefixed = endOf(PREFIXED_NUMBER, text, start)
  if (prefixed > start) return { kind: TOKEN.binary, stop: prefixed }
  const stop = endOf(NUMBER, text, start)
  const isDecimal = text.slice(start, stop).includes('.')
  const word = isDecimal ? start : endOf(WORD, text, start)
  if (word > stop) return { kind: TOKEN.word, stop: word }
  return { kind: isDecimal || /e/i.test(text.slice(start, stop)) ? TOKEN.decimal : TOKEN.integer, stop }
}

/** Quoted names of variables may hold anything. */
function variable(text: string, start: number): Pick<Token, 'kind' | 'stop'> {
  const stop = endOf(VARIABLE, text, start)
  return /['"`]/.test(text.charAt(stop)) && /^@@?$/.test(text.slice(start, stop))
    ? quoted(text, stop, TOKEN.variable)
    : { kind: TOKEN.variable, stop }
}

function quoted(text: string, from: number, kind: TokenKind): Pick<Token, 'kind' | 'stop'> {
  const quote = text.charAt(from)
  const pattern = ENDS[quote as keyof typeof ENDS]
  for (let at = from + 1; ; ) {
    pattern.lastIndex = at
    const end = pattern.exec(text)?.index
    if (end === undefined) return { kind: TOKEN.broken, stop: text.length }
    if (text.charAt(end) === quote && text.charAt(end + 1) !== quote) return { kind, stop: end + 1 }
    at = end + 2
  }
}

/** Characters, one for each byte of a text in UTF-8. */
export function encode(text: string): string {
  return /^[\0-\x7f]*$/.test(text)
    ? text
    : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}

/** The text of such characters; bytes that are not UTF-8 become the replacement character. */
export function decode(bytes: string): string {
  return /^[\0-\x7f]*$/.test(bytes)
    ? bytes
    : new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)))
}
