import { describe, expect, it } from 'vitest'
import { figures, remainder, remainderFigures } from '../../../src/core/attribution/sums.ts'

import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const slower = (change: number, standardError = 0.01) => effect({ mean: Math.log1p(change), standardError, df: 40 })

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

it('the figures of an effect are shares of QPS, with the limits of the interval', () => {
  const known = effect({ mean: -0.1, standardError: 0.01, df: 7 })
  const reach = 0.01 * studentTQuantile(0.975, 7)
  expect(figures(known, 0.95)).toEqual({
    change: expect.closeTo(Math.expm1(-0.1), 12),
    low: expect.closeTo(Math.expm1(-0.1 - reach), 12),
    high: expect.closeTo(Math.expm1(-0.1 + reach), 12),
  })
})
