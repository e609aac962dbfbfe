import { describe, expect, it } from 'vitest'
import { type Comparison, nameKey } from '../../../src/core/comparison/comparison.ts'
import type { Standing } from '../../../src/core/verdict/decision-state.ts'
import { comparisonsOfEqualStarts, doubtsAt, hopelessComparisons } from '../../../src/core/verdict/outlook.ts'
import { comparison, effect, policy } from '../../builders.ts'
import { openAfter, suspected } from './standings.ts'

/** A comparison whose squared standard error comes from the noise of turns. */
function seen(mean: number, standardError: number, overrides: Partial<Comparison> = {}): Comparison {
  const within = { variance: standardError ** 2, df: 60 }
  const between = { variance: 0, df: 60 }
  return comparison({ effect: effect({ mean, standardError, df: 60, within, between }), ...overrides })
}

/** Whether it is given up when this share of the time is over, at a limit of 5%. */
function isGivenUp(one: Comparison, share: number): boolean {
  return hopelessComparisons({ comparisons: [one] }, new Map(), policy(), share).length === 1
}

describe('a comparison', () => {
  it('is hopeless if its final interval will be wider than the limit on both sides', () => {
    expect(isGivenUp(seen(0, 0.12), 0.4)).toBe(true)
    expect(isGivenUp(seen(-0.01, 0.08), 0.5)).toBe(true)
  })

  it('is not hopeless while an unchanged server may still pass', () => {
    expect(isGivenUp(seen(0, 0.03), 0.25)).toBe(false)
    expect(isGivenUp(seen(-0.02, 0.03), 0.25)).toBe(false)
  })

  it('is not hopeless while a slower server may still be shown to be slower', () => {
    expect(isGivenUp(seen(-0.2, 0.09), 0.3)).toBe(false)
  })

  it('just within the limit is hopeless once the time suffices neither for a pass nor for a regression', () => {
    expect(isGivenUp(seen(-0.045, 0.012), 0.9)).toBe(true)
    expect(isGivenUp(seen(-0.045, 0.012), 0.1)).toBe(false)
  })
})

it('a decided or suspected comparison is not given up', () => {
  const one = seen(0, 0.2)
  const given = (standing: Standing) =>
    hopelessComparisons({ comparisons: [one] }, new Map([[nameKey(one), standing]]), policy(), 0.5).length
  const standings = [{ kind: 'passed' }, { kind: 'regressed' }, suspected({ trial: 1 })] as const
  expect(standings.map(given)).toEqual([0, 0, 0])
  expect(given(openAfter(10))).toBe(1)
})

it('an undecided distance from the baseline is never given up', () => {
  for (const share of [0.1, 0.5, 0.99]) {
    expect(isGivenUp(seen(0, 0.5, { rule: 'base' }), share)).toBe(true)
    expect(isGivenUp(seen(0, 0.5, { rule: 'baseline' }), share)).toBe(false)
  }
})

describe('the advised budget', () => {
  const budgets = (standardError: number) =>
    hopelessComparisons({ comparisons: [seen(0, standardError)] }, new Map(), policy(), 0.9)[0]?.budgets

  // At the end of that budget, and of no smaller one, 1.96 + 0.84 standard errors are less than the limit.
  it.each([
    [0.0345, 3],
    [0.037, 4],
    [0.044, 6],
    [0.052, 8],
  ])(
    'is the smallest multiple with which an unchanged server would pass: with a standard error of %d, %d times',
    (error, times) => expect(budgets(error)).toBe(times),
  )

  it('is undefined if even the largest multiple would not suffice', () => {
    expect(budgets(0.06)).toBeUndefined()
    expect(budgets(0.5)).toBeUndefined()
  })
})

describe('a hopeless comparison', () => {
  const hopelessAt = (share: number) => hopelessComparisons({ comparisons: [seen(0, 0.3)] }, new Map(), policy(), share)
  const first = doubtsAt([], hopelessAt(0.2), 0.2)

  it('is not given up at the first look that shows it to have no chance', () => {
    expect(first).toMatchObject([{ since: 0.2, isGivenUp: false }])
  })

  it('is given up at a later look that also shows it to have no chance, and from then on', () => {
    const second = doubtsAt(first, hopelessAt(0.3), 0.3)
    expect(second).toMatchObject([{ since: 0.2, isGivenUp: true }])
    expect(doubtsAt(second, [], 0.4)).toEqual(second)
  })

  it('is not given up at a look with hardly more data than the first', () => {
    expect(doubtsAt(first, hopelessAt(0.22), 0.22)).toMatchObject([{ since: 0.2, isGivenUp: false }])
  })

  it('is not given up if it has a chance again', () => expect(doubtsAt(first, [], 0.5)).toEqual([]))
})

it('in the first trial, only the noise of turns makes a comparison hopeless, not the spread of starts', () => {
  const [within, between] = [
    { variance: 0.01 ** 2, df: 60 },
    { variance: 0.1 ** 2, df: 3 },
  ]
  const one = comparison({ effect: effect({ mean: 0, standardError: 0.1, df: 3, within, between }) })
  expect(isGivenUp(one, 0.4)).toBe(true)
  const [judged] = comparisonsOfEqualStarts([one])
  expect(judged?.effect).toMatchObject({ mean: 0, standardError: 0.01, within })
  expect(hopelessComparisons({ comparisons: [judged ?? one] }, new Map(), policy(), 0.4)).toEqual([])
})
