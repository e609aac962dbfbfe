/** Finds the number of threads from which on QPS no longer grows, because scenarios are ranked there. */
import type { CellKey } from '../names.ts'
import type { Level } from './study.ts'

/** Share of the best level's QPS from which a lower level counts as equally good. */
const AS_GOOD = 0.95

export interface ControlCell extends CellKey {
  readonly qps: number
}

/**
 * Smallest number of threads of each workload at which QPS is as good as at any other number.
 *
 * @param cells of the control, in the order of workloads
 */
export function saturationLevels(cells: readonly ControlCell[]): Level[] {
  return [...Map.groupBy(cells, ({ workload }) => workload)].flatMap(([workload, group]) => {
    const sorted = group.toSorted((one, other) => one.threads - other.threads)
    const most = Math.max(...sorted.map(({ qps }) => qps))
    const level = sorted.find(({ qps }) => qps >= AS_GOOD * most)
    if (level === undefined) return []
    const isSaturated = sorted.length === 1 ? null : level !== sorted.at(-1)
    return [{ workload, threads: level.threads, isSaturated }]
  })
}
