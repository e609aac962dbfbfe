/** SQL of the value of each column in each row of a table, by the row's number: keys distinct, references kept. */
import type { TableSize } from '../suite/own-workload.ts'
import { type Links, linksOf, type Unit } from './key-units.ts'
import { after, digit, type Numbers, scaled, scatter, skewed } from './row-numbers.ts'
import type { Column, Table } from './tables.ts'
import { type ColumnValues, valuesOf } from './value-sql.ts'

/** Makes the rows of tables. One that stays empty is taken to have one row, for those that refer to it. */
export function rowMaker(tables: readonly Table[], sizes: readonly TableSize[]) {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const sizesByName = new Map(sizes.map((size) => [size.name, size]))
  const rowsOf = (name: string) => sizesByName.get(name)?.rows || 1
  const shapeOf = (table: Table, column: string) =>
    sizesByName.get(table.name)?.columns.find(({ name }) => name === column)
  const links = new Map<string, Links>()
  /** Values without NULL. */
  const values = new Map<Column, ColumnValues>()
  /** Tables and columns that are being made: a reference back to one is a circle. */
  const open = new Set<Table | Column>()

  function linksIn(table: Table): Links {
    const known = links.get(table.name)
    if (known !== undefined) return known
    open.add(table)
    const sizeOf = ({ reference, columns: [name = ''] }: Unit) =>
      reference === undefined ? shapeOf(table, name)?.distinct : rowsOf(reference.table)
    const made = linksOf(table, rowsOf(table.name), sizeOf, (name) => {
      const other = byName.get(name)
      return other === undefined || open.has(other) ? [] : linksIn(other).units
    })
    open.delete(table)
    links.set(table.name, made)
    return made
  }

  function valuesIn(table: Table, column: Column): ColumnValues {
    const known = values.get(column)
    if (known !== undefined) return known
    open.add(column)
    const unit = linksIn(table).units.find(({ columns }) => columns.includes(column.name))
    const made = (unit && referred(table, column, unit)) ?? own(table, column, unit)
    open.delete(column)
    values.set(column, made)
    return made
  }

  /** Values of the column that a reference leads to; undefined if there is none, or it leads back. */
  function referred(table: Table, { name }: Column, { columns, reference, number }: Unit): ColumnValues | undefined {
    const target = byName.get(reference?.table ?? '')
    const to = target?.columns.find((one) => one.name === reference?.toColumns[columns.indexOf(name)])
    if (target === undefined || to === undefined || open.has(to)) return undefined
    const { value, capacity } = valuesIn(target, to)
    if (number !== undefined) return { value: after(value, number), capacity }
    const [parents, rows] = [rowsOf(target.name), rowsOf(table.name)]
    const { distinct = parents, skew = 0 } = shapeOf(table, columns[0] ?? '') ?? {}
    const most = Math.min(distinct, parents, rows)
    const rank = rankOf(`${table.name}.${columns.join()}`, rows, most, skew)
    // Rows that are referred to often are anywhere in their table.
    const row = skew === 0 && most === parents ? rank : after(scatter(parents, 'rank'), rank)
    return { value: after(value, row), capacity }
  }

  function own(table: Table, column: Column, unit: Unit | undefined): ColumnValues {
    const rows = rowsOf(table.name)
    const { distinct: asked, skew = 0, length } = shapeOf(table, column.name) ?? {}
    const { number, distinct: numbers = asked } = unit ?? {}
    const { capacity, usual } = valuesOf(column, numbers ?? rows, length)
    const most = Math.min(numbers ?? usual ?? rows, number === undefined ? rows : capacity, capacity)
    const distinct = Math.max(1, most)
    const { value } = valuesOf(column, distinct, length)
    // If a type holds fewer values than there are rows, they repeat.
    if (number !== undefined)
      return { capacity, value: after(value, distinct < capacity ? number : after(digit(1, capacity), number)) }
    const isInTime = skew === 0 && /^(?:date|datetime|timestamp)$/.test(column.type)
    const rank = isInTime ? scaled(distinct, rows) : rankOf(`${table.name}.${column.name}`, rows, distinct, skew)
    return { capacity, value: after(value, rank) }
  }

  return (table: Table) => {
    const [rows, { units, mayRepeat, toMend }] = [rowsOf(table.name), linksIn(table)]
    const columns = table.columns.filter(({ isGenerated }) => !isGenerated)
    const isTooNarrow = ({ columns: [name], reference, distinct = 0 }: Unit) => {
      const column = columns.find((one) => one.name === name)
      return column !== undefined && reference === undefined && distinct > valuesIn(table, column).capacity
    }
    const withNulls = (column: Column): Numbers => {
      const { value } = valuesIn(table, column)
      const nulls = column.isNullable ? Math.round(rows * (shapeOf(table, column.name)?.nulls ?? 0)) : 0
      const order = scatter(rows, `${table.name}.${column.name} null`)
      return nulls === 0 ? value : (n) => `IF(${order(n)} < ${nulls}, NULL, ${value(n)})`
    }
    return {
      rows,
      /** SQL of each column other than those that the server computes, by that of the row's number. */
      columns: columns.map((column) => ({ column, value: withNulls(column) })),
      /** Whether rows may have the same key, so that some must be left out. */
      mayRepeat: mayRepeat || units.some(isTooNarrow),
      /** References that are to be mended once all tables are filled. */
      toMend,
    }
  }
}

/** Frequency of a value by its rank, over all rows: each at least once. */
function rankOf(name: string, rows: number, distinct: number, skew: number): Numbers {
  const isEven = skew === 0 || distinct >= rows
  return after(isEven ? scaled(distinct, rows) : skewed(distinct, skew, rows), scatter(rows, name))
}
