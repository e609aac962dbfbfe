/** Any text, halves of surrogate pairs included, and often one that looks like a path. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { branchFolder, chartsBefore, isRun, newestOfEach, pathOf } from '../../../src/core/history/stored-paths.ts'
import { storedRun } from './stored-runs.ts'

const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('.', '/', '%', '-', 'a', 'A', '2', 'E', '\\', '\ud800', '\udc00', 'ü', '\0') }),
)

describe('pathOf', () => {
  it('sorts by branch, suite and time', () => {
    const run = storedRun({ id: '17-1', branch: 'release/8.4', suite: { name: 'pfs overhead', fingerprint: '' } })
    expect(pathOf(run)).toBe('v1/release%2F8.4/pfs%20overhead/2026/01/20260102T030405678Z-0123456-17-1.json')
  })

  it('is harmless whatever the names are', () => {
    fc.assert(
      fc.property(name, name, name, name, (branch, suite, id, commit) => {
        const path = pathOf(storedRun({ branch, id, commit, suite: { name: suite, fingerprint: '' } }))
        expect(path).toMatch(/^v1\/[\w.%-]+\/[\w.%-]+\/2026\/01\/[\w.%-]+\.json$/)
        for (const part of path.split('/')) expect(part.startsWith('.')).toBe(false)
      }),
    )
  })
})

describe('branchFolder', () => {
  it.each([
    ['main', 'v1/main/'],
    ['release/8.4', 'v1/release%2F8.4/'],
    ['..', 'v1/%2E./'],
    ['.git', 'v1/%2Egit/'],
    ['a%2Fb', 'v1/a%252Fb/'],
    ['grün', 'v1/gr%C3%BCn/'],
    ['rocket-🚀', 'v1/rocket-%F0%9F%9A%80/'],
    ['!(a)*', 'v1/%21%28a%29%2A/'],
    ['', 'v1/%/'],
  ])('of %j is %s', (branch, folder) => expect(branchFolder(branch)).toBe(folder))

  it('is never shared by two branches, nor a prefix of another one', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        if (one !== other) expect(branchFolder(one).startsWith(branchFolder(other))).toBe(false)
      }),
    )
  })
})

function path(day: number, where: { readonly branch?: string; readonly suite?: string; readonly id?: string } = {}) {
  const { branch = 'main', suite = 'suite', id = String(day) } = where
  const recordedAt = new Date(Date.UTC(2026, 0, 1 + day)).toISOString()
  return pathOf(storedRun({ recordedAt, branch, suite: { name: suite, fingerprint: '0' }, id }))
}

describe('chartsBefore', () => {
  it('has charts of days before the first kept one, and no other file', () => {
    const charts = ['charts/2026-01-30/pull-7/1-1.png', 'charts/2026-01-31/pull-7/2-1.png', 'charts/pull-7/1-1.png']
    expect(chartsBefore('2026-01-31', [...charts, 'v1/main/suite/2020/01/x.json'])).toEqual([charts[0]])
  })
})

describe('paths of stored runs', () => {
  it.each(['v1/README', 'v1/main/suite/2026/01/run.txt', 'v1/main/2026/01/run.json', 'v1/a/b/c/2026/01/run.json'])(
    'are told from %s',
    (strange) => expect([path(1), strange].map(isRun)).toEqual([true, false]),
  )

  it('are in the order of the clocks, across months, branches and suites', () => {
    const ordered = [path(30), path(31, { branch: 'a' }), path(32), path(33, { suite: 'a' }), path(400)]
    expect(newestOfEach(ordered.toReversed(), 10)).toEqual(ordered)
    expect(newestOfEach(ordered, 1)).toEqual([path(31, { branch: 'a' }), path(33, { suite: 'a' }), path(400)])
  })
})
