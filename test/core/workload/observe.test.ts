import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ObservedLoad, Observer } from '../../../src/core/workload/observe.ts'

/** Statements of sessions, each as its number and its text. */
function observe(statements: readonly (readonly [session: number, sql: string])[]): ObservedLoad {
  const observer = new Observer()
  for (const [session, sql] of statements) observer.execute(session, sql)
  return observer.finish()
}

const one = (...statements: readonly string[]) => statements.map((sql) => [1, sql] as const)
const repeated = <T>(times: number, make: (time: number) => readonly T[]) =>
  Array.from({ length: times }, (_, time) => make(time)).flat()

/** Transactions with the texts of their statements. */
function shapesOf({ digests, transactions }: ObservedLoad) {
  return transactions.map(({ isExplicit, executions, statements }) => ({
    isExplicit,
    executions,
    statements: Object.fromEntries(statements.map(({ digest, times }) => [digests[digest]?.sql, times])),
  }))
}

describe('transactions of a load', () => {
  it('have their statements with loops as means, whichever sessions take turns', () => {
    const seen = observe([
      ...[
        [1, 'BEGIN'],
        [2, 'START TRANSACTION'],
        [1, 'SELECT 1 FROM a'],
        [2, 'SELECT 2 FROM a'],
        [1, 'UPDATE b SET c = 1'],
      ],
      ...[
        [2, 'UPDATE b SET c = 2'],
        [1, 'UPDATE b SET c = 3'],
        [1, 'COMMIT'],
        [2, 'COMMIT'],
        [3, 'SELECT 5 FROM a'],
      ],
    ] as [number, string][])
    expect(shapesOf(seen)).toEqual([
      { isExplicit: true, executions: 2, statements: { 'SELECT ? FROM a': 1, 'UPDATE b SET c = ?': 1.5 } },
      { isExplicit: false, executions: 1, statements: { 'SELECT ? FROM a': 1 } },
    ])
  })

  it('are one each without BEGIN, and what is between two commits where autocommit is off', () => {
    const seen = observe(
      one(
        'SELECT 1',
        'SELECT 2',
        'SET autocommit = 0',
        'SELECT a',
        'SELECT 3',
        'COMMIT',
        'SET autocommit=1',
        'SELECT 4',
      ),
    )
    expect(shapesOf(seen)).toEqual([
      { isExplicit: false, executions: 3, statements: { 'SELECT ?': 1 } },
      { isExplicit: true, executions: 1, statements: { 'SELECT a': 1, 'SELECT ?': 1 } },
    ])
  })

  it('of a pool that has switched autocommit off before the log began are seen from their first commit on', () => {
    const seen = observe(one('SELECT 1', 'COMMIT', 'SELECT a', 'SELECT b', 'COMMIT'))
    expect(shapesOf(seen)).toContainEqual({
      isExplicit: true,
      executions: 1,
      statements: { 'SELECT a': 1, 'SELECT b': 1 },
    })
  })

  it('with other branches are of one shape, and their means are right', () => {
    const seen = observe([
      ...repeated(6, () => one('BEGIN', 'SELECT a', 'SELECT b', 'SELECT c', 'COMMIT')),
      ...repeated(4, () => one('BEGIN', 'SELECT a', 'SELECT b', 'SELECT d', 'COMMIT')),
      ...repeated(2, () => one('BEGIN', 'SELECT x', 'SELECT y', 'COMMIT')),
    ])
    expect(shapesOf(seen)).toEqual([
      {
        isExplicit: true,
        executions: 10,
        statements: { 'SELECT a': 1, 'SELECT b': 1, 'SELECT c': 0.6, 'SELECT d': 0.4 },
      },
      { isExplicit: true, executions: 2, statements: { 'SELECT x': 1, 'SELECT y': 1 } },
    ])
  })

  it('on tables that differ in a number are of one shape', () => {
    const seen = observe(
      repeated(100, (time) => one('BEGIN', `SELECT a FROM t${time % 9}`, `UPDATE t${time % 7} SET a = 1`, 'COMMIT')),
    )
    expect(seen.transactions).toHaveLength(1)
    expect(seen.transactions[0]?.executions).toBe(100)
  })

  it('end with a definition, a rollback, and the end of the log', () => {
    const seen = observe(
      one(
        'BEGIN',
        'SELECT a',
        'ALTER TABLE t ADD b INT',
        'SELECT b',
        'BEGIN',
        'SELECT c',
        'ROLLBACK',
        'BEGIN',
        'SELECT d',
      ),
    )
    expect(shapesOf(seen).map(({ isExplicit }) => isExplicit)).toEqual([true, true, true, false])
  })

  it('hold savepoints without ending at them', () => {
    const seen = observe(
      one('BEGIN', 'SELECT a', 'SAVEPOINT x', 'SELECT b', 'ROLLBACK TO SAVEPOINT x', 'SELECT c', 'COMMIT'),
    )
    expect(shapesOf(seen)).toMatchObject([
      { executions: 1, statements: { 'SELECT a': 1, 'SELECT b': 1, 'SELECT c': 1 } },
    ])
  })
})

describe('sessions', () => {
  it('that set a character set or mode in which a backslash may be no escape are left out', () => {
    const text = "SELECT '\x81\\', 'x' FROM t"
    for (const set of ['SET NAMES gbk', "SET sql_mode = 'NO_BACKSLASH_ESCAPES'"]) {
      const seen = observe([...one(set, text, 'SELECT a FROM t'), [2, 'SELECT b FROM t']])
      expect(seen.digests.slice(1).map(({ sql }) => sql)).toEqual(['SELECT b FROM t'])
      expect(seen.brokenLines).toBe(2)
    }
  })
})

describe('literals in numbers', () => {
  const literals = (seen: ObservedLoad, sql: string) =>
    seen.digests.find((digest) => digest.sql === sql)?.literals ?? []

  it('tell kinds, lengths, NULL and how many are distinct', () => {
    const seen = observe(
      repeated(100, (time) =>
        one(`SELECT a FROM t WHERE b = ${time % 10} AND c = 'x${time}' AND d = ${time % 4 === 0 ? 'NULL' : 1.5}`),
      ),
    )
    const [b, c, d] = literals(seen, 'SELECT a FROM t WHERE b = ? AND c = ? AND d = ?')
    expect(b).toMatchObject({ kind: 'integer', seen: 100, distinct: 10, skew: 0, nulls: 0 })
    expect(c).toMatchObject({ kind: 'text', distinct: 100, length: 2.9 })
    expect(d).toMatchObject({ kind: 'decimal', distinct: 1, nulls: 0.25 })
  })

  it('tell keys that grow from those that do not', () => {
    const seen = observe(repeated(50, (time) => one(`INSERT INTO t VALUES (${time + 7}, ${(time * 37) % 50})`)))
    expect(literals(seen, 'INSERT INTO t VALUES (?, ?)').map(({ isGrowing }) => isGrowing)).toEqual([true, false])
  })

  it('tell means', () => {
    const seen = observe(one('SELECT a FROM t WHERE b = 7 AND c > NOW() - INTERVAL 3 DAY LIMIT 20, 10'))
    const [digest] = seen.digests
    expect(digest?.literals.map(({ mean }) => mean)).toEqual([7, 3, 20, 10])
  })

  it('tell how long ranges are, of dates in seconds', () => {
    const seen = observe(
      one(
        "SELECT a FROM t WHERE b BETWEEN 5 AND 104 AND c BETWEEN '2026-02-27' AND '2026-03-02' AND e = 5 AND d BETWEEN '2024-02-28 23:00:00' AND '2024-02-29 00:00:10'",
      ),
    )
    expect(seen.digests[0]?.literals.map(({ above }) => above)).toEqual([
      undefined,
      99,
      undefined,
      3 * 86_400,
      undefined,
      undefined,
      3610,
    ])
  })

  it('tell which are the same as earlier ones of their transaction', () => {
    const seen = observe(
      repeated(20, (time) =>
        one(
          'BEGIN',
          `SELECT a FROM t WHERE id = ${time * 3}`,
          `UPDATE t SET a = '${time}' WHERE id = '${time * 3}'`,
          'COMMIT',
        ),
      ),
    )
    const [value, id] = literals(seen, 'UPDATE t SET a = ? WHERE id = ?')
    expect(value?.same).toEqual([])
    expect(id?.same).toEqual([{ digest: 1, slot: 0 }])
  })

  it('tell nothing of what is the same in different transactions', () => {
    const seen = observe(
      repeated(20, (time) => one(`SELECT a FROM t WHERE id = ${time}`, `DELETE FROM t WHERE id = ${time}`)),
    )
    expect(literals(seen, 'DELETE FROM t WHERE id = ?')[0]?.same).toEqual([])
  })
})

describe('a load of very many digests', () => {
  it('keeps 5,000 apart, and counts what is beyond 20,000', () => {
    const names = (count: number) =>
      repeated(count, (time) => one(`SELECT a FROM ${'x'.repeat(1 + (time % 9))}_${time} WHERE b = 1`))
    const many = observe(names(5000))
    expect(many.digests).toHaveLength(5000)
    const more = observe(names(20_010))
    expect(more.digests).toHaveLength(20_001)
    expect(more.digests.at(-1)).toMatchObject({ kind: 'rare', executions: 10 })
  })

  it('reads anything', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 60 }).map((bytes) => String.fromCharCode(...bytes))),
        (statements) => {
          const seen = observe(statements.map((sql) => [1, sql] as const))
          for (const { literals, sql } of seen.digests)
            expect((sql.match(/\?/g) ?? []).length).toBeGreaterThanOrEqual(literals.length)
        },
      ),
    )
  })
})
