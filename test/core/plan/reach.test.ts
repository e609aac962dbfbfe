import { expect, it } from 'vitest'
import { planOf } from '../../../src/core/plan/plan.ts'
import { studyReach } from '../../../src/core/plan/reach.ts'
import { suite } from '../../builders.ts'

const reachOf = (budgetSeconds: number) => studyReach(planOf(suite({ budgetSeconds }), 1))

it('the reach of a study has the seconds of each server under a load, and half the width of the expected interval', () => {
  const [short, long] = [reachOf(60), reachOf(600)]
  // In each of three trials, four servers start and warm up in 4.6 s.
  expect(short.seconds).toBeCloseTo((60 - 3 * 4.6) / 4, 9)
  // exp(1.96 × √(1.5 × 0.016² / 3 trials + 0.04² / 11.55 s)) − 1
  expect(short.half).toBeCloseTo(0.0325, 4)
  expect(long.seconds).toBeGreaterThan(8 * short.seconds)
  expect(long.half).toBeLessThan(short.half)
})

it('the reach of a study names a budget that makes it precise, unless it already is', () => {
  const { half, preciseBudgetSeconds = 0 } = reachOf(30)
  expect(half).toBeGreaterThan(0.03)
  expect(preciseBudgetSeconds).toBeGreaterThan(30)
  expect(reachOf(preciseBudgetSeconds).half).toBeLessThanOrEqual(0.03)
  expect(reachOf(preciseBudgetSeconds).preciseBudgetSeconds).toBeUndefined()
})
