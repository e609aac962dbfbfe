import { describe, expect, it } from 'vitest'
import { costlyStatements, failureText } from '../../../src/core/wording/statement-wording.ts'
import { resultComparison, resultStatement } from '../../builders.ts'

const SLOW = resultStatement()

describe('the cause of a regression', () => {
  it('is not a statement that explains less than a tenth of the change', () => {
    // 20% slower: transactions take 25% longer.
    const found = (explained: number) =>
      costlyStatements(resultComparison({ change: -0.2, statements: [{ ...SLOW, explained }] }))
    expect(found(0.0249)).toEqual([])
    expect(found(0.0251)).toHaveLength(1)
  })

  it('is a statement with another plan, even if its own change is not certain', () => {
    const unclear = { ...SLOW, verdict: 'no change' as const }
    const replanned = { ...unclear, plan: { before: 'orders: ref by by_customer', after: 'orders: ALL, no key' } }
    expect(costlyStatements(resultComparison({ statements: [unclear, replanned] }))).toEqual([replanned])
  })

  it('is a statement with another plan before statements that only wait for the same CPUs', () => {
    const waiting = { ...SLOW, name: 'insert orders', explained: 0.9 }
    const replanned = {
      ...SLOW,
      explained: 0.7,
      plan: { before: 'orders: ref by by_customer', after: 'orders: ALL, no key' },
    }
    expect(costlyStatements(resultComparison({ statements: [waiting, replanned] }))).toEqual([replanned, waiting])
  })
})

describe('failures of a statement', () => {
  const side = (failed: number) => ({ milliseconds: 1, share: 0.1, executions: 10, failed })

  it.each([
    [side(0), side(0), ''],
    [side(0), side(0.03), 'select orders failed in 3% of its executions, in none before'],
    [side(0.01), side(1), 'select orders failed in 100% of its executions, in 1% before'],
    [side(0.5), side(0), 'select orders failed in none of its executions, in 50% before'],
    [null, side(0.2), 'select orders failed in 20% of its executions'],
    [side(0.2), null, 'select orders failed in 20% of its executions'],
  ])('are reported, with %j before and %j now, as %j', (before, now, text) => {
    expect(failureText(resultStatement({ before, now }))).toBe(text)
  })
})
