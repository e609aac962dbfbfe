import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { resultSchema } from '../../src/core/result/result.ts'
import { Workplace } from './cli.ts'

const SUITE = `name: shared
dataset: { tables: 2, rows: 2000 }
workloads: [oltp_read_only]
threads: [4]
control: shipped
scenarios:
  shipped: { options: { performance_schema: ON } }
  waits: { options: { performance_schema: ON, performance-schema-instrument: "wait/%=ON" } }
  sorts: { options: { performance_schema: ON, sort_buffer_size: 1M } }
  off: { options: { performance_schema: OFF } }
`

test('scenarios that differ only in what can be switched share a server', { timeout: 120_000 }, async () => {
  using place = new Workplace()
  place.write('suite.yml', SUITE)
  const args = ['run', 'suite.yml', '--switch', '--server', 'local', '--explain', 'always', '--budget', '15s']
  const { code, stdout, stderr } = await place.run([...args, '--explain-budget', '8s', '--out', 'out'])
  expect(code, `${stdout}\n${stderr}`).toBe(0)
  const { scenarios, reproduce, explanation } = resultSchema.parse(place.result())
  const hosts = Object.fromEntries(scenarios.map(({ name, revision, host }) => [`${name} ${revision}`, host]))
  expect(hosts).toEqual({
    ...{ 'shipped head': 'shipped', 'shipped twin': 'shipped', 'waits head': 'shipped', 'sorts head': 'shipped' },
    'off head': null,
  })
  expect(stderr).toContain('starting 4 servers')
  expect(stderr).toContain('starting 2 servers')
  const report = readFileSync(join(place.out, 'report.md'), 'utf8')
  expect(report).toContain('switched on 2 running servers')
  expect(report).toMatch(/the state of .*shipped.*, drawn once more/)
  expect(reproduce).toContain('--switch')
  expect(explanation, stdout).not.toBeNull()
  expect(place.leftovers()).toEqual([])
})
