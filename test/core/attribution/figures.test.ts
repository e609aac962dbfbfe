import { expect, it } from 'vitest'
import { causeFigures, costFigures } from '../../../src/core/attribution/figures.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

it('the figures of an effect are finite, even with hardly any degrees of freedom', () => {
  const vague = { ...effect({ mean: -0.1, standardError: 5 }), df: 1e-3 }
  for (const { low, high } of [causeFigures(vague), costFigures(vague, -0.1)])
    expect([low, high].every(Number.isFinite)).toBe(true)
})

it('the figures of an effect are its relative change in QPS and the ends of its 95% interval', () => {
  const known = effect({ mean: -0.1, standardError: 0.01, df: 7 })
  const reach = 0.01 * studentTQuantile(0.975, 7)
  expect(causeFigures(known)).toEqual({
    change: expect.closeTo(Math.expm1(-0.1), 12),
    low: expect.closeTo(Math.expm1(-0.1 - reach), 12),
    high: expect.closeTo(Math.expm1(-0.1 + reach), 12),
  })
})

it('a line whose removal regains everything costs the whole change, as a share of the QPS before', () => {
  const whole = Math.log(0.8)
  const { change, low, high } = costFigures(effect({ mean: -whole, standardError: 0.01 }), whole)
  expect(change).toBeCloseTo(-0.2, 12)
  expect(low).toBeLessThan(change)
  expect(high).toBeGreaterThan(change)
  expect(costFigures(effect({ mean: Math.log(1.1) }), whole).change).toBeCloseTo(-0.08, 12)
})
