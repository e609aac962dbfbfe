import { describe, expect, it } from 'vitest'
import { exercisesOfSetting, preconditionsOf, wantedExercises } from '../../../src/core/coverage/wanted-exercises.ts'

describe('what is wanted for changed variables', () => {
  it.each([
    ['innodb_buffer_pool_size', ['reads-beyond-pool']],
    ['sync_binlog', ['binary-log-commits']],
    ['sort_buffer_size', ['sorts']],
    // The first is no workload of ours, the second is.
    ['binlog_cache_size', ['binary-log-commits']],
    ['innodb_redo_log_capacity', []],
    // Every statement shows it, so the usual cells do.
    ['performance_schema', []],
    // No load of one server is that.
    ['replica_parallel_workers', []],
    ['port', []],
    ['no_such_variable', []],
  ])('for %s is %j', (variable, wanted) => expect(wantedExercises([variable])).toEqual(wanted))

  it('is every exercise once, in the order of the variables', () => {
    const variables = ['sort_buffer_size', 'innodb_buffer_pool_size', 'innodb_lru_scan_depth', 'join_buffer_size']
    expect(wantedExercises(variables)).toEqual(['sorts', 'reads-beyond-pool', 'joins'])
  })

  it('comes from what is known of either product', () => {
    expect(exercisesOfSetting('query_cache_type')).toContain('reads-in-memory')
    expect(exercisesOfSetting('temptable_max_ram')).toContain('temporary-tables')
  })
})

it('data and servers are made for what is exercised, and for nothing else', () => {
  expect(preconditionsOf(['sorts', 'reads-in-memory'])).toEqual([])
  expect(preconditionsOf(['reads-beyond-pool', 'binary-log-commits', 'many-tables'])).toEqual([
    'data-beyond-pool',
    'binary-log',
    'tables-beyond-cache',
  ])
})
