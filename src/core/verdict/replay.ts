/**
 * Takes the looks of a run when they are due, and the same looks again from raw lines when a result is judged again.
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

/** The cells that a look sees, with their measurements: a single cell within a trial, all of them after it. */
function lookSubject({ look: { workload, threads }, ...due }: Omit<DueLook, 'policy'>) {
  const isHere = ({ workload: { name }, threads: level }: ComparisonPlan['cells'][number]) =>
    workload === null || (name === workload && level === threads)
  const plan = { ...due.plan, cells: due.plan.cells.filter(isHere) }
  const measured = workload === null ? due.measured : due.measured.only({ workload, threads: threads ?? 0 })
  return { plan, measured, compared: compare(plan, measured) }
}

/** Comparisons that a look would see, at a single cell or at all of them; nothing is decided. */
export function compareAt(due: Omit<DueLook, 'policy'>): RunComparisons {
  return lookSubject(due).compared
}

export function lookAt(standings: Standings, due: DueLook) {
  const { policy } = due
  const { trial, share, workload } = due.look
  const { plan, measured, compared } = lookSubject(due)
  // Costs measured only over whole trials do not change in the middle of one.
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
 * Groups of a run, at least one, each replayed from the lines of its own trials.
 *
 * @param lines read once, in their order
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
