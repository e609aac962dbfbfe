/** Since when? The runs at which the level of a series changed, and the commits between which the cause lies. */
import { studentTQuantile } from '../stats/special-functions.ts'
import { levelChanges } from './level-changes.ts'
import { measuredPoints, type Series, type SeriesPoint } from './series.ts'

const CONFIDENCE = 0.95

export interface ChangePoint {
  /** Index in the series' points of the first run of the new level. */
  readonly index: number
  /** Last run of the old level: the change came with a commit after its commit … */
  readonly before: SeriesPoint
  /** … up to and with the commit of this one. */
  readonly first: SeriesPoint
  /** Change of QPS relative to the control's, −0.05 is 5 % slower, with its 95 % interval. */
  readonly change: number
  readonly low: number
  readonly high: number
  /** Two-sided, of a t-test between the levels; smaller than the chance of a false point, as the place was searched. */
  readonly p: number
}

/** Change points, oldest first. Disturbed runs are left out; a run that regressed is as true as any other. */
export function changePoints(series: Series): ChangePoint[] {
  const measured = measuredPoints(series)
  const values = measured.map(({ ratio }) => ({ mean: ratio.mean, variance: ratio.standardError ** 2 }))
  return levelChanges(values).flatMap(({ place, difference, standardError, df, p }) => {
    const [before, first] = [measured[place - 1], measured[place]]
    if (before === undefined || first === undefined) return []
    const half = studentTQuantile((1 + CONFIDENCE) / 2, df) * standardError
    return [
      {
        index: first.index,
        before: before.point,
        first: first.point,
        change: Math.expm1(difference),
        low: Math.expm1(difference - half),
        high: Math.expm1(difference + half),
        p,
      },
    ]
  })
}
