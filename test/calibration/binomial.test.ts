import { describe, expect, it } from 'vitest'
import { lowerRate, upperRate } from './binomial.ts'

describe('the limits of a measured rate', () => {
  it.each([
    { hits: 0, runs: 298, upper: 1 - 0.05 ** (1 / 298) },
    { hits: 0, runs: 299, upper: 1 - 0.05 ** (1 / 299) },
    { hits: 0, runs: 1, upper: 0.95 },
  ])(
    'end, after $runs runs without a hit, at the rate that gives no hit in 5% of such series',
    ({ hits, runs, upper }) => {
      expect(upperRate(hits, runs)).toBeCloseTo(upper, 13)
      expect(lowerRate(hits, runs)).toBe(0)
    },
  )

  it('show a rate below 1% after exactly 299 runs without a hit', () =>
    expect([298, 299].map((runs) => upperRate(0, runs) < 0.01)).toEqual([false, true]))

  it('are 0 and 1 if no run was counted', () => expect([lowerRate(0, 0), upperRate(0, 0)]).toEqual([0, 1]))
})
