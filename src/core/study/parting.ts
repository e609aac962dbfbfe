/**
 * Finds the load at which scenarios begin to differ from the control. At lower loads servers mostly wait for clients,
 * which hides extra work.
 */
import type { Comparison } from '../comparison/comparison.ts'
import { lowerBound, upperBound } from '../stats/random-effects.ts'
import type { Parting } from './study.ts'

/**
 * Chance that a scenario is said to differ from the control from some load on, although the two are alike at every
 * load.
 */
const FALSE_PARTING = 0.05
/**
 * Change, up or down, within which all intervals must lie before scenarios are called alike, because a wide interval
 * shows no likeness.
 */
const ALIKE = 0.05

/**
 * Scenarios that are like the control up to a number of threads, and differ from it at all higher ones.
 *
 * @param comparisons with the control
 */
export function partingsOf(comparisons: readonly Comparison[]): Parting[] {
  return [...Map.groupBy(comparisons, ({ scenario }) => scenario)].flatMap(([scenario, group]) => {
    const alpha = FALSE_PARTING / 2 / group.length
    const isSlower = ({ effect }: Comparison) => upperBound(effect, alpha) < 0
    const isFaster = ({ effect }: Comparison) => lowerBound(effect, alpha) > 0
    const isApart = (each: Comparison) => isSlower(each) || isFaster(each)
    const isAlike = (each: Comparison) => !isApart(each) && -each.low <= ALIKE && each.high <= ALIKE
    const levels = [...Map.groupBy(group, ({ threads }) => threads)].toSorted(([one], [other]) => one - other)
    const first = levels.findIndex(([, cells]) => cells.some(isApart))
    const [before, after] = [levels.slice(0, first), levels.slice(first)]
    const [last, next] = [before.at(-1), after[0]]
    if (first < 1 || last === undefined || next === undefined) return []
    const isClear = before.every(([, cells]) => cells.every(isAlike)) && after.every(([, cells]) => cells.some(isApart))
    const beyond = after.flatMap(([, cells]) => cells)
    // No single sentence fits a scenario that is slower in one workload and faster in another.
    const isOneWay = !beyond.some(isFaster) || !beyond.some(isSlower)
    if (!isClear || !isOneWay) return []
    return [{ scenario, alikeUpTo: last[0], apartFrom: next[0], isSlower: beyond.some(isSlower) }]
  })
}
