/** News from a new run: changes of level that are found only with it. */

import { type ChangePoint, changePoints, type FoundChange, LEAST_SEGMENT, STRONG_P } from './change-points.ts'
import type { RunRecord } from './run-record.ts'
import { type MeasuredPoint, measuredPoints, type Series, seriesKeys, seriesOf } from './series.ts'

/**
 * Number of earlier runs that may have reported the change already. One that is barely strong enough comes and goes:
 * with only the last run, 7 % of steps of 5 % at a spread of 2 % were reported twice or more, with this many 4 %.
 */
const MEMORY = 20

/** Series in which a run has a ratio: it can change no others. @param records of one branch, including the run */
function seriesOfRun(records: readonly RunRecord[], run: RunRecord): Series[] {
  return seriesKeys([run])
    .map((key) => seriesOf(records, key))
    .filter((series) => placesOf(series).has(run.id))
}

/**
 * News, worst first. A level needs five runs, so a change is news with the fifth run after it, or later if it is small.
 *
 * @param records of one branch, including the run
 */
export function newChanges(records: readonly RunRecord[], run: RunRecord): FoundChange[] {
  const all = seriesOfRun(records, run)
  // With many series, one of them would soon change by chance.
  const limit = STRONG_P / all.length
  const strong = (series: Series) =>
    changePoints(series).filter((change) => change.p <= limit && isSettled(change, series))
  const news = all.flatMap((series) => {
    const places = placesOf(series)
    const others = series.points.filter((point) => point.run.id !== run.id)
    const isTold = (change: ChangePoint) =>
      Array.from({ length: MEMORY }, (_, dropped) => dropped).some((dropped) => {
        const earlier = { ...series, points: others.slice(0, others.length - dropped) }
        return strong(earlier).some((other) => isSame(change, other, places))
      })
    return strong(series)
      .filter((change) => !isTold(change))
      .map((change) => ({ key: series.key, change }))
  })
  return news.toSorted((one, other) => one.change.change - other.change.change)
}

/** Places among the measured points, by the runs' ids. */
function placesOf(series: Series): ReadonlyMap<string, number> {
  return new Map(measuredPoints(series).map(({ run }, place) => [run.id, place]))
}

/**
 * Whether its place is certain. A level of two or three runs may be seen already, but no place is nearer to the end
 * than five runs: until then, runs of the old level are at the head of the new one.
 */
function isSettled({ first }: ChangePoint, series: Series): boolean {
  const measured = measuredPoints(series)
  const place = measured.findIndex(({ run }) => run.id === first.id)
  if (place < measured.length - LEAST_SEGMENT) return true
  const value = measured[place]?.ratio.mean ?? 0
  const far = (from: number, to: number) => Math.abs(value - meanOf(measured.slice(from, to)))
  return far(place, place + LEAST_SEGMENT) < far(place - LEAST_SEGMENT, place)
}

/** Whether two places are too near for two changes: it is one, and its place is seen better now. */
function isSame(one: ChangePoint, other: ChangePoint, places: ReadonlyMap<string, number>): boolean {
  const placeOf = ({ first }: ChangePoint) => places.get(first.id) ?? Number.NaN
  return Math.abs(placeOf(one) - placeOf(other)) < LEAST_SEGMENT && one.change < 0 === other.change < 0
}

function meanOf(measured: readonly MeasuredPoint[]): number {
  return measured.reduce((sum, { ratio }) => sum + ratio.mean, 0) / measured.length
}
