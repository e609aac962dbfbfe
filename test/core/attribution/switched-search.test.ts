import { describe, expect, it } from 'vitest'
import type { Shares } from '../../../src/core/attribution/shapley.ts'
import {
  costsAtStart,
  isExplained,
  isSettled,
  isWellMeasured,
  judgeCosts,
  judgeStartCosts,
  PRECISION,
  sumAtStart,
  switchedCauses,
} from '../../../src/core/attribution/switched-search.ts'
import { DEFAULT_START_SPREAD } from '../../../src/core/stats/random-effects.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { effect } from '../../builders.ts'

const DF = 1e6
/** Standard error at which the 95 % interval is ±1 %. */
const KNOWN = PRECISION / studentTQuantile(0.975, DF)

function shares(means: readonly number[], standardError = KNOWN, overrides: Partial<Shares> = {}): Shares {
  const costs = means.map((mean) => effect({ mean, standardError, df: DF }))
  const whole = effect({ mean: means.reduce((sum, mean) => sum + mean, 0), standardError, df: DF })
  const sharing = { covariance: [], df: DF }
  return { pairs: 100, switched: whole, whole, costs, sharing, slopes: [], ...overrides }
}

describe('a switched setting', () => {
  it('is to blame where it costs 2 %, innocent where it gains, undecided where it costs about what matters', () => {
    expect(judgeCosts(shares([-0.02, 0.005, -0.009]))).toEqual(['to blame', 'innocent', 'undecided'])
  })

  it('is not to blame for less than a tenth of the whole, however sure', () => {
    expect(judgeCosts(shares([-0.3, -0.02], KNOWN / 10))).toEqual(['to blame', 'innocent'])
  })

  it('needs more standard errors the earlier one looks, and the more settings there are', () => {
    const blamedAt = (times: number, z: number, settings: number) =>
      judgeCosts(shares([-z * KNOWN * times, ...Array.from({ length: settings - 1 }, () => 0)], KNOWN * times))[0]
    expect(blamedAt(1, 3.2, 9)).toBe('to blame')
    expect(blamedAt(2, 3.2, 9)).toBe('undecided')
    expect(blamedAt(2, 6.4, 9)).toBe('to blame')
    expect(blamedAt(1, 3.2, 40)).toBe('undecided')
  })

  it('may have figures so unsure that no error is left for them', () => {
    expect(judgeCosts(shares([-0.5, 0], 0.2))).toEqual(['undecided', 'undecided'])
  })
})

describe('a search by switching', () => {
  it('ends where costs and whole are known to exactly 1 %, not a bit more', () => {
    expect(isSettled(shares([-0.03, 0], KNOWN * 0.9999))).toBe(true)
    expect(isSettled(shares([-0.03, 0], KNOWN * 1.001))).toBe(false)
    const whole = effect({ mean: -0.03, standardError: KNOWN * 1.001, df: DF })
    expect(isSettled(shares([-0.03, 0], KNOWN * 0.9999, { switched: whole }))).toBe(false)
  })

  it('asks no more than half of what matters of a large whole', () => {
    const half = -Math.log1p(-0.03) / 2 / PRECISION
    const some = [Math.log(0.7), 0]
    expect(isSettled(shares(some, KNOWN * half * 0.999))).toBe(true)
    expect(isSettled(shares(some, KNOWN * half * 1.001))).toBe(false)
  })

  it('looks closer at a setting that matters and is shown by itself, but not over all', () => {
    const some = [-0.0125, 0, 0, 0, 0, 0, 0, 0, 0]
    expect(isSettled(shares(some, KNOWN * 0.99))).toBe(false)
    expect(isSettled(shares(some, KNOWN * 0.69))).toBe(true)
  })
})

describe('a whole', () => {
  const whole = (change: number) => effect({ mean: Math.log1p(change), standardError: 0.01, df: DF })
  /** The rest, with the slow end of its 95 % interval there. */
  const upTo = (low: number) =>
    effect({ mean: 0, standardError: -Math.log1p(low) / studentTQuantile(0.975, DF), df: DF })

  it('is explained where all that is not named surely costs less than is tolerated', () => {
    expect(isExplained(upTo(-0.0499), whole(-0.3), 0.05)).toBe(true)
    expect(isExplained(upTo(-0.0501), whole(-0.3), 0.05)).toBe(false)
  })

  it('is not explained while that may be a quarter of it', () => {
    const quarter = Math.expm1(0.25 * Math.log1p(-0.08))
    expect(isExplained(upTo(quarter + 1e-4), whole(-0.08), 0.05)).toBe(true)
    expect(isExplained(upTo(quarter - 1e-4), whole(-0.08), 0.05)).toBe(false)
  })

  it('that is a gain is never explained', () => {
    expect(isExplained(upTo(-0.001), whole(0.1), 0.05)).toBe(false)
  })
})

describe('a setting that only counts at start', () => {
  const whole = effect({ mean: -0.05, standardError: 0.001, df: DF })
  /** The cost of all of them, by the noise of its turns and by how starts differ. */
  const atStart = (noise: number, starts: number) =>
    effect({
      ...{ mean: -0.02, standardError: Math.hypot(noise, starts), df: DF },
      ...{ within: { variance: noise ** 2, df: DF }, between: { variance: starts ** 2, df: DF } },
    })
  const judged = (mean: number, standardError: number, settings = 2, all = atStart(KNOWN, 0.005)) =>
    judgeStartCosts(
      { whole: all, costs: Array.from({ length: settings }, () => effect({ mean, standardError, df: DF })) },
      whole,
    )[0]

  it('is blamed with an error that all looks and all settings share', () => {
    for (const settings of [2, 5]) {
      const reach = studentTQuantile(1 - 0.03 / settings / 2, DF)
      expect(judged(-0.02, (0.02 / reach) * 0.999, settings)).toBe('to blame')
      expect(judged(-0.02, (0.02 / reach) * 1.001, settings)).toBe('undecided')
    }
  })

  it('shares the error with those that are switched', () => {
    const all = { whole: atStart(KNOWN, 0.005) }
    const blamedOf = (standardError: number) =>
      judgeStartCosts({ ...all, costs: [effect({ mean: -0.02, standardError, df: DF })] }, whole, { settings: 10 })[0]
    const reach = studentTQuantile(1 - 0.03 / 10 / 2, DF)
    expect(blamedOf((0.02 / reach) * 0.999)).toBe('to blame')
    expect(blamedOf((0.02 / reach) * 1.001)).toBe('undecided')
    // 3.2 standard errors are enough for two settings, and not for two of a hundred.
    const two = shares([-3.2 * KNOWN, 0])
    expect([judgeCosts(two)[0], judgeCosts(two, { settings: 100 })[0]]).toEqual(['to blame', 'undecided'])
  })

  it('needs more standard errors while the noise of turns is large, and no more as starts differ', () => {
    const reach = studentTQuantile(1 - 0.03 / 2 / 2, DF)
    const twice = atStart(2 * KNOWN, 0)
    expect(judged(-0.02, (0.02 / reach) * 0.999, 2, twice)).toBe('undecided')
    expect(judged(-0.02, (0.02 / reach / 2) * 0.999, 2, twice)).toBe('to blame')
    expect(judged(-0.02, (0.02 / reach / 2) * 1.001, 2, twice)).toBe('undecided')
    expect(judged(-0.02, (0.02 / reach) * 0.999, 2, atStart(KNOWN / 2, 0.05))).toBe('to blame')
  })

  it('is to blame for exactly what matters, and for nothing less', () => {
    const relevant = -Math.log1p(-0.01)
    expect(judged(-relevant, 1e-6)).toBe('to blame')
    expect(judged(-relevant + 1e-4, 1e-6)).toBe('innocent')
    expect(judged(0.05, 1e-6)).toBe('innocent')
  })

  it('is innocent where it is shown, at 5 % over all looks, to cost less than matters', () => {
    const reach = -Math.log1p(-0.01) / studentTQuantile(0.975, DF)
    expect(judged(0, reach * 0.999)).toBe('innocent')
    expect(judged(0, reach * 1.001)).toBe('undecided')
  })
})

describe('an effect by the noise of its turns', () => {
  const known = (standardError: number) =>
    effect({ mean: 0, standardError: 0.5, within: { variance: standardError ** 2, df: DF } })
  const small = effect({ mean: -0.03 })

  it('is known well enough at ±1 %, however much starts differ', () => {
    expect(isWellMeasured(known(KNOWN * 0.999), small)).toBe(true)
    expect(isWellMeasured(known(KNOWN * 1.001), small)).toBe(false)
  })

  it('is known well enough at half of what matters of a large whole', () => {
    const half = -Math.log1p(-0.05) / 2 / PRECISION
    const large = effect({ mean: Math.log(0.5) })
    expect(isWellMeasured(known(KNOWN * half * 0.999), large)).toBe(true)
    expect(isWellMeasured(known(KNOWN * half * 1.001), large)).toBe(false)
  })
})

describe('the causes', () => {
  it('begin with those to blame, the dearest first; then the undecided by cost; then the innocent', () => {
    const removal = {
      setting: 3,
      effect: effect({ mean: -0.04, standardError: 0.001, df: 100 }),
      together: [1],
      isOpen: false,
    }
    const found = shares([-0.009, -0.03, 0.01, -0.05, -0.0095])
    const causes = switchedCauses(found.costs, judgeCosts(found), [removal])
    expect(causes.map(({ factors, verdict }) => `${factors.join()} ${verdict}`)).toEqual([
      '3 to blame',
      '1 to blame',
      '4 undecided',
      '0 undecided',
      '2 innocent',
    ])
    expect(causes[0]).toMatchObject({ kind: 'share', measured: [3], together: [1], change: Math.expm1(-0.05) })
    expect(causes[0]?.removal?.change).toBeCloseTo(Math.expm1(-0.04), 12)
    expect(causes[1]).toMatchObject({ removal: null, together: [] })
  })
})

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
