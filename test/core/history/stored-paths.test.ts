/** Any text, halves of surrogate pairs included, and often one that looks like a path. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  branchFolder,
  newestOfEach,
  pathOf,
  prunedCharts,
  prunedRuns,
  sortPaths,
} from '../../../src/core/history/stored-paths.ts'
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

const paths = fc.uniqueArray(
  fc
    .record({
      day: fc.integer({ min: 0, max: 800 }),
      branch: fc.constantFrom('main', 'release/8.4', 'größe', '..'),
      suite: fc.constantFrom('a', 'a/b'),
    })
    .map(({ day, ...where }) => path(day, where)),
)

function folder(run: string): string {
  return run.split('/').slice(0, 3).join('/')
}

describe('prunedRuns', () => {
  it('for any runs: of each branch and suite the newest stay, as many as there are to keep', () => {
    fc.assert(
      fc.property(paths, fc.integer({ min: 1, max: 6 }), (runs, keep) => {
        const gone = new Set(prunedRuns(runs, keep))
        for (const series of Map.groupBy(runs, folder).values()) {
          const kept = series.filter((run) => !gone.has(run))
          expect(kept).toHaveLength(Math.min(keep, series.length))
          const oldestKept = kept.map((run) => run.slice(folder(run).length)).sort()[0] ?? ''
          for (const run of series.filter((one) => gone.has(one)))
            expect(run.slice(folder(run).length) < oldestKept).toBe(true)
        }
      }),
    )
  })
})

describe('prunedCharts', () => {
  it('gives up charts of days before the first kept one, and none of that day', () => {
    const charts = ['charts/2026-01-30/pull-7/1-1.png', 'charts/2026-01-31/pull-7/2-1.png']
    expect(prunedCharts(charts, '2026-01-31')).toEqual({ gone: [charts[0]], undated: [] })
  })

  it('names charts whose day is not in the path, and leaves other files out', () => {
    const charts = ['charts/pull-7/1-1.png', 'charts/2026-01-31', 'v1/main/suite/2020/01/x.json', 'index.html']
    expect(prunedCharts(charts, '2999-01-01')).toEqual({ gone: [], undated: charts.slice(0, 2) })
  })
})

describe('paths of stored runs', () => {
  it('are told from other files among them, and from those of other versions; the rest is left out', () => {
    const strange = [
      'v1/README',
      'v1/main/suite/2026/01/run.txt',
      'v1/main/2026/01/run.json',
      'v1/a/b/c/2026/01/run.json',
    ]
    const foreign = ['v2/main/suite/2026/01/run.json', 'v10/x']
    const rest = ['index.html', 'charts/2026-01-01/1.png', 'vendor/x.json', 'v1']
    expect(sortPaths([...rest, path(2), ...strange, path(1), ...foreign])).toEqual({
      runs: [path(1), path(2)],
      strange,
      foreign,
    })
  })

  it('are in the order of the clocks, across months, branches and suites', () => {
    const ordered = [path(30), path(31, { branch: 'a' }), path(32), path(33, { suite: 'a' }), path(400)]
    expect(newestOfEach(ordered.toReversed(), 10)).toEqual(ordered)
    expect(newestOfEach(ordered, 1)).toEqual([path(31, { branch: 'a' }), path(33, { suite: 'a' }), path(400)])
  })
})
