import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { resultSchema } from '../../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'
import { fewerByDay } from '../../setup/tonight.ts'
import { pidsOf, smallSuite, Workplace } from '../cli.ts'

const RUN = ['run', 'suite.yml', '--server', 'local', '--out', 'out']
const SERVER = /^(?:mariadbd|mysqld)/
/** State of a socket that waits for connections, see proc_net_tcp(5). */
const LISTENING = '0A'

let place: Workplace
/** A folder outside of the run, into which the servers' user may write. */
let outside: string
beforeEach(() => {
  place = new Workplace()
  outside = mkdtempSync(join(tmpdir(), 'qg-outside-'))
  chmodSync(outside, 0o777)
})
afterEach(() => {
  expect(place.leftovers()).toEqual([])
  place[Symbol.dispose]()
  rmSync(outside, { recursive: true })
})

type Options = Readonly<Record<string, string | null>>

/**
 * Runs a suite with a scenario for each of the attacks, looks at the servers when all have been started, and ends it.
 */
async function attack(attacks: readonly Options[], look: (pids: readonly number[]) => Promise<void> | void) {
  const scenarios = attacks.map((options, index) => `  try${index}: { options: ${JSON.stringify(options)} }\n`)
  place.write(
    'suite.yml',
    'name: attack\ndataset: { tables: 1, rows: 100 }\nworkloads: [oltp_read_only]\nthreads: [1]\ncontrol: off\n' +
      `scenarios:\n  off: { options: { performance_schema: OFF } }\n${scenarios.join('')}`,
  )
  const running = place.start([...RUN, '--budget', '30m'])
  try {
    await running.says('measuring · trial')
    const pids = pidsOf(place.tmp, SERVER)
    // Besides the attacks, there are the control and its twin.
    expect(pids).toHaveLength(attacks.length + 2)
    await look(pids)
  } finally {
    running.child.kill('SIGINT')
    await running.ended
  }
}

/** Addresses at which the process waits for connections over TCP. */
function listeners(pid: number): string[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map(
      (name) => /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${name}`))?.[1],
    ),
  )
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTENING && sockets.has(inode))
      .map(([, address = '']) => address),
  )
}

/** Number of accounts that the server shows to an unknown client, or its refusal. */
async function asStranger(pid: number): Promise<string> {
  const socketPath = /--socket=([^\0]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? ''
  try {
    await using connection = await createConnection({ socketPath, user: 'stranger', connectTimeout: 30_000 })
    const [rows] = await connection.query('SELECT COUNT(*) FROM mysql.user')
    return `sees ${JSON.stringify(rows)}`
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}

describe('hostile options of a suite', () => {
  test.runIf(IS_NIGHTLY)('make the server write no file outside of its directory', async () => {
    const file = (name: string) => join(outside, name)
    const sql = place.write(
      'init.sql',
      `SET GLOBAL general_log_file = '${file('init-file')}';\nSET GLOBAL general_log = ON;\n`,
    )
    chmodSync(place.path, 0o711)
    chmodSync(sql, 0o644)
    const attacks = [
      { 'general-log': 'ON', 'x.general_log_file': file('general-of-x') },
      { 'slow-query-log': 'ON', SLOW_QUERY_LOG_FILE: file('slow') },
      { 'loose-x.log_bin': file('bin-of-x') },
      { 'log-bin': 'bin', 'log-bin-index': file('index') },
      { 'log-isam': file('isam') },
      { 'log-error': file('error') },
      { 'aria-log-dir-path': outside },
      { 'init-file': sql },
      { 'general-log': 'ON', 'general-log-file': file('general') },
      { 'log-slow-query': 'ON', 'log-slow-query-file': file('log-slow') },
      { 'log-bin': file('bin') },
      { 'enable-log-bin': file('bin-enabled') },
      { 'loose-x.log_isam': file('isam-of-x') },
      { 'log-ddl-recovery': file('ddl') },
    ]
    await attack(attacks, () => expect(readdirSync(outside)).toEqual([]))
    expect(readdirSync(outside)).toEqual([])
  })

  test.runIf(IS_NIGHTLY)('make the server open no port, accept no stranger and load no library', async () => {
    const library = join(outside, 'trap.so')
    writeFileSync(library, 'not a library, but it shows when it was read\n', { mode: 0o755 })
    const unread = () => {
      // Makes the access time older than the time of writing, because with `relatime` reading updates only such a time,
      // see mount(8).
      utimesSync(library, new Date(1000), new Date(2000))
      return statSync(library).atimeMs
    }
    const before = unread()
    readFileSync(library)
    expect(statSync(library).atimeMs).toBeGreaterThan(before)
    const ports = [
      { 'disable-skip-networking': null },
      { 'Loose-Loose_SKIP-networking': 'OFF' },
      { skip_networking: '0' },
      { 'loose-disable-skip-networking': null },
      { 'x.skip-networking': '0' },
      { 'loose-x.disable_skip_networking': null },
    ]
    const strangers = [
      { 'loose_enable-Skip-Grant-Tables': '1' },
      { 'x.skip-grant-tables': null },
      { 'skip-grant-tables': null },
      { 'enable-skip-grant-tables': null },
    ]
    const libraries = [
      { 'plugin-dir': outside, 'plugin-load': 'trap.so' },
      { 'plugin-dir': outside, 'loose-x.plugin_load_add': 'trap.so' },
      { 'plugin-dir': outside, 'plugin-load-add': 'trap' },
      { 'wsrep-on': 'ON', 'wsrep-provider': library, 'log-bin': 'bin', 'binlog-format': 'ROW' },
    ]
    unread()
    await attack([...ports, ...strangers, ...libraries], async (pids) => {
      expect(pids.flatMap(listeners)).toEqual([])
      for (const answer of await Promise.all(pids.map(asStranger)))
        expect(answer).toMatch(/^ER_(?:ACCESS_DENIED|DBACCESS_DENIED|TABLEACCESS_DENIED)/)
      expect(statSync(library).atimeMs).toBe(before)
    })
  })

  const ways = [
    ['by its administrator', (file: string) => ({ sql: [`SET GLOBAL general_log_file = '${file}'`] })],
    [
      'by the applier of a replica',
      (file: string) => ({ options: { init_slave: `SET GLOBAL general_log_file = '${file}'` } }),
    ],
  ] as const
  test.each(fewerByDay(ways, 2))('make the server write no file outside of its directory %s', async (_, write) => {
    const file = join(outside, 'written')
    place.write('suite.yml', smallSuite({ on: JSON.stringify(write(file)) }))
    const { code, stderr } = await place.run(RUN)
    expect([0, 2, 3], stderr).toContain(code)
    expect(readdirSync(outside)).toEqual([])
  })

  test('are reported, each with the file, port or library that it would have reached', async () => {
    const options = {
      'disable-skip-networking': null,
      'wsrep-provider': '/tmp/x.so',
      'log-bin': '/tmp/bin',
      tmpdir: '/',
    }
    place.write('suite.yml', smallSuite({ on: `{ options: ${JSON.stringify(options)} }` }))
    const { code, stdout, stderr } = await place.run(RUN)
    expect(code, stderr).toBe(0)
    const { warnings, scenarios } = resultSchema.parse(place.result())
    // Other warnings are about the machine.
    const ofOptions = warnings.filter(({ code }) => code === 'options-dropped' || code === 'log-bin-moved')
    expect(ofOptions).toMatchObject([
      {
        code: 'options-dropped',
        options: [
          { option: 'disable-skip-networking', why: 'address', places: [{ file: 'suite.yml', line: 8 }] },
          { option: 'wsrep-provider', why: 'replication' },
          { option: 'tmpdir', why: 'place' },
        ],
      },
      { code: 'log-bin-moved', option: 'log-bin' },
    ])
    expect(scenarios.map(({ name, variables }) => `${name} ${variables.log_bin}`)).toContain('on ON')
    expect(stdout).toMatch(
      /ignored on the test servers, .*: .*; wsrep-provider \(it connects to other servers, and a test server is alone\); tmpdir \(qpsgate chooses the place of every test server\)/,
    )
    expect(stdout).toMatch(/suite\.yml:8: log-bin stays on/)
  })
})
