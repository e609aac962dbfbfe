import { describe, expect, it } from 'vitest'
import { costsAtStart, sumAtStart } from '../../../src/core/attribution/start-costs.ts'
import { DEFAULT_START_SPREAD } from '../../../src/core/stats/random-effects.ts'

const around = (mean: number) => [-0.01, 0, 0.01, -0.005, 0.005].flatMap((off) => [mean + off, mean - off])

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

  it.each([
    { settings: 2, factor: Math.sqrt(3) / 2 },
    { settings: 3, factor: Math.sqrt(7) / 3 },
  ])('of $settings settings are as unsure as the whole and the costs alone make them', ({ settings, factor }) => {
    const singles = Array.from({ length: settings }, () => around(-0.02))
    const found = costsAtStart({ all: around(-0.09), singles }, DEFAULT_START_SPREAD)
    const own = found?.whole.standardError ?? 0
    expect(found?.costs.map(({ standardError }) => standardError / own)).toEqual(
      singles.map(() => expect.closeTo(factor, 9)),
    )
  })

  it('of all settings are in sum as well known as the whole, and those of some better than if they knew nothing of each other', () => {
    const singles = [around(-0.05), around(-0.01), around(0)]
    const found = costsAtStart({ all: around(-0.09), singles }, DEFAULT_START_SPREAD)
    if (found === undefined) throw new Error('nothing is known')
    expect(sumAtStart(found, [2, 0, 1])).toEqual(found.whole)
    const some = sumAtStart(found, [0, 2])
    expect(some.mean).toBeCloseTo(-0.07, 6)
    expect(some.standardError / found.whole.standardError).toBeCloseTo(Math.sqrt(10) / 3, 9)
  })

  it('of the only setting are in sum the whole', () => {
    const found = costsAtStart({ all: around(-0.05), singles: [] }, DEFAULT_START_SPREAD)
    if (found === undefined) throw new Error('nothing is known')
    expect(sumAtStart(found, [0])).toEqual(found.whole)
  })

  it('are known from exactly ten rounds, and not where one setting had fewer', () => {
    const [ten, nine] = [around(-0.05), around(-0.05).slice(1)]
    expect(costsAtStart({ all: ten, singles: [ten, ten] }, DEFAULT_START_SPREAD)?.costs).toHaveLength(2)
    expect(costsAtStart({ all: ten, singles: [ten, nine] }, DEFAULT_START_SPREAD)).toBeUndefined()
    expect(costsAtStart({ all: nine, singles: [ten, ten] }, DEFAULT_START_SPREAD)).toBeUndefined()
    expect(costsAtStart({ all: nine, singles: [] }, DEFAULT_START_SPREAD)).toBeUndefined()
  })

  it('have one degree of freedom less than rounds', () => {
    const found = costsAtStart({ all: around(-0.05), singles: [] }, DEFAULT_START_SPREAD)
    expect(found?.whole.within.df).toBe(9)
  })
})
