import { describe, expect, it } from 'vitest'
import { parseWorkload } from '../../../src/core/own-workload/workload-file.ts'
import type { OwnWorkload } from '../../../src/core/scenario/own-load.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'

const FILE = 'workloads/shop/workload.yml'

function read(text: string): OwnWorkload {
  const parsed = parseWorkload(text, FILE)
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return parsed.workload
}

describe('a statement of a workload file', () => {
  const text = (sql: string) =>
    `protocol: text\nschema: s.sql\ntransactions:\n  - name: a\n    share: 1%\n    statements:\n      - { name: b, sql: ${JSON.stringify(sql)} }\n`

  it.each([
    'LOAD DATA LOCAL INFILE "/etc/passwd" INTO TABLE t',
    '/*! LOAD DATA LOCAL INFILE "x" INTO TABLE t */',
    '/* x */ SELECT 1',
    'CALL p()',
    'SET GLOBAL x = 1',
    'selector',
  ])('is refused unless it reads or changes rows: %s', (sql) => {
    const parsed = parseWorkload(text(sql), 'w/workload.yml')
    expect(parsed.kind === 'problems' && parsed.problems.map(({ allowed }) => allowed)).toEqual([
      'SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH',
    ])
  })

  it.each([
    'SELECT 1 /*! ; DROP TABLE t */',
    'SELECT 1 /*!50000 ; DROP TABLE t */',
    'SELECT 1 /*M! ; DROP TABLE t */',
    'SELECT 1 /*M!100100 + 1 */',
    "SELECT '/*' /*!+ 1 */",
  ])('is refused, with its line, if it has a comment that servers run: %s', (sql) => {
    const parsed = parseWorkload(text(sql), 'w/workload.yml')
    expect(parsed.kind === 'problems' && formatProblems(parsed.problems)).toBe(
      'w/workload.yml:7: transactions[0].statements[0].sql: a comment that servers run as SQL (/*! or /*M!); allowed: ' +
        'its SQL without the comment, comments of words (/* … */), and optimizer hints (/*+ … */)',
    )
  })

  it.each([
    'SELECT /*+ MAX_EXECUTION_TIME(9) */ 1',
    'SELECT /* /*! 1 */ 1',
    "SELECT '/*! 1 */', `/*M! 1 */` -- /*! 1 */",
    'SELECT 1 # /*! 1 */',
  ])('is accepted if it has other comments or optimizer hints: %s', (sql) => {
    expect(parseWorkload(text(sql), 'w/workload.yml').kind).toBe('ok')
  })

  it.each(['(SELECT 1) UNION (SELECT 2)', ' with x as (select 1) select * from x', 'Replace into t values (1)'])(
    'is accepted if it reads or changes rows: %s',
    (sql) => expect(parseWorkload(text(sql), 'w/workload.yml').kind).toBe('ok'),
  )
})

describe('a workload file', () => {
  it('is read with its transactions, parameters and tables, each with its line', () => {
    const workload = read(`schema: schema.sql
transactions:
  - name: buy
    share: 45%
    explicit: true
    statements:
      - name: select orders
        sql: SELECT * FROM orders WHERE id = ?
        parameters: ['orders.id, skew 0.9']
      - name: update orders
        sql: UPDATE orders SET status = ?, note = ?, sent = ?, at = ? WHERE id BETWEEN ? AND ? LIMIT ?
        times: 0.5
        parameters:
          - orders.status
          - text of 20 characters
          - null
          - orders.at, new
          - same as select orders:1
          - same as select orders:1, plus -99
          - number from 1 to 10, 2 digits
tables:
  - name: orders
    rows: 1000
    columns:
      - status, 5 distinct, skew 1.1, 20% null, 4 characters
      - note
`)
    const line = { file: FILE }
    expect(workload).toEqual({
      ...{ name: 'shop', file: FILE, protocol: 'text', schema: { kind: 'schema', path: 'schema.sql' } },
      transactions: [
        {
          ...{ name: 'buy', share: 0.45, isExplicit: true },
          statements: [
            {
              ...{ ...line, line: 7, name: 'select orders', sql: 'SELECT * FROM orders WHERE id = ?', times: 1 },
              parameters: [{ kind: 'value', column: 'orders.id', skew: 0.9 }],
            },
            {
              ...{ ...line, line: 10, name: 'update orders', times: 0.5 },
              sql: 'UPDATE orders SET status = ?, note = ?, sent = ?, at = ? WHERE id BETWEEN ? AND ? LIMIT ?',
              parameters: [
                { kind: 'value', column: 'orders.status', skew: 0 },
                { kind: 'text', length: 20 },
                { kind: 'null' },
                { kind: 'new', column: 'orders.at' },
                { kind: 'same', as: 'select orders:1', plus: 0 },
                { kind: 'same', as: 'select orders:1', plus: -99 },
                { kind: 'number', from: 1, to: 10, digits: 2 },
              ],
            },
          ],
        },
      ],
      tables: [
        {
          ...{ name: 'orders', rows: 1000 },
          columns: [
            { name: 'status', distinct: 5, skew: 1.1, nulls: 0.2, length: 4 },
            { name: 'note', distinct: undefined, skew: 0, nulls: 0, length: undefined },
          ],
        },
      ],
    })
  })

  it('reports all wrong values at once, then all values that contradict each other', () => {
    const text = `schema: /etc/passwd
dump: d.sql
protocol: binary
transactions:
  - name: a
    share: 45
    statements:
      - name: x
        sql: SELECT ?, ?
        parameters: [orders.id]
      - name: x
        sql: SELECT 1; SELECT 2
  - name: a
    share: 0%
    statements:
      - { name: commit, sql: COMMIT }
      - name: y
        sql: SELECT ?, ?, ?
        times: 0
        parameters: [same as x:1, same as y:4, "orders.id, skew 11", ]
tables: [{ name: t, rows: 1.5, columns: ["a, skew"] }]
`
    const parsed = parseWorkload(text, FILE)
    if (parsed.kind === 'ok') throw new Error('nothing is wrong')
    expect(formatProblems(parsed.problems)).toMatchInlineSnapshot(`
      "workloads/shop/workload.yml:1:  schema: "/etc/passwd"; allowed: a path from the folder of this file
      workloads/shop/workload.yml:3:  protocol: "binary"; allowed: text or prepared
      workloads/shop/workload.yml:6:  transactions[0].share: 45; allowed: a percentage such as 45%, more than 0%
      workloads/shop/workload.yml:14: transactions[1].share: "0%"; allowed: a percentage such as 45%, more than 0%
      workloads/shop/workload.yml:19: transactions[1].statements[1].times: 0; allowed: a number more than 0 and at most 10000
      workloads/shop/workload.yml:20: transactions[1].statements[1].parameters[2]: "orders.id, skew 11"; allowed: TABLE.COLUMN[, skew N], TABLE.COLUMN, new, same as STATEMENT:NUMBER[, plus N], number from N to N[, N digits], text of N characters, or null
      workloads/shop/workload.yml:21: tables[0].rows: 1.5; allowed: an integer from 0 to 100000000
      workloads/shop/workload.yml:21: tables[0].columns[0]: "a, skew"; allowed: COLUMN[, N distinct][, skew N][, N% null][, N characters]"
    `)
    const right = [
      ['/etc/passwd', 's.sql'],
      ['binary', 'text'],
      ['share: 45', 'share: 45%'],
      ['share: 0%', 'share: 1%'],
      ['times: 0', 'times: 1'],
      ['skew 11', 'skew 1'],
      ['rows: 1.5, columns: ["a, skew"]', 'rows: 1'],
    ] as const
    const fitting = parseWorkload(
      right.reduce((all, [wrong, other]) => all.replace(wrong, other), text),
      FILE,
    )
    if (fitting.kind === 'ok') throw new Error('nothing is wrong')
    expect(formatProblems(fitting.problems)).toMatchInlineSnapshot(`
      "workloads/shop/workload.yml:2:  dump: dump beside schema; allowed: one of schema, migrations, dump
      workloads/shop/workload.yml:10: transactions[0].statements[0].parameters: 1 for 2 times ? in sql; allowed: one for each ?
      workloads/shop/workload.yml:11: transactions[0].statements[1].name: a second "x"; allowed: every name once
      workloads/shop/workload.yml:12: transactions[0].statements[1].sql: more than one statement; allowed: one statement
      workloads/shop/workload.yml:13: transactions[1].name: a second "a"; allowed: every name once
      workloads/shop/workload.yml:16: transactions[1].statements[0].name: "commit"; allowed: any other name: commit is what ends transactions
      workloads/shop/workload.yml:16: transactions[1].statements[0].sql: "COMMIT"; allowed: SELECT, INSERT, REPLACE, UPDATE, DELETE or WITH
      workloads/shop/workload.yml:20: transactions[1].statements[1].parameters[0]: "x:1"; allowed: a parameter that comes before it in its transaction
      workloads/shop/workload.yml:20: transactions[1].statements[1].parameters[1]: "y:4" (did you mean "y:1"?); allowed: "y:1""
    `)
  })

  it.each(['', '[]', 'a: 1', 'transactions: []', 'transactions: [{ statements: 5 }]', '&a [*a]'])(
    'with the text %j is refused',
    (text) => expect(parseWorkload(text, FILE).kind).toBe('problems'),
  )
})
