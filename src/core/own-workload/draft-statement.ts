/**
 * Drafts a statement of a workload from a statement of a log. A literal that is compared with a column, or put into
 * one, becomes a parameter that draws from the column's rows; any other literal stays. Nothing is guessed: if the text
 * leaves something open, the statement is left out, with the reason.
 */
import { closingOf, isLiteral, type StatementItem } from './log-statement.ts'
import { nameOfToken, type SchemaTable, type SchemaTables } from './schema-tables.ts'

/**
 * Where a parameter's value comes from: a row of the column (`value`), a value that no row has (`new`), or an earlier
 * parameter, by its number, plus a distance (`same`).
 */
export type DraftParameter = { readonly column: string } & (
  | { readonly kind: 'value' | 'new' }
  | { readonly kind: 'same'; readonly as: number; readonly plus: number }
)

export interface DraftStatement {
  readonly verb: string
  readonly sql: string
  readonly parameters: readonly DraftParameter[]
  readonly tables: ReadonlySet<SchemaTable>
}

class Unclear extends Error {}

interface Scope {
  readonly outer: Scope | undefined
  readonly tables: Map<string, SchemaTable | undefined>
  /** Position of its opening parenthesis; −1 if it has none. */
  readonly opening: number
  readonly isQuery: boolean
  isFrom: boolean
  commas: number
}

interface LiteralPlace {
  readonly at: number
  readonly table: SchemaTable
  readonly column: string
  /** Operator that compares the literal with the column; undefined if the literal belongs to a new row. */
  readonly operator: string | undefined
}

/** Longest drafted statement, a little below the limit of a workload file. */
const MOST_CHARACTERS = 60_000
const MOST_ITEMS = 5000
const TOO_LONG = 'it is too long'
const OPERATOR = /^(?:[<>!]?=|<=>|[<>]|<>|like|rlike|regexp|in|between)$/
const ARITHMETIC = /^(?:[-+*/%&|^]|<<|>>|div|mod)$/
const PATTERN = /^(?:like|rlike|regexp)$/
const BEGINS = /^(?:>=?|between)$/
const ENDS = /^(?:<=?|and)$/
/** After these words a text is one side of a comparison, as in `WHERE 'a' = name`. */
const COMPARING = /^(?:and|or|xor|not|where|on|having|when|between)$/
const TRANSPARENT = /^(?:lower|upper|lcase|ucase|trim|binary|date|any_value)$/
const DAY_SECONDS = 86_400
const AFTER_TABLES = /^(?:where|group|having|order|limit|set|on|using|values|value|select|union|for|window|returning)$/
/** These words, like those of AFTER_TABLES, may follow a table's name, so they must not be taken for its alias. */
const NO_ALIAS =
  /^(?:as|cross|except|fetch|force|ignore|inner|intersect|into|(?:straight_)?join|left|lock|natural|partition|right|use|with)$/

/** @returns the reason, as a text, if the statement cannot be drafted */
export function draftStatement(items: readonly StatementItem[], tables: SchemaTables): DraftStatement | string {
  try {
    return new Reading(items, tables).draft()
  } catch (error) {
    if (error instanceof Unclear) return error.message
    throw error
  }
}

class Reading {
  readonly #items: readonly StatementItem[]
  readonly #schema: SchemaTables
  /** The scope of each item, and how many commas precede the item in that scope. */
  readonly #scopes: Scope[] = []
  readonly #elements: number[] = []
  /** Positions of database names and their dots. They are left out, because a workload's tables have no database. */
  readonly #dropped = new Set<number>()
  readonly #tables = new Map<string, SchemaTable | undefined>()
  /** Columns of an INSERT's new rows, in their order; '' for a column that the table lacks. */
  #inserted: readonly string[] = []

  constructor(items: readonly StatementItem[], schema: SchemaTables) {
    this.#items = items
    this.#schema = schema
  }

  draft(): DraftStatement {
    if (this.#items.length > MOST_ITEMS) throw new Unclear(TOO_LONG)
    const verb = this.#items.find(({ word }) => word !== '(')?.word ?? ''
    if (!/^(?:select|insert|replace|update|delete|with)$/.test(verb))
      throw new Unclear('it neither reads nor changes rows')
    if (this.#items.some(({ kind }) => kind === 'variable')) throw new Unclear('it has a variable of its session')
    if (this.#items.some(({ kind }) => kind === 'placeholder')) throw new Unclear('it has ? in place of a value')
    this.#readTables()
    const places = this.#items.flatMap((item, at) => (isLiteral(item) ? (this.#place(at) ?? []) : []))
    const parameters = this.#parameters(places, verb)
    const sql = this.#text(new Set(places.map(({ at }) => at)))
    if (sql.length > MOST_CHARACTERS) throw new Unclear(TOO_LONG)
    const used = [...this.#tables.values()].filter((table) => table !== undefined)
    return { verb, sql, parameters, tables: new Set(used) }
  }

  #word(at: number): string {
    return this.#items[at]?.word ?? ''
  }

  #isName(at: number): boolean {
    const kind = this.#items[at]?.kind
    return kind === 'word' || kind === 'quoted'
  }

  #readTables(): void {
    const scopes: Scope[] = [
      { outer: undefined, tables: new Map(), opening: -1, isQuery: true, isFrom: false, commas: 0 },
    ]
    for (let at = 0; at < this.#items.length; at++) {
      const scope = scopes.at(-1) as Scope
      const [word, before] = [this.#word(at), this.#word(at - 1)]
      this.#scopes.push(scope)
      this.#elements.push(scope.commas)
      if (word === '(') {
        const isQuery = /^(?:select|with)$/.test(this.#word(at + 1))
        const isFrom = !isQuery && scope.isFrom && /^(?:from|join|straight_join|[,(])$/.test(before)
        scopes.push({
          outer: scope,
          tables: isFrom ? scope.tables : new Map(),
          opening: at,
          isQuery: isQuery || isFrom,
          isFrom,
          commas: 0,
        })
      } else if (word === ')') {
        if (scopes.length > 1) scopes.pop()
      } else if (word === ',') scope.commas++
      else if (/^(?:union|except|intersect)$/.test(word))
        scopes.splice(-1, 1, { ...scope, tables: new Map(), isFrom: false })
      else if (scope.isQuery && this.#isBeforeTable(at, scope)) scope.isFrom = true
      else if (AFTER_TABLES.test(word)) scope.isFrom = false
      else if (scope.isFrom && this.#isName(at) && (this.#isBeforeTable(at - 1, scope) || /^[,(]$/.test(before)))
        this.#nameTable(at, scope)
      const [third, second] = [this.#word(at - 3), this.#word(at - 1)]
      const isInner = this.#word(at + 1) === '.'
      if (second === '.' && third !== '.' && isInner && this.#isName(at - 2)) this.#drop(at - 2)
    }
  }

  #isBeforeTable(at: number, { isFrom }: Scope): boolean {
    const word = this.#word(at)
    if (word === 'update') return !/^(?:for|key)$/.test(this.#word(at - 1))
    if (/^(?:low_priority|ignore)$/.test(word)) return this.#word(at - 1) === 'update'
    return /^(?:from|into)$/.test(word) || (isFrom && /^(?:straight_)?join$/.test(word))
  }

  #drop(at: number): void {
    this.#dropped.add(at)
    this.#dropped.add(at + 1)
  }

  #nameTable(at: number, { tables }: Scope): void {
    const isOfDatabase = this.#word(at + 1) === '.'
    if (isOfDatabase) this.#drop(at)
    const place = isOfDatabase ? at + 2 : at
    const name = nameOfToken(this.#items[place]?.text ?? '')
    const table = this.#schema.get(name.toLowerCase())
    if (table === undefined && name.toLowerCase() !== 'dual' && !this.#isOfWith(name))
      throw new Unclear(`no table ${name} is made by --tables`)
    const after = this.#word(place + 1) === 'as' ? place + 2 : place + 1
    const isAlias = this.#isName(after) && ![AFTER_TABLES, NO_ALIAS].some((form) => form.test(this.#word(after)))
    for (const map of [tables, this.#tables])
      map.set(nameOfToken(this.#items[isAlias ? after : place]?.text ?? '').toLowerCase(), table)
    if (this.#word(at - 1) === 'into' && table !== undefined && this.#word(place + 1) === '(') {
      const names = this.#items.slice(place + 2, closingOf(this.#items, place + 1))
      this.#inserted = names.filter(({ word }) => word !== ',').map(({ text }) => columnOf(table, text) ?? '')
    }
  }

  /** Whether a name is the name of a query in WITH, which is used like a table although the schema has none. */
  #isOfWith(name: string): boolean {
    return this.#items.some(
      (item, at) =>
        nameOfToken(item.text) === name &&
        /^(?:,|with|recursive)$/.test(this.#word(at - 1)) &&
        /^(?:as|\()$/.test(this.#word(at + 1)),
    )
  }

  /** The column that a literal is compared with, or put into; undefined if there is none, so that the literal stays. */
  #place(at: number): LiteralPlace | undefined {
    const opening = this.#scopes[at]?.opening ?? -1
    const element = this.#elements[at] ?? 0
    const before = this.#word(at - 1)
    const isWhole = /^[(,]$/.test(before) && /^[),]$/.test(this.#word(at + 1))
    if (isWhole && /^values?$/.test(this.#word(opening - 1)) && this.#scopes[opening]?.opening === -1)
      return this.#newValue(at, element)
    if (this.#word(at - 3) === 'between' && before === 'and') return this.#compared(at, at - 3, 'and', 0)
    if (OPERATOR.test(before)) return this.#compared(at, at - 1, before, 0)
    // Rows of an IN are in two pairs of parentheses, as in `(a, b) IN ((1, 2))`.
    const outer = this.#word(opening - 1) === '(' ? opening - 2 : opening - 1
    if (isWhole && opening > 0 && OPERATOR.test(this.#word(outer)))
      return this.#compared(at, outer, this.#word(outer), element)
    const isText = this.#items[at]?.kind === 'text'
    if (isText && (COMPARING.test(before) || OPERATOR.test(this.#word(at + 1))))
      throw new Unclear('a text is compared with no column')
    return undefined
  }

  #newValue(at: number, element: number): LiteralPlace {
    const [table] = this.#scopes[0]?.tables.values() ?? []
    const column = this.#inserted[element]
    if (table === undefined || column === undefined) throw new Unclear('it does not name the columns of its rows')
    if (column === '') throw new Unclear(`no such column of ${table.name} is made by --tables`)
    return { at, table, column, operator: undefined }
  }

  /** @param place position of the operator */
  #compared(at: number, place: number, operator: string, element: number): LiteralPlace | undefined {
    const isText = this.#items[at]?.kind === 'text'
    if (isText && PATTERN.test(operator)) throw new Unclear('a text is a pattern')
    const column = this.#columnBefore(this.#word(place - 1) === 'not' ? place - 2 : place - 1, element)
    if (column !== undefined) return this.#ofColumn(at, column, operator)
    if (isText) throw new Unclear('a text is compared with no column')
    return undefined
  }

  /**
   * Position of the column that ends at `end`, or in a row of columns such as `(a, b)`, of the column with the number
   * `element`. It is undefined if something else ends there.
   */
  #columnBefore(end: number, element: number): number | undefined {
    if (this.#word(end) !== ')') return this.#isName(end) && this.#isAlone(end) ? end : undefined
    const opening = this.#scopes[end]?.opening ?? -1
    const isRow = !this.#isName(opening - 1) || /^(?:where|and|or|not|on|when|having)$/.test(this.#word(opening - 1))
    if (!isRow && !TRANSPARENT.test(this.#word(opening - 1))) return undefined
    const inside = this.#items.flatMap((_, at) =>
      at > opening && at < end && this.#elements[at] === element && this.#word(at) !== ',' ? [at] : [],
    )
    const [first = -1, dot = -1, last = -1] = inside
    if (inside.length === 1 && this.#isName(first)) return first
    return inside.length === 3 && this.#word(dot) === '.' ? last : undefined
  }

  #isAlone(place: number): boolean {
    const start = this.#word(place - 1) === '.' ? place - 2 : place
    return !ARITHMETIC.test(this.#word(start - 1)) && !ARITHMETIC.test(this.#word(place + 1))
  }

  #ofColumn(at: number, place: number, operator: string): LiteralPlace {
    const name = nameOfToken(this.#items[place]?.text ?? '')
    const qualifier =
      this.#word(place - 1) === '.' ? nameOfToken(this.#items[place - 2]?.text ?? '').toLowerCase() : undefined
    const groups: ReadonlyMap<string, SchemaTable | undefined>[] = []
    for (let scope = this.#scopes[place]; scope !== undefined; scope = scope.outer) groups.push(scope.tables)
    for (const tables of [...groups, this.#tables])
      for (const [alias, table] of tables) {
        const column = table && (qualifier === undefined || qualifier === alias) ? columnOf(table, name) : undefined
        if (table !== undefined && column !== undefined) return { at, table, column, operator }
      }
    throw new Unclear(`no column ${name} of its tables is made by --tables`)
  }

  #parameters(places: readonly LiteralPlace[], verb: string): DraftParameter[] {
    const fresh = verb === 'insert' ? this.#freshColumns(places) : new Set()
    return places.map(({ at, table, column, operator }, index) => {
      const of = `${table.name}.${column}`
      const isNew = fresh.has(column.toLowerCase()) && (operator === undefined || this.#isSet(at))
      const other = places.findIndex(
        (one, before) =>
          before < index && one.table === table && one.column === column && isRange(one.operator, operator),
      )
      if (other < 0) return { kind: isNew ? 'new' : 'value', column: of }
      const plus = this.#distance(places[other]?.at ?? 0, at, table.columns.get(column) ?? '')
      if (plus === undefined) throw new Unclear('how long a range is, is not clear')
      return { kind: 'same', column: of, as: other + 1, plus }
    })
  }

  /** Whether a value is in an INSERT … SET, and so in a new row, and not in an ON DUPLICATE KEY UPDATE after it. */
  #isSet(at: number): boolean {
    const words = this.#items.slice(0, at).map(({ word }) => word)
    return words.includes('set') && !words.includes('select') && !words.includes('duplicate')
  }

  /**
   * Columns, in lower case, whose values must be new, because the INSERT would otherwise fail on a unique key: the last
   * column of each unique key whose columns all get a value from the statement.
   */
  #freshColumns(places: readonly LiteralPlace[]): ReadonlySet<string> {
    const fresh = new Set<string>()
    if (this.#items.some(({ word }, at) => word === 'duplicate' || (word === 'ignore' && at === 1))) return fresh
    const assigned = places.filter(({ at, operator }) => operator === undefined || this.#isSet(at))
    const names = new Set(assigned.map(({ column }) => column.toLowerCase()))
    for (const key of assigned[0]?.table.uniques ?? []) {
      const last = key.at(-1)
      if (last !== undefined && key.every((name) => names.has(name)) && !key.some((name) => fresh.has(name)))
        fresh.add(last)
    }
    return fresh
  }

  /**
   * Distance of one literal from another: the difference of numbers, or days for a column of dates, or seconds for one
   * of times; undefined if it is not known.
   */
  #distance(from: number, to: number, type: string): number | undefined {
    const [low, high] = [from, to].map((at) => pointOf(this.#items[at]))
    if (low === undefined || high === undefined || low.isDate !== high.isDate) return undefined
    return (high.value - low.value) / (low.isDate && type === 'date' ? DAY_SECONDS : 1)
  }

  #text(parameters: ReadonlySet<number>): string {
    let text = ''
    let isApart = false
    for (const [at, item] of this.#items.entries()) {
      isApart ||= item.isApart
      if (this.#dropped.has(at)) continue
      text += `${isApart && text !== '' ? ' ' : ''}${parameters.has(at) ? '?' : item.text}`
      isApart = false
    }
    return text
  }
}

function columnOf({ columns }: SchemaTable, text: string): string | undefined {
  const name = nameOfToken(text).toLowerCase()
  return [...columns.keys()].find((column) => column.toLowerCase() === name)
}

function isRange(one: string | undefined, other: string | undefined): boolean {
  const [first = '', second = ''] = [one, other]
  return (BEGINS.test(first) && ENDS.test(second)) || (ENDS.test(first) && BEGINS.test(second))
}

function pointOf(item: StatementItem | undefined): { readonly value: number; readonly isDate: boolean } | undefined {
  const text = item?.text ?? ''
  if (/^(?:- ?)?\d{1,15}$/.test(text)) return { value: Number(text.replace(' ', '')), isDate: false }
  if (!/\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d:\d\d(?:\.\d+)?)?['"]$/.test(text)) return undefined
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number)
  // Years are counted from March, because the leap day is then the last day of a year.
  const fromMarch = month < 3 ? year - 1 : year
  const days = Math.floor(365.25 * fromMarch) + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day
  return { value: ((days * 24 + hours) * 60 + minutes) * 60 + seconds, isDate: true }
}
