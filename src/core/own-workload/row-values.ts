/** SQL that computes each column's value from the number of the row, so that keys are distinct and references hold. */
import type { ColumnShape, TableSize } from '../scenario/own-load.ts'
import { type Links, linksOf, type Unit } from './key-units.ts'
import { composition, digit, type Numbers, scaledNumbers, scatteredNumbers, skewedNumbers } from './row-numbers.ts'
import type { Column, Table } from './tables.ts'
import { type ColumnValues, columnValues } from './value-sql.ts'

/** Makes the rows of tables. A table that stays empty counts as one row, because others may refer to it. */
export class RowMaker {
  readonly #tables: ReadonlyMap<string, Table>
  readonly #sizes: ReadonlyMap<string, TableSize>
  readonly #links = new Map<Table, Links>()
  readonly #values = new Map<Column, ColumnValues>()
  /** Tables and columns whose values are being computed: a reference that leads back to one of them closes a circle. */
  readonly #open = new Set<Table | Column>()

  constructor(tables: readonly Table[], sizes: readonly TableSize[]) {
    this.#tables = new Map(tables.map((table) => [table.name, table]))
    this.#sizes = new Map(sizes.map((size) => [size.name, size]))
  }

  rowsIn(table: Table) {
    const rows = this.#rowsOf(table.name)
    const { units, mayRepeat, toMend } = this.#linksIn(table)
    const columns = table.columns.filter(({ isGenerated }) => !isGenerated)
    const isTooNarrow = ({ columns: [name], reference, distinct = 0 }: Unit) => {
      const column = columns.find((one) => one.name === name)
      return column !== undefined && reference === undefined && distinct > this.#valuesIn(table, column).capacity
    }
    return {
      rows,
      columns: columns.map((column) => ({ column, value: this.#nullableValue(table, column, rows) })),
      /** Whether rows may have the same key, so that some of them must be left out. */
      mayRepeat: mayRepeat || units.some(isTooNarrow),
      toMend,
    }
  }

  #nullableValue(table: Table, column: Column, rows: number): Numbers {
    const { value } = this.#valuesIn(table, column)
    const nulls = column.isNullable ? Math.round(rows * (this.#shapeOf(table, column.name)?.nulls ?? 0)) : 0
    if (nulls === 0) return value
    const order = scatteredNumbers(rows, `${table.name}.${column.name} null`)
    return (n) => `IF(${order(n)} < ${nulls}, NULL, ${value(n)})`
  }

  #rowsOf(table: string): number {
    return this.#sizes.get(table)?.rows || 1
  }

  #shapeOf(table: Table, column: string): ColumnShape | undefined {
    return this.#sizes.get(table.name)?.columns.find(({ name }) => name === column)
  }

  #linksIn(table: Table): Links {
    const before = this.#links.get(table)
    if (before !== undefined) return before
    this.#open.add(table)
    const sizeOf = ({ reference, columns: [name = ''] }: Unit) =>
      reference === undefined ? this.#shapeOf(table, name)?.distinct : this.#rowsOf(reference.table)
    const links = linksOf(table, this.#rowsOf(table.name), sizeOf, (name) => {
      const other = this.#tables.get(name)
      return other === undefined || this.#open.has(other) ? [] : this.#linksIn(other).units
    })
    this.#open.delete(table)
    this.#links.set(table, links)
    return links
  }

  #valuesIn(table: Table, column: Column): ColumnValues {
    const before = this.#values.get(column)
    if (before !== undefined) return before
    this.#open.add(column)
    const unit = this.#linksIn(table).units.find(({ columns }) => columns.includes(column.name))
    const values = (unit && this.#referred(table, column, unit)) ?? this.#unreferred(table, column, unit)
    this.#open.delete(column)
    this.#values.set(column, values)
    return values
  }

  /**
   * Values of the column that a reference leads to; undefined if there is no reference, or if references form a circle.
   */
  #referred(table: Table, { name }: Column, { columns, reference, number }: Unit): ColumnValues | undefined {
    const target = this.#tables.get(reference?.table ?? '')
    const to = target?.columns.find((one) => one.name === reference?.toColumns[columns.indexOf(name)])
    if (target === undefined || to === undefined || this.#open.has(to)) return undefined
    const { value, capacity } = this.#valuesIn(target, to)
    if (number !== undefined) return { value: composition(value, number), capacity }
    const parents = this.#rowsOf(target.name)
    const rows = this.#rowsOf(table.name)
    const { distinct = parents, skew = 0 } = this.#shapeOf(table, columns[0] ?? '') ?? {}
    const most = Math.min(distinct, parents, rows)
    const rank = rankOf(`${table.name}.${columns.join()}`, rows, most, skew)
    // Rows that are referred to often lie anywhere in their table, as in production.
    const row = skew === 0 && most === parents ? rank : composition(scatteredNumbers(parents, 'rank'), rank)
    return { value: composition(value, row), capacity }
  }

  #unreferred(table: Table, column: Column, unit: Unit | undefined): ColumnValues {
    const rows = this.#rowsOf(table.name)
    const { distinct: asked, skew = 0, length } = this.#shapeOf(table, column.name) ?? {}
    const { number, distinct: numbers = asked } = unit ?? {}
    const { capacity, usual } = columnValues(column, numbers ?? rows, length)
    const most = Math.min(numbers ?? usual ?? rows, number === undefined ? rows : capacity, capacity)
    const distinct = Math.max(1, most)
    const { value } = columnValues(column, distinct, length)
    // If the type holds fewer values than there are rows, values repeat.
    if (number !== undefined)
      return {
        capacity,
        value: composition(value, distinct < capacity ? number : composition(digit(1, capacity), number)),
      }
    const isInTime = skew === 0 && /^(?:date|datetime|timestamp)$/.test(column.type)
    const rank = isInTime ? scaledNumbers(distinct, rows) : rankOf(`${table.name}.${column.name}`, rows, distinct, skew)
    return { capacity, value: composition(value, rank) }
  }
}

function rankOf(name: string, rows: number, distinct: number, skew: number): Numbers {
  const isEven = skew === 0 || distinct >= rows
  return composition(
    isEven ? scaledNumbers(distinct, rows) : skewedNumbers(distinct, skew, rows),
    scatteredNumbers(rows, name),
  )
}
