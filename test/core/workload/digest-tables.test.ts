import { describe, expect, it } from 'vitest'
import { countDigests, parseBatch } from '../../../src/core/workload/digest-table.ts'
import { observeDigests } from '../../../src/core/workload/observe-digests.ts'
import { formatOf } from '../../../src/core/workload/read-log.ts'

const HEAD = 'SCHEMA_NAME\tDIGEST\tDIGEST_TEXT\tCOUNT_STAR\tSUM_TIMER_WAIT\tSUM_ROWS_SENT\tQUERY_SAMPLE_TEXT'
const row = (sql: string, count: number, seconds: number, rows = 0, digest = sql.length) =>
  `shop\td${digest}\t${sql}\t${count}\t${seconds * 1e12}\t${rows}\tSELECT 'secret'`
const table = (...rows: readonly string[]) => parseBatch([HEAD, ...rows, ''].join('\n'))

describe('an export of digests', () => {
  it('tells executions, seconds and rows, and nothing of the server itself', () => {
    const rows = table(
      row('SELECT `a` FROM `t` WHERE `b` = ?', 4, 2, 8),
      'sys\td\tSELECT ?\t1\t1\t0\tx',
      'NULL\tNULL\tNULL\t9\t9\t0\tNULL',
    )
    expect(countDigests(rows)).toEqual([
      { sql: 'SELECT `a` FROM `t` WHERE `b` = ?', executions: 4, seconds: 2, rows: 8 },
    ])
    expect(countDigests(rows, [], 'other')).toEqual([])
  })

  it('tells the load between two looks', () => {
    const before = table(row('SELECT `a`', 10, 5), row('SELECT `bb`', 3, 1), row('SELECT `ccc`', 9, 1))
    const after = table(
      row('SELECT `a`', 14, 6),
      row('SELECT `bb`', 3, 1),
      row('SELECT `ccc`', 2, 1),
      row('SELECT `dddd`', 1, 1),
    )
    expect(countDigests(after, before)).toMatchObject([
      { sql: 'SELECT `a`', executions: 4, seconds: 1 },
      { sql: 'SELECT `ccc`', executions: 2, seconds: 1 },
      { sql: 'SELECT `dddd`', executions: 1, seconds: 1 },
    ])
  })

  it('takes what mysql --batch has escaped', () => {
    expect(parseBatch('DIGEST_TEXT\tDIGEST\nSELECT\\n1\\t\\\\\tNULL\n')).toEqual([
      { DIGEST_TEXT: 'SELECT\n1\t\\', DIGEST: undefined },
    ])
  })

  it('is one transaction with the mix and the commits, where there are commits', () => {
    const load = observeDigests([
      { sql: 'BEGIN', executions: 10, seconds: 0 },
      { sql: 'INSERT INTO `t` VALUES (...)', executions: 10, seconds: 1, rows: 10 },
      { sql: 'SELECT `a` FROM `t` WHERE `b` = ?', executions: 25, seconds: 1, rows: 25 },
      { sql: 'COMMIT', executions: 10, seconds: 0 },
    ])
    expect(load.transactions).toEqual([
      {
        isExplicit: true,
        executions: 10,
        statements: [
          { digest: 2, times: 2.5 },
          { digest: 1, times: 1 },
        ],
      },
    ])
    expect(load.digests[2]?.rows).toBe(1)
  })

  it('is a transaction for each digest where nothing is committed', () => {
    const load = observeDigests([{ sql: 'SELECT `a`', executions: 3, seconds: 0, rows: 0 }])
    expect(load.transactions).toEqual([{ isExplicit: false, executions: 3, statements: [{ digest: 0, times: 1 }] }])
    expect(load.isTimed).toBe(false)
  })

  it('leaves out texts that the server has cut', () => {
    const load = observeDigests([
      { sql: 'SELECT `a` FROM `t` WHERE `b` IN (...) AND `c...', executions: 3, seconds: 1, rows: 0 },
    ])
    expect(load).toMatchObject({ digests: [], brokenLines: 1 })
  })
})

describe('the format of a file', () => {
  it.each([
    ['general', '260131 10:00:00\t     8 Query\tSELECT 1\n'],
    ['general', "of a statement'\n2026-01-31T10:00:00.123456Z\t    8 Execute\tSELECT 1\n"],
    ['general', '\t\t 9 Query\tSELECT 1\n# User@Host: x\n'],
    ['slow', '# Time: 2026-01-31T10:00:00Z\n# User@Host: a[a] @ b []\n'],
    ['slow', 'of a statement;\n# User@Host: a[a] @ b []\n'],
    ['performance-schema', HEAD],
    [undefined, 'anything else'],
    [undefined, ''],
  ])('is %s', (format, text) => expect(formatOf(text)).toBe(format))
})
