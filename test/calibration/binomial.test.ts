import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerRate, upperRate } from './binomial.ts'

const counts = fc
  .integer({ min: 1, max: 3000 })
  .chain((runs) => fc.record({ runs: fc.constant(runs), hits: fc.integer({ min: 0, max: runs }) }))

/** P(X ≤ hits), term by term. */
function atMost(hits: number, runs: number, rate: number): number {
  let logTerm = runs * Math.log1p(-rate)
  let sum = Math.exp(logTerm)
  for (let count = 1; count <= hits; count++) {
    logTerm += Math.log((runs - count + 1) / count) + Math.log(rate) - Math.log1p(-rate)
    sum += Math.exp(logTerm)
  }
  return sum
}

describe('limits of a rate', () => {
  it.each([
    { hits: 0, runs: 298, upper: 1 - 0.05 ** (1 / 298) },
    { hits: 0, runs: 299, upper: 1 - 0.05 ** (1 / 299) },
    { hits: 0, runs: 1, upper: 0.95 },
  ])('without a hit in $runs runs have the upper one that leaves 5 % for that', ({ hits, runs, upper }) => {
    expect(upperRate(hits, runs)).toBeCloseTo(upper, 13)
    expect(lowerRate(hits, runs)).toBe(0)
  })

  it('show a rate below 1 % from exactly 299 runs without a hit', () =>
    expect([298, 299].map((runs) => upperRate(0, runs) < 0.01)).toEqual([false, true]))

  it('leave 5 % by the sum of the probabilities of as many hits', () => {
    fc.assert(
      fc.property(counts, ({ hits, runs }) => {
        const [upper, lower] = [upperRate(hits, runs), lowerRate(hits, runs)]
        if (hits === runs) expect(upper).toBe(1)
        else expect(atMost(hits, runs, upper)).toBeCloseTo(0.05, 9)
        if (hits === 0) expect(lower).toBe(0)
        else expect(atMost(hits - 1, runs, lower)).toBeCloseTo(0.95, 9)
      }),
      { numRuns: 200 },
    )
  })

  it('are anything where nothing was counted', () => expect([lowerRate(0, 0), upperRate(0, 0)]).toEqual([0, 1]))

  it.each([
    [-1, 5],
    [6, 5],
    [0.5, 5],
    [Number.NaN, 5],
    [0, 0.5],
  ])('refuse %d hits in %d runs', (hits, runs) => {
    expect(() => upperRate(hits, runs)).toThrow(RangeError)
    expect(() => lowerRate(hits, runs)).toThrow(RangeError)
  })
})
