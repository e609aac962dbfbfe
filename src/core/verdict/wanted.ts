/** Which arms still want to be measured in which cells. */
import type { RunComparisons } from '../comparison/compare.ts'
import { type Comparison, keyOf } from '../comparison/comparison.ts'
import type { CellKey } from '../names.ts'
import type { Arm, Cell } from '../plan/plan.ts'
import type { Rule } from '../suite/suite.ts'
import { isUndecided, type Standing, type Standings } from './standing.ts'

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
  return asks(
    comparisons,
    (comparison) => isUndecided(standings.get(keyOf(comparison))) || isWide(comparison, precision),
  )
}

/** An arm is wanted in a cell while a suspicion there, or of its mean over all cells, is to be confirmed. */
export function isSuspected({ comparisons }: RunComparisons, standings: Standings): (arm: Arm, cell: Cell) => boolean {
  return asks(comparisons, (comparison) => standings.get(keyOf(comparison))?.kind === 'suspected')
}

/**
 * Whether the rest of a trial's time in a cell would tell anything: not where all of the cell's comparisons are decided, or
 * suspected since this trial, so that only later ones can confirm them.
 */
export function needsMore(
  { comparisons, missing }: RunComparisons,
  standings: Standings,
  { cell, trial }: { readonly cell: Cell; readonly trial: number },
  precision = Number.POSITIVE_INFINITY,
): boolean {
  const isHere = ({ workload, threads }: CellKey) => workload === cell.workload.name && threads === cell.threads
  const isOpen = (standing: Standing | undefined) =>
    isUndecided(standing) && !(standing?.kind === 'suspected' && standing.trial === trial)
  return (
    missing.some(isHere) ||
    comparisons.some(
      (comparison) =>
        comparison.scope === 'cell' &&
        isHere(comparison) &&
        (isOpen(standings.get(keyOf(comparison))) || isWide(comparison, precision)),
    )
  )
}

function isWide({ low, high }: Comparison, precision: number): boolean {
  return (high - low) / 2 > precision
}

/** The arms that comparisons like these need, cell by cell. */
function asks(
  comparisons: readonly Comparison[],
  isAsked: (comparison: Comparison) => boolean,
): (arm: Arm, cell: Cell) => boolean {
  const undecided = new Set(comparisons.filter(isAsked).map((comparison) => keyOf(comparison)))
  const open = (rule: Rule, scenario: string, { workload, threads }: Cell) =>
    undecided.has(keyOf({ rule, scope: 'cell', scenario, workload: workload.name, threads })) ||
    undecided.has(keyOf({ rule, scope: 'mean', scenario }))
  return ({ scenario, revision, role }, cell) => {
    if (revision === 'base') return open('base', scenario.name, cell)
    const byBase = open('base', scenario.name, cell)
    return role === 'candidate' ? byBase || open('control', scenario.name, cell) : byBase
  }
}
