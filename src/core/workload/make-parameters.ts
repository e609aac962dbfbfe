/** Makes the parameters of statements from their places. */

import type { Parameter } from '../suite/own-workload.ts'
import type { LiteralShape } from './literal-sketch.ts'
import type { Place, UnderstoodStatement } from './statement-places.ts'
import { columnName, type Table, type TableColumn } from './tables.ts'

/** A parameter of an earlier statement of the transaction. */
interface Earlier {
  /** "select orders:1". */
  readonly as: string
  /** The verb of that statement: "insert". */
  readonly verb: string
  readonly of: TableColumn | undefined
  readonly isNew: boolean
}

/** Characters from which on a text that never repeats is free text, not a value to search for. */
const FREE_TEXT = 24
/** Numbers for a load that does not show them. */
const USUAL = { limit: 10, interval: 1 }
/** Distance from the beginning of a range to its end if the load does not show it. */
const USUAL_RANGE = 10
/** Numbers that values are changed by. */
const LEAST_STEP = 1
const MOST_STEP = 10
const CENTS = 2
const DAY_SECONDS = 86_400
/** Literals, and distinct ones, that are no chance if nearly all of them equal others, whatever their columns. */
const SURE_SEEN = 20
const SURE_DISTINCT = 10
const MOST_DIGITS = 9
const USUAL_TEXT = 10
const MOSTLY_NULL = 0.9
/** Largest number that is surely exact. */
const LARGEST = 2 ** 52
/** Longest text that a parameter may be. */
const MOST_CHARACTERS = 1_000_000

/** Makes the parameters of the statements of one transaction, one after the other. */
export class ParameterMaker {
  readonly #tables: readonly Table[]
  readonly #compared: ReadonlyMap<string, LiteralShape>
  /** Parameters by digest and slot; of equal ones the first. */
  readonly #earlier = new Map<string, Earlier>()

  /**
   * @param compared literals of the place with most of them, by column: few at a place do not show how often values are
   *   asked for, so all places of a column take the exponent of these
   */
  constructor(tables: readonly Table[], compared: ReadonlyMap<string, LiteralShape>) {
    this.#tables = tables
    this.#compared = compared
  }

  parametersOf(name: string, times: number, statement: UnderstoodStatement): Parameter[] {
    const { digest, verb, places } = statement
    const sames = places.map((place) => this.#sameAs(place))
    const fresh = freshColumns(statement, times, sames)
    return places.map((place, at) => {
      const as = `${name}:${at + 1}`
      const same = sames[at]
      const parameter = endOfRange(name, statement, at) ?? this.#parameterOf(place, same, fresh)
      const isSame = same !== undefined && parameter.kind === 'same' && parameter.as === same.as
      const first = isSame ? same : { as, verb, of: place.of, isNew: parameter.kind === 'new' }
      this.#earlier.set(`${digest} ${place.slot}`, first)
      return parameter
    })
  }

  /** The earlier statement's parameter that a literal mostly equals, if their columns hold the same things. */
  #sameAs({ of, literal }: Place): Earlier | undefined {
    const isSure = literal.seen >= SURE_SEEN && literal.distinct >= SURE_DISTINCT
    return literal.same
      .map(({ digest, slot }) => this.#earlier.get(`${digest} ${slot}`))
      .find((each) => each && (isSure || areLinked(of, each.of, this.#tables)))
  }

  #parameterOf({ role, of, literal }: Place, same: Earlier | undefined, fresh: ReadonlySet<string>): Parameter {
    if (of === undefined) return withoutColumn(role, literal)
    const column = columnName(of)
    const isAssigned = role === 'assigned'
    if (isAssigned && literal.nulls >= MOSTLY_NULL) return { kind: 'null' }
    if (isAssigned && fresh.has(of.column.name)) return { kind: 'new', column }
    if (same !== undefined) return { kind: 'same', as: same.as, plus: 0 }
    const isFree = literal.kind === 'text' && literal.length > FREE_TEXT && literal.distinct > literal.seen / 2
    const isIndexed = of.table.keys.some(({ columns }) => columns.includes(of.column.name))
    if (isAssigned && isFree && !isIndexed && /char|text/.test(of.column.type))
      return { kind: 'text', length: Math.min(lengthOf(literal), of.column.maxLength ?? MOST_CHARACTERS) }
    return { kind: 'value', column, skew: rounded((this.#compared.get(column) ?? literal).skew) }
  }
}

/**
 * Columns that an INSERT must fill with new values to succeed: one of each unique key, unless the row may exist, is new
 * by another column, or was deleted before.
 */
function freshColumns(
  { sql, verb, places }: UnderstoodStatement,
  times: number,
  sames: readonly (Earlier | undefined)[],
): ReadonlySet<string> {
  const fresh = new Set<string>()
  if (verb !== 'insert') return fresh
  const replaces = /^insert ignore | on duplicate key /i.test(sql)
  const assigned = places.flatMap(({ role, of, literal }, at) =>
    role === 'assigned' && of !== undefined ? [{ ...of, same: sames[at], isGrowing: literal.isGrowing }] : [],
  )
  const table = assigned[0]?.table
  const referring = table?.references.flatMap(({ columns }) => columns) ?? []
  for (const key of table?.keys ?? []) {
    const parts = assigned.filter(({ column }) => key.columns.includes(column.name))
    // The server, or an expression, fills the others.
    if (!key.isUnique || parts.length < key.columns.length) continue
    if (times <= 1 && parts.some(({ same }) => same?.isNew)) continue
    if (parts.every(({ same }) => same?.verb === 'delete' && same.of?.table === table)) continue
    const free = parts.filter(
      ({ column, same }) => !same?.isNew && !referring.includes(column.name) && !/^(?:enum|set)$/.test(column.type),
    )
    const grown = free.find(({ isGrowing }) => isGrowing)
    const chosen = grown ?? (replaces ? undefined : (free.findLast(({ same }) => same === undefined) ?? free.at(-1)))
    if (chosen !== undefined && !parts.some(({ column }) => fresh.has(column.name))) fresh.add(chosen.column.name)
  }
  return fresh
}

/**
 * The end of a range whose beginning is a parameter of the same statement: above that by the length of the range, in
 * the unit of the column's offsets, days for dates, seconds for times; undefined for text.
 */
function endOfRange(name: string, { verb, rows, places }: UnderstoodStatement, at: number): Parameter | undefined {
  const { role, of, literal } = places[at] ?? {}
  const begin = places.findLastIndex((place, index) => index < at && place.role === 'least')
  if (role !== 'most' || of === undefined || places[begin]?.of?.column !== of.column) return undefined
  const { type } = of.column
  const isDate = type === 'date'
  const isTime = type === 'datetime' || type === 'timestamp'
  if (!isDate && !isTime && !/int|decimal|float|double|year/.test(type)) return undefined
  const same = (plus: number): Parameter => ({ kind: 'same', as: `${name}:${begin + 1}`, plus })
  const above = literal?.above
  if (above !== undefined && above >= 0) return same(coarse(isDate ? above / DAY_SECONDS : above))
  if (isTime) return same(USUAL_RANGE * DAY_SECONDS)
  return same((verb === 'select' && rows > 1 ? Math.round(rows) : USUAL_RANGE) - 1)
}

/** Whether columns hold the same things: by foreign keys, else by their names. */
function areLinked(one: TableColumn | undefined, other: TableColumn | undefined, tables: readonly Table[]): boolean {
  if (one === undefined || other === undefined) return false
  const referred = referredBy(one, tables)
  if ([...referredBy(other, tables)].some((column) => referred.has(column))) return true
  const a = one.column.name.toLowerCase()
  const b = other.column.name.toLowerCase()
  return (a === b && a !== 'id') || isIdOf(a, b, other.table) || isIdOf(b, a, one.table)
}

/** A column, and those that foreign keys lead to from it. */
function referredBy(of: TableColumn, tables: readonly Table[]): Set<string> {
  const referred = new Set<string>([columnName(of)])
  for (const column of referred)
    for (const { name, references } of tables)
      for (const { columns, table, toColumns } of references) {
        const to = toColumns[columns.findIndex((each) => `${name}.${each}` === column)]
        if (to !== undefined) referred.add(`${table}.${to}`)
      }
  return referred
}

/** Whether a column is named after a table's id, such as `customer_id` after that of `customers`. */
function isIdOf(name: string, id: string, table: Table): boolean {
  const stem = name.slice(0, -3).replace(/y$/, '')
  return id === 'id' && name.endsWith('_id') && table.name.toLowerCase().startsWith(stem)
}

/** A number by its role, else a value of the same kind and length. */
function withoutColumn(role: Place['role'], literal: LiteralShape): Parameter {
  switch (role) {
    case 'limit':
    case 'interval':
      return number(Math.max(1, coarse(literal.mean ?? USUAL[role])))
    case 'offset':
      return number(0, coarse(2 * (literal.mean ?? 0)))
    case 'step':
      return { ...number(LEAST_STEP, MOST_STEP), digits: literal.kind === 'decimal' ? CENTS : 0 }
  }
  if (literal.kind === 'null') return { kind: 'null' }
  if (literal.kind === 'text' || literal.kind === 'binary') return { kind: 'text', length: lengthOf(literal) }
  const digits = Math.min(MOST_DIGITS, Math.max(1, Math.round(literal.length)))
  return number(10 ** (digits - 1), 10 ** digits - 1)
}

function number(from: number, to = from): Extract<Parameter, { kind: 'number' }> {
  return { kind: 'number', from, to, digits: 0 }
}

/** Rounds to two significant digits: the mean of few executions may be a value itself. */
function coarse(value: number): number {
  return Math.round(Number(Math.min(value, LARGEST).toPrecision(2)))
}

function lengthOf({ length }: LiteralShape): number {
  return Math.min(MOST_CHARACTERS, Math.max(1, Math.round(length || USUAL_TEXT)))
}

export function rounded(skew: number): number {
  return Math.round(skew * 100) / 100
}
