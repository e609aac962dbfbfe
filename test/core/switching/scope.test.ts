import { describe, expect, it } from 'vitest'
import { isPreparedWith, scopeOf, takesEffectAtOnce } from '../../../src/core/switching/scope.ts'

describe('the scope of a variable', () => {
  it('is each connection where both are taken', () =>
    expect(scopeOf({ global: undefined, session: undefined })).toBe('session'))
  it('is the server where it has no value of a session', () =>
    expect(scopeOf({ global: undefined, session: 1229 })).toBe('global'))
  it('is the start where the server’s cannot be set', () =>
    expect(scopeOf({ global: 1238, session: 1229 })).toBe('start'))
  it('is the start where only new connections would see it', () =>
    expect(scopeOf({ global: undefined, session: 1621 })).toBe('start'))
})

describe('a new value', () => {
  it.each(['sort_buffer_size', 'general_log', 'long_query_time', 'max_connections'])(
    'of %s has its effect at once',
    (name) => expect(takesEffectAtOnce(name)).toBe(true),
  )
  it.each([
    'innodb_buffer_pool_size',
    'innodb_flush_log_at_trx_commit',
    'sync_binlog',
    'innodb_redo_log_capacity',
    'innodb_adaptive_hash_index',
    'innodb_io_capacity_max',
    'table_open_cache',
    'thread_cache_size',
    'query_cache_size',
  ])('of %s has its effect later', (name) => expect(takesEffectAtOnce(name)).toBe(false))
})

describe('a prepared statement', () => {
  it('keeps what the optimizer was told', () => expect(isPreparedWith('optimizer_switch')).toBe(true))
  it('keeps no size of a buffer', () => expect(isPreparedWith('sort_buffer_size')).toBe(false))
})
