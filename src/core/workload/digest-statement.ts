/**
 * A statement without its literals. Statements that differ only in literals have the same key, however long their lists
 * and however many rows they insert.
 */
import { TOKEN, type TokenKind, tokensOf } from './sql-scanner.ts'
import { SqlWriter } from './sql-writer.ts'

/** A word for NULL among the kinds of literals. */
export const NULL_LITERAL = 12

/** Marks in a template: a literal, and a list of them; rows like each other are one in braces. */
const [PLACE, LIST] = ['{}', '[]'] as const

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
  /** Its digest, with marks for literals, lists and rows; a slot is a literal or a list, in their order. */
  readonly template: string
  /** In order, and the slot of each. */
  readonly literals: readonly Literal[]
  readonly slots: readonly number[]
  /** Literals of each list by its slot, and rows by the first slot in them. */
  readonly lists: readonly number[]
  readonly rows: readonly number[]
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
  return items === undefined || items.length === 0 ? undefined : new Reduction(items)
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

interface Row {
  /** Parentheses around it. */
  readonly depth: number
  /** Where it begins: in the template, among the slots and among the literals. */
  readonly from: number
  readonly slot: number
  readonly literal: number
}

/** Writes the template, and takes lists, and rows like the one before, together as they end. */
class Reduction {
  readonly literals: Item[] = []
  readonly slots: number[] = []
  readonly lists: number[] = []
  readonly rows: number[] = []
  readonly #writer = new SqlWriter()
  #slot = 0
  /** What each open parenthesis holds. */
  readonly #open: ('list' | 'row' | 'other')[] = []
  readonly #begun: Row[] = []
  /** The row that ended last, with its text. */
  #last: (Row & { readonly text: string }) | undefined

  constructor(items: readonly Item[]) {
    for (const [at, item] of items.entries()) {
      if (isSymbol(item, '(')) this.#begin(items[at - 1], items[at - 2])
      if (item.kind >= TOKEN.text || item.kind === TOKEN.placeholder) this.#literal(item)
      else this.#writer.add(item.kind as TokenKind, writtenOf(item))
      if (isSymbol(item, ')') && this.#open.pop() === 'row') this.#end()
    }
  }

  get template(): string {
    return this.#writer.text
  }

  /** A parenthesis opens. */
  #begin(before: Item | undefined, second: Item | undefined): void {
    const depth = this.#open.length
    const word = before?.kind === TOKEN.word ? before.text : ''
    const follows = isSymbol(before, ',') && isSymbol(second, ')') && this.#last?.depth === depth
    const isRow = word === 'values' || word === 'value' || follows || (this.#open.at(-1) === 'list' && word === '')
    if (!follows && depth <= (this.#last?.depth ?? 0)) this.#last = undefined
    this.#open.push(isRow ? 'row' : word === 'in' ? 'list' : 'other')
    if (!isRow) return
    this.#begun.push({ depth, from: this.#writer.text.length, slot: this.#slot, literal: this.literals.length })
  }

  /** A row ends: the template has it only if it is unlike the row before it. */
  #end(): void {
    const row = this.#begun.pop()
    if (row === undefined) return
    const { text } = this.#writer
    const own = text.slice(row.from).trimStart()
    const last = this.#last
    if (last?.text === own) {
      this.#writer.text = text.slice(0, row.from - 1)
      for (let at = row.literal; at < this.slots.length; at++)
        this.slots[at] = (this.slots[at] ?? 0) - row.slot + last.slot
      this.#slot = row.slot
      this.rows[last.slot] = (this.rows[last.slot] ?? 1) + 1
    } else {
      this.#writer.text = `${text.slice(0, text.length - own.length)}{${own}}`
      this.rows[row.slot] = 1
      this.#last = { ...row, text: own }
    }
  }

  #literal(item: Item): void {
    const { text } = this.#writer
    const isInList = this.#open.at(-1) === 'list'
    if (isInList && text.endsWith(`${LIST},`)) {
      this.#writer.text = text.slice(0, -1)
      this.lists[this.#slot - 1] = (this.lists[this.#slot - 1] ?? 0) + 1
    } else {
      const isList = isInList && text.endsWith('(')
      this.#writer.add(TOKEN.placeholder, isList ? LIST : PLACE)
      if (isList) this.lists[this.#slot] = 1
      this.#slot++
    }
    if (item.kind === TOKEN.placeholder) return
    this.literals.push(item)
    this.slots.push(this.#slot - 1)
  }
}

function writtenOf({ kind, written }: Item): string {
  // The name of a variable in quotes may be anything.
  if (kind === TOKEN.variable) return /['"`]/.test(written) ? '@?' : written
  return kind === TOKEN.quoted ? written.replaceAll(/\p{Cc}/gu, '?') : written
}

/** A template as people read it, with a `?` for each literal, list or row. */
export function shownTemplate(template: string): string {
  return template.replaceAll(/\{\}|\[\]/g, '?').replaceAll(/\{(?=\()|(?<=\))\}/g, '')
}
