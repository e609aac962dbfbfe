import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSample, median, robustMean, robustScale, type Sample } from '../../../src/core/stats/robust.ts'

const CLIP = 1.345

/** Block log-ratios of one cell, one of them in a neighbour's burst. */
const BLOCKS: Sample = [-0.02, 0.01, -0.05, -0.03, -0.3, -0.04, 0, -0.06]

/** Values apart from each other by much more than the least scale. */
function samples(least: number) {
  const value = fc.integer({ min: -1000, max: 1000 }).map((whole) => whole / 100)
  return fc
    .tuple(value, fc.array(value, { minLength: least - 1, maxLength: 40 }))
    .map(([first, rest]): Sample => [first, ...rest])
}

describe('median', () => {
  it('of an odd number of values is the middle one', () => expect(median([5, 1, 3])).toBe(3))

  it('of an even number is the mean of the middle two', () => expect(median([4, 1, 3, 2])).toBe(2.5))

  it('of one value is that value', () => expect(median([7])).toBe(7))

  it('does not change the order of the sample that it is given', () => {
    const values: Sample = [3, 1, 2]
    median(values)
    expect(values).toEqual([3, 1, 2])
  })

  it('has half of the values on either side', () => {
    fc.assert(
      fc.property(samples(1), (values) => {
        const middle = median(values)
        expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length / 2)
        expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length / 2)
      }),
    )
  })
})

describe('robustScale', () => {
  it('is 1.4826 · MAD · (1 + 1/n)', () => expect(robustScale([1, 2, 3, 4, 100])).toBeCloseTo(1.4826 * 1.2, 8))

  it('stays above zero if all values are equal', () => expect(robustScale([2, 2, 2])).toBeGreaterThan(0))
})

describe('a list of values', () => {
  it('is no sample if it is empty', () => expect(isSample([])).toBe(false))
  it('is a sample with a single value', () => expect(isSample([1])).toBe(true))
})

describe('robustMean', () => {
  it('equals the estimate of the reference implementation to eight digits', () =>
    expect(robustMean(BLOCKS)).toBeCloseTo(-0.03355245, 8))

  it('is the mean if nothing is clipped', () => expect(robustMean([1, 2, 3, 4], 1000)).toBeCloseTo(2.5, 12))

  it('moves and scales with the values, in whatever order', () => {
    fc.assert(
      fc.property(
        samples(2),
        fc.integer({ min: -1000, max: 1000 }),
        fc.constantFrom(-8, 0.25, 64),
        (values, by, factor) => {
          const plain = robustMean(values, 0.5)
          const moved = mapped(values, (value) => value + by)
          expect(robustMean(moved, 0.5)).toBeCloseTo(plain + by, 7)
          const scaled = mapped(values, (value) => value * factor)
          expect(robustMean(scaled, 0.5 * Math.abs(factor))).toBeCloseTo(plain * factor, 9)
          expect(robustMean([...values].sort((a, b) => a - b) as unknown as Sample, 0.5)).toBeCloseTo(plain, 9)
        },
      ),
    )
  })

  it('does not depend on how far out an outlier lies', () => {
    fc.assert(
      fc.property(samples(5), (values) => {
        const far = (value: number) => robustMean([value, ...values])
        expect(far(1e9)).toBeCloseTo(far(1e4), 6)
        expect(far(-1e9)).toBeCloseTo(far(-1e4), 6)
      }),
    )
  })

  it('moves by at most the clipping limit divided by the number of other values for one wild value', () => {
    const calm = Array.from({ length: 20 }, (_, index) => (index - 9.5) / 10)
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (wild) => {
        expect(Math.abs(robustMean([wild, ...calm], 1))).toBeLessThanOrEqual(CLIP / calm.length + 1e-9)
      }),
    )
  })

  it('of one value, or of equal ones, is that value', () => {
    expect(robustMean([0.3])).toBe(0.3)
    expect(robustMean([0.3, 0.3, 0.3])).toBe(0.3)
  })
})

function mapped(values: Sample, change: (value: number) => number): Sample {
  return values.map(change) as unknown as Sample
}
