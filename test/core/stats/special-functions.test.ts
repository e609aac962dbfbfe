import fc from 'fast-check'
import { dnorm, pnorm, qt } from 'lib-r-math.js'
import { describe, expect, it } from 'vitest'
import {
  normalDensity,
  normalTail,
  normalTailQuantile,
  studentTQuantile,
  studentTTail,
} from '../../../src/core/stats/special-functions.ts'

/** P(T ≤ t). */
function studentTCdf(t: number, df: number): number {
  return t > 0 ? 1 - studentTTail(t, df) : studentTTail(t, df)
}

/** Quantiles of Student's t by bisection of the incomplete beta function at 50 digits (mpmath 1.3). */
const EXACT_QUANTILES = [
  { probability: 0.9996, df: 11, t: 4.572574726357698 },
  { probability: 0.9999583, df: 30, t: 4.547173680190908 },
  { probability: 0.999, df: 7, t: 4.785289628638334 },
  { probability: 0.975, df: 1.5, t: 6.0166631044279315 },
  { probability: 0.95, df: 0.5, t: 41.13600009287828 },
  { probability: 0.999, df: 2.7, t: 12.060324543102425 },
  { probability: 0.6, df: 3.5, t: 0.2732654540557797 },
  { probability: 0.975, df: 7.3, t: 2.345066736547704 },
  { probability: 0.000001, df: 12.6, t: -8.239305664657811 },
  { probability: 0.9999, df: 20.25, t: 4.526611118457372 },
  { probability: 0.95, df: 48.75, t: 1.6767165791517114 },
  { probability: 0.99, df: 250.5, t: 2.341325977788442 },
  { probability: 0.975, df: 1234.5, t: 1.9618874833313455 },
]

const PROBABILITIES = [0.0001, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.45, 0.7, 0.9, 0.975, 0.99, 0.9996]

const probability = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true })
const df = fc.double({ min: 0.5, max: 1000, noNaN: true })

describe('the normal distribution', () => {
  it.each([-8, -2.5, -1, 0, 0.3, 1, 1.959964, 3, 5, 8])('has the tail and the density of the reference at %d', (x) => {
    expect(normalTail(x) / pnorm(x, 0, 1, false)).toBeCloseTo(1, 6)
    expect(normalDensity(x) / dnorm(x)).toBeCloseTo(1, 12)
  })

  it('has quantiles that invert the tail', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (share) => {
        expect(normalTail(normalTailQuantile(share)) / share).toBeCloseTo(1, 6)
      }),
    )
  })

  it.each([0, 1, Number.NaN])('has no quantile for %d', (share) => {
    expect(() => normalTailQuantile(share)).toThrow(RangeError)
  })
})

describe('studentTQuantile', () => {
  it.each(EXACT_QUANTILES)('is exact to 12 digits at $probability with $df degrees of freedom', (known) => {
    expect(relativeError(studentTQuantile(known.probability, known.df), known.t)).toBeLessThan(1e-12)
  })

  it.each([0.5, 1, 1.5, 2, 3.7, 5, 9.2, 14, 29.5, 60, 99.9])('agrees with R with %d degrees of freedom', (degrees) => {
    for (const p of PROBABILITIES) {
      // The JavaScript port of R's qt is itself only good to about 1e-7.
      expect(relativeError(studentTQuantile(p, degrees), qt(p, degrees))).toBeLessThan(2e-7)
    }
  })

  it('approaches the normal quantile with many degrees of freedom', () => {
    expect(studentTQuantile(0.975, 1e6)).toBeCloseTo(1.959963984540054, 5)
  })

  it('is the inverse of the distribution function', () => {
    fc.assert(
      fc.property(probability, df, (p, degrees) => {
        expect(studentTCdf(studentTQuantile(p, degrees), degrees)).toBeCloseTo(p, 13)
      }),
      // All but one half, where the share of t² is lost in the remainder of 1.
      {
        examples: [
          [0.4999796293564839, 121.63425659061421],
          [0.5 + 1e-9, 987],
        ],
      },
    )
  })

  it('is antisymmetric about one half', () => {
    fc.assert(
      // Multiples of 2⁻²⁰, so that 1 − p is exact too.
      fc.property(fc.integer({ min: 1, max: 2 ** 20 - 1 }), df, (parts, degrees) => {
        const p = parts / 2 ** 20
        expect(studentTQuantile(1 - p, degrees) + studentTQuantile(p, degrees)).toBe(0)
      }),
    )
  })

  it.each([0, 1, -0.1, 1.1, Number.NaN])('refuses the probability %d', (p) => {
    expect(() => studentTQuantile(p, 5)).toThrow(new RangeError(`probability must be in (0, 1), got ${p}`))
  })

  it.each([0, -1, Number.NaN])('refuses %d degrees of freedom', (degrees) => {
    expect(() => studentTQuantile(0.9, degrees)).toThrow(
      new RangeError(`degrees of freedom must be > 0, got ${degrees}`),
    )
  })
})

function relativeError(actual: number, exact: number, least = 0): number {
  return actual === exact ? 0 : Math.abs(actual - exact) / Math.max(least, Math.abs(exact))
}
