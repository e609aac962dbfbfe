/**
 * Trials of a plan: the arms and cells of each. Arms drop out once they are decided, so that the others get their time.
 */
import type { Arm, Cell, Plan, Trial, TrialCell } from './plan.ts'
import { seededRandom, shuffle } from './random.ts'

export type IsStillNeeded = (arm: Arm, cell: Cell, number: number) => boolean

/**
 * The trial with this number, with the arms that each cell still needs; undefined if no arm is needed. The order
 * depends on seed and number alone, so that a run can be repeated. Cells of many threads come first, because they may
 * take longer than planned, and all later cells should share the excess, not only the last few.
 */
export function planTrial(plan: Plan, number: number, isStillNeeded: IsStillNeeded): Trial | undefined {
  const { arms } = plan
  const [control, twin, ...others] = arms
  const random = seededRandom(plan.seed, number)
  const cellsThat = (writes: boolean) => plan.cells.filter((cell) => Boolean(cell.workload.writes) === writes)
  const ordered = [false, true].flatMap((writes) =>
    shuffle(cellsThat(writes), random).toSorted((one, other) => other.threads - one.threads),
  )
  const cells = ordered.flatMap((cell): TrialCell[] => {
    const wanted = others.filter((arm) => isStillNeeded(arm, cell, number))
    return wanted.length > 0 || isStillNeeded(control, cell, number) ? [{ cell, arms: [control, twin, ...wanted] }] : []
  })
  if (cells.length === 0) return undefined
  return { number, cells, arms: arms.filter((arm) => cells.some((planned) => planned.arms.includes(arm))) }
}

/**
 * Number of trials after `after`, up to `last`, that still have something to measure, because only these need time to
 * start.
 */
export function trialsToCome(plan: Plan, after: number, last: number, isStillNeeded: IsStillNeeded): number {
  const numbers = Array.from({ length: Math.max(0, last - after) }, (_, nth) => after + 1 + nth)
  return numbers.filter((number) => planTrial(plan, number, isStillNeeded) !== undefined).length
}
