import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { Workplace } from '../../e2e/cli.ts'
import { run } from '../../setup/command.ts'
import {
  ENDPOINT_HOSTS,
  ENDPOINT_PASSWORD,
  type EndpointServer,
  startEndpointServer,
} from '../../setup/endpoint-server.ts'
import { IS_NIGHTLY } from '../../setup/nightly.ts'

interface Measured {
  readonly scenarios: readonly { readonly name: string; readonly cpuCapacity?: number }[]
  readonly cells: readonly { readonly scenario: string; readonly qps: number }[]
}

async function pin({ session }: EndpointServer, cpus: string): Promise<void> {
  const file = (await session.value('SELECT @@pid_file')) ?? ''
  await run(['taskset', '--all-tasks', '--cpu-list', '--pid', cpus, readFileSync(file, 'utf8').trim()])
}

describe.runIf(IS_NIGHTLY && availableParallelism() > 1)('of a server with one CPU and one with two,', () => {
  test('M16 the second has twice the computing power of the first, and as many QPS per unit of it', async () => {
    await using one = await startEndpointServer()
    await using two = await startEndpointServer()
    await pin(one, '0')
    await pin(two, '0,1')
    using place = new Workplace()
    place.write(
      'suite.yml',
      `name: capacity
dataset: { tables: 2, rows: 1000 }
workloads: [oltp_read_only]
threads: [16]
control: one
budget: 60s
gate: { tolerance: 90% }
scenarios:
  one: { dsn: "${one.dsn}" }
  two: { dsn: "${two.dsn}" }
`,
    )
    const env = { ...ENDPOINT_HOSTS, QPSGATE_PASSWORD: ENDPOINT_PASSWORD, XDG_CACHE_HOME: place.tmp }
    const { code, stderr } = await place.run(['run', 'suite.yml', '--explain', 'never', '--out', 'out'], env)
    expect(code, stderr).toBe(0)
    const { scenarios, cells } = place.result() as unknown as Measured
    const capacityOf = (name: string) => scenarios.find((each) => each.name === name)?.cpuCapacity ?? Number.NaN
    const ratio = capacityOf('two') / capacityOf('one')
    expect(Math.abs(ratio / 2 - 1)).toBeLessThan(0.15)
    const perUnit = (name: string) => (cells.find((each) => each.scenario === name)?.qps ?? 0) / capacityOf(name)
    expect(perUnit('two') / perUnit('one')).toBeGreaterThan(0.7)
    expect(perUnit('two') / perUnit('one')).toBeLessThan(1.4)
  })
})
