import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { median, pooledHuber, robustMean, type Sample } from '../../../src/core/stats/robust.ts'
import { normal } from '../../builders.ts'

/** Block log-ratios of one cell, one of them in a neighbour's burst. */
const BLOCKS: Sample = [-0.02, 0.01, -0.05, -0.03, -0.3, -0.04, 0, -0.06]

const value = fc.integer({ min: -1000, max: 1000 }).map((whole) => whole / 100)
const sample = fc
  .tuple(value, value, fc.array(value, { maxLength: 20 }))
  .map(([first, second, rest]): Sample => [first, second, ...rest])
const trials = fc.array(sample, { minLength: 1, maxLength: 6 })

describe('pooledHuber', () => {
  it('of one sample is its Huber estimate, with the scale corrected for its median', () => {
    fc.assert(
      fc.property(sample, (values) => {
        const { fits, df } = pooledHuber([values])
        expect(fits).toEqual([{ mean: robustMean(values, scaleOf(values)), count: values.length }])
        expect(df).toBe(values.length - 1)
      }),
    )
  })

  it('of one cell agrees with the reference estimate within a hundredth of a standard error', () => {
    const { fits, variance } = pooledHuber([BLOCKS])
    const standardError = Math.sqrt(variance / BLOCKS.length)
    // The reference corrects the scale by 1 + 1/n instead of n/(n − 1), which is the only difference.
    expect(Math.abs((fits[0]?.mean ?? 0) + 0.03355245)).toBeLessThan(0.01 * standardError)
    expect(standardError / 0.01206735).toBeCloseTo(1, 1)
    expect(fits[0]?.mean).toBeCloseTo(-0.03365419, 8)
    expect(standardError).toBeCloseTo(0.01213829, 8)
  })

  it('estimates the mean of every sample by itself', () => {
    const { fits } = pooledHuber([BLOCKS, moved(BLOCKS, 1)])
    expect((fits[1]?.mean ?? 0) - (fits[0]?.mean ?? 0)).toBeCloseTo(1, 9)
  })

  it('has the same variance for near and far samples', () => {
    const near = pooledHuber([BLOCKS, BLOCKS])
    const far = pooledHuber([BLOCKS, moved(BLOCKS, 5)])
    expect(far.variance).toBeCloseTo(near.variance, 9)
  })

  it('has one degree of freedom for every value less one for every sample', () => {
    expect(pooledHuber([BLOCKS, BLOCKS, [0.1]]).df).toBe(14)
  })

  it('takes the value of a sample of exactly one value as its mean', () => {
    expect(pooledHuber([BLOCKS, [0.7]]).fits[1]).toEqual({ mean: 0.7, count: 1 })
  })

  it('moves with values that are all shifted, and keeps their variance', () => {
    fc.assert(
      fc.property(trials, value, (some, shift) => {
        const plain = pooledHuber(some)
        const shifted = pooledHuber(some.map((each) => moved(each, shift)))
        expectMeans(
          shifted,
          plain.fits.map(({ mean }) => mean + shift),
        )
        expect(shifted.variance).toBeCloseTo(plain.variance, 6)
      }),
    )
  })

  it('scales with the values, its variance with their square', () => {
    fc.assert(
      fc.property(trials.filter(isSpread), (some) => {
        const plain = pooledHuber(some)
        // A power of two, so that scaling rounds nothing.
        const scaled = pooledHuber(some.map((each) => each.map((one) => 4 * one) as unknown as Sample))
        for (const [index, { mean }] of scaled.fits.entries()) {
          expect(mean).toBeCloseTo(4 * (plain.fits[index]?.mean ?? 0), 5)
        }
        expect(scaled.variance / plain.variance).toBeCloseTo(16, 3)
      }),
    )
  })

  it('of equal values has hardly any variance', () => {
    const { fits, variance } = pooledHuber([
      [2, 2, 2],
      [3, 3],
    ])
    expect(fits.map(({ mean }) => mean)).toEqual([2, 3])
    expect(variance).toBeLessThan(1e-15)
  })

  it('does not depend on how far out a burst lies', () => {
    const burst = (far: number) => pooledHuber([[...BLOCKS, far] as Sample, BLOCKS])
    expect(burst(-50).fits[0]?.mean).toBeCloseTo(burst(-5).fits[0]?.mean ?? 0, 12)
    expect(burst(-50).variance).toBeCloseTo(burst(-5).variance, 12)
  })
})

describe('pooledHuber of groups', () => {
  it('of one value each equals the estimate without groups', () => {
    expect(pooledHuber([BLOCKS, moved(BLOCKS, 1)], 1)).toEqual(pooledHuber([BLOCKS, moved(BLOCKS, 1)]))
  })

  it('of equal values counts each group as one value', () => {
    const twice = (values: Sample) => values.flatMap((one) => [one, one]) as unknown as Sample
    const [single, double] = [pooledHuber([BLOCKS]), pooledHuber([twice(BLOCKS)], 2)]
    expect(double.df).toBe(single.df)
    expect(double.fits[0]?.count).toBe(BLOCKS.length)
    expect(double.fits[0]?.mean).toBeCloseTo(single.fits[0]?.mean ?? 0, 12)
    expect(double.variance).toBeCloseTo(single.variance, 12)
  })

  it('has an unbiased mean even if some turns are far slower, and a variance that matches its error', () => {
    const random = seededRandom(5, 0)
    const rate = () => 0.045 * normal(random) + (random() < 0.12 ? Math.log(0.7) : 0)
    const fits = Array.from({ length: 400 }, () => {
      const blocks = Array.from({ length: 60 }, () => [rate(), rate(), rate()] as const)
      const pairs = blocks.flatMap(([arm, control, twin]) => [arm - control, arm - twin])
      const { fits, variance } = pooledHuber([pairs as unknown as Sample], 2)
      return { mean: fits[0]?.mean ?? Number.NaN, variance: variance / 60 }
    })
    const mean = fits.reduce((sum, fit) => sum + fit.mean, 0) / fits.length
    const squares = fits.reduce((sum, fit) => sum + fit.mean ** 2, 0) / fits.length
    const said = fits.reduce((sum, fit) => sum + fit.variance, 0) / fits.length
    // For ratios to the mean of control and twin it would be 0.014.
    expect(Math.abs(mean)).toBeLessThan(0.002)
    expect(said / squares).toBeGreaterThan(0.8)
    expect(said / squares).toBeLessThan(1.25)
  })
})

/** 1.4826 · MAD · n/(n − 1). */
function scaleOf(values: Sample): number {
  const center = median(values)
  const deviations = values.map((one) => Math.abs(one - center)) as unknown as Sample
  return 1.4826 * median(deviations) * (values.length / (values.length - 1)) + 1e-9
}

/** Whether the noise of the samples is far above the least scale. */
function isSpread(some: readonly Sample[]): boolean {
  const deviations = some.flatMap((each) => each.map((one) => Math.abs(one - median(each)))) as unknown as Sample
  return median(deviations) > 0.005
}

function moved(values: Sample, by: number): Sample {
  return values.map((one) => one + by) as unknown as Sample
}

function expectMeans({ fits }: ReturnType<typeof pooledHuber>, means: readonly number[]): void {
  expect(fits.map(({ mean }) => mean)).toEqual(means.map((mean) => expect.closeTo(mean, 6)))
}
