/** Columns that hold the same things: by foreign keys, else by their names. */

import type { ColumnName } from '../suite/own-workload.ts'
import type { TableColumn } from './statement-scopes.ts'
import type { Table } from './tables.ts'

export function columnName({ table, column }: TableColumn): ColumnName {
  return `${table.name}.${column.name}`
}

export class LinkedColumns {
  readonly #groups = new Map<string, string>()

  constructor(tables: readonly Table[]) {
    for (const { name, references } of tables)
      for (const { columns, table, toColumns } of references)
        for (const [at, column] of columns.entries()) this.#join(`${name}.${column}`, `${table}.${toColumns[at]}`)
  }

  areLinked(one: TableColumn, other: TableColumn): boolean {
    if (this.#groupOf(columnName(one)) === this.#groupOf(columnName(other))) return true
    const [a, b] = [one, other].map(({ column }) => column.name.toLowerCase())
    if (a === undefined || b === undefined) return false
    return (a === b && a !== 'id') || endsWith(a, b) || endsWith(b, a) || isIdOf(one, other) || isIdOf(other, one)
  }

  #groupOf(column: string): string {
    let group = column
    for (let next = this.#groups.get(group); next !== undefined; next = this.#groups.get(group)) group = next
    return group
  }

  #join(one: string, other: string): void {
    const [a, b] = [this.#groupOf(one), this.#groupOf(other)]
    if (a !== b) this.#groups.set(a, b)
  }
}

/** Such as `no_o_id` with `o_id`; `id` alone proves nothing. */
function endsWith(long: string, short: string): boolean {
  return short.includes('_') && long.endsWith(`_${short}`)
}

/** Such as `orders.customer_id` for `customers.id`. */
function isIdOf({ column }: TableColumn, { table, column: key }: TableColumn): boolean {
  const [name, id] = [column.name.toLowerCase(), key.name.toLowerCase()]
  if (id !== 'id' || !name.endsWith('_id')) return false
  return table.name.toLowerCase().startsWith(name.slice(0, -3).replace(/y$/, ''))
}
