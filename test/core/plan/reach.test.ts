import { expect, it } from 'vitest'
import { planOf } from '../../../src/core/plan/plan.ts'
import { studyReach } from '../../../src/core/plan/reach.ts'
import { suite } from '../../builders.ts'

const reachOf = (budgetSeconds: number) => studyReach(planOf(suite({ budgetSeconds }), 1))

it('the reach of a study has the time of a server in a load, and half the interval to expect', () => {
  const [short, long] = [reachOf(60), reachOf(600)]
  expect(long.seconds).toBeGreaterThan(8 * short.seconds)
  expect(long.half).toBeLessThan(short.half)
  expect(short.half).toBeLessThan(0.2)
})

it('the reach of a study names a budget that makes it precise, unless it already is', () => {
  const { half, preciseBudgetSeconds = 0 } = reachOf(30)
  expect(half).toBeGreaterThan(0.03)
  expect(preciseBudgetSeconds).toBeGreaterThan(30)
  expect(reachOf(preciseBudgetSeconds).half).toBeLessThanOrEqual(0.03)
  expect(reachOf(preciseBudgetSeconds).preciseBudgetSeconds).toBeUndefined()
})
