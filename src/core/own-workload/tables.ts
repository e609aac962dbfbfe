/** Tables as a server's `information_schema` describes them, wherever they come from. */
import type { ColumnName } from '../scenario/own-load.ts'

export interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  readonly keys: readonly Key[]
  readonly references: readonly Reference[]
  /** Number of rows, as the server estimates it. */
  readonly rows: number
}

export interface Column {
  readonly name: string
  /** DATA_TYPE in lower case, such as `bigint`; `json` also if a server stores it as text with a check. */
  readonly type: string
  /** COLUMN_TYPE, such as `enum('a','b')` or `int unsigned`. */
  readonly fullType: string
  readonly isNullable: boolean
  readonly isGenerated: boolean
  readonly maxLength: number | undefined
  readonly precision: number | undefined
  readonly scale: number | undefined
  readonly isBinary: boolean
}

export interface Key {
  readonly name: string
  readonly isUnique: boolean
  readonly columns: readonly string[]
}

export interface Reference {
  readonly columns: readonly string[]
  readonly table: string
  readonly toColumns: readonly string[]
}

export interface TableColumn {
  readonly table: Table
  readonly column: Column
}

export function columnName({ table, column }: TableColumn): ColumnName {
  return `${table.name}.${column.name}`
}

/** @throws RangeError if there is no such column, or the server computes it; callers have checked that before */
export function findColumn(name: ColumnName, tables: readonly Table[]): TableColumn {
  for (const table of tables) {
    // Whole names are compared, because the name of a table may contain dots, too.
    const column = table.columns.find((one) => `${table.name}.${one.name}` === name && !one.isGenerated)
    if (column !== undefined) return { table, column }
  }
  throw new RangeError(`no column ${name}`)
}
