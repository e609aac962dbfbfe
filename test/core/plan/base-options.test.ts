import { describe, expect, it } from 'vitest'
import { baseOptionsOf } from '../../../src/core/plan/base-options.ts'
import { planOf } from '../../../src/core/plan/plan.ts'
import type { Rule } from '../../../src/core/policy/gate-policy.ts'
import type { Scenario } from '../../../src/core/scenario/scenario.ts'
import { option, scenario, suite } from '../../builders.ts'

function withOptions(name: string, options: Readonly<Record<string, string>>): Scenario {
  return scenario(name, { options: Object.entries(options).map(([key, value]) => option(key, value)) })
}

function planned(scenarios: readonly [Scenario, ...Scenario[]], base: readonly Scenario[] = [], more: Rule[] = []) {
  const made = suite({ scenarios, control: scenarios[0].name })
  return planOf(made, 1, { rules: base.length === 0 ? ['control'] : ['base', ...more], base })
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  baseOptionsOf(planned([withOptions('my.cnf', after)], [withOptions('my.cnf', before)])).ownDefaults

describe('servers whose configurations leave variables unset', () => {
  it.each([
    ['innodb_flush_log_at_trx_commit', 'durability-changed'],
    ['sync_binlog', 'durability-changed'],
    ['innodb_doublewrite', 'durability-changed'],
    ['gtid_mode', 'logs-changed'],
    ['binlog_format', 'logs-changed'],
    ['binlog_storage_engine', 'logs-changed'],
    ['innodb_log_file_size', 'logs-changed'],
    ['innodb_redo_log_capacity', 'logs-changed'],
    ['innodb_log_writer_threads', 'logs-changed'],
    ['log_slave_updates', 'logs-changed'],
    ['general_log', null],
    ['slow_query_log', null],
    ['log_error_verbosity', null],
    ['sort_buffer_size', null],
    ['innodb_adaptive_hash_index', null],
  ])('keep their own defaults if %s changes, for the reason %s (null: they do not keep them)', (name, reason) => {
    expect(changed({}, { [name]: '1', sort_buffer_size: '1M' })).toBe(reason)
    expect(changed({ [name]: '0' }, { [name]: '1' })).toBe(reason)
    expect(changed({ [name]: '1' }, {})).toBe(reason)
    expect(changed({ [name]: '1', join_buffer_size: '1' }, { [name]: '1', join_buffer_size: '2' })).toBe(null)
  })

  it('keep their own defaults with a new image, or with SQL that sets durability', () => {
    const of = (image: string) => scenario('db', { program: { kind: 'image', name: image } })
    expect(baseOptionsOf(planned([of('mysql:9.7')], [of('mysql:8.0')])).ownDefaults).toBe('server-changed')
    const sql = [{ value: 'SET GLOBAL sync_binlog = 1', file: 'suite.yml', line: 3 }]
    expect(baseOptionsOf(planned([scenario('db', { sql })], [scenario('db')])).ownDefaults).toBe('durability-changed')
  })

  it('keep their own defaults in a study that compares several servers or logs, even without a change', () => {
    const newer = scenario('new', { program: { kind: 'image', name: 'mysql:9.7' } })
    expect(baseOptionsOf(planned([scenario('old'), newer])).ownDefaults).toBe('servers-compared')
    const studied = [withOptions('none', {}), withOptions('logged', { log_bin: 'binlog' })] as const
    expect(baseOptionsOf(planned([...studied])).ownDefaults).toBe('durability-changed')
    const before = [withOptions('none', { port: '1' }), studied[1]]
    expect(baseOptionsOf(planned([...studied], before, ['control'])).ownDefaults).toBe('durability-changed')
    // Only the base is compared with it, so the difference from the control is nobody's subject.
    const sorts = (size: string) =>
      [studied[0], withOptions('logged', { log_bin: 'binlog', sort_buffer_size: size })] as const
    expect(baseOptionsOf(planned([...sorts('2M')], [...sorts('1M')])).ownDefaults).toBe(null)
  })
})

describe('a variable that one side leaves to the server', () => {
  const untouchedIn = (plan: Parameters<typeof baseOptionsOf>[0], name: string) =>
    [...baseOptionsOf(plan).untouched(name)].sort()
  const off = scenario('off')
  const on = withOptions('on', { sync_binlog: '1', big: '2' })
  const before = [off, withOptions('on', { innodb_doublewrite: 'OFF', big: '1' })]

  it('gets no option of qpsgate in the changed scenarios, and the usual option in the others', () => {
    const plan = planned([off, on], before)
    expect(untouchedIn(plan, 'on')).toEqual(['innodb_doublewrite', 'sync_binlog'])
    // A search for causes makes up scenarios between the two.
    expect(untouchedIn(plan, 'reference')).toHaveLength(2)
    expect(untouchedIn(plan, 'off')).toEqual([])
  })

  it('gets no option of qpsgate in any scenario that is compared with the control', () => {
    expect(untouchedIn(planned([off, withOptions('on', { table_open_cache: '4000' })]), 'off')).toEqual([
      'table_open_cache',
    ])
    expect(untouchedIn(planned([off, on], before, ['control']), 'off')).toEqual(['big', 'sync_binlog'])
    expect(untouchedIn(planned([off, on], before, ['control']), 'on')).toEqual([
      'big',
      'innodb_doublewrite',
      'sync_binlog',
    ])
  })
})
