import { describe, expect, it } from 'vitest'
import { toBeExplained } from '../../src/gate/cause-subject.ts'
import { judgedComparison, judgement } from '../builders.ts'

describe('the search for causes, which explains one comparison of a run,', () => {
  const judgedAs = (scenarioName: string, change: number, verdict: 'regressed' | 'pass' = 'regressed') =>
    judgedComparison({ scenario: scenarioName, change, verdict })
  const passed = judgedAs('d', -0.5, 'pass')
  const all = judgement({
    comparisons: [judgedAs('a', -0.1), judgedAs('b', -0.3), passed],
  })

  it('chooses the comparison that regressed most', () => expect(toBeExplained(all, 'on-fail')?.scenario).toBe('b'))

  it('chooses the cost farthest beyond its limit if QPS did not regress', () => {
    const [less, more] = (['written', 'errors'] as const).map((cost, nth) => ({ ...judgedAs('e', 1 + nth), cost }))
    const costs = judgement({ comparisons: [passed], costs: [less, more].filter((one) => one !== undefined) })
    expect(toBeExplained(costs, 'on-fail')).toBe(more)
    expect(toBeExplained({ ...costs, comparisons: all.comparisons }, 'on-fail')?.scenario).toBe('b')
  })

  it('chooses none if no causes are wanted, or if nothing regressed or gained', () => {
    expect(toBeExplained(all, 'never')).toBeUndefined()
    expect(toBeExplained({ ...all, comparisons: [passed] }, 'on-fail')).toBeUndefined()
  })

  it.each([
    ['the largest gain beyond the limit', {}, 'g'],
    ['nothing if the gain is between scenarios', { rule: 'control' }, undefined],
    ['nothing if the gain is within the limit', { tolerance: 0.5 }, undefined],
    ['nothing if the gain is not certain', { label: 'within the limit' }, undefined],
  ] as const)('chooses %s if nothing regressed', (_, own, wanted) => {
    const gains = [0.2, 0.3].map((change, nth) => ({
      ...judgedAs(nth === 0 ? 'f' : 'g', change, 'pass'),
      ...({ rule: 'base', label: 'improved', ...own } as const),
    }))
    expect(toBeExplained({ ...all, comparisons: [passed, ...gains] }, 'on-fail')?.scenario).toBe(wanted)
    expect(toBeExplained({ ...all, comparisons: [...all.comparisons, ...gains] }, 'on-fail')?.scenario).toBe('b')
  })

  it('chooses the worst cell with --explain always', () => {
    expect(toBeExplained({ ...all, comparisons: [passed] }, 'always')?.scenario).toBe('d')
  })
})
