/**
 * Takes the looks of a run when they are due, and takes the same looks again when a result is judged again from its
 * stored lines.
 */

import { compare, compareSince, familyIn, type RunComparisons } from '../comparison/compare.ts'
import type { ComparisonPlan } from '../comparison/comparison.ts'
import { isOfTrials } from '../comparison/cost-blocks.ts'
import { groupsOf } from '../comparison/groups.ts'
import { MeasuredBlocks } from '../measurement/blocks.ts'
import type { LookLine, RunLine } from '../measurement/measurement.ts'
import type { GatePolicy, Rule } from '../policy/gate-policy.ts'
import { takeLook } from './decide.ts'
import type { Standings } from './decision-state.ts'

export interface DueLook {
  readonly plan: ComparisonPlan
  readonly measured: MeasuredBlocks
  readonly look: LookLine
  readonly policy: GatePolicy
}

function lookSubject({ look: { workload, threads }, ...due }: Omit<DueLook, 'policy'>) {
  const isHere = ({ workload: { name }, threads: level }: ComparisonPlan['cells'][number]) =>
    workload === null || (name === workload && level === threads)
  const plan = { ...due.plan, cells: due.plan.cells.filter(isHere) }
  const measured = workload === null ? due.measured : due.measured.only({ workload, threads: threads ?? 0 })
  return { plan, measured, compared: compare(plan, measured) }
}

/** Comparisons as a look would see them. Nothing is decided, so that no error is spent. */
export function compareAt(due: Omit<DueLook, 'policy'>): RunComparisons {
  return lookSubject(due).compared
}

export function lookAt(standings: Standings, due: DueLook) {
  const { policy } = due
  const { trial, share, workload } = due.look
  const { plan, measured, compared } = lookSubject(due)
  // A look in the middle of a trial leaves out costs that are measured only over whole trials: they have no new data.
  const comparisons = [...compared.comparisons, ...compared.costs].filter(
    ({ cost }) => workload === null || cost === undefined || !isOfTrials(cost),
  )
  const since = (after: number) => compareSince(plan, measured, after)
  const families = { baseline: familyIn(due.plan, 'baseline'), others: familyIn(due.plan, 'base') }
  const familyOf = (rule: Rule) => families[rule === 'baseline' ? 'baseline' : 'others']
  return { standings: takeLook(standings, { comparisons, since, trial, share, familyOf, policy }), compared }
}

export interface GroupReplay<Planned extends ComparisonPlan> {
  readonly plan: Planned
  readonly standings: Standings
  readonly measured: MeasuredBlocks
  readonly compared: RunComparisons
}

/**
 * Takes all looks of a run again, for each group from the lines of its own trials.
 *
 * @param lines in the order in which they were measured, because a look sees only the lines before it; they are read
 *   only once
 * @returns at least one group
 */
export function replay<Planned extends ComparisonPlan>({
  plan,
  lines,
  policy,
}: Pick<DueLook, 'policy'> & {
  readonly plan: Planned
  readonly lines: Iterable<RunLine>
}): readonly GroupReplay<Planned>[] {
  const groups = groupsOf(plan).map((group) => ({
    ...{ ...group, measured: new MeasuredBlocks() },
    standings: new Map() as Standings,
  }))
  for (const line of lines) {
    const group = groups.find(({ last }) => line.trial <= last)
    if (group === undefined) continue
    const { measured, standings } = group
    if (line.kind === 'look')
      group.standings = lookAt(standings, { plan: group.plan, measured, policy, look: line }).standings
    measured.add(line)
  }
  return groups.map((group) => ({ ...group, compared: compare(group.plan, group.measured) }))
}
