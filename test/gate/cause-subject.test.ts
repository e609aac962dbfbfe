import { describe, expect, it } from 'vitest'
import { toBeExplained } from '../../src/gate/cause-subject.ts'
import { judgedComparison, judgement } from '../builders.ts'

describe('the comparison to explain', () => {
  const judgedAs = (scenarioName: string, change: number, verdict: 'regressed' | 'pass' = 'regressed') =>
    judgedComparison({ scenario: scenarioName, change, verdict })
  const passed = judgedAs('d', -0.5, 'pass')
  const all = judgement({
    comparisons: [judgedAs('a', -0.1), judgedAs('b', -0.3), passed],
  })

  it('is the comparison that regressed most', () => expect(toBeExplained(all, 'on-fail')?.scenario).toBe('b'))

  it('is the cost that is farthest beyond its limit, where QPS did not regress', () => {
    const [less, more] = (['written', 'errors'] as const).map((cost, nth) => ({ ...judgedAs('e', 1 + nth), cost }))
    const costs = judgement({ comparisons: [passed], costs: [less, more].filter((one) => one !== undefined) })
    expect(toBeExplained(costs, 'on-fail')).toBe(more)
    expect(toBeExplained({ ...costs, comparisons: all.comparisons }, 'on-fail')?.scenario).toBe('b')
  })

  it('is undefined where no causes are requested, or nothing regressed', () => {
    expect(toBeExplained(all, 'never')).toBeUndefined()
    expect(toBeExplained({ ...all, comparisons: [passed] }, 'on-fail')).toBeUndefined()
  })

  it.each([
    ['the cell that gains most beyond the limit', {}, 'g'],
    ['no gain between scenarios', { rule: 'control' }, undefined],
    ['no gain within the limit', { tolerance: 0.5 }, undefined],
    ['no gain that is not shown', { label: 'within the limit' }, undefined],
  ] as const)('is %s where nothing regressed', (_, own, wanted) => {
    const gains = [0.2, 0.3].map((change, nth) => ({
      ...judgedAs(nth === 0 ? 'f' : 'g', change, 'pass'),
      ...({ rule: 'base', label: 'improved', ...own } as const),
    }))
    expect(toBeExplained({ ...all, comparisons: [passed, ...gains] }, 'on-fail')?.scenario).toBe(wanted)
    expect(toBeExplained({ ...all, comparisons: [...all.comparisons, ...gains] }, 'on-fail')?.scenario).toBe('b')
  })

  it('is the worst of all cells with --explain always', () => {
    expect(toBeExplained({ ...all, comparisons: [passed] }, 'always')?.scenario).toBe('d')
  })
})
