import { describe, expect, it } from 'vitest'
import { type ObservedLoad, Observer } from '../../../src/core/workload/observe.ts'
import { type LogKind, LogReader } from '../../../src/core/workload/read-log.ts'
import { encode } from '../../../src/core/workload/sql-scanner.ts'

const MYSQL = `/usr/sbin/mysqld, Version: 8.4.3 (MySQL Community Server - GPL). started with:
Tcp port: 3306  Unix socket: /var/run/mysqld/mysqld.sock
Time                 Id Command    Argument
2026-01-31T10:00:00.123456Z\t    8 Connect\tapp@localhost on shop using Socket
2026-01-31T10:00:00.123456Z\t    8 Query\tSET NAMES utf8mb4
2026-01-31T10:00:00.123456Z\t    8 Prepare\tSELECT a FROM t WHERE b = ?
2026-01-31T10:00:00.123456Z\t    8 Execute\tSELECT a FROM t WHERE b = 17
2026-01-31T10:00:00.123456+01:00\t    9 Query\tBEGIN
2026-01-31T10:00:00.223456Z\t    8 Execute\tSELECT a FROM t WHERE b = 18
2026-01-31T10:00:00.223456Z\t    9 Query\tUPDATE t
   SET a = 'two

lines' -- and a comment
 WHERE b = 17
2026-01-31T10:00:00.323456Z\t    9 Query\tCOMMIT
2026-01-31T10:00:00.323456Z\t    8 Close stmt\t
2026-01-31T10:00:00.323456Z\t    8 Quit\t
`
const MARIADB = `260131 10:00:00\t     8 Connect\tapp@localhost on shop using Socket
\t\t     8 Query\tSELECT a FROM t WHERE b = 17
\t\t     9 Query\tSELECT a FROM t
WHERE b = 18
260131  9:00:01\t     8 Execute\tSELECT a FROM t WHERE b = 19
\t\t     8 Quit\t
`

function load(text: string, pieces = 1 << 20, kind: LogKind = 'general'): ObservedLoad {
  const observer = new Observer()
  const log = new LogReader(kind, observer)
  const bytes = encode(text)
  for (let at = 0; at < bytes.length; at += pieces) log.push(bytes.slice(at, at + pieces))
  log.end()
  return observer.finish()
}

const countsOf = ({ digests }: ObservedLoad) =>
  Object.fromEntries(digests.map(({ sql, executions }) => [sql, executions]))

describe('the general log', () => {
  it('of MySQL has statements of several lines, of sessions that take turns, prepared or not', () => {
    const seen = load(MYSQL)
    expect(countsOf(seen)).toEqual({
      'SET NAMES utf8mb4': 1,
      'SELECT a FROM t WHERE b = ?': 2,
      BEGIN: 1,
      'UPDATE t SET a = ? WHERE b = ?': 1,
      COMMIT: 1,
    })
    expect(seen).toMatchObject({ isPrepared: true, isTimed: false, brokenLines: 0 })
  })

  it('of MariaDB has times only where they change', () => {
    const seen = load(MARIADB)
    expect(countsOf(seen)).toEqual({ 'SELECT a FROM t WHERE b = ?': 3 })
    expect(seen).toMatchObject({ isPrepared: false, brokenLines: 0 })
  })

  it('is the same in pieces of any size', () => {
    for (const pieces of [1, 2, 3, 7, 64]) expect(load(MYSQL, pieces)).toEqual(load(MYSQL))
  })

  it('that begins and ends in the middle of a statement has the whole ones', () => {
    const cut = MYSQL.slice(MYSQL.indexOf("lines' --"), MYSQL.lastIndexOf('Quit') - 30)
    const seen = load(cut)
    expect(countsOf(seen)).toEqual({ COMMIT: 1 })
    expect(seen.brokenLines).toBe(2)
    for (let from = 0; from < MYSQL.length; from++) {
      const counts = countsOf(load(MYSQL.slice(from)))
      for (const [sql, count] of Object.entries(counts))
        expect(count).toBeLessThanOrEqual(countsOf(load(MYSQL))[sql] ?? 0)
    }
  })

  it('counts a statement with a quote that is never closed as broken', () => {
    const seen = load(`${MARIADB}\t\t     9 Query\tSELECT 'secret\n\t\t     9 Query\tSELECT 2\n`)
    expect(countsOf(seen)).toEqual({ 'SELECT a FROM t WHERE b = ?': 3, 'SELECT ?': 1 })
    expect(seen.brokenLines).toBe(1)
  })

  it('passes over what a server writes when it begins a log anew', () => {
    const banner = MYSQL.split('\n').slice(0, 3).join('\n')
    expect(countsOf(load(`${MYSQL}${banner}\n${MYSQL.split('\n').slice(3).join('\n')}`))).toMatchObject({ COMMIT: 2 })
  })

  it('passes over a statement that is longer than anybody sends often', () => {
    const seen = load(`\t\t 9 Query\tSELECT '${'x'.repeat(20_000_000)}'\n\t\t 9 Query\tSELECT a\n`)
    expect(countsOf(seen)).toEqual({ 'SELECT a': 1 })
    expect(seen.brokenLines).toBe(2)
  })
})

const SLOW = `# Time: 2026-01-31T10:00:00.123456Z
# User@Host: app[app] @ localhost []  Id:     8
# Query_time: 0.250000  Lock_time: 0.000001 Rows_sent: 3  Rows_examined: 10
use shop;
SET timestamp=1704103200;
SELECT a FROM t
WHERE b = 17;
# User@Host: app[app] @ localhost []
# Thread_id: 9  Schema: shop  QC_hit: No
# Query_time: 0.500000  Lock_time: 0.000000  Rows_sent: 0  Rows_examined: 1
# Rows_affected: 2  Bytes_sent: 11
# Full_scan: No  Full_join: No  Tmp_table: No  Tmp_table_on_disk: No
#
# explain: id\tselect_type
#
SET timestamp=1704103200,insert_id=5;
UPDATE t SET a = '# User@Host' WHERE b = 1;
# Time: 2026-01-31T10:00:01.123456Z
# User@Host: app[app] @ localhost []  Id:     8
# Query_time: 0.000010  Lock_time: 0.000000 Rows_sent: 0  Rows_examined: 0
SET timestamp=1704103200;
# administrator command: Prepare;
# User@Host: app[app] @ localhost []  Id:     8
# Query_time: 0.750000  Lock_time: 0.000001 Rows_sent: 1  Rows_examined: 10
SET timestamp=1704103200;
SELECT a FROM t WHERE b = 18;
`

describe('the slow log', () => {
  it('tells times and rows, as MySQL and as MariaDB write them', () => {
    const seen = load(SLOW, 1 << 20, 'slow')
    expect(seen.digests).toMatchObject([
      { sql: 'SELECT a FROM t WHERE b = ?', executions: 2, weight: 1, rows: 2 },
      { sql: 'UPDATE t SET a = ? WHERE b = ?', executions: 1, weight: 0.5, rows: 0 },
    ])
    expect(seen).toMatchObject({ isTimed: true, brokenLines: 0 })
  })

  it('is the same in pieces of any size', () => {
    for (const pieces of [1, 5, 33]) expect(load(SLOW, pieces, 'slow')).toEqual(load(SLOW, 1 << 20, 'slow'))
  })

  it('that begins and ends in the middle of an entry has the whole ones', () => {
    const seen = load(SLOW.slice(SLOW.indexOf('WHERE b = 17'), -2), 1 << 20, 'slow')
    expect(countsOf(seen)).toEqual({ 'UPDATE t SET a = ? WHERE b = ?': 1 })
    expect(seen.brokenLines).toBe(2)
  })
})
