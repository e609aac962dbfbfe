import { describe, expect, it } from 'vitest'
import type { Comparison } from '../../../src/core/comparison/comparison.ts'
import { partingsOf } from '../../../src/core/study/parting.ts'
import { fastestOf, type PairEffects, rankingOf } from '../../../src/core/study/ranking.ts'
import { saturationLevels } from '../../../src/core/study/saturation.ts'
import type { Level } from '../../../src/core/study/study.ts'
import { comparison, effect } from '../../builders.ts'

const at = (threads: number, qps: number, workload = 'reads') => ({ workload, threads, qps })

describe('the load that saturates a server', () => {
  it('is the lowest level with as much QPS as any higher level', () => {
    expect(saturationLevels([at(64, 1010), at(1, 100), at(16, 990), at(4, 390)])).toEqual([
      { workload: 'reads', threads: 16, isSaturated: true },
    ])
  })

  it('is the highest level if QPS still grow there, marked as not saturated', () => {
    expect(saturationLevels([at(1, 100), at(4, 390)])).toEqual([{ workload: 'reads', threads: 4, isSaturated: false }])
  })

  it('is the only level that was measured, without telling whether it saturates the server', () => {
    expect(saturationLevels([at(8, 100)])).toEqual([{ workload: 'reads', threads: 8, isSaturated: null }])
  })

  it('is the level before QPS fall again', () => {
    expect(saturationLevels([at(8, 1000), at(64, 700)])).toEqual([{ workload: 'reads', threads: 8, isSaturated: true }])
  })

  it('is determined for each workload by itself', () => {
    const cells = [at(1, 100), at(8, 101), at(1, 100, 'writes'), at(8, 600, 'writes')]
    expect(saturationLevels(cells).map(({ threads }) => threads)).toEqual([1, 8])
  })
})

/** With an error of a hundredth. */
function against(scenario: string, mean: number, place: Partial<Comparison> = {}): Comparison {
  const [low, high] = [mean - 0.02, mean + 0.02]
  return comparison({
    scenario,
    workload: 'reads',
    threads: 8,
    effect: effect({ mean }),
    change: mean,
    low,
    high,
    ...place,
  })
}

const LEVELS: readonly Level[] = [{ workload: 'reads', threads: 8, isSaturated: null }]
const TWO: readonly Level[] = [...LEVELS, { workload: 'writes', threads: 8, isSaturated: null }]

/** Pairs differ by their means. */
const pairsOf =
  (means: Readonly<Record<string, number>>): PairEffects =>
  (one, other) =>
    effect({ mean: (means[one] ?? 0) - (means[other] ?? 0) })

describe('the order of a study', () => {
  const signs = (means: Readonly<Record<string, number>>) => {
    const comparisons = Object.entries(means).map(([name, mean]) => against(name, mean))
    const { ranking } = rankingOf('off', LEVELS, comparisons, pairsOf(means))
    return ranking.map(({ scenario, isFaster }) => `${scenario} ${isFaster ?? ''}`.trim())
  }

  it('is by QPS, and ranks the control like every scenario', () => {
    expect(signs({ slow: -0.3, quick: 0.2 })).toEqual(['quick true', 'off true', 'slow'])
  })

  it('is not certain between scenarios that differ by less than their errors', () => {
    expect(signs({ one: -0.101, other: -0.1 })).toEqual(['off true', 'other false', 'one'])
  })

  it('needs a smaller error to be certain the more pairs there are', () => {
    // Three standard errors: enough for one pair, and not for 45.
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, nth) => [`s${nth}`, -0.03 * (nth + 1)]))
    expect(signs({ s0: -0.03 })).toEqual(['off true', 's0'])
    expect(signs(many)[0]).toBe('off false')
  })

  it('separates a scenario from the control by the error that all scenarios share', () => {
    const apart = (many: number) => {
      const means = Object.fromEntries(Array.from({ length: many }, (_, nth) => [`s${nth}`, -0.025]))
      const comparisons = Object.entries(means).map(([name, mean]) => against(name, mean))
      return rankingOf('off', LEVELS, comparisons, pairsOf(means)).ranking.filter(({ isApart }) => isApart).length
    }
    // Two and a half standard errors.
    expect(apart(1)).toBe(1)
    expect(apart(30)).toBe(0)
  })

  it('is by the mean over the workloads in which all scenarios were measured', () => {
    const comparisons = ['reads', 'writes'].flatMap((workload) => [
      against('one', workload === 'reads' ? -0.1 : -0.3, { workload }),
      against('other', -0.05, { workload }),
    ])
    const all = rankingOf('off', TWO, comparisons, pairsOf({ one: -0.2, other: -0.05 }))
    expect(all.ranked).toEqual(['reads', 'writes'])
    expect(all.ranking.at(-1)?.change).toBeCloseTo(Math.expm1(-0.2), 9)
    const part = rankingOf('off', TWO, comparisons.slice(0, 3), pairsOf({}))
    expect(part.ranked).toEqual(['reads'])
    expect(part.ranking.at(-1)?.change).toBeCloseTo(Math.expm1(-0.1), 9)
  })

  it('is empty if nothing was compared', () => {
    expect(rankingOf('off', LEVELS, [], pairsOf({}))).toEqual({ ranked: [], ranking: [] })
  })

  it('is not certain between scenarios that never ran side by side', () => {
    const { ranking } = rankingOf('off', LEVELS, [against('on', -0.5)], () => undefined)
    expect(ranking.map(({ isFaster }) => isFaster)).toEqual([false, null])
  })
})

describe('the fastest scenario of a load', () => {
  const at = (means: Readonly<Record<string, number>>, place: Partial<Comparison> = {}) =>
    Object.entries(means).map(([name, mean]) => against(name, mean, place))
  const fastest = (means: Readonly<Record<string, number>>) =>
    fastestOf('off', at(means), pairsOf(means)).map(({ scenarios }) => scenarios.join(' '))

  it('is named together with all scenarios that it was not shown to be faster than', () => {
    expect(fastest({ slow: -0.3, quick: 0.2, quicker: 0.201 })).toEqual(['quicker quick'])
    expect(fastest({ slow: -0.3 })).toEqual(['off'])
  })

  it('is told apart from the next exactly if the order of the study tells both apart, at an error shared by all pairs', () => {
    // Three standard errors: enough for one pair, and not for 45.
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, nth) => [`s${nth}`, -0.03 * (nth + 1)]))
    expect([fastest({ s0: -0.03 }), fastest(many)]).toEqual([['off'], ['off s0']])
    for (const means of [{ s0: -0.03 }, many]) {
      const { ranking } = rankingOf('off', LEVELS, at(means), pairsOf(means))
      expect(ranking[0]?.isFaster).toBe(fastest(means)[0] === 'off')
    }
  })

  it('is determined for each load by itself', () => {
    const comparisons = [...at({ on: 0.1 }), ...at({ on: -0.1 }, { threads: 64 })]
    const pairs: PairEffects = (one, _, { threads }) => effect({ mean: one === 'on' || threads === 64 ? 0.1 : -0.1 })
    expect(fastestOf('off', comparisons, pairs)).toEqual([
      { workload: 'reads', threads: 8, scenarios: ['on'] },
      { workload: 'reads', threads: 64, scenarios: ['off'] },
    ])
  })

  it('is each of several scenarios that were never measured side by side', () =>
    expect(fastestOf('off', at({ on: -0.5 }), () => undefined).map(({ scenarios }) => scenarios)).toEqual([
      ['off', 'on'],
    ]))
})

describe('the load at which a scenario begins to differ from the control', () => {
  const over = (means: readonly number[]) => means.map((mean, nth) => against('on', mean, { threads: 4 ** nth }))

  it('lies between the last level with equal QPS and the first level with different QPS', () => {
    expect(partingsOf(over([0, 0.001, -0.2, -0.3]))).toEqual([
      { scenario: 'on', alikeUpTo: 4, apartFrom: 16, isSlower: true },
    ])
    expect(partingsOf(over([0, 0.3]))).toEqual([{ scenario: 'on', alikeUpTo: 1, apartFrom: 4, isSlower: false }])
  })

  it.each([
    ['the two differ everywhere', [-0.2, -0.2]],
    ['the two never differ', [0, 0]],
    ['the two come together again', [0, -0.2, 0]],
    ['the scenario is once faster and once slower', [0, 0.2, -0.2]],
  ])('is undefined if %s', (_, means) => expect(partingsOf(over(means))).toEqual([]))

  it('is undefined if a noisy level may differ as well', () => {
    const [first, ...others] = over([-0.03, -0.3])
    if (first === undefined) throw new RangeError('no level')
    expect(partingsOf([{ ...first, low: -0.2, high: 0.1 }, ...others])).toEqual([])
  })
})
