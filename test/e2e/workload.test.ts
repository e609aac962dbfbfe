/** `qpsgate workload` on logs that real servers have written, and on a running server. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnWorkload } from '../../src/core/suite/own-workload.ts'
import { parseWorkload } from '../../src/core/workload/workload-file.ts'
import { Session } from '../../src/edges/servers/connection.ts'
import { socketAddress } from '../../src/edges/servers/server-address.ts'
import { run } from '../setup/command.ts'
import { ENDPOINT_PASSWORD, type EndpointServer, startEndpointServer } from '../setup/endpoint-server.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { type Outcome, Workplace } from './cli.ts'
import { MIX, makeWholesaler, WHOLESALER_SCHEMA, Wholesaler } from './wholesaler.ts'

const SECRETS = ['alice.jones@example.com', '4111111111111111', 'tok_live_9f8e7d6c5b']
const SESSIONS = 2
const TRANSACTIONS = 250

let server: EndpointServer
let logs: string
const place = new Workplace()
beforeAll(async () => {
  logs = mkdtempSync(join(tmpdir(), 'ql-'))
  chmodSync(logs, 0o777)
  server = await startEndpointServer()
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  place[Symbol.dispose]()
  rmSync(logs, { recursive: true, force: true })
})

/** The server's logs of the work: paths of its general and its slow log. */
async function logged(name: string, work: () => Promise<unknown>): Promise<{ general: string; slow: string }> {
  const paths = { general: join(logs, `${name}.general`), slow: join(logs, `${name}.slow`) }
  const { session } = server
  await session.execute(
    `SET GLOBAL general_log_file = '${paths.general}', GLOBAL slow_query_log_file = '${paths.slow}'`,
  )
  await session.execute('SET GLOBAL long_query_time = 0, GLOBAL general_log = ON, GLOBAL slow_query_log = ON')
  await work()
  await session.execute('SET GLOBAL general_log = OFF, GLOBAL slow_query_log = OFF')
  return paths
}

async function withSession(schema: string, work: (session: Session) => Promise<unknown>): Promise<void> {
  await using session = await Session.open(socketAddress(server.socket))
  await session.execute(`USE ${schema}`)
  await work(session)
}

function workloadIn(name: string): OwnWorkload {
  const file = join(place.path, 'workloads', name, 'workload.yml')
  const parsed = parseWorkload(readFileSync(file, 'utf8'), file)
  if (parsed.kind !== 'ok') throw new Error(JSON.stringify(parsed.problems))
  return parsed.workload
}

/** Everything that was printed and written. */
function everything({ stdout, stderr }: Outcome, name: string): string {
  const folder = join(place.path, 'workloads', name)
  const files = existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : []
  return [stdout, stderr, ...files].join('\n')
}

function expectNoSecret(text: string): void {
  const parts = SECRETS.flatMap((secret) => [secret, ...secret.split(/[^a-z0-9]/).filter((part) => part.length > 4)])
  for (const part of parts.filter((each) => each !== 'example')) expect(text).not.toContain(part)
}

describe('of an application of five transactions', () => {
  let paths: { general: string; slow: string }
  beforeAll(async () => {
    await server.session.execute('CREATE DATABASE shop')
    await withSession('shop', makeWholesaler)
    const comment = () => ` /* trace=${SECRETS[2]}, by ${SECRETS[0]} */`
    paths = await logged('shop', async () => {
      await Promise.all(
        Array.from({ length: SESSIONS }, (_, seed) =>
          withSession('shop', (session) => new Wholesaler(session, 7 + seed, comment).run(TRANSACTIONS)),
        ),
      )
      await withSession('shop', plant)
    })
  })

  /** Statements with secrets: literals of all kinds, garbage, and statements that cannot run alone. */
  async function plant(session: Session): Promise<void> {
    for (const secret of SECRETS)
      for (const sql of [
        `SELECT c_id FROM customer WHERE c_data = '${secret}'`,
        `SELECT c_id FROM customer\n  WHERE c_data = "${secret}"\n    AND c_first = '${secret}\n${secret}' -- ${secret}`,
        `SELECT c_id AS '${secret}' FROM customer WHERE c_data = _utf8mb4'${secret}' LIMIT 1`,
        `SELECT c_id FROM customer WHERE c_data = 'O'${secret}' AND ${secret}`,
        `SET @secret = '${secret}'`,
        `CREATE TEMPORARY TABLE IF NOT EXISTS basket (a INT COMMENT '${secret}')`,
        `INSERT INTO basket VALUES (length('${secret}'))`,
        `PREPARE p FROM 'SELECT "${secret}"'`,
        `garbage ${secret}`,
      ])
        await session.rows(sql).catch(() => {})
  }

  test.each(['general', 'slow'] as const)(
    'the %s log makes a workload that stands for nearly all of it',
    async (kind) => {
      const outcome = await place.run([
        'workload',
        paths[kind],
        '--tables',
        WHOLESALER_SCHEMA,
        '--out',
        `workloads/${kind}`,
      ])
      expect(outcome.stderr).toBe('')
      expect(outcome.code).toBe(0)
      const { transactions, standsFor, tables } = workloadIn(kind)
      expect(standsFor).toBeGreaterThan(0.95)
      const shareOf = (name: string) => transactions.find((each) => each.name === name)?.share ?? 0
      // Chance alone makes a point and a half of 500.
      for (const [name, share] of Object.entries({
        'insert orders': MIX.order,
        'insert history': MIX.payment,
        'update orders': MIX.delivery,
      }))
        expect(Math.abs(shareOf(name) - share / 100), name).toBeLessThan(0.06)
      const order = transactions.find(({ name }) => name === 'insert orders')
      expect(order?.isExplicit).toBe(true)
      expect(order?.statements.map(({ sql }) => sql)).toContain(
        'INSERT INTO new_orders (no_o_id, no_d_id, no_w_id) VALUES (?, ?, ?)',
      )
      const lines = order?.statements.find(({ sql }) => sql.startsWith('INSERT INTO order_line'))
      expect(lines?.parameters[0]).toEqual({ kind: 'same', as: 'insert orders:1', plus: 0 })
      expect(lines?.parameters[3]).toEqual({ kind: 'new', column: 'order_line.ol_number' })
      expect(tables.map(({ name }) => name)).toHaveLength(9)
      expect(tables.find(({ name }) => name === 'warehouse')?.rows).toBe(2)
      expectNoSecret(everything(outcome, kind))
      expect(place.leftovers()).toEqual([])
    },
  )

  test('two looks at a server make one as well', async () => {
    rmSync(join(place.path, 'workloads/shop'), { recursive: true, force: true })
    let goesOn = true
    const working = withSession('shop', async (session) => {
      const wholesaler = new Wholesaler(session, 99)
      while (goesOn) {
        await wholesaler.run(1)
        await sleep(5)
      }
    })
    const dsn = server.dsn.replace('/qpsgate?', '/shop?')
    const outcome = await place.run(['workload', dsn, '--seconds', '3s', '--rows', '1000'], {
      QPSGATE_PASSWORD: ENDPOINT_PASSWORD,
    })
    goesOn = false
    await working
    expect(outcome.stderr).toBe('')
    expect(outcome.code).toBe(0)
    const { transactions, tables } = workloadIn('shop')
    expect(transactions).toHaveLength(1)
    expect(transactions[0]?.isExplicit).toBe(true)
    // Their shares are those of the time, of which any statement may have much where the disk or the CPU is busy.
    expect(outcome.stdout.match(/(?<=% {2})(?!rare).*/g)).toEqual(['not understood  INSERT history …'])
    expect(Math.max(...tables.map(({ rows }) => rows))).toBe(1000)
    expectNoSecret(everything(outcome, 'shop'))
  })

  test('an export of digests makes one, without looking at examples', async () => {
    const rows = await server.session.arrays('SELECT * FROM performance_schema.events_statements_summary_by_digest')
    const columns = await server.session.rows(
      'SHOW COLUMNS FROM performance_schema.events_statements_summary_by_digest',
    )
    const head = columns.map(({ Field }) => String(Field)).join('\t')
    const lines = rows.map((row) => row.map((field) => (field ?? 'NULL').replaceAll('\n', '\\n')).join('\t'))
    writeFileSync(join(place.path, 'digests.tsv'), [head, ...lines, ''].join('\n'))
    const outcome = await place.run(['workload', 'digests.tsv', '--tables', WHOLESALER_SCHEMA])
    expect(outcome.stderr).toBe('')
    expect(outcome.code).toBe(0)
    expect(workloadIn('digests').transactions[0]?.statements.length).toBeGreaterThan(15)
    expectNoSecret(everything(outcome, 'digests'))
  })

  test('what is there already is replaced only when asked to, and the reason is said', async () => {
    const args = ['workload', paths.general, '--tables', WHOLESALER_SCHEMA, '--out', 'workloads/twice'] as const
    expect((await place.run(args)).code).toBe(0)
    const file = join(place.path, 'workloads/twice/workload.yml')
    writeFileSync(file, 'mine')
    const refused = await place.run(args)
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain('workloads/twice/workload.yml and workloads/twice/schema.sql are there already')
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect((await place.run([...args, '--force'])).code).toBe(0)
    expect(workloadIn('twice').transactions.length).toBeGreaterThan(3)
  })
})

test('no piece of a literal is in a workload, wherever quotes are wrong or statements are cut', async () => {
  const whole =
    "INSERT INTO customer (email, note) VALUES ('secretone', 'it''s secrettwo'), ('secretthree', NULL) /* secretfour */"
  const literal = fc.stringMatching(/^[a-z0-9'"\\`;#* @.-]{0,12}$/)
  const statements = [
    'SELECT id FROM customer',
    ...[...whole].flatMap((_, at) => [whole.slice(0, at), whole.slice(at)]),
    ...fc
      .sample(fc.array(literal, { minLength: 1, maxLength: 4 }), 300)
      .map((parts) => `SELECT id FROM customer WHERE email = '${parts.join("secretone'")}' AND note = 'secrettwo'`),
    ...['SELECT secretone FROM secrettwo WHERE secretthree = 1', 'SELECT id FROM customer LIMIT secretone'],
    ...['SELECT id FROM customer WHERE id BETWEEN 0 AND secretone', 'INSERT INTO basket VALUES (secretone(5))'],
  ]
  place.write('cut.log', statements.map((sql) => `\t\t 9 Query\t${sql}\n`).join(''))
  const tables = place.write('customer.sql', 'CREATE TABLE customer (id INT PRIMARY KEY, email TEXT, note TEXT);')
  const outcome = await place.run(['workload', 'cut.log', '--tables', tables])
  expect(outcome.stderr).toBe('')
  expect(outcome.code).toBe(0)
  expect(everything(outcome, 'cut')).not.toMatch(/secret(?:one|two|three|four)/)
})

describe('of sysbench', () => {
  const modes = IS_NIGHTLY ? ['auto', 'disable'] : ['auto']
  test.each(modes)('the mix is what it does, with prepared statements (%s)', async (prepared) => {
    await server.session.execute('CREATE DATABASE IF NOT EXISTS sbtest')
    const options = [`--mysql-socket=${server.socket}`, '--mysql-user=root', '--tables=1', '--table-size=1000']
    const sysbench = (...more: readonly string[]) => run(['sysbench', 'oltp_read_write', ...options, ...more])
    await sysbench('cleanup').catch(() => {})
    await sysbench('prepare')
    const { slow } = await logged(`sysbench-${prepared}`, () =>
      sysbench(`--db-ps-mode=${prepared}`, '--events=300', '--time=0', 'run'),
    )
    const schema = place.write(
      'sbtest.sql',
      'CREATE TABLE sbtest1 (id INT AUTO_INCREMENT PRIMARY KEY, k INT NOT NULL DEFAULT 0, c CHAR(120) NOT NULL, pad CHAR(60) NOT NULL, KEY (k));',
    )
    const { code, stderr } = await place.run([
      'workload',
      slow,
      '--tables',
      schema,
      '--out',
      `workloads/sb-${prepared}`,
    ])
    expect(stderr).toBe('')
    expect(code).toBe(0)
    const { transactions, tables } = workloadIn(`sb-${prepared}`)
    expect(transactions).toMatchObject([{ isExplicit: true, share: 1 }])
    expect(transactions[0]?.statements.map(({ sql, times }) => [sql, times])).toEqual([
      ['SELECT c FROM sbtest1 WHERE id = ?', 10],
      ['SELECT c FROM sbtest1 WHERE id BETWEEN ? AND ?', 1],
      ['SELECT SUM(k) FROM sbtest1 WHERE id BETWEEN ? AND ?', 1],
      ['SELECT c FROM sbtest1 WHERE id BETWEEN ? AND ? ORDER BY c', 1],
      ['SELECT DISTINCT c FROM sbtest1 WHERE id BETWEEN ? AND ? ORDER BY c', 1],
      ['UPDATE sbtest1 SET k = k + ? WHERE id = ?', 1],
      ['UPDATE sbtest1 SET c = ? WHERE id = ?', 1],
      ['DELETE FROM sbtest1 WHERE id = ?', 1],
      ['INSERT INTO sbtest1 (id, k, c, pad) VALUES (?, ?, ?, ?)', 1],
    ])
    expect(transactions[0]?.statements.at(-1)?.parameters[0]).toEqual({ kind: 'same', as: 'delete sbtest1:1', plus: 0 })
    expect(tables).toMatchObject([{ name: 'sbtest1' }])
  })
})

describe('refused', () => {
  const schema = () => place.write('small.sql', "CREATE TABLE a (b INT DEFAULT 5 COMMENT 'secret');\nCREATE TABLE x;\n")

  test.each([
    ['a file that is no log', 'anything\n', 'log.txt: found no log or export that is known'],
    [
      'a log without a whole statement',
      "\t\t 9 Query\tSELECT 'secret\n",
      'log.txt: no whole statement of a general log was found',
    ],
    [
      'statements on other tables only',
      '\t\t 9 Query\tSELECT 1 FROM secret\n',
      'none of the statements can run by itself',
    ],
  ])('is %s, without a word of it', async (_, text, says) => {
    place.write('log.txt', text)
    const good = place.write('good.sql', 'CREATE TABLE a (b INT);')
    const { code, stdout, stderr } = await place.run(['workload', 'log.txt', '--tables', good])
    expect(stderr).toContain(says)
    expect(`${stdout}${stderr}`).not.toMatch(/secret|^ +at /m)
    expect(code).toBe(2)
  })

  test('is a schema that the server refuses, by file and line', async () => {
    place.write('log.txt', '\t\t 9 Query\tSELECT b FROM a\n')
    const { code, stderr } = await place.run(['workload', 'log.txt', '--tables', schema()])
    expect(stderr).toMatch(/small\.sql:2: MariaDB \S+ refuses this statement \(error \d+, ER_\w+\)/)
    expect(stderr).not.toContain('secret')
    expect(code).toBe(2)
  })

  test('is a server whose password is wrong', async () => {
    const { code, stderr } = await place.run(['workload', server.dsn], { QPSGATE_PASSWORD: 'wrong' })
    expect(stderr).toContain('wrong user or password')
    expect(code).toBe(2)
  })
})

test('migrations are run in the order of their numbers, and named in the file', async () => {
  const folder = mkdtempSync(join(place.path, 'db-'))
  writeFileSync(join(folder, '10_more.sql'), 'ALTER TABLE a ADD c INT;')
  writeFileSync(join(folder, '2_first.sql'), 'CREATE TABLE a (b INT PRIMARY KEY);')
  writeFileSync(join(folder, '2_first.down.sql'), 'DROP TABLE a;')
  place.write('m.log', '\t\t 9 Query\tSELECT c FROM a WHERE b = 5\n')
  const { code, stderr } = await place.run(['workload', 'm.log', '--tables', folder])
  expect(stderr).toBe('')
  expect(code).toBe(0)
  expect(readdirSync(join(place.path, 'workloads/m'))).toEqual(['workload.yml'])
  expect(workloadIn('m').schema).toEqual({ kind: 'migrations', path: `../../${folder.split('/').at(-1)}` })
})

/** Files that a process has open, which may close them meanwhile. */
function filesOf(pid: number | undefined): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))]
    } catch {
      return []
    }
  })
}

test('a signal ends it, and nothing is left', async () => {
  const pipe = join(place.path, 'pipe.log')
  await run(['mkfifo', pipe])
  const writer = spawn('sh', ['-c', `while :; do printf '\\t\\t 9 Query\\tSELECT 1\\n'; sleep 0.1; done > ${pipe}`], {
    stdio: 'ignore',
  })
  try {
    const started = place.start(['workload', 'pipe.log', '--tables', WHOLESALER_SCHEMA])
    await expect.poll(() => filesOf(started.child.pid)).toContain(pipe)
    started.child.kill('SIGINT')
    const { code, stderr } = await started.ended
    expect(stderr).toContain('stopped by SIGINT')
    expect(code).toBe(130)
  } finally {
    writer.kill('SIGKILL')
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit')
  }
  expect(place.leftovers()).toEqual([])
})
