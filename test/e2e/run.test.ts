import { describe, expect, test } from 'vitest'
import { lineSchema } from '../../src/core/measurement/measurement.ts'
import { resultSchema } from '../../src/core/result/result.ts'
import { IS_NIGHTLY } from '../setup/nightly.ts'
import { smallSuite, Workplace } from './cli.ts'

const FLAGS = ['--server', 'local', '--out', 'out']

describe('a study on local servers', () => {
  test('leaves out a load that its control refuses, and names it in the output', async () => {
    using place = new Workplace()
    place.write(
      'suite.yml',
      `name: clients
workloads: [oltp_read_only]
dataset: { tables: 1, rows: 1000 }
threads: [2, 40]
control: few
scenarios:
  few: { options: { max_connections: 20 } }
  many: { options: { max_connections: 300 } }
`,
    )
    const { code, stdout } = await place.run(['run', 'suite.yml', '--budget', '15s', '--quiet', ...FLAGS])
    expect([code, stdout]).toEqual([0, expect.stringContaining('oltp_read_only at 40 threads was not measured')])
    const result = resultSchema.parse(place.result())
    expect(result.comparisons.map(({ scenario, threads }) => [scenario, threads])).toEqual([['many', 2]])
    // A busy machine may cause other warnings.
    const lost = result.warnings.filter(({ code }) => code === 'load-not-measured' || code === 'not-compared')
    expect(lost).toMatchObject([{ code: 'load-not-measured', threads: 40, why: 'Too many connections' }])
    expect(place.leftovers()).toEqual([])
  })
})

describe('a run on local servers', () => {
  test('measures each server in complete blocks, and leaves no files but its output', async () => {
    using place = new Workplace()
    place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 90% }' }))
    const { code, stdout, stderr } = await place.run(['run', 'suite.yml', '--seed', '11', ...FLAGS])
    expect(stderr).toContain('measuring')
    expect(code).toBe(0)
    expect(stdout).toMatch(/^small · MariaDB 1\d\.\d+/)
    expect(stdout).toMatch(/^oltp_read_only .*[−+]?\d+\.\d%.* \S+ → \S+$/m)
    expect(stdout).toMatch(/\n\n(?:pass|inconclusive): /)
    expect(stdout).not.toContain('\u001b')

    const result = resultSchema.parse(place.result())
    expect(result.seed).toBe(11)
    expect(result.cells.map(({ scenario, revision }) => `${scenario} ${revision}`)).toEqual([
      'off head',
      'off twin',
      'on head',
    ])
    for (const cell of result.cells) {
      expect(cell.qps).toBeGreaterThan(0)
      expect(cell.qps / (cell.tps ?? 0)).toBeCloseTo(16, 5)
      expect(cell.latencyMs.p50).toBeLessThanOrEqual(cell.latencyMs.p95 ?? 0)
      expect(cell.latencyMs.p95).toBeLessThanOrEqual(cell.latencyMs.p99 ?? 0)
      expect(cell.cpuMicrosPerQuery).toBeGreaterThan(1)
      expect(cell.errors).toBe(0)
    }
    const [comparison] = result.comparisons
    expect(comparison).toMatchObject({
      rule: 'control',
      scenario: 'on',
      reference: 'off',
      tolerance: 0.9,
    })
    expect(comparison?.low).toBeLessThan(comparison?.change ?? 0)
    expect(comparison?.change).toBeLessThan(comparison?.high ?? 0)
    expect(result.twin).toHaveLength(1)
    const memory = Object.fromEntries(
      result.scenarios.map((scenario) => [
        `${scenario.name} ${scenario.revision}`,
        scenario.memory.performanceSchemaBytes,
      ]),
    )
    expect(memory['on head']).toBeGreaterThan(10 * 1024 ** 2)
    expect(memory['off head']).toBeLessThan(1024 ** 2)
    const on = result.scenarios.find(({ name }) => name === 'on')
    expect(on?.variables.performance_schema).toBe('ON')
    expect(result.measuredSeconds).toBeLessThan(result.seconds)

    const lines = place.lines().map((line) => lineSchema.parse(line))
    const blocks = Map.groupBy(
      lines.filter((line) => line.kind === 'slice'),
      ({ trial, block }) => `${trial}/${block}`,
    )
    expect(blocks.size).toBeGreaterThanOrEqual(5)
    for (const block of blocks.values()) {
      expect(block.map(({ scenario, revision }) => `${scenario} ${revision}`).sort()).toEqual([
        'off head',
        'off twin',
        'on head',
      ])
    }
    // On a busy machine, some slices may have no transaction.
    const served = [...blocks.values()].flat().filter(({ transactions }) => transactions > 0)
    expect(new Set(served.map(({ scenario, revision }) => `${scenario} ${revision}`)).size).toBe(3)
    expect(place.leftovers()).toEqual([])
  })

  test.runIf(IS_NIGHTLY)(
    'reports for read_write_pct and a writing workload as many queries per transaction as they send',
    async () => {
      using place = new Workplace()
      const workloads = '[{ name: read90, script: read_write_pct, options: { read-percent: 90 } }, oltp_write_only]'
      place.write('suite.yml', smallSuite({ workloads }))
      const { code, stdout } = await place.run(['run', 'suite.yml', '--json', '--quiet', '--budget', '20s', ...FLAGS])
      expect(code).toBe(0)
      const result = resultSchema.parse(JSON.parse(stdout))
      const perTransaction = Object.fromEntries(result.cells.map((cell) => [cell.workload, cell.qps / (cell.tps ?? 0)]))
      expect(perTransaction.read90).toBeCloseTo(1, 5)
      expect(perTransaction.oltp_write_only).toBeCloseTo(6, 1)
    },
  )

  test
    .runIf(IS_NIGHTLY)
    .each([
      ['none', { pass: 0, regressed: 0, inconclusive: 0 }] as const,
      ['regressed error', { pass: 0, regressed: 1, inconclusive: 0 }] as const,
      ['regressed inconclusive', { pass: 0, regressed: 1, inconclusive: 1 }] as const,
    ])('has an exit code that follows the verdict with fail-on: %s', async (failOn, codes) => {
    using place = new Workplace()
    // Ten seconds hardly ever show whether a change is within a thousandth.
    place.write('suite.yml', smallSuite({ extra: 'gate: { tolerance: 0.1% }' }))
    const { code } = await place.run(['run', 'suite.yml', '--quiet', '--fail-on', failOn, ...FLAGS])
    const { verdict } = resultSchema.parse(place.result())
    expect(verdict).not.toBe('not-measured')
    expect(code).toBe(codes[verdict as keyof typeof codes])
  })
})
