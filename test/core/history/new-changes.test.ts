import { describe, expect, it } from 'vitest'
import { newChanges } from '../../../src/core/history/new-changes.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'
import { storedCell, storedRuns } from './stored-runs.ts'

const NOISE = 0.01

/** One level after the other, each with this many runs. */
function levels(...all: readonly (readonly [runs: number, change: number])[]): number[] {
  const random = seededRandom(9)
  return all.flatMap(([runs, change]) =>
    Array.from({ length: runs }, () => Math.log1p(change) + NOISE * normal(random)),
  )
}

/** News of each run when it was the newest: its place, and the change. */
function newsOfEach(records: readonly RunRecord[]): (readonly [number, string])[] {
  return records.flatMap((run, place) =>
    newChanges(records.slice(0, place + 1), run).map(({ change }) => [place, change.first.id] as const),
  )
}

function theLast<T>(values: readonly T[]): T {
  const last = values.at(-1)
  if (last === undefined) throw new RangeError('no values')
  return last
}

describe('newChanges', () => {
  it('tells a slowdown with exactly the fifth run after it, once', () => {
    expect(newsOfEach(storedRuns(levels([20, 0], [20, -0.1])))).toEqual([[24, '20']])
  })

  it('tells what comes back as news of its own', () => {
    expect(newsOfEach(storedRuns(levels([15, 0], [15, -0.1], [10, 0])))).toEqual([
      [19, '15'],
      [34, '30'],
    ])
  })

  it('tells a change that is too small for five runs with the run that shows it', () => {
    const told = newsOfEach(storedRuns(levels([20, 0], [30, -0.018])))
    expect(told).toHaveLength(1)
    expect(told[0]?.[0]).toBeGreaterThan(24)
  })

  it.each([31, 41, 157, 159])('tells a change once that noise lets come and go (%i)', (seed) => {
    const random = seededRandom(seed)
    const means = Array.from({ length: 45 }, (_, index) => (index < 20 ? 0 : Math.log(0.95)) + 0.02 * normal(random))
    expect(newsOfEach(storedRuns(means))).toHaveLength(1)
  })

  it('is none for a disturbed run, which counts for nothing', () => {
    const records = storedRuns(levels([20, 0], [5, -0.1]))
    const [last, before] = [theLast(records), records.slice(0, -1)]
    expect(newChanges(records, last)).toHaveLength(1)
    const disturbed = { ...last, disturbed: 0.9 }
    expect(newChanges([...before, disturbed], disturbed)).toEqual([])
  })

  it('is none for a run that was stored late and lies long before the change', () => {
    const records = storedRuns(levels([20, 0], [6, -0.1]))
    const early = records.find(({ id }) => id === '3')
    expect(early).toBeDefined()
    if (early !== undefined) expect(newChanges(records, early)).toEqual([])
  })

  it('is asked more of in a suite with many series, of which one would soon change by chance', () => {
    const means = levels([10, 0], [5, -0.025])
    const [one, many] = [1, 100].map((series) =>
      storedRuns(means, (index) => ({ cells: cellsOf(series, means[index] ?? 0, index) })),
    )
    expect(newChanges(one ?? [], theLast(one ?? []))).toHaveLength(1)
    expect(newChanges(many ?? [], theLast(many ?? []))).toEqual([])
  })

  /** The first cell has the level that is given, the others do not change. */
  function cellsOf(series: number, mean: number, index: number): RunRecord['cells'] {
    return Array.from({ length: series }, (_, at) =>
      storedCell({
        threads: at + 1,
        ratio: { mean: at === 0 ? mean : ((index * 7 + at) % 5) / 500, standardError: 0.001 },
      }),
    )
  }
})
