import { describe, expect, it } from 'vitest'
import { problemsWithTables } from '../../../src/core/own-workload/table-problems.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'
import { ownStatement, ownWorkload } from '../../builders.ts'
import { smallTable } from './small-tables.ts'

const USERS = smallTable('users', 'id int, name varchar, sum int')
const TABLES = [
  { ...USERS, columns: USERS.columns.map((column) => ({ ...column, isGenerated: column.name === 'sum' })) },
  smallTable('orders', 'id int, user int', {
    references: [{ columns: ['user'], table: 'users', toColumns: ['id'] }],
  }),
]

function asking(...columns: `${string}.${string}`[]) {
  const parameters = columns.map((column) => ({ kind: 'value' as const, column, skew: 0 }))
  const statement = ownStatement({ sql: 'SELECT ?, ?, ?', parameters, line: 7 })
  return { transactions: [{ name: 'ask', share: 1, isExplicit: false, statements: [statement] }] as const }
}

const size = (name: string, rows: number, ...columns: string[]) => ({
  name,
  rows,
  columns: columns.map((column) => ({ name: column, distinct: undefined, skew: 0, nulls: 0, length: undefined })),
})

describe('a workload and its schema', () => {
  it('have no problem if all columns and tables exist', () => {
    const workload = ownWorkload({
      ...asking('users.id', 'orders.user'),
      tables: [size('users', 5, 'name'), size('orders', 9)],
    })
    expect(problemsWithTables(workload, TABLES)).toEqual([])
  })

  it('have one problem with file and line for each missing column or table, all at once', () => {
    const workload = ownWorkload({
      ...asking('users.nam', 'users.sum', 'users.id'),
      tables: [size('user', 5), size('orders', 9, 'usr')],
    })
    expect(formatProblems(problemsWithTables(workload, TABLES))).toMatchInlineSnapshot(`
      "workloads/shop/workload.yml:7: select, parameter 1: "users.nam" (did you mean "users.name"?); allowed: a column of the schema that the server does not compute: users.id, users.name, orders.id, orders.user
      workloads/shop/workload.yml:7: select, parameter 2: "users.sum" (did you mean "users.name"?); allowed: a column of the schema that the server does not compute: users.id, users.name, orders.id, orders.user
      workloads/shop/workload.yml:1: tables: "user" (did you mean "users"?); allowed: a table of the schema: users, orders
      workloads/shop/workload.yml:1: tables, orders: "usr" (did you mean "user"?); allowed: id, user
      workloads/shop/workload.yml:1: tables, orders: 9 rows that refer to users, which has none; allowed: rows in both, or in neither"
    `)
  })

  it('may have rows in a table that refers to a table without rows if the schema is a dump', () => {
    const workload = ownWorkload({
      ...asking('users.id'),
      tables: [size('orders', 9)],
      schema: { kind: 'dump', path: 'd.sql' },
    })
    expect(problemsWithTables(workload, TABLES)).toEqual([])
  })
})
