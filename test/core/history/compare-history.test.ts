import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../src/core/comparison/comparison.ts'
import {
  type Baseline,
  type BaselineLevel,
  baselines,
  compareWithHistory,
  departure,
  historyOf,
  runSpread,
} from '../../../src/core/history/compare-history.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { huber, type Sample } from '../../../src/core/stats/robust.ts'
import { comparison, effect, normal } from '../../builders.ts'
import { storedCell, storedRun, storedRuns, storedSeries } from './stored-runs.ts'

const NOW = storedRun()
const HERE = { workload: 'oltp_read_only', threads: 4 }
const THERE = { workload: 'oltp_read_only', threads: 8 }

function scattered(runs: number, level: number, sd = 0.01, seed = 4): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: runs }, () => level + sd * normal(random))
}

function cost(mean: number, standardError = 0.005, overrides: Partial<Comparison> = {}): Comparison {
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
})

describe('historyOf', () => {
  it('knows the spread between runs, or that there is none to know', () => {
    expect(historyOf(NOW, [HERE], storedRuns(scattered(30, 0, 0.05))).runSd).toBeCloseTo(0.05, 1)
    expect(historyOf(NOW, [HERE], []).runSd).toBeNull()
  })
})

const EIGHT = [-0.02, 0.01, -0.05, -0.03, 0.02, -0.04, 0, -0.06] as const satisfies Sample

function baselineOf(means: readonly number[], overrides: (index: number) => Partial<RunRecord> = () => ({})): Baseline {
  const [found] = baselines([storedSeries(means, overrides)], NOW)
  if (found === undefined) throw new Error('one series has one baseline')
  return found
}

function levelOf(
  means: readonly number[],
  overrides: (index: number) => Partial<RunRecord> = () => ({}),
): BaselineLevel {
  const found = baselineOf(means, overrides)
  if (found.kind === 'none') throw new Error(`${found.have} of ${found.need} runs`)
  return found
}

const OTHER_SERVER = {
  scenarios: NOW.scenarios.map((each) => ({ ...each, server: { product: 'MySQL', version: '9.7.3' } })),
}

/** A run in which the candidate had other settings. */
const OTHERWISE_SET = {
  scenarios: NOW.scenarios.map((each) => (each.role === 'candidate' ? { ...each, fingerprint: 'other' } : each)),
}

describe('a change of settings', () => {
  const before = scattered(10, 0, 0.02)

  it('is held against the runs before it', () => {
    expect(baselineOf(before, () => OTHERWISE_SET)).toMatchObject({ kind: 'level', runs: 10 })
  })

  it('counts them until there are eight runs after it', () => {
    const after = (many: number) =>
      levelOf([...before, ...before.slice(0, many)], (index) => (index < before.length ? OTHERWISE_SET : {}))
    expect(after(7).runs).toBe(17)
    expect(after(8).runs).toBe(8)
  })
})

describe('a baseline', () => {
  it('is there with exactly eight runs, not with one less', () => {
    expect(baselineOf(scattered(8, 0, 0.02))).toMatchObject({ kind: 'level', runs: 8 })
    expect(baselineOf(scattered(7, 0, 0.02))).toEqual({ kind: 'none', have: 7, need: 8, since: null })
    expect(baselineOf([])).toEqual({ kind: 'none', have: 0, need: 8, since: null })
  })

  it('is the Huber mean, with the robust variance of one value', () => {
    const { mean, variance } = huber(EIGHT)
    const level = levelOf(EIGHT)
    expect(level).toMatchObject({ mean, spread: 8 * variance, noise: expect.closeTo(1e-4, 12) })
    expect(level.df).toBeCloseTo(0.7 * 7, 12)
    expect(runSpread(level) ** 2).toBeCloseTo(8 * variance - 1e-4, 12)
  })

  it('forgets all but the newest thirty runs', () => {
    const means = scattered(50, 0, 0.02)
    const level = levelOf(means)
    expect(level).toMatchObject({ runs: 30, mean: levelOf(means.slice(20)).mean })
  })

  it('takes a run that is far off for one at four standard deviations', () => {
    const calm = scattered(20, 0, 0.02)
    expect(levelOf([...calm, -5]).spread).toBe(levelOf([...calm, -50]).spread)
    expect(levelOf([...calm, -5]).mean).toBeCloseTo(levelOf(calm).mean, 1)
  })

  it.each([
    { what: 'regressed', run: { verdict: 'regressed' } },
    { what: 'was disturbed', run: { disturbed: 0.9 } },
    { what: 'was not compared with the control', run: { cells: [] } },
  ] as const)('leaves out a run that $what', ({ run }) => {
    const means = scattered(9, 0, 0.02)
    expect(baselineOf(means, (index) => (index === 3 ? run : {}))).toMatchObject({ kind: 'level', runs: 8 })
    expect(baselineOf(means, (index) => (index < 2 ? run : {}))).toMatchObject({ kind: 'none', have: 7 })
  })

  it('begins anew with another server version, and does not outlive it', () => {
    const means = scattered(20, 0, 0.02)
    expect(levelOf(means, (index) => (index < 10 ? OTHER_SERVER : {}))).toMatchObject({ runs: 10 })
    const outlived = { kind: 'none', have: 0, need: 8, since: 'server version' }
    expect(baselineOf(means, () => OTHER_SERVER)).toEqual(outlived)
    expect(baselineOf(means, (index) => (index === 19 ? OTHER_SERVER : {}))).toEqual(outlived)
  })

  it('travels between machines', () => {
    const machine = { ...NOW.machine, cpuModel: 'another' }
    expect(levelOf(scattered(20, 0, 0.02), (index) => (index % 2 === 0 ? { machine } : {}))).toMatchObject({ runs: 20 })
  })
})

describe('baselines of several cells', () => {
  const many = (cells: number) =>
    baselines(
      Array.from({ length: cells }, (_, cell) => storedSeries(scattered(8, 0, 0.01 * (cell + 1), cell))),
      NOW,
    ).flatMap((each) => (each.kind === 'level' ? [each] : []))
  const alone = (cell: number) => levelOf(scattered(8, 0, 0.01 * (cell + 1), cell))

  it('share what they know of the spread from exactly four on', () => {
    expect(many(3)).toEqual([0, 1, 2].map(alone))
    const range = (levels: readonly BaselineLevel[]) => {
      const spreads = levels.map(({ spread }) => spread)
      return Math.max(...spreads) / Math.min(...spreads)
    }
    expect(range(many(4))).toBeLessThan(range([0, 1, 2, 3].map(alone)))
    expect(many(4).map(({ mean }) => mean)).toEqual([0, 1, 2, 3].map((cell) => alone(cell).mean))
  })

  it('never count for more than twice the runs that there are', () => {
    const alike = Array.from({ length: 24 }, (_, cell) => storedSeries(scattered(8, 0, 0.02, cell)))
    for (const each of baselines(alike, NOW)) expect(each).toMatchObject({ df: expect.closeTo(2 * 0.7 * 7, 9) })
  })

  it('keep their order where some have none', () => {
    const series = [8, 3, 9].map((runs) => storedSeries(scattered(runs, 0, 0.02)))
    expect(baselines(series, NOW).map(({ kind }) => kind)).toEqual(['level', 'none', 'level'])
  })
})

describe('departure', () => {
  const now = effect({
    mean: -0.2,
    standardError: Math.sqrt(1.25e-4),
    df: 60,
    within: { variance: 1e-4, df: 80 },
    between: { variance: 2.5e-5, df: 20 },
  })

  it('is the difference to the level, with the variances of the run, of the runs, and of the level', () => {
    const level: BaselineLevel = { ...levelOf(EIGHT), mean: -0.1, runs: 8, spread: 9e-4, noise: 1e-4, df: 5 }
    const found = departure(now, level)
    expect(found.mean).toBeCloseTo(-0.1, 12)
    expect(found.standardError ** 2).toBeCloseTo(1.25e-4 + 8e-4 * (1 + 1 / 8) + 1e-4 / 8, 12)
    expect(found.within.variance + found.between.variance).toBeCloseTo(found.standardError ** 2, 12)
    expect(found.df).toBe(5)
  })

  it('is known no better than the run is, where the run is known worst', () => {
    const found = departure({ ...now, df: 3, standardError: 1 }, levelOf(EIGHT))
    expect(found.df).toBeCloseTo(3, 1)
  })
})
