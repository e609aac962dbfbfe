/** Slowdowns between the levels of stored runs, and what became of them. */

import { type ChangePoint, changePoints } from './change-points.ts'
import type { FoundChange } from './found-changes.ts'
import { isNear, placesOf } from './news.ts'
import { measuredPoints, type Series } from './series.ts'

/** Slowdown that is worth nobody's time: with so little left, it is over. */
const BACK = 0.01

export interface Slowdown extends FoundChange {
  /** Newest level against the one before the slowdown: −0.02 is 2 % slower. */
  readonly left: number
  /** Whether the level changed again since, and is where it was before as far as can be told. */
  readonly isOver: boolean
  /** First run of the newest level; of the slowdown itself where nothing came after it. */
  readonly latest: ChangePoint
  /** Measured runs since it began. */
  readonly runs: number
}

/** Oldest first. */
export function slowdownsIn(series: Series): Slowdown[] {
  const changes = changePoints(series)
  const places = placesOf(series)
  return changes.flatMap((change, at) => {
    if (change.change >= 0) return []
    const later = changes.slice(at + 1)
    const latest = later.at(-1) ?? change
    const left = [change, ...later].reduce((sum, each) => sum + Math.log1p(each.change), 0)
    const isOver = later.length > 0 && -left <= Math.max(-Math.log1p(-BACK), uncertainty(latest))
    const runs = places.size - (places.get(change.first.id) ?? 0)
    return [{ key: series.key, change, left: Math.expm1(left), isOver, latest, runs }]
  })
}

/**
 * The slowdown that was once found to begin with a commit; its place may have moved since.
 *
 * @returns 'none' where the level did not fall there, as is seen now; 'unknown' where the series has no such commit
 */
export function slowdownAt(
  slowdowns: readonly Slowdown[],
  series: Series,
  commit: string,
): Slowdown | 'none' | 'unknown' {
  const places = placesOf(series)
  const ofCommit = measuredPoints(series).flatMap(({ point }, place) => (point.commit === commit ? [place] : []))
  if (ofCommit.length === 0) return 'unknown'
  const isThere = ({ change }: Slowdown) => {
    const place = places.get(change.first.id)
    return place !== undefined && ofCommit.some((other) => isNear(place, other))
  }
  const exact = slowdowns.find(({ change }) => change.first.commit === commit)
  return exact ?? slowdowns.find(isThere) ?? 'none'
}

/** Half of the change's 95 % interval, of logarithms. */
function uncertainty({ low, high }: ChangePoint): number {
  return (Math.log1p(high) - Math.log1p(low)) / 2
}
