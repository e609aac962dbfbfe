/** Which arms still want to be measured in which cells. */
import type { RunComparisons } from '../comparison/compare.ts'
import { keyOf } from '../comparison/comparison.ts'
import type { Arm, Cell } from '../plan/plan.ts'
import type { Rule } from '../suite/suite.ts'
import { isUndecided, type Standings } from './standing.ts'

/**
 * An arm is wanted in a cell while its comparison there is undecided, or its mean over all cells is: means need every
 * cell. Before anything was compared, everything is wanted.
 *
 * @param precision half of the 95 % interval that is wanted of a decided comparison too, as a fraction; default: any
 */
export function isWanted(
  { comparisons }: RunComparisons,
  standings: Standings,
  precision = Number.POSITIVE_INFINITY,
): (arm: Arm, cell: Cell) => boolean {
  if (comparisons.length === 0) return () => standings.size === 0
  const undecided = new Set(
    comparisons
      .filter(
        (comparison) =>
          isUndecided(standings.get(keyOf(comparison))) || (comparison.high - comparison.low) / 2 > precision,
      )
      .map((comparison) => keyOf(comparison)),
  )
  const open = (rule: Rule, scenario: string, { workload, threads }: Cell) =>
    undecided.has(keyOf({ rule, scope: 'cell', scenario, workload: workload.name, threads })) ||
    undecided.has(keyOf({ rule, scope: 'mean', scenario }))
  return ({ scenario, revision, role }, cell) => {
    if (revision === 'base') return open('base', scenario.name, cell)
    const byBase = open('base', scenario.name, cell)
    return role === 'candidate' ? byBase || open('control', scenario.name, cell) : byBase
  }
}
