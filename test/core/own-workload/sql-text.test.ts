import { describe, expect, it } from 'vitest'
import { cutStatement, sqlName, sqlText } from '../../../src/core/own-workload/sql-text.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'

describe('a statement of a workload', () => {
  it.each([
    ['SELECT 1', ['SELECT 1']],
    ['SELECT * FROM t WHERE a = ? AND b IN (?)', ['SELECT * FROM t WHERE a = ', ' AND b IN (', ')']],
    ['? ?', ['', ' ', '']],
    ['SELECT \'?\', "?", `?`, a /* ? */ FROM t -- ?\n WHERE b = ?', undefined],
    ["SELECT 'it''s ?', 'a\\'?' , ?", ["SELECT 'it''s ?', 'a\\'?' , ", '']],
    ['SELECT 5--?', ['SELECT 5--', '']],
    ['SELECT ? # ?', ['SELECT ', ' # ?']],
    ['SELECT 1; \n', ['SELECT 1']],
  ])('is cut at its parameters: %j', (sql, pieces) => {
    const cut = cutStatement(sql)
    expect(cut.trouble).toBeUndefined()
    if (pieces === undefined) expect(cut.pieces).toHaveLength(2)
    else expect(cut.pieces).toEqual(pieces)
  })

  it.each([
    ['SELECT 1; DROP TABLE t', 'more than one statement'],
    ["SELECT 'a", 'a quote or comment that is not closed'],
    ["SELECT 'a\\'", 'a quote or comment that is not closed'],
    ["SELECT 1 --\x7f'\n; DROP TABLE t -- '", 'more than one statement'],
    ['SELECT /* a', 'a quote or comment that is not closed'],
  ])('that cannot be run is refused: %j has %s', (sql, trouble) => expect(cutStatement(sql).trouble).toBe(trouble))

  it.each(['/*', "''", '"', '\\', "'\\", '`', '--', '#;'])(
    'full of %j is cut within a second of CPU time',
    async (mark) => {
      const texts = [mark.repeat(30_000), `'${mark.repeat(30_000)}`]
      expect(await cpuSeconds(() => texts.map(cutStatement))).toBeLessThan(1)
    },
  )
})

it('names and texts are quoted for SQL, with inner quotes doubled and backslashes in hexadecimal', () => {
  expect(sqlName('a`b')).toBe('`a``b`')
  expect(sqlText("it's")).toBe("'it''s'")
  expect(sqlText("\\' OR 1")).toBe('CONVERT(0x5c27204f522031 USING utf8mb4)')
})
