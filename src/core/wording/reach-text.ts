/** How precise a study will be, in words, before it is measured. */
import { duration, rate, share } from '../figures.ts'
import { firstShare } from '../plan/budget.ts'
import type { Plan } from '../plan/plan.ts'
import { studyReach } from '../plan/reach.ts'

/**
 * Example: "each server gets about 2.4 s in each load: intervals of about ±5% on a quiet machine; ±3% takes about 4
 * min (--budget)".
 *
 * @param later groups of servers that share the budget of this plan; default: none
 */
export function studyReachText(plan: Plan, later: readonly Plan[] = []): string {
  const budgetSeconds = firstShare([plan, ...later], plan.budgetSeconds)
  const { seconds, half, preciseBudgetSeconds } = studyReach({ ...plan, budgetSeconds })
  const whole = plan.budgetSeconds / budgetSeconds
  const more =
    preciseBudgetSeconds === undefined ? '' : `; ±3% takes about ${duration(whole * preciseBudgetSeconds)} (--budget)`
  return `each server gets about ${rate(seconds)} s in each load: intervals of about ±${share(half)} on a quiet machine${more}`
}
