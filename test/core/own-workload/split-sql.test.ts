import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SqlSplitter, splitSql } from '../../../src/core/own-workload/split-sql.ts'
import { cpuSeconds } from '../../setup/cpu-seconds.ts'

const FILE = `-- A dump; with marks
/* and ; a comment */
/*!40101 SET NAMES utf8mb4 */;
CREATE TABLE t (a INT, -- why; not
  b VARCHAR(9) DEFAULT 'x;''y\\';', c INT # "
);

DELIMITER ;;
CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW BEGIN
  SET NEW.a = 1; /* ; */ SET NEW.b = "q;";
END;;
delimiter ;
INSERT INTO \`a;b\` VALUES (1);;
DELETE FROM t`

const STATEMENTS = [
  [3, '/*!40101 SET NAMES utf8mb4 */'],
  [4, "CREATE TABLE t (a INT, -- why; not\n  b VARCHAR(9) DEFAULT 'x;''y\\';', c INT # \"\n)"],
  [9, 'CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW BEGIN\n  SET NEW.a = 1; /* ; */ SET NEW.b = "q;";\nEND'],
  [13, 'INSERT INTO `a;b` VALUES (1)'],
  [14, 'DELETE FROM t'],
]

describe('a file of SQL', () => {
  it('is split into statements, each with its line', () =>
    expect(splitSql(FILE).map(({ sql, line }) => [line, sql])).toEqual(STATEMENTS))

  it('is split into the same statements wherever the pieces that are read end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(FILE.length), { maxLength: 40 }), (ends) => {
        const cuts = [0, ...ends.toSorted((a, b) => a - b), FILE.length]
        const splitter = new SqlSplitter()
        const early = cuts.slice(1).flatMap((end, index) => splitter.push(FILE.slice(cuts[index], end)))
        expect([...early, ...splitter.push('', true)].map(({ sql, line }) => [line, sql])).toEqual(STATEMENTS)
      }),
    )
  })

  it('is split into the same statements if it is read character by character', () => {
    const splitter = new SqlSplitter()
    const early = [...FILE].flatMap((character) => splitter.push(character))
    expect([...early, ...splitter.push('', true)]).toEqual(splitSql(FILE))
  })

  it.each([
    ['', []],
    [' \n;; ;', []],
    ['-- only', []],
    ['/* only', ['/* only']],
    ["SELECT 'open;", ["SELECT 'open;"]],
    ['a;b', ['a', 'b']],
  ])('with the text %j is split into the statements %j', (text, statements) =>
    expect(splitSql(text).map(({ sql }) => sql)).toEqual(statements),
  )

  it('of many megabytes is split in less than four seconds of CPU time', async () => {
    const row = `(1,'${'x'.repeat(80)}''\\n',NULL),`
    const text = `INSERT INTO t VALUES ${row.repeat(10_000)}(1);\n`
    const splitter = new SqlSplitter()
    const cut = () => Array.from({ length: 20 }, (_, more) => splitter.push(text, more === 19)).flat()
    expect(await cpuSeconds(() => expect(cut()).toHaveLength(20))).toBeLessThan(4)
  })

  it('with one string literal that is read in many pieces is split in less than four seconds of CPU time', async () => {
    const splitter = new SqlSplitter()
    const begun = splitter.push("SELECT '")
    const cut = () => Array.from({ length: 40 }, () => splitter.push("''".repeat(500_000))).flat()
    expect(await cpuSeconds(() => expect([...begun, ...cut()]).toEqual([]))).toBeLessThan(4)
    expect(splitter.push("'; SELECT 2", true).map(({ sql }) => sql.slice(-10))).toEqual(["''''''''''", 'SELECT 2'])
  })

  it.each(["'", '"', '/*', '--', '#', '\\', ';', 'd\n', 'delimiter '])(
    'full of %j is split in less than two seconds of CPU time',
    async (mark) => {
      const texts = [mark.repeat(100_000), `'${mark.repeat(100_000)}`]
      expect(await cpuSeconds(() => texts.map(splitSql))).toBeLessThan(2)
    },
  )
})
