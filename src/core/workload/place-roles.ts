/** The role of each `?` of a statement, found from the tokens around it. */
import { TOKEN } from './sql-scanner.ts'
import { nameOf } from './statement-kinds.ts'
import type { StatementScopes, TableColumn } from './statement-scopes.ts'

export type PlaceRole =
  /** Compared with a column. */
  | { readonly kind: 'compared'; readonly of: TableColumn; readonly with: 'equality' | 'least' | 'most' }
  /** Value of a column of a new row. */
  | { readonly kind: 'inserted'; readonly of: TableColumn }
  /** New value of a column. */
  | { readonly kind: 'assigned'; readonly of: TableColumn }
  /** Number of rows to return or to skip, or a length of time. */
  | { readonly kind: 'limit' | 'offset' | 'interval' }
  /** Amount by which a value is changed. */
  | { readonly kind: 'step' }
  /** Argument of a function, part of the answer, or anything else. */
  | { readonly kind: 'other'; readonly of: TableColumn | undefined }

const EQUALITIES = new Set(['=', '<=>', '<>', '!=', 'like', 'regexp', 'rlike', 'in', 'against'])
const ARITHMETIC = new Set(['+', '-', '*', '/', '%', 'div', 'mod'])
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT = new Set(
  'lower upper lcase ucase trim binary cast convert date timestamp coalesce ifnull concat from_unixtime unix_timestamp'.split(
    ' ',
  ),
)
/** Tokens that are examined in one direction: a longer expression is no comparison of a column. */
const FAR = 64

/** One role for each `?`, in their order. */
export function placeRoles(scopes: StatementScopes): PlaceRole[] {
  const finder = new RoleFinder(scopes)
  return scopes.tokens.flatMap(({ text }, at) => (text === '?' ? [finder.roleAt(at)] : []))
}

class RoleFinder {
  readonly #scopes: StatementScopes
  /** Places of the AND of each BETWEEN, and of the BETWEEN. */
  readonly #ranges = new Map<number, number>()
  /** Columns of the values of an INSERT, by the places where they begin. */
  readonly #inserted: ReadonlyMap<number, TableColumn>

  constructor(scopes: StatementScopes) {
    this.#scopes = scopes
    const open: (number | undefined)[] = [undefined]
    for (const [at, token] of scopes.tokens.entries()) {
      const word = token.kind === TOKEN.word ? nameOf(token) : token.text
      if (word === '(') open.push(undefined)
      else if (word === ')') open.pop()
      else if (word === 'between') open[open.length - 1] = at
      else if (word === 'and' && open[open.length - 1] !== undefined) {
        this.#ranges.set(at, open[open.length - 1] ?? 0)
        open[open.length - 1] = undefined
      }
    }
    this.#inserted = insertedColumns(scopes)
  }

  roleAt(at: number): PlaceRole {
    const inserted = this.#inserted.get(at)
    if (inserted !== undefined && this.#endsElement(at + 1)) return { kind: 'inserted', of: inserted }
    const word = this.#word(at - 1)
    if (word === 'limit') return { kind: this.#word(at + 1) === ',' ? 'offset' : 'limit' }
    if (word === ',' && this.#word(at - 3) === 'limit') return { kind: 'limit' }
    if (word === 'offset') return { kind: 'offset' }
    if (word === 'interval') return { kind: 'interval' }
    return this.#leftOf(at) ?? this.#rightOf(at) ?? { kind: 'other', of: undefined }
  }

  #word(at: number): string {
    const token = this.#scopes.tokens[at]
    return token?.kind === TOKEN.word ? nameOf(token) : (token?.text ?? '')
  }

  #endsElement(at: number): boolean {
    const word = this.#word(at)
    return word === ',' || word === ')'
  }

  /** Looks on its left for the column that it is compared with or assigned to. */
  #leftOf(place: number): PlaceRole | undefined {
    let isChanged = false
    let element = 0
    // In a list of rows only the place within a row counts.
    let isInRow = false
    for (let at = place - 1; at >= 0 && place - at < FAR; ) {
      const word = this.#word(at)
      if (ARITHMETIC.has(word)) {
        isChanged = true
        at = this.#operandStart(at - 1) - 1
      } else if (word === '(') {
        if (this.#word(at - 1) === 'in') return this.#compared(at - 2, 'equality', isChanged, element)
        if (this.#scopes.isCall(at)) {
          if (element > 0 || !TRANSPARENT.has(this.#word(at - 1))) return { kind: 'other', of: undefined }
          at -= 2
        } else {
          isInRow ||= element > 0 || this.#word(place - 1) === '('
          at--
        }
      } else if (word === ',') {
        at = this.#operandStart(at - 1) - 1
        const isElement = this.#word(at) === ',' || this.#word(at) === '('
        if (!isElement) return undefined
        if (!isInRow) element++
      } else if (word === '=' && this.#isAssignment(at)) return this.#assigned(at - 1, isChanged)
      else if (EQUALITIES.has(word)) return this.#compared(at - 1, 'equality', isChanged, element)
      else if (word === '<' || word === '<=') return this.#compared(at - 1, 'most', isChanged, element)
      else if (word === '>' || word === '>=' || word === 'between')
        return this.#compared(at - 1, 'least', isChanged, element)
      else if (this.#ranges.has(at)) return this.#compared((this.#ranges.get(at) ?? 0) - 1, 'most', isChanged, element)
      else return undefined
    }
    return undefined
  }

  /** Looks on its right for the column that it is compared with, such as in `? < column`. */
  #rightOf(place: number): PlaceRole | undefined {
    const word = this.#word(place + 1)
    const isLess = word === '<' || word === '<='
    const isMore = word === '>' || word === '>='
    if (!(isLess || isMore || EQUALITIES.has(word) || word === 'between')) return undefined
    const from = place + 2
    const to = this.#word(from) === '(' ? (this.#scopes.partners.get(from) ?? from) : from + 2
    const [of] = this.#scopes.columnsBetween(from, to)
    return of === undefined
      ? undefined
      : { kind: 'compared', of, with: isLess ? 'least' : isMore ? 'most' : 'equality' }
  }

  /** @param end end of the comparison's other side @param element its index among several */
  #compared(
    end: number,
    how: 'equality' | 'least' | 'most',
    isChanged: boolean,
    element: number,
  ): PlaceRole | undefined {
    const last = this.#word(end) === 'not' ? end - 1 : end
    if (isChanged) return { kind: 'step' }
    const first = this.#operandStart(last)
    const isCall = this.#word(last) === ')' && first + 1 < last && this.#scopes.isCall(first + 1)
    if (isCall && !TRANSPARENT.has(this.#word(first)) && this.#word(first) !== 'match') return undefined
    const columns = this.#scopes.columnsBetween(first, last)
    const of = columns[Math.min(element, columns.length - 1)]
    return of === undefined ? undefined : { kind: 'compared', of, with: how }
  }

  #assigned(at: number, isChanged: boolean): PlaceRole | undefined {
    if (isChanged) return { kind: 'step' }
    const of = this.#scopes.columnEndingAt(at)
    return of === undefined ? undefined : { kind: 'assigned', of }
  }

  /** Whether an equals sign assigns to a column: after SET or a comma, or ON DUPLICATE KEY UPDATE. */
  #isAssignment(at: number): boolean {
    const before = this.#word(this.#operandStart(at - 1) - 1)
    if (before === 'set') return true
    if (before === 'update') return true
    if (before !== ',') return false
    // A comma of the list of assignments is outside all parentheses, and comparisons occur only inside them.
    for (let each = at - 1; each >= 0; each--) {
      const word = this.#word(each)
      if (word === ')') each = this.#scopes.partners.get(each) ?? 0
      else if (word === '(') return false
      else if (word === 'where' || word === 'on' || word === 'having') return false
      else if (word === 'set' || word === 'update') return true
    }
    return false
  }

  /** Start of the operand that ends there. */
  #operandStart(end: number): number {
    let at = end
    if (this.#word(at) === ')') {
      at = this.#scopes.partners.get(at) ?? at
      if (this.#scopes.isCall(at)) at--
    }
    while (this.#word(at - 1) === '.' && at >= 2) at -= 2
    return at
  }
}

/** Columns that get the values of an INSERT or REPLACE. */
function insertedColumns(scopes: StatementScopes): Map<number, TableColumn> {
  const places = new Map<number, TableColumn>()
  const { tokens, partners } = scopes
  const [table] = scopes.tables
  const first = nameOf(tokens[0])
  const values = tokens.findIndex((token) => token.kind === TOKEN.word && /^values?$/i.test(token.text))
  if (table === undefined || !(first === 'insert' || first === 'replace') || values < 0) return places
  const opening = tokens.findIndex(({ text }) => text === '(')
  const named = opening < values && opening >= 0 ? scopes.columnsBetween(opening, partners.get(opening) ?? opening) : []
  const columns = named.length > 0 ? named : table.columns.map((column) => ({ table, column }))
  for (let row = values + 1; tokens[row]?.text === '('; row = (partners.get(row) ?? row) + 2) {
    let element = 0
    const end = partners.get(row) ?? row
    for (let at = row; at < end; at++) {
      const { text = '' } = tokens[at] ?? {}
      if (at !== row && text === '(') at = partners.get(at) ?? end
      else if (at === row || text === ',') {
        const column = columns[element++]
        if (column !== undefined) places.set(at + 1, column)
      }
    }
  }
  return places
}
