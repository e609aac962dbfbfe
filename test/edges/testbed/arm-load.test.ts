import { expect, it } from 'vitest'
import { fewAtOnce } from '../../../src/edges/testbed/arm-load.ts'

it('fewAtOnce groups arms so that at most 256 clients are busy, or those of one arm', () => {
  const groups = (threads: number) => fewAtOnce([...'abcdefgh'], threads).map((group) => group.join(''))
  expect([1, 64, 1024].map(groups)).toEqual([['abcdefgh'], ['abcd', 'efgh'], [...'abcdefgh']])
})
