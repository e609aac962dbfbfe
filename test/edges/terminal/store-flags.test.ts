import { describe, expect, it } from 'vitest'
import type { StoreChoice } from '../../../src/core/request/store-choice.ts'
import { complaints } from '../../../src/edges/terminal/flag-values.ts'
import { parseStore, storeFlags } from '../../../src/edges/terminal/store-flags.ts'

function parse(values: Parameters<typeof parseStore>[0]) {
  const { problems, complain } = complaints()
  return { store: parseStore(values, complain), problems }
}

const CHOICES: [Record<string, string>, StoreChoice][] = [
  [{}, { kind: 'branch', branch: 'qpsgate-data' }],
  [{ 'baseline-branch': 'runs/8.4' }, { kind: 'branch', branch: 'runs/8.4' }],
  [{ store: '/srv/runs' }, { kind: 'directory', path: '/srv/runs' }],
]

describe('the store that flags name', () => {
  it.each(CHOICES)('of %j is %j', (values, store) => expect(parse(values)).toEqual({ store, problems: [] }))

  it.each(CHOICES)('is written as %j', (values, store) => {
    expect(storeFlags(store)).toEqual(Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]))
  })

  it('is written as its branch where it is a remote of its own', () => {
    const remote = 'https://git.example/acme/databases.git'
    expect(storeFlags({ kind: 'remote', remote, branch: 'qpsgate-data' })).toEqual([])
    expect(storeFlags({ kind: 'remote', remote, branch: 'runs' })).toEqual(['--baseline-branch', 'runs'])
  })

  it.each([
    [{ store: 'x', 'baseline-branch': 'y' }, '--store: found --baseline-branch y too; allowed: one of the two'],
    [{ store: '' }, '--store: found nothing; allowed: a directory'],
    [{ 'baseline-branch': 'a..b' }, '--baseline-branch: found "a..b"; allowed: a name that git takes for a branch'],
  ])('cannot be %j', (values, problem) => expect(parse(values).problems).toEqual([problem]))
})
