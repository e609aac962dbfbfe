/** Arms that still need measuring, by cell. */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, type ComparisonName, cellKeyOf, nameKey } from '../comparison/comparison.ts'
import { countsFailures } from '../comparison/cost-blocks.ts'
import { isOfBase, type Revision } from '../names.ts'
import type { Arm, Cell, TrialCell } from '../plan/plan.ts'
import type { Rule } from '../policy/gate-policy.ts'
import { lowerBound } from '../stats/random-effects.ts'
import { isUndecided, type Standing, type Standings } from './decision-state.ts'

/** Revision of the arms that only comparisons of one rule need. */
const REFERENCES: Readonly<Partial<Record<Rule, Revision>>> = { base: 'base', baseline: 'baseline' }
/**
 * Slowdown below which a change is not blamed for a distance from the baseline: it is certainly no slower, and not
 * shown to be slower at all.
 */
const LEAST_BLAMED = 0.02

/** Starts of each side behind a figure that is precise enough. */
const LEAST_PRECISE_STARTS = 2
/**
 * One-sided errors at which a harmless change is let go, open or suspected. Of five changes of −2.4 %, a lucky look let
 * go the last one in one run of thirty.
 */
const [LET_GO, LET_GO_SUSPECTED] = [0.025, 0.01]

/** Whether a comparison with the base, if there is one, shows that its change brings nothing far from the baseline. */
function isHarmless(base: Comparison | undefined, alpha: number): boolean {
  return base === undefined || (lowerBound(base.effect, alpha) > -LEAST_BLAMED && base.high >= 0)
}

/** Comparison of a change with its base, in the cell of another comparison. */
export function baseOf<Compared extends ComparisonName>(
  comparisons: readonly Compared[],
  { scenario, workload, threads }: ComparisonName,
): Compared | undefined {
  const key = nameKey({ rule: 'base', scenario, workload, threads })
  return comparisons.find((each) => nameKey(each) === key)
}

type CellFilter = (arm: Arm, cell: Cell) => boolean

/**
 * Arms that a cell still needs: those whose comparison there is missing, or needs data. Before anything was compared,
 * all are needed.
 *
 * @param precision half of the 95 % interval at which a comparison has been measured enough, as a fraction, whatever its
 *   verdict; default: the verdict decides
 */
/** Arms that comparisons need, cell by cell. */
function asks(comparisons: readonly Comparison[], missing: readonly ComparisonName[] = []): CellFilter {
  const undecided = new Set([
    // A cost needs the servers of its comparison.
    ...comparisons.map((comparison) => nameKey({ ...comparison, cost: undefined })),
    ...missing.map(nameKey),
  ])
  const open = (rule: Rule, scenario: string, cell: Cell) =>
    undecided.has(nameKey({ rule, scenario, ...cellKeyOf(cell) }))
  return ({ scenario, revision, role }, cell) => {
    const byBaseline = open('baseline', scenario.name, cell)
    // Blame for a distance from the baseline needs the comparison with the base as well.
    const byBase = byBaseline || open('base', scenario.name, cell)
    if (revision === 'baseline') return byBaseline
    if (isOfBase({ revision })) return byBase
    return role === 'candidate' ? byBase || open('control', scenario.name, cell) : byBase
  }
}
