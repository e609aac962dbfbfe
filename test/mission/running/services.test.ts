/** Two services that run already, reached over TCP, as the studies reached theirs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DECISIVE_VARIABLES } from '../../../src/core/comparison/fairness.ts'
import { type Result, resultSchema } from '../../../src/core/result/result.ts'
import { type Settings, settingsThatDiffer } from '../../../src/core/switching/switchable-settings.ts'
import { readSettings } from '../../../src/edges/switching/read-settings.ts'
import { Workplace } from '../../e2e/cli.ts'
import {
  ENDPOINT_HOSTS,
  ENDPOINT_PASSWORD,
  type EndpointServer,
  startEndpointServer,
} from '../../setup/endpoint-server.ts'
import { tablesOf } from '../fake-run.ts'

describe('two services', () => {
  const place = new Workplace()
  const resources = new AsyncDisposableStack()
  let services: readonly EndpointServer[]
  let before: readonly Settings[]
  let result: Result
  let report: string
  let terminal: string

  const read = () => Promise.all(services.map(({ session }) => readSettings(session)))

  beforeAll(async () => {
    const options = [['--sync-binlog=1'], ['--sync-binlog=1000', '--innodb-io-capacity=20000']]
    services = await Promise.all(options.map((own) => startEndpointServer(['--log-bin=log', '--server-id=1', ...own])))
    for (const service of services) resources.use(service)
    before = await read()
    const [one, other] = services.map(({ dsn }) => JSON.stringify(dsn))
    const pfs = 'performance-schema-instrument: "statement/%=ON"'
    place.write(
      'suite.yml',
      [
        'name: services',
        'dataset: { tables: 1, rows: 1000 }',
        'workloads: [oltp_read_only]',
        'threads: [1, 4]',
        'control: one',
        'budget: 20s',
        'gate: { tolerance: 90% }',
        'scenarios:',
        `  one: { dsn: ${one} }`,
        `  other: { dsn: ${other} }`,
        ...[one, other].map(
          (dsn, nth) => `  switched-${nth}: { dsn: ${dsn}, options: { slow_query_log: ON, ${pfs} } }`,
        ),
      ].join('\n'),
    )
    const env = { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: ENDPOINT_PASSWORD, XDG_CACHE_HOME: place.tmp }
    // The other service has another client meanwhile.
    await using client = await services[1]?.session.another()
    const asking = setInterval(() => void client?.execute('SELECT 1').catch(() => {}), 20)
    const { code, stdout, stderr } = await place.run(['run', 'suite.yml', '--explain', 'never', '--out', 'out'], env)
    clearInterval(asking)
    expect(code, `${stdout}\n${stderr}`).toBe(0)
    result = resultSchema.parse(place.result())
    report = readFileSync(join(place.out, 'report.md'), 'utf8')
    terminal = stdout
  })
  afterAll(async () => {
    await resources.disposeAsync()
    place[Symbol.dispose]()
  })

  test('M4 are measured side by side, with settings switched', () => {
    const scenarios = ['other', 'switched-0', 'switched-1']
    for (const scenario of scenarios)
      expect(result.cells.filter((cell) => cell.scenario === scenario).map(({ threads }) => threads)).toEqual([1, 4])
    const hosts = result.scenarios.filter(({ revision }) => revision === 'head').map(({ name, host }) => [name, host])
    const [one, other] = services.map(({ port }) => `localhost:${port}`)
    expect(Object.fromEntries(hosts)).toEqual({ one, other, 'switched-0': one, 'switched-1': other })
  })

  test('M4 get their settings back, and nothing of qpsgate is left on them', async () => {
    for (const [nth, after] of (await read()).entries()) {
      const differing = [...settingsThatDiffer(before[nth] ?? new Map(), after).keys()]
      // What a server has done is no setting.
      expect(differing.filter((key) => !key.startsWith('variable:gtid_'))).toEqual([])
    }
    for (const { session } of services) expect(await session.rows("SHOW DATABASES LIKE 'qpsgate'")).toEqual([])
  })

  test('M4 cause a warning about another client only for the service that has one', () => {
    const others = result.warnings.filter(({ code }) => code === 'others-asked')
    expect(others.map(({ endpoint }) => endpoint)).toEqual([`localhost:${services[1]?.port}`])
    // It asks fifty times a second where the machine is quiet.
    for (const { perSecond } of others) expect(Number(perSecond)).toSatisfy((rate: number) => rate > 1 && rate < 60)
  })

  test('M15 have their versions in the report, and variables that decide speed come first', () => {
    const tables = tablesOf(report)
    const servers = tables.find(({ head }) => head.includes('server') && head.includes('memory'))
    for (const name of ['one', 'other'])
      expect(servers?.rows.find(([each]) => each === name)?.[1]).toMatch(/^MariaDB \d+\.\d+\.\d+/)
    const variables = tables.find(({ head }) => head.includes('variable'))
    expect(variables?.head).toEqual(expect.arrayContaining(['one', 'other']))
    const decisive = variables?.rows.map(([name]) => name ?? '').slice(0, 2)
    expect(decisive).toEqual(['innodb_io_capacity', 'sync_binlog'])
    expect(variables?.rows.find(([name]) => name === 'sync_binlog')?.slice(1, 3)).toEqual(['1', '1000'])
    expect(DECISIVE_VARIABLES.length).toBeGreaterThanOrEqual(16)
  })

  test('M18 cause a warning in result, report and terminal if one synchronises its binary log less often', () => {
    const unfair = result.warnings.filter(({ code }) => code === 'uneven-durability')
    expect(unfair.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/sync_binlog is 1000 against 1\b/),
    )
    for (const view of [report, terminal]) expect(view).toContain('sync_binlog is 1000 against 1')
  })

  test('M14 are in a table with a row for each number of threads, and with winner and peak marked', () => {
    const table = tablesOf(report).find(({ head }) => ['threads', 'one', 'other'].every((name) => head.includes(name)))
    expect(table?.rows.map(([threads]) => threads)).toEqual(expect.arrayContaining(['1', '4']))
    for (const view of [report, terminal]) {
      expect(view).toMatch(/winner/)
      expect(view).toMatch(/peak/)
    }
  })

  test('M16 are reported with their computing power, counted inside, and QPS per unit of it', () => {
    for (const scenario of place.result().scenarios as object[])
      expect(scenario).toHaveProperty('cpuCapacity', expect.any(Number))
    const table = tablesOf(report).find(({ head }) => head.includes('CPU capacity') && head.includes('QPS per unit'))
    for (const name of ['one', 'other']) expect(table?.rows.find(([each]) => each === name)?.[2]).toMatch(/^\d/)
  })
})
