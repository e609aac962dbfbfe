import { describe, expect, it } from 'vitest'
import {
  chooseCells,
  datasetBeyondPool,
  likeliestExercises,
  preconditionsOf,
} from '../../../src/core/coverage/choose-cells.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import { datasetBytes } from '../../../src/core/scenario/dataset.ts'
import type { Suite } from '../../../src/core/suite/suite.ts'
import { option, scenario, suite } from '../../builders.ts'

const MIB = 1024 ** 2

type Options = readonly (readonly [string, string])[]

function scenarioWith(options: Options) {
  return scenario('my.cnf', { options: options.map(([name, value]) => option(name, value)) })
}

function chosenFor(before: Options, after: Options, threads?: Suite['threads'], budgetSeconds?: number) {
  const head = suite({ scenarios: [scenarioWith(after)], control: 'my.cnf', ...(threads && { threads }) })
  const { suite: chosen, reasons } = chooseCells(head, [scenarioWith(before)], { threads, budgetSeconds })
  const cells = planOf(chosen, 1).cells.map((cell) => `${cell.workload.name}@${cell.threads}`)
  return { chosen, reasons, cells }
}

describe('the cells chosen for a change', () => {
  it('of a large buffer pool have data three times as large as the scaled-down pool', () => {
    const { chosen, cells, reasons } = chosenFor(
      [['innodb_buffer_pool_size', '64G']],
      [['innodb_buffer_pool_size', '32G']],
    )
    expect(cells).toEqual(['oltp_read_only@8', 'oltp_point_select@8'])
    expect(reasons).toEqual([
      { workload: 'oltp_read_only', variables: [] },
      { workload: 'oltp_point_select', variables: ['innodb_buffer_pool_size'] },
    ])
    expect(chosen.preconditions).toEqual(['data-beyond-pool'])
    const { poolBytes = 0 } = chosen.dataset
    expect(poolBytes).toBeLessThan(1024 * MIB)
    expect(datasetBytes(chosen.dataset) / poolBytes).toBeCloseTo(3, 2)
  })

  it('of a small buffer pool keep the pool as large as written', () => {
    const { chosen } = chosenFor([['innodb_buffer_pool_size', '64M']], [['innodb_buffer_pool_size', '100M']])
    expect(chosen.dataset.poolBytes).toBe(100 * MIB)
  })

  it('of a setting of the binary log have that log switched on', () => {
    const { chosen, cells } = chosenFor([['sync_binlog', '0']], [['sync_binlog', '1']])
    expect(cells).toEqual(['oltp_read_only@8', 'oltp_update_non_index@8'])
    expect(chosen.preconditions).toEqual(['binary-log'])
    expect(chosen.dataset).toEqual(suite().dataset)
  })

  it('of the table cache have many tables', () => {
    const { chosen, cells } = chosenFor([['table_open_cache', '4000']], [['table_open_cache', '400']])
    expect(cells).toEqual(['oltp_read_only@8', 'many_tables@8'])
    expect(chosen.dataset.tables).toBeGreaterThan(100)
  })

  it('of the redo log have sustained writes to all of the data', () => {
    const { chosen, cells } = chosenFor([['innodb_redo_log_capacity', '2G']], [['innodb_redo_log_capacity', '512M']])
    expect(cells).toEqual(['oltp_read_only@8', 'sustained_writes@8'])
    expect(chosen.preconditions).toEqual(['redo-in-scale'])
    expect(chosen.budgetSeconds).toBe(240)
    expect(datasetBytes(chosen.dataset)).toBeGreaterThan(100 * MIB)
  })

  it('of the redo log keep the budget that the user gave, and cells of another setting have the usual budget', () => {
    const [before, after] = [[['innodb_redo_log_capacity', '2G']], [['innodb_redo_log_capacity', '512M']]] as const
    expect(chosenFor(before, after, undefined, 90).chosen.budgetSeconds).toBe(90)
    expect(chosenFor([['sync_binlog', '0']], [['sync_binlog', '1']]).chosen.budgetSeconds).toBe(60)
  })

  it('of a replica’s workers have a relay log and a single client', () => {
    const { chosen, cells } = chosenFor([['slave_parallel_threads', '4']], [['slave_parallel_threads', '1']], [2, 8])
    expect(cells).toEqual(['oltp_read_only@2', 'oltp_read_only@8', 'replication@1'])
    expect(chosen.preconditions).toEqual(['relay-log'])
  })

  it('have the thread counts that show the change, unless the user gives others', () => {
    const change = [[['max_prepared_stmt_count', '9000']], [['max_prepared_stmt_count', '8000']]] as const
    expect(chosenFor(...change).cells).toEqual(['oltp_read_only@8', 'oltp_point_select@64'])
    expect(chosenFor(...change, [2, 4]).cells).toEqual([
      ...['oltp_read_only@2', 'oltp_read_only@4', 'oltp_point_select@2', 'oltp_point_select@4'],
    ])
  })

  it('have no more threads than max_connections of either server allows', () => {
    const of = (count: string) => [['max_connections', '50'] as const, ['max_prepared_stmt_count', count] as const]
    expect(chosenFor(of('9000'), of('90')).cells).toEqual(['oltp_read_only@8', 'oltp_point_select@40'])
    expect(chosenFor([], [['max_connections', '5']]).cells).toEqual(['oltp_read_only@1', 'oltp_read_write@1'])
  })

  it.each<[string, Options, Options]>([
    ['of a setting that any statement shows', [['slow_query_log', 'OFF']], [['slow_query_log', 'ON']]],
    ['of a setting that no load shows', [['replica_net_timeout', '60']], [['replica_net_timeout', '10']]],
    ['of an unknown variable', [], [['no_such_variable', '1']]],
    ['of an option without effect on speed', [], [['port', '3307']]],
  ])('%s are those of the usual load', (_, before, after) => {
    const { chosen, cells } = chosenFor(before, after)
    expect(cells).toEqual(['oltp_read_only@8', 'oltp_read_write@8'])
    expect(chosen.preconditions).toBeUndefined()
    expect(chosen.dataset).toEqual(suite().dataset)
  })

  it('of SQL that runs before the measurement are those of the usual load', () => {
    const head = suite({
      scenarios: [scenario('my.cnf', { sql: [{ value: 'SET GLOBAL x = 1', file: 'my.cnf', line: 1 }] })],
      control: 'my.cnf',
    })
    const { reasons } = chooseCells(head, [scenarioWith([])], { threads: undefined, budgetSeconds: undefined })
    expect(reasons.map(({ workload, variables }) => [workload, variables])).toEqual([
      ['oltp_read_only', []],
      ['oltp_read_write', []],
    ])
  })

  it.each([
    ['mysql:9.7', ['oltp_read_only', 'oltp_read_write']],
    ['percona/percona-server:8.4', ['oltp_read_only', 'oltp_read_write']],
    ['mariadb:11.4', ['oltp_read_only', 'temporary_table']],
    ['registry.example/db:1', ['oltp_read_only', 'temporary_table']],
    [undefined, ['oltp_read_only', 'temporary_table']],
  ])('are chosen for the product of the image %s: %j', (image, names) => {
    const [before, after] = [
      scenarioWith([['max_heap_table_size', '16M']]),
      scenarioWith([['max_heap_table_size', '1M']]),
    ]
    const head = suite({ scenarios: [after], control: 'my.cnf' })
    const { suite: chosen } = chooseCells(head, [before], { threads: undefined, budgetSeconds: undefined, image })
    expect(chosen.workloads.map(({ name }) => name)).toEqual(names)
  })

  it('cover the changes of all option files', () => {
    const [a, b] = [
      scenarioWith([['sort_buffer_size', '1M']]),
      { ...scenarioWith([['join_buffer_size', '1M']]), name: 'b' },
    ]
    const before = [scenarioWith([]), { ...scenarioWith([]), name: 'b' }]
    const head = suite({ scenarios: [a, b], control: 'my.cnf' })
    const { suite: chosen } = chooseCells(head, before, { threads: undefined, budgetSeconds: undefined })
    expect(chosen.workloads.map(({ name }) => name)).toEqual(['oltp_read_only', 'sort', 'full_join'])
  })
})

it('data larger than the buffer pool are spread over all tables', () => {
  const dataset = datasetBeyondPool([scenarioWith([['innodb_buffer_pool_size', '64M']])], 2, 8)
  expect(dataset.tables).toBe(8)
  expect(datasetBytes(dataset) / (64 * MIB)).toBeCloseTo(2, 2)
})

describe('the exercises', () => {
  it.each([
    ['innodb_buffer_pool_size', ['reads-beyond-pool']],
    ['sync_binlog', ['binary-log-commits']],
    ['sort_buffer_size', ['sorts']],
    ['binlog_cache_size', ['large-transactions']],
    ['innodb_redo_log_capacity', ['sustained-writes']],
    ['optimizer_prune_level', ['planning']],
    ['binlog_checksum', ['binary-log-commits']],
    ['mrr_buffer_size', []],
    ['eq_range_index_dive_limit', ['plan-choice']],
    ['innodb_flush_method', ['reads-beyond-pool']],
    ['innodb_change_buffering', []],
    // Every statement shows it, so the usual cells do.
    ['performance_schema', []],
    // No load of one server is that.
    ['replica_net_timeout', []],
    ['replica_parallel_workers', ['replication-apply']],
    ['slave_parallel_threads', ['replication-apply']],
    ['port', []],
    ['no_such_variable', []],
  ])('of a changed %s are %j', (variable, wanted) => expect(likeliestExercises([variable])).toEqual(wanted))

  it('of several changed variables are each named once, in the order of the variables', () => {
    const variables = ['sort_buffer_size', 'innodb_buffer_pool_size', 'innodb_lru_scan_depth', 'join_buffer_size']
    expect(likeliestExercises(variables)).toEqual(['sorts', 'reads-beyond-pool', 'joins'])
  })
})

it('the preconditions of a run are those of its exercises, and no others', () => {
  expect(preconditionsOf(['sorts', 'reads-in-memory'])).toEqual([])
  expect(preconditionsOf(['reads-beyond-pool', 'binary-log-commits', 'many-tables'])).toEqual([
    'data-beyond-pool',
    'binary-log',
    'tables-beyond-cache',
  ])
})
