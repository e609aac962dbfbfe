import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OwnWorkload } from '../../../src/core/suite/own-workload.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'
import { parseWorkload, renderWorkload } from '../../../src/core/workload/workload-file.ts'
import { ownStatement, ownWorkload } from '../../builders.ts'

const FILE = 'workloads/shop/workload.yml'

function read(text: string): OwnWorkload {
  const parsed = parseWorkload(text, FILE)
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return parsed.workload
}

/** Lines are those of the text that was read. */
function withoutLines(workload: OwnWorkload): unknown {
  return JSON.parse(JSON.stringify(workload, (key, value) => (key === 'line' ? undefined : value)))
}

const names = fc
  .oneof(fc.string({ minLength: 1, maxLength: 20 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }))
  .filter((name) => /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]*[^\p{C}\p{Z}])?$/u.test(name))
const identifiers = fc.oneof(
  fc.stringMatching(/^\w{1,8}$/),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 8 })
    .filter((name) => name.isWellFormed() && !name.includes(',')),
)
const columns = fc.tuple(identifiers, identifiers).map(([table, column]) => `${table}.${column}` as const)
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0)
const skews = fc.double({ min: 0, max: 10, noNaN: true }).map((skew) => skew + 0)
const fractions = fc.oneof(
  fc.nat(10_000).map((n) => n / 10_000),
  fc.nat(1e6).map((part) => part / 1e6),
)
const sqls = fc.oneof(fc.constant('SELECT  1\n  FROM `a b`  '), fc.stringMatching(/^[a-z ,:#&*!|>%@{}[\]\n\t-]*[a-z]$/))
const whole = fc.integer({ min: -1e9, max: 1e9 })

const parameters = fc.oneof(
  fc.record({ kind: fc.constant('value' as const), column: columns, skew: skews }),
  fc.record({ kind: fc.constant('new' as const), column: columns }),
  fc
    .tuple(whole, fc.nat(1e6), fc.nat(9))
    .map(([from, more, digits]) => ({ kind: 'number' as const, from, to: from + more, digits })),
  fc.nat(1e6).map((length) => ({ kind: 'text' as const, length })),
  fc.constant({ kind: 'null' as const }),
)

const statements = fc.record({
  sql: sqls,
  times: fc.oneof(fc.constant(1), fc.double({ min: 0.001, max: 100, noNaN: true })),
  parameters: fc.array(parameters, { maxLength: 5 }),
  /** Offset of the second parameter from the first. */
  plus: fc.option(numbers, { nil: undefined }),
})

const workloads = fc
  .record({
    protocol: fc.constantFrom('text' as const, 'prepared' as const),
    standsFor: fc.option(fractions, { nil: undefined }),
    transactions: fc.array(
      fc.tuple(names, fractions, fc.boolean(), fc.array(fc.tuple(names, statements), { minLength: 1, maxLength: 4 })),
      { minLength: 1, maxLength: 4 },
    ),
    tables: fc.uniqueArray(
      fc.record({
        name: identifiers,
        rows: fc.nat(1e8),
        columns: fc.array(
          fc.record({
            ...{ name: identifiers, skew: skews, nulls: fractions },
            distinct: fc.option(fc.integer({ min: 1, max: 1e8 }), { nil: undefined }),
            length: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 3, selector: ({ name }) => name },
    ),
    schema: fc.record({
      kind: fc.constantFrom('schema' as const, 'migrations' as const, 'dump' as const),
      path: fc.constantFrom('a.sql', '../x y', '- a'),
    }),
  })
  .map(({ transactions, ...workload }): OwnWorkload => {
    let number = 0
    return ownWorkload({
      ...workload,
      transactions: transactions.map(([name, share, isExplicit, list]) => ({
        name: `${name} ${++number}`,
        share: Number((share + 1e-6).toFixed(6)),
        isExplicit,
        statements: list.map(([title, { parameters, plus, sql, ...statement }]) => {
          const called = `${title} ${++number}`
          const same =
            plus === undefined || parameters.length === 0 ? [] : [{ kind: 'same' as const, as: `${called}:1`, plus }]
          const all = [...parameters, ...same]
          return ownStatement({
            ...statement,
            name: called,
            sql: `SELECT ${'? '.repeat(all.length)}${sql}`,
            parameters: all,
          })
        }),
      })) as unknown as OwnWorkload['transactions'],
    })
  })

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
  ])('is refused where it does not read or change rows: %s', (sql) => {
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
  ])('is refused with a comment that servers run, on its line: %s', (sql) => {
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
  ])('may have other comments, and hints: %s', (sql) => {
    expect(parseWorkload(text(sql), 'w/workload.yml').kind).toBe('ok')
  })

  it.each(['(SELECT 1) UNION (SELECT 2)', ' with x as (select 1) select * from x', 'Replace into t values (1)'])(
    'may read and change rows: %s',
    (sql) => expect(parseWorkload(text(sql), 'w/workload.yml').kind).toBe('ok'),
  )
})

describe('a workload file', () => {
  it('is read back as the same workload, whatever it holds', () => {
    fc.assert(
      fc.property(workloads, (workload) => {
        expect(withoutLines(read(renderWorkload(workload)))).toEqual(withoutLines(workload))
      }),
    )
  })

  it('reads as a table', () => {
    const workload = ownWorkload({
      standsFor: 0.975,
      transactions: [
        {
          name: 'buy',
          share: 0.45,
          isExplicit: true,
          statements: [
            ownStatement({
              name: 'select orders',
              sql: 'SELECT * FROM orders WHERE id = ?',
              parameters: [{ kind: 'value', column: 'orders.id', skew: 0.9 }],
            }),
            ownStatement({
              name: 'update orders',
              sql: 'UPDATE orders SET status = ?, note = ? WHERE id BETWEEN ? AND ? LIMIT ?',
              times: 0.5,
              parameters: [
                { kind: 'value', column: 'orders.status', skew: 0 },
                { kind: 'text', length: 20 },
                { kind: 'same', as: 'select orders:1', plus: 0 },
                { kind: 'same', as: 'select orders:1', plus: 99 },
                { kind: 'number', from: 1, to: 10, digits: 0 },
              ],
            }),
          ],
        },
      ],
      tables: [
        { name: 'orders', rows: 1000, columns: [{ name: 'status', distinct: 5, skew: 1.1, nulls: 0.2, length: 4 }] },
      ],
    })
    const [, body] = renderWorkload(workload).split('\n\n')
    expect(body).toBe(`protocol: text
stands-for: 97.5%
schema: schema.sql
transactions:
  - name: buy
    share: 45%
    explicit: true
    statements:
      - name: select orders
        sql: SELECT * FROM orders WHERE id = ?
        parameters:
          - orders.id, skew 0.9
      - name: update orders
        sql: UPDATE orders SET status = ?, note = ? WHERE id BETWEEN ? AND ? LIMIT ?
        times: 0.5
        parameters:
          - orders.status
          - text of 20 characters
          - same as select orders:1
          - same as select orders:1, plus 99
          - number from 1 to 10
tables:
  - name: orders
    rows: 1000
    columns:
      - status, 5 distinct, skew 1.1, 20% null, 4 characters
`)
    const parsed = read(renderWorkload(workload))
    expect(parsed.name).toBe('shop')
    expect(parsed.transactions[0].statements[1]?.line).toBe(
      renderWorkload(workload).split('\n').indexOf('      - name: update orders') + 1,
    )
  })

  it('says every value that is wrong at once, then all that do not fit each other', () => {
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
stands-for: 101%
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
      workloads/shop/workload.yml:21: tables[0].columns[0]: "a, skew"; allowed: COLUMN[, N distinct][, skew N][, N% null][, N characters]
      workloads/shop/workload.yml:22: stands-for: "101%"; allowed: a percentage from 0% to 100%"
    `)
    const right = [
      ['/etc/passwd', 's.sql'],
      ['binary', 'text'],
      ['share: 45', 'share: 45%'],
      ['share: 0%', 'share: 1%'],
      ['times: 0', 'times: 1'],
      ['skew 11', 'skew 1'],
      ['rows: 1.5, columns: ["a, skew"]', 'rows: 1'],
      ['101%', '100%'],
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
    '%j is refused',
    (text) => expect(parseWorkload(text, FILE).kind).toBe('problems'),
  )
})
