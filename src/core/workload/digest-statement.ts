/**
 * A statement without its literals. Statements that differ only in literals have the same key, however long their lists
 * and however many rows they insert.
 */
import { type LiteralKind, type TokenKind, tokensOf } from './sql-scanner.ts'
import { NO_FUNCTIONS, wordsIn } from './sql-words.ts'

/** Marks in a template: a literal, and a list of them; rows like each other are one in braces. */
const PLACE = '{}'
const LIST = '[]'

/** A token; adjacent texts, signs and numbers, and prefixes and texts are one. */
interface Item {
  readonly kind: TokenKind | 'null'
  /** Its characters in the statement; of a literal those between its quotes. */
  readonly text: string
}
export interface Literal extends Item {
  readonly kind: LiteralKind | 'null'
}

const LITERALS = wordsIn('text binary integer decimal null')
const CONSTANTS: ReadonlyMap<string, Item> = new Map([
  ['null', { kind: 'null', text: '' }],
  ['true', { kind: 'integer', text: '1' }],
  ['false', { kind: 'integer', text: '0' }],
])
const TYPED = wordsIn('date time timestamp')
/** Words after which a minus is a sign, not a subtraction. */
const BEFORE_SIGN = wordsIn(
  'select where and or xor not between then else when limit offset in like values set by interval on having case ' +
    'return is div mod if elseif default',
)

/** Reads one statement; undefined if the text is none, or incomplete. */
export function readStatement(sql: string): ReadStatement | undefined {
  const items: Item[] = []
  for (const { kind, text } of tokensOf(sql)) {
    if (kind === 'broken') return undefined
    if (kind === 'symbol' && text === ';') break
    if (LITERALS.has(kind)) addLiteral(items, kind, text)
    else items.push(kind === 'word' ? constantOr({ kind, text }, items.at(-1)) : { kind, text })
  }
  return items.length === 0 ? undefined : new ReadStatement(items)
}

function isLiteral(item: Item): item is Literal {
  return LITERALS.has(item.kind)
}

/** A word in lower case; '' for anything else. */
function wordOf(item: Item | undefined): string {
  return item?.kind === 'word' ? item.text.toLowerCase() : ''
}

/** The literal that a word is, else the word. */
function constantOr(item: Item, before: Item | undefined): Item {
  return (/^(?:is|not)$/.test(wordOf(before)) ? undefined : CONSTANTS.get(wordOf(item))) ?? item
}

function addLiteral(items: Item[], kind: TokenKind, token: string): void {
  const last = items.at(-1)
  const isNumber = kind === 'integer' || kind === 'decimal'
  const text = isNumber ? token : token.replace(/^\w?['"]|'$|"$|^0[xb]/g, '')
  const isText = kind === 'text'
  if (isText && last?.kind === 'text') {
    // Adjacent texts are one.
    items[items.length - 1] = { kind, text: last.text + text }
    return
  }
  const word = wordOf(last)
  // Such a text is the name of a column of the answer.
  if (isText && (word === 'as' || word === 'end')) {
    if (word === 'as') items.pop()
    return
  }
  if (isText && isSymbol(last, ')')) return
  const isPrefix = (word.startsWith('_') && !isNumber) || (isText && TYPED.has(word))
  const isSigned = isNumber && isSymbol(last, '-') && isSign(items.at(-2))
  if (isPrefix || isSigned) items.pop()
  items.push({ kind, text: isSigned ? `-${text}` : text })
}

/** Whether a minus after an item is a sign. */
function isSign(before: Item | undefined): boolean {
  return before === undefined || (before.kind === 'symbol' ? before.text !== ')' : BEFORE_SIGN.has(wordOf(before)))
}

function isSymbol(item: Item | undefined, text: string): boolean {
  return item?.kind === 'symbol' && item.text === text
}

interface Row {
  /** How many parentheses are open around it. */
  readonly depth: number
  /** Where the row begins: in the template, among the slots and among the literals. */
  readonly from: number
  readonly slot: number
  readonly literal: number
}

/** A statement that has been read: lists, and rows like the one before, are taken together as they end. */
export class ReadStatement {
  /** Its digest, with marks for literals, lists and rows; a slot is a literal or a list, in their order. */
  template = ''
  /** The literals in their order, and the slot of each. */
  readonly literals: Literal[] = []
  readonly slots: number[] = []
  /** Literals of each list by its slot, and rows by the first slot in them. */
  readonly lists: number[] = []
  readonly rows: number[] = []
  #slot = 0
  /** The content of each open parenthesis. */
  readonly #open: ('list' | Row | undefined)[] = []
  /** The row that ended last, with its text. */
  #last: (Row & { readonly text: string }) | undefined

  constructor(items: readonly Item[]) {
    for (const [at, item] of items.entries()) {
      const before = items[at - 1]
      const second = items[at - 2]
      if (isSymbol(item, '(')) this.#begin(before, second)
      const space = before !== undefined && isApart(item, before, second) ? ' ' : ''
      if (isLiteral(item) || item.kind === 'placeholder') this.#literal(item, space)
      else this.template += `${space}${textOf(item)}`
      const ended = isSymbol(item, ')') ? this.#open.pop() : undefined
      if (typeof ended === 'object') this.#end(ended)
    }
  }

  /** A parenthesis opens. */
  #begin(before: Item | undefined, second: Item | undefined): void {
    const depth = this.#open.length
    const word = wordOf(before)
    const follows = isSymbol(before, ',') && isSymbol(second, ')') && this.#last?.depth === depth
    const isRow = word === 'values' || word === 'value' || follows || (this.#open.at(-1) === 'list' && word === '')
    if (!follows && depth <= (this.#last?.depth ?? 0)) this.#last = undefined
    const row = { depth, from: this.template.length, slot: this.#slot, literal: this.literals.length }
    this.#open.push(isRow ? row : word === 'in' ? 'list' : undefined)
  }

  /** A row ends: the template has it only if it is unlike the row before it. */
  #end(row: Row): void {
    const { template } = this
    const text = template.slice(row.from).trimStart()
    const last = this.#last
    if (last?.text === text) {
      this.template = template.slice(0, row.from - 1)
      for (let at = row.literal; at < this.slots.length; at++)
        this.slots[at] = (this.slots[at] ?? 0) - row.slot + last.slot
      this.#slot = row.slot
      this.rows[last.slot] = (this.rows[last.slot] ?? 1) + 1
    } else {
      this.template = `${template.slice(0, template.length - text.length)}{${text}}`
      this.rows[row.slot] = 1
      this.#last = { ...row, text }
    }
  }

  #literal(item: Item, space: string): void {
    const isInList = this.#open.at(-1) === 'list'
    if (isInList && this.template.endsWith(`${LIST},`)) {
      this.template = this.template.slice(0, -1)
      this.lists[this.#slot - 1] = (this.lists[this.#slot - 1] ?? 0) + 1
    } else {
      const isList = isInList && this.template.endsWith('(')
      this.template += `${space}${isList ? LIST : PLACE}`
      if (isList) this.lists[this.#slot] = 1
      this.#slot++
    }
    if (!isLiteral(item)) return
    this.literals.push(item)
    this.slots.push(this.#slot - 1)
  }
}

/** Whether a space is between two items: always in the same places, so that statements from all sources look the same. */
function isApart(item: Item, before: Item, second: Item | undefined): boolean {
  if (before.kind === 'symbol' && '(.!~'.includes(before.text)) return false
  if (item.kind !== 'symbol') return true
  if (item.text !== '(' || before.kind !== 'word') return !',).'.includes(item.text)
  return NO_FUNCTIONS.has(wordOf(before)) || /^(?:into|table)$/.test(wordOf(second))
}

function textOf({ kind, text }: Item): string {
  // The name of a variable in quotes may be anything.
  if (kind === 'variable') return /['"`]/.test(text) ? '@?' : text
  return kind === 'quoted' ? text.replaceAll(/\p{Cc}/gu, '?') : text
}

/** A template as people read it, with a `?` for each literal, list or row. */
export function shownTemplate(template: string): string {
  return template.replaceAll(/\{\}|\[\]/g, '?').replaceAll(/\{(?=\()|(?<=\))\}/g, '')
}
