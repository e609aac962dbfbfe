import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CellComparison } from '../../../src/core/comparison/comparison.ts'
import { compareWithHistory, historyOf } from '../../../src/core/history/compare-history.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { comparison, effect, normal } from '../../builders.ts'
import { type StandingKind, standingOf } from './standing.ts'
import { storedCell, storedRun, storedRuns } from './stored-runs.ts'

const NOW = storedRun()
const HERE = { workload: 'oltp_read_only', threads: 4 }
const THERE = { workload: 'oltp_read_only', threads: 8 }

function scattered(runs: number, level: number, sd = 0.01): number[] {
  const random = seededRandom(4)
  return Array.from({ length: runs }, () => level + sd * normal(random))
}

function cost(mean: number, standardError = 0.005, overrides: Partial<CellComparison> = {}): CellComparison {
  const within = { variance: standardError ** 2, df: 60 }
  return comparison({ effect: effect({ mean, standardError, within, between: { variance: 0, df: 20 } }), ...overrides })
}

describe('compareWithHistory', () => {
  const history = historyOf(NOW, [HERE], storedRuns(scattered(20, -0.1)))

  it('holds a scenario against its own earlier ratios to the control', () => {
    const [found, ...others] = compareWithHistory([cost(-0.25)], history).cells
    expect(others).toEqual([])
    expect(found).toMatchObject({ rule: 'history', scope: 'cell', scenario: 'on', reference: 'on', confidence: 0.95 })
    expect(found?.change).toBeCloseTo(Math.expm1(-0.15), 1)
    expect(found?.low).toBeLessThan(found?.change ?? 0)
    expect(found?.high).toBeGreaterThan(found?.change ?? 0)
    expect(found).toMatchObject({ blocks: 10, trials: 2 })
  })

  it('names the cells that have no baseline, and how far they are', () => {
    const few = historyOf(NOW, [HERE], storedRuns(scattered(3, 0)))
    const place = { rule: 'history', scenario: 'on', reference: 'on' }
    expect(compareWithHistory([cost(0), cost(0, 0.01, THERE)], few)).toEqual({
      cells: [],
      means: [],
      missing: [
        { ...place, ...HERE, have: 3, need: 8, since: null },
        { ...place, ...THERE, have: 0, need: 8, since: null },
      ],
    })
  })

  it('has a scenario’s mean only where all of its cells have a baseline', () => {
    const both = storedRuns(scattered(20, 0), () => ({ cells: [storedCell(HERE), storedCell(THERE)] }))
    const costs = [cost(-0.2, 0.005, HERE), cost(-0.3, 0.005, THERE)]
    const [mean, ...others] = compareWithHistory(costs, historyOf(NOW, [HERE, THERE], both)).means
    expect(others).toEqual([])
    expect(mean).toMatchObject({ rule: 'history', scope: 'mean' })
    expect(compareWithHistory(costs, historyOf(NOW, [HERE, THERE], storedRuns(scattered(20, 0)))).means).toEqual([])
  })

  it('is judged by the same rule as any other comparison', () => {
    const kind = (mean: number) => standingOf(compareWithHistory([cost(mean)], history).cells)
    expect(kind(-0.1)).toBe('passed')
    expect(kind(0.3)).toBe('passed')
    expect(kind(-0.4)).toBe('regressed')
  })

  it('never calls a regression what it would not have called one with less noise', () => {
    const order: readonly StandingKind[] = ['passed', 'open', 'regressed']
    fc.assert(
      fc.property(
        fc.double({ min: -0.6, max: 0.2, noNaN: true }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (mean, error, factor) => {
          const quiet = standingOf(compareWithHistory([cost(mean, error)], history).cells)
          const noisy = standingOf(compareWithHistory([cost(mean, factor * error)], history).cells)
          expect(order.indexOf(noisy)).toBeLessThanOrEqual(Math.max(1, order.indexOf(quiet)))
        },
      ),
    )
  })
})

describe('historyOf', () => {
  it('does not depend on how fast the machines were', () => {
    const runs = storedRuns(scattered(20, -0.1))
    const faster = runs.map((run) => ({ ...run, cells: run.cells.map((cell) => ({ ...cell, qps: 7 * cell.qps })) }))
    const found = (records: typeof runs) => compareWithHistory([cost(-0.2)], historyOf(NOW, [HERE], records))
    expect(found(faster)).toEqual(found(runs))
  })

  it('says what changed since the newest stored run of the suite', () => {
    const runs = storedRuns(scattered(10, 0), (index) => (index < 9 ? { sysbench: '0.5' } : {}))
    expect(historyOf(NOW, [HERE], runs).warnings).toEqual([])
    const later = storedRun({ recordedAt: '2027-01-01T00:00:00.000Z', sysbench: '1.1.0' })
    expect(historyOf(NOW, [HERE], [later, ...runs]).warnings.map(({ code }) => code)).toEqual(['sysbench-changed'])
    const foreign = { ...later, suite: { name: 'another', fingerprint: '' } }
    expect(historyOf(NOW, [HERE], [foreign, ...runs]).warnings).toEqual([])
  })

  it('knows the spread between runs, or that there is none to know', () => {
    expect(historyOf(NOW, [HERE], storedRuns(scattered(30, 0, 0.05))).runSd).toBeCloseTo(0.05, 1)
    expect(historyOf(NOW, [HERE], []).runSd).toBeNull()
    expect(historyOf(NOW, [HERE], []).warnings).toEqual([])
  })
})
