import { describe, expect, it } from 'vitest'
import {
  type CoverageFacts,
  costlyPlan,
  coverageOf,
  isAllUnmeasured,
  joinCoverage,
  type SettingCoverage,
  unexercisedSettings,
} from '../../../src/core/coverage/coverage.ts'
import type { CellTotals } from '../../../src/core/measurement/measurement.ts'
import { type Cell, isUnchanged, planOf } from '../../../src/core/plan/plan.ts'
import { settingChanges } from '../../../src/core/scenario/changes.ts'
import { expressionOf } from '../../../src/core/setting/setting.ts'
import { type SettingChange, sideOf } from '../../../src/core/setting/setting-change.ts'
import { armState, cellTotals, option, scenario, suite, workload } from '../../builders.ts'

const MIB = 1024 ** 2

function changed(name: string, before: string | null, after: string | null): SettingChange {
  const setting = (text: string, line: number) => option(name, text, { file: 'my.cnf', line })
  const side = (text: string | null, line: number) => (text === null ? null : sideOf(setting(text, line)))
  const { bare: variable } = setting('', 1)
  return { scenario: 'my.cnf', kind: 'option', name, variable, before: side(before, 2), after: side(after, 3) }
}

/** A change of what nobody can tell. */
function untold(name: string, why?: Parameters<typeof expressionOf>[1]): SettingChange {
  const side = (text: string) => sideOf(expressionOf({ name, text, group: undefined, file: 'my.cnf', line: 1 }, why))
  return { ...changed(name, null, null), variable: undefined, before: side('1'), after: side('2') }
}

/** The one change of a scenario's statements. */
function ofSql(before: readonly string[], after: readonly string[]): SettingChange {
  const of = (sql: readonly string[]) =>
    scenario('my.cnf', { sql: sql.map((value) => ({ value, file: 'my.cnf', line: 1 })) })
  return settingChanges(of(before), of(after))[0] as SettingChange
}

function cell(script: string, threads = 8): Cell {
  return { workload: workload(script, { script }), threads }
}

/** The counters of a cell's server in 1,000 transactions. */
function counted(script: string, revision: CellTotals['revision'], counters: Record<string, number>): CellTotals {
  return cellTotals({ scenario: 'my.cnf', revision, workload: script, threads: 8, transactions: 1000, counters })
}

function covered(setting: SettingChange, run: Partial<CoverageFacts> = {}): SettingCoverage {
  const usual = { cells: [cell('oltp_read_only')], lines: [], dataBytes: 100 * MIB, productOf: () => 'MySQL' as const }
  const [found] = coverageOf({ settings: [setting], ...usual, ...run })
  if (found === undefined) throw new Error('nothing is told of it')
  return found
}

/** Why it was not measured, or what else is told of it. */
function toldOf({ status, why }: Pick<SettingCoverage, 'status' | 'why'>): string {
  return why ?? status
}

describe('a changed setting', () => {
  const POOL = changed('innodb-buffer-pool-size', '64G', '32G')
  const READS = cell('oltp_point_select')
  const arms = (before: Record<string, string>, after: Record<string, string>, unmatched: readonly string[] = []) => [
    armState({ scenario: 'my.cnf', revision: 'base', variables: before }),
    armState({ scenario: 'my.cnf', revision: 'head', variables: after, unmatched }),
  ]

  it('is exercised if its counter grew in base or head, and its coverage names the cell and the counter', () => {
    const lines = [
      counted('oltp_point_select', 'base', { Innodb_buffer_pool_reads: 200 }),
      counted('oltp_point_select', 'head', { Innodb_buffer_pool_reads: 450 }),
      counted('oltp_point_select', 'twin', { Innodb_buffer_pool_reads: 9000 }),
    ]
    expect(covered(POOL, { cells: [cell('oltp_read_only'), READS], lines })).toMatchObject({
      ...{ variable: 'innodb_buffer_pool_size', file: 'my.cnf', line: 3, before: '64G', after: '32G' },
      status: 'exercised',
      cells: [{ workload: 'oltp_point_select', threads: 8 }],
      shownBy: { counter: 'Innodb_buffer_pool_reads', before: 0.2, after: 0.45 },
    })
  })

  it('is not exercised if its counter grew in fewer than one of twenty transactions', () => {
    const lines = [
      counted('oltp_point_select', 'base', {}),
      counted('oltp_point_select', 'head', { Innodb_buffer_pool_reads: 49 }),
    ]
    expect(covered(POOL, { cells: [READS], lines })).toMatchObject({
      ...{ status: 'not-measured', why: 'other-workload', cells: [], shownBy: null },
      ...{ still: ['Innodb_buffer_pool_reads'], needs: ['reads-beyond-pool'] },
    })
  })

  it.each([
    ['innodb-lock-wait-timeout', '50', '120', 'contended_rows', 'lock_timeouts', { Innodb_row_lock_waits: 900 }],
    ['max-allowed-packet', '16M', '64M', 'large_rows', 'Aborted_clients', { Bytes_sent: 9_000_000 }],
    ['max-user-connections', '100', '200', 'connect', 'Aborted_connects', { Connections: 1000 }],
    ['max-binlog-size', '1G', '512M', 'oltp_update_non_index', 'Opened_files', { Binlog_cache_use: 1000 }],
  ] as const)(
    'is exercised only if the load reaches its limit: %s, %s → %s, in %s',
    (name, before, after, script, counter, usual) => {
      const of = (grown: number) => {
        const lines = [counted(script, 'base', usual), counted(script, 'head', { ...usual, [counter]: grown })]
        return covered(changed(name, before, after), { cells: [cell(script)], lines })
      }
      expect(of(0)).toMatchObject({ status: 'not-reached', still: [counter] })
      expect(of(3)).toMatchObject({ status: 'exercised', shownBy: { counter } })
    },
  )

  it('whose work happens with either value is exercised only if its counter differs between the sides', () => {
    const of = (after: number) => {
      const flushed = (count: number) => ({ Innodb_buffer_pool_pages_flushed: count })
      const lines = [
        counted('sustained_writes', 'base', flushed(1000)),
        counted('sustained_writes', 'head', flushed(after)),
      ]
      return covered(changed('innodb-max-dirty-pages-pct', '90', '50'), { cells: [cell('sustained_writes')], lines })
    }
    expect(of(1040)).toMatchObject({ status: 'not-reached', still: [] })
    expect(of(2000)).toMatchObject({ status: 'exercised', shownBy: { before: 1, after: 2 } })
  })

  it('is exercised by a single sync of the redo log if the setting decides when that log is synced', () => {
    const setting = changed('innodb-flush-log-at-trx-commit', '2', '1')
    const lines = [counted('oltp_insert', 'head', { Innodb_os_log_fsyncs: 1 })]
    expect(covered(setting, { cells: [cell('oltp_insert')], lines }).status).toBe('exercised')
  })

  it('is not exercised if its counter grows only as much as under any load', () => {
    const setting = changed('innodb-io-capacity', '200', '2000')
    const lines = [counted('oltp_read_write', 'head', { Innodb_buffer_pool_pages_flushed: 400, Com_update: 2000 })]
    expect(covered(setting, { cells: [cell('oltp_read_write')], lines })).toMatchObject({
      ...{ why: 'other-workload', still: [], needs: ['sustained-writes'] },
    })
    // Only its counters tell the work of a user's own script.
    const own = [counted('mine.lua', 'head', { Innodb_buffer_pool_pages_flushed: 400 })]
    expect(covered(setting, { cells: [cell('mine.lua')], lines: own }).status).toBe('exercised')
  })

  it("of the optimizer is exercised if row counts differ, also in a user's own load", () => {
    const setting = changed('optimizer-switch', 'index_merge=on', 'index_merge=off')
    const exhaustedBy = (script: string, [before, after]: readonly [number, number]) => {
      const counts = [
        counted(script, 'base', { Handler_read_key: 95_000, Select_scan: before }),
        counted(script, 'head', { Handler_read_key: 95_900, Select_scan: after }),
      ]
      return covered(setting, { cells: [cell(script)], lines: counts })
    }
    expect(exhaustedBy('skewed_joins', [2000, 3000])).toMatchObject({
      ...{ status: 'exercised', shownBy: { counter: 'Select_scan', before: 2, after: 3 } },
    })
    expect(exhaustedBy('mine.lua', [2000, 3000]).status).toBe('exercised')
    expect(exhaustedBy('oltp_read_only', [2000, 3000]).why).toBe('other-workload')
    expect(exhaustedBy('skewed_joins', [2000, 2010])).toMatchObject({ why: 'no-load', needs: ['own-load'] })
    expect(covered(setting, { cells: [cell('skewed_joins')] }).why).toBe('other-workload')
  })

  it('is exercised if its counter grows in a workload that is not made for that work', () => {
    const setting = changed('sort-buffer-size', '1M', '32K')
    const lines = [counted('oltp_read_only', 'head', { Sort_rows: 90_000, Sort_merge_passes: 2000 })]
    expect(covered(setting, { lines }).status).toBe('exercised')
  })

  it('is not exercised by counters of another scenario or another cell', () => {
    const counters = { Innodb_buffer_pool_reads: 900 }
    const elsewhere = [
      cellTotals({ ...counted('oltp_point_select', 'head', counters), scenario: 'other.cnf' }),
      counted('oltp_read_only', 'head', counters),
      cellTotals({ ...counted('oltp_point_select', 'head', counters), threads: 64 }),
    ]
    const nothing = counted('oltp_point_select', 'head', {})
    const others = [armState({ scenario: 'other.cnf', revision: 'head', variables: { innodb_buffer_pool_size: '1' } })]
    for (const each of elsewhere)
      expect(covered(POOL, { cells: [READS], lines: [nothing, each] }).why).toBe('other-workload')
    const same = arms({ innodb_flush_neighbors: '0' }, { innodb_flush_neighbors: '0' })
    const lines = [...others, ...same]
    expect(covered(changed('innodb-flush-neighbors', null, '0'), { lines }).status).toBe('no-difference')
  })

  it('counts as switched off only if the feature that it needs is off on both servers', () => {
    const idle = { binlog_storage_engine: 'innodb' }
    const cells = [cell('oltp_insert')]
    const [sync, log] = [changed('sync-binlog', '1', '0'), changed('log-output', 'FILE', 'TABLE')]
    const statusOf = (setting: SettingChange, before: Record<string, string>, after: Record<string, string>) =>
      toldOf(covered(setting, { cells, lines: arms(before, after), productOf: () => 'MariaDB' as const }))
    expect(statusOf(sync, idle, idle)).toBe('no-effect')
    expect(statusOf(sync, {}, idle)).not.toBe('no-effect')
    const off = { general_log: 'OFF', slow_query_log: 'OFF' }
    expect(statusOf(log, off, off)).toBe('switched-off')
    expect(statusOf(log, { ...off, slow_query_log: 'ON' }, off)).not.toBe('switched-off')
    expect(statusOf(log, off, { ...off, general_log: 'ON' })).not.toBe('switched-off')
  })

  it('is not exercised if no cell does the work that it matters for, and its coverage names that work', () =>
    expect(covered(changed('sort-buffer-size', null, '8M'))).toMatchObject({
      ...{ why: 'other-workload', needs: ['sorts'], still: [], before: null },
    }))

  it('that matters for any statement is exercised by every cell', () =>
    expect(covered(changed('performance-schema', 'OFF', 'ON'))).toMatchObject({
      ...{ status: 'exercised', cells: [{ workload: 'oltp_read_only', threads: 8 }], shownBy: null },
    }))

  it.each([
    ['OFF', 'OFF', 'switched-off', ['performance_schema']],
    ['OFF', 'ON', null, []],
  ])(
    'of Performance Schema counts as switched off only if performance_schema is off on both sides: before %s, now %s',
    (base, head, why, needs) => {
      const lines = arms({ performance_schema: base }, { performance_schema: head })
      for (const name of ['performance-schema-instrument %', 'performance-schema-consumer-events-waits-current'])
        expect(covered(changed(name, 'OFF', 'ON'), { lines })).toMatchObject({ why, needs })
    },
  )

  it('without a counter is exercised by the workload that is made for its work, and by no other', () => {
    const setting = changed('optimizer-prune-level', '1', '0')
    const run = (script: string) => ({
      cells: [cell('oltp_read_only'), cell(script)],
      lines: [counted(script, 'head', {})],
      productOf: () => 'MariaDB' as const,
    })
    expect(covered(setting, run('planning'))).toMatchObject({
      ...{ status: 'exercised', cells: [{ workload: 'planning', threads: 8 }], shownBy: null },
    })
    expect(covered(setting, run('sort'))).toMatchObject({ why: 'other-workload', cells: [], needs: ['planning'] })
  })

  it('of binlog_checksum is exercised by transactions in the binary log, and not by connecting', () => {
    const setting = changed('binlog-checksum', 'NONE', 'CRC32')
    const cells = [cell('oltp_insert')]
    const inserting = (count: number) => [counted('oltp_insert', 'head', { Binlog_cache_use: count })]
    expect(covered(setting, { cells, lines: inserting(10_000) })).toMatchObject({
      ...{ status: 'exercised', shownBy: { counter: 'Binlog_cache_use', after: 10 } },
    })
    const unshown = { why: 'other-workload', cells: [], needs: ['binary-log-commits'] }
    expect(covered(setting, { cells, lines: inserting(0) })).toMatchObject(unshown)
    const connecting = [counted('connect', 'head', { Connections: 1000, Binlog_cache_use: 0 })]
    expect(covered(setting, { cells: [cell('connect')], lines: connecting })).toMatchObject(unshown)
  })

  it.each([
    ['long-query-time', ['slow_query_log'], { slow_query_log: 'OFF', log_output: 'FILE' }],
    ['general-log', ['log_output'], { log_output: 'FILE,NONE' }],
    ['log-output', ['general_log', 'slow_query_log'], { general_log: 'OFF', slow_query_log: 'OFF' }],
    ['performance-schema-users-size', ['performance_schema'], { performance_schema: 'OFF' }],
    ['query-cache-size', ['query_cache_type'], { query_cache_type: 'OFF' }],
  ])('such as %s counts as switched off if %j is off on both servers', (name, needs, variables) => {
    const lines = arms(variables, variables)
    const run = { lines, productOf: () => 'MariaDB' as const }
    expect(covered(changed(name, '1', '2'), run)).toMatchObject({ why: 'switched-off', needs })
  })

  it('makes no difference if both servers show the same value', () => {
    const lines = arms({ slow_query_log: 'OFF' }, { slow_query_log: 'OFF' })
    expect(covered(changed('slow-query-log', null, '/var/log/slow.log'), { lines })).toMatchObject({
      ...{ status: 'no-difference', measured: { before: 'OFF', after: 'OFF' } },
    })
  })

  it.each([
    ['16777216', 'no-difference'],
    ['67108864', 'not-reached'],
  ])('makes no difference above the cap of another variable: with a cap of %s it is %s', (cap, status) => {
    const at = (size: string) => ({ tmp_table_size: size, max_heap_table_size: cap })
    const lines = [...arms(at('16777216'), at('33554432')), counted('temporary_table', 'head', {})]
    const run = { cells: [cell('temporary_table')], lines, productOf: () => 'MariaDB' as const }
    const found = covered(changed('tmp-table-size', '16M', '32M'), run)
    expect(found).toMatchObject({ status, needs: status === 'not-reached' ? [] : ['max_heap_table_size'] })
  })

  it('makes no difference if it is a pattern that no instrument matches', () => {
    const name = 'performance-schema-instrument wait/no/such/%'
    const on = { performance_schema: 'ON' }
    expect(covered(changed(name, null, 'ON'), { lines: arms(on, on, [name]) }).status).toBe('no-difference')
    expect(covered(changed(name, null, 'ON'), { lines: arms(on, on) }).status).toBe('exercised')
    const asked = arms(on, on, [name])
    expect(covered(changed(name, null, 'ON'), { asked }).status).toBe('no-difference')
  })

  it.each([
    ['151', '500', 0, 'not-reached'],
    ['151', '500', 50, 'exercised'],
    ['151', '500', 1, 'other-workload'],
    // Whatever 0 means, the server counts what comes to it.
    ['500', '0', 0, 'not-reached'],
    ['500', '0', 900, 'exercised'],
  ])('that is a limit, %s → %s, and is reached %d times counts as %s', (before, after, met, status) => {
    const lines = [counted('connect', 'base', { Connections: 1000, Threads_created: met })]
    const cells = [cell('connect')]
    expect(toldOf(covered(changed('thread-cache-size', before, after), { cells, lines }))).toBe(status)
  })

  it.each([
    ['long-query-time', '10', '1', 0, 'not-reached'],
    ['long-query-time', '1', '10', 0, 'not-reached'],
    ['long-query-time', '1', '0', 900, 'exercised'],
    ['log-slow-verbosity', '', 'query_plan', 0, 'not-reached'],
  ])(
    'such as %s, %j → %j, is exercised only by slow statements: %d of 1,000 make it %s',
    (name, before, after, slow, status) => {
      const lines = [counted('oltp_read_only', 'base', {}), counted('oltp_read_only', 'head', { Slow_queries: slow })]
      const shownBy = slow === 0 ? null : { counter: 'Slow_queries', before: 0, after: 0.9 }
      expect(covered(changed(name, before, after), { lines })).toMatchObject({ status, shownBy })
    },
  )

  it.each([
    ['raised', 'max-connections', '151', '500', 8, 'no-load'],
    ['lowered, but stays above every load,', 'max-connections', '500', '151', 8, 'no-load'],
    ['raised, but concerns idle clients alone,', 'kill-idle-transaction', '60', '600', 8, 'no-load'],
    ['lowered', 'kill-idle-transaction', '600', '60', 8, 'no-load'],
    ['lowered to 0', 'back-log', '50', '0', 8, 'no-load'],
    ['raised', 'innodb-open-files', '400', '4000', 8, 'no-load'],
  ])(
    'that is a limit and is %s is reported as "no-load" if no load reaches it: %s, %s → %s',
    (_, name, before, after, threads, status) => {
      const setting = changed(name, before, after)
      const cells = [cell('oltp_read_only', threads)]
      const lines = [cellTotals({ ...counted('oltp_read_only', 'head', {}), threads })]
      expect([{ cells }, { cells, lines }].map((run) => toldOf(covered(setting, run)))).toEqual([status, status])
    },
  )

  it.each([
    ['that nothing exercises', 'kill-idle-transaction', false, ['1', '2']],
    ['that only more clients would show', 'max-connections', false, ['151', '500']],
    ['that belongs to a plugin', 'server-audit-logging', false, ['OFF', 'ON']],
    ['that is unknown', 'no-such-variable', false, ['1', '2']],
    ['that qpsgate sets on all servers', 'innodb-data-home-dir', true, ['/a', '/b']],
    ['that has no effect on speed', 'port', true, ['1', '2']],
  ] as [string, string, boolean, string[]][])(
    '%s is left out of the plan only if it provably has no effect: %s, left out: %s',
    (_, name, isLeftOut, values) => {
      const files = values.map((value) => scenario('my.cnf', { options: [option(name, value)] })) as [never, never]
      const whole = suite({ scenarios: [files[1]], control: 'my.cnf', workloads: [workload('oltp_read_only')] })
      const plan = planOf(whole, 1, { rules: ['base'], base: [files[0]] })
      const left = costlyPlan(plan, () => ({ product: 'MySQL', version: '8.4.3' }), [])
      expect(isUnchanged(left)).toBe(isLeftOut)
    },
  )

  it.each([
    ['that needs a log which is off', ['long-query-time', '1', '2'], { slow_query_log: 'OFF' }, 'switched-off'],
    ['that syncs a binary log in InnoDB', ['sync-binlog', '1', '0'], { binlog_storage_engine: 'innodb' }, 'no-effect'],
    ['that needs a log which is on', ['long-query-time', '1', '2'], { slow_query_log: 'ON' }, 'exercised'],
    ['that stays off', ['slow-query-log', null, '/slow.log'], { slow_query_log: 'OFF' }, 'no-difference'],
    [
      'above the cap of another variable',
      ['tmp-table-size', '16M', '32M'],
      { tmp_table_size: '33554432', max_heap_table_size: '16777216' },
      'no-difference',
    ],
    [
      "that equals the servers' value on both sides",
      ['long-query-time', null, '9'],
      { long_query_time: '9' },
      'exercised',
    ],
  ] as [string, [string, string | null, string], Record<string, string>, string][])(
    '$0 is assessed as "$3" by the values that server programs print',
    (_, [name, before, after], variables, status) => {
      const of = (value: string | null) =>
        scenario('my.cnf', { options: value === null ? [] : [option(name, value)] }) as never
      const asked = (['base', 'head'] as const).map((revision) => ({ scenario: 'my.cnf', revision, variables }))
      const whole = suite({ scenarios: [of(after)], control: 'my.cnf', workloads: [workload('oltp_read_only')] })
      const plan = planOf(whole, 1, { rules: ['base'], base: [of(before)] })
      const left = costlyPlan(plan, () => ({ product: 'MariaDB', version: '11.4.5' }), asked)
      const run = { asked, productOf: () => 'MariaDB' as const }
      expect([toldOf(covered(changed(name, before, after), run)), isUnchanged(left)]).toEqual([
        status,
        ['no-effect', 'no-difference'].includes(status),
      ])
    },
  )

  it('in a group that the server does not read is never exercised', () => {
    const setting = { ...changed('performance-schema', 'OFF', 'ON'), isOfOtherGroup: true as const }
    expect(covered(setting)).toMatchObject({
      ...{
        why: 'other-group',
        needs: [],
        cells: [],
        measured: null,
        line: 3,
        before: 'OFF',
        after: 'ON',
      },
    })
  })

  it.each([
    ['no-load', 'kill-idle-transaction', '600', '60', 'oltp_read_only'],
    ['no-load', 'max-connections', '151', '500', 'oltp_read_only'],
    [undefined, 'kill-idle-transaction', '600', '60', './own.lua'],
    [undefined, 'sort-buffer-size', '1M', '2M', 'oltp_read_only'],
    [undefined, 'performance-schema', 'OFF', 'ON', 'oltp_read_only'],
    [undefined, 'port', '1', '2', 'oltp_read_only'],
    [undefined, 'no-such-variable', '1', '2', 'oltp_read_only'],
    // Only one of the products has it, and no load of ours shows it there.
    ['no-load', 'replica-net-timeout', '60', '10', 'oltp_read_only'],
  ] as const)(
    'is predicted before the run to be unmeasured because of %s (undefined: it is measured): %s, %s → %s, in %s',
    (why, name, before, after, script) => {
      const planned = { settings: [changed(name, before, after)], cells: [cell(script)], dataBytes: 0 }
      const [finding] = unexercisedSettings({ ...planned, productOf: () => undefined })
      expect(finding && [finding.why, finding.name]).toEqual(why && [why, name])
    },
  )

  it.each([
    ['no-load', changed('replica-net-timeout', '60', '10')],
    ['isolated', changed('innodb-data-home-dir', '/a', '/b')],
    ['unknown', changed('query-cache-strip-comments', 'OFF', 'ON')],
    ['container', untold('limits', 'container')],
    ['other-program', untold('[mysqld-safe] open-files-limit', 'other-program')],
    ['not-applied', untold('parameter')],
    ['derived', untold('autoConfig.enabled')],
    ['derived', untold('auto_tune')],
    ['unknown', changed('no-such-variable', '1', '2')],
    ['unknown', ofSql([], ['SET GLOBAL no_such_variable = 1'])],
    ['no-load', ofSql([], ['set @@global.kill_idle_transaction := 5;'])],
    ['other-load', { ...changed('mix', 'a', 'b'), kind: 'mix' as const, variable: undefined }],
    ['no-effect', changed('slow-launch-time', '2', '1')],
    ['unknown', changed('activate-all-roles-on-login', 'OFF', 'ON')],
    ['exercised', ofSql(['SELECT 1'], ['SELECT 2'])],
    ['exercised', { ...changed('image', 'mysql:8.4', 'mysql:9.7'), kind: 'image' as const, variable: undefined }],
  ] as const)('is reported as %s under the usual load (row %#)', (told, setting) =>
    expect(toldOf(covered(setting))).toBe(told),
  )

  it.each([
    ['made-equal', 'innodb-buffer-pool-size', '64G', '32G'],
    ['no-difference', 'innodb-buffer-pool-size', '128M', '134217728'],
    ['no-difference', 'innodb-io-capacity', '1', '2'],
  ])('is reported as %s if both servers have the same value of %s, %s → %s', (told, name, before, after) => {
    const values = { [name.replaceAll('-', '_')]: '100' }
    expect(toldOf(covered(changed(name, before, after), { lines: arms(values, values) }))).toBe(told)
  })

  it('is not measured if the servers started without that option', () => {
    const loose = (name: string) => {
      const setting = changed(name, 'OFF', 'ON')
      return { ...setting, after: setting.after && { ...setting.after, isLoose: true as const }, before: null }
    }
    const lines = [armState({ scenario: 'my.cnf', revision: 'head', variables: { long_query_time: '1' } })]
    expect(covered(loose('userstat'), { lines }).why).toBe('not-on-server')
    expect(covered(loose('nobody-knows'), { lines }).why).toBe('not-on-server')
    expect(covered(loose('long-query-time'), { lines }).why).toBeNull()
    const firm = loose('userstat')
    const written = { ...firm, before: sideOf(option('userstat', 'OFF', { file: 'my.cnf', line: 2 })) }
    expect(covered(written, { lines, productOf: () => 'MariaDB' }).why).toBeNull()
    const one = armState({ scenario: 'my.cnf', revision: 'base', variables: { userstat: 'OFF' } })
    expect(covered(firm, { lines: [one, ...lines], productOf: () => 'MariaDB' }).why).toBeNull()
    expect(covered(loose('performance-schema-consumer-statements-digest'), { lines }).status).toBe('exercised')
    const gone = changed('innodb-thread-concurrency', '0', '16')
    const asked = [{ scenario: 'my.cnf', revision: 'head' as const, variables: { long_query_time: '1' } }]
    expect(covered(gone, { asked, productOf: () => 'MySQL' }).why).toBe('no-load')
    expect(covered(gone, { asked, productOf: () => 'MariaDB' })).toMatchObject({
      status: 'no-difference',
      why: 'not-on-server',
    })
  })

  it('of a plugin is not measured on servers without the plugin, and is exercised by every statement on the others', () => {
    const loading = { ...changed('plugin-load-add', '', 'server_audit'), before: null }
    const asked = (lacked: readonly string[]) =>
      (['base', 'head'] as const).map((revision) => ({ scenario: 'my.cnf', revision, variables: { a: '1' }, lacked }))
    const run = (lacked: readonly string[]) => ({ asked: asked(lacked), productOf: () => 'MariaDB' as const })
    const logging = changed('server-audit-logging', 'OFF', 'ON')
    for (const setting of [loading, logging]) {
      expect(covered(setting, run(['server_audit'])).why).toBe('not-on-server')
      expect(covered(setting, run([])).status).toBe('exercised')
    }
  })

  it('has no coverage if no server was started', () =>
    expect(coverageOf({ settings: [POOL], cells: [], lines: [], dataBytes: 0, productOf: () => undefined })).toEqual(
      [],
    ))

  it('is reported with its measured values if they differ from the written ones', () => {
    const pool = (mebibytes: number) => ({ innodb_buffer_pool_size: String(mebibytes * MIB) })
    expect(covered(POOL, { lines: arms(pool(192), pool(96)) }).measured).toEqual({
      ...{ before: String(192 * MIB), after: String(96 * MIB), dataBytes: 100 * MIB },
    })
    expect(covered(POOL, { lines: arms(pool(64 * 1024), pool(32 * 1024)) }).measured).toBeNull()
  })
})

describe('a change of how files bypass the page cache', () => {
  const flush = changed('innodb-flush-method', 'fsync', 'O_DIRECT')
  const cells = [cell('oltp_point_select')]

  it.each([
    [true, 'not-measured', 'page-cache'],
    [false, 'exercised', null],
  ])("is measured only if servers do not share the machine's cache; shared: %s, status: %s", (shares, status, why) => {
    const state = (revision: 'base' | 'head', innodb_flush_method: string) =>
      armState({ scenario: 'my.cnf', revision, variables: { innodb_flush_method } })
    const counters = { Innodb_buffer_pool_reads: 900 }
    const lines = [
      state('base', 'fsync'),
      state('head', 'O_DIRECT'),
      counted('oltp_point_select', 'base', counters),
      counted('oltp_point_select', 'head', counters),
    ]
    expect(covered(flush, { cells, lines, sharesCache: () => shares })).toMatchObject({ status, why })
    expect(toldOf(covered(changed('sort-buffer-size', '1M', '2M'), { sharesCache: () => shares }))).not.toMatch(/cache/)
  })

  it("starts no server if it is the only change and servers share the machine's cache", () => {
    const of = (value: string) => scenario('my.cnf', { options: [option('innodb_flush_method', value)] })
    const plan = planOf(suite({ scenarios: [of('O_DIRECT')], control: 'my.cnf' }), 1, {
      rules: ['base'],
      base: [of('fsync')],
    })
    const on = (sharesCache: boolean) => () => ({ product: 'MariaDB', version: '10.11.6', sharesCache }) as const
    expect(isUnchanged(costlyPlan(plan, on(true), []))).toBe(true)
    expect(isUnchanged(costlyPlan(plan, on(false), []))).toBe(false)
  })
})

describe('the finding that no setting was measured', () => {
  const of = (...statuses: SettingCoverage['status'][]) => statuses.map((status) => ({ status }))
  it.each([
    [true, of('not-measured')],
    [true, of('not-measured', 'no-effect', 'no-difference')],
    [false, of('not-measured', 'exercised')],
    [false, of('not-reached', 'not-measured')],
    [false, of('exercised')],
    [false, of('no-effect')],
    [false, []],
  ])('is %s for %j', (isSo, coverage) => expect(isAllUnmeasured(coverage)).toBe(isSo))
})

it('a setting that one shard exercised counts as exercised in the joined result', () => {
  const setting = changed('sort-buffer-size', '1M', '8M')
  const lines = [counted('sort', 'head', { Sort_merge_passes: 3000 })]
  const parts = [
    [covered(setting), covered(changed('replica-net-timeout', '60', '10'))],
    [
      covered(setting, { cells: [cell('sort')], lines }),
      covered(changed('replica-net-timeout', '60', '10'), { cells: [cell('sort')] }),
    ],
  ]
  expect(joinCoverage(parts).map(({ variable, status, cells }) => [variable, status, cells.length])).toEqual([
    ['sort_buffer_size', 'exercised', 1],
    ['replica_net_timeout', 'not-measured', 0],
  ])
})
