import { describe, expect, it } from 'vitest'
import type { StoreChoice } from '../../../src/core/request/ledger-request.ts'
import { parseFlags } from '../../../src/edges/terminal/flags.ts'
import { STORE_FLAGS, storeOf } from '../../../src/edges/terminal/store-flags.ts'

function parse(written: Readonly<Record<string, string>>) {
  const args = Object.entries(written).map(([name, value]) => `--${name}=${value}`)
  const { values, complain, check } = parseFlags('record', STORE_FLAGS, args)
  const store = storeOf(values, complain)
  check()
  return store
}

const CHOICES: [Record<string, string>, StoreChoice][] = [
  [{}, { kind: 'branch', branch: 'qpsgate-data' }],
  [{ 'baseline-branch': 'runs/8.4' }, { kind: 'branch', branch: 'runs/8.4' }],
  [{ store: '/srv/runs' }, { kind: 'directory', path: '/srv/runs' }],
]

describe('the store of the ledger', () => {
  it.each(CHOICES)('is, with the flags %j, %j', (values, store) => expect(parse(values)).toEqual(store))

  it.each([
    [{ store: 'x', 'baseline-branch': 'y' }, '--store: found --baseline-branch y too; allowed: one of the two'],
    [{ store: '' }, '--store is missing: give a directory'],
    [{ 'baseline-branch': 'a..b' }, '--baseline-branch: found "a..b"; allowed: a name that git takes for a branch'],
  ])('is refused if the flags are %j', (values, problem) => expect(() => parse(values)).toThrow(problem))
})
