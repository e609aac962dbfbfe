/** A service of two servers that replicate each other, behind one address. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Outcome, Workplace } from '../../e2e/cli.ts'
import {
  ENDPOINT_HOSTS,
  ENDPOINT_PASSWORD,
  ENDPOINT_USER,
  type EndpointServer,
  startEndpointServer,
} from '../../setup/endpoint-server.ts'

/** Sends each connection to the next server. @returns its port */
async function balance(servers: readonly EndpointServer[], resources: AsyncDisposableStack): Promise<number> {
  let turn = 0
  const proxy = createServer((client) => {
    const server = connect(servers[turn++ % servers.length]?.port ?? 0, '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  resources.defer(() => void proxy.close())
  return (proxy.address() as AddressInfo).port
}

async function replicate(from: EndpointServer, to: EndpointServer): Promise<void> {
  const position = await from.session.value('SELECT @@gtid_binlog_pos')
  await to.session.execute(`SET GLOBAL gtid_slave_pos = '${position}'`)
  const source = `MASTER_HOST = '127.0.0.1', MASTER_PORT = ${from.port}, MASTER_USE_GTID = slave_pos`
  const user = `MASTER_USER = '${ENDPOINT_USER}', MASTER_PASSWORD = '${ENDPOINT_PASSWORD}'`
  await to.session.execute(`CHANGE MASTER TO ${source}, ${user}`)
}

const ENV = { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: ENDPOINT_PASSWORD }
const dsnOf = (port: number) => `"mysql://${ENDPOINT_USER}@127.0.0.1:${port}/qpsgate?tls=off"`

function suiteOf(scenarios: string, workload = 'oltp_read_only'): string {
  return `name: nodes
dataset: { tables: 1, rows: 1000 }
workloads: [${workload}]
threads: [4]
control: service
budget: 12s
gate: { tolerance: 90% }
scenarios:
${scenarios}
`
}

async function startServers(resources: AsyncDisposableStack): Promise<readonly [EndpointServer, EndpointServer]> {
  const servers = await Promise.all(
    [1, 2].map((id) => startEndpointServer(['--log-bin=log', `--server-id=${id}`, `--gtid-domain-id=${id}`])),
  )
  for (const server of servers) resources.use(server)
  return servers as [EndpointServer, EndpointServer]
}

/** Statements that clients have asked a server since it started. */
async function selectsOf({ session }: EndpointServer): Promise<number> {
  const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Com_select'")
  return Number(row?.Value)
}

async function expectAsBefore(servers: readonly EndpointServer[]): Promise<void> {
  for (const { session } of servers) {
    expect(await session.value('SELECT @@GLOBAL.slow_query_log')).toBe('0')
    // What the first one drops is dropped by the other when it has replicated that.
    await expect.poll(() => session.rows("SHOW DATABASES LIKE 'qpsgate'")).toEqual([])
  }
}

describe('a service of two servers behind one address', () => {
  const place = new Workplace()
  const resources = new AsyncDisposableStack()
  let servers: readonly [EndpointServer, EndpointServer]
  let outcome: Outcome
  beforeAll(async () => {
    servers = await startServers(resources)
    const [one, other] = servers
    await replicate(one, other)
    await replicate(other, one)
    for (const { session } of servers) await session.execute('START SLAVE')
    const dsn = dsnOf(await balance(servers, resources))
    const logged = `  logged: { dsn: ${dsn}, options: { slow_query_log: ON } }`
    place.write('suite.yml', suiteOf(`  service: { dsn: ${dsn} }\n${logged}`))
    const env = { ...ENV, XDG_CACHE_HOME: place.tmp }
    outcome = await place.run(['run', 'suite.yml', '--explain', 'never', '--out', 'out'], env)
  })
  afterAll(async () => {
    await resources.disposeAsync()
    place[Symbol.dispose]()
  })

  test('M20 is measured as one server, and the report has the number of its servers', () => {
    expect(outcome.code, outcome.stderr).toBe(0)
    const report = readFileSync(join(place.out, 'report.md'), 'utf8')
    expect(report).toMatch(/127\.0\.0\.1:\d+ leads to 2 servers/)
  })

  test('M20 gets its settings back on each server', () => expectAsBefore(servers))
})

describe('a service that is named by a list of its addresses', () => {
  const place = new Workplace()
  const resources = new AsyncDisposableStack()
  let servers: readonly [EndpointServer, EndpointServer]
  const run = (suite: string) => {
    place.write('suite.yml', suite)
    const env = { ...ENV, XDG_CACHE_HOME: place.tmp }
    return place.run(['run', 'suite.yml', '--explain', 'never', '--out', 'out'], env)
  }
  const both = () => `[${servers.map(({ port }) => dsnOf(port)).join(', ')}]`
  beforeAll(async () => {
    servers = await startServers(resources)
  })
  afterAll(async () => {
    await resources.disposeAsync()
    place[Symbol.dispose]()
  })

  test('M20 is refused for a workload that writes, if its servers show different data', async () => {
    const { code, stderr } = await run(suiteOf(`  service: { dsn: ${both()} }`, 'oltp_read_write'))
    expect(code).toBe(2)
    expect(stderr).toMatch(/oltp_read_write writes, and .* 127\.0\.0\.1:\d+ does not show what was written at another;/)
    await expectAsBefore(servers)
  })

  test('M20 may be a primary with its read-only copy, measured beside the primary alone', async () => {
    const [primary, copy] = servers
    await replicate(primary, copy)
    await copy.session.execute('SET GLOBAL read_only = ON')
    await copy.session.execute('START SLAVE')
    const before = await Promise.all(servers.map(selectsOf))
    const logged = `  logged: { dsn: ${both()}, options: { slow_query_log: ON } }`
    const { code, stderr } = await run(
      suiteOf(`  service: { dsn: ${dsnOf(primary.port)} }\n  two: { dsn: ${both()} }\n${logged}`),
    )
    expect(code, stderr).toBe(0)
    const report = readFileSync(join(place.out, 'report.md'), 'utf8')
    expect(report).toMatch(/127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+ lead to 2 servers/)
    const after = await Promise.all(servers.map(selectsOf))
    for (const [nth, selects] of after.entries()) expect(selects - (before[nth] ?? 0)).toBeGreaterThan(100)
    await expectAsBefore(servers)
  })
})
