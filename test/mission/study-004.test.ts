/** A white paper: transactions, read-only nodes, analytical queries, and rules of comparison. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeRun } from '../../src/core/result/describe-run.ts'
import type { Result } from '../../src/core/result/result.ts'
import { serviceName } from '../../src/core/scenario/endpoint.ts'
import { formatProblems, parseSuite } from '../../src/core/suite/parse.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { armState, compared, facts, measurement, plan, suite, workload } from '../builders.ts'
import { filesBy } from '../setup/option-files.ts'
import { sweepResult } from '../sweep-result.ts'
import { tableWith } from './fake-run.ts'
import { PUBLISHED } from './published.ts'

const SCENARIOS = join(import.meta.dirname, '../../scenarios')

function shipped(name: string): Suite {
  const path = join(SCENARIOS, `${name}.yml`)
  const parsed = parseSuite(readFileSync(path, 'utf8'), path, filesBy())
  if (parsed.kind !== 'ok') throw new Error(`${name} does not parse`)
  return parsed.suite
}

/** Statements are sent as text, and none is prepared. */
const TEXT = { 'db-ps-mode': 'disable' }

test('M19 the shipped suite has the paper’s loads: reads without and with ranges, writes, and both', () => {
  const { workloads } = shipped('oltp-whitepaper')
  expect(workloads.map(({ script, options }) => [script, options])).toEqual([
    ['oltp_read_only', { 'range-selects': 'off', 'skip-trx': 'on', ...TEXT }],
    ['oltp_read_only', TEXT],
    ['oltp_write_only', TEXT],
    ['oltp_read_write', TEXT],
  ])
})

test('M20 a scenario of a suite may have several addresses of one service', () => {
  const address = (port: number) => `"mysql://bench@127.0.0.1:${port}/qpsgate"`
  const text = `name: nodes\nworkloads: [oltp_read_only]\nthreads: [4]\ncontrol: one\nscenarios:\n  one: { dsn: ${address(3306)} }\n  three: { dsn: [${[3307, 3308, 3309].map(address)}] }\n`
  const parsed = parseSuite(text, 'suite.yml', filesBy())
  if (parsed.kind !== 'ok') throw new Error(formatProblems(parsed.problems))
  expect(parsed.suite.scenarios.map(({ endpoint }) => endpoint && serviceName(endpoint))).toEqual([
    '127.0.0.1:3306',
    '127.0.0.1:3307, 127.0.0.1:3308, 127.0.0.1:3309',
  ])
})

describe('M21 analytical queries', () => {
  const QUERIES = PUBLISHED['polardb-tpch-sf100'].rows
  const analytical = (cell: Result['plan']['cells'][number]) => ({
    ...cell,
    workload: { ...cell.workload, isAnalytical: true },
  })

  test('M21 the shipped suite has all twenty-two queries, with one client each', () => {
    const { workloads, threads } = shipped('tpch')
    expect(workloads.map(({ options }) => options.query)).toEqual(QUERIES.map((_, nth) => String(nth + 1)))
    expect(threads).toEqual([1])
  })

  test('M21 the report has seconds of both sides, and the factor with its interval, by query', () => {
    const names = QUERIES.map(({ query }) => query)
    const whole = sweepResult({ scenarios: ['parallel0', 'parallel16'], workloads: names, threads: [1] })
    const cells = whole.cells.map((cell) => {
      const row = QUERIES.find(({ query }) => query === cell.workload)
      const seconds = cell.scenario === 'parallel0' ? row?.parallel0 : row?.parallel16
      return { ...cell, qps: 1 / (seconds ?? Number.NaN), tps: 1 / (seconds ?? Number.NaN) }
    })
    const comparisons = whole.comparisons.map((each) => {
      const row = QUERIES.find(({ query }) => query === each.workload)
      const change = row === undefined ? Number.NaN : row.parallel0 / row.parallel16 - 1
      return { ...each, change, low: 0.98 * (1 + change) - 1, high: 1.02 * (1 + change) - 1 }
    })
    const plan = { ...whole.plan, cells: whole.plan.cells.map(analytical) }
    const table = tableWith({ ...whole, plan, cells, comparisons }, 'query', 'seconds', 'times as fast', '95% interval')
    expect(table?.rows.map(([query]) => query)).toEqual(names)
    const first = table?.rows[0]?.join(' ')
    expect(first).toMatch(/1,?29[01](?:\.\d+)?(?: s)? → 80(?:\.\d+)? s/)
    expect(first).toMatch(/16\.1 .*15\.8 … 16\.4/)
  })
})

describe('M22 broken rules of a comparison', () => {
  const variables = { innodb_buffer_pool_size: '12884901888' }
  const warningsOf = (other: Parameters<typeof armState>[0], about: Partial<Suite> = {}) => {
    const lines = [armState({ variables }), armState({ scenario: 'on', variables, ...other })]
    const measured = suite({ workloads: [workload('oltp_read_write', { writes: true })], ...about })
    const run = {
      suite: measured,
      plan: plan(about),
      trials: 1,
      measurement: measurement({ lines }),
      compared: compared(),
    }
    return describeRun(run, facts()).warnings.map(({ message }) => message)
  }

  test('M22 cause no warning if the servers are equal', () => expect(warningsOf({})).toEqual([]))

  test('M22 cause a warning about semi-synchronous commits on one server only', () => {
    const name = 'rpl_semi_sync_source_enabled'
    const lines = ['ON', 'OFF'].map((value, nth) =>
      armState({ scenario: nth === 0 ? 'off' : 'on', variables: { [name]: value } }),
    )
    const run = { suite: suite(), plan: plan(), trials: 1, measurement: measurement({ lines }), compared: compared() }
    expect(describeRun(run, facts()).warnings.map(({ code }) => code)).toEqual(['uneven-durability'])
  })

  test('M22 cause a warning about buffer pools of different sizes', () => {
    const half = { innodb_buffer_pool_size: '6442450944' }
    expect(warningsOf({ variables: half })).toEqual([expect.stringContaining('innodb_buffer_pool_size')])
  })

  test('M22 cause a warning about servers of different products', () => {
    const other = { server: { product: 'MariaDB', version: '10.11.19' } }
    expect(warningsOf(other)).toEqual([expect.stringContaining('MariaDB 10.11.19')])
  })

  test('M22 cause a warning about a single statement as load', () => {
    expect(warningsOf({}, { workloads: [workload('oltp_point_select')] })).toEqual([
      expect.stringContaining('oltp_point_select'),
    ])
  })

  test('M22 cause a warning about fewer rows than memory holds in production', () => {
    expect(warningsOf({}, { dataset: { tables: 1, rows: 1000 } })).toEqual([expect.stringMatching(/production/)])
  })

  test('M22 cause a warning about a semi-synchronous server against a quorum', () => {
    const quorum = { ...variables, group_replication_consistency: 'EVENTUAL' }
    const semi = { ...variables, rpl_semi_sync_source_enabled: 'ON' }
    const lines = [armState({ variables: semi }), armState({ scenario: 'on', variables: quorum })]
    const run = { suite: suite(), plan: plan(), trials: 1, measurement: measurement({ lines }), compared: compared() }
    expect(describeRun(run, facts()).warnings.map(({ message }) => message)).toEqual([
      expect.stringMatching(/semi-synchronous.*quorum/),
    ])
  })
})
