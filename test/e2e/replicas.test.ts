/** A server that is not ours with a replica that really replicates: reads go to both, writes to the first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { ENDPOINT_PASSWORD, ENDPOINT_USER, type EndpointServer, startEndpointServer } from '../setup/endpoint-server.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { Workplace } from './cli.ts'

const REAL = { timeout: 120_000 }

describe('a cluster', () => {
  let source: EndpointServer
  let replica: EndpointServer
  beforeAll(async () => {
    source = await startEndpointServer(['--log-bin', '--server-id=1'])
    replica = await startEndpointServer(['--server-id=2', '--read-only'])
    const [at] = await source.session.rows('SHOW MASTER STATUS')
    await replica.session.execute(
      `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${source.port}, MASTER_USER='${ENDPOINT_USER}', ` +
        `MASTER_PASSWORD='${ENDPOINT_PASSWORD}', MASTER_LOG_FILE='${at?.File}', MASTER_LOG_POS=${at?.Position}`,
    )
    await replica.session.execute('START SLAVE')
  }, 120_000)
  afterAll(async () => {
    await replica?.[Symbol.asyncDispose]()
    await source?.[Symbol.asyncDispose]()
  })

  function suiteOf(workload: string, servers: readonly EndpointServer[]): string {
    const dsns = servers.map(({ port }) => `"mysql://${ENDPOINT_USER}@127.0.0.1:${port}/qpsgate?tls=off"`)
    return `name: cluster
dataset: { tables: 2, rows: 1000 }
workloads: [${workload}]
threads: [4]
control: alone
scenarios:
  alone: { dsn: ${dsns[0]} }
  cluster: { dsn: [${dsns.join(', ')}] }
`
  }

  async function selects({ session }: EndpointServer): Promise<number> {
    const [row] = await session.rows("SHOW GLOBAL STATUS LIKE 'Com_stmt_execute'")
    return Number(row?.Value)
  }

  async function measured(suite: string) {
    using place = new Workplace()
    place.write('suite.yml', suite)
    const args = ['run', 'suite.yml', '--explain', 'never', '--budget', '15s', '--out', 'out']
    const environment = { QPSGATE_PASSWORD: ENDPOINT_PASSWORD, XDG_CACHE_HOME: place.tmp }
    const before = await selects(replica)
    const { code, stdout, stderr } = await place.run(args, environment)
    expect(code, `${stdout}\n${stderr}`).toBeLessThan(2)
    const result = resultSchema.parse(place.result())
    return { result, onReplica: (await selects(replica)) - before, lines: place.lines() }
  }

  it('is read from all of its servers, by every load that only reads', REAL, async () => {
    const { result, onReplica } = await measured(suiteOf('oltp_read_only', [source, replica]))
    expect(result.scenarios.map(({ name, host }) => [name, host])).toContainEqual([
      'cluster',
      `127.0.0.1:${source.port} + 127.0.0.1:${replica.port}`,
    ])
    expect(result.comparisons.length).toBeGreaterThan(0)
    // Half of the cluster's threads ask the replica.
    const cell = result.cells.find(({ scenario }) => scenario === 'cluster')
    expect(onReplica).toBeGreaterThan(500)
    expect(cell?.qps).toBeGreaterThan(0)
  })

  it.runIf(IS_NIGHTLY)('is written to on the first alone', REAL, async () => {
    const { onReplica } = await measured(suiteOf('oltp_write_only', [source, replica]))
    expect(onReplica).toBe(0)
  })
})
