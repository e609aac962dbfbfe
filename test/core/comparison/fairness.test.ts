import { describe, expect, it } from 'vitest'
import { type ServerVariables, unevenDurability } from '../../../src/core/comparison/fairness.ts'
import { option, scenario } from '../../builders.ts'

function server(name: string, variables: Record<string, string>, options: readonly string[] = []): ServerVariables {
  const written = options.map((name) => option(name, '1'))
  return { scenario: scenario(name, { options: written }), variables }
}

const SAFE = { innodb_flush_log_at_trx_commit: '1', sync_binlog: '1', innodb_doublewrite: 'ON', log_bin: '1' }

describe('durability', () => {
  it('that differs by itself makes a comparison uneven, each variable with both values', () => {
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
  ])('that %s asks for is what is compared', (option, variable) => {
    const fast = server('fast', { ...SAFE, [variable]: '0' }, [option])
    expect(unevenDurability(server('safe', SAFE), fast)).toEqual([])
    expect(unevenDurability(fast, server('safe', SAFE))).toEqual([])
  })

  it('of a binary log is not compared where one is in InnoDB', () => {
    const other = server('new', { ...SAFE, sync_binlog: '0', binlog_storage_engine: 'innodb' })
    expect(unevenDurability(server('safe', SAFE), other)).toEqual([])
  })

  it('that a statement asks for is what is compared', () => {
    const sql = [{ value: 'SET GLOBAL sync_binlog = 0, @@log_bin:=0', file: 's.yml', line: 1 }]
    const fast = { scenario: scenario('fast', { sql }), variables: { ...SAFE, sync_binlog: '0', log_bin: '0' } }
    expect(unevenDurability(server('safe', SAFE), fast)).toEqual([])
  })

  it('is the same in other words, and unknown where a server does not say', () => {
    const other = server('other', { innodb_flush_log_at_trx_commit: '1', innodb_doublewrite: '1', log_bin: 'ON' })
    expect(unevenDurability(server('safe', SAFE), other)).toEqual([])
  })
})
