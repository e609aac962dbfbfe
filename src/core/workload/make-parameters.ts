/** From the roles of the `?` of a statement, and the statistics of their literals, to parameters. */

import type { Parameter } from '../suite/own-workload.ts'
import { type LiteralShape, UNKNOWN_LITERAL } from './literal-sketch.ts'
import type { PlacedStatement, PlaceRole } from './statement-places.ts'
import { columnName, type Table, type TableColumn } from './tables.ts'

/** A statement whose tables and columns are known. */
export interface UnderstoodStatement extends PlacedStatement {
  /** Number of its digest. */
  readonly digest: number
  readonly rows: number | undefined
  /** One for each `?`. */
  readonly literals: readonly LiteralShape[]
}

/** A statement of a transaction, named, with its parameters so far. */
interface NamedStatement {
  readonly name: string
  readonly statement: UnderstoodStatement
  readonly parameters: Parameter[]
}

/** A longer text that never repeats is free text, not a value to be found again. */
const FREE_TEXT = 24
const USUAL_LIMIT = 10
/** Distance from the beginning of a range to its end if it is unknown. */
const USUAL_RANGE = 10
/** Numbers that values are changed by. */
const [LEAST_STEP, MOST_STEP] = [1, 10]
const CENTS = 2
const DAY_SECONDS = 86_400
/** This many distinct values that are nearly always the same are no chance, whatever the names of their columns. */
const [SURE_SEEN, SURE_DISTINCT] = [20, 10]
const MOST_DIGITS = 9
const USUAL_TEXT = 10
const MOSTLY_NULL = 0.9
/** Larger numbers are not exact. */
const LARGEST = 2 ** 52
/** Longest text that a parameter may be. */
const MOST_CHARACTERS = 1_000_000

/** Makes the parameters of the statements of one transaction, one after the other. */
export class ParameterMaker {
  readonly #tables: readonly Table[]
  /** Exponents by column, from the places with the most observations. */
  readonly #skews: ReadonlyMap<string, number>
  readonly #before: NamedStatement[] = []

  constructor(tables: readonly Table[], skews: ReadonlyMap<string, number>) {
    this.#tables = tables
    this.#skews = skews
  }

  add(name: string, times: number, statement: UnderstoodStatement): Parameter[] {
    const named: NamedStatement = { name, statement, parameters: [] }
    this.#before.push(named)
    const fresh = freshColumns(statement, times, (place) => this.#sameKind(statement, place))
    for (const [place, role] of statement.roles.entries())
      named.parameters.push(this.#parameter(named, place, role, fresh))
    return named.parameters
  }

  #parameter(named: NamedStatement, place: number, role: PlaceRole, fresh: ReadonlySet<string>): Parameter {
    const literal = named.statement.literals[place] ?? UNKNOWN_LITERAL
    switch (role.kind) {
      case 'limit':
        return number(Math.max(1, coarse(literal.mean ?? USUAL_LIMIT)))
      case 'offset':
        return number(0, coarse(2 * (literal.mean ?? 0)))
      case 'interval':
        return number(Math.max(1, coarse(literal.mean ?? 1)))
      case 'step':
        return { ...number(LEAST_STEP, MOST_STEP), digits: literal.kind === 'decimal' ? CENTS : 0 }
      case 'other':
        return plain(literal)
      case 'compared':
        return this.#compared(named, place, role)
      case 'written':
        return this.#written(named.statement, place, role.of, literal, fresh)
    }
  }

  #compared(
    { name, statement, parameters }: NamedStatement,
    place: number,
    { of, with: how }: Extract<PlaceRole, { kind: 'compared' }>,
  ): Parameter {
    const begin = how === 'most' ? beginOfRange(statement, place) : undefined
    const plus = begin === undefined ? undefined : rangeOf(statement, place, of)
    const isKnown = begin !== undefined && parameters[begin] !== undefined
    if (isKnown && plus !== undefined) return { kind: 'same', as: `${name}:${begin + 1}`, plus }
    return this.#sameAs(statement, place) ?? this.#value(of, statement.literals[place])
  }

  #written(
    statement: UnderstoodStatement,
    place: number,
    of: TableColumn,
    literal: LiteralShape,
    fresh: ReadonlySet<string>,
  ): Parameter {
    if (literal.kind === 'null' || literal.nulls >= MOSTLY_NULL) return { kind: 'null' }
    if (fresh.has(of.column.name)) return { kind: 'new', column: columnName(of) }
    const same = this.#sameAs(statement, place)
    if (same !== undefined) return same
    const isFree = literal.kind === 'text' && literal.length > FREE_TEXT && literal.distinct > literal.seen / 2
    const isIndexed = of.table.keys.some(({ columns }) => columns.includes(of.column.name))
    if (isFree && !isIndexed && /char|text/.test(of.column.type))
      return { kind: 'text', length: Math.min(lengthOf(literal), of.column.maxLength ?? MOST_CHARACTERS) }
    return this.#value(of, literal)
  }

  #value(of: TableColumn, literal = UNKNOWN_LITERAL): Parameter {
    const column = columnName(of)
    return { kind: 'value', column, skew: this.#skews.get(column) ?? rounded(literal.skew) }
  }

  #sameKind(statement: UnderstoodStatement, place: number): SameKind | undefined {
    const same = this.#sameAs(statement, place)
    if (same?.kind !== 'same') return undefined
    const earlier = this.#before.find(({ name }) => name === same.as.slice(0, same.as.lastIndexOf(':')))
    const index = Number(same.as.slice(same.as.lastIndexOf(':') + 1)) - 1
    if (earlier?.parameters[index]?.kind === 'new') return 'new'
    const isDelete = earlier?.statement.verb === 'delete'
    const [own, other] = [columnOf(statement.roles[place]), columnOf(earlier?.statement.roles[index])]
    return isDelete && own?.table === other?.table ? 'deleted' : 'other'
  }

  /** The earlier statement's parameter that it mostly equals, if their columns hold the same things. */
  #sameAs(statement: UnderstoodStatement, place: number): Parameter | undefined {
    const literal = statement.literals[place]
    const own = columnOf(statement.roles[place])
    for (const { digest, slot } of literal?.same ?? []) {
      const earlier = this.#before.find((each) => each.statement.digest === digest && each.statement !== statement)
      const index = earlier?.statement.slots.lastIndexOf(slot) ?? -1
      if (literal === undefined || earlier === undefined || index < 0) continue
      const parameter = earlier.parameters[index]
      const other = columnOf(earlier.statement.roles[index])
      const isLinked = own !== undefined && other !== undefined && areLinked(own, other, this.#tables)
      const isSure = literal.seen >= SURE_SEEN && literal.distinct >= SURE_DISTINCT
      if (parameter === undefined || !(isLinked || isSure)) continue
      // A parameter equal to another is named after the first of them.
      if (parameter.kind === 'same' && parameter.plus === 0) return parameter
      return { kind: 'same', as: `${earlier.name}:${index + 1}`, plus: 0 }
    }
    return undefined
  }
}

/** The origin of a new row's value: one that no row has yet, or that of a row that was just deleted. */
type SameKind = 'new' | 'deleted' | 'other'

/**
 * Columns that an INSERT must fill with new values to succeed: one of each unique key, unless the row may exist, is new
 * by another column, or was deleted before.
 */
function freshColumns(
  { sql, verb, roles, literals }: UnderstoodStatement,
  times: number,
  sameOf: (place: number) => SameKind | undefined,
): ReadonlySet<string> {
  const fresh = new Set<string>()
  if (verb !== 'insert') return fresh
  const replaces = /^insert ignore | on duplicate key /i.test(sql)
  const written = [...roles.entries()].flatMap(([place, role]) =>
    role.kind === 'written'
      ? [{ of: role.of, same: sameOf(place), isGrowing: literals[place]?.isGrowing === true }]
      : [],
  )
  const table = written[0]?.of.table
  const referring = table?.references.flatMap(({ columns }) => columns) ?? []
  for (const key of table?.keys ?? []) {
    const parts = written.filter(({ of }) => key.columns.includes(of.column.name))
    // The server, or an expression, fills the others.
    if (!key.isUnique || parts.length < key.columns.length || key.columns.length === 0) continue
    const isNew = parts.some(({ same }) => same === 'new') && times <= 1
    if (isNew || parts.every(({ same }) => same === 'deleted')) continue
    const free = parts.filter(
      ({ of: { column }, same }) =>
        same !== 'new' && !referring.includes(column.name) && !/^(?:enum|set)$/.test(column.type),
    )
    const grown = free.find(({ isGrowing }) => isGrowing)
    const chosen = grown ?? (replaces ? undefined : (free.findLast(({ same }) => same === undefined) ?? free.at(-1)))
    if (chosen !== undefined && !parts.some(({ of }) => fresh.has(of.column.name))) fresh.add(chosen.of.column.name)
  }
  return fresh
}

/** The parameter that begins the range whose end is at a place. */
function beginOfRange({ roles }: UnderstoodStatement, place: number): number | undefined {
  const end = columnOf(roles[place])
  for (let each = place - 1; each >= 0; each--) {
    const role = roles[each]
    if (role?.kind !== 'compared' || role.with !== 'least') continue
    return role.of.column === end?.column ? each : undefined
  }
  return undefined
}

/** Length of a range, in the unit of the column's offsets: days for dates, seconds for times; undefined for text. */
function rangeOf(
  { literals, verb, rows }: UnderstoodStatement,
  place: number,
  { column: { type } }: TableColumn,
): number | undefined {
  const isDate = type === 'date'
  const isTime = type === 'datetime' || type === 'timestamp'
  if (!isDate && !isTime && !/int|decimal|numeric|float|double|year/.test(type)) return undefined
  const above = literals[place]?.above
  if (above !== undefined && above >= 0) return coarse(isDate ? above / DAY_SECONDS : above)
  const isRead = verb === 'select' && rows !== undefined && rows > 1
  if (isTime) return USUAL_RANGE * DAY_SECONDS
  return isRead ? Math.round(rows) - 1 : USUAL_RANGE - 1
}

function columnOf(role: PlaceRole | undefined): TableColumn | undefined {
  return role !== undefined && 'of' in role ? role.of : undefined
}

/** Whether columns hold the same things: by foreign keys, else by their names. */
function areLinked(one: TableColumn, other: TableColumn, tables: readonly Table[]): boolean {
  if (rootOf(columnName(one), tables) === rootOf(columnName(other), tables)) return true
  const [[a = '', inA = ''], [b = '', inB = '']] = [namesOf(one), namesOf(other)]
  return (a === b && a !== 'id') || isIdOf(a, b, inB) || isIdOf(b, a, inA)
}

/** The column that foreign keys lead to. */
function rootOf(column: string, tables: readonly Table[], seen: readonly string[] = []): string {
  for (const { name, references } of tables)
    for (const { columns, table, toColumns } of references) {
      const to = toColumns[columns.findIndex((each) => `${name}.${each}` === column)]
      const target = `${table}.${to}`
      if (to !== undefined && !seen.includes(target)) return rootOf(target, tables, [...seen, column])
    }
  return column
}

function namesOf({ table, column }: TableColumn): string[] {
  return [column.name.toLowerCase(), table.name.toLowerCase()]
}

/** Such as `customer_id` for the `id` of `customers`. */
function isIdOf(name: string, id: string, table: string): boolean {
  return id === 'id' && name.endsWith('_id') && table.startsWith(name.slice(0, -3).replace(/y$/, ''))
}

/** A value without a known column: of the same kind and length. */
function plain(literal: LiteralShape): Parameter {
  switch (literal.kind) {
    case 'null':
      return { kind: 'null' }
    case 'text':
    case 'binary':
      return { kind: 'text', length: lengthOf(literal) }
    case 'mixed':
    case 'unknown':
      return { kind: 'number', from: LEAST_STEP, to: MOST_STEP, digits: 0 }
    default: {
      const digits = Math.min(MOST_DIGITS, Math.max(1, Math.round(literal.length)))
      return { kind: 'number', from: digits === 1 ? 0 : 10 ** (digits - 1), to: 10 ** digits - 1, digits: 0 }
    }
  }
}

function number(from: number, to = from): Extract<Parameter, { kind: 'number' }> {
  return { kind: 'number', from, to, digits: 0 }
}

/** To two significant digits: for few executions, a mean may be a value itself. */
function coarse(value: number): number {
  return Math.round(Number(Math.min(value, LARGEST).toPrecision(2)))
}

function lengthOf({ length }: LiteralShape): number {
  return Math.min(MOST_CHARACTERS, Math.max(1, Math.round(length || USUAL_TEXT)))
}

export function rounded(skew: number): number {
  return Math.round(skew * 100) / 100
}
