import { describe, expect, it } from 'vitest'
import { readStatement, shownTemplate } from '../../../src/core/workload/digest-statement.ts'
import { tablesByName } from '../../../src/core/workload/infer-workload.ts'
import { encode } from '../../../src/core/workload/sql-scanner.ts'
import { placeStatement } from '../../../src/core/workload/statement-places.ts'
import { columnName } from '../../../src/core/workload/tables.ts'
import { smallTable } from './small-tables.ts'

const TABLES = tablesByName([
  smallTable('t', 'id int !, a int, b int, c int, d date, k int'),
  smallTable('u', 'id int !, k int, y int, z int'),
  smallTable('Orders', 'id int !, total decimal, customer_id int, created datetime'),
  smallTable('customer', 'id int !, name varchar, email varchar #'),
])

function understood(sql: string, rows = 0) {
  const read = readStatement(encode(sql))
  if (read === undefined) throw new Error('no statement')
  const { template, lists, rows: sets } = read
  const text = { sql: shownTemplate(template), kind: 'work', template, lists, sets } as const
  const digest = { ...text, number: 0, executions: 1, weight: 1, rows, literals: [] }
  const placed = placeStatement(digest, TABLES)
  const roles = placed?.places.map(({ role, of }) => (of === undefined ? role : `${role} ${columnName(of)}`))
  return { sql: placed?.sql, roles }
}

describe('what each ? of a statement stands for', () => {
  it.each([
    ['SELECT b, c, d FROM t WHERE id = 1 AND (a = 2 OR k > 3)', ['equality t.id', 'equality t.a', 'least t.k']],
    ['SELECT a FROM t WHERE id = 1 AND b <> 2 AND c LIKE 3', ['equality t.id', 'equality t.b', 'equality t.c']],
    [
      'SELECT c.name FROM customer c JOIN Orders o ON o.customer_id = c.id WHERE c.id = 1 AND o.total > 5',
      ['equality customer.id', 'least Orders.total'],
    ],
    ['SELECT a FROM t WHERE d BETWEEN 1 AND 2 AND b = 3', ['least t.d', 'most t.d', 'equality t.b']],
    ['SELECT a FROM t WHERE d NOT BETWEEN 1 AND 2 AND 5 < b', ['least t.d', 'most t.d', 'equality t.b']],
    ['SELECT a FROM t WHERE id IN (1, 2) AND a NOT IN (3)', ['equality t.id', 'equality t.id', 'equality t.a']],
    [
      'SELECT a FROM t WHERE (a, b) = (1, 2) AND (a, b) IN ((1, 2), (3, 4))',
      ['equality t.a', 'equality t.b', 'equality t.a', 'equality t.b', 'equality t.a', 'equality t.b'],
    ],
    [
      "SELECT name FROM customer WHERE LOWER(email) = LOWER('x') AND name LIKE CONCAT('y', '%')",
      ['equality customer.email', 'equality customer.name', 'other'],
    ],
    ['SELECT COALESCE(a, 5), ROUND(b, 2), IF(c > 3, 4, 5) FROM t', ['other', 'other', 'least t.c', 'other', 'other']],
    ['SELECT a FROM t WHERE YEAR(d) = 2026 AND CAST(d AS DATE) = 1', ['other', 'equality t.d']],
    ['SELECT a FROM t WHERE a >= (5 - 20) AND a + 1 > 7', ['least t.a', 'step', 'other', 'other']],
    ['SELECT a FROM t WHERE d > NOW() - INTERVAL 3 DAY LIMIT 5, 10', ['interval', 'offset', 'limit']],
    ['SELECT a FROM t ORDER BY a LIMIT 10 OFFSET 20', ['limit', 'offset']],
    ['INSERT INTO t (a, b) VALUES (1, 2), (3, 4)', ['assigned t.a', 'assigned t.b', 'assigned t.a', 'assigned t.b']],
    ['INSERT INTO t VALUES (1, NOW(), 2 + 3, 4)', ['assigned t.id', 'other', 'other', 'assigned t.c']],
    ['INSERT INTO t SET a = 1, b = 2', ['assigned t.a', 'assigned t.b']],
    [
      'INSERT INTO t (a) VALUES (1) ON DUPLICATE KEY UPDATE a = VALUES(a), b = b + 2, c = 3',
      ['assigned t.a', 'step', 'assigned t.c'],
    ],
    ['INSERT INTO t (a) SELECT k FROM u WHERE y = 1 AND id = 2', ['equality u.y', 'equality u.id']],
    ['REPLACE INTO t (a) VALUES (1)', ['assigned t.a']],
    ['UPDATE t SET a = 1, k = k - 2 WHERE id = 3 AND b = 4', ['assigned t.a', 'step', 'equality t.id', 'equality t.b']],
    ['UPDATE t JOIN u ON t.id = u.id SET t.a = 1 WHERE u.y = 2', ['assigned t.a', 'equality u.y']],
    ['DELETE FROM t WHERE id = 1 LIMIT 2', ['equality t.id', 'limit']],
    ['DELETE t FROM t INNER JOIN u USING (id) WHERE u.k = 1', ['equality u.k']],
    ['SELECT q.b FROM (SELECT b FROM t WHERE a = 1) AS q WHERE q.b = 2', ['equality t.a', 'equality t.b']],
    ['SELECT id FROM t WHERE a = 1 UNION ALL SELECT id FROM u WHERE y = 2', ['equality t.a', 'equality u.y']],
    ['WITH r AS (SELECT a FROM t WHERE b = 1) SELECT a FROM r WHERE a = 2', ['equality t.b', 'equality t.a']],
    ['SELECT id FROM t WHERE EXISTS (SELECT 1 FROM u WHERE u.id = t.id AND y = 2)', ['other', 'equality u.y']],
    [
      'SELECT id FROM t x LEFT JOIN (u y JOIN Orders z ON z.id = y.id) ON y.id = x.id WHERE z.total = 1',
      ['equality Orders.total'],
    ],
    [
      'SELECT `x`.`a` FROM `shop`.`t` AS `x` FORCE INDEX (PRIMARY) WHERE `x`.`a` = 1 FOR UPDATE SKIP LOCKED',
      ['equality t.a'],
    ],
    ["SELECT name FROM customer WHERE MATCH(name) AGAINST('x' IN BOOLEAN MODE)", ['equality customer.name']],
    [
      'SELECT CASE WHEN a = 1 THEN 2 ELSE b END AS f FROM t GROUP BY 1 HAVING f > 3',
      ['equality t.a', 'other', 'other'],
    ],
  ])('is read from %s', (sql, roles) => {
    expect(understood(sql).roles).toEqual(roles)
  })

  it('is not read behind what may be a piece of a literal', () => {
    for (const sql of ["SELECT a FROM t WHERE b = 'O'Brien secret AND c = 'x'", "SELECT 'O'Brien FROM t"])
      expect(understood(sql).roles, sql).toBeUndefined()
  })
})

describe('a digest as a statement', () => {
  it.each([
    ['INSERT INTO `t` (`a`, `b`) VALUES (...)', 'INSERT INTO `t` (`a`, `b`) VALUES (?, ?)'],
    ['INSERT INTO `u` VALUES (...)', 'INSERT INTO `u` VALUES (?, ?, ?, ?)'],
    ['INSERT INTO `u` VALUES (?, ..., NOW ( ) )', 'INSERT INTO `u` VALUES (?, ?, ?, NOW())'],
    ['SELECT `a` FROM `t` LIMIT ?, ...', 'SELECT `a` FROM `t` LIMIT ?, ?'],
    ['SELECT a FROM t ORDER BY 2, 1 DESC', 'SELECT a FROM t ORDER BY 1, ? DESC'],
    [
      'SELECT NOW(6), CAST(a AS DECIMAL(10, 2)), CAST(a AS CHAR(10)) FROM t',
      'SELECT NOW(), CAST(a AS DECIMAL(20, 4)), CAST(a AS CHAR) FROM t',
    ],
    [
      "SELECT GROUP_CONCAT(a SEPARATOR '-') FROM t WHERE b LIKE 'x' ESCAPE '!'",
      "SELECT GROUP_CONCAT(a SEPARATOR ',') FROM t WHERE b LIKE ? ESCAPE '|'",
    ],
    ['SELECT total FROM shop.customer JOIN Orders USING (id)', 'SELECT total FROM customer JOIN Orders USING (id)'],
  ])('%s is %s', (digest, sql) => {
    expect(understood(digest).sql).toBe(sql)
  })

  it('has as many elements in a list as it returned rows', () => {
    expect(understood('SELECT a FROM t WHERE id IN (...)', 5).sql).toBe('SELECT a FROM t WHERE id IN (?, ?, ?, ?, ?)')
  })
})
