/** Tolerance of a comparison, and the place where it was set, so that a report can name it. */

import type { ComparisonKey } from '../comparison/comparison.ts'
import type { Cost } from '../names.ts'
import type { GatePolicy } from '../policy/gate-policy.ts'

export interface Tolerance {
  /** Tolerated share: 0.05 allows 5% slower, or 5% more of a cost; null: any change. */
  readonly share: number | null
  /** δ = −ln(1 − share), on the scale of the estimates; infinite where there is no limit. */
  readonly margin: number
  /** Place where it was set: "default", "suite", "--tolerance", "scenario NAME", "workload NAME". */
  readonly from: string
}

/**
 * Tolerance of a comparison. The nearest counts: the workload's, else the scenario's, else the rule's. The tolerance
 * against the baseline is at least the tolerance for one change, because it covers all changes since the baseline.
 */
export function toleranceOf(comparison: ComparisonKey, policy: GatePolicy): Tolerance {
  if (comparison.cost !== undefined) return costTolerance(comparison.cost, policy)
  const tolerance = nearestTolerance(comparison, policy)
  const base = nearestTolerance({ ...comparison, rule: 'base' }, policy)
  return comparison.rule === 'baseline' && base.margin > tolerance.margin ? base : tolerance
}

/**
 * Tolerance of a cost. Its margin is ln(1 + share), because a cost gets worse by growing.
 *
 * @throws RangeError if the cost is not gated
 */
function costTolerance(cost: Cost, { costs = {} }: GatePolicy): Tolerance {
  const limit = costs[cost]
  if (limit === undefined) throw new RangeError(`no limit of ${cost}`)
  return { ...limit, margin: Math.log1p(limit.share) }
}

function nearestTolerance({ rule, scenario, workload }: ComparisonKey, policy: GatePolicy): Tolerance {
  const byWorkload = policy.byWorkload[workload]?.[rule]
  const byScenario = policy.byScenario[scenario]?.[rule]
  const [share, from] =
    byWorkload !== undefined
      ? [byWorkload, `workload ${workload}`]
      : byScenario !== undefined
        ? [byScenario, `scenario ${scenario}`]
        : [policy.tolerance[rule], policy.toleranceFrom[rule]]
  return { share, margin: share === null ? Number.POSITIVE_INFINITY : -Math.log1p(-share), from }
}

interface Severity {
  readonly change: number
  readonly tolerance: number | null
}

/** Sorts comparisons: first those whose estimate is farthest beyond the tolerance, or beyond zero if there is none. */
export function bySeverity<C extends Severity>(comparisons: readonly C[]): C[] {
  const excess = ({ change, tolerance }: C) => -change - (tolerance ?? 0)
  return comparisons.toSorted((left, right) => excess(right) - excess(left))
}
