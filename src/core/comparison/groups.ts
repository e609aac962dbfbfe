/** The groups of servers of a run, each as a plan of its own. */

import { type ComparisonPlan, cellKeyOf } from './comparison.ts'

export interface ServerGroup<Planned extends ComparisonPlan = ComparisonPlan> {
  readonly plan: Planned
  /** Last trial of the group; infinite where there is no other group. */
  readonly last: number
}

/** Groups of a plan, in the order of their trials. A plan without groups is one group. */
export function groupsOf<Planned extends ComparisonPlan>(plan: Planned): readonly ServerGroup<Planned>[] {
  const { groups } = plan
  if (groups === undefined) return [{ plan, last: Number.POSITIVE_INFINITY }]
  let last = 0
  return groups.flatMap(({ scenarios, cells, trials }) => {
    last += trials
    const [control, twin, ...others] = plan.arms.filter(({ scenario }) => scenarios.includes(scenario.name))
    if (control === undefined || twin === undefined) return []
    const isHere = (cell: ComparisonPlan['cells'][number]) => {
      const { workload, threads } = cellKeyOf(cell)
      return cells.some((key) => key.workload === workload && key.threads === threads)
    }
    const part = { arms: [control, twin, ...others] as const, cells: plan.cells.filter(isHere), groups: undefined }
    return [{ plan: { ...plan, ...part }, last }]
  })
}

/**
 * Joins the plans of groups: all their servers and cells, and a shared control only once. The plan of a single group
 * stays as it is.
 *
 * @param trials number of trials of each group
 */
export function planOfGroups<Planned extends ComparisonPlan>(
  [first, ...others]: readonly [Planned, ...Planned[]],
  trials: readonly number[],
): Planned {
  if (others.length === 0) return first
  const all = [first, ...others]
  const isNew = ({ scenario, revision }: Planned['arms'][number]) =>
    first.arms.every((arm) => arm.scenario.name !== scenario.name || arm.revision !== revision)
  const cells = new Map(all.flatMap((plan) => plan.cells.map((cell) => [JSON.stringify(cellKeyOf(cell)), cell])))
  return {
    ...first,
    arms: [...first.arms, ...others.flatMap(({ arms }) => arms.filter(isNew))],
    cells: [...cells.values()],
    rules: [...new Set(all.flatMap(({ rules }) => rules))],
    groups: all.map((plan, nth) => ({
      scenarios: [...new Set(plan.arms.map(({ scenario }) => scenario.name))],
      cells: plan.cells.map(cellKeyOf),
      trials: trials[nth] ?? 0,
    })),
  }
}
