/** Eight clouds. */
import { describe, expect, test } from 'vitest'
import { rate } from '../../src/core/figures.ts'
import { describeRun } from '../../src/core/result/describe-run.ts'
import { armState, compared, facts, measurement, plan, suite } from '../builders.ts'
import { measuredAs, sweepResult } from '../sweep-result.ts'
import { tableWith, viewsOf } from './fake-run.ts'
import { PUBLISHED } from './published.ts'

const CLOUDS = PUBLISHED['cloud-rds-2024-09'].rows
const SERVICES = Object.keys(CLOUDS[0]?.qps ?? {})

/** The study as a run that found exactly its figures. */
function published() {
  const whole = sweepResult({
    scenarios: SERVICES,
    workloads: ['oltp_read_write'],
    threads: CLOUDS.map(({ threads }) => threads),
  })
  const scenarios = whole.scenarios.map((each) => ({ ...each, host: `${each.name}.example:3306` }))
  return measuredAs({ ...whole, scenarios }, (cell) => {
    const row = CLOUDS.find(({ threads }) => threads === cell.threads)
    return row?.qps[cell.scenario]
  })
}

test('M14 a table has QPS by threads and service, with the winner of each row and each peak marked', () => {
  const { rows = [] } = tableWith(published(), 'threads', ...SERVICES) ?? {}
  expect(rows.slice(0, CLOUDS.length).map(([threads]) => Number(threads))).toEqual(CLOUDS.map(({ threads }) => threads))
  for (const [nth, { qps }] of CLOUDS.entries()) {
    const shown = rows[nth]?.join(' ')
    for (const each of Object.values(qps)) expect(shown).toContain(rate(each))
  }
  for (const view of viewsOf(published())) {
    expect(view).toMatch(/512 threads.*winner.*Aliyun|winner.*512 threads.*Aliyun/)
    expect(view).toMatch(/peak.*Aliyun.*40,333/)
  }
})

test('M16 the report has each service’s computing power, and QPS per unit of it', () => {
  const { cpuCapacity } = PUBLISHED['cloud-rds-2024-09']
  const whole = published()
  const scenarios = whole.scenarios.map((each) => ({ ...each, cpuCapacity: cpuCapacity[each.name] ?? null }))
  const table = tableWith({ ...whole, scenarios }, 'scenario', 'CPU capacity', 'QPS per unit')
  const [, capacity, perUnit] = table?.rows.find(([service]) => service === 'Aliyun') ?? []
  expect([capacity, perUnit]).toEqual(['80.4', '502'])
})

describe('M18 the warning that a comparison of services is not fair', () => {
  const EQUAL = {
    innodb_flush_log_at_trx_commit: '1',
    sync_binlog: '1',
    log_bin: 'ON',
    thread_handling: 'one-thread-per-connection',
  }
  const warningsOf = (variables: Readonly<Record<string, string>>) => {
    const lines = [armState({ variables: EQUAL }), armState({ scenario: 'on', variables: { ...EQUAL, ...variables } })]
    const run = { suite: suite(), plan: plan(), trials: 1, measurement: measurement({ lines }), compared: compared() }
    return describeRun(run, facts()).warnings.map(({ message }) => message)
  }

  test('M18 does not come for equal services', () => expect(warningsOf({})).toEqual([]))

  test.each([
    ['sync_binlog', '1000'],
    ['log_bin', 'OFF'],
    ['innodb_flush_log_at_trx_commit', '2'],
  ])('M18 comes if only one service has %s at %s', (name, value) => {
    expect(warningsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} is ${value} against `)])
  })

  test.each(['rpl_semi_sync_source_enabled', 'rpl_semi_sync_master_enabled'])(
    'M18 comes if only one service has %s on',
    (name) => {
      const lines = [
        armState({ variables: { ...EQUAL, [name]: 'ON' } }),
        armState({ scenario: 'on', variables: { ...EQUAL, [name]: 'OFF' } }),
      ]
      const run = { suite: suite(), plan: plan(), trials: 1, measurement: measurement({ lines }), compared: compared() }
      expect(describeRun(run, facts()).warnings.map(({ message }) => message)).toEqual([
        expect.stringContaining(`${name} is OFF against ON`),
      ])
    },
  )

  test('M18 comes if only one service has a pool of threads', () => {
    expect(warningsOf({ thread_handling: 'pool-of-threads' })).toEqual([expect.stringContaining('thread_handling')])
  })
})
