import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logRatio, meanQps, repeatedEffect } from '../../../src/core/imported/repetitions.ts'
import { interval } from '../../../src/core/stats/random-effects.ts'
import { repeated } from './observations.ts'

const OFF = [100, 102, 98, 101]
const ON = [90, 92, 88, 91]

describe('repetitions of two cells', () => {
  it('have the interval of a paired t-test where they have the same trials', () => {
    const effect = repeatedEffect(repeated('on', ON, true), repeated('off', OFF, true))
    const differences = ON.map((qps, index) => Math.log(qps / (OFF[index] ?? 0)))
    const mean = differences.reduce((sum, value) => sum + value, 0) / 4
    const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 3
    expect(effect).toMatchObject({ df: 3 })
    expect(effect?.mean).toBeCloseTo(mean, 12)
    expect(effect?.standardError).toBeCloseTo(Math.sqrt(variance / 4), 12)
    const { low } = interval(effect as NonNullable<typeof effect>, 0.95)
    // t of 3 degrees of freedom at 97.5 %.
    expect(low).toBeCloseTo(mean - 3.182446 * Math.sqrt(variance / 4), 6)
  })

  it("have that of Welch's test otherwise", () => {
    const effect = repeatedEffect(repeated('on', ON), repeated('off', OFF))
    const squared = [ON, OFF].map((values) => {
      const logs = values.map(Math.log)
      const mean = logs.reduce((sum, value) => sum + value, 0) / 4
      return logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 3 / 4
    })
    const [one = 0, other = 0] = squared
    expect(effect?.standardError).toBeCloseTo(Math.sqrt(one + other), 12)
    expect(effect?.df).toBeCloseTo((one + other) ** 2 / (one ** 2 / 3 + other ** 2 / 3), 8)
  })

  it('are taken by trial whatever the order', () => {
    const own = repeated('on', ON, true)
    const reference = repeated('off', OFF, true)
    expect(repeatedEffect(own.toReversed(), reference)?.standardError).toBeCloseTo(
      repeatedEffect(own, reference)?.standardError ?? 0,
      12,
    )
  })

  it.each([
    ['the one', [90], OFF],
    ['the other', ON, [100]],
    ['both', [90], [100]],
  ])('say nothing of how much they vary where %s is a single one', (_, own, reference) => {
    expect(repeatedEffect(repeated('on', own), repeated('off', reference))).toBeUndefined()
  })

  it('say nothing where all are equal, as copies are', () => {
    expect(repeatedEffect(repeated('on', [90, 90]), repeated('off', [100, 100]))).toBeUndefined()
    expect(repeatedEffect(repeated('on', [90, 90]), repeated('off', [100, 101]))).toMatchObject({ df: 1 })
  })

  it('have the change of their mean QPS, the other way round with the other sign', () => {
    const values = fc.array(fc.double({ min: 0.001, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(values, values, (own, reference) => {
        const [one, other] = [repeated('on', own), repeated('off', reference)]
        expect(Math.log(meanQps(one) / meanQps(other))).toBeCloseTo(logRatio(one, other), 9)
        expect(logRatio(other, one)).toBeCloseTo(-logRatio(one, other), 9)
      }),
    )
  })

  it('have an interval that does not depend on the unit of QPS', () => {
    const scaled = (values: readonly number[]) => values.map((value) => 3600 * value)
    const [one, other] = [
      repeatedEffect(repeated('on', ON), repeated('off', OFF)),
      repeatedEffect(repeated('on', scaled(ON)), repeated('off', scaled(OFF))),
    ]
    expect(other?.standardError).toBeCloseTo(one?.standardError ?? 0, 10)
  })
})

describe('the mean of a single observation', () => {
  it('is exactly that', () => expect(meanQps(repeated('off', [10_516.35]))).toBe(10_516.35))
})
