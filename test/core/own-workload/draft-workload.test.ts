/** Drafts of workloads from logs, of which two were written by MariaDB. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { WorkloadDrafter } from '../../../src/core/own-workload/draft-workload.ts'
import { LogReader } from '../../../src/core/own-workload/read-log.ts'
import { schemaTables } from '../../../src/core/own-workload/schema-tables.ts'
import { parseWorkload } from '../../../src/core/own-workload/workload-file.ts'
import type { OwnWorkload } from '../../../src/core/scenario/own-load.ts'
import { formatProblems } from '../../../src/core/suite/parse.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

const LOGS = join(import.meta.dirname, '../../fixtures/logs')
const fixture = (name: string) => readFileSync(join(LOGS, name), 'utf8')
const SCHEMA = fixture('schema.sql')

function drafted(log: string, schema = SCHEMA) {
  const drafter = new WorkloadDrafter(schemaTables([{ file: 'schema.sql', text: schema }]))
  const reader = new LogReader((sql, isPrepared) => drafter.add(sql, isPrepared))
  for (const line of log.split('\n')) reader.push(line)
  reader.end()
  return { ...drafter.finish({ kind: 'schema', path: 'schema.sql' }), kind: reader.kind }
}

/** A megabyte of a mark. */
const full = (start: string, mark: string) => start + mark.repeat(1_000_000 / mark.length)

const query = (sql: string) => `\t\t 9 Query\t${sql}\n`

function workloadOf(text: string): OwnWorkload {
  const parsed = parseWorkload(text, 'workloads/shop/workload.yml')
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  return parsed.workload
}

/** The only statement of a draft with its parameters as they are in the file; or the reason why there is none. */
function draftOf(sql: string, schema = SCHEMA): readonly [sql: string, ...parameters: unknown[]] {
  const { text, statements, leftOut } = drafted(query(sql), schema)
  if (statements === 0) return [leftOut.join().replace(/^100% (.*?): .*/s, '$1')]
  const [
    {
      statements: [{ sql: made, parameters }],
    },
  ] = workloadOf(text).transactions
  return [
    made,
    ...parameters.map((one) =>
      one.kind === 'same'
        ? `${one.as.split(':')[1]} plus ${one.plus}`
        : `${'column' in one ? one.column : ''}${one.kind === 'new' ? ' new' : ''}`,
    ),
  ]
}

describe('a log that MariaDB wrote', () => {
  it('becomes test/fixtures/logs/workload.yml, with its numbers of statements, tables and executions', async () => {
    const { text, kind, ...figures } = drafted(fixture('general.txt'))
    expect(kind).toBe('general')
    expect(figures).toMatchObject({ statements: 9, tables: 3, executions: 56 })
    expect(figures.share).toBeCloseTo(51 / 56, 1)
    await expect(text).toMatchFileSnapshot(join(LOGS, 'workload.yml'))
    expect(
      workloadOf(text)
        .tables.map(({ name }) => name)
        .toSorted(),
    ).toEqual(['customers', 'order_lines', 'orders'])
  })

  it('becomes the same workload whether it is a log of slow statements or a general log', () => {
    const slow = drafted(fixture('slow.txt'))
    expect(slow.kind).toBe('slow')
    const general = drafted(fixture('general.txt').replace(/.*SET GLOBAL.*\n/, ''))
    expect(slow.text).toBe(general.text)
  })

  it('becomes only statements of the whole log if its beginning is missing, wherever it is cut', () => {
    // Literals that stay are those of the first execution.
    const statementsOf = (log: string) => {
      const { text, statements } = drafted(log)
      const { transactions = [] } = statements === 0 ? {} : workloadOf(text)
      return transactions.map(({ statements: [{ sql }] }) => sql.replace(/LIMIT \d+/, 'LIMIT'))
    }
    for (const name of ['general.txt', 'slow.txt']) {
      const log = fixture(name)
      const whole = statementsOf(log)
      for (let from = 1; from < log.length; from += IS_NIGHTLY ? 97 : 389)
        expect(whole).toEqual(expect.arrayContaining(statementsOf(log.slice(from))))
    }
  })
})

describe('a log that MySQL wrote', () => {
  it('is read with fractions of seconds, and with prepared statements', () => {
    const time = '2026-01-31T10:00:00.123456Z\t    8 '
    const log = `/usr/sbin/mysqld, Version: 8.4.3 (MySQL Community Server - GPL). started with:
Tcp port: 3306  Unix socket: /var/run/mysqld/mysqld.sock
Time                 Id Command    Argument
${time}Connect\tapp@localhost on shop using Socket
${time}Prepare\tSELECT born FROM customers WHERE id = ?
${time}Execute\tSELECT born FROM customers WHERE id = 17
2026-01-31T10:00:00.123456+01:00\t    9 Execute\tSELECT born
FROM customers
/usr/sbin/mysqld, Version: 8.4.3 (MySQL Community Server - GPL). started with:
Tcp port: 3306  Unix socket: /var/run/mysqld/mysqld.sock
${time}Close stmt\t
${time}Quit\t
`
    const { text, executions } = drafted(log)
    expect(executions).toBe(2)
    expect(workloadOf(text)).toMatchObject({ protocol: 'prepared' })
    expect(text).toContain('sql: SELECT born FROM customers WHERE id = ?')
    expect(text).toContain('sql: SELECT born FROM customers\n')
  })

  it('is read without comments, administrator commands, and USE and SET lines if it has slow statements', () => {
    const { text, executions, leftOut } = drafted(`# Time: 2026-01-31T10:00:00.123456Z
# User@Host: app[app] @ localhost []  Id:     8
# Query_time: 0.250000  Lock_time: 0.000001 Rows_sent: 3  Rows_examined: 10
use shop;
SET last_insert_id=5,insert_id=6,timestamp=1704103200;
UPDATE customers SET email = '# User@Host'
 WHERE id = 1;
# User@Host: app[app] @ localhost []  Id:     8
# Query_time: 0.000010  Lock_time: 0.000000 Rows_sent: 0  Rows_examined: 0
SET timestamp=1704103200;
# administrator command: Prepare;
`)
    expect([executions, leftOut]).toEqual([1, []])
    expect(text).toContain('sql: UPDATE customers SET email = ? WHERE id = ?')
  })
})

describe('a drafted statement', () => {
  it.each([
    ['SELECT 1 FROM customers WHERE id = -5;', 'SELECT 1 FROM customers WHERE id = ?', 'customers.id'],
    [
      "SELECT 1 FROM customers WHERE LOWER(Email) = _utf8mb4'a' 'b'",
      'SELECT 1 FROM customers WHERE LOWER(Email) = ?',
      'customers.email',
    ],
    [
      "SELECT 1 FROM customers WHERE born > DATE '2000-01-01'",
      'SELECT 1 FROM customers WHERE born > ?',
      'customers.born',
    ],
    [
      'SELECT `main`.`orders`.`id` FROM `main`.`orders` WHERE `main`.`orders`.`id` IN (1, 2)',
      'SELECT `orders`.`id` FROM `orders` WHERE `orders`.`id` IN (?)',
      'orders.id',
    ],
    [
      "SELECT 1 FROM orders o JOIN customers AS c ON c.id = customer WHERE email <> 'a' AND o.total < 5.5",
      'SELECT 1 FROM orders o JOIN customers AS c ON c.id = customer WHERE email <> ? AND o.total < ?',
      ...['customers.email', 'orders.total'],
    ],
    [
      'SELECT 1 FROM customers WHERE id IN (SELECT customer FROM orders WHERE id = 5) AND id = 6',
      'SELECT 1 FROM customers WHERE id IN (SELECT customer FROM orders WHERE id = ?) AND id = ?',
      ...['orders.id', 'customers.id'],
    ],
    [
      'SELECT id FROM orders WHERE id = 1 UNION ALL SELECT id FROM customers WHERE id = 2',
      'SELECT id FROM orders WHERE id = ? UNION ALL SELECT id FROM customers WHERE id = ?',
      ...['orders.id', 'customers.id'],
    ],
    [
      'WITH x AS (SELECT id FROM orders WHERE total = 1) SELECT 1 FROM x, (order_lines l) WHERE l.line = 2',
      'WITH x AS (SELECT id FROM orders WHERE total = ?) SELECT 1 FROM x, (order_lines l) WHERE l.line = ?',
      ...['orders.total', 'order_lines.line'],
    ],
    [
      'DELETE FROM order_lines WHERE (order_id, line) IN ((1, 2), (3, 4), (5, 6))',
      'DELETE FROM order_lines WHERE (order_id, line) IN ((?, ?))',
      ...['order_lines.order_id', 'order_lines.line'],
    ],
    [
      "UPDATE orders SET total = total + 5, status = 'paid' WHERE id = 1 LIMIT 1",
      'UPDATE orders SET total = total + 5, status = ? WHERE id = ? LIMIT 1',
      ...['orders.status', 'orders.id'],
    ],
  ])('has parameters for values that the logged statement compares with a column: %s', (sql, ...expected) => {
    expect(draftOf(sql)).toEqual(expected)
  })

  it.each([
    ['SELECT 1'],
    ["SELECT DATE_FORMAT(placed, '%Y-%m') AS 'month' FROM orders WHERE total % 10 = 3 LIMIT 5, 10"],
    ['SELECT COUNT(*) FROM orders GROUP BY status HAVING COUNT(*) > 5'],
    [
      "SELECT EXTRACT(YEAR FROM placed), GROUP_CONCAT(status SEPARATOR ',') FROM orders WHERE placed > NOW() - INTERVAL 7 DAY",
    ],
  ])('keeps values that the logged statement compares with no column: %s', (sql) => expect(draftOf(sql)).toEqual([sql]))

  it.each([
    ['id BETWEEN 100 AND 199', 'orders.id', '1 plus 99'],
    ['id > 5 AND total < 7 AND id <= 105', 'orders.id', 'orders.total', '1 plus 100'],
    ['id < 5 AND id > 2', 'orders.id', '1 plus -3'],
    ["placed >= '2024-02-28' AND placed < '2024-03-01 00:00:10'", 'orders.placed', `1 plus ${2 * 86_400 + 10}`],
    ['id > 5 AND id > 6', 'orders.id', 'orders.id'],
  ])('has ranges as long as in the log: %s', (condition, ...expected) => {
    expect(draftOf(`SELECT 1 FROM orders WHERE ${condition}`).slice(1)).toEqual(expected)
  })

  it('has ranges of dates in days', () => {
    expect(draftOf("SELECT 1 FROM customers WHERE born BETWEEN '1999-12-31' AND '2000-03-01'").slice(1)).toEqual([
      'customers.born',
      '1 plus 61',
    ])
  })

  it.each([
    ["INTO customers (email, born) VALUES ('a', '2000-01-01'), ('b', NULL)", 'customers.email new', 'customers.born'],
    ['INTO customers SET id = 5, born = NOW()', 'customers.id new'],
    [
      "INTO order_lines (order_id, line, sku, amount) VALUES (1, 2, 'a', 3)",
      'order_lines.order_id',
      'order_lines.line new',
      'order_lines.sku',
      'order_lines.amount',
    ],
    ['INTO order_lines (order_id, line) VALUES (LAST_INSERT_ID(), 2)', 'order_lines.line'],
    ["INTO customers (email) VALUES ('a') ON DUPLICATE KEY UPDATE email = 'b'", 'customers.email', 'customers.email'],
    ["IGNORE INTO customers (email) VALUES ('a')", 'customers.email'],
  ])('adds rows that the unique keys of its table allow: INSERT %s', (rest, ...expected) => {
    expect(draftOf(`INSERT ${rest}`).slice(1)).toEqual(expected)
  })

  it('adds one row for an INSERT of many rows, and replaces existing rows for a REPLACE', () => {
    expect(draftOf("INSERT INTO customers (email) VALUES ('a'), (UPPER('b')), ('c')")[0]).toBe(
      'INSERT INTO customers (email) VALUES (?)',
    )
    expect(draftOf('REPLACE INTO orders (id, total) VALUES (1, 2)').slice(1)).toEqual(['orders.id', 'orders.total'])
  })

  it.each([
    ["SELECT 1 FROM customers WHERE email LIKE 'a%'", 'a text is a pattern'],
    ["SELECT 1 FROM customers WHERE CONCAT(email, 'x') = 'ax'", 'a text is compared with no column'],
    ["SELECT 1 FROM customers WHERE 'a' = email", 'a text is compared with no column'],
    [
      'SELECT COUNT(*) AS n FROM orders GROUP BY customer HAVING n > 5',
      'no column n of its tables is made by --tables',
    ],
    ['SELECT 1 FROM elsewhere', 'no table elsewhere is made by --tables'],
    ['INSERT INTO orders VALUES (1, 2)', 'it does not name the columns of its rows'],
    ['INSERT INTO orders (ids) VALUES (1)', 'no such column of orders is made by --tables'],
    ["SELECT 1 FROM orders WHERE placed BETWEEN '2024-01-01' AND '01.02.2024'", 'how long a range is, is not clear'],
    ['SELECT 1 FROM orders WHERE id = @id', 'it has a variable of its session'],
    ['SELECT 1 FROM orders WHERE id = ?', 'it has ? in place of a value'],
    ["CALL pay('secret')", 'it neither reads nor changes rows'],
  ])('is left out of the draft: %s, because %s', (sql, why) => expect(draftOf(sql)).toEqual([why]))

  it('is left out if it is longer than a workload allows', () => {
    for (const sql of [`SELECT ${'1 + '.repeat(5000)} 1`, `SELECT ${'a'.repeat(60_001)}`])
      expect(draftOf(sql)).toEqual(['it is too long'])
  })
})

describe('a drafted workload', () => {
  it('counts statements that differ in literals, letters and white space as one', () => {
    const like = [
      'SELECT 1 FROM orders WHERE id = 5',
      'select 1 from ORDERS\nwhere ID=6 /* x */',
      'SELECT 2 FROM orders WHERE id = 7 -- y',
    ]
    const { text } = drafted(
      [...like, 'SELECT 1 FROM customers', 'BEGIN', 'START TRANSACTION', 'COMMIT'].map(query).join(''),
    )
    const { transactions } = workloadOf(text)
    expect(transactions.map(({ name, share }) => [name, share])).toEqual([
      ['select orders', 0.75],
      ['select customers', 0.25],
    ])
  })

  it('gives every statement a name of its own, even if two differ only by a space', () => {
    const schema = 'CREATE TABLE a (b INT); CREATE TABLE ab (b INT); CREATE TABLE `a 2` (b INT);'
    const sqls = ['SELECT 1 FROM `a 2`', 'SELECT 1 FROM a b', 'SELECT 1 FROM ab', 'SELECT 2, 3 FROM a']
    const { transactions } = workloadOf(drafted(sqls.map(query).join(''), schema).text)
    expect(transactions.map(({ name }) => name)).toEqual(['select a 2', 'select a', 'select ab', 'select a 3'])
  })

  it('lists left-out statements at its end, without literals, with their shares of all executions', () => {
    const { text, share } = drafted(
      [
        ...Array(6).fill('SELECT 1 FROM orders'),
        "CALL pay('secret',\n'secret')",
        "SET @a = 'secret'",
        "SELECT 'secret",
        "CALL pay('other', 5)",
      ]
        .map(query)
        .join(''),
    )
    expect(share).toBe(0.6)
    expect(text.slice(text.indexOf('# Left out'))).toBe(`# Left out, with shares of all statements and reasons:
#   20% it neither reads nor changes rows: CALL pay(?, ?)
#   10% it neither reads nor changes rows: SET @a = ?
#   10% statements with a quote that is not closed, or longer than 1 MB
`)
  })

  it('has at most as many statements as a workload may have, each in at least one of a thousand executions', () => {
    const names = Array.from({ length: 300 }, (_, at) => `SELECT 1 AS a${at} FROM orders`)
    const many = drafted(names.map(query).join(''))
    expect([many.statements, many.leftOut]).toEqual([255, ['15% rare statements']])
    const rare = drafted([...Array(1999).fill(names[0]), names[1]].map(query).join(''))
    expect([rare.statements, rare.leftOut]).toEqual([1, ['0.05% rare statements']])
  })

  it('leaves out a statement of more than a megabyte', () => {
    const { executions, leftOut } = drafted(query(`SELECT '${'x'.repeat(2 ** 20)}'`) + query('SELECT 1'))
    expect([executions, leftOut]).toEqual([2, ['50% statements with a quote that is not closed, or longer than 1 MB']])
  })

  it('takes less than five seconds of CPU time for a megabyte of one repeated mark', { timeout: 60_000 }, async () => {
    for (const mark of ['(', ",('a')", 'a = 1 OR ', 'FROM a, ', '\t\t 1 Query\t'])
      expect(await cpuSeconds(() => drafted(query(full('INSERT INTO orders (id) VALUES (', mark))))).toBeLessThan(5)
    for (const mark of ['(', 'a INT, ', '; CREATE TABLE a LIKE a; '])
      expect(await cpuSeconds(() => drafted('', full('CREATE TABLE a (b INT, ', mark)))).toBeLessThan(5)
  })
})

describe('the tables of a schema', () => {
  const SQL = `-- A comment
CREATE TABLE IF NOT EXISTS shop.\`a\`\`b\` (id INT PRIMARY KEY, \`key\` INT, twice INT AS (id * 2) STORED, KEY k (\`key\`));
CREATE TABLE c (id INT, x INT, PRIMARY KEY (x DESC, id), CONSTRAINT FOREIGN KEY (x) REFERENCES shop.old (id));
CREATE TABLE old (id INT);
/*!40000 ALTER TABLE old DISABLE KEYS */;
ALTER TABLE old ADD COLUMN (m INT, n INT), ADD o INT AFTER id, ADD UNIQUE KEY (m), CHANGE id ident INT, RENAME COLUMN n TO nn, DROP KEY x;
CREATE UNIQUE INDEX u ON old (nn, o);
RENAME TABLE old TO young;
CREATE TABLE d LIKE young;
`
  it('are read from all statements of the schema', () => {
    const tables = schemaTables([{ file: 'a.sql', text: SQL }])
    expect([...(tables.get('a`b')?.columns.keys() ?? [])]).toEqual(['id', 'key'])
    expect(tables.get('a`b')?.uniques).toEqual([['id']])
    expect(tables.get('c')).toMatchObject({ uniques: [['x', 'id']], parents: new Set(['old']) })
    expect(tables.get('old')).toBe(tables.get('young'))
    expect([...(tables.get('d')?.columns.keys() ?? [])]).toEqual(['id', 'm', 'n', 'o', 'ident', 'nn'])
    expect(tables.get('d')?.uniques).toEqual([['m'], ['nn', 'o']])
  })

  it('are in the draft with the tables that they refer to, under the names that the last RENAME gave them', () => {
    const { text } = drafted(query('SELECT 1 FROM C WHERE x = 5'), SQL)
    expect(workloadOf(text).tables.map(({ name }) => name)).toEqual(['c', 'young'])
    expect(text).toContain('- c.x')
  })

  it('are left out, as are columns, if a name has a comma or more than 64 characters', () => {
    const tables = schemaTables([
      {
        file: 'a.sql',
        text: `CREATE TABLE \`a,b\` (c INT); CREATE TABLE b (\`c,d\` INT, ${'e'.repeat(65)} INT, f INT)`,
      },
    ])
    expect([...tables.keys()]).toEqual(['b'])
    expect([...(tables.get('b')?.columns.keys() ?? [])]).toEqual(['f'])
  })
})
