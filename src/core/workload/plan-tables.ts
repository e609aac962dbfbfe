/**
 * The value of each column in each row of a table, as functions of the row's number: keys distinct, references kept.
 */
import type { ColumnShape, TableSize } from '../suite/own-workload.ts'
import { type Links, linksOf, type Numbered, type Unit } from './key-units.ts'
import { ARGUMENT, after, type Numbers, scatter, zipfBuckets } from './numbers.ts'
import type { Column, Key, Reference, Table } from './tables.ts'
import { formOf, type ValueForm } from './value-forms.ts'

export interface PlannedTable {
  readonly table: Table
  readonly rows: number
  /** Columns other than those that the server computes. */
  readonly columns: readonly PlannedColumn[]
  /** Whether rows may have the same key, so that some must be left out. */
  readonly mayRepeat: boolean
  /** References that are to be mended once all tables are filled. */
  readonly toMend: readonly Reference[]
  /** Keys of several columns of which each value combines with each of the others. */
  readonly wholeKeys: readonly Key[]
}

export interface PlannedColumn {
  readonly column: Column
  readonly form: ValueForm
  /** The value's number in a row, by the row's number. */
  readonly inRow: Numbers
  /** Number of different values, at most, and the number of each by its rank. */
  readonly distinct: number
  readonly byRank: Numbers
  /** Numbers that rows have are below this one. */
  readonly numbers: number
  /** Number of values that the type holds. */
  readonly capacity: number
  /** Rows that have NULL: those with this number below `nulls`. */
  readonly nullOrder: Numbers
  readonly nulls: number
}

/** Tables by name, in the order given; those without a size are empty. */
export function planTables(tables: readonly Table[], sizes: readonly TableSize[]): ReadonlyMap<string, PlannedTable> {
  const planner = new Planner(tables, sizes)
  return new Map(tables.map((table) => [table.name, planner.planOf(table)]))
}

class Planner {
  readonly #tables: ReadonlyMap<string, Table>
  readonly #sizes: ReadonlyMap<string, TableSize>
  readonly #links = new Map<string, Links>()
  readonly #columns = new Map<string, PlannedColumn>()
  /** Tables and columns whose plan is being made: a reference back to one is a circle. */
  readonly #open = new Set<string>()

  constructor(tables: readonly Table[], sizes: readonly TableSize[]) {
    this.#tables = new Map(tables.map((table) => [table.name, table]))
    this.#sizes = new Map(sizes.map((size) => [size.name, size]))
  }

  planOf(table: Table): PlannedTable {
    const columns = table.columns.filter(({ isGenerated }) => !isGenerated)
    const links = this.#linksOf(table)
    return {
      ...{ table, rows: this.#rowsOf(table.name) },
      columns: columns.map((column) => this.#columnOf(table, column)),
      mayRepeat: links.mayRepeat || links.units.some((unit) => this.#isTooNarrow(table, unit)),
      toMend: links.toMend.filter(({ table: target }) => this.#tables.has(target)),
      wholeKeys: links.wholeKeys.filter((key) => this.#isWhole(links, key)),
    }
  }

  #rowsOf(name: string): number {
    return this.#sizes.get(name)?.rows ?? 0
  }

  #shapeOf(table: Table, column: string): ColumnShape | undefined {
    return this.#sizes.get(table.name)?.columns.find(({ name }) => name === column)
  }

  #linksOf(table: Table): Links {
    const known = this.#links.get(table.name)
    if (known !== undefined) return known
    this.#open.add(table.name)
    const links = linksOf(table, Math.max(1, this.#rowsOf(table.name)), {
      rowsOf: (name) => this.#rowsOf(name),
      linksOf: (name) => {
        const other = this.#tables.get(name)
        return other === undefined || this.#open.has(name) ? undefined : this.#linksOf(other)
      },
      distinctOf: (column) => this.#shapeOf(table, column)?.distinct,
    })
    this.#open.delete(table.name)
    this.#links.set(table.name, links)
    return links
  }

  /** Whether the columns of each foreign key in the key come in all combinations as well. */
  #isWhole({ units }: Links, key: Key): boolean {
    return units.every(({ columns, reference }) => {
      if (reference === undefined || columns.length === 1 || !columns.some((name) => key.columns.includes(name)))
        return true
      const target = this.#tables.get(reference.table)
      if (target === undefined) return false
      const links = this.#linksOf(target)
      const theirs = links.wholeKeys.find((one) => one.columns.every((name) => reference.toColumns.includes(name)))
      return theirs !== undefined && this.#isWhole(links, theirs)
    })
  }

  #isTooNarrow(table: Table, { columns: [name], reference, numbered }: Unit): boolean {
    const column = table.columns.find((one) => one.name === name)
    if (numbered === undefined || reference !== undefined || column === undefined) return false
    return numbered.distinct > this.#columnOf(table, column).capacity
  }

  #columnOf(table: Table, column: Column): PlannedColumn {
    const path = `${table.name}.${column.name}`
    const known = this.#columns.get(path)
    if (known !== undefined) return known
    this.#open.add(path)
    const planned = this.#make(table, column)
    this.#open.delete(path)
    this.#columns.set(path, planned)
    return planned
  }

  #make(table: Table, column: Column): PlannedColumn {
    const rows = Math.max(1, this.#rowsOf(table.name))
    const shape = this.#shapeOf(table, column.name)
    const unit = this.#linksOf(table).units.find(({ columns }) => columns.includes(column.name))
    const nulls = {
      nullOrder: scatter(ARGUMENT, rows, `${table.name}.${column.name} null`),
      nulls: column.isNullable ? Math.round(rows * (shape?.nulls ?? 0)) : 0,
    }
    const target = unit?.reference === undefined ? undefined : this.#targetOf(unit, column.name)
    if (unit !== undefined && target !== undefined)
      return { ...this.#referring(target, table, unit, rows, shape), column, ...nulls }
    return { ...this.#own(table, column, unit, rows, shape), column, ...nulls }
  }

  /** The column that a reference leads to; undefined if it leads back. */
  #targetOf({ columns, reference }: Unit, name: string): PlannedColumn | undefined {
    const to = reference?.toColumns[columns.indexOf(name)]
    const target = this.#tables.get(reference?.table ?? '')
    const column = target?.columns.find((one) => one.name === to)
    if (target === undefined || column === undefined || this.#open.has(`${target.name}.${column.name}`))
      return undefined
    return this.#columnOf(target, column)
  }

  /** Values come from rows of another table. */
  #referring(target: PlannedColumn, table: Table, unit: Unit, rows: number, shape: ColumnShape | undefined) {
    const parents = Math.max(1, this.#rowsOf(unit.reference?.table ?? ''))
    const { form, capacity, numbers } = target
    const isAlone = unit.columns.length === 1
    if (unit.numbered !== undefined) {
      const { number, distinct } = unit.numbered
      const ranks = scaled(scatter(ARGUMENT, distinct, 'rank'), parents, distinct)
      const drawn = isAlone ? { distinct, byRank: after(target.inRow, ranks) } : target
      return {
        form,
        capacity,
        numbers,
        inRow: after(target.inRow, number),
        distinct: drawn.distinct,
        byRank: drawn.byRank,
      }
    }
    const distinct = Math.min(shape?.distinct ?? parents, parents, rows)
    const skew = shape?.skew ?? 0
    const rank = rankOf(`${table.name}.${unit.columns.join()}`, rows, distinct, skew)
    // The parent asked for most often also has most rows: all tables that refer to these parents share one order.
    const parent = scatter(ARGUMENT, parents, 'rank')
    const drawn = isAlone ? { distinct, byRank: after(target.inRow, parent) } : target
    const referred = skew === 0 && distinct === parents ? rank : after(parent, rank)
    return {
      form,
      capacity,
      numbers,
      inRow: after(target.inRow, referred),
      distinct: drawn.distinct,
      byRank: drawn.byRank,
    }
  }

  #own(table: Table, column: Column, unit: Unit | undefined, rows: number, shape: ColumnShape | undefined) {
    const numbered = unit?.numbered
    const wanted = numbered === undefined ? shape?.distinct : numbered.distinct
    const { capacity, usual } = formOf(column, wanted ?? rows, shape?.length)
    const most = Math.min(wanted ?? usual ?? rows, numbered === undefined ? rows : capacity, capacity)
    const distinct = Math.max(1, most)
    const { form } = formOf(column, distinct, shape?.length)
    const byRank = scatter(ARGUMENT, distinct, 'rank')
    const same = { form, capacity, distinct, byRank, numbers: distinct }
    if (numbered !== undefined) return { ...same, inRow: wrapped(numbered, capacity) }
    const skew = shape?.skew ?? 0
    const isInTime = form.kind === 'line' && (form.as === 'date' || form.as === 'datetime')
    if (isInTime && skew === 0) return { ...same, inRow: scaled(ARGUMENT, distinct, rows) }
    const rank = rankOf(`${table.name}.${column.name}`, rows, distinct, skew)
    return { ...same, inRow: skew === 0 ? rank : after(byRank, rank) }
  }
}

/** Frequency of a value by its rank, over all rows: each at least once. */
function rankOf(name: string, rows: number, distinct: number, skew: number): Numbers {
  const order = scatter(ARGUMENT, rows, name)
  if (skew === 0 || distinct >= rows) return scaled(order, distinct, rows)
  return { kind: 'skew', of: order, distinct, buckets: zipfBuckets(distinct, skew, rows - distinct) }
}

function scaled(of: Numbers, times: number, over: number): Numbers {
  return times === over ? of : { kind: 'scale', of, times, over }
}

/** If a type holds fewer values than there are rows, they repeat. */
function wrapped({ number, distinct }: Numbered, capacity: number): Numbers {
  return distinct <= capacity ? number : { kind: 'digit', of: number, over: 1, among: capacity }
}
