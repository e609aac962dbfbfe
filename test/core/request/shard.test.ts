import { describe, expect, it } from 'vitest'
import { parseShard, shardText } from '../../../src/core/request/shard.ts'

describe('parseShard', () => {
  it.each([
    ['1/3', { index: 1, of: 3 }],
    ['3/3', { index: 3, of: 3 }],
    [' 2 / 2 ', { index: 2, of: 2 }],
  ])('accepts %j', (text, shard) => expect(parseShard(text)).toEqual(shard))

  it('reads back what shardText writes', () =>
    expect(parseShard(shardText({ index: 2, of: 3 }))).toEqual({ index: 2, of: 3 }))

  it.each(['0/3', '4/3', '1', '1/0', '-1/3', '1/3/4', 'one/two', ''])('refuses %j', (text) => {
    expect(parseShard(text)).toBeUndefined()
  })
})
