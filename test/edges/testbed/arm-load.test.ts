import { expect, it } from 'vitest'
import { fewAtOnce } from '../../../src/edges/testbed/arm-load.ts'

it('loads run on all servers at once up to 256 clients in a group, and otherwise on one server after the other', () => {
  const groups = (threads: number) => fewAtOnce([...'abcdefgh'], threads).map((group) => group.join(''))
  expect([1, 64, 1024].map(groups)).toEqual([['abcdefgh'], ['abcd', 'efgh'], [...'abcdefgh']])
})
