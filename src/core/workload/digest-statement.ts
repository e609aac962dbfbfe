/**
 * A statement without its literals. Statements that differ only in literals have the same key, however long their lists
 * and however many rows they insert.
 */
import { decode, TOKEN, type TokenKind, tokensOf } from './sql-scanner.ts'
import { SqlWriter } from './sql-writer.ts'

/** A word for NULL among the kinds of literals. */
export const NULL_LITERAL = 12

/** Marks in a template: a literal, the number of a list of them, and that of rows like each other, which end. */
const [PLACE, LIST, ROWS, ROWS_END] = ['\x01', '\x02', '\x03', '\x04']
const MARKS = new RegExp(`${PLACE}|${LIST}(\\d+)${LIST}|${ROWS}(\\d+)${ROWS}([^${ROWS_END}]*)${ROWS_END}`, 'g')

/** A token; adjacent texts, signs and numbers, and prefixes and texts are one. */
interface Item {
  readonly kind: number
  /** As written; of a word in lower case, of a text without its quotes. */
  readonly text: string
  /** As written. */
  readonly written: string
}
export type Literal = Pick<Item, 'kind' | 'text'>

/** A statement that has been read. */
export interface ReadStatement {
  /** Its digest, with marks for literals and lists. */
  readonly template: string
  /** In order, and the number of each in the digest. */
  readonly literals: readonly Literal[]
  readonly slots: readonly number[]
  /** How often each list of the digest is repeated. */
  readonly lists: readonly number[]
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
export function readStatement(sql: string): ReadStatement | undefined {
  const items = itemsOf(sql)
  if (items === undefined || items.length === 0) return undefined
  const { template, literals, slots, lists } = new Reduction(items)
  return { template, literals, slots, lists }
}

function itemsOf(sql: string): Item[] | undefined {
  const items: Item[] = []
  for (const { kind, text } of tokensOf(sql)) {
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

/** Numbers the literals, and takes lists together. */
class Reduction {
  readonly literals: Item[] = []
  readonly slots: number[] = []
  readonly lists: number[] = []
  readonly #from: readonly Item[]
  readonly #writer = new SqlWriter()
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

  get template(): string {
    return this.#writer.text
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
    this.#writer.add(TOKEN.placeholder, `${LIST}${this.lists.length}${LIST}`)
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
    this.#emit(from)
    this.#writer.text = `${this.#writer.text.slice(0, -1)}${ROWS}${this.lists.length}${ROWS}(`
    for (let at = from + 1; at <= end; at++) this.#emit(at)
    this.#writer.text += ROWS_END
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
    const isLiteral = item.kind >= TOKEN.text
    if (isLiteral) this.#take(at, this.#slot)
    if (isLiteral || item.kind === TOKEN.placeholder) {
      this.#slot++
      this.#writer.add(TOKEN.placeholder, PLACE)
    } else this.#writer.add(item.kind as TokenKind, writtenOf(item))
  }

  #take(at: number, slot: number): void {
    const item = this.#from[at]
    if (item === undefined) return
    this.literals.push(item)
    this.slots.push(slot)
  }
}

function writtenOf({ kind, written }: Item): string {
  // The name of a variable in quotes may be anything.
  if (kind === TOKEN.variable) return /['"`]/.test(written) ? '@?' : written
  return kind === TOKEN.quoted ? written.replaceAll(/\p{Cc}/gu, '?') : written
}

/** A digest as one text, and for each of its `?` the number of the literal that it stands for. */
export interface WrittenDigest {
  readonly sql: string
  readonly places: readonly number[]
}

/** @param lists how often each list is repeated, at least once */
export function writeDigest(template: string, lists: readonly number[]): WrittenDigest {
  const places: number[] = []
  let slot = 0
  const sql = decode(template).replaceAll(MARKS, (_, list?: string, rows?: string, row = PLACE) => {
    const length = row.split(PLACE).length - 1
    const own = Array.from({ length }, (__, each) => slot + each)
    const number = list ?? rows
    const times = number === undefined ? 1 : Math.max(1, Math.round(lists[Number(number)] ?? 1))
    for (let time = 0; time < times; time++) places.push(...own)
    slot += length
    return Array<string>(times).fill(row.replaceAll(PLACE, '?')).join(', ')
  })
  return { sql, places }
}
