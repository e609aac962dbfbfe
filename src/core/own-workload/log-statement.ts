/**
 * Splits a statement of a log into items: its tokens, but each literal as a single item. Lists of IN, and rows of an
 * INSERT, keep one element, because statements that differ only in the number of elements count as one statement.
 */
import { type TokenKind, tokensOf } from './sql-scanner.ts'

export interface StatementItem {
  readonly kind: TokenKind
  readonly text: string
  /** The item in lower case if it is a word or a symbol; otherwise ''. */
  readonly word: string
  readonly isApart: boolean
}

const LITERALS: ReadonlySet<TokenKind> = new Set(['text', 'binary', 'integer', 'decimal'])
/** After these words a minus is a sign, not a subtraction. */
const BEFORE_SIGN =
  /^(?:and|between|by|case|div|else|in|interval|like|limit|mod|not|offset|on|or|return|select|set|then|values|when|where)$/
/** Types and character sets, which belong to the text after them, as in `date '2025-01-31'`. */
const BEFORE_TEXT = /^(?:date|time|timestamp|_\w+)$/

/** @returns undefined if a quote or a comment is not closed, or if there is no statement */
export function itemsOf(sql: string): StatementItem[] | undefined {
  const items: StatementItem[] = []
  let end = 0
  for (const { kind, text, start, stop } of tokensOf(sql)) {
    if (kind === 'broken') return undefined
    if (kind === 'symbol' && text === ';') break
    const isApart = start > end && items.length > 0
    end = stop
    const word = kind === 'word' || kind === 'symbol' ? text.toLowerCase() : ''
    const last = items.at(-1)
    if (last !== undefined && belongsTo(last, kind, items.at(-2)))
      items[items.length - 1] = { ...last, kind, word, text: `${last.text}${isApart ? ' ' : ''}${text}` }
    else items.push({ kind, text, word, isApart })
  }
  return items.length === 0 ? undefined : singleElementLists(items)
}

export function isLiteral(item: StatementItem | undefined): boolean {
  return item !== undefined && LITERALS.has(item.kind)
}

/**
 * A text that is equal for statements which differ only in literals, upper and lower case, and white space: they count
 * as one statement.
 */
export function statementDigest(items: readonly StatementItem[]): string {
  return items.map((item) => (isLiteral(item) ? '?' : item.text.toLowerCase())).join(' ')
}

/** Whether a literal continues the item before it (a sign, a type, or a text), so that both are one literal. */
function belongsTo(last: StatementItem, kind: TokenKind, before: StatementItem | undefined): boolean {
  if (kind === 'text') return last.kind === 'text' || BEFORE_TEXT.test(last.word)
  if (kind !== 'integer' && kind !== 'decimal') return kind === 'binary' && /^_\w/.test(last.word)
  if (last.word !== '-') return false
  return before === undefined || (before.kind === 'symbol' && before.word !== ')') || BEFORE_SIGN.test(before.word)
}

function singleElementLists(items: readonly StatementItem[]): StatementItem[] {
  const kept: StatementItem[] = []
  const rows: boolean[] = []
  let isAfterRow = false
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as StatementItem
    const [last, second, third] = [-1, -2, -3].map((from) => kept.at(from)?.word)
    if (item.word === ',' && third === 'in' && second === '(' && isLiteral(kept.at(-1)) && isLiteral(items[at + 1])) {
      at++
      continue
    }
    if (item.word === ',' && isAfterRow && items[at + 1]?.word === '(') {
      at = closingOf(items, at + 1)
      continue
    }
    if (item.word === '(') rows.push(/^values?$/.test(last ?? '') || (last === '(' && second === 'in'))
    isAfterRow = item.word === ')' && rows.pop() === true
    kept.push(item)
  }
  return kept
}

/** Position of the parenthesis that closes the one at `opening`; the last position if none does. */
export function closingOf(items: readonly StatementItem[], opening: number): number {
  let depth = 0
  for (let at = opening; at < items.length; at++) {
    if (items[at]?.word === '(') depth++
    else if (items[at]?.word === ')' && --depth === 0) return at
  }
  return items.length - 1
}
