import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import {
  boundDistance,
  combine,
  type Effect,
  interval,
  lowerBound,
  randomEffects,
  spreadAmong,
  type TrialEstimate,
  upperBound,
} from '../../../src/core/stats/random-effects.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { mean } from '../../../src/core/stats/vectors.ts'
import { effect, normal } from '../../builders.ts'

const AGAINST_ONE = 2
const DF = 40
const PRIOR = { sd: 0.005, df: 20 }

const location = fc.record<TrialEstimate>({
  mean: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  variance: fc.double({ min: 1e-8, max: 1e-2, noNaN: true }),
})
const trials = fc.array(location, { minLength: 1, maxLength: 6 })
/** Trials that contradict no prior. */
const alike = trials.map((some) => some.map((trial) => ({ ...trial, mean: some[0]?.mean ?? 0 })))

describe('the spread of starts among servers', () => {
  const [SERVERS, TRIALS, START] = [8, 3, 0.03]
  const random = seededRandom(5, 1)

  /** Trials of servers against the first, whose twin comes first; each scenario has another level. */
  function started(noise: number): TrialEstimate[][] {
    const values = Array.from({ length: SERVERS }, (_, server) =>
      Array.from({ length: TRIALS }, () => -0.05 * Math.max(0, server - 1) + Math.hypot(START, noise) * normal(random)),
    )
    const [first = [], ...others] = values
    return others.map((trials) =>
      trials.map((value, nth): TrialEstimate => ({ mean: value - (first[nth] ?? 0), variance: 2 * noise ** 2 })),
    )
  }

  it.each([0, 0.02])('is estimated without bias with a noise of %d, whatever the scenarios cost', (noise) => {
    const all = Array.from({ length: 400 }, () => spreadAmong(started(noise)))
    for (const nth of [0, 1]) {
      const spread = mean(all.map((samples) => (samples[nth]?.square ?? 0) - (samples[nth]?.noise ?? 0)))
      expect(Math.abs(spread / START ** 2 - 1)).toBeLessThan(0.25)
    }
    expect(all[0]?.map(({ df }) => df)).toEqual([(SERVERS - 1) * (TRIALS - 1), 1])
  })

  it('comes from the difference of the twins alone after one trial, and is unknown without other servers', () => {
    const [twin = [], ...others] = started(0).map((trials) => trials.slice(0, 1))
    expect(spreadAmong([twin, ...others])).toEqual([{ square: (twin[0]?.mean ?? 0) ** 2 / 2, noise: 0, df: 1 }])
    expect(spreadAmong([twin])).toEqual([])
  })

  it('of many degrees of freedom outweighs trials and prior', () => {
    const [one = []] = started(0)
    const servers = [{ square: 0.02 ** 2, noise: 0, df: 1e9 }]
    const { between, replicas } = randomEffects(one, DF, AGAINST_ONE, PRIOR, { servers })
    expect((between.variance * replicas) / AGAINST_ONE).toBeCloseTo(0.02 ** 2, 9)
  })
})

describe('randomEffects', () => {
  it('of one trial adds the prior variance of starts', () => {
    const { mean, standardError } = randomEffects([{ mean: -0.1, variance: 4e-4 }], DF, AGAINST_ONE, PRIOR)
    expect(mean).toBeCloseTo(-0.1, 15)
    expect(standardError ** 2).toBeCloseTo(4e-4 + 2 * 0.005 ** 2, 12)
  })

  it('of exact trials weighs their variance against the prior by degrees of freedom', () => {
    const exact = [-0.004, 0, 0.004].map((mean): TrialEstimate => ({ mean, variance: 0 }))
    const { mean, between, replicas } = randomEffects(exact, DF, AGAINST_ONE, PRIOR)
    expect(mean).toBeCloseTo(0, 15)
    expect(between.variance).toBeCloseTo((20 * 2 * 0.005 ** 2 + 2 * 0.004 ** 2) / 22 / 3, 12)
    expect(between.df).toBeCloseTo(22, 9)
    expect(replicas).toBeCloseTo(3, 12)
  })

  it('has a finite mean if the windows of a server have equal counts', () => {
    const equal = [0, 0, 0.01].map((mean, nth): TrialEstimate => ({ mean, variance: nth === 2 ? 1e-4 : 0 }))
    expect(randomEffects(equal, DF, 0).mean).toBeCloseTo(0, 5)
  })

  it('follows trials that contradict the prior, and then has fewer degrees of freedom', () => {
    const exact = [-0.05, 0, 0.05].map((mean): TrialEstimate => ({ mean, variance: 0 }))
    const { between } = randomEffects(exact, DF, AGAINST_ONE, PRIOR)
    expect((3 * between.variance) / 0.05 ** 2).toBeGreaterThan(0.8)
    expect(between.df).toBeLessThan(3)
  })

  it('widens the spread of starts if the prior is far too small, even if trials are noisy', () => {
    const noisy = [-0.03, 0, 0.03].map((mean): TrialEstimate => ({ mean, variance: 4e-5 }))
    const { between } = randomEffects(noisy, DF, AGAINST_ONE, { sd: 0.001, df: 10 })
    expect((3 * between.variance) / 0.03 ** 2).toBeGreaterThan(0.8)
  })

  it('hardly changes the spread of starts if trials differ by less than their noise', () => {
    const noisy = [-0.01, 0.01].map((mean): TrialEstimate => ({ mean, variance: 0.01 }))
    const { between } = randomEffects(noisy, DF, AGAINST_ONE, PRIOR)
    expect(between.df).toBeCloseTo(20, 3)
    expect(between.variance / 0.005 ** 2).toBeCloseTo(1, 2)
  })

  it('learns the spread of starts from twins as from trials, but hardly if noise explains the difference of twins', () => {
    const one = [{ mean: 0, variance: 1e-6 }]
    const betweenBy = (twins: readonly TrialEstimate[]) => randomEffects(one, DF, AGAINST_ONE, PRIOR, { twins }).between
    const [none, equal, far, noisy] = [
      [],
      [{ mean: 0, variance: 1e-9 }],
      [{ mean: 0.05, variance: 1e-9 }],
      [{ mean: 0.05, variance: 0.01 }],
    ].map(betweenBy)
    expect(equal?.variance).toBeLessThan(none?.variance ?? 0)
    expect(far?.variance).toBeGreaterThan(2 * (none?.variance ?? 0))
    expect(equal?.df).toBeCloseTo(21, 2)
    expect(far?.df).toBeLessThan(10)
    expect(noisy?.df).toBeLessThan(20.1)
  })

  it('gives the same variance whichever of two twins was faster, and ignores twins that share their start', () => {
    const one = [{ mean: 0, variance: 1e-6 }]
    const by = (difference: number, starts: number) =>
      randomEffects(one, DF, starts, PRIOR, { twins: [{ mean: difference, variance: 1e-6 }] }).between.variance
    expect(by(-0.03, AGAINST_ONE)).toBe(by(0.03, AGAINST_ONE))
    expect(by(0.03, 0)).toBe(0)
  })

  it.each([
    { count: 3, prior: PRIOR },
    { count: 6, prior: { sd: 0.016, df: 3 } },
    { count: 20, prior: { sd: 0.016, df: 3 } },
  ])(
    'sets the variance between $count trials to the maximum of the likelihood of trials and prior',
    ({ count, prior }) => {
      const some = Array.from({ length: count }, (): TrialEstimate => ({ mean: 0, variance: 1e-4 }))
      const { between, replicas } = randomEffects(some, DF, AGAINST_ONE, prior)
      const [start, noise] = [(between.variance * replicas) / AGAINST_ONE, 1e-4 / AGAINST_ONE]
      const weight = (count - 1) * (start / (start + noise)) ** 2
      const rest = prior.df * (prior.sd ** 2 - start) + weight * (0 - noise - start)
      expect(rest / (prior.df * prior.sd ** 2)).toBeCloseTo(0, 2)
    },
  )

  it('has at least one replica, and as many replicas as trials if the trials have equal weight', () => {
    fc.assert(
      fc.property(trials, location, fc.integer({ min: 1, max: 6 }), (some, same, count) => {
        const { replicas } = randomEffects(some, DF, AGAINST_ONE)
        expect(replicas).toBeGreaterThanOrEqual(1 - 1e-9)
        expect(replicas).toBeLessThanOrEqual(some.length + 1e-9)
        expect(randomEffects(Array(count).fill(same), DF, AGAINST_ONE).replicas).toBeCloseTo(count, 9)
      }),
    )
  })

  it('keeps the spread of starts above zero for eight equal trials', () => {
    const same = Array.from({ length: 8 }, (): TrialEstimate => ({ mean: 0, variance: 0 }))
    const { between } = randomEffects(same, DF, AGAINST_ONE, { sd: 0.01, df: 0.1 })
    expect(between.variance).toBeCloseTo((0.05 * 2 * 0.01 ** 2) / 8, 12)
  })

  it('counts a trial of little weight as a part of a replica', () => {
    const some = [1e-6, 1e-6, 1].map((variance): TrialEstimate => ({ mean: 0, variance }))
    expect(randomEffects(some, DF, AGAINST_ONE, PRIOR).replicas).toBeCloseTo(2, 2)
  })

  it('weighs a trial by its certainty', () => {
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

  it('has the degrees of freedom of the blocks if starts do not differ', () => {
    const { df } = randomEffects([{ mean: 0, variance: 1e-4 }], DF, AGAINST_ONE, { sd: 0, df: 20 })
    expect(df).toBeCloseTo(DF, 9)
  })

  it('has no spread of starts if prior, trials and twins show none', () => {
    const same = [0, 0].map((mean): TrialEstimate => ({ mean, variance: 1e-4 }))
    const none = { variance: 0, df: 20 }
    expect(randomEffects(same, DF, AGAINST_ONE, { sd: 0, df: 20 }).between).toEqual(none)
    expect(randomEffects(same, DF, AGAINST_ONE, { sd: 1e-200, df: 20 }, { twins: same }).between).toEqual(none)
  })

  it('has a mean within the range of the trials', () => {
    fc.assert(
      fc.property(trials, (some) => {
        const { mean } = randomEffects(some, DF, AGAINST_ONE)
        const means = some.map((trial) => trial.mean)
        expect(mean).toBeGreaterThanOrEqual(Math.min(...means) - 1e-12)
        expect(mean).toBeLessThanOrEqual(Math.max(...means) + 1e-12)
      }),
    )
  })

  it('has a smaller error with each further equal trial', () => {
    fc.assert(
      fc.property(location, fc.integer({ min: 1, max: 8 }), (trial, count) => {
        const [few, more] = [count, count + 1].map((length) =>
          randomEffects(Array(length).fill(trial), DF, AGAINST_ONE),
        )
        expect(more?.standardError).toBeLessThan(few?.standardError as number)
      }),
    )
  })

  it('has a larger error the more starts may differ', () => {
    fc.assert(
      fc.property(alike, fc.double({ min: 0.0005, max: 0.05, noNaN: true }), (some, sd) => {
        const [calm, wild] = [sd, 1.5 * sd].map((prior) => randomEffects(some, DF, AGAINST_ONE, { sd: prior, df: 20 }))
        expect(wild?.standardError).toBeGreaterThan(calm?.standardError as number)
      }),
    )
  })

  it('refuses an empty list of trials', () =>
    expect(() => randomEffects([], DF, AGAINST_ONE)).toThrow(new RangeError('no trial to average')))
})

describe('interval', () => {
  it('is wider with more confidence', () => {
    const [less, more] = [0.95, 0.99].map((confidence) => interval(effect({ standardError: 1, df: 5 }), confidence))
    expect(more?.high).toBeGreaterThan(less?.high as number)
    expect(more?.low).toBeLessThan(less?.low as number)
  })
})

describe('the distance of a bound from the mean', () => {
  const parts = (within: number, between: number) => ({
    within: { variance: within, df: 30 },
    between: { variance: between, df: 3 },
  })

  it('is t standard errors of the only part with a variance, by the degrees of freedom of that part', () => {
    expect(boundDistance(parts(1e-4, 0), 0.025)).toBeCloseTo(0.01 * studentTQuantile(0.975, 30), 12)
    expect(boundDistance(parts(0, 1e-4), 0.025)).toBeCloseTo(0.01 * studentTQuantile(0.975, 3), 12)
  })

  it('is the root of the sum of the squared distances of both parts', () => {
    const [within, between] = [boundDistance(parts(4e-4, 0), 0.01), boundDistance(parts(0, 1e-4), 0.01)]
    expect(boundDistance(parts(4e-4, 1e-4), 0.01)).toBeCloseTo(Math.hypot(within, between), 12)
  })
})

it('one-sided bounds are t quantiles of standard errors away, and form an interval with twice the error', () => {
  const known = effect({ mean: -0.1, standardError: 0.01, df: 7 })
  expect(upperBound(known, 0.001)).toBeCloseTo(-0.1 + 0.01 * 4.785289628638334, 12)
  expect(lowerBound(known, 0.001)).toBeCloseTo(-0.1 - 0.01 * 4.785289628638334, 12)
  const { low, high } = interval(known, 0.95)
  expect([lowerBound(known, 0.025), upperBound(known, 0.025)]).toEqual([low, high].map((of) => expect.closeTo(of, 12)))
})

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

  it('have one degree of freedom if no effects are joined', () => expect(combine(0, []).df).toBe(1))
})
