import { describe, expect, it } from 'vitest'
import { isPreparedWith, scopeOf } from '../../../src/core/switching/scope.ts'

describe('the scope of a variable', () => {
  it('is "session" if both SET GLOBAL and SET SESSION succeed', () =>
    expect(scopeOf({ global: undefined, session: undefined })).toBe('session'))
  it('is "global" if the variable has no session value', () =>
    expect(scopeOf({ global: undefined, session: 1229 })).toBe('global'))
  it('is "start" if SET GLOBAL is refused', () => expect(scopeOf({ global: 1238, session: 1229 })).toBe('start'))
  it('is "start" if only new connections take the value', () =>
    expect(scopeOf({ global: undefined, session: 1621 })).toBe('start'))
})

describe('a prepared statement', () => {
  it('keeps the optimizer settings that it was prepared with', () =>
    expect(isPreparedWith('optimizer_switch')).toBe(true))
  it('does not keep the buffer sizes that it was prepared with', () =>
    expect(isPreparedWith('sort_buffer_size')).toBe(false))
})
