/** Readers of logs, digests and schemas: all of these come from outside and may be cut anywhere. */
import { countDigests, parseBatch } from '../../src/core/workload/digest-table.ts'
import { inferWorkload, understandLoad } from '../../src/core/workload/infer-workload.ts'
import { neutralTable } from '../../src/core/workload/neutral-schema.ts'
import { type ObservedLoad, Observer } from '../../src/core/workload/observe.ts'
import { observeDigests } from '../../src/core/workload/observe-digests.ts'
import { formatOf, type LogKind, LogReader } from '../../src/core/workload/read-log.ts'
import { splitSql } from '../../src/core/workload/split-sql.ts'
import { encode } from '../../src/core/workload/sql-scanner.ts'
import { parseWorkload, renderWorkload } from '../../src/core/workload/workload-file.ts'
import { smallTable } from '../core/workload/small-tables.ts'
import { type Parser, parser } from './fuzz.ts'
import { texts } from './inputs.ts'

const TABLES = [
  smallTable('t', 'id int !, k int, c varchar #, d date'),
  smallTable('orders', 'id int !, customer_id int, total decimal'),
]
const FILE = 'w/workload.yml'
/** A log comes in pieces. */
const PIECE = 100

const STATEMENTS = [
  'BEGIN',
  "SELECT c FROM t WHERE id = 5 AND c IN ('a', 'b''c') LIMIT 10",
  'SELECT o.total FROM orders AS o JOIN t ON t.id = o.customer_id WHERE d BETWEEN \'2026-01-01\' AND "2026-01-31"',
  "INSERT INTO t (id, k, c) VALUES (1, 2, x'41'), (3, NULL, _utf8mb4'd\\'e') ON DUPLICATE KEY UPDATE k = k + 1",
  'UPDATE orders /* c */ SET total = total + 1.5 WHERE id = 7 -- d',
  'DELETE FROM t WHERE id = 5',
  'COMMIT',
]
const GENERAL = STATEMENTS.map(
  (sql, at) => `${at % 3 === 0 ? '260131 10:00:00\t' : '\t\t'}     ${at % 2} Query\t${sql}\n`,
)
const SLOW = STATEMENTS.map(
  (sql) =>
    `# Time: 2026-01-31T10:00:00Z\n# User@Host: a[a] @ b []  Id:  3\n# Query_time: 0.1  Rows_sent: 1\nSET timestamp=1;\n${sql};\n`,
)
const SQL_WORDS = [
  ..."' \" ` \\ /* */ /*! # ; ( ) , ? ... ?+ @ @@ . = -1 NULL 0x x' 1e9 _utf8".split(' '),
  ...' IN (| VALUES | FROM | JOIN | BETWEEN | AND | BY | LIMIT | AS | UNION |SELECT |WITH |INSERT |-- '.split('|'),
  ...['SET NAMES gbk', "SET sql_mode = 'ANSI'", 'CREATE TEMPORARY TABLE t ', 'started with:\n', '\ud800', '\0', '\n'],
  ...['\t\t 1 Query\t', '\t\t 1 Quit\t\n', '# User@Host: a\n', '# Query_time: '],
]

function that(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** An inferred workload reads back as the same. */
function checkLoad(load: ObservedLoad): void {
  const understood = understandLoad(load, TABLES)
  const request = { load, understood, tables: TABLES, name: 'w', file: FILE, rows: undefined }
  const inferred = inferWorkload({ ...request, schema: { kind: 'schema', path: 'schema.sql' } })
  if (inferred.workload === undefined) return
  const written = renderWorkload(inferred.workload)
  const read = parseWorkload(written, FILE)
  that(read.kind === 'ok', `a workload that is none: ${JSON.stringify(read)}`)
  that(read.kind === 'ok' && renderWorkload(read.workload) === written, 'a workload that does not read back')
}

function textParser(name: string, examples: readonly string[], check: (text: string) => void): Parser {
  return parser({ name, inputs: texts(examples, SQL_WORDS), check })
}

function readLog(text: string, kind: LogKind): void {
  const [observer, bytes] = [new Observer(), encode(text)]
  const log = new LogReader(kind, observer)
  for (let at = 0; at < bytes.length; at += PIECE) log.push(bytes.slice(at, at + PIECE))
  log.end()
  formatOf(text)
  checkLoad(observer.finish())
}

const DIGESTS = [
  'DIGEST_TEXT\tCOUNT_STAR\tSUM_TIMER_WAIT',
  'SELECT `c` FROM `t` WHERE `id` IN (...) LIMIT ?, ...\t5\t1000000',
  'INSERT INTO `t` VALUES (...) /* , ... */\t3\t1000000',
  'COMMIT\t3\t0\n',
].join('\n')
const CREATE =
  "CREATE TABLE `t` (\n  `a` varchar(9) NOT NULL DEFAULT 'x' COMMENT 'y',\n  CONSTRAINT `c` CHECK (`a` > 'z')\n) COMMENT='q'\n" +
  "/*!50100 PARTITION BY LIST (`a`)\n(PARTITION p VALUES IN ('r')) */"

export const loadParsers: readonly Parser[] = [
  textParser('general logs', [GENERAL.join('')], (text) => readLog(text, 'general')),
  textParser('slow logs', [SLOW.join('')], (text) => readLog(text, 'slow')),
  textParser('exports of digests', [DIGESTS], (text) => {
    const rows = parseBatch(text)
    checkLoad(observeDigests(countDigests(rows, rows.slice(0, 1))))
  }),
  textParser('fingerprints', STATEMENTS, (text) => {
    checkLoad(observeDigests([{ sql: text, executions: 2, seconds: 0 }]))
  }),
  textParser('definitions of tables', [CREATE], (text) => {
    const neutral = neutralTable(text)
    that(neutral.length <= text.length * 4 + 100, 'a schema that has become much longer')
  }),
  textParser(
    'files of SQL',
    ["CREATE TABLE t (a INT DEFAULT ';'); -- b\nDELIMITER $$\nSELECT 1$$\nDELIMITER ;\nSELECT 2;"],
    (text) => {
      const lines = text.split('\n').length
      for (const { sql, line } of splitSql(text))
        that(sql !== '' && line >= 1 && line <= lines, `line ${line} of ${lines}`)
    },
  ),
]
