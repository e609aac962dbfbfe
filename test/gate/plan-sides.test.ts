import { describe, expect, it } from 'vitest'
import type { CellReason } from '../../src/core/coverage/choose-cells.ts'
import { leastBudgetSeconds } from '../../src/core/plan/budget.ts'
import { planOf } from '../../src/core/plan/plan.ts'
import { suiteInBudget } from '../../src/gate/plan-sides.ts'
import { option, scenario, suite, workload } from '../builders.ts'

const REQUEST = { rules: ['base'], seed: 1, shard: undefined } as const
const SIDES = { base: [scenario('my.cnf', { options: [option('sort-buffer-size', '1M')] })] }
const WORKLOADS = [workload('oltp_read_only'), workload('sort'), workload('full_join')] as const
const REASONS: readonly CellReason[] = [
  { workload: 'oltp_read_only', variables: [] },
  { workload: 'sort', variables: ['sort_buffer_size'] },
  { workload: 'full_join', variables: ['join_buffer_size'] },
]

function suiteOf(
  workloads: readonly [(typeof WORKLOADS)[number], ...(typeof WORKLOADS)[number][]],
  budgetSeconds: number,
) {
  return suite({ scenarios: [scenario('my.cnf')], control: 'my.cnf', threads: [1], workloads, budgetSeconds })
}

/** The least budget for the first of these workloads. */
function leastFor(count: number): number {
  const [first, ...others] = WORKLOADS.slice(0, count)
  if (first === undefined) throw new RangeError('no workload')
  const plan = planOf(suiteOf([first, ...others], 600), 1, { ...REQUEST, ...SIDES, mostServers: 3 })
  return leastBudgetSeconds(plan)
}

describe('the workloads that fit into the budget of a run', () => {
  it.each([
    [3, ['oltp_read_only', 'sort', 'full_join'], []],
    [2, ['sort', 'full_join'], ['oltp_read_only']],
    [1, ['sort'], ['oltp_read_only', 'full_join']],
  ])('are the workloads that a changed setting needs if only %d of those chosen fit', (count, kept, left) => {
    const budgetSeconds = leastFor(count)
    const { suite: affordable, warnings } = suiteInBudget(suiteOf(WORKLOADS, budgetSeconds), REASONS, REQUEST, SIDES)
    expect(affordable.workloads.map(({ name }) => name)).toEqual(kept)
    expect(warnings).toEqual(left.length === 0 ? [] : [{ code: 'budget-too-small', budgetSeconds, workloads: left }])
  })

  it('include an unneeded workload if the needed one does not fit', () => {
    const long = [workload('oltp_read_only'), workload('sustained_writes')] as const
    const only = planOf(suiteOf([long[1]], 600), 1, { ...REQUEST, ...SIDES, mostServers: 3 })
    const reasons = [REASONS[0], { workload: 'sustained_writes', variables: ['innodb_io_capacity'] }] as CellReason[]
    const small = suiteOf(long, leastBudgetSeconds(only) - 1)
    const { suite: affordable, warnings } = suiteInBudget(small, reasons, REQUEST, SIDES)
    expect(affordable.workloads.map(({ name }) => name)).toEqual(['oltp_read_only'])
    expect(warnings).toMatchObject([{ code: 'budget-too-small', workloads: ['sustained_writes'] }])
  })

  it('include each workload that the user named, and always at least one', () => {
    const small = suiteOf(WORKLOADS, 1)
    expect(suiteInBudget(small, [], REQUEST, SIDES)).toEqual({ suite: small, warnings: [] })
    expect(suiteInBudget(small, REASONS, REQUEST, SIDES).suite.workloads.map(({ name }) => name)).toEqual(['sort'])
  })
})
