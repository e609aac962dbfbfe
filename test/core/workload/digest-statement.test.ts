import { describe, expect, it } from 'vitest'
import { readStatement, shownTemplate } from '../../../src/core/workload/digest-statement.ts'
import { encode } from '../../../src/core/workload/sql-scanner.ts'

function read(sql: string) {
  const statement = readStatement(encode(sql))
  return statement && { ...statement, sql: shownTemplate(statement.template), key: statement.template.toLowerCase() }
}

const sqlOf = (sql: string) => read(sql)?.sql

describe('a statement without its literals', () => {
  it.each([
    ['numbers and texts', "SELECT a FROM t WHERE b = 5 AND c = 'x'", 'SELECT a FROM t WHERE b = ? AND c = ?'],
    ['comments of all kinds', 'SELECT 1 -- x\n + /* y */ 2 # z', 'SELECT ? + ?'],
    ['white space', 'SELECT\n\ta ,  b\r\nFROM t', 'SELECT a, b FROM t'],
    ['signs', 'SELECT -1, a -1, a - -1, (-1.5e-3)', 'SELECT ?, a - ?, a - ?, (?)'],
    ['escapes', String.raw`SELECT 'a\'b', 'a''b', "a\"b", 'a\\'`, 'SELECT ?, ?, ?, ?'],
    ['texts beside each other', "SELECT 'a' 'b' \n 'c'", 'SELECT ?'],
    ['binary literals', "SELECT x'4D', X'4d', 0x4D, b'01', 0b01, n'x'", 'SELECT ?, ?, ?, ?, ?, ?'],
    ['introducers', "SELECT _utf8mb4'x', _binary 'x', _latin1 0x4D", 'SELECT ?, ?, ?'],
    ['typed literals', "SELECT DATE '2026-01-01', date FROM t", 'SELECT ?, date FROM t'],
    ['constants', 'SELECT NULL, TRUE FROM t WHERE a IS NOT NULL', 'SELECT ?, ? FROM t WHERE a IS NOT NULL'],
    ['aliases in quotes', `SELECT a AS 'A', b AS "B" FROM t`, 'SELECT a, b FROM t'],
    ['names in quotes', 'SELECT `a b`, `t`.`c``d` FROM `t`', 'SELECT `a b`, `t`.`c``d` FROM `t`'],
    ['names of variables in quotes', "SELECT @'secret', @`secret`, @x", 'SELECT @?, @?, @x'],
    ['names that begin with digits', 'SELECT 2fa, t.1x, 1.5, .5 FROM t', 'SELECT 2fa, t.1x, ?, ? FROM t'],
    ['the end of a statement', 'SELECT 1; DROP TABLE secret', 'SELECT ?'],
  ])('has no %s', (_, sql, digest) => expect(sqlOf(sql)).toBe(digest))

  it('is none where a quote or comment is never closed, or nothing is there', () => {
    for (const sql of ["SELECT 'a", 'SELECT "a', 'SELECT `a', 'SELECT /* a', '', '  ;', '-- a'])
      expect(read(sql), sql).toBeUndefined()
  })

  it('counts its lists, and has one key whatever their length is', () => {
    const [two, three] = [read('SELECT a FROM t WHERE b IN (1, 2)'), read("SELECT a FROM t WHERE b IN (1,'x',3)")]
    expect(two).toMatchObject({ sql: 'SELECT a FROM t WHERE b IN (?)', slots: [0, 0], lists: [2] })
    expect(three).toMatchObject({ key: two?.key, lists: [3] })
    expect(read('SELECT a FROM t WHERE b IN (SELECT 1)')?.key).not.toBe(two?.key)
  })

  it('counts rows like each other', () => {
    const rows = read(
      "INSERT INTO t (a, b) VALUES (1, 'x'), (2, NULL), (3, 'z') ON DUPLICATE KEY UPDATE b = VALUES(b), c = 4",
    )
    expect(rows?.sql).toBe('INSERT INTO t (a, b) VALUES (?, ?) ON DUPLICATE KEY UPDATE b = VALUES (b), c = ?')
    expect(rows?.slots).toEqual([0, 1, 0, 1, 0, 1, 2])
    expect(rows?.rows[0]).toBe(3)
    expect(sqlOf('INSERT INTO t VALUES (1, NOW()), (2, 3)')).toBe('INSERT INTO t VALUES (?, NOW()), (?, ?)')
    expect(sqlOf('SELECT a FROM t WHERE (a, b) IN ((1, 2), (3, 4))')).toBe('SELECT a FROM t WHERE (a, b) IN ((?, ?))')
  })

  it('has one key in all cases and with all comments, and another with another column', () => {
    const key = read('SELECT a FROM t WHERE b = 1')?.key
    expect(read('select a from t where b = 2 -- c')?.key).toBe(key)
    expect(read('select /* c */ A from T where B=2')?.key).toBe(key)
    expect(read('SELECT a FROM t WHERE c = 1')?.key).not.toBe(key)
    expect(read('SELECT a FROM t WHERE b < 1')?.key).not.toBe(key)
  })

  it('takes bytes that are no UTF-8', () => {
    expect(readStatement("SELECT '\xff\xe4' FROM t")?.literals).toHaveLength(1)
  })

  it('keeps the marks of servers', () => {
    expect(sqlOf('SELECT `a` FROM `t` WHERE `b` IN (...) LIMIT ?, ...')).toBe(
      'SELECT `a` FROM `t` WHERE `b` IN (...) LIMIT ?, ...',
    )
    expect(sqlOf('SELECT COUNT ( * ) , MAX ( `a` ) FROM `t`')).toBe('SELECT COUNT(*), MAX(`a`) FROM `t`')
  })
})
