import { describe, expect, it } from 'vitest'
import { tableOf } from '../../../src/core/imported/imported-table.ts'
import { judgeImported } from '../../../src/core/imported/judge-imported.ts'
import type { Observation } from '../../../src/core/imported/observation.ts'
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
