/** Scripts of workloads, run by real sysbench on real servers whose tables were filled for them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../src/core/own-workload/script.ts'
import type { OwnWorkload } from '../../../src/core/scenario/own-load.ts'
import { run } from '../../../src/edges/machine/processes.ts'
import { applySql } from '../../../src/edges/own-workload/apply-sql.ts'
import { dumpOnDisk } from '../../../src/edges/own-workload/dump-files.ts'
import { fillOwnTables } from '../../../src/edges/own-workload/fill-tables.ts'
import { loadDump } from '../../../src/edges/own-workload/load-dump.ts'
import { exampleOf } from '../../../src/edges/own-workload/read-plans.ts'
import { readTables } from '../../../src/edges/own-workload/read-tables.ts'
import { SERVER_SCHEMA } from '../../../src/edges/servers/server-address.ts'
import { connectionArguments } from '../../../src/edges/sysbench/arguments.ts'
import { sysbenchProgram } from '../../../src/edges/sysbench/program.ts'
import { ownStatement, ownWorkload } from '../../builders.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { serverForAll } from '../servers/study-servers.ts'
import { ownScript } from './lua.ts'
import { emptied, fixture, PLACES } from './workload-servers.ts'

const SIGNAL = new AbortController().signal

/** Counts the statements' work, in place of turns.lua. */
const COUNTERS = `
local done, failed, rows, forgotten = {}, {}, {}, 0
function qpsgate_served() return 5 end
function qpsgate_statement(index, from, count)
   if from ~= 5 then forgotten = forgotten + 1 end
   done[index], rows[index] = (done[index] or 0) + 1, (rows[index] or 0) + count
end
function qpsgate_statement_failed(index) failed[index] = (failed[index] or 0) + 1 end
local end_thread = thread_done
function thread_done()
   for index = 0, #workload.statements do
      io.write(string.format("@%d %d %d %d %d\\n", index, done[index] or 0, rows[index] or 0, failed[index] or 0, forgotten))
   end
   end_thread()
end
`

/** Their rows depend on several values that are drawn each by itself. */
const MAY_FIND_NONE = ['find payer', 'last order', 'select kind']

const NEW_ID = { kind: 'new', column: 't.id' } as const

interface Count {
  readonly name: string
  readonly done: number
  readonly rows: number
  readonly failed: number
}

/** MySQL at night: by day it shows that tables are filled alike. */
const SERVERS = IS_NIGHTLY ? PLACES : PLACES.slice(0, 1)

describe.for(SERVERS)("the script of a user's workload on $name", ({ choice, image, isHere }) => {
  describe.skipIf(!isHere)('', () => {
    const server = serverForAll('pfsoff', choice, image)
    const folder = mkdtempSync(join(tmpdir(), 'qpsgate-script-'))
    afterAll(() => rmSync(folder, { recursive: true }))

    async function fill(name: string): Promise<OwnWorkload> {
      const { session, address } = await emptied(server)
      const { workload, schema } = fixture(name)
      await applySql(session, [{ file: 'schema.sql', text: schema }])
      await fillOwnTables(address, workload.tables, SIGNAL)
      return workload
    }

    /** Runs it for a number of transactions, and returns its statements' work. */
    async function drive(workload: OwnWorkload, { transactions = 400, threads = 4, seed = 1 } = {}): Promise<Count[]> {
      const { lua, statements } = scriptOf(workload, await readTables(server.session, SERVER_SCHEMA))
      const path = join(folder, 'script.lua')
      writeFileSync(path, `${ownScript(lua)}${COUNTERS}`)
      const { exitCode, output } = await run(
        [
          sysbenchProgram(),
          ...[...connectionArguments(server.address), `--threads=${threads}`, '--time=0'],
          ...[`--events=${transactions}`, `--rand-seed=${seed}`, '--mysql-ignore-errors=all', path, 'run'],
        ],
        { run: folder, cwd: folder, timeoutSeconds: 120, signal: SIGNAL },
      )
      expect([
        exitCode,
        output.split('\n').filter((line) => /FATAL/.test(line) && !/no_such_table|mysql_stmt_prepare/.test(line)),
      ]).toEqual([0, []])
      const lines = [...output.matchAll(/^@(\d+) (\d+) (\d+) (\d+) (\d+)$/gm)].map((line) => line.slice(1).map(Number))
      expect(lines.filter(([, , , , forgotten]) => forgotten !== 0)).toEqual([])
      const sum = (index: number, field: number) =>
        lines.filter(([one]) => one === index).reduce((total, line) => total + (line[field] ?? 0), 0)
      return statements.map(({ name }, index) => ({
        name,
        done: sum(index, 1),
        rows: sum(index, 2),
        failed: sum(index, 3),
      }))
    }

    it.for(IS_NIGHTLY ? (['text', 'prepared'] as const) : (['text'] as const))(
      'executes each statement of five transactions so that rows are found or changed, by the %s protocol',
      async (protocol) => {
        const workload = { ...(await fill('tpcc')), protocol }
        const sum = async (column: string, table: string) =>
          Number(await server.session.value(`SELECT COALESCE(SUM(${column}), 0) FROM ${table}`))
        const before = { orders: await sum('d_next_o_id', 'district'), payments: await sum('c_payments', 'customer') }
        // One thread: a transaction that is tried again counts all its executions.
        const counts = await drive(workload, { threads: 1 })
        const count = (name: string) => counts.find((one) => one.name === name) as Count
        for (const { name, done, failed } of counts) expect([name, failed, done > 0]).toEqual([name, 0, true])
        expect(count('commit').done).toBe(400)
        // Shares of 45 and 43 percent; ten times, and 0.6 times.
        expect(count('insert order').done / 400).toBeCloseTo(0.45, 0)
        expect(count('order item').done).toBe(10 * count('insert order').done)
        expect(count('find payer').done / count('pay').done).toBeCloseTo(0.6, 0)
        // Each of them finds its row, or changes it.
        for (const name of ['order customer', 'order district', 'order item', 'order stock', 'read payer'])
          expect([name, count(name).rows]).toEqual([name, count(name).done])
        expect(count('status lines').rows / count('status lines').done).toBeCloseTo(10, 0)
        for (const name of ['find payer', 'last order', 'oldest order'])
          expect([name, count(name).rows > 0]).toEqual([name, true])
        expect((await sum('d_next_o_id', 'district')) - before.orders).toBe(count('count order').done)
        expect((await sum('c_payments', 'customer')) - before.payments).toBe(count('pay').done)
        expect(await sum('1', 'orders')).toBe(6000 + count('insert order').done)
        expect(await sum('1', 'order_line')).toBe(60_000 + count('insert line').done)
        for (const { name, failed } of await drive(workload, { threads: 8 })) expect([name, failed]).toEqual([name, 0])
      },
    )

    it('goes on after a statement that the server always refuses, and counts how often it is refused', async () => {
      for (const protocol of ['text', 'prepared'] as const) {
        const counts = await drive({ ...(await fill('odd')), protocol })
        const refused = ['select nothing', 'insert twice']
        for (const { name, done, failed } of counts) {
          expect([name, refused.includes(name) ? done : failed]).toEqual([name, 0])
          expect([name, (refused.includes(name) ? failed : done) > 0]).toEqual([name, true])
        }
        // Values of a key of several columns are of one row.
        for (const name of ['select user', 'select member', 'select profile', 'select odd'])
          expect([name, counts.find((one) => one.name === name)?.rows]).toEqual([
            name,
            counts.find((one) => one.name === name)?.done,
          ])
      }
    })

    it('inserts only new keys, even from many threads and in a second run', async () => {
      await fill('odd')
      const insert = ownStatement({
        sql: "INSERT INTO users (id, tenant, email, flags, settings, is_active) VALUES (?, ?, ?, '', '{}', 1)",
        parameters: [
          { kind: 'new', column: 'users.id' },
          { kind: 'value', column: 'users.tenant', skew: 0 },
          { kind: 'new', column: 'users.email' },
        ],
      })
      const workload = ownWorkload({
        transactions: [{ name: 'insert', share: 1, isExplicit: false, statements: [insert] }],
        tables: fixture('odd').workload.tables,
      })
      for (const threads of [16, 8]) {
        const [count] = await drive(workload, { transactions: 1000, threads })
        expect(count).toEqual({ name: 'select', done: 1000, rows: 0, failed: 0 })
      }
      expect(await server.session.value('SELECT COUNT(*) FROM users')).toBe('5000')
    })

    it("uses values with the frequencies of Zipf's law", async () => {
      await fill('odd')
      await server.session.execute('CREATE TABLE asked (id BIGINT NOT NULL)')
      const statement = ownStatement({
        sql: 'INSERT INTO asked VALUES (?)',
        parameters: [{ kind: 'value', column: 'users.id', skew: 1 }],
      })
      const workload = ownWorkload({
        transactions: [{ name: 'ask', share: 1, isExplicit: false, statements: [{ ...statement, times: 100 }] }],
        tables: fixture('odd').workload.tables,
      })
      await drive(workload, { transactions: 200 })
      const counts = (await server.session.arrays('SELECT COUNT(*) FROM asked GROUP BY id ORDER BY COUNT(*) DESC')).map(
        ([one]) => Number(one),
      )
      const harmonic = Array.from({ length: 3000 }, (_, rank) => 1 / (rank + 1)).reduce((sum, one) => sum + one, 0)
      const top = counts.slice(0, 10).reduce((sum, one) => sum + one, 0)
      const expected = Array.from({ length: 10 }, (_, rank) => 1 / (rank + 1) / harmonic).reduce(
        (sum, one) => sum + one,
        0,
      )
      expect(top / 20_000).toBeCloseTo(expected, 1)
      expect((counts[0] ?? 0) / 20_000).toBeCloseTo(1 / harmonic, 1)
    })

    it('uses only values that rows of a dump have', async () => {
      const { session, address } = await emptied(server)
      const dump = join(folder, 'dump.sql')
      const rows = Array.from(
        { length: 500 },
        (_, row) =>
          `(${row * 1000},'k${row}''\\\\','2020-01-0${1 + (row % 9)}',${row}.25,x'00ff${String(10 + (row % 90))}')`,
      )
      writeFileSync(
        dump,
        `CREATE TABLE t (id BIGINT PRIMARY KEY, name VARCHAR(20), at DATETIME, cost DECIMAL(10,4), raw VARBINARY(8), KEY (name));
CREATE TABLE dense (a INT, b INT, id INT AUTO_INCREMENT PRIMARY KEY, UNIQUE KEY (a, b));
CREATE TABLE huge (id BIGINT UNSIGNED PRIMARY KEY);
INSERT INTO t VALUES ${rows.join(',')};
INSERT INTO dense (a, b) SELECT id, id + 1 FROM t;
INSERT INTO huge SELECT 1152921504606846976 + id FROM t;
`,
      )
      await loadDump(address, dumpOnDisk(dump, dirname(dump)), SIGNAL)
      const columns = ['id', 'name', 'at', 'cost', 'raw'].map((name) => `t.${name}` as const)
      const value = (column: `${string}.${string}`) => ({ kind: 'value', column, skew: 0.5 }) as const
      const workload = ownWorkload({
        schema: { kind: 'dump', path: 'dump.sql' },
        transactions: [
          {
            name: 'look',
            share: 1,
            isExplicit: false,
            statements: [
              ...(columns.map((column) =>
                ownStatement({
                  name: column,
                  sql: `SELECT 1 FROM t WHERE ${column} = ? LIMIT 1`,
                  parameters: [value(column)],
                }),
              ) as [ReturnType<typeof ownStatement>]),
              ownStatement({
                name: 'pair',
                sql: 'SELECT 1 FROM dense WHERE a = ? AND b = ?',
                parameters: [value('dense.a'), value('dense.b')],
              }),
              ownStatement({ name: 'range', sql: 'SELECT 1 FROM dense WHERE id = ?', parameters: [value('dense.id')] }),
              ownStatement({ name: 'huge', sql: 'SELECT 1 FROM huge WHERE id = ?', parameters: [value('huge.id')] }),
              // Two statements, and two places of one, that want new values of the same column.
              ownStatement({ name: 'new', sql: 'INSERT INTO t (id) VALUES (?)', parameters: [NEW_ID] }),
              ownStatement({ name: 'news', sql: 'INSERT INTO t (id) VALUES (?), (?)', parameters: [NEW_ID, NEW_ID] }),
            ],
          },
        ],
      })
      for (const protocol of ['text', 'prepared'] as const) {
        for (const count of await drive({ ...workload, protocol }, { transactions: 100 }))
          expect(count).toEqual({
            name: count.name,
            done: 100,
            rows: count.name.startsWith('new') ? 0 : 100,
            failed: 0,
          })
      }
      expect(await session.value('SELECT COUNT(*) FROM t WHERE id BETWEEN 499001 AND 599000')).toBe('600')
    })

    it('has examples of its statements that find rows and that the server can explain', async () => {
      for (const workloadFolder of ['tpcc', 'odd']) {
        const workload = await fill(workloadFolder)
        const { statements } = scriptOf(workload, await readTables(server.session, SERVER_SCHEMA))
        for (const statement of statements) {
          const { name, sql } = statement
          const example = await exampleOf(server.session, statement)
          if (/no_such_table|COMMIT/.test(sql)) continue
          await server.session.rows(`EXPLAIN ${example}`)
          if (sql.startsWith('SELECT') && !MAY_FIND_NONE.includes(name))
            expect([example, (await server.session.rows(example)).length > 0]).toEqual([example, true])
        }
      }
    })
  })
})
