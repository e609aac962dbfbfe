import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { type Settings, settingsThatDiffer } from '../../src/core/switching/switchable-settings.ts'
import { readSettings } from '../../src/edges/switching/read-settings.ts'
import {
  ENDPOINT_HOSTS,
  ENDPOINT_PASSWORD,
  type EndpointServer,
  startEndpointServer,
} from '../setup/endpoint-server.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { fewerByDay } from '../setup/tonight.ts'
import { Workplace } from './cli.ts'

const REAL = { timeout: 120_000 }

describe('a server that was already running before the run', () => {
  let server: EndpointServer
  let before: Settings
  beforeAll(async () => {
    server = await startEndpointServer(['--require-secure-transport=ON'])
    before = await readSettings(server.session)
  }, 60_000)
  afterAll(() => server?.[Symbol.asyncDispose]())

  function suiteOf(dsn: string, more = ''): string {
    return `name: external
server: { dsn: "${dsn}" }
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_read_only]
threads: [4]
control: shipped
scenarios:
  shipped: {}
  slow: { options: { slow_query_log: ON, long_query_time: 0, sort_buffer_size: 1M } }
  waits: { options: { performance-schema-instrument: "wait/%=ON" } }
${more}`
  }

  function environment(place: Workplace, password = ENDPOINT_PASSWORD): Record<string, string> {
    return { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: password, XDG_CACHE_HOME: place.tmp }
  }

  async function differences(): Promise<string[]> {
    return [...settingsThatDiffer(before, await readSettings(server.session)).keys()]
  }

  it.runIf(IS_NIGHTLY)(
    'is measured over TLS while scenarios change its settings, and gets its settings back afterwards',
    REAL,
    async () => {
      using place = new Workplace()
      place.write('suite.yml', suiteOf(server.dsn))
      const args = ['run', 'suite.yml', '--explain', 'never', '--tolerance', '90%', '--budget', '15s', '--verbose']
      const { code, stdout, stderr } = await place.run([...args, '--out', 'out'], environment(place))
      expect(code, `${stdout}\n${stderr}`).toBe(0)
      const { scenarios, warnings } = resultSchema.parse(place.result())
      expect(new Set(scenarios.map(({ host }) => host))).toEqual(new Set([`localhost:${server.port}`]))
      expect(warnings.map(({ code }) => code)).toContain('external-server')
      expect(stdout).toContain('3 scenarios were switched on one running server')
      expect(await differences()).toEqual([])
      expect(await server.session.rows("SHOW DATABASES LIKE 'qpsgate'")).toEqual([])
      for (const text of [stdout, stderr, JSON.stringify(place.result()), JSON.stringify(place.lines())])
        expect(text).not.toContain(ENDPOINT_PASSWORD)
    },
  )

  const restorers = [
    ['the doctor', ['doctor', '--restore'], 'stdout'],
    ['the next run', ['run', 'suite.yml', '--tolerance', '90%', '--budget', '15s', '--out', 'again'], 'stderr'],
  ] as const
  it.each(fewerByDay(restorers, 2))(
    'has its settings restored by %s after the run was killed',
    REAL,
    async (_, next, stream) => {
      using place = new Workplace()
      place.write('suite.yml', suiteOf(server.dsn))
      const args = ['run', 'suite.yml', '--explain', 'never', '--budget', '30s', '--keep-data', '--out', 'out']
      const running = place.start(args, environment(place))
      while ((await differences()).length === 0) await sleep(300)
      running.child.kill('SIGKILL')
      await running.ended
      const isSwitched = (await differences()).length > 0
      const restored = await place.run(next, environment(place))
      expect(restored.code, restored.stderr).toBe(0)
      if (isSwitched) expect(restored[stream]).toContain('settings are as they were')
      expect(await differences()).toEqual([])
      expect((await place.run(['doctor', '--restore'], environment(place))).stdout).toContain('nothing to restore')
      await server.session.execute('DROP DATABASE IF EXISTS qpsgate')
    },
  )

  it.each([
    ['a wrong password', (dsn: string) => dsn, 'not-this-one', 'wrong user or password'],
    [
      'a port at which nobody listens',
      (dsn: string) => dsn.replace(/:\d+\//, ':1/'),
      ENDPOINT_PASSWORD,
      'nothing listens there',
    ],
    [
      'a certificate that is not the server’s',
      (dsn: string) => dsn.replace(/ca=([^&]*)ca\.pem/, 'ca=$1client.pem'),
      ENDPOINT_PASSWORD,
      'name who signed its certificate with ca=FILE',
    ],
  ])('is refused with the remedy for %s', REAL, async (_, change, password, says) => {
    using place = new Workplace()
    place.write('suite.yml', suiteOf(change(server.dsn)))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--budget', '20s'], environment(place, password))
    expect(code).toBeGreaterThanOrEqual(2)
    expect(stderr).toContain(says)
    expect(stderr).not.toContain(password)
  })

  it('is refused if two scenarios give it different addresses', REAL, async () => {
    using place = new Workplace()
    const alias = server.dsn.replace('@localhost:', '@127.0.0.1:')
    place.write(
      'suite.yml',
      `name: alias
dataset: { tables: 1, rows: 1000 }
workloads: [oltp_read_only]
threads: [4]
control: one
scenarios:
  one: { dsn: "${server.dsn}" }
  other: { dsn: "${alias}", options: { sort_buffer_size: 1M } }
`,
    )
    const { code, stderr } = await place.run(['run', 'suite.yml', '--budget', '20s'], environment(place))
    expect(code).toBe(2)
    expect(stderr).toMatch(/another run measures 127\.0\.0\.1:\d+, or this one does under another name/)
    expect(await server.session.rows("SHOW DATABASES LIKE 'qpsgate'")).toEqual([])
  })

  it('is refused if it allows fewer connections than the suite has threads', REAL, async () => {
    using place = new Workplace()
    await server.session.execute('SET GLOBAL max_connections = 20')
    place.write('suite.yml', suiteOf(server.dsn).replace('threads: [4]', 'threads: [4, 64]'))
    const { code, stderr } = await place.run(['run', 'suite.yml'], environment(place))
    await server.session.execute(`SET GLOBAL max_connections = ${before.get('variable:max_connections')}`)
    expect(code).toBe(2)
    expect(stderr).toMatch(/has room for 1\d connections .*, and 66 are needed; measure with fewer --threads/)
  })

  it.runIf(IS_NIGHTLY)('gets its settings back if all connections are lost during turns', REAL, async () => {
    using place = new Workplace()
    place.write('suite.yml', suiteOf(server.dsn))
    const args = ['run', 'suite.yml', '--explain', 'never', '--budget', '30s', '--out', 'out']
    const running = place.start(args, environment(place))
    while ((await differences()).length === 0) await sleep(300)
    const sql = "SELECT ID AS id FROM information_schema.PROCESSLIST WHERE USER = 'bench'"
    for (const { id } of await server.session.rows(sql)) await server.session.execute(`KILL ${id}`).catch(() => {})
    const { code, stderr } = await running.ended
    expect(code).toBe(3)
    expect(stderr).not.toContain('this is a bug')
    expect(await differences()).toEqual([])
    expect(await server.session.rows("SHOW DATABASES LIKE 'qpsgate'")).toEqual([])
  })

  it(
    'is left untouched if the user lacks privileges, all of which are named before data are loaded',
    REAL,
    async () => {
      using place = new Workplace()
      for (const host of ['localhost', '127.0.0.1', '%']) {
        await server.session.execute(`CREATE USER low@'${host}' IDENTIFIED BY '${ENDPOINT_PASSWORD}'`)
        await server.session.execute(`GRANT ALL ON qpsgate.* TO low@'${host}'`)
      }
      place.write('suite.yml', suiteOf(server.dsn.replace('bench@', 'low@')))
      const { code, stderr } = await place.run(['run', 'suite.yml', '--budget', '20s'], environment(place))
      expect(code).toBe(2)
      expect(stderr).toMatch(/suite\.yml:9: scenario slow: .*SYSTEM_VARIABLES_ADMIN/)
      expect(stderr).toMatch(/suite\.yml:10: scenario waits: .*SELECT and UPDATE on performance_schema/)
      expect(stderr).not.toMatch(/loading|waiting/)
      expect(await differences()).toEqual([])
    },
  )

  it('is left untouched if an option takes effect only at a start, which is refused with its line', REAL, async () => {
    using place = new Workplace()
    place.write('suite.yml', suiteOf(server.dsn, '  start: { options: { thread_stack: 1M } }\n'))
    const { code, stderr } = await place.run(['run', 'suite.yml', '--budget', '20s'], environment(place))
    expect(code).toBe(2)
    expect(stderr).toMatch(/suite\.yml:11: scenario start: .*it is set at start only/)
    expect(await differences()).toEqual([])
  })
})

it('SQL of a suite is refused for a server that already runs, before any connection to it', async () => {
  using place = new Workplace()
  place.write(
    'suite.yml',
    `name: external
server: { dsn: "mysql://bench@127.0.0.1:1" }
workloads: [oltp_read_only]
threads: [4]
control: a
scenarios:
  a: { sql: ["SET GLOBAL max_connections = 1"] }
  b: {}
`,
  )
  const { code, stderr } = await place.run(['run', 'suite.yml'])
  expect(code).toBe(2)
  expect(stderr).toContain('allowed: options only, because qpsgate did not start this server')
})
