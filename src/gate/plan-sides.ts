/** Plans the sides of a change, as they are written or as servers read them, and checks that the budget suffices. */

import type { CellReason } from '../core/coverage/choose-cells.ts'
import { count } from '../core/figures.ts'
import { nonEmpty } from '../core/lists.ts'
import { groupSeconds, leastBudgetSeconds } from '../core/plan/budget.ts'
import { type Plan, type PlanSides, planOf, singleCopyPlan } from '../core/plan/plan.ts'
import type { PlanRequest } from '../core/request/run-request.ts'
import { type Shard, shardText } from '../core/request/shard.ts'
import { sum } from '../core/stats/vectors.ts'
import type { Suite } from '../core/suite/suite.ts'
import type { Warning } from '../core/warnings/warnings.ts'
import type { Workload } from '../core/workloads/workload.ts'
import { UserError } from '../errors.ts'

/** Below this multiple of the least budget that works, a run counts as short, and has one server for each side. */
const SHORT = 2

export interface SidesRequest {
  readonly rules: PlanRequest['rules']
  readonly seed: number
  readonly shard: Shard | undefined
}

interface ScenarioSides extends Omit<PlanSides, 'rules' | 'shard' | 'startSpread'> {
  /** Keeps the part of a plan that is measured, because only for that part must the budget suffice; default: all. */
  readonly measuredOf?: (plan: Plan) => Plan
}

function measuredIn({ measuredOf = (plan) => plan }: ScenarioSides, plan: Plan): Plan {
  return measuredOf(plan)
}

/**
 * The plan of scenarios now, before and at the baseline.
 *
 * @throws UserError if the budget does not suffice for any result
 */
export function planSides(suite: Suite, request: SidesRequest, sides: ScenarioSides): Plan {
  const plan = sidesPlan(suite, request, sides)
  const problem = budgetProblem(measuredIn(sides, plan))
  if (problem !== undefined) throw new UserError(problem)
  return plan
}

/**
 * The suite with as many of the workloads that qpsgate chose as the budget allows, at least one. Workloads that no
 * changed setting needs are left out first, then the last ones. If even the one left takes too long, the first that
 * fits takes its place.
 *
 * @param reasons why qpsgate chose each workload; empty if the user chose them, so that all stay
 */
export function suiteInBudget(
  suite: Suite,
  reasons: readonly CellReason[],
  request: SidesRequest,
  sides: ScenarioSides,
): { readonly suite: Suite; readonly warnings: readonly Warning[] } {
  const isNeeded = ({ name }: Workload) => reasons.some((one) => one.workload === name && one.variables.length > 0)
  let smaller = suite
  // Shards are checked together, because all shards of one plan must leave out the same workloads.
  const of = request.shard?.of ?? 1
  const shards = Array.from({ length: of }, (_, nth) => (of === 1 ? undefined : { index: nth + 1, of }))
  const isTooMuch = (some: Suite) =>
    shards.some((shard) => {
      const plan = sidesPlan(some, { ...request, shard }, sides)
      return budgetProblem(measuredIn(sides, plan)) !== undefined
    })
  while (reasons.length > 0 && smaller.workloads.length > 1 && isTooMuch(smaller)) {
    const last = smaller.workloads.findLast((workload) => !isNeeded(workload)) ?? smaller.workloads.at(-1)
    smaller = { ...smaller, workloads: nonEmpty(smaller.workloads.filter((workload) => workload !== last)) }
  }
  if (reasons.length > 0 && isTooMuch(smaller)) {
    const others = suite.workloads.map((workload): Suite => ({ ...suite, workloads: [workload] }))
    smaller = others.find((some) => !isTooMuch(some)) ?? smaller
  }
  const dropped = suite.workloads.filter((workload) => !smaller.workloads.includes(workload)).map(({ name }) => name)
  const { budgetSeconds } = suite
  return {
    suite: smaller,
    warnings: dropped.length === 0 ? [] : [{ code: 'budget-too-small', budgetSeconds, workloads: dropped }],
  }
}

/** The suite with its budget raised, if need be, so that all of its loads are measured and the run is not short. */
export function affordableSuite(suite: Suite, request: SidesRequest, sides: ScenarioSides): Suite {
  const least = leastBudgetSeconds(sidesPlan(suite, request, sides))
  return { ...suite, budgetSeconds: Math.max(suite.budgetSeconds, SHORT * least) }
}

/** The plan of the sides, whether or not the budget suffices for it. */
export function sidesPlan(suite: Suite, { seed, rules, shard }: SidesRequest, sides: ScenarioSides): Plan {
  const whole = planOf(suite, seed, { ...sides, rules, shard })
  // A short run has one server for each side, because more time for these shows more than a second server of each.
  return whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? singleCopyPlan(whole) : whole
}

/** Whether a shard has no load, because the plan has more shards than loads. */
export function isEmptyShard({ cells, shard }: Pick<Plan, 'cells' | 'shard'>): boolean {
  return shard !== null && cells.length === 0
}

/** Why the budget is too small for any result; undefined if it suffices. */
export function budgetProblem(plan: Plan): string | undefined {
  return shortBudget(plan, count(plan.arms.length, 'server'), leastBudgetSeconds(plan))
}

/** Why the budget is too small for all groups, which are measured one after the other; undefined if it suffices. */
export function groupsProblem(plans: readonly [Plan, ...Plan[]]): string | undefined {
  const [first, ...others] = plans
  const servers = first.arms.length + sum(others.map(({ arms }) => arms.length))
  const least = Math.ceil(sum(plans.map(groupSeconds)))
  return shortBudget(first, `${count(servers, 'server')} in ${count(plans.length, 'group')}`, least)
}

function shortBudget(plan: Plan, servers: string, least: number): string | undefined {
  const { cells, budgetSeconds, shard } = plan
  if (budgetSeconds >= least || isEmptyShard(plan)) return undefined
  const part = shard === null ? '' : ` for shard ${shardText(shard)}, which has a part of the budget,`
  return (
    `a budget of ${Math.floor(budgetSeconds)} s${part} is too small for ${count(cells.length, 'load')} with ${servers}: ` +
    `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`
  )
}
