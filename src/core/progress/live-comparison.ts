/** A comparison while the run goes on. */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonName, keyOf } from '../comparison/comparison.ts'
import type { GatePolicy } from '../suite/suite.ts'
import type { Standing, Standings } from '../verdict/standing.ts'
import { toleranceOf } from '../verdict/tolerance.ts'

/** `suspected`: of a regression, which later servers have to confirm. */
export type LiveStanding = 'open' | 'suspected' | 'pass' | 'regressed'

export type LiveComparison = ComparisonName & {
  /** Name of the scenario it is compared with. */
  readonly reference: string
  /** Tolerated slowdown, 0.05 = 5 %. */
  readonly tolerance: number
  readonly standing: LiveStanding
  /** Relative change of QPS with its interval; null while too little was measured. */
  readonly found: Pick<Comparison, 'change' | 'low' | 'high'> | null
}

/** @param standings those that are believed */
export function liveComparisons(
  { comparisons }: RunComparisons,
  standings: Standings,
  policy: GatePolicy,
): LiveComparison[] {
  return comparisons.map((comparison) => {
    const { change, low, high, reference } = comparison
    const tolerance = toleranceOf(comparison, policy).share
    const standing = liveStanding(standings.get(keyOf(comparison)))
    return { ...nameOf(comparison), reference, tolerance, standing, found: { change, low, high } }
  })
}

function nameOf(comparison: Comparison): ComparisonName {
  const { rule, scenario } = comparison
  if (comparison.scope === 'mean') return { rule, scenario, scope: 'mean' }
  const { scope, workload, threads } = comparison
  return { rule, scope, scenario, workload, threads }
}

function liveStanding(standing: Standing | undefined): LiveStanding {
  switch (standing?.kind) {
    case 'passed':
      return 'pass'
    case 'suspected':
    case 'regressed':
      return standing.kind
    default:
      return 'open'
  }
}
