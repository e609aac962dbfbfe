/**
 * Reads the tables of a schema from its SQL, without a server, as far as drafting a workload needs them. What is not
 * understood is left out, and statements that use it are not drafted.
 */
import type { OwnData } from '../scenario/own-load.ts'
import { splitSql } from './split-sql.ts'
import { type Token, tokensOf } from './sql-scanner.ts'

export interface SchemaTable {
  readonly name: string
  /** Types in lower case, by the columns' names. Columns that the server computes are missing. */
  readonly columns: Map<string, string>
  readonly uniques: string[][]
  readonly parents: Set<string>
}

export type SchemaTables = ReadonlyMap<string, SchemaTable>

/** Words that begin a key or a check in the definition of a table, where otherwise a column begins. */
const KEY = /^(?:primary|unique|key|index|fulltext|spatial|foreign|check|period|constraint)$/

export function schemaTables(files: OwnData['schema']): SchemaTables {
  const tables = new Map<string, SchemaTable>()
  for (const { text } of files) for (const { sql } of splitSql(text)) new Definition(sql, tables).read()
  return tables
}

export function nameOfToken(text: string): string {
  return text.startsWith('`') ? text.slice(1, -1).replaceAll('``', '`') : text
}

/** Whether both servers and workload files can have the name: in the file, a comma would end it. */
function isUsable(name: string): boolean {
  return /^[^,]{1,64}$/u.test(name) && name.isWellFormed()
}

class Definition {
  readonly #tokens: readonly Token[]
  readonly #tables: Map<string, SchemaTable>
  #at = 0

  constructor(sql: string, tables: Map<string, SchemaTable>) {
    this.#tokens = tokensOf(sql)
    this.#tables = tables
  }

  read(): void {
    const isAltered = this.#takes('alter')
    if (!isAltered && this.#takes('rename', 'table')) {
      do this.#rename(this.#named())
      while (this.#takes(','))
      return
    }
    if (!isAltered && !this.#takes('create')) return
    this.#takes('or', 'replace')
    if (this.#takes('unique', 'index')) {
      while (this.#at < this.#tokens.length && !this.#takes('on')) this.#at++
      this.#named()?.uniques.push(this.#list())
    }
    this.#takes('ignore')
    if (!this.#takes('table')) return
    this.#takes('if', 'exists')
    this.#takes('if', 'not', 'exists')
    if (isAltered) this.#alter(this.#named())
    else this.#create(this.#name())
  }

  #create(name: string): void {
    const table: SchemaTable = { name, columns: new Map(), uniques: [], parents: new Set() }
    if (isUsable(name)) this.#tables.set(name.toLowerCase(), table)
    if (this.#takes('(')) this.#parts(table)
    else if (this.#takes('like')) {
      const { columns = [], uniques = [] } = this.#named() ?? {}
      for (const [column, type] of columns) table.columns.set(column, type)
      table.uniques.push(...uniques)
    }
  }

  /** Adds what an ALTER adds. What it drops may stay, because no later statement names it. */
  #alter(table: SchemaTable | undefined): void {
    if (table === undefined) return
    do {
      const isNamed = this.#takes('change') || this.#takes('rename', 'column')
      const isAdded = !isNamed && this.#takes('add')
      this.#takes('column')
      this.#takes('if', 'not', 'exists')
      if (isNamed) this.#name()
      this.#takes('to')
      if (isAdded && this.#takes('(')) this.#parts(table)
      else if (isAdded || isNamed) this.#part(table)
      else if (this.#takes('rename') && !KEY.test(this.#word())) this.#rename(table)
      this.#skip()
    } while (this.#takes(','))
  }

  #parts(table: SchemaTable): void {
    do this.#part(table)
    while (this.#takes(','))
    this.#takes(')')
  }

  #part(table: SchemaTable): void {
    if (this.#takes('constraint') && !KEY.test(this.#word())) this.#name()
    const isKey = KEY.test(this.#word())
    const column = isKey ? undefined : this.#name()
    const type = this.#word()
    const from = this.#at
    this.#skip()
    const end = this.#at
    const words = this.#tokens.slice(from, end).map(({ text }) => text.toLowerCase())
    const isUnique = words.includes('unique') || words.includes('primary')
    const refers = words.indexOf('references')
    if (isKey && isUnique) {
      this.#at = from + Math.max(0, words.indexOf('('))
      table.uniques.push(this.#list())
    }
    if (refers >= 0) {
      this.#at = from + refers + 1
      table.parents.add(this.#name())
    }
    this.#at = end
    if (column === undefined) return
    if (isUnique) table.uniques.push([column.toLowerCase()])
    if (!words.includes('as') && isUsable(column)) table.columns.set(column, type)
  }

  #list(): string[] {
    const names: string[] = []
    if (!this.#takes('(')) return names
    do {
      names.push(this.#name().toLowerCase())
      this.#skip()
    } while (this.#takes(','))
    return names
  }

  /** Goes to the comma, the parenthesis or the end at which a column or a key ends. */
  #skip(): void {
    for (let depth = 0; this.#at < this.#tokens.length; this.#at++) {
      const word = this.#word()
      if (depth === 0 && (word === ',' || word === ')')) return
      depth += word === '(' ? 1 : word === ')' ? -1 : 0
    }
  }

  #rename(table: SchemaTable | undefined): void {
    if (!this.#takes('to')) this.#takes('as')
    const name = this.#name()
    if (table === undefined || !isUsable(name)) return
    const renamed = { ...table, name }
    // The first name stays valid, because other tables refer to it.
    for (const each of [table.name, name]) this.#tables.set(each.toLowerCase(), renamed)
  }

  #word(): string {
    return this.#tokens[this.#at]?.text.toLowerCase() ?? ''
  }

  #takes(...words: readonly string[]): boolean {
    const isThere = words.every((word, index) => this.#tokens[this.#at + index]?.text.toLowerCase() === word)
    if (isThere) this.#at += words.length
    return isThere
  }

  #name(): string {
    let name = nameOfToken(this.#tokens[this.#at++]?.text ?? '')
    while (this.#takes('.')) name = nameOfToken(this.#tokens[this.#at++]?.text ?? '')
    return name
  }

  #named(): SchemaTable | undefined {
    return this.#tables.get(this.#name().toLowerCase())
  }
}
