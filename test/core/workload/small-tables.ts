/** Tables for tests: columns as `name type`, `!` after the primary key's and `#` after those of a unique key. */
import type { Column, Table } from '../../../src/core/workload/tables.ts'

const NUMBERS = /int|decimal/

function column(name: string, type: string): Column {
  return {
    ...{ name, type, fullType: type, isNullable: true, isUnsigned: false, isAutoIncrement: false, isGenerated: false },
    maxLength: NUMBERS.test(type) ? undefined : 200,
    precision: NUMBERS.test(type) ? 10 : undefined,
    scale: NUMBERS.test(type) ? 0 : undefined,
    isBinary: false,
  }
}

/** @param columns such as `id int !, email varchar #, name varchar` */
export function smallTable(name: string, columns: string, changes: Partial<Table> = {}): Table {
  const parts = columns.split(',').map((each) => each.trim().split(' '))
  const marked = (mark: string) => parts.flatMap(([own = '', , sign]) => (sign === mark ? [own] : []))
  const keys = [
    { name: 'PRIMARY', isPrimary: true, isUnique: true, columns: marked('!') },
    ...marked('#').map((own) => ({ name: `by_${own}`, isPrimary: false, isUnique: true, columns: [own] })),
  ]
  return {
    name,
    columns: parts.map(([own = '', type = 'int']) => column(own, type)),
    keys: keys
      .filter((key) => key.columns.length > 0)
      .map((key) => ({ ...key, cardinality: key.columns.map(() => undefined) })),
    references: [],
    rows: 0,
    ...changes,
  }
}
