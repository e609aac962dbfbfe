/** Splits the plan of a run into a plan for each group of servers, because groups are measured one after the other. */

import { type ComparisonPlan, cellKeyOf } from './comparison.ts'

export interface ServerGroup<Planned extends ComparisonPlan = ComparisonPlan> {
  readonly plan: Planned
  /**
   * Last trial of the group, by which lines of slices.jsonl are assigned to it; infinite for the only group, so that it
   * gets every line.
   */
  readonly last: number
}

/** Groups in the order in which they were measured. A plan without groups is a single group. */
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
 * Joins the plans of groups into that of the whole run. A control that several groups share appears only once, because
 * a plan must not list an arm twice.
 *
 * @param trials number of trials of each group, in the order of the plans
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
