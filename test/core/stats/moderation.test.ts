import fc from 'fast-check'
import { digamma as digammaOfR, trigamma as trigammaOfR } from 'lib-r-math.js'
import { describe, expect, it } from 'vitest'
import { digamma, inverseTrigamma, moderateVariances, trigamma } from '../../../src/core/stats/moderation.ts'

const EULER = 0.5772156649015329
/** Halves of degrees of freedom, across the change from recurrence to series at 10. */
const POINTS = [0.1, 0.5, 1, 1.5, 2, 2.5, 3.7, 5, 8, 9.999, 10, 10.001, 15.5, 30, 100, 1000]

const variance = fc.double({ min: 1e-8, max: 1e-2, noNaN: true })
const DF = 5
/** The variances moderated, all with the same degrees of freedom unless they have their own. */
function moderate(variances: readonly number[], dfs: readonly number[] = variances.map(() => DF)) {
  const all = variances.map((variance, index) => ({ variance, df: dfs[index] as number }))
  const { moderated, priorDf } = moderateVariances(all)
  return { variances: moderated.map((each) => each.variance), priorDf }
}

describe('moderateVariances', () => {
  it('gives the variances and degrees of freedom of limma', () => {
    const { variances, priorDf } = moderate([1, 2, 3, 8, 0.5, 1.5])
    const golden = [1.46787, 1.9318, 2.39574, 4.7154, 1.2359, 1.69984]
    expect(variances).toEqual(golden.map((value) => expect.closeTo(value, 5)))
    expect(DF + priorDf).toBeCloseTo(10.77741, 5)
  })

  it('takes variances that differ no more than chance as one, with the most prior degrees of freedom', () => {
    const { variances, priorDf } = moderate([1, 1, 1, 1])
    expect(priorDf).toBe(200)
    expect(new Set(variances).size).toBe(1)
  })

  it('takes a variance of exactly zero as a millionth of the largest', () => {
    expect(moderate([0, 1, 2, 3])).toEqual(moderate([3e-6, 1, 2, 3]))
  })

  it('leaves no variance at zero while another is above it', () => {
    const { variances } = moderate([0, 0, 0, 1e-4])
    for (const value of variances) expect(value).toBeGreaterThan(0)
  })

  it.each([
    { what: 'one variance alone', variances: [4] },
    { what: 'no variance', variances: [] },
    { what: 'variances that are all exactly zero', variances: [0, 0, 0] },
  ])('leaves $what as it is', ({ variances }) => {
    expect(moderate(variances)).toEqual({ variances, priorDf: 0 })
  })

  it('moves a variance of few degrees of freedom more than one of many', () => {
    const { variances } = moderate([8, 8, 1, 2, 3, 0.2], [3, 30, 5, 5, 5, 5])
    expect(variances[0]).toBeLessThan(variances[1] as number)
  })

  it('keeps the order and narrows the range', () => {
    fc.assert(
      fc.property(fc.array(variance, { minLength: 2, maxLength: 30 }), (some) => {
        const { variances } = moderate(some)
        const ranks = (values: readonly number[]) =>
          values.map((_, index) => index).sort((left, right) => (some[left] ?? 0) - (some[right] ?? 0))
        const ordered = ranks(some).map((index) => variances[index] as number)
        expect(ordered).toEqual([...ordered].sort((left, right) => left - right))
        const ratio = (values: readonly number[]) => Math.max(...values) / Math.min(...values)
        expect(ratio(variances)).toBeLessThanOrEqual(ratio(some) * (1 + 1e-9))
      }),
    )
  })

  it('does not depend on the unit', () => {
    fc.assert(
      fc.property(
        fc.array(variance, { minLength: 2, maxLength: 30 }),
        fc.constantFrom(1e-4, 7, 1e6),
        (some, factor) => {
          const plain = moderate(some)
          const scaled = moderate(some.map((value) => factor * value))
          expect(scaled.priorDf / plain.priorDf).toBeCloseTo(1, 6)
          for (const [index, value] of scaled.variances.entries()) {
            expect(value / (factor * (plain.variances[index] ?? 0))).toBeCloseTo(1, 8)
          }
        },
      ),
    )
  })
})

describe('digamma', () => {
  it.each(POINTS)('of %d agrees with R', (x) => expect(digamma(x)).toBeCloseTo(digammaOfR(x) as number, 11))

  it('of exactly 1 is minus Euler’s constant', () => expect(digamma(1)).toBeCloseTo(-EULER, 13))
})

describe('trigamma', () => {
  it.each(POINTS)('of %d agrees with R', (x) => {
    expect(trigamma(x) / (trigammaOfR(x) as number)).toBeCloseTo(1, 11)
  })

  it('of exactly 1 is π²/6', () => expect(trigamma(1)).toBeCloseTo(Math.PI ** 2 / 6, 12))
})

describe('inverseTrigamma', () => {
  it.each(POINTS)('finds %d again from R’s trigamma', (x) => {
    expect(inverseTrigamma(trigammaOfR(x) as number) / x).toBeCloseTo(1, 8)
  })

  it('is the inverse over many orders of magnitude', () => {
    fc.assert(
      fc.property(fc.double({ min: -4, max: 6, noNaN: true }), (exponent) => {
        const y = 10 ** exponent
        expect(trigamma(inverseTrigamma(y)) / y).toBeCloseTo(1, 9)
      }),
    )
  })
})
