import { describe, expect, it } from 'vitest'
import type { OwnWorkload } from '../../../src/core/suite/own-workload.ts'
import { inferWorkload, understandLoad } from '../../../src/core/workload/infer-workload.ts'
import { PARAMETER } from '../../../src/core/workload/notation.ts'
import { type ObservedLoad, Observer } from '../../../src/core/workload/observe.ts'
import { observeDigests } from '../../../src/core/workload/observe-digests.ts'
import { encode } from '../../../src/core/workload/sql-scanner.ts'
import type { Table } from '../../../src/core/workload/tables.ts'
import { renderWorkload } from '../../../src/core/workload/workload-file.ts'
import { smallTable } from './small-tables.ts'

const CUSTOMER = smallTable('customer', 'id int !, email varchar #, name varchar, note text, level int')
const ORDERS = smallTable('orders', 'id int !, customer_id int, total decimal, created datetime', {
  references: [{ columns: ['customer_id'], table: 'customer', toColumns: ['id'] }],
})
const LINES = smallTable('line', 'order_id int !, number int !, item varchar')
const TABLES = [CUSTOMER, LINES, ORDERS]

function observe(statements: readonly string[]): ObservedLoad {
  const observer = new Observer()
  for (const sql of statements) observer.execute(1, encode(sql))
  return observer.finish()
}

function infer(load: ObservedLoad, tables: readonly Table[] = TABLES, rows?: number) {
  const request = { load, understood: understandLoad(load, tables), tables, rows }
  const schema = { kind: 'schema', path: 'schema.sql' } as const
  return inferWorkload({ ...request, name: 'app', file: 'workloads/app/workload.yml', schema })
}

function workloadOf(statements: readonly string[], tables?: readonly Table[], rows?: number): OwnWorkload {
  const inferred = infer(observe(statements), tables, rows)
  if (inferred.workload === undefined) throw new Error('nothing can run')
  return inferred.workload
}

const leftOutOf = (statements: readonly string[]) => infer(observe(statements)).leftOut

/** Parameters of the statements, as the file has them. */
const parametersOf = ({ transactions }: OwnWorkload) =>
  Object.fromEntries(
    transactions.flatMap(({ statements }) =>
      statements.map(({ name, parameters }) => [name, parameters.map(PARAMETER.render)]),
    ),
  )

const repeated = (times: number, make: (time: number) => readonly string[]) =>
  Array.from({ length: times }, (_, time) => make(time)).flat()

describe('a workload of a load', () => {
  it('has the transactions with their shares, names and parameters', () => {
    const workload = workloadOf([
      ...repeated(30, (time) => [
        'BEGIN',
        `SELECT name FROM customer WHERE id = ${time % 25}`,
        `INSERT INTO orders (customer_id, total, created) VALUES (${time % 25}, ${time}.5, NOW())`,
        'COMMIT',
      ]),
      ...repeated(10, (time) => [`SELECT total FROM orders WHERE customer_id = ${time} ORDER BY id LIMIT 3`]),
    ])
    expect(workload).toMatchObject({ name: 'app', protocol: 'text', standsFor: 1 })
    expect(workload.transactions.map(({ name, share, isExplicit }) => [name, share, isExplicit])).toEqual([
      ['insert orders', 0.75, true],
      ['select orders', 0.25, false],
    ])
    expect(parametersOf(workload)).toEqual({
      'select customer': ['customer.id'],
      'insert orders': ['same as select customer:1', 'orders.total'],
      'select orders': ['orders.customer_id', 'number from 3 to 3'],
    })
  })

  it('gives new rows new keys, but for those that may be there or were deleted before', () => {
    const workload = workloadOf(
      repeated(20, (time) => [
        `INSERT INTO customer (id, email, name) VALUES (${time}, 'a${time}@x', 'n')`,
        `INSERT INTO customer (id, email) VALUES (${time % 3}, 'a') ON DUPLICATE KEY UPDATE name = 'b'`,
        ...[
          'BEGIN',
          `DELETE FROM orders WHERE id = ${time}`,
          `INSERT INTO orders (id, total) VALUES (${time}, 1)`,
          'COMMIT',
        ],
        ...['BEGIN', `INSERT INTO orders (id, total) VALUES (${time}, 2)`],
        ...[1, 2].map((number) => `INSERT INTO line VALUES (${time}, ${number}, 'x')`),
        'COMMIT',
      ]),
    )
    expect(parametersOf(workload)).toMatchObject({
      'insert customer': ['customer.id, new', 'customer.email, new', 'customer.name'],
      'insert customer 2': ['customer.id', 'customer.email', 'customer.name'],
      'delete orders': ['orders.id'],
      'insert orders 2': ['same as delete orders:1', 'orders.total'],
      'insert orders': ['orders.id, new', 'orders.total'],
      'insert line': ['same as insert orders:1', 'line.number, new', 'line.item'],
    })
  })

  it('has ranges as long as they were, to two digits', () => {
    const workload = workloadOf([
      'SELECT id FROM customer WHERE id BETWEEN 7 AND 106',
      "SELECT id FROM orders WHERE created >= '2026-01-01' AND created < '2026-01-31'",
      'SELECT id FROM customer WHERE level BETWEEN 0 AND 411111111111111',
    ])
    expect(parametersOf(workload)).toEqual({
      'select customer': ['customer.id', 'same as select customer:1, plus 99'],
      'select orders': ['orders.created', 'same as select orders:1, plus 2600000'],
      'select customer 2': ['customer.level', 'same as select customer 2:1, plus 410000000000000'],
    })
  })

  it('takes no two columns for the same whose values are equal by chance', () => {
    const workload = workloadOf(
      repeated(30, () => [
        'BEGIN',
        'SELECT id FROM customer WHERE level = 1',
        'SELECT total FROM orders WHERE id = 1',
        'COMMIT',
      ]),
    )
    expect(parametersOf(workload)['select orders']).toEqual(['orders.id'])
  })

  it('leaves out, with their share and why, statements that cannot run by themselves', () => {
    const { workload, leftOut } = infer(
      observe([
        ...repeated(6, () => ['SELECT id FROM customer']),
        'CREATE TEMPORARY TABLE basket (a INT)',
        'SELECT id, @x FROM customer',
        "SET NAMES 'utf8mb4'",
        'CALL pay(5)',
      ]),
    )
    expect(workload?.standsFor).toBe(0.6)
    expect(leftOut).toEqual([
      { sql: 'CREATE …', why: 'temporary table', share: 0.1 },
      { sql: 'SELECT customer …', why: 'session', share: 0.1 },
      { sql: 'SET …', why: 'session', share: 0.1 },
      { sql: 'CALL pay …', why: 'procedure', share: 0.1 },
    ])
  })

  it('leaves out locks, definitions, what may hold a literal, and what is rare', () => {
    const load = observe([
      ...repeated(3000, () => ['SELECT id FROM customer', "SELECT name FROM customer WHERE name = 'O'Brien"]),
      ...[
        'SELECT GET_LOCK(5, 1)',
        'ALTER TABLE customer ADD secret INT',
        'SELECT note FROM customer',
        'SELECT level FROM customer',
      ],
    ])
    expect(infer(load)).toMatchObject({
      workload: { transactions: [{ name: 'select customer', share: 1 }] },
      leftOut: [
        { sql: 'SELECT customer …', why: 'not understood' },
        { sql: 'SELECT …', why: 'lock' },
        { sql: 'ALTER customer …', why: 'definition' },
        { sql: 'SELECT note FROM customer', why: 'rare' },
        { sql: 'SELECT level FROM customer', why: 'rare' },
      ],
    })
  })

  it.each(['garbage', 'VALUES ROW(1, 2)', 'TABLE customer'])('is none where nothing can run: %s', (sql) => {
    expect(infer(observe([sql]))).toMatchObject({
      workload: undefined,
      leftOut: [{ why: 'not understood', share: 1 }],
    })
  })

  it('tells of 5,000 digests that differ in hidden names only as of one', () => {
    const hidden = repeated(5000, (time) => [`SELECT 'O'hidden_${time}`])
    expect(leftOutOf([...hidden, 'SELECT id FROM customer'])).toEqual([
      { sql: 'SELECT …', why: 'not understood', share: 0.9998 },
    ])
  })

  it('takes digests alone, without literals', () => {
    const load = observeDigests([
      { sql: 'SELECT `name` FROM `customer` WHERE `id` BETWEEN ? AND ?', executions: 10, seconds: 1, rows: 500 },
      { sql: 'INSERT INTO `customer` ( `email` , `name` ) VALUES (...)', executions: 10, seconds: 3, rows: 10 },
    ])
    const inferred = infer(load)
    if (inferred.workload === undefined) throw new Error('nothing can run')
    expect(parametersOf(inferred.workload)).toEqual({
      'insert customer': ['customer.email, new', 'customer.name'],
      'select customer': ['customer.id', 'same as select customer:1, plus 49'],
    })
  })
})

describe('rows of tables', () => {
  const select = repeated(200, (time) => [`SELECT name FROM customer WHERE id = ${time % 20} AND level = ${time % 4}`])
  const sizes = (workload: OwnWorkload) => Object.fromEntries(workload.tables.map(({ name, rows }) => [name, rows]))

  it('are in scale to those of the server', () => {
    const tables = [
      { ...CUSTOMER, rows: 4_000_000 },
      { ...ORDERS, rows: 20_000_000 },
    ]
    expect(sizes(workloadOf([...select, 'SELECT id FROM orders'], tables, 1_000_000))).toEqual({
      customer: 200_000,
      orders: 1_000_000,
    })
    expect(sizes(workloadOf([...select, 'SELECT id FROM orders'], tables))).toEqual({
      customer: 4_000_000,
      orders: 20_000_000,
    })
  })

  it('are as many as keys were seen where they were seen again and again, else as asked', () => {
    expect(sizes(workloadOf([...select, 'SELECT id FROM orders']))).toEqual({ customer: 20, orders: 100_000 })
    expect(sizes(workloadOf([...select, "INSERT INTO customer (email) VALUES ('x')"], TABLES, 500))).toEqual({
      customer: 500,
    })
  })

  it('come with those of tables that they refer to, and with what columns are like', () => {
    const workload = workloadOf([...select, 'SELECT id FROM orders WHERE id = 5'])
    expect(workload.tables.map(({ name }) => name)).toEqual(['customer', 'orders'])
    expect(workload.tables[0]?.columns).toEqual([{ name: 'level', distinct: 4, skew: 0, nulls: 0, length: undefined }])
  })
})

describe('privacy', () => {
  const SECRETS = ['alice.jones@example.com', '4111111111111111', 'tok_live_9f8e7d6c5b']
  const everything = (load: ObservedLoad) => {
    const inferred = infer(load)
    return `${inferred.workload && renderWorkload(inferred.workload)}\n${JSON.stringify(inferred.leftOut)}`
  }

  it('holds of literals, comments and names of variables', () => {
    const planted = SECRETS.flatMap((secret) => [
      `SELECT id FROM customer WHERE email = '${secret}' AND note = "${secret}"`,
      `SELECT id /* ${secret} */ FROM customer -- ${secret}`,
      `SELECT id AS '${secret}', name AS "${secret}" FROM customer # ${secret}`,
      `INSERT INTO customer (email, note) VALUES ('${secret}', _utf8mb4'x' '${secret}'), (x'${secret}', N'${secret}')`,
      `SELECT @'${secret}', @\`${secret}\``,
      `SET @token = '${secret}', SESSION x = ${secret}`,
      `ALTER TABLE customer ADD c INT DEFAULT '${secret}' COMMENT '${secret}'`,
      `CALL pay('${secret}', ${secret})`,
      `garbage ${secret}`,
      `garbage GET_LOCK(${secret})`,
      `CREATE TEMPORARY TABLE x (a INT) COMMENT '${secret}' ${secret}`,
      `KILL ${secret}`,
    ])
    const text = everything(observe([...planted, ...planted]))
    for (const secret of [...SECRETS, ...SECRETS.flatMap((each) => each.split(/\W/)).filter((part) => part.length > 4)])
      if (secret !== 'example') expect(text).not.toContain(secret)
  })

  it('holds wherever a statement is cut, or begins', () => {
    const whole =
      "INSERT INTO customer (email, note) VALUES ('secretone', 'it''s secrettwo'), ('secretthree', NULL) /* secretfour */"
    for (let at = 0; at < whole.length; at++) {
      expect(everything(observe([whole.slice(0, at), 'SELECT id FROM customer']))).not.toContain('secret')
      const begun = everything(observe([whole.slice(at), 'SELECT id FROM customer']))
      expect(begun, whole.slice(at)).not.toMatch(/secret(?:one|two|three|four)/)
    }
  })
})
