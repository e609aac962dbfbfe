import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_START_SPREAD,
  interval,
  lowerBound,
  meanEffect,
  randomEffects,
  type TrialEstimate,
  upperBound,
} from '../../../src/core/stats/random-effects.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const AGAINST_ONE = 2
const DF = 40

const location = fc.record<TrialEstimate>({
  mean: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  variance: fc.double({ min: 1e-8, max: 1e-2, noNaN: true }),
})
const trials = fc.array(location, { minLength: 1, maxLength: 6 })

describe('randomEffects', () => {
  it('of one trial adds the variance of the server starts that the prior knows', () => {
    const { mean, standardError } = randomEffects([{ mean: -0.1, variance: 4e-4 }], DF, AGAINST_ONE)
    expect(mean).toBeCloseTo(-0.1, 15)
    expect(standardError ** 2).toBeCloseTo(4e-4 + 2 * 0.005 ** 2, 12)
  })

  it('of exact trials learns the variance between them, weighed against the prior by degrees of freedom', () => {
    const exact = [-0.02, 0, 0.02].map((mean): TrialEstimate => ({ mean, variance: 0 }))
    const { mean, standardError, df } = randomEffects(exact, DF, AGAINST_ONE)
    const between = (20 * 2 * 0.005 ** 2 + 2 * 0.0004) / 22
    expect(mean).toBeCloseTo(0, 15)
    expect(standardError ** 2).toBeCloseTo(between / 3, 12)
    expect(df).toBeCloseTo(22, 9)
  })

  it('learns nothing between trials that differ by less than their blocks explain', () => {
    const noisy = [-0.01, 0.01].map((mean): TrialEstimate => ({ mean, variance: 0.01 }))
    const between = (20 * 2 * 0.005 ** 2) / 21
    expect(randomEffects(noisy, DF, AGAINST_ONE).standardError ** 2).toBeCloseTo((0.01 + between) / 2, 12)
  })

  it('learns between trials only what their blocks, on average, do not explain', () => {
    const some = [-0.03, 0, 0.03].map((mean): TrialEstimate => ({ mean, variance: 1e-4 }))
    const { between } = randomEffects(some, DF, AGAINST_ONE)
    expect(between.variance).toBeCloseTo((20 * 2 * 0.005 ** 2 + 2 * (9e-4 - 1e-4)) / 22 / 3, 12)
  })

  it('weighs a trial by what is known of it', () => {
    const { mean } = randomEffects(
      [
        { mean: 0, variance: 1e-6 },
        { mean: 0.1, variance: 1 },
      ],
      DF,
      AGAINST_ONE,
    )
    expect(Math.abs(mean)).toBeLessThan(0.001)
  })

  it('has the degrees of freedom of the blocks where starts do not differ', () => {
    const { df } = randomEffects([{ mean: 0, variance: 1e-4 }], DF, AGAINST_ONE, { sd: 0, df: 20 })
    expect(df).toBeCloseTo(DF, 9)
  })

  it('lies within the range of the trials', () => {
    fc.assert(
      fc.property(trials, (some) => {
        const { mean } = randomEffects(some, DF, AGAINST_ONE)
        const means = some.map((trial) => trial.mean)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...means) - 1e-12)
        expect(mean).toBeLessThanOrEqual(Math.max(...means) + 1e-12)
      }),
    )
  })

  it('is more certain with every further trial that says the same', () => {
    fc.assert(
      fc.property(location, fc.integer({ min: 1, max: 8 }), (trial, count) => {
        const [few, more] = [count, count + 1].map((length) =>
          randomEffects(Array(length).fill(trial), DF, AGAINST_ONE),
        )
        expect(more?.standardError).toBeLessThan(few?.standardError as number)
      }),
    )
  })

  it('is less certain the more a server start may change', () => {
    fc.assert(
      fc.property(trials, fc.double({ min: 0.0005, max: 0.05, noNaN: true }), (some, sd) => {
        const [calm, wild] = [sd, 1.5 * sd].map((prior) => randomEffects(some, DF, AGAINST_ONE, { sd: prior, df: 20 }))
        expect(wild?.standardError).toBeGreaterThan(calm?.standardError as number)
      }),
    )
  })

  it('has a wider interval with a wider prior', () => {
    fc.assert(
      fc.property(trials, fc.double({ min: 0.0005, max: 0.05, noNaN: true }), (some, sd) => {
        const [calm, wild] = [sd, 1.5 * sd].map((prior) =>
          width(randomEffects(some, DF, AGAINST_ONE, { sd: prior, df: 20 })),
        )
        expect(wild).toBeGreaterThan(calm as number)
      }),
    )
  })

  it('is negated when arm and reference change places', () => {
    fc.assert(
      fc.property(trials, (some) => {
        const plain = randomEffects(some, DF, AGAINST_ONE)
        const swapped = randomEffects(
          some.map((trial) => ({ ...trial, mean: -trial.mean })),
          DF,
          AGAINST_ONE,
        )
        expect(swapped.mean).toBeCloseTo(-plain.mean, 12)
        expect(swapped.standardError).toBeCloseTo(plain.standardError, 12)
        expect(swapped.df).toBeCloseTo(plain.df, 6)
      }),
    )
  })

  it('does not depend on the order of the trials', () => {
    fc.assert(
      fc.property(trials, (some) => {
        const [plain, reversed] = [
          randomEffects(some, DF, AGAINST_ONE),
          randomEffects([...some].reverse(), DF, AGAINST_ONE),
        ]
        expect(reversed.mean).toBeCloseTo(plain.mean, 12)
        expect(reversed.standardError).toBeCloseTo(plain.standardError, 12)
      }),
    )
  })

  it('refuses to average no trial', () =>
    expect(() => randomEffects([], DF, AGAINST_ONE)).toThrow(new RangeError('no trial to average')))

  it('starts from half a percent between starts', () => expect(DEFAULT_START_SPREAD).toEqual({ sd: 0.005, df: 20 }))
})

describe('interval', () => {
  it('reaches a t quantile of standard errors to both sides', () => {
    const { low, high } = interval(effect({ mean: -0.1, standardError: 0.01, df: 7 }), 0.95)
    expect(low).toBeCloseTo(-0.1 - 0.01 * studentTQuantile(0.975, 7), 12)
    expect(high).toBeCloseTo(-0.1 + 0.01 * studentTQuantile(0.975, 7), 12)
  })

  it('is wider with more confidence', () => {
    const wide = effect({ mean: 0, standardError: 1, df: 5 })
    expect(interval(wide, 0.99).high).toBeGreaterThan(interval(wide, 0.95).high)
  })
})

describe('one-sided bounds', () => {
  it('are a t quantile of standard errors away, and together an interval of twice the error', () => {
    const known = effect({ mean: -0.1, standardError: 0.01, df: 7 })
    expect(upperBound(known, 0.001)).toBeCloseTo(-0.1 + 0.01 * 4.785289628638334, 12)
    expect(lowerBound(known, 0.001)).toBeCloseTo(-0.1 - 0.01 * 4.785289628638334, 12)
    const { low, high } = interval(known, 0.95)
    expect([lowerBound(known, 0.025), upperBound(known, 0.025)]).toEqual(
      [low, high].map((of) => expect.closeTo(of, 12)),
    )
  })
})

describe('meanEffect', () => {
  it('knows the noise by the blocks of all cells, and starts as well as the cell that knows them best', () => {
    const cells = [10, 30].map((df) => effect({ within: { variance: 1e-4, df: 50 }, between: { variance: 1e-4, df } }))
    expect(meanEffect(cells)).toMatchObject({ within: { df: 100 }, between: { df: 30 } })
  })

  it('averages the noise of cells out, but not what a server start moves', () => {
    const four = Array.from({ length: 4 }, () => effect())
    const { mean, within, between } = meanEffect(four)
    expect(mean).toBeCloseTo(effect().mean, 12)
    expect(within.variance).toBeCloseTo(effect().within.variance / 4, 12)
    expect(between.variance).toBeCloseTo(effect().between.variance, 12)
  })

  it('of no cell does not exist', () => expect(() => meanEffect([])).toThrow(new RangeError('no effect to average')))

  it('of one cell is that cell', () => {
    expect(meanEffect([effect()]).standardError).toBeCloseTo(Math.sqrt(1e-4), 12)
  })
})

function width(of: ReturnType<typeof randomEffects>): number {
  const { low, high } = interval(of, 0.95)
  return high - low
}
