import { describe, expect, it } from 'vitest'
import { isPreparedWith, scopeOf } from '../../../src/core/switching/scope.ts'

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

describe('a prepared statement', () => {
  it('keeps what the optimizer was told', () => expect(isPreparedWith('optimizer_switch')).toBe(true))
  it('keeps no size of a buffer', () => expect(isPreparedWith('sort_buffer_size')).toBe(false))
})
