/** The plan of the sides of a change: written down, or as servers take them. */

import { count } from '../core/figures.ts'
import { leastBudgetSeconds } from '../core/plan/budget.ts'
import { type Against, makePlan, type Plan, withoutCopies } from '../core/plan/plan.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import type { Shard } from '../core/request/shard.ts'
import type { Suite } from '../core/suite/suite.ts'
import { UserError } from '../errors.ts'

/** A run is short if its budget is less than this many times the least one. */
const SHORT = 2

/** Sides that are planned, the seed and the part of the plan. */
export interface SidesRequest {
  readonly rules: PlanRequest['rules']
  readonly seed: number
  readonly shard: Shard | undefined
}

/** The sides of a change that are compared. */
type Sides = Omit<Against, 'rules' | 'shard' | 'startSpread'>

/**
 * The plan of scenarios now, before and at the baseline.
 *
 * @throws UserError if the budget does not suffice for any result, or a shard has no cells
 */
export function planSides(suite: Suite, request: SidesRequest, sides: Sides): Plan {
  const plan = joinedSides(suite, request, sides)
  if (plan.cells.length === 0 && plan.shard !== null)
    throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`)
  const problem = budgetProblem(plan)
  if (problem !== undefined) throw new UserError(problem)
  return plan
}

/** The same, whether or not the budget suffices. */
export function joinedSides(suite: Suite, { seed, rules, shard }: SidesRequest, sides: Sides): Plan {
  const whole = makePlan(suite, seed, { ...sides, rules, shard })
  // In a short run a fourth server's start and turns are better spent on the three.
  return whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? withoutCopies(whole) : whole
}

/** Why the budget does not suffice for any result; undefined if it does. */
export function budgetProblem(plan: Plan): string | undefined {
  const { cells, arms, budgetSeconds } = plan
  const least = leastBudgetSeconds(plan)
  if (budgetSeconds >= least) return undefined
  return (
    `a budget of ${budgetSeconds} s is too small for ${count(cells.length, 'cell')} with ${arms.length} servers: ` +
    `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`
  )
}
