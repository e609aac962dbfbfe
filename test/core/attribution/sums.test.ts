import { describe, expect, it } from 'vitest'
import { figures, remainder, remainderFigures } from '../../../src/core/attribution/sums.ts'

import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const slower = (change: number, standardError = 0.01) => effect({ mean: Math.log1p(change), standardError, df: 40 })
const first = (change: number) => ({ effect: slower(change), base: 1, isLast: false })

it('figures have ends, however few measurements they are of', () => {
  const vague = { ...slower(-0.1, 5), df: 1e-3 }
  const all = [figures(vague, 0.95), remainderFigures(vague, slower(-0.1), 0.95)]
  for (const { low, high } of all) expect([low, high].every(Number.isFinite)).toBe(true)
})

describe('what is left of the whole', () => {
  it('is slower where the sum is less, with the errors of both', () => {
    const left = remainder(slower(-0.2, 0.004), slower(-0.1, 0.003))
    expect(left.mean).toBeCloseTo(Math.log(0.8 / 0.9), 12)
    expect(left.standardError).toBeCloseTo(0.005, 12)
    expect(left.df).toBeGreaterThan(40)
  })

  it('and the sum are the whole, in shares of the reference', () => {
    const { change, low, high } = remainderFigures(slower(-0.2), slower(-0.15), 0.95)
    expect(change).toBeCloseTo(-0.05, 12)
    expect(low).toBeLessThan(-0.05)
    expect(high).toBeGreaterThan(-0.05)
  })
})

describe('an effect that was measured twice', () => {
  const known = slower(-0.1, 0.01)

  it('lies nearer to the surer figure, and is surer than either, where both agree', () => {
    const { mean, standardError } = agreed(known, slower(-0.1 + 0.005, 0.02))
    expect(mean).toBeCloseTo(0.8 * Math.log1p(-0.1) + 0.2 * Math.log1p(-0.095), 12)
    expect(standardError).toBeCloseTo(1 / Math.sqrt(1 / 0.01 ** 2 + 1 / 0.02 ** 2), 12)
  })

  it('lies about in the middle, and is as unsure as the two are apart, where they contradict each other', () => {
    const other = effect({ mean: known.mean - 0.2, standardError: 0.02 })
    const { mean, standardError } = agreed(known, other)
    expect(Math.abs(mean - (known.mean - 0.1))).toBeLessThan(0.002)
    expect(standardError).toBeCloseTo(0.1, 2)
  })
})

it('the figures of an effect are shares of QPS, with the limits of the interval', () => {
  const known = effect({ mean: -0.1, standardError: 0.01, df: 7 })
  const reach = 0.01 * studentTQuantile(0.975, 7)
  expect(figures(known, 0.95)).toEqual({
    change: expect.closeTo(Math.expm1(-0.1), 12),
    low: expect.closeTo(Math.expm1(-0.1 - reach), 12),
    high: expect.closeTo(Math.expm1(-0.1 + reach), 12),
  })
})

describe('independent effects', () => {
  it('are as certain a sum of times as their shares of the time make it', () => {
    const half = slower(-0.5)
    const sum = sumOfTimes([
      { effect: half, base: 1, isLast: false },
      { effect: half, base: 1, isLast: false },
    ])
    // Each doubles the time of a query that three such times make up.
    expect(sum.standardError).toBeCloseTo(Math.SQRT2 * 0.01 * (2 / 3), 12)
    const last = sumOfTimes([{ effect: half, base: 2, isLast: true }])
    expect(Math.exp(last.mean)).toBeCloseTo(1 / 2, 12)
    expect(last.standardError).toBeCloseTo(0.01 * (1 / 2), 12)
  })

  it('that take exactly all the time there is are no sum of times', () => {
    const all = { effect: effect({ mean: Math.log(2), standardError: 0.01 }), base: 2, isLast: false }
    expect(sumOfTimes([all]).mean).toBeCloseTo(Math.log(2), 12)
  })
})
