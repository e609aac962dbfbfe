/**
 * Reach of a study: the width of its intervals, estimated before anything is measured, so that a user can choose the
 * budget.
 */

import { sum } from '../stats/vectors.ts'
import { cellOverheadSeconds, serverStartSeconds, trialCount } from './budget.ts'
import type { Plan } from './plan.ts'

/**
 * Standard deviation of ln of the QPS ratio of two servers that are measured for one second each. The half-widths of
 * the intervals of 231 comparisons on a quiet machine give 0.04 (docs/studies/performance-schema.md); a busy machine
 * has two or three times as much.
 */
const NOISE_PER_SECOND = 0.04
/** Variance of a comparison, in units of one start's variance: 1 for the arm, 0.5 for the mean of control and twin. */
const STARTS = 1.5
const NORMAL = 1.96
/** Largest half-width of an interval, as a fraction, with which a study can be published. */
const PRECISE = 0.03
const BUDGETS = [2, 3, 4, 6, 8, 12] as const

export interface StudyReach {
  readonly seconds: number
  readonly half: number
  /**
   * Smallest budget, among the multiples in `BUDGETS`, with precise intervals. Undefined if the current budget has
   * them, or if none of these multiples has.
   */
  readonly preciseBudgetSeconds: number | undefined
}

export function studyReach(plan: Plan): StudyReach {
  const { seconds, half } = reachIn(plan)
  const times = half <= PRECISE ? undefined : BUDGETS.find((many) => reachIn(longer(plan, many)).half <= PRECISE)
  return { seconds, half, preciseBudgetSeconds: times === undefined ? undefined : times * plan.budgetSeconds }
}

function longer(plan: Plan, times: number): Plan {
  return { ...plan, budgetSeconds: times * plan.budgetSeconds }
}

function reachIn(plan: Plan) {
  const { arms, cells, budgetSeconds, startSpread } = plan
  const starting = serverStartSeconds(plan)
  const trials = trialCount(plan, starting, arms.length)
  const idle = trials * (starting + sum(cells.map((cell) => cellOverheadSeconds(plan, cell))))
  const seconds = Math.max(0.1, budgetSeconds - idle) / arms.length / Math.max(1, cells.length)
  const variance = (STARTS * startSpread.sd ** 2) / trials + NOISE_PER_SECOND ** 2 / seconds
  return { seconds, half: Math.expm1(NORMAL * Math.sqrt(variance)) }
}
