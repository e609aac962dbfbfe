/** A workload of a stranger: its SQL has no power over the server, and it can use only files of the checkout. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { applySql } from '../../../src/edges/own-workload/apply-sql.ts'
import { Session } from '../../../src/edges/servers/connection.ts'
import { ordinaryAddress, SERVER_SCHEMA } from '../../../src/edges/servers/server-address.ts'
import { StudyServers } from '../../edges/servers/study-servers.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { ActionPlace, pullRequestEvent } from '../action-place.ts'
import { WITHOUT_BOX, Workplace } from '../cli.ts'

const FOLDER = 'workloads/shop'
const SECRET = 'canary-0f3a-not-to-be-shown'
const TABLE = 'CREATE TABLE items (id INT PRIMARY KEY, title VARCHAR(60) NOT NULL);\n'
const workload = (source: string) => `protocol: text
${source}
transactions:
  - name: look
    share: 100%
    statements:
      - name: select items
        sql: SELECT title FROM items WHERE id = ?
        parameters: [items.id]
tables:
  - { name: items, rows: 100 }
`

const source = workload('migrations: ../../db')

let place: Workplace
/** A folder outside of the run, into which the servers' user may write. */
let outside: string
beforeEach(() => {
  place = new Workplace()
  outside = mkdtempSync(join(tmpdir(), 'qg-outside-'))
  chmodSync(outside, 0o777)
  writeFileSync(join(outside, 'secret'), `//registry.example/:_authToken=${SECRET}\n`)
  for (const folder of [FOLDER, 'db']) mkdirSync(join(place.path, folder), { recursive: true })
  place.write(`${FOLDER}/workload.yml`, source)
  place.write('db/1.sql', TABLE)
  place.commit()
})
afterEach(() => {
  expect(place.leftovers()).toEqual([])
  place[Symbol.dispose]()
  rmSync(outside, { recursive: true })
})

function run(...more: readonly string[]) {
  const flags = [
    '--base',
    'HEAD',
    '--server',
    'local',
    '--budget',
    '20s',
    '--explain',
    'never',
    '--quiet',
    '--out',
    'out',
    ...more,
  ]
  return place.run(['run', '--workloads', FOLDER, ...flags], { QPSGATE_TEST_SECRET: SECRET })
}

describe('SQL of a change', () => {
  test('cannot change settings of the server, and cannot reach files, network or accounts', {
    timeout: 120_000,
  }, async () => {
    await using servers = await StudyServers.open('local')
    await using server = await servers.start('pfsoff')
    const { session } = server
    await session.execute(`USE ${SERVER_SCHEMA}`)
    await session.execute('CREATE TABLE taken (id INT PRIMARY KEY)')
    const before = await session.rows('SHOW GLOBAL VARIABLES')
    const file = (name: string) => `'${join(outside, name)}'`
    const attacks = [
      `SET GLOBAL general_log_file = ${file('general')}`,
      `/**/SET @@GLOBAL . slow_query_log_file = ${file('slow')}`,
      'SET GLOBAL general_log = ON',
      "CHANGE/**/MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = 9",
      'START SLAVE',
      `SELECT 'x' INTO OUTFILE ${file('outfile')}`,
      `SELECT 'x' INTO DUMPFILE ${file('dumpfile')}`,
      `LOAD DATA INFILE '/etc/hostname' INTO TABLE taken`,
      `LOAD DATA LOCAL INFILE '/etc/hostname' INTO TABLE taken`,
      "INSTALL SONAME 'ha_connect'",
      "CREATE FUNCTION run RETURNS STRING SONAME 'udf.so'",
      "CREATE SERVER s FOREIGN DATA WRAPPER mysql OPTIONS (HOST '127.0.0.1')",
      'CREATE/**/TRIGGER cheaper BEFORE INSERT ON taken FOR EACH ROW SET GLOBAL sort_buffer_size = 1024',
      '/*!50003 CREATE*/ /*!50017 DEFINER=`root`@`localhost`*/ /*!50003 TRIGGER t BEFORE INSERT ON taken FOR EACH ROW SET @a = 1 */',
      'CREATE DEFINER = root@localhost PROCEDURE p() SET GLOBAL sort_buffer_size = 1024',
      'CREATE FUNCTION f() RETURNS INT RETURN 1',
      'CREATE EVENT e ON SCHEDULE EVERY 1 SECOND DO SET GLOBAL sort_buffer_size = 1024',
      'CREATE DEFINER=`root`@`localhost` SQL SECURITY DEFINER VIEW accounts AS SELECT * FROM mysql.user',
      'CREATE VIEW accounts AS SELECT * FROM mysql.global_priv',
      'CREATE USER stranger@localhost',
      `GRANT ALL ON *.* TO qpsgate@localhost`,
      "UPDATE mysql.user SET Super_priv = 'Y'",
      'CREATE/**/DATABASE other',
      'SET GLOBAL event_scheduler = ON',
      'SET GLOBAL innodb_flush_log_at_trx_commit = 0',
      'SET SESSION sql_log_bin = 0',
      'FLUSH TABLES',
      'SHUTDOWN',
      // Statements inside of statements.
      "PREPARE it FROM 'SET GLOBAL general_log = ON'",
      "EXECUTE IMMEDIATE 'SET GLOBAL general_log = ON'",
      'SET STATEMENT sort_buffer_size = 1024 FOR SET GLOBAL general_log = ON',
      'DELIMITER $$\nBEGIN NOT ATOMIC SET GLOBAL general_log = ON; END$$\n',
      '/*!50000 SET GLOBAL general_log = ON */',
      '/*M!100000 SET GLOBAL general_log = ON */',
      // Attacks on other tables and schemas.
      'CREATE TABLE test.elsewhere (id INT)',
      'CREATE/**/DATABASE test_1',
      'CREATE TABLE stolen AS SELECT * FROM mysql.global_priv',
      'CREATE TABLE merged (id INT, KEY (id)) ENGINE = MERGE UNION = (mysql.global_priv)',
      'RENAME TABLE taken TO mysql.taken',
      'ALTER TABLE taken RENAME mysql.taken',
      'HANDLER mysql.global_priv OPEN',
      'LOCK TABLES mysql.global_priv WRITE',
      'REPAIR TABLE mysql.global_priv',
      'DROP TABLE mysql.global_priv',
      "CALL mysql.AddGeometryColumn('', 'sbtest', 'taken', 'g', 1)",
      // Attacks on the server, its logs, its accounts and its programs.
      'SET ROLE root',
      "SET/**/PASSWORD FOR root@localhost = PASSWORD('x')",
      'SET DEFAULT ROLE NONE FOR root@localhost',
      "CREATE USER ''@'%'",
      "GRANT SELECT ON sbtest.* TO ''@'%'",
      'GRANT PROXY ON root@localhost TO qpsgate@localhost',
      'FLUSH PRIVILEGES',
      'KILL 1',
      'RESET MASTER',
      "PURGE BINARY LOGS BEFORE '2030-01-01'",
      "BINLOG 'AAAA'",
      "LOAD XML INFILE '/etc/hostname' INTO TABLE taken",
      "INSTALL PLUGIN federated SONAME 'ha_federatedx.so'",
      "CREATE TABLE far (id INT) ENGINE = FEDERATED CONNECTION = 'mysql://root@127.0.0.1:9/mysql/user'",
      `CREATE TABLE far (line TEXT) ENGINE = CONNECT TABLE_TYPE = DOS FILE_NAME = '/etc/passwd'`,
      'CREATE TABLE far (id INT) ENGINE = SPIDER COMMENT = \'wrapper "mysql", host "127.0.0.1", port "9"\'',
      "SET SESSION debug_dbug = 'd:t:o,/tmp/trace'",
      'SET SESSION binlog_format = STATEMENT',
      'SET @@GLOBAL.init_connect = 1',
      // Commands of the client, which no server knows.
      'source /etc/passwd',
      '\\. /etc/passwd',
      '\\! touch /tmp/x',
      'system touch /tmp/x',
    ]
    const answers = new Map<string, string>()
    for (const text of attacks) {
      await using client = await Session.open(ordinaryAddress(server.address))
      await client.execute(`USE ${SERVER_SCHEMA}`)
      const answer = applySql(client, [{ file: 'schema.sql', text }]).then(
        () => 'it ran',
        (error) => error.message,
      )
      answers.set(text, await answer)
    }
    const refused = /^the server refuses this statement/
    expect([...answers].filter(([, answer]) => !refused.test(answer))).toEqual([])
    // The server makes this table in its own folder, or not at all.
    const elsewhere = `CREATE TABLE ${SERVER_SCHEMA}.elsewhere (id INT PRIMARY KEY) DATA DIRECTORY = '${outside}'`
    await using client = await Session.open(ordinaryAddress(server.address))
    await client.execute(elsewhere).catch(() => {})
    expect(readdirSync(outside)).toEqual(['secret'])
    expect(await session.rows('SHOW GLOBAL VARIABLES')).toEqual(before)
    expect(await session.arrays(`SHOW FULL TABLES FROM ${SERVER_SCHEMA} LIKE '%taken%'`)).toEqual([
      ['taken', 'BASE TABLE'],
    ])
    expect(
      await session.value(`SELECT COUNT(*) FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = '${SERVER_SCHEMA}'`),
    ).toBe('0')
  })

  test.runIf(IS_NIGHTLY)(
    'is red with the line of a trigger, and is not run, if it creates a trigger',
    { timeout: 120_000 },
    async () => {
      const log = join(outside, 'log')
      place.write('db/2.sql', `-- x\nCREATE TRIGGER cheaper BEFORE INSERT ON items FOR EACH ROW SET @a = 1;\n`)
      const named = await run()
      expect(named.code, named.stderr).toBe(1)
      expect(named.stdout).toMatch(
        /^regressed: .* \(db\/2\.sql:2\)\n {2}the server refuses this statement: TRIGGER command denied/m,
      )
      place.write('db/2.sql', `SET GLOBAL general_log_file = '${log}';\nSET GLOBAL general_log = ON;\n`)
      const refused = await run()
      expect(refused.code, refused.stderr).toBe(1)
      expect(refused.stdout).toMatch(
        /^regressed: .* \(db\/2\.sql:1\)\n {2}the server refuses this statement: Access denied/m,
      )
      expect(readdirSync(outside)).toEqual(['secret'])
    },
  )
})

test.runIf(IS_NIGHTLY)(
  'a statement of a workload that would write a file writes none, and ends the run or is red',
  { timeout: 120_000 },
  async () => {
    const outfile = `SELECT title INTO OUTFILE '${join(outside, 'outfile')}' FROM items WHERE id = ?`
    place.write(`${FOLDER}/workload.yml`, source.replace(/SELECT .*/, outfile))
    const { code, stderr } = await run()
    expect([1, 3], stderr).toContain(code)
    expect(stderr).not.toContain('this is a bug')
    expect(readdirSync(outside)).toEqual(['secret'])
  },
)

describe('SQL of a fork', () => {
  const smaller = '[mysqld]\nsort_buffer_size = 64K\n'
  const COUNT = 'SELECT COUNT(*) FROM items WHERE id <> ?'
  type Case = readonly [what: string, isRun: boolean, change: (place: ActionPlace) => void, wrapper: readonly string[]]
  const strange: readonly Case[] = [
    ['a statement', true, (own) => own.write(`${FOLDER}/workload.yml`, source.replace(/SELECT .*/, COUNT)), []],
    ['a migration', true, (own) => own.write('db/2.sql', 'ALTER TABLE items ADD KEY by_title (title);\n'), []],
    [
      'a workload of its own',
      true,
      (own) => {
        own.write('workloads/new/workload.yml', source)
        own.write('my.cnf', smaller)
      },
      [],
    ],
  ]
  const cases: readonly Case[] = [
    ...strange,
    [
      'a statement, with an image that nothing can start',
      false,
      (own) => own.write(`${FOLDER}/workload.yml`, source.replace(/SELECT .*/, COUNT)),
      [],
    ],
    // Only root can give up the right to make boxes.
    ...(process.getuid?.() === 0 ? strange : []).map(
      ([what, , change]): Case => [`${what}, where no box can be made`, false, change, WITHOUT_BOX],
    ),
  ]
  // By day, only three cases are tried: in a box, with an image, and without a box.
  test.each(fewerByDay(cases, 3))(
    'runs only in a box if the fork brings %s',
    { timeout: 120_000 },
    async (what, isRun, change, wrapper) => {
      using own = new ActionPlace()
      const commits = own.pullRequest(
        () => {
          own.write(`${FOLDER}/workload.yml`, source)
          own.write('db/1.sql', TABLE)
          own.write('my.cnf', '[mysqld]\nsort_buffer_size = 2M\n')
        },
        () => change(own),
      )
      const workloads = what.startsWith('a workload of its own') ? 'workloads/new' : FOLDER
      const quick = { budget: '15s', threads: '1', explain: 'never' }
      const servers = what.includes('an image') ? { image: 'mysql:8.4' } : { server: 'local' }
      const running = own.run({
        inputs: { config: 'my.cnf', workloads, ...servers, ...quick },
        env: { DOCKER_HOST: `unix://${outside}/none` },
        event: pullRequestEvent(commits, { fork: true }),
        wrapper,
      })
      if (isRun) {
        await own.until('starting 3 servers')
        own.kill('SIGTERM')
      }
      const { log, outputs } = await running
      expect(log.includes('starting 3 servers'), log).toBe(isRun)
      expect(log.includes('SQL of a fork runs in boxes and containers only'), log).toBe(!isRun)
      if (!isRun) expect(outputs.verdict).toBe('inconclusive')
    },
  )
})

describe('of the files of a change,', () => {
  const secret = () => join(outside, 'secret')
  /** Puts a link in place of a file or a folder. */
  function link(name: string, target: string): void {
    rmSync(join(place.path, name), { recursive: true, force: true })
    symlinkSync(target, join(place.path, name))
  }
  /** Puts something other than a file at a path. */
  const replaced = (make: (path: string) => void) => (name: string) => {
    rmSync(join(place.path, name), { recursive: true, force: true })
    make(join(place.path, name))
  }
  const pipe = replaced((path) => execFileSync('mkfifo', [path]))
  const folder = replaced((path) => mkdirSync(path))
  const [elsewhere, outOfIt] = ['which is elsewhere', 'which is outside of the repository']
  const noFile = 'found something else in the dump; allowed: regular files'
  /** A dump of one table, with an entry that is a link, or no file. */
  const entry = (name: string, target: string | ((path: string) => void)) => () => {
    mkdirSync(join(place.path, FOLDER, 'd'))
    place.write(`${FOLDER}/d/p.items-schema.sql`, TABLE)
    if (typeof target === 'string') link(`${FOLDER}/d/${name}`, target)
    else target(`${FOLDER}/d/${name}`)
  }
  type Case = readonly [what: string, source: string, says: string, make: () => void]
  /** By day, every third case is tried. */
  const cases: readonly Case[] = [
    ['a dump that links to a secret', 'dump: d.sql', elsewhere, () => link(`${FOLDER}/d.sql`, secret())],
    ['an entry that links to the environment', 'dump: d', noFile, entry('p.items-schema.sql', '/proc/self/environ')],
    ['a schema that is a pipe', 'schema: s.sql', 'which is not there', () => pipe(`${FOLDER}/s.sql`)],
    [
      'a schema without an end',
      'schema: s.sql',
      'of at most 1048576 bytes',
      () => place.write(`${FOLDER}/s.sql`, `-- ${SECRET}\n`.repeat(40_000)),
    ],
    ['a migration that links to a secret', 'migrations: ../../db', outOfIt, () => link('db/2.sql', secret())],
    ['a schema below .git', 'schema: ../../.git/config', outOfIt, () => {}],
    ['a workload that is a link', '', outOfIt, () => link(`${FOLDER}/workload.yml`, secret())],
    [
      'a folder that is a link',
      '',
      outOfIt,
      () => {
        writeFileSync(join(outside, 'workload.yml'), `${SECRET}: 1\n`)
        link(FOLDER, outside)
      },
    ],
    [
      'a file with a secret',
      'schema: ../../.npmrc',
      'the server refuses this statement (error 1064)',
      () => place.write('.npmrc', readFileSync(secret(), 'utf8')),
    ],
    ['a dump below .git', 'dump: ../../.git/config', elsewhere, () => {}],
    ['a dump elsewhere', 'dump: ../../../../../../etc/hostname', elsewhere, () => {}],
    ['a dump that links to a device', 'dump: d.sql', elsewhere, () => link(`${FOLDER}/d.sql`, '/dev/ptmx')],
    ['an entry that links to a secret', 'dump: d', noFile, () => entry('p.items.00000.sql', secret())()],
    ['an entry that links to a device', 'dump: d', noFile, entry('p.items-schema.sql', '/dev/ptmx')],
    ['a schema that is a link', 'schema: s.sql', outOfIt, () => link(`${FOLDER}/s.sql`, '/proc/self/environ')],
    ['a schema that links below .git', 'schema: s.sql', outOfIt, () => link(`${FOLDER}/s.sql`, '../../.git/config')],
    ['a dump that is a pipe', 'dump: d.sql', noFile, () => pipe(`${FOLDER}/d.sql`)],
    ['a dump that links below .git', 'dump: d', elsewhere, () => link(`${FOLDER}/d`, '../../.git')],
    ['an entry that is a pipe', 'dump: d', noFile, entry('p.items.00000.sql', pipe)],
    ['an entry that is a folder', 'dump: d', noFile, entry('x', folder)],
    [
      'a workload that links to a file of the checkout',
      '',
      'its path has a link',
      () => {
        place.write('.npmrc', `${SECRET}: 1\n`)
        link(`${FOLDER}/workload.yml`, '../../.npmrc')
      },
    ],
  ]
  test.each(fewerByDay(cases, 3))(
    '%s is refused, and its content is not quoted',
    { timeout: 120_000 },
    async (_, source, says, make) => {
      place.write(`${FOLDER}/workload.yml`, workload(source))
      make()
      const { code, stdout, stderr } = await run()
      expect(code, stderr).toBeGreaterThan(0)
      expect(stdout + stderr).toContain(says)
      expect(stdout + stderr).not.toContain('canary')
      expect(stdout + stderr).not.toContain('QPSGATE_TEST_SECRET')
    },
  )
})

// Two verdicts of real servers take a while.
test.runIf(IS_NIGHTLY)(
  'a change that also makes its own statement cheaper still shows the cost of its setting',
  { timeout: 240_000 },
  async () => {
    const joined = 'SELECT COUNT(*) FROM items a JOIN items b USING (id) WHERE id >= ?'
    const scan = workload('migrations: ../../db').replace(/SELECT .*/, joined)
    place.write(`${FOLDER}/workload.yml`, scan)
    place.write('my.cnf', '[mysqld]\nperformance_schema = OFF\n')
    place.commit()
    const consumers = ['', '_history', '_history_long'].map((kind) => `events_waits${kind || '_current'}`)
    const costs = consumers.map((name) => `performance_schema_consumer_${name} = ON\n`).join('')
    place.write('my.cnf', `[mysqld]\nperformance_schema = ON\nperformance_schema_instrument = '%=ON'\n${costs}`)
    place.write(`${FOLDER}/workload.yml`, scan.replace('>= ?', '= ?'))
    const { code, stdout, stderr } = await run('--config', 'my.cnf', '--budget', '60s', '--threads', '2')
    expect(code, `${stdout}\n${stderr}`).toBe(1)
    const { comparisons } = resultSchema.parse(place.result())
    const verdicts = comparisons.map(({ scenario, verdict }) => [scenario, verdict])
    expect(verdicts, stdout).toEqual([
      ['my.cnf', 'regressed'],
      [FOLDER, 'pass'],
    ])
  },
)

test('a setting that SQL of the suite changes during the measurement ends the run', { timeout: 120_000 }, async () => {
  const starts = 'ON SCHEDULE EVERY 1 SECOND STARTS NOW() + INTERVAL 3 SECOND'
  const flip = `CREATE EVENT sbtest.flip ${starts} DO SET GLOBAL sort_buffer_size = 4194304`
  place.write(
    'suite.yml',
    `name: moving
dataset: { tables: 1, rows: 100 }
workloads: [oltp_read_only]
threads: [1]
control: still
scenarios:
  still: {}
  moving: { options: { sort_buffer_size: 256K, event_scheduler: ON }, sql: ["${flip}"] }
budget: 12s
`,
  )
  const { code, stderr } = await place.run([
    'run',
    'suite.yml',
    '--server',
    'local',
    '--explain',
    'never',
    '--out',
    'out',
  ])
  expect(code, stderr).toBe(3)
  expect(stderr).toMatch(
    /settings of the server moved while it was measured:\n {2}sort_buffer_size: 262144 before, 4194304 now/,
  )
})
