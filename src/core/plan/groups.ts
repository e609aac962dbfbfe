/**
 * Groups of arms: where not all servers of a plan may run at once, its candidates are measured in groups. Each group
 * has a control and a twin of its own in every trial, so that no comparison crosses trials.
 */
import type { Warning } from '../warnings/warnings.ts'
import { type Arm, armName, type Plan } from './plan.ts'

/** More groups would have more trials than a run may have, see measurement.ts. */
export const MOST_GROUPS = 10
/** Control and twin. */
const IN_EVERY_GROUP = 2

type GroupedPlan = Pick<Plan, 'arms' | 'mostServers'>

/**
 * The arms that run at once, control and twin first: as few groups as possible, as even as possible, in the plan's
 * order. A scenario and its base are in the same one, as they are compared. A plan that cannot be split, as not even
 * one scenario fits with the control, is a single group.
 */
export function groupsOf({ arms, mostServers }: GroupedPlan): readonly Plan['arms'][] {
  if (arms.length <= mostServers) return [arms]
  const [control, twin, ...others] = arms
  const together = [...Map.groupBy(others, ({ scenario }) => scenario.name).values()]
  const room = mostServers - IN_EVERY_GROUP
  const least = Math.max(...together.map(({ length }) => length))
  if (least > room) return [arms]
  const fewest = packed(together, room).length
  if (fewest > MOST_GROUPS) return [arms]
  let even = least
  while (packed(together, even).length > fewest) even++
  return packed(together, even).map((own): Plan['arms'] => [control, twin, ...own])
}

/** One after the other, as many as there is room for. */
function packed(together: readonly (readonly Arm[])[], room: number): readonly Arm[][] {
  const groups: Arm[][] = []
  for (const arms of together) {
    const last = groups.at(-1)
    if (last !== undefined && last.length + arms.length <= room) last.push(...arms)
    else groups.push([...arms])
  }
  return groups
}

/** Warnings about a plan that is measured in groups. */
export function groupWarnings(plan: GroupedPlan): Warning[] {
  const groups = groupsOf(plan)
  if (groups.length === 1) return []
  const names = groups.map((arms) => arms.slice(IN_EVERY_GROUP).map(armName))
  return [{ code: 'arms-in-groups', mostServers: plan.mostServers, groups: names }]
}
