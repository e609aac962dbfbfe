import { expect, it } from 'vitest'
import { fewAtOnce } from '../../../src/edges/testbed/arm-load.ts'

it('servers are driven at once in groups of at most 256 clients, or one by one', () => {
  const groups = (threads: number) => fewAtOnce([...'abcdefgh'], threads).map((group) => group.join(''))
  expect([1, 64, 1024].map(groups)).toEqual([['abcdefgh'], ['abcd', 'efgh'], [...'abcdefgh']])
})
