/** Arms that still need measuring, by cell. */
import type { RunComparisons } from '../comparison/compare.ts'
import { ALL_WORKLOADS, type Comparison, type ComparisonName, cellKeyOf, keyOf } from '../comparison/comparison.ts'
import { type CellKey, isOfBase } from '../names.ts'
import type { Arm, Cell, PlannedCell } from '../plan/plan.ts'
import type { Rule } from '../suite/suite.ts'
import { isUndecided, type Standings } from './decision-state.ts'

/**
 * An arm is wanted in a cell while its comparison there is missing or undecided, or its mean over all cells is
 * undecided: means need every cell. Once a scenario has regressed, its open comparisons would change no verdict, and
 * are no longer wanted; nor are the means of others. Before anything was compared, everything is wanted.
 *
 * @param precision half of the 95 % interval that even a decided comparison must reach, as a fraction; default: any
 */
export function isStillNeeded(
  { comparisons: rates, costs, missing }: RunComparisons,
  standings: Standings,
  precision = Number.POSITIVE_INFINITY,
): (arm: Arm, cell: Cell) => boolean {
  const comparisons = [...rates, ...costs]
  if (comparisons.length === 0) return () => standings.size === 0
  const isRed = [...standings.values()].some(({ kind }) => kind === 'regressed')
  const isOpen = openOf(comparisons, standings)
  const undecided = comparisons.filter(
    (comparison) => (isOpen(comparison) || isWide(comparison, precision)) && !(isRed && comparison.scope === 'mean'),
  )
  return asks(undecided, missing)
}

/** An arm is wanted in a cell while a suspicion there, or about its mean over all cells, needs confirmation. */
export function isSuspected(
  { comparisons, costs }: RunComparisons,
  standings: Standings,
): (arm: Arm, cell: Cell) => boolean {
  return asks([...comparisons, ...costs].filter((comparison) => standings.get(keyOf(comparison))?.kind === 'suspected'))
}

/**
 * Whether the rest of a trial's time in a cell would tell anything: not where all comparisons of the arms that it
 * measures there are decided, or only later trials can tell more of them.
 */
export function needsMore(
  { comparisons: rates, costs, missing }: RunComparisons,
  standings: Standings,
  { cell, arms, trial, isLast }: PlannedCell & { readonly trial: number; readonly isLast: boolean },
  precision = Number.POSITIVE_INFINITY,
): boolean {
  const comparisons = [...rates, ...costs]
  const isHere = ({ rule, scenario, workload, threads }: CellKey & Pick<Comparison, 'rule' | 'scenario'>) =>
    workload === cell.workload.name &&
    threads === cell.threads &&
    arms.some((arm) => arm.scenario.name === scenario && isOfBase(arm) === (rule === 'base'))
  const isOpen = openOf(comparisons, standings)
  const isForLater = (comparison: Comparison) => {
    const standing = standings.get(keyOf(comparison))
    if (standing?.kind === 'open') return !isLast && standing.toldBy === trial
    return standing?.kind === 'suspected' && standing.toldBy === trial
  }
  return (
    missing.some(isHere) ||
    comparisons.some(
      (comparison) =>
        comparison.scope === 'cell' &&
        isHere(comparison) &&
        ((isOpen(comparison) && !isForLater(comparison)) || isWide(comparison, precision)),
    )
  )
}

/** Whether a comparison may still change the verdict: it is undecided, and its scenario has not regressed elsewhere. */
function openOf(comparisons: readonly Comparison[], standings: Standings): (comparison: Comparison) => boolean {
  const subjectOf = ({ rule, scenario }: Comparison) => JSON.stringify([rule, scenario])
  const failing = new Set(comparisons.filter((each) => standings.get(keyOf(each))?.kind === 'regressed').map(subjectOf))
  return (comparison) => isUndecided(standings.get(keyOf(comparison))) && !failing.has(subjectOf(comparison))
}

/** Precision is required only for QPS. */
function isWide(comparison: Comparison, precision: number): boolean {
  return comparison.cost === undefined && (comparison.high - comparison.low) / 2 > precision
}

/** The arms that comparisons need, cell by cell. */
function asks(
  comparisons: readonly Comparison[],
  missing: readonly ComparisonName[] = [],
): (arm: Arm, cell: Cell) => boolean {
  const undecided = new Set([
    // A cost needs the servers of its comparison.
    ...comparisons.map((comparison) => keyOf({ ...comparison, cost: undefined })),
    ...missing.map(keyOf),
  ])
  const open = (rule: Rule, scenario: string, cell: Cell) =>
    undecided.has(keyOf({ rule, scenario, ...cellKeyOf(cell) })) ||
    undecided.has(keyOf({ rule, scenario, workload: ALL_WORKLOADS, threads: 0 }))
  return ({ scenario, revision, role }, cell) => {
    if (isOfBase({ revision })) return open('base', scenario.name, cell)
    const byBase = open('base', scenario.name, cell)
    return role === 'candidate' ? byBase || open('control', scenario.name, cell) : byBase
  }
}
