/** Changes that a pull request makes to the limits of costs that judge it. */
import { COSTS } from '../names.ts'
import type { Adjustments } from '../suite/adjust.ts'
import type { CostLimits, GatePolicy } from '../suite/suite.ts'
import type { RuleChange } from '../warnings/warning.ts'

/** Limits of costs that are wider, or removed. */
export function raisedCosts(
  base: GatePolicy,
  head: GatePolicy,
  { costs: given = {} }: Pick<Adjustments, 'costs'>,
): RuleChange[] {
  return COSTS.flatMap((cost): RuleChange[] => {
    const [before, after] = [base.costs?.[cost]?.share, head.costs?.[cost]?.share]
    if (given[cost] !== undefined || before === undefined || (after !== undefined && after <= before)) return []
    return [{ what: 'cost', cost, before, after: after ?? null }]
  })
}

/** The lower of the two limits for every cost. */
export function stricterCosts({ costs: base = {} }: GatePolicy, { costs: head = {} }: GatePolicy): CostLimits {
  const limits = COSTS.flatMap((cost) => {
    const [before, after] = [base[cost], head[cost]]
    const isStricter = before !== undefined && (after === undefined || before.share < after.share)
    const limit = isStricter ? { ...before, from: `${before.from}, of the base` } : after
    return limit === undefined ? [] : [[cost, limit] as const]
  })
  return Object.fromEntries(limits)
}
