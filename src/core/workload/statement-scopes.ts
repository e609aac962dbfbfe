/**
 * Tables and columns that a statement names, with aliases resolved as far as the schema tells. Read from the tokens
 * alone: parsers of SQL refuse many statements that servers take.
 */

import { TOKEN, type Token } from './sql-scanner.ts'
import { NO_ALIASES, NO_FUNCTIONS, SQL_WORDS } from './sql-words.ts'
import { nameOf } from './statement-kinds.ts'
import type { Column, Table } from './tables.ts'

export interface TableColumn {
  readonly table: Table
  readonly column: Column
}

/** Tables of one SELECT, seen from the inside. */
interface Scope {
  readonly parent: Scope | undefined
  /** By alias or name, lower case; undefined: rows of a SELECT. */
  readonly tables: Map<string, Table | undefined>
}

interface Frame {
  scope: Scope
  /** Whether commas separate tables. */
  inFrom: boolean
  expectsTable: boolean
  /** Whether it belongs to a function's arguments, in which FROM is no clause. */
  readonly isCall: boolean
}

const MODIFIERS = new Set('ignore low_priority delayed high_priority quick lateral only into'.split(' '))
const ENDS_FROM = new Set(
  'where set group order limit having values value select union for window returning'.split(' '),
)
export class StatementScopes {
  readonly tokens: readonly Token[]
  /** For each parenthesis the position of its counterpart. */
  readonly partners: ReadonlyMap<number, number>
  /** Names of tables that are not in the schema, lower case. */
  readonly unknownTables = new Set<string>()
  /** The tables of the outermost SELECT, or those that are written to. */
  readonly tables: readonly Table[]
  readonly #schema: ReadonlyMap<string, Table>
  readonly #scopes: Scope[] = []
  readonly #aliases = new Set<string>()
  /** Places of names of tables and of aliases. */
  readonly #named = new Set<number>()

  /** @param schema tables by their names in lower case */
  constructor(tokens: readonly Token[], schema: ReadonlyMap<string, Table>) {
    this.tokens = tokens
    this.partners = partnersIn(tokens)
    this.#schema = schema
    const outermost: Scope = { parent: undefined, tables: new Map() }
    this.#collectCommonTables(outermost)
    this.#read(outermost)
    const tables = [...(this.#scopes[0]?.tables.values() ?? [])].filter((table) => table !== undefined)
    this.tables = [...new Set(tables)]
  }

  /** Whether a token is a name, not a word of the grammar. */
  isName(at: number): boolean {
    const token = this.tokens[at]
    if (token?.kind === TOKEN.quoted) return true
    if (token?.kind !== TOKEN.word || this.tokens[at + 1]?.text === '(') return false
    return !SQL_WORDS.has(token.text.toLowerCase()) || this.columnEndingAt(at) !== undefined
  }

  /** The column whose name, with its qualifiers, ends at a token. */
  columnEndingAt(at: number): TableColumn | undefined {
    const name = nameOf(this.tokens[at])
    if (name === '' || this.tokens[at + 1]?.text === '(') return undefined
    const isQualified = this.tokens[at - 1]?.text === '.'
    const qualifier = isQualified ? nameOf(this.tokens[at - 2]) : undefined
    let isDerived = false
    for (let scope = this.#scopes[at]; scope !== undefined; scope = scope.parent) {
      for (const [alias, table] of scope.tables) {
        if (qualifier !== undefined && alias !== qualifier) continue
        isDerived ||= table === undefined
        const found = columnIn(table, name)
        if (found !== undefined) return found
      }
    }
    if (!isDerived) return undefined
    // A column of a SELECT's rows, which come from one of its tables.
    const tables = new Set(this.#scopes.flatMap((scope) => [...scope.tables.values()]))
    return [...tables].map((table) => columnIn(table, name)).find((found) => found !== undefined)
  }

  /** Columns named between two tokens, both included, apart from those of SELECTs within. */
  columnsBetween(from: number, to: number): TableColumn[] {
    const found: TableColumn[] = []
    for (let at = from; at <= to; at++) {
      if (this.tokens[at]?.text === '(' && nameOf(this.tokens[at + 1]) === 'select') at = this.partners.get(at) ?? to
      else {
        const column = this.tokens[at + 1]?.text === '.' ? undefined : this.columnEndingAt(at)
        if (column !== undefined) found.push(column)
      }
    }
    return found
  }

  /**
   * Whether every name is in the schema or was given in the statement. Anything else may be a piece of a literal that
   * was not properly quoted.
   */
  get isUnderstood(): boolean {
    if (this.unknownTables.size > 0) return false
    const aliases = this.#columnAliases()
    const names = namesIn(this.#schema)
    return this.tokens.every((token, at) => {
      if (token.kind === TOKEN.variable || token.kind === TOKEN.broken || token.kind === TOKEN.several) return false
      if (token.kind !== TOKEN.word && token.kind !== TOKEN.quoted) return true
      const [name, isWord] = [nameOf(token), token.kind === TOKEN.word]
      if (isWord && SQL_WORDS.has(name)) return true
      if (isWord && this.tokens[at + 1]?.text === '(') return !this.#endsOperand(at - 1)
      const before = nameOf(this.tokens[at - 1])
      if (before === 'collate' || before === 'using' || before === 'charset') return true
      return this.#named.has(at) || this.#aliases.has(name) || aliases.has(name) || names.has(name)
    })
  }

  /** Whether a value may end at a token, so that another cannot begin after it. */
  #endsOperand(at: number): boolean {
    const token = this.tokens[at]
    return token?.text === '?' || token?.text === ')' || this.isName(at)
  }

  /** Names that the statement gives to columns of its answer: `AS name`, or a name after a column or a parenthesis. */
  #columnAliases(): ReadonlySet<string> {
    const aliases = new Set<string>()
    for (const [at, token] of this.tokens.entries()) {
      if (token.kind !== TOKEN.word && token.kind !== TOKEN.quoted) continue
      const isPlain = !(
        token.kind === TOKEN.word &&
        (NO_ALIASES.has(nameOf(token)) || this.tokens[at + 1]?.text === '(')
      )
      const before = this.tokens[at - 1]
      const isBehind = before?.text === ')' || nameOf(before) === 'end' || this.columnEndingAt(at - 1) !== undefined
      const after = this.tokens[at + 1]
      const endsColumn = after?.text === ',' || after?.text === ')' || nameOf(after) === 'from'
      if (isPlain && (nameOf(before) === 'as' || (isBehind && endsColumn))) aliases.add(nameOf(token))
    }
    return aliases
  }

  /** Names of WITH: rows of SELECTs, everywhere in the statement. */
  #collectCommonTables(scope: Scope): void {
    if (nameOf(this.tokens[0]) !== 'with') return
    for (const [at, token] of this.tokens.entries()) {
      const isBody = nameOf(this.tokens[at + 1]) === 'as' && this.tokens[at + 2]?.text === '('
      if (!isBody || !(token.kind === TOKEN.word || token.kind === TOKEN.quoted)) continue
      scope.tables.set(nameOf(token), undefined)
      this.#aliases.add(nameOf(token))
    }
  }

  #read(outermost: Scope): void {
    const inner = (parent: Scope): Scope => ({ parent, tables: new Map() })
    const frames: Frame[] = [{ scope: inner(outermost), inFrom: false, expectsTable: false, isCall: false }]
    for (let at = 0; at < this.tokens.length; at++) {
      const frame = frames[frames.length - 1]
      if (frame === undefined) return
      this.#scopes[at] = frame.scope
      const { text = '' } = this.tokens[at] ?? {}
      const word = nameOf(this.tokens[at])
      if (text === '(') {
        const isSelect = ['select', 'with', 'values', 'table'].includes(nameOf(this.tokens[at + 1]))
        frames.push({
          scope: isSelect ? inner(frame.scope) : frame.scope,
          inFrom: frame.expectsTable && !isSelect,
          expectsTable: frame.expectsTable && !isSelect,
          isCall: !isSelect && !frame.expectsTable && this.isCall(at),
        })
        frame.expectsTable = false
      } else if (text === ')') {
        frames.pop()
        const outer = frames[frames.length - 1]
        if (outer?.inFrom) this.#takeAlias(at + 1, outer.scope, undefined)
      } else if (frame.expectsTable && !MODIFIERS.has(word) && word !== '') {
        at = this.#takeTable(at, frame.scope)
        frame.expectsTable = false
      } else if (text === ',') frame.expectsTable = frame.inFrom
      else if (word === 'select' && frame.scope.tables.size > 0) frame.scope = inner(frame.scope)
      else if (word === 'union' || word === 'except' || word === 'intersect') {
        frame.scope = inner(frame.scope.parent ?? outermost)
        frame.inFrom = false
      } else if (beginsTables(this.tokens, at, frame.isCall)) {
        frame.expectsTable = true
        frame.inFrom = word === 'from' || word === 'update'
      } else if (ENDS_FROM.has(word) && this.tokens[at]?.kind === TOKEN.word) frame.inFrom = false
      if (word.endsWith('join')) frame.inFrom = true
      this.#scopes[at] ??= frame.scope
    }
  }

  /** Whether a parenthesis holds the arguments of a function. */
  isCall(opening: number): boolean {
    const before = this.tokens[opening - 1]
    return before?.kind === TOKEN.quoted || (before?.kind === TOKEN.word && !NO_FUNCTIONS.has(nameOf(before)))
  }

  /** Takes the name of a table with its alias. @returns the place of its last token */
  #takeTable(from: number, scope: Scope): number {
    let at = from
    while (this.tokens[at + 1]?.text === '.' && this.tokens[at + 2] !== undefined) at += 2
    for (let each = from; each <= at + 1; each++) this.#scopes[each] = scope
    const name = nameOf(this.tokens[at])
    const table = this.#schema.get(name)
    for (let each = from; each <= at; each++) this.#named.add(each)
    if (table === undefined && name !== 'dual' && !this.#aliases.has(name)) this.unknownTables.add(name)
    const end = this.#takeAlias(at + 1, scope, table)
    if (end === at || (table !== undefined && !scope.tables.has(name))) scope.tables.set(name, table)
    return end
  }

  /** @returns the place of the alias, else of the token before */
  #takeAlias(from: number, scope: Scope, table: Table | undefined): number {
    const at = nameOf(this.tokens[from]) === 'as' ? from + 1 : from
    const token = this.tokens[at]
    const alias = nameOf(token)
    const isAlias = alias !== '' && !(token?.kind === TOKEN.word && NO_ALIASES.has(alias))
    if (!isAlias) return from - 1
    scope.tables.set(alias, table)
    this.#aliases.add(alias)
    for (let each = from; each <= at; each++) {
      this.#scopes[each] = scope
      this.#named.add(each)
    }
    return at
  }
}

const namesOfSchemas = new WeakMap<ReadonlyMap<string, Table>, ReadonlySet<string>>()

/** Names of tables, columns and indexes, lower case. */
export function namesIn(schema: ReadonlyMap<string, Table>): ReadonlySet<string> {
  const known = namesOfSchemas.get(schema)
  if (known !== undefined) return known
  const names = [...schema.values()].flatMap(({ name, columns, keys }) => [
    name,
    ...columns.map((column) => column.name),
    ...keys.map((key) => key.name),
  ])
  const set = new Set(names.map((name) => name.toLowerCase()))
  namesOfSchemas.set(schema, set)
  return set
}

function columnIn(table: Table | undefined, name: string): TableColumn | undefined {
  const column = table?.columns.find((each) => each.name.toLowerCase() === name)
  return table === undefined || column === undefined ? undefined : { table, column }
}

function beginsTables(tokens: readonly Token[], at: number, isCall: boolean): boolean {
  const [word, before] = [nameOf(tokens[at]), nameOf(tokens[at - 1])]
  if (tokens[at]?.kind !== TOKEN.word) return false
  if (word === 'from') return !isCall
  if (word === 'update') return at === 0 || !(before === 'for' || before === 'key' || before === 'no')
  if (word === 'into')
    return ['insert', 'replace', 'ignore', 'delayed', 'low_priority', 'high_priority'].includes(before)
  if ((word === 'insert' || word === 'replace') && at === 0) return nameOf(tokens[1]) !== 'into'
  return word === 'join' || (word === 'straight_join' && before !== 'select')
}

function partnersIn(tokens: readonly Token[]): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (const [at, { text }] of tokens.entries()) {
    if (text === '(') open.push(at)
    else if (text === ')') {
      const from = open.pop()
      if (from === undefined) continue
      partners.set(from, at)
      partners.set(at, from)
    }
  }
  return partners
}
