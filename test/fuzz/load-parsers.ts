/** Readers of logs and schemas: all of these come from outside and may be cut anywhere. */
import { WorkloadDrafter } from '../../src/core/own-workload/draft-workload.ts'
import { LogReader } from '../../src/core/own-workload/read-log.ts'
import { type SchemaTables, schemaTables } from '../../src/core/own-workload/schema-tables.ts'
import { splitSql } from '../../src/core/own-workload/split-sql.ts'
import { parseWorkload } from '../../src/core/own-workload/workload-file.ts'
import { type Parser, parser } from './fuzz.ts'
import { texts } from './inputs.ts'

const CREATE =
  "CREATE TABLE `t` (id INT NOT NULL PRIMARY KEY, k INT, c varchar(9) DEFAULT 'x' COMMENT 'y', d DATE, UNIQUE (c(3) DESC));\n" +
  'CREATE TABLE orders (id INT, customer_id INT, total DECIMAL(9, 2), CONSTRAINT f FOREIGN KEY (id) REFERENCES t (id));\n' +
  'ALTER TABLE orders ADD COLUMN (note TEXT, `a``b` INT AS (id)), RENAME TO sales;\nRENAME TABLE t TO u, sales TO s;'
const TABLES = schemaTables([{ file: 'schema.sql', text: CREATE.split('ALTER')[0] ?? '' }])

const STATEMENTS = [
  'BEGIN',
  "SELECT c FROM t WHERE id = 5 AND c IN ('a', 'b''c') LIMIT 10",
  'SELECT o.total FROM orders AS o JOIN t ON t.id = o.customer_id WHERE d BETWEEN \'2026-01-01\' AND "2026-01-31"',
  "INSERT INTO t (id, k, c) VALUES (1, 2, x'41'), (3, NULL, _utf8mb4'd\\'e') ON DUPLICATE KEY UPDATE k = k + 1",
  'UPDATE orders /* c */ SET total = total + 1.5 WHERE (id, customer_id) IN ((7, 8), (9, 10)) -- d',
  'WITH x AS (SELECT id FROM a.t) DELETE FROM `t` WHERE `t`.`id` >= 5 AND id < -7',
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
  ..."' \" ` \\ /* */ /*! # ; ( ) , ? @ @@ . = -1 NULL 0x x' 1e9 _utf8".split(' '),
  ...' IN (| VALUES | FROM | JOIN | BETWEEN | AND | BY | LIMIT | AS | UNION |SELECT |WITH |INSERT |-- '.split('|'),
  ...[' REFERENCES ', ' ADD COLUMN ', ' RENAME TO ', 'started with:\n', '\ud800', '\0', '\n', 'a,b', '`,`'],
  ...['\t\t 1 Query\t', '\t\t 1 Quit\t\n', '# User@Host: a\n', '# Query_time: '],
]

function that(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

/** What is drafted is a workload. */
function draft(log: string, tables: SchemaTables): void {
  const drafter = new WorkloadDrafter(tables)
  const reader = new LogReader((sql, isPrepared) => drafter.add(sql, isPrepared))
  for (const line of log.split('\n')) reader.push(line)
  reader.end()
  const { text, statements } = drafter.finish({ kind: 'schema', path: 'schema.sql' })
  const read = statements === 0 ? { kind: 'ok' } : parseWorkload(text, 'w/workload.yml')
  that(read.kind === 'ok', `a workload that is none: ${JSON.stringify(read)}\n${text}`)
}

function textParser(name: string, examples: readonly string[], check: (text: string) => void): Parser {
  return parser({ name, inputs: texts(examples, SQL_WORDS), check })
}

export const loadParsers: readonly Parser[] = [
  textParser('general logs', [GENERAL.join('')], (text) => draft(text, TABLES)),
  textParser('slow logs', [SLOW.join('')], (text) => draft(text, TABLES)),
  textParser('statements of logs', STATEMENTS, (text) => draft(`\t\t 1 Query\t${text}`, TABLES)),
  textParser('definitions of tables', [CREATE], (text) => {
    const tables = schemaTables([{ file: 'schema.sql', text }])
    for (const { name, columns } of [...tables.values()].slice(0, 10))
      draft(
        [...columns.keys()]
          .map((column) => `\t\t 1 Query\tSELECT 1 FROM \`${name}\` WHERE \`${column}\` = 5`)
          .join('\n'),
        tables,
      )
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
