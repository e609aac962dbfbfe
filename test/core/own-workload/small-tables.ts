/** Tables for tests: columns as `name type`, `!` after the primary key's and `#` after those of a unique key. */
import type { Column, Table } from '../../../src/core/own-workload/tables.ts'

const NUMBERS = /int|decimal/

function column(name: string, type: string): Column {
  return {
    name,
    type,
    fullType: type,
    isNullable: true,
    isGenerated: false,
    maxLength: NUMBERS.test(type) ? undefined : 200,
    precision: NUMBERS.test(type) ? 10 : undefined,
    scale: NUMBERS.test(type) ? 0 : undefined,
    isBinary: false,
  }
}

/** @param columns such as `id int !, email varchar #, name varchar` */
export function smallTable(name: string, columns: string, changes: Partial<Table> = {}): Table {
  const parts = columns.split(',').map((each) => each.trim().split(' '))
  const marked = (mark: string) => parts.flatMap(([name = '', , sign]) => (sign === mark ? [name] : []))
  const keys = [marked('!'), ...marked('#').map((name) => [name])]
  return {
    name,
    columns: parts.map(([name = '', type = 'int']) => column(name, type)),
    keys: keys.filter((key) => key.length > 0).map((key) => ({ name: key.join(), isUnique: true, columns: key })),
    references: [],
    rows: 0,
    ...changes,
  }
}
