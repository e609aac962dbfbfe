import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { huber, isSample, median, robustScale, type Sample } from '../../../src/core/stats/robust.ts'

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

  it('leaves the sample as it is', () => {
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

  it('stays above zero where all values are equal', () => expect(robustScale([2, 2, 2])).toBeGreaterThan(0))
})

describe('isSample', () => {
  it('is false for no value', () => expect(isSample([])).toBe(false))
  it('is true for exactly one', () => expect(isSample([1])).toBe(true))
})

describe('huber', () => {
  it('gives the estimate and standard error of the reference', () => {
    const { mean, variance, count } = huber(BLOCKS)
    expect(mean).toBeCloseTo(-0.03355245, 8)
    expect(Math.sqrt(variance)).toBeCloseTo(0.01206735, 8)
    expect(count).toBe(8)
  })

  it('is mean and standard error of the mean where nothing is clipped', () => {
    const values: Sample = [1, 2, 3, 4]
    const { mean, variance } = huber(values, 1000)
    expect(mean).toBeCloseTo(2.5, 12)
    expect(variance).toBeCloseTo(5 / 3 / 4, 12)
  })

  it('moves with the values', () => {
    fc.assert(
      fc.property(samples(2), fc.integer({ min: -1000, max: 1000 }), (values, shift) => {
        const [plain, moved] = [huber(values), huber(mapped(values, (value) => value + shift))]
        expect(moved.mean).toBeCloseTo(plain.mean + shift, 7)
        expect(moved.variance).toBeCloseTo(plain.variance, 7)
      }),
    )
  })

  it('scales with the values', () => {
    fc.assert(
      fc.property(samples(2), fc.constantFrom(-8, -1, 0.25, 2, 64), (values, factor) => {
        const [plain, scaled] = [
          huber(values, 0.5),
          huber(
            mapped(values, (value) => value * factor),
            0.5 * Math.abs(factor),
          ),
        ]
        expect(scaled.mean).toBeCloseTo(plain.mean * factor, 9)
        expect(scaled.variance / factor ** 2).toBeCloseTo(plain.variance, 9)
      }),
    )
  })

  it('finds its own scale in whatever unit the values are', () => {
    fc.assert(
      fc.property(samples(5), fc.constantFrom(4, 1024), (values, factor) => {
        fc.pre(robustScale(values) > 0.01)
        const [plain, scaled] = [huber(values), huber(mapped(values, (value) => value * factor))]
        expect(scaled.mean / factor).toBeCloseTo(plain.mean, 5)
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(samples(2), (values) => {
        const [plain, sorted] = [huber(values), huber([...values].sort((a, b) => a - b) as unknown as Sample)]
        expect(sorted.mean).toBeCloseTo(plain.mean, 9)
        expect(sorted.variance).toBeCloseTo(plain.variance, 9)
      }),
    )
  })

  it('does not care how far out an outlier lies', () => {
    fc.assert(
      fc.property(samples(5), (values) => {
        const far = (value: number) => huber([value, ...values]).mean
        expect(far(1e9)).toBeCloseTo(far(1e4), 6)
        expect(far(-1e9)).toBeCloseTo(far(-1e4), 6)
      }),
    )
  })

  it('is moved by one wild value by at most a clipped residual shared among the others', () => {
    const calm = Array.from({ length: 20 }, (_, index) => (index - 9.5) / 10)
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (wild) => {
        expect(Math.abs(huber([wild, ...calm], 1).mean)).toBeLessThanOrEqual(CLIP / calm.length + 1e-9)
      }),
    )
  })

  it('is more certain with the same values seen twice', () => {
    expect(huber([...BLOCKS, ...BLOCKS]).variance).toBeLessThan(huber(BLOCKS).variance)
  })

  it('of exactly one value is that value, with unknown variance', () => {
    expect(huber([0.3])).toEqual({ mean: 0.3, variance: Number.POSITIVE_INFINITY, count: 1 })
  })

  it('of two values has a finite variance', () => expect(huber([0.3, 0.4]).variance).toBeLessThan(1))

  it('of equal values is that value without variance', () => {
    expect(huber([0.3, 0.3, 0.3])).toEqual({ mean: 0.3, variance: 0, count: 3 })
  })
})

function mapped(values: Sample, change: (value: number) => number): Sample {
  return values.map(change) as unknown as Sample
}
