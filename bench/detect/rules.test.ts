import { describe, expect, test } from 'vitest'
import { mannWhitney } from './mann-whitney.ts'
import { otavaChangePoints } from './otava.ts'
import {
  asv,
  bencherPercentage,
  bencherTTest,
  benchstat,
  bootstrapOfStarts,
  clickhouse,
  cockroach,
  dolt,
  githubActionBenchmark,
  otava,
  pairedT,
  rankTest,
  type Samples,
} from './rules.ts'

const of = (base: number[], head: number[]) => ({ base, head }) as unknown as Samples
/** 100.0, 100.1, … */
const about = (level: number, count: number, step = 0.1) => Array.from({ length: count }, (_, at) => level + at * step)

describe('the rule of github-action-benchmark', () => {
  const rule = githubActionBenchmark(1.1)
  test('compares a run only with the last stored run', () => {
    expect(rule(of([200, 110], [100]))).toBe(false)
    expect(rule(of([100, 111], [100]))).toBe(true)
  })
})

describe('the rule of Bencher', () => {
  test('fails a run that is below the stored mean by more than the percentage, not one exactly at that limit', () => {
    expect(bencherPercentage(0.1)(of([90, 110], [90]))).toBe(false)
    expect(bencherPercentage(0.1)(of([90, 110], [89.9]))).toBe(true)
  })

  // Mean 100, s = √(10/4) = 1.5811, t(0.99, 4) = 3.7469, √(1 + 1/5) = 1.0954: the limit is 100 − 6.4898.
  test('fails a run below the prediction interval of the stored runs if it uses the t-test', () => {
    const history = [98, 99, 100, 101, 102]
    expect(bencherTTest(0.99)(of(history, [93.52]))).toBe(false)
    expect(bencherTTest(0.99)(of(history, [93.5]))).toBe(true)
  })
})

describe('the Mann–Whitney test', () => {
  test.each([
    // All of one sample below the other: one of C(6, 3) = 20, and one of C(20, 10) = 184,756 orders, on either side.
    { left: [1, 2, 3], right: [4, 5, 6], p: 2 / 20 },
    { left: about(1, 10), right: about(3, 10), p: 2 / 184_756 },
    // U = 1: two of the 20 orders have at most that.
    { left: [1, 2, 4], right: [3, 5, 6], p: 4 / 20 },
    // U = 4 of 9, ten orders have at most that: the half, so twice the tail is all.
    { left: [1, 4, 5], right: [2, 3, 6], p: 1 },
  ])('gives the exact p-value $p, whichever sample comes first', ({ left, right, p }) => {
    expect(mannWhitney(left, right)).toBeCloseTo(p, 12)
    expect(mannWhitney(right, left)).toBeCloseTo(p, 12)
  })
})

describe('the rule of benchstat', () => {
  test('fails a change if all four runs of head are slower, and not if all four are faster', () => {
    expect(benchstat(of(about(100, 4, 0.01), about(99, 4, 0.01)))).toBe(true)
    expect(benchstat(of(about(99, 4, 0.01), about(100, 4, 0.01)))).toBe(false)
  })
  // 2 of C(6, 3) orders: p = 0.1.
  test('fails no change with only three runs of each side, however slow', () =>
    expect(benchstat(of([10, 11, 12], [1, 2, 3]))).toBe(false))
})

describe('the rule of asv', () => {
  test('fails a change only if it takes a tenth more time with p < 0.002', () => {
    expect(asv(of(about(100, 10, 0.01), about(92, 10, 0.01)))).toBe(false)
    expect(asv(of(about(100, 10, 0.01), about(90, 10, 0.01)))).toBe(true)
    // 2 of C(10, 5) = 252 orders: p = 0.008.
    expect(asv(of(about(100, 5, 0.01), about(50, 5, 0.01)))).toBe(false)
  })
})

describe('the rule of Dolt', () => {
  test('fails a change only if it takes more than 5% more time', () => {
    expect(dolt(of([104.9], [100]))).toBe(false)
    expect(dolt(of([105.1], [100]))).toBe(true)
  })
})

describe('the rule of ClickHouse', () => {
  test('fails a change only if it takes more than a tenth more time', () => {
    expect(clickhouse(of(about(100, 7, 0.01), about(92, 7, 0.01)))).toBe(false)
    expect(clickhouse(of(about(100, 7, 0.01), about(90, 7, 0.01)))).toBe(true)
  })
  test('fails a change only if its difference is larger than the differences of random splits of all runs', () => {
    const wild = [50, 60, 70, 100, 130, 140, 150]
    expect(clickhouse(of(wild as [number, ...number[]], wild.map((one) => one * 0.88) as [number, ...number[]]))).toBe(
      false,
    )
  })
})

describe('the rule of Otava', () => {
  const noise = [0.3, -0.2, 0.1, -0.4, 0.2, 0.4, -0.1, -0.3, 0, 0.25]
  const level = (mean: number, count: number) => Array.from({ length: count }, (_, at) => mean + (noise[at % 10] ?? 0))

  test('finds each run at which the level changes, and no change in a constant level with noise', () => {
    expect(otavaChangePoints([...level(100, 40), ...level(97, 10)])).toEqual([40])
    expect(otavaChangePoints([...level(100, 20), ...level(103, 20), ...level(107, 20)])).toEqual([20, 40])
    expect(otavaChangePoints(level(100, 50))).toEqual([])
  })
  test('finds a change at the last run only if the change is large', () => {
    expect(otavaChangePoints([...level(100, 40), 99.4])).toEqual([])
    expect(otavaChangePoints([...level(100, 40), 90])).toEqual([40])
  })
  test('fails a pull request that is slower, not one that is faster or follows an earlier slowdown', () => {
    expect(otava(of(level(100, 40), level(97, 10)))).toBe(true)
    expect(otava(of(level(97, 40), level(100, 10)))).toBe(false)
    expect(otava(of([...level(103, 20), ...level(100, 20)], level(100, 10)))).toBe(false)
  })
})

describe('the rule of CockroachDB', () => {
  test('fails a change only if it is slower by the threshold and a rank test confirms the difference', () => {
    const base = about(100, 10, 0.01)
    expect(cockroach(0.02)(of(base, about(97.5, 10, 0.01)))).toBe(true)
    expect(cockroach(0.03)(of(base, about(97.5, 10, 0.01)))).toBe(false)
    expect(cockroach(0.02)(of([100, 90, 110], [97, 87, 107]))).toBe(false)
  })
})

describe('a statistical test of windows in which both servers ran', () => {
  test('finds a slowdown below noise that both servers share if it is a paired t-test, not if it is a rank test', () => {
    const base = [100, 150, 120, 80, 130]
    const head = base.map((rate, nth) => rate * (0.99 + 0.001 * (nth % 2)))
    expect(pairedT(0.01)(of(base, head))).toBe(true)
    expect(rankTest(0.01)(of(base, head))).toBe(false)
    expect(pairedT(0.01)(of(head, base))).toBe(false)
  })

  test('finds a slowdown larger than the noise, and no gain, if it is a rank test', () => {
    expect(rankTest(0.01)(of(about(100, 10), about(90, 10)))).toBe(true)
    expect(rankTest(0.01)(of(about(90, 10), about(100, 10)))).toBe(false)
  })
})

describe('a bootstrap over starts', () => {
  const starts = (levels: number[]) => levels.flatMap((level) => [level, level + 0.1])
  const rule = bootstrapOfStarts(5, 0.01)
  test('finds a slowdown that every start shows, not one that only a single start shows in all its runs', () => {
    const usual = starts([100, 101, 99, 100, 100.5])
    expect(rule(of(usual, starts([95, 96, 94, 95, 95.5])))).toBe(true)
    expect(rule(of(usual, starts([100, 90, 101, 100, 99])))).toBe(false)
    expect(rule(of(starts([95, 96, 94, 95, 95.5]), usual))).toBe(false)
  })
})
