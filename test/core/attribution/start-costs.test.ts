import { describe, expect, it } from 'vitest'
import { costsAtStart } from '../../../src/core/attribution/start-costs.ts'
import { DEFAULT_START_SPREAD } from '../../../src/core/stats/random-effects.ts'

const around = (mean: number) => [mean - 0.01, mean, mean + 0.01, mean - 0.005, mean + 0.005]

describe('costs at start', () => {
  it('of one setting are the whole', () => {
    const found = costsAtStart({ all: around(-0.05), singles: [] }, DEFAULT_START_SPREAD)
    expect(found?.costs).toEqual([found?.whole])
    expect(found?.whole.mean).toBeCloseTo(-0.05, 6)
  })

  it('of several add up to the whole: what they cost together is shared', () => {
    const found = costsAtStart(
      { all: around(-0.09), singles: [around(-0.05), around(-0.01), around(0)] },
      DEFAULT_START_SPREAD,
    )
    expect(found?.costs.map(({ mean }) => mean)).toEqual([-0.06, -0.02, -0.01].map((mean) => expect.closeTo(mean, 6)))
  })

  it('know that a start differs from another', () => {
    const found = costsAtStart({ all: Array.from({ length: 500 }, () => -0.05), singles: [] }, { sd: 0.01, df: 20 })
    expect(found?.whole.standardError).toBeCloseTo(0.01 * Math.SQRT2, 4)
  })

  it('are not known from one round', () =>
    expect(costsAtStart({ all: [-0.05], singles: [] }, DEFAULT_START_SPREAD)).toBeUndefined())
})
