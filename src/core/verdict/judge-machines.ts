/**
 * Means over several machines, judged once, when all of them have measured. Each machine has taken its own looks: its
 * regressions were suspected, and confirmed on fresh servers.
 */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, keyOf } from '../comparison/comparison.ts'
import type { GatePolicy } from '../suite/suite.ts'
import { alarmAlpha, FALSE_CONFIRMATION } from './alpha.ts'
import { familyOf, isBeyond, passAtOnce } from './decide.ts'
import type { Standing, Standings } from './decision-state.ts'
import { toleranceOf } from './tolerance.ts'

/**
 * If this many machines call the same comparison regressed, no interval over machines is needed; it is wide where their
 * changes differ.
 */
const ENOUGH_MACHINES = 3

/**
 * A mean passes if its bound at 5 % is within the tolerance. It is regressed if each of at least three machines found
 * the regression, or its bound is beyond half the tolerance: at the error of a confirmation if every machine found a
 * regression in the scenario, as a machine ends after the first; otherwise at the error that a run may spend on an
 * unconfirmed look.
 *
 * @param compared means over the machines
 * @param machines the decisions of each single machine
 */
export function judgeMachines(
  { comparisons }: RunComparisons,
  machines: readonly Standings[],
  policy: GatePolicy,
): Standings {
  const family = familyOf(comparisons)
  const found = machines.map((standings) => regressedIn(standings, comparisons))
  const isRegressed = (comparison: Comparison) => {
    const { margin } = toleranceOf(comparison, policy)
    const isSame = found.every((own) => own.some((other) => keyOf(other) === keyOf(comparison)))
    if (isSame && machines.length >= ENOUGH_MACHINES) return comparison.effect.mean < -margin
    const isSeen = found.every((own) => own.some((other) => areOfSame(other, comparison)))
    return isBeyond(comparison, margin, isSeen ? FALSE_CONFIRMATION : alarmAlpha(comparison.scope, family))
  }
  const standings = comparisons
    .filter(isRegressed)
    .map((one): [string, Standing] => [keyOf(one), { kind: 'regressed' }])
  return new Map([...passAtOnce(comparisons, policy), ...standings])
}

function regressedIn(standings: Standings, comparisons: readonly Comparison[]): Comparison[] {
  return comparisons.filter((comparison) => standings.get(keyOf(comparison))?.kind === 'regressed')
}

function areOfSame(one: Comparison, other: Comparison): boolean {
  return one.rule === other.rule && one.scenario === other.scenario
}
