/** From the subject to the plan of one run. */

import { learnedStartSpread, serverName } from '../core/ledger/priors.ts'
import type { LedgerRecord } from '../core/ledger/record.ts'
import { leastBudgetSeconds } from '../core/plan/budget.ts'
import type { ServerOf } from '../core/plan/changed-settings.ts'
import { type Against, makePlan, type Plan, withoutCopies } from '../core/plan/plan.ts'
import type { RunRequest } from '../core/request/run-request.ts'
import type { Scenario, Suite } from '../core/suite/suite.ts'
import { count } from '../core/wording/figures.ts'
import { cpuModel } from '../edges/machine/environment.ts'
import { UserError } from '../errors.ts'

/** A run is short if its budget is less than this many times the least one. */
const SHORT = 2

/**
 * @param base the suite before the change
 * @param request with the number of servers that may run at once, default: any
 * @param baseline scenarios as they were at the baseline, whose servers may join
 * @throws UserError if the budget does not suffice for any result, or a shard has no cells
 */
export function planRun(
  suite: Suite,
  base: Suite | undefined,
  { seed, rules, shard, mostServers }: Pick<RunRequest, 'seed' | 'rules' | 'shard'> & Pick<Against, 'mostServers'>,
  baseline: readonly Scenario[] = [],
): Plan {
  const whole = makePlan(suite, seed, { rules, shard, base: base?.scenarios ?? [], baseline, mostServers })
  // In a short run a fourth server's start and turns are better spent on the three.
  const plan = whole.budgetSeconds < SHORT * leastBudgetSeconds(whole) ? withoutCopies(whole) : whole
  if (plan.cells.length === 0 && plan.shard !== null)
    throw new UserError(`--shard: found ${plan.shard.index}/${plan.shard.of}, but the plan has fewer cells than that`)
  const { cells, arms, budgetSeconds } = plan
  const least = leastBudgetSeconds(plan)
  if (budgetSeconds >= least) return plan
  throw new UserError(
    `a budget of ${budgetSeconds} s is too small for ${count(cells.length, 'cell')} with ${arms.length} servers: ` +
      `the least that works is ${least}s; raise --budget or measure fewer --workloads, --threads or --scenarios`,
  )
}

/** The plan with what the ledger tells of how much starts of its servers differ. */
export function withLearnedStarts(plan: Plan, buildOf: ServerOf, records: readonly LedgerRecord[] = []): Plan {
  const servers = plan.arms.map(({ scenario }) => serverName(buildOf(scenario)))
  const workloads = plan.cells.map(({ workload }) => workload.name)
  return { ...plan, startSpread: learnedStartSpread(records, { servers, workloads, cpuModel: cpuModel() }) }
}
