import { describe, expect, it } from 'vitest'
import {
  type ServerInComparison,
  type ServerVariables,
  unevenDurability,
  unevenServers,
  unlikeProduction,
} from '../../../src/core/comparison/fairness.ts'
import { MARIADB, MYSQL, option, scenario, workload } from '../../builders.ts'

function server(name: string, variables: Record<string, string>, options: readonly string[] = []): ServerVariables {
  const written = options.map((name) => option(name, '1'))
  return { scenario: scenario(name, { options: written }), variables }
}

const SAFE = { innodb_flush_log_at_trx_commit: '1', sync_binlog: '1', innodb_doublewrite: 'ON', log_bin: '1' }

describe('differing durability', () => {
  it('makes a comparison uneven, and is shown with both values of each variable', () => {
    const found = unevenDurability(
      server('safe', SAFE),
      server('fast', { ...SAFE, sync_binlog: '1000', log_bin: 'OFF' }),
    )
    expect(found).toEqual([
      { name: 'sync_binlog', value: '1000', reference: '1' },
      { name: 'log_bin', value: 'OFF', reference: '1' },
    ])
  })

  it.each([
    ['innodb-flush-log-at-trx-commit', 'innodb_flush_log_at_trx_commit'],
    ['loose_sync_binlog', 'sync_binlog'],
    ['skip-log-bin', 'log_bin'],
  ])('does not make a comparison uneven if a scenario sets it by the option %s', (option, variable) => {
    const fast = server('fast', { ...SAFE, [variable]: '0' }, [option])
    expect(unevenDurability(server('safe', SAFE), fast)).toEqual([])
    expect(unevenDurability(fast, server('safe', SAFE))).toEqual([])
  })

  it('of the binary log does not make a comparison uneven if one server keeps that log in InnoDB', () => {
    const other = server('new', { ...SAFE, sync_binlog: '0', binlog_storage_engine: 'innodb' })
    expect(unevenDurability(server('safe', SAFE), other)).toEqual([])
  })

  it('does not make a comparison uneven if a scenario sets it by a statement', () => {
    const sql = [{ value: 'SET GLOBAL sync_binlog = 0, @@log_bin:=0', file: 's.yml', line: 1 }]
    const fast = { scenario: scenario('fast', { sql }), variables: { ...SAFE, sync_binlog: '0', log_bin: '0' } }
    expect(unevenDurability(server('safe', SAFE), fast)).toEqual([])
  })

  it('is not found in two spellings of one value, nor in a variable that one server does not show', () => {
    const other = server('other', { innodb_flush_log_at_trx_commit: '1', innodb_doublewrite: '1', log_bin: 'ON' })
    expect(unevenDurability(server('safe', SAFE), other)).toEqual([])
  })
})

const GIB = 1024 ** 3

/** A server that ran already, by the name of its scenario. */
function service(
  name: string,
  variables: Record<string, string> = {},
  overrides: Partial<ServerInComparison> = {},
): ServerInComparison {
  return { ...server(name, variables), server: MYSQL, host: `${name}.example:3306`, isOurs: false, ...overrides }
}

const codes = (one: ServerInComparison, other: ServerInComparison) => unevenServers(one, other).map(({ code }) => code)
const pool = (bytes: number) => ({ innodb_buffer_pool_size: String(bytes) })

describe('different servers', () => {
  it('are uneven in memory if their buffer pools differ by more than a tenth', () => {
    expect(codes(service('one', pool(10 * GIB)), service('other', pool(11 * GIB)))).toEqual([])
    expect(codes(service('one', pool(10 * GIB)), service('other', pool(11 * GIB + 1)))).toEqual(['uneven-memory'])
    expect(codes(service('one', pool(12 * GIB)), service('other', pool(6 * GIB)))).toEqual(['uneven-memory'])
  })

  it('are uneven in memory at two addresses, but not at one, nor if qpsgate started both from one product', () => {
    const [one, other] = [pool(GIB), pool(2 * GIB)]
    const ours = { host: undefined, isOurs: true }
    expect(codes(service('one', one, { host: 'h' }), service('other', other, { host: 'h' }))).toEqual([])
    expect(codes(service('one', one, ours), service('other', other, ours))).toEqual([])
    expect(codes(service('one', one, ours), service('other', other, { ...ours, server: MARIADB }))).toContain(
      'uneven-memory',
    )
    expect(codes(service('one', one, ours), service('other', other))).toEqual(['uneven-memory'])
  })

  it('are even in memory if a scenario sets the size of the buffer pool', () => {
    const other = service('other', pool(GIB))
    const asked = { ...other, scenario: scenario('other', { options: [option('innodb-buffer-pool-size', '1G')] }) }
    expect(codes(service('one', pool(2 * GIB)), asked)).toEqual([])
  })

  it('are uneven in threads if only one of them has a thread pool', () => {
    const pooled = service('other', { thread_handling: 'pool-of-threads' })
    expect(codes(service('one', { thread_handling: 'one-thread-per-connection' }), pooled)).toEqual(['uneven-threads'])
    expect(codes(service('one', { thread_handling: 'POOL-OF-THREADS' }), pooled)).toEqual([])
    expect(codes(service('one'), pooled)).toEqual([])
  })

  it('are uneven in version if their families or series differ, unless a scenario sets the program', () => {
    const other = service('other', {}, { server: MARIADB })
    expect(codes(service('one'), other)).toEqual(['uneven-version'])
    expect(codes(service('one'), service('other', {}, { server: { product: 'MySQL', version: '9.7.9' } }))).toEqual([])
    expect(codes(service('one'), service('other', {}, { server: { product: 'MySQL', version: '8.0.32' } }))).toEqual([
      'uneven-version',
    ])
    const program = { kind: 'image', name: 'mariadb:10.11' } as const
    expect(codes(service('one'), { ...other, scenario: scenario('other', { program }) })).toEqual([])
  })

  it.each([
    ['a group', { group_replication_group_name: 'aaaa', group_replication_consistency: 'EVENTUAL' }],
    ['a cluster', { wsrep_on: 'ON' }],
  ])('are uneven in replication if one has the quorum of %s and the other semi-synchronous commits', (_, variables) => {
    const semi = service('semi', { rpl_semi_sync_master_enabled: 'ON' })
    const quorum = service('quorum', variables)
    const found = [{ code: 'uneven-replication', quorum: 'quorum', semiSynchronous: 'semi' }]
    expect(unevenServers(semi, quorum)).toEqual(found)
    expect(unevenServers(quorum, semi)).toEqual(found)
    expect(codes(service('alone'), quorum)).toEqual([])
    expect(codes(semi, service('other', { group_replication_group_name: '', wsrep_on: 'OFF' }))).toEqual([])
  })
})

describe('the load of servers at different addresses', () => {
  const two = [service('one', pool(GIB)), service('other', pool(GIB))]
  const load = { workloads: [workload('oltp_read_write')], dataset: { tables: 10, rows: 25_000 } }
  const codesOf = (overrides: Partial<typeof load>, servers = two) =>
    unlikeProduction({ ...load, ...overrides }, servers).map(({ code }) => code)

  it('is unlike production if all its workloads are of single statements', () => {
    expect(codesOf({})).toEqual([])
    expect(codesOf({ workloads: [workload('oltp_point_select'), workload('oltp_insert')] })).toEqual([
      'single-statement',
    ])
    expect(codesOf({ workloads: [workload('oltp_point_select'), workload('oltp_read_write')] })).toEqual([])
    expect(codesOf({ workloads: [workload('oltp_read_only')] })).toEqual([])
    const points = workload('oltp_read_only', { options: { 'range-selects': 'off' } })
    expect(codesOf({ workloads: [points] })).toEqual(['single-statement'])
  })

  it('is unlike production if its tables are below a thousandth of the buffer pool', () => {
    // 320 bytes a row.
    expect(codesOf({ dataset: { tables: 1, rows: 3356 } })).toEqual([])
    expect(codesOf({ dataset: { tables: 1, rows: 3355 } })).toEqual(['tiny-dataset'])
  })

  it('is not judged if both scenarios run at one address', () => {
    const tiny = { workloads: [workload('oltp_point_select')], dataset: { tables: 1, rows: 1 } }
    const same = two.map((each) => ({ ...each, host: 'h' }))
    expect(codesOf(tiny, same)).toEqual([])
  })
})
