/** Trials of a plan: which arms and cells each has, and in which order. */
import { groupsOf } from './groups.ts'
import type { Arm, Cell, Plan, PlannedCell, Trial } from './plan.ts'
import { seededRandom, shuffled } from './random.ts'

/** Whether an arm is still wanted in a cell of the trial of that number. */
export type IsStillNeeded = (arm: Arm, cell: Cell, number: number) => boolean

/**
 * The trial of a number, with the arms that are still wanted in each cell; undefined if none is. Groups take turns. Its
 * order comes from the seed and its number alone.
 */
export function planTrial(plan: Plan, number: number, isStillNeeded: IsStillNeeded): Trial | undefined {
  const groups = groupsOf(plan)
  const arms = groups[(number - 1) % groups.length] as Plan['arms']
  const [control, twin, ...others] = arms
  const random = seededRandom(plan.seed, number)
  const ordered = [false, true].flatMap((writes) =>
    shuffled(
      plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes),
      random,
    ),
  )
  const cells = ordered.flatMap((cell): PlannedCell[] => {
    const wanted = others.filter((arm) => isStillNeeded(arm, cell, number))
    // The control's own reference is in one of several groups, which is enough.
    const isOfControl = groups.length === 1 && isStillNeeded(control, cell, number)
    return wanted.length > 0 || isOfControl ? [{ cell, arms: [control, twin, ...wanted] }] : []
  })
  if (cells.length === 0) return undefined
  return { number, cells, arms: arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm))) }
}

/** The first trial after that number in which something is wanted, of whichever group; undefined if nothing is. */
export function nextTrial(plan: Plan, after: number, isStillNeeded: IsStillNeeded): Trial | undefined {
  for (let number = after + 1; number <= after + groupsOf(plan).length; number++) {
    const trial = planTrial(plan, number, isStillNeeded)
    if (trial !== undefined) return trial
  }
  return undefined
}

/** How many trials after that number, up to the last one, have something that is wanted now. */
export function trialsToCome(plan: Plan, after: number, last: number, isStillNeeded: IsStillNeeded): number {
  const numbers = Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth)
  return numbers.filter((number) => planTrial(plan, number, isStillNeeded) !== undefined).length
}
