import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../src/core/imported/imported-table.ts'
import { judgeImported, logRatio, meanQps, repeatedEffect } from '../../../src/core/imported/judge-imported.ts'
import type { Observation } from '../../../src/core/imported/observation.ts'
import { interval } from '../../../src/core/stats/random-effects.ts'
import { verdictOf } from '../../../src/core/verdict/judgement.ts'
import { policy } from '../../builders.ts'
import { observation, repeated } from './observations.ts'

function judged(observations: readonly Observation[]) {
  const parsed = tableOf(observations, 'off')
  if (parsed.kind !== 'ok') throw new Error('no table')
  return judgeImported(parsed.table, policy())
}

const OFF = repeated('off', [1000, 1002, 999, 1001], true)

describe('observations without repetitions', () => {
  it('are shown as changes of which nothing is known, and never pass nor regress', () => {
    const { judgement, bare, ranking } = judged([observation(), observation({ scenario: 'on', qps: 400 })])
    expect(bare).toEqual([
      expect.objectContaining({ scope: 'cell', scenario: 'on', reference: 'off', workload: 'ro', threads: 8 }),
    ])
    expect(bare[0]?.change).toBeCloseTo(-0.6, 12)
    expect(judgement.comparisons).toEqual([])
    expect(ranking).toEqual([])
    expect(verdictOf(judgement)).toBe('inconclusive')
    expect(judgement.warnings).toEqual([])
  })

  it('have the mean of several cells, on the scale of ratios', () => {
    const at = (threads: number, scenario: string, qps: number) => observation({ threads, scenario, qps })
    const { bare } = judged([at(1, 'off', 100), at(1, 'on', 50), at(8, 'off', 100), at(8, 'on', 200)])
    expect(bare.map(({ scope }) => scope)).toEqual(['cell', 'cell', 'mean'])
    expect(bare[2]?.change).toBeCloseTo(0, 12)
  })
})

describe('repeated observations', () => {
  it('pass where they are shown to be within tolerance, and are ranked', () => {
    const { judgement, bare, ranking } = judged([...OFF, ...repeated('on', [998, 1001, 997, 1000], true)])
    expect(bare).toEqual([])
    expect(judgement.comparisons).toMatchObject([{ verdict: 'pass', trials: 4, sufficientSeconds: null }])
    expect(verdictOf(judgement)).toBe('pass')
    expect(ranking.map(({ entries }) => entries.map(({ scenario }) => scenario))).toEqual([['off', 'on']])
  })

  it('are never called regressed, however sure the slowdown', () => {
    const { judgement } = judged([...OFF, ...repeated('on', [500, 501, 499, 500], true)])
    expect(judgement.comparisons).toMatchObject([{ verdict: 'inconclusive', label: 'leaning regressed' }])
    expect(judgement.comparisons[0]?.high).toBeLessThan(-0.4)
    expect(verdictOf(judgement)).toBe('inconclusive')
  })

  it('do not pass beside a cell that was measured once', () => {
    const once = [observation({ threads: 1 }), observation({ threads: 1, scenario: 'on' })]
    const { judgement, bare } = judged([...OFF, ...repeated('on', [998, 1001, 997, 1000], true), ...once])
    expect(judgement.comparisons).toMatchObject([{ scope: 'cell', verdict: 'pass' }])
    expect(bare.map(({ scope }) => scope)).toEqual(['cell', 'mean'])
    expect(verdictOf(judgement)).toBe('inconclusive')
  })

  it('have a mean whose interval is no narrower than that of its cells', () => {
    const elsewhere = (observations: readonly Observation[]) => observations.map((one) => ({ ...one, threads: 16 }))
    const on = repeated('on', [990, 1001, 985, 1000], true)
    const { comparisons } = judged([...OFF, ...on, ...elsewhere([...OFF, ...on])]).judgement
    const [cell, , mean] = comparisons
    expect(comparisons.map(({ scope }) => scope)).toEqual(['cell', 'cell', 'mean'])
    expect(mean?.effect.standardError).toBeCloseTo(cell?.effect.standardError ?? 0, 12)
  })
})

const OFF_QPS = [100, 102, 98, 101]
const ON_QPS = [90, 92, 88, 91]

describe('repetitions of two cells', () => {
  it('have the interval of a paired t-test where they have the same trials', () => {
    const effect = repeatedEffect(repeated('on', ON_QPS, true), repeated('off', OFF_QPS, true))
    const differences = ON_QPS.map((qps, index) => Math.log(qps / (OFF_QPS[index] ?? 0)))
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
    const effect = repeatedEffect(repeated('on', ON_QPS), repeated('off', OFF_QPS))
    const squared = [ON_QPS, OFF_QPS].map((values) => {
      const logs = values.map(Math.log)
      const mean = logs.reduce((sum, value) => sum + value, 0) / 4
      return logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 3 / 4
    })
    const [one = 0, other = 0] = squared
    expect(effect?.standardError).toBeCloseTo(Math.sqrt(one + other), 12)
    expect(effect?.df).toBeCloseTo((one + other) ** 2 / (one ** 2 / 3 + other ** 2 / 3), 8)
  })

  it('are taken by trial whatever the order', () => {
    const own = repeated('on', ON_QPS, true)
    const reference = repeated('off', OFF_QPS, true)
    expect(repeatedEffect(own.toReversed(), reference)?.standardError).toBeCloseTo(
      repeatedEffect(own, reference)?.standardError ?? 0,
      12,
    )
  })

  it.each([
    ['the one', [90], OFF_QPS],
    ['the other', ON_QPS, [100]],
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
      repeatedEffect(repeated('on', ON_QPS), repeated('off', OFF_QPS)),
      repeatedEffect(repeated('on', scaled(ON_QPS)), repeated('off', scaled(OFF_QPS))),
    ]
    expect(other?.standardError).toBeCloseTo(one?.standardError ?? 0, 10)
  })
})

describe('the mean of a single observation', () => {
  it('is exactly that', () => expect(meanQps(repeated('off', [10_516.35]))).toBe(10_516.35))
})
