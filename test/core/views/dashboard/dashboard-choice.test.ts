import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chunksWith,
  readChoice,
  runCounts,
  runsText,
  writeChoice,
} from '../../../../src/core/views/dashboard/dashboard-choice.ts'
import {
  DATA_FORMAT,
  type DashboardIndex,
  type IndexedChunk,
  type IndexedHistory,
} from '../../../../src/core/views/dashboard/dashboard-format.ts'
import { tricky } from '../../wording/tricky-text.ts'

function chunk(runs: number, bytes = 1000 * runs): IndexedChunk {
  return { path: `data/${runs}.js`, version: 'a', bytes, runs }
}

function indexed(overrides: Partial<IndexedHistory> = {}): IndexedHistory {
  const chunks = overrides.chunks ?? [chunk(100), chunk(100), chunk(50)]
  return {
    branch: 'main',
    suite: 'pfs',
    runs: chunks.reduce((sum, { runs }) => sum + runs, 0),
    workloads: [
      { name: 'read', threads: [1, 8] },
      { name: 'write', threads: [4, 8] },
    ],
    latest: { time: '2026-01-02T03:04:05.678Z', commit: 'a', url: null, verdict: 'pass' },
    outcomes: [],
    chunks,
    changes: { path: 'data/changes.js', version: 'a', bytes: 10 },
    ...overrides,
  }
}

function indexOf(...histories: readonly IndexedHistory[]): DashboardIndex {
  return { format: DATA_FORMAT, repositoryUrl: null, histories }
}

const TWO = indexOf(indexed(), indexed({ branch: 'release/8.4', suite: 'pfs' }), indexed({ suite: 'other' }))

describe('what the address asks for', () => {
  it('is the first there is, where it says nothing', () => {
    const { choice, missing } = readChoice('', TWO) ?? {}
    expect(choice).toMatchObject({
      history: TWO.histories[0],
      workload: 'read',
      threads: 1,
      runs: 100,
      scenarios: null,
    })
    expect(missing).toEqual([])
  })

  it('is nothing where nothing is stored', () => {
    expect(readChoice('#branch=main', indexOf())).toBeUndefined()
  })

  it('is no cell where no run of a suite has measured one', () => {
    const { choice, missing } = readChoice('#workload=gone', indexOf(indexed({ workloads: [] }))) ?? {}
    expect(choice).toMatchObject({ workload: '', threads: 0 })
    expect(missing).toEqual(['workload “gone”'])
  })

  it('is what it names', () => {
    const hash = '#branch=main&suite=other&workload=write&threads=8&runs=25&show=b&show=a'
    const { choice, missing } = readChoice(hash, TWO) ?? {}
    expect(choice).toMatchObject({ workload: 'write', threads: 8, runs: 25, scenarios: ['b', 'a'] })
    expect(choice?.history).toBe(TWO.histories[2])
    expect(missing).toEqual([])
  })

  it('is told where it does not exist, and the first there is instead', () => {
    const { choice, missing } = readChoice('#branch=gone&workload=write&threads=1&runs=7', TWO) ?? {}
    expect(choice).toMatchObject({ history: TWO.histories[0], workload: 'write', threads: 4, runs: 100 })
    expect(missing).toEqual(['branch “gone”', 'threads “1”', 'runs “7”'])
  })

  it('comes back from the address it is written to, whatever the names', () => {
    fc.assert(
      fc.property(tricky, tricky, tricky, fc.array(tricky, { minLength: 1 }), (branch, suite, workload, scenarios) => {
        const names = [branch, suite, workload, ...scenarios]
        fc.pre(names.every((name) => name.isWellFormed()))
        const history = indexed({ branch, suite, workloads: [{ name: workload, threads: [2] }] })
        const index = indexOf(indexed({ branch: 'another' }), history)
        const choice = { history, workload, threads: 2, runs: Number.POSITIVE_INFINITY, scenarios }
        expect(readChoice(writeChoice(choice), index)).toEqual({ choice, missing: [] })
      }),
    )
  })

  it('has no number of runs in the address where it is the usual one', () => {
    const { choice } = readChoice('', TWO) ?? {}
    expect(choice && writeChoice(choice)).toBe('#branch=main&suite=pfs&workload=read&threads=1')
  })
})

describe('the number of runs', () => {
  it('is one of those below what is stored, or all', () => {
    const texts = (runs: number) => runCounts(indexed({ runs })).map(runsText)
    expect(texts(10)).toEqual(['all'])
    expect(texts(11)).toEqual(['10', 'all'])
    expect(texts(5000)).toEqual(['10', '25', '50', '100', '200', '500', '1000', 'all'])
  })

  it.each([
    ['a hundred of more', [chunk(100), chunk(1)], 100],
    ['all of exactly a hundred', [chunk(100)], Number.POSITIVE_INFINITY],
    ['all of few', [chunk(3)], Number.POSITIVE_INFINITY],
    ['as many as load quickly', [chunk(40, 260_000), chunk(40, 260_000), chunk(30, 200_000)], 50],
    ['the fewest where nothing loads quickly', [chunk(40, 900_000)], 10],
  ])('is usually %s', (_, chunks, runs) => {
    expect(readChoice('', indexOf(indexed({ chunks })))?.choice.runs).toBe(runs)
  })

  it('needs the newest files that have them, and no other', () => {
    const history = indexed({ chunks: [chunk(100), chunk(99), chunk(50)] })
    const runsOf = (count: number) => chunksWith(history, count).map(({ runs }) => runs)
    expect(runsOf(50)).toEqual([50])
    expect(runsOf(51)).toEqual([99, 50])
    expect(runsOf(149)).toEqual([99, 50])
    expect(runsOf(150)).toEqual([100, 99, 50])
    expect(runsOf(Number.POSITIVE_INFINITY)).toEqual([100, 99, 50])
  })
})
