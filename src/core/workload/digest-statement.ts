/**
 * A statement without its literals. Statements that differ only in literals have the same key, however long their lists
 * and however many rows they insert.
 */
import { decode, type SqlMode, TOKEN, type TokenKind, tokensOf } from './sql-scanner.ts'
import { sqlName } from './sql-text.ts'
import { SqlWriter } from './sql-writer.ts'

/** A word for NULL among the kinds of literals. */
export const NULL_LITERAL = 12
/** What stands for the literals of a list, and around rows that are like each other. */
const [LIST, ROWS_BEGIN, ROWS_END] = [13, 14, 15]

/** A part of a digest. Repetitions, such as the elements of a list, are joined with commas. */
export interface DigestPart {
  readonly sql: string
  /** Number of its first literal and their count. */
  readonly first: number
  readonly literals: number
  /** Number of the list that counts its repetitions; undefined: once. */
  readonly list: number | undefined
}

/** A token; adjacent texts, signs and numbers, and prefixes and texts are one. */
export interface Item {
  readonly kind: number
  /** As written; of a word in lower case. */
  readonly text: string
  /** As written. */
  readonly written: string
}

/** A statement that has been read. */
export interface ReadStatement {
  /** Tells digests apart. */
  readonly key: string
  /** In order, and the number of each in the digest. */
  readonly literals: readonly Item[]
  readonly slots: readonly number[]
  /** How often each list of the digest is repeated. */
  readonly lists: readonly number[]
  readonly items: readonly Item[]
}

const wordsIn = (text: string) => new Set(text.split(' '))
const TYPED = wordsIn('date time timestamp')
const CONSTANTS = wordsIn('null true false')
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = wordsIn(
  'select where and or xor not between then else when limit offset in like values set by interval on having case ' +
    'return is div mod if elseif default',
)

/** One statement; undefined if it is none, or incomplete. */
export function readStatement(sql: string, mode: SqlMode): ReadStatement | undefined {
  const items = itemsOf(sql, mode)
  if (items === undefined || items.length === 0) return undefined
  const found = new Reduction(items)
  return { key: found.key, literals: found.literals, slots: found.slots, lists: found.lists, items: found.items }
}

function itemsOf(sql: string, mode: SqlMode): Item[] | undefined {
  const items: Item[] = []
  for (const { kind, text } of tokensOf(sql, mode)) {
    if (kind === TOKEN.broken) return undefined
    if (kind === TOKEN.symbol && text === ';') return items
    if (kind >= TOKEN.text) addLiteral(items, kind, text)
    else if (kind === TOKEN.word) addWord(items, text)
    else items.push({ kind, text: kind === TOKEN.quoted ? text.slice(1, -1) : text, written: text })
  }
  return items
}

function addWord(items: Item[], written: string): void {
  const text = written.toLowerCase()
  const before = items.at(-1)?.text
  const isConstant = CONSTANTS.has(text) && before !== 'is' && before !== 'not'
  if (!isConstant) items.push({ kind: TOKEN.word, text, written })
  else if (text === 'null') items.push({ kind: NULL_LITERAL, text: '', written })
  else items.push({ kind: TOKEN.integer, text: text === 'true' ? '1' : '0', written })
}

function addLiteral(items: Item[], kind: TokenKind, written: string): void {
  const last = items.at(-1)
  const text = kind >= TOKEN.integer ? written : written.replace(/^\w?['"]|'$|"$|^0[xb]/g, '')
  const isText = kind === TOKEN.text
  if (isText && last?.kind === TOKEN.text) {
    // Adjacent texts are one.
    items[items.length - 1] = { ...last, text: last.text + text }
    return
  }
  const isWord = last?.kind === TOKEN.word
  // A text as the name of a column of the answer.
  if (isText && isWord && (last.text === 'as' || last.text === 'end')) {
    if (last.text === 'as') items.pop()
    return
  }
  if (isText && isSymbol(last, ')')) return
  const isPrefix = isWord && ((last.text.startsWith('_') && kind <= TOKEN.binary) || (isText && TYPED.has(last.text)))
  const isSigned = kind >= TOKEN.integer && isSymbol(last, '-') && isSign(items.at(-2))
  if (isPrefix || isSigned) items.pop()
  items.push({ kind, text: isSigned ? `-${text}` : text, written: isSigned ? `-${written}` : written })
}

/** Whether a minus after an item is a sign. */
function isSign(before: Item | undefined): boolean {
  if (before === undefined) return true
  if (before.kind === TOKEN.symbol) return before.text !== ')'
  return before.kind === TOKEN.word && BEFORE_SIGN.has(before.text)
}

function isSymbol(item: Item | undefined, text: string): boolean {
  return item?.kind === TOKEN.symbol && item.text === text
}

/** Makes the key, numbers the literals, and takes lists together. */
class Reduction {
  key = ''
  readonly items: Item[] = []
  readonly literals: Item[] = []
  readonly slots: number[] = []
  readonly lists: number[] = []
  readonly #from: readonly Item[]
  #slot = 0

  constructor(from: readonly Item[]) {
    this.#from = from
    let inRows = false
    for (let at = 0; at < from.length; ) {
      const before = at > 0 && from[at - 1]?.kind === TOKEN.word ? from[at - 1]?.text : ''
      const isOpening = isSymbol(from[at], '(')
      if (isOpening && before === 'in') {
        const end = this.#listEnd(at + 1)
        if (end !== undefined) {
          this.#list(at, end)
          at = end + 1
          continue
        }
        // Rows of values are within a further parenthesis.
        inRows = isSymbol(from[at + 1], '(')
        if (inRows) this.#emit(at++)
      } else if (isOpening && (before === 'values' || before === 'value')) inRows = true
      if (inRows && isSymbol(from[at], '(')) {
        at = this.#rows(at, this.#rowEnd(at))
        inRows = isSymbol(from[at], ',') && isSymbol(from[at + 1], '(')
        if (inRows) this.#emit(at++)
      } else this.#emit(at++)
    }
  }

  /** Position of a list's closing parenthesis; undefined if it is not a list of literals. */
  #listEnd(from: number): number | undefined {
    for (let at = from; at + 1 < this.#from.length; at += 2) {
      if ((this.#from[at]?.kind ?? 0) < TOKEN.text) return undefined
      if (isSymbol(this.#from[at + 1], ')')) return at + 1
      if (!isSymbol(this.#from[at + 1], ',')) return undefined
    }
    return undefined
  }

  #list(from: number, end: number): void {
    this.#emit(from)
    this.#mark(LIST)
    this.lists.push((end - from) / 2)
    for (let at = from + 1; at < end; at += 2) this.#take(at, this.#slot)
    this.#slot++
    this.#emit(end)
  }

  /** Position where the parenthesis opened there closes, or the end. */
  #rowEnd(from: number): number {
    let depth = 0
    for (let at = from; at < this.#from.length; at++) {
      if (isSymbol(this.#from[at], '(')) depth++
      else if (isSymbol(this.#from[at], ')') && --depth === 0) return at
    }
    return this.#from.length - 1
  }

  /** A row and the following ones that are like it. @returns their end */
  #rows(from: number, end: number): number {
    const [length, slot] = [end - from + 1, this.#slot]
    this.#mark(ROWS_BEGIN)
    for (let at = from; at <= end; at++) this.#emit(at)
    this.#mark(ROWS_END)
    let [rows, next] = [1, end + 1]
    while (isSymbol(this.#from[next], ',') && this.#isSameRow(from, next + 1, length)) {
      let place = slot
      for (let at = next + 1; at <= next + length; at++)
        if ((this.#from[at]?.kind ?? 0) >= TOKEN.text) this.#take(at, place++)
      next += length + 1
      rows++
    }
    this.lists.push(rows)
    return next
  }

  #isSameRow(one: number, other: number, length: number): boolean {
    for (let each = 0; each < length; each++) {
      const [own, like] = [this.#from[one + each], this.#from[other + each]]
      if (own === undefined || like === undefined) return false
      if (own.kind >= TOKEN.text && like.kind >= TOKEN.text) continue
      if (own.kind !== like.kind || own.text !== like.text) return false
    }
    return true
  }

  #emit(at: number): void {
    const item = this.#from[at]
    if (item === undefined) return
    this.items.push(item)
    const isLiteral = item.kind >= TOKEN.text
    if (isLiteral) this.#take(at, this.#slot)
    if (isLiteral || item.kind === TOKEN.placeholder) {
      this.#slot++
      this.key += '? '
    } else this.key += `${item.kind}${textOf(item)} `
  }

  #take(at: number, slot: number): void {
    const item = this.#from[at]
    if (item === undefined) return
    this.literals.push(item)
    this.slots.push(slot)
  }

  #mark(kind: number): void {
    this.items.push({ kind, text: '', written: '' })
    if (kind === LIST) this.key += '?+ '
  }
}

function textOf({ kind, text }: Item): string {
  if (kind === TOKEN.several) return '...'
  // Its name is in quotes, and may be anything.
  return kind === TOKEN.variable && /['"`]/.test(text) ? '@?' : text
}

/** The digest of a statement. */
export function partsOf({ items }: ReadStatement): DigestPart[] {
  const parts: DigestPart[] = []
  let [writer, first, slot, lists] = [new SqlWriter(), 0, 0, 0]
  const end = (list?: number) => {
    if (writer.text !== '') parts.push({ sql: writer.text, first, literals: slot - first, list })
    writer = new SqlWriter()
    first = slot
  }
  for (const item of items) {
    const { kind } = item
    if (kind === LIST) {
      end()
      parts.push({ sql: '?', first: slot++, literals: 1, list: lists++ })
      first = slot
    } else if (kind === ROWS_BEGIN) end()
    else if (kind === ROWS_END) end(lists++)
    else if (kind >= TOKEN.text || kind === TOKEN.placeholder) {
      writer.add(TOKEN.placeholder, '?')
      slot++
    } else writer.add(kind as TokenKind, writtenOf(item))
  }
  end()
  return parts
}

function writtenOf(item: Item): string {
  const { kind, written } = item
  if (kind === TOKEN.quoted && written.startsWith('"'))
    return sqlName(decode(written.slice(1, -1)).replaceAll('""', '"'))
  return decode(kind === TOKEN.variable || kind === TOKEN.several ? textOf(item) : written)
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
