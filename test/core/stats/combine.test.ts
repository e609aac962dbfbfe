import { describe, expect, it } from 'vitest'
import { combine } from '../../../src/core/stats/combine.ts'
import type { Effect } from '../../../src/core/stats/random-effects.ts'
import { effect } from '../../builders.ts'

describe('independent effects', () => {
  const [one, other] = [0.03, 0.04].map((standardError) => effect({ standardError, df: 10 })) as [Effect, Effect]

  it('are joined by their slopes: variances add up, degrees of freedom by Welch and Satterthwaite', () => {
    const joint = combine(0.7, [
      { effect: one, slope: 2 },
      { effect: other, slope: -1 },
    ])
    const [first, second] = [0.06 ** 2, 0.04 ** 2]
    expect(joint).toMatchObject({ mean: 0.7, standardError: expect.closeTo(Math.sqrt(first + second), 12) })
    expect(joint.df).toBeCloseTo((first + second) ** 2 / (first ** 2 / 10 + second ** 2 / 10), 9)
    expect(joint.within).toEqual({ variance: expect.closeTo(first + second, 12), df: joint.df })
    expect(joint.between).toEqual({ variance: 0, df: joint.df })
  })

  it('of no error at all have one degree of freedom', () => expect(combine(0, []).df).toBe(1))
})
