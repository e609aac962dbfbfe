/**
 * The tables and columns that a statement names, and what each `?` stands for. Read from the tokens alone: parsers of
 * SQL refuse many statements that servers take, and servers resolve names only in SELECT, and drop literals.
 */
import { TOKEN, type Token } from './sql-scanner.ts'
import { NO_ALIASES, NO_FUNCTIONS, SQL_WORDS } from './sql-words.ts'
import { nameOf } from './statement-kinds.ts'
import type { Table, TableColumn } from './tables.ts'

export type PlaceRole =
  /** Compared with a column. */
  | { readonly kind: 'compared'; readonly of: TableColumn; readonly with: Comparison }
  /** New value of a column, in a new row or one that is there. */
  | { readonly kind: 'written'; readonly of: TableColumn }
  /** Number of rows to return or to skip, or a length of time. */
  | { readonly kind: 'limit' | 'offset' | 'interval' }
  /** Amount by which a value is changed. */
  | { readonly kind: 'step' }
  /** Argument of a function, part of the answer, or anything else. */
  | { readonly kind: 'other' }

type Comparison = 'equality' | 'least' | 'most'

/** Tables of a SELECT by alias or name, lower case; undefined: rows of another SELECT. */
type Scope = Map<string, Table | undefined>

/** What is open at a token: the statement, or a parenthesis. */
interface Frame {
  /** The innermost first. */
  scopes: readonly Scope[]
  /** The word that began it, such as `from`, in which commas separate tables. */
  clause: string
  expectsTable: boolean
  /** Place of a BETWEEN whose AND is to come. */
  between: number
  /** Whether it holds a function's arguments, in which FROM is no clause. */
  readonly isCall: boolean
}

const wordsIn = (text: string) => new Set(text.split(' '))
const MODIFIERS = wordsIn('ignore low_priority delayed high_priority quick lateral only into')
const CLAUSES = wordsIn('where set group order limit having values value select window returning for union')
const SELECTS = wordsIn('select with values table')
const COMPARISONS: ReadonlyMap<string, Comparison> = new Map([
  ...['=', '<=>', '<>', '!=', 'like', 'regexp', 'rlike', 'in', 'against'].map((word) => [word, 'equality'] as const),
  ...['>', '>=', 'between'].map((word) => [word, 'least'] as const),
  ...['<', '<='].map((word) => [word, 'most'] as const),
])
const MIRRORED = { equality: 'equality', least: 'most', most: 'least' } as const
const ARITHMETIC = wordsIn('+ - * / % div mod')
/** Functions whose first argument is compared as if it were there without the function. */
const TRANSPARENT = wordsIn(
  'lower upper lcase ucase trim binary cast convert date timestamp coalesce ifnull concat from_unixtime unix_timestamp',
)
/** Tokens that are examined in one direction: a longer expression is no comparison of a column. */
const FAR = 64

export class StatementPlaces {
  readonly tokens: readonly Token[]
  #hasUnknownTable = false
  readonly #schema: ReadonlyMap<string, Table>
  /** For each parenthesis the place of its counterpart. */
  readonly #partners = new Map<number, number>()
  readonly #scopes: (readonly Scope[])[] = []
  /** Names that the statement itself gives. */
  readonly #aliases = new Set<string>()
  /** Places of names of tables. */
  readonly #named = new Set<number>()
  /** Places of signs that assign. */
  readonly #assigning = new Set<number>()
  /** Places of BETWEEN by those of their AND. */
  readonly #ranges = new Map<number, number>()

  /** @param schema tables by their names in lower case */
  constructor(tokens: readonly Token[], schema: ReadonlyMap<string, Table>) {
    this.tokens = tokens
    this.#schema = schema
    const open: number[] = []
    for (const [at, { text }] of tokens.entries()) {
      if (text === '(') open.push(at)
      const from = text === ')' ? open.pop() : undefined
      if (from !== undefined) this.#partners.set(from, at).set(at, from)
    }
    this.#read()
  }

  /** One for each `?`, in their order. */
  roles(): PlaceRole[] {
    const written = this.#insertedColumns()
    return this.tokens.flatMap(({ text }, at) => (text === '?' ? [this.#roleAt(at, written.get(at))] : []))
  }

  /**
   * Whether every name is in the schema or was given in the statement. Anything else may be a piece of a literal that
   * was not properly quoted.
   */
  get isUnderstood(): boolean {
    const names = namesIn(this.#schema)
    const endsOperand = (at: number) => /^[?)]$/.test(this.#word(at)) || this.#columnAt(at) !== undefined
    const isKnown = ({ kind, text }: Token, at: number) => {
      if (kind === TOKEN.variable || kind === TOKEN.broken || kind === TOKEN.several) return false
      if (kind !== TOKEN.word && kind !== TOKEN.quoted) return true
      const [name, before, after] = [nameOf({ kind, text, start: 0, stop: 0 }), this.#word(at - 1), this.#word(at + 1)]
      if (kind === TOKEN.word && SQL_WORDS.has(name)) return true
      if (kind === TOKEN.word && after === '(') return !endsOperand(at - 1)
      if (/^(?:collate|using|charset)$/.test(before) || this.#named.has(at)) return true
      if (this.#aliases.has(name) || names.has(name)) return true
      // A name of a column of the answer: behind AS, or behind a column or a parenthesis.
      const isBehind = (before === ')' || before === 'end' || endsOperand(at - 1)) && before !== '?'
      if (before !== 'as' && !(isBehind && /^(?:[,)]|from)$/.test(after))) return false
      this.#aliases.add(name)
      return true
    }
    return !this.#hasUnknownTable && this.tokens.every(isKnown)
  }

  /** A token in lower case; names in quotes are no words. */
  #word(at: number): string {
    const token = this.tokens[at]
    return token?.kind === TOKEN.word ? nameOf(token) : token?.kind === TOKEN.quoted ? '' : (token?.text ?? '')
  }

  #read(): void {
    const common: Scope = new Map()
    if (this.#word(0) === 'with')
      for (const [at, token] of this.tokens.entries())
        if (this.#word(at + 1) === 'as' && this.#word(at + 2) === '(') this.#take(nameOf(token), common, undefined)
    const frames: Frame[] = [frameIn([new Map(), common])]
    for (let at = 0; at < this.tokens.length; at++) {
      const frame = frames.at(-1)
      if (frame === undefined) return
      this.#scopes[at] = frame.scopes
      const word = this.#word(at)
      if (word === '(') {
        const isSelect = SELECTS.has(this.#word(at + 1))
        const isTables = frame.expectsTable && !isSelect
        const inner = frameIn(
          isSelect ? [new Map(), ...frame.scopes] : frame.scopes,
          !isSelect && !isTables && this.#isCall(at),
        )
        frames.push({ ...inner, clause: isTables ? 'from' : '', expectsTable: isTables })
        frame.expectsTable = false
      } else if (word === ')') {
        frames.pop()
        const outer = frames.at(-1)
        if (outer?.clause === 'from') this.#takeAlias(at + 1, outer.scopes, undefined)
      } else if (frame.expectsTable && !MODIFIERS.has(word) && nameOf(this.tokens[at]) !== '') {
        at = this.#takeTable(at, frame.scopes)
        frame.expectsTable = false
      } else if (word === ',') frame.expectsTable = frame.clause === 'from'
      else this.#readWord(frame, word, at)
    }
  }

  #readWord(frame: Frame, word: string, at: number): void {
    const before = this.#word(at - 1)
    const [, ...outer] = frame.scopes
    if (word === 'select' ? (frame.scopes[0]?.size ?? 0) > 0 : /^(?:union|except|intersect)$/.test(word)) {
      frame.scopes = [new Map(), ...outer]
      this.#scopes[at] = frame.scopes
    }
    const isUpdated = word === 'update' && at === 0
    const isInserted = word === 'into' || (/^(?:insert|replace)$/.test(word) && at === 0)
    if (isUpdated || isInserted || (word === 'from' && !frame.isCall) || /^(?:straight_)?join$/.test(word)) {
      frame.expectsTable = !(word === 'straight_join' && before === 'select')
      frame.clause = isInserted ? 'into' : 'from'
    } else if (CLAUSES.has(word) && frame.clause !== 'set') frame.clause = word
    else if (word === 'where') frame.clause = word
    else if (word === 'update' && before === 'key') frame.clause = 'set'
    else if (word === '=' && frame.clause === 'set') this.#assigning.add(at)
    else if (word === 'between') frame.between = at
    else if (word === 'and' && frame.between > 0) {
      this.#ranges.set(at, frame.between)
      frame.between = 0
    }
  }

  /** Whether a parenthesis holds the arguments of a function. */
  #isCall(opening: number): boolean {
    const before = this.tokens[opening - 1]
    return before?.kind === TOKEN.quoted || (before?.kind === TOKEN.word && !NO_FUNCTIONS.has(nameOf(before)))
  }

  #take(name: string, scope: Scope | undefined, table: Table | undefined): void {
    scope?.set(name, table)
    this.#aliases.add(name)
  }

  /** Takes the name of a table with its alias. @returns the place of its last token */
  #takeTable(from: number, scopes: readonly Scope[]): number {
    let at = from
    while (this.#word(at + 1) === '.') at += 2
    for (let each = from; each <= at; each++) this.#named.add(each)
    const name = nameOf(this.tokens[at])
    const table = this.#schema.get(name)
    if (table === undefined && name !== 'dual' && !this.#aliases.has(name)) this.#hasUnknownTable = true
    const end = this.#takeAlias(at + 1, scopes, table)
    if (end === at || !scopes[0]?.has(name)) scopes[0]?.set(name, table)
    return end
  }

  /** @returns the place of the alias, else of the token before */
  #takeAlias(from: number, [scope]: readonly Scope[], table: Table | undefined): number {
    const at = this.#word(from) === 'as' ? from + 1 : from
    const [alias, word] = [nameOf(this.tokens[at]), this.#word(at)]
    if (alias === '' || NO_ALIASES.has(word)) return from - 1
    this.#take(alias, scope, table)
    return at
  }

  /** The column whose name, with its qualifiers, ends at a token. */
  #columnAt(at: number): TableColumn | undefined {
    const name = nameOf(this.tokens[at])
    if (name === '' || this.#word(at + 1) === '(') return undefined
    const qualifier = this.#word(at - 1) === '.' ? nameOf(this.tokens[at - 2]) : undefined
    const seen = (this.#scopes[at] ?? []).flatMap((scope) => [...scope])
    const meant = seen.filter(([alias]) => qualifier === undefined || alias === qualifier)
    // A column of a SELECT's rows comes from one of its tables.
    const isDerived = meant.some(([, table]) => table === undefined)
    const others = isDerived ? this.#scopes.flatMap((scopes) => [...(scopes[0]?.values() ?? [])]) : []
    for (const table of [...meant.map(([, table]) => table), ...others]) {
      const column = table?.columns.find((each) => each.name.toLowerCase() === name)
      if (table !== undefined && column !== undefined) return { table, column }
    }
    return undefined
  }

  /** Columns named between two tokens, both included, apart from those of SELECTs within. */
  #columnsBetween(from: number, to: number): TableColumn[] {
    const found: TableColumn[] = []
    for (let at = from; at <= to; at++) {
      const isSelect = this.#word(at) === '(' && this.#word(at + 1) === 'select'
      const column = this.#word(at + 1) === '.' ? undefined : this.#columnAt(at)
      if (isSelect) at = this.#partners.get(at) ?? to
      else if (column !== undefined) found.push(column)
    }
    return found
  }

  #roleAt(at: number, written: TableColumn | undefined): PlaceRole {
    const [before, after] = [this.#word(at - 1), this.#word(at + 1)]
    if (written !== undefined && /^[,)]$/.test(after)) return { kind: 'written', of: written }
    if (before === 'limit') return { kind: after === ',' ? 'offset' : 'limit' }
    if (before === ',' && this.#word(at - 3) === 'limit') return { kind: 'limit' }
    if (before === 'offset' || before === 'interval') return { kind: before }
    return this.#leftOf(at) ?? this.#rightOf(at) ?? { kind: 'other' }
  }

  /** Looks on its left for the column that it is compared with or assigned to. */
  #leftOf(place: number): PlaceRole | undefined {
    let [isChanged, element] = [false, 0]
    // In a list of rows only the place within a row counts.
    let isInRow = false
    for (let at = place - 1; at >= 0 && place - at < FAR; ) {
      const word = this.#word(at)
      const range = this.#ranges.get(at)
      const how = range === undefined ? COMPARISONS.get(word) : 'most'
      if (how !== undefined) {
        if (isChanged) return { kind: 'step' }
        const end = (range ?? at) - 1
        const of = this.#assigning.has(at) ? this.#columnAt(end) : this.#operandColumn(end, element)
        return of && (this.#assigning.has(at) ? { kind: 'written', of } : { kind: 'compared', of, with: how })
      }
      if (ARITHMETIC.has(word) || word === ',') {
        at = this.#operandStart(at - 1) - 1
        if (word !== ',') isChanged = true
        else if (!/^[,(]$/.test(this.#word(at))) return undefined
        else if (!isInRow) element++
      } else if (word !== '(') return undefined
      else if (this.#isCall(at)) {
        if (element > 0 || !TRANSPARENT.has(this.#word(at - 1))) return { kind: 'other' }
        at -= 2
      } else {
        isInRow ||= this.#word(at - 1) !== 'in' && (element > 0 || this.#word(place - 1) === '(')
        at--
      }
    }
    return undefined
  }

  /** Looks on its right for the column that it is compared with, such as in `? < column`. */
  #rightOf(place: number): PlaceRole | undefined {
    const [how, from] = [COMPARISONS.get(this.#word(place + 1)), place + 2]
    const [of] = this.#columnsBetween(from, this.#partners.get(from) ?? from + 2)
    return how && of && { kind: 'compared', of, with: MIRRORED[how] }
  }

  /** The column of one side of a comparison. @param end its last token @param element its index among several */
  #operandColumn(end: number, element: number): TableColumn | undefined {
    const last = this.#word(end) === 'not' ? end - 1 : end
    const first = this.#operandStart(last)
    const isCall = this.#word(last) === ')' && first + 1 < last && this.#isCall(first + 1)
    if (isCall && !TRANSPARENT.has(this.#word(first)) && this.#word(first) !== 'match') return undefined
    const columns = this.#columnsBetween(first, last)
    return columns[Math.min(element, columns.length - 1)]
  }

  /** Start of the operand that ends there. */
  #operandStart(end: number): number {
    let at = this.#word(end) === ')' ? (this.#partners.get(end) ?? end) : end
    if (at < end && this.#isCall(at)) at--
    while (this.#word(at - 1) === '.') at -= 2
    return at
  }

  /** Columns that get the values of an INSERT or REPLACE, by the places where these begin. */
  #insertedColumns(): Map<number, TableColumn> {
    const places = new Map<number, TableColumn>()
    const values = this.tokens.findIndex((_, at) => /^values?$/.test(this.#word(at)))
    const table = [...(this.#scopes[0]?.[0]?.values() ?? [])][0]
    if (table === undefined || !/^(?:insert|replace)$/.test(this.#word(0))) return places
    const opening = this.tokens.findIndex(({ text }) => text === '(')
    const named = opening < values ? this.#columnsBetween(opening, this.#partners.get(opening) ?? opening) : []
    const columns = named.length > 0 ? named : table.columns.map((column) => ({ table, column }))
    for (let row = values + 1; this.#word(row) === '('; row = (this.#partners.get(row) ?? row) + 2) {
      let element = 0
      const end = this.#partners.get(row) ?? row
      for (let at = row; at < end; at++) {
        if (at > row && this.#word(at) === '(') at = this.#partners.get(at) ?? end
        const column = at === row || this.#word(at) === ',' ? columns[element++] : undefined
        if (column !== undefined) places.set(at + 1, column)
      }
    }
    return places
  }
}

function frameIn(scopes: readonly Scope[], isCall = false): Frame {
  return { scopes, clause: '', expectsTable: false, between: 0, isCall }
}

const namesOfSchemas = new WeakMap<ReadonlyMap<string, Table>, ReadonlySet<string>>()

/** Names of tables, columns and indexes, lower case. */
export function namesIn(schema: ReadonlyMap<string, Table>): ReadonlySet<string> {
  const known = namesOfSchemas.get(schema)
  if (known !== undefined) return known
  const all = [...schema.values()].flatMap(({ name, columns, keys }) => [{ name }, ...columns, ...keys])
  const names = new Set(all.map(({ name }) => name.toLowerCase()))
  namesOfSchemas.set(schema, names)
  return names
}
