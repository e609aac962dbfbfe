import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEndpointStatement } from '../../../src/core/suite/endpoint-statement.ts'

describe('a SET', () => {
  it.each([
    ['SET GLOBAL max_connections = 5', [['global', 'max_connections', '5']]],
    ['set @@session.sort_buffer_size := 4096;', [['session', 'sort_buffer_size', '4096']]],
    [
      "SET GLOBAL `a` = ON, b = 'it''s', SESSION c = \"x\", @@GLOBAL.d = DEFAULT",
      [
        ['global', 'a', 'ON'],
        ['global', 'b', "it's"],
        ['session', 'c', 'x'],
        ['global', 'd', 'DEFAULT'],
      ],
    ],
    ['SET GLOBAL innodb_buffer_pool_size = 8*1024 * 1024 ;  ', [['global', 'innodb_buffer_pool_size', '8*1024*1024']]],
    ['SET GLOBAL x.key_buffer_size = -1.5e3', [['global', 'x.key_buffer_size', '-1.5e3']]],
    ['SET GLOBAL TRANSACTION ISOLATION LEVEL READ COMMITTED', [['global', 'transaction_isolation', 'READ-COMMITTED']]],
    ["SET GLOBAL a = '-- no comment # /* either'", [['global', 'a', '-- no comment # /* either']]],
  ])('%s', (sql, assignments) => {
    expect(parseEndpointStatement(sql)).toEqual({
      kind: 'set',
      assignments: assignments.map(([scope, name, value]) => ({ scope, name, value })),
    })
  })

  it.each([
    'SET max_connections = 5',
    'SET @@max_connections = 5',
    'SET @user = 5',
    'SET PERSIST a = 5',
    'SET @@persist_only.a = 5',
    'SET GLOBAL a = 1, PERSIST b = 2',
    "SET GLOBAL general_log_file/**/='/x'",
    'SET GLOBAL init_connect -- x\n= 1',
    'SET GLOBAL init_connect # x\n= 1',
    "SET GLOBAL a = '/*' /*!50000 , GLOBAL general_log = 1 */",
    'SET SESSION sql_mode = (SELECT secret FROM prod.t)',
    'SET SESSION x = (SELECT SLEEP(600))',
    'SET SESSION x = SLEEP(600)',
    "SET GLOBAL a = CONCAT('a', 'b')",
    'SET GLOBAL a = @@b',
    'SET GLOBAL a = b.c',
    "SET GLOBAL a = 'x\\', GLOBAL general_log_file = '/x'",
    "SET GLOBAL a = 'x' 'y'",
    'SET GLOBAL a = 0x41',
    "SET GLOBAL a = x'41'",
    "SET GLOBAL a = _utf8'x'",
    'SET GLOBAL a = 1; DROP TABLE t',
    'SET GLOBAL a = 1 b = 2',
    'SET GLOBAL = 1',
    'SET GLOBAL a',
    'SET NAMES utf8',
    'SET GLOBAL a = CURRENT_USER',
    'SET GLOBAL a = UTC_DATE + 1',
    "SET PASSWORD = 'x'",
    'SET GLOBAL `a b` = 1',
    '',
  ])('is not %j', (sql) => expect(parseEndpointStatement(sql)).toBeUndefined())
})

describe('an UPDATE of what Performance Schema collects', () => {
  it.each([
    ["UPDATE performance_schema.setup_consumers SET ENABLED = 'YES'", 'consumers'],
    [
      "update `performance_schema` . `setup_instruments` set timed = enabled, enabled='no' where name like 'wait/%';",
      'instruments',
    ],
    [
      "UPDATE performance_schema.setup_actors SET HISTORY = 'NO' WHERE NOT (USER = 'a' OR HOST IN ('b', 'c')) AND ROLE <> 'x'",
      'actors',
    ],
    ["UPDATE performance_schema.setup_objects SET TIMED = 'NO' WHERE OBJECT_SCHEMA NOT LIKE 'm%'", 'objects'],
  ])('%s', (sql, table) => expect(parseEndpointStatement(sql)).toEqual({ kind: 'update', table }))

  it.each([
    'UPDATE performance_schema.setup_consumers c, prod.t a SET a.v = 1',
    'UPDATE performance_schema.setup_consumers, prod.t SET v = 1',
    'UPDATE performance_schema.setup_consumers JOIN prod.t SET v = 1',
    "UPDATE prod.setup_consumers SET ENABLED = 'NO'",
    "UPDATE setup_consumers SET ENABLED = 'NO'",
    "UPDATE performance_schema.threads SET INSTRUMENTED = 'NO'",
    'UPDATE performance_schema.setup_consumers SET ENABLED = (SELECT a FROM prod.t)',
    "UPDATE performance_schema.setup_consumers SET ENABLED = IF(NAME = 'a', 'YES', 'NO')",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME IN (SELECT a FROM prod.t)",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE SLEEP(600)",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = SLEEP(600)",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE EXISTS (SELECT 1)",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' LIMIT 1",
    "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE NAME = 'a' -- x",
    "UPDATE LOW_PRIORITY performance_schema.setup_consumers SET ENABLED = 'NO'",
    'DELETE FROM performance_schema.setup_actors',
    "INSERT INTO performance_schema.setup_actors VALUES ('a')",
    'SELECT 1',
  ])('is not %j', (sql) => expect(parseEndpointStatement(sql)).toBeUndefined())
})

describe('any text', () => {
  const piece = fc.constantFrom(
    ...[
      'SET',
      'GLOBAL',
      'a',
      '=',
      '1',
      ',',
      "'x'",
      '(',
      ')',
      'SELECT',
      '--',
      '/*',
      '*/',
      '#',
      '`b`',
      ';',
      '\\',
      "'",
      '"',
    ],
    ...[
      'UPDATE',
      'performance_schema',
      '.',
      'setup_consumers',
      'ENABLED',
      'WHERE',
      'NAME',
      'LIKE',
      ' ',
      '\n',
      '@@',
      ':=',
    ],
  )
  it('of these pieces that is taken has no call, query or comment', () => {
    let taken = 0
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const sql = ['SET GLOBAL a =', ...pieces].join(' ')
        if (parseEndpointStatement(sql) === undefined) return
        taken += 1
        const outside = sql.replaceAll(/'[^']*'|"[^"]*"/g, "''")
        expect(outside).not.toMatch(/--|#|\/\*|\\|[(]/)
      }),
      { numRuns: 20_000 },
    )
    expect(taken).toBeGreaterThan(20)
  })

  it.each(['(', 'a = 1 AND (', "'", "''", 'a,', '1+', ' '])('of %s without end is refused at once', (filling) => {
    const start = "UPDATE performance_schema.setup_consumers SET ENABLED = 'NO' WHERE "
    for (const length of [15_000, 1_000_000])
      expect(parseEndpointStatement(start + filling.repeat(length / filling.length))).toBeUndefined()
  })
})
