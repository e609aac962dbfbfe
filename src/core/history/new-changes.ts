/**
 * News from a new run: changes of level that are found only with it, slowdowns between the levels, and their later
 * course.
 */

import { type ChangePoint, changePoints, type FoundChange, LEAST_SEGMENT, STRONG_P } from './change-points.ts'
import type { RunRecord } from './run-record.ts'
import { type MeasuredPoint, measuredPoints, type Series, seriesKeys, seriesOf } from './series.ts'

/**
 * Number of earlier runs that may have reported the change already. One that is barely strong enough comes and goes:
 * with only the last run, 7 % of steps of 5 % at a spread of 2 % were reported twice or more, with this many 4 %.
 */
const MEMORY = 20

/** Series in which a run has a ratio: it can change no others. @param records of one branch, including the run */
export function seriesOfRun(records: readonly RunRecord[], run: RunRecord): Series[] {
  return seriesKeys([run])
    .map((key) => seriesOf(records, key))
    .filter((series) => placesOf(series).has(run.id))
}

/** The limit for a change: with many series, one of them would soon change by chance. */
export function sharedLimit(series: readonly Series[]): number {
  return STRONG_P / series.length
}

/**
 * News, worst first. A level needs five runs, so a change is news with the fifth run after it, or later if it is small.
 *
 * @param records of one branch, including the run
 */
export function newChanges(records: readonly RunRecord[], run: RunRecord): FoundChange[] {
  const all = seriesOfRun(records, run)
  const limit = sharedLimit(all)
  const strong = (series: Series) =>
    changePoints(series).filter((change) => change.p <= limit && isSettled(change, series))
  const news = all.flatMap((series) => {
    const places = placesOf(series)
    const others = series.points.filter(({ id }) => id !== run.id)
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
  return new Map(measuredPoints(series).map(({ point }, place) => [point.id, place]))
}

/**
 * Whether its place is certain. A level of two or three runs may be seen already, but no place is nearer to the end
 * than five runs: until then, runs of the old level are at the head of the new one.
 */
export function isSettled({ first }: ChangePoint, series: Series): boolean {
  const measured = measuredPoints(series)
  const place = measured.findIndex(({ point }) => point.id === first.id)
  if (place < measured.length - LEAST_SEGMENT) return true
  const value = measured[place]?.ratio.mean ?? 0
  const far = (from: number, to: number) => Math.abs(value - meanOf(measured.slice(from, to)))
  return far(place, place + LEAST_SEGMENT) < far(place - LEAST_SEGMENT, place)
}

/** Whether two places are too near for two changes: it is one, and its place is seen better now. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < LEAST_SEGMENT
}

function isSame(one: ChangePoint, other: ChangePoint, places: ReadonlyMap<string, number>): boolean {
  const [here, there] = [one, other].map(({ first }) => places.get(first.id) ?? Number.NaN)
  return here !== undefined && there !== undefined && isNear(here, there) && one.change < 0 === other.change < 0
}

function meanOf(measured: readonly MeasuredPoint[]): number {
  return measured.reduce((sum, { ratio }) => sum + ratio.mean, 0) / measured.length
}

/** Negligible slowdown: with so little left, it is over. */
const BACK = 0.01

export interface Slowdown extends FoundChange {
  /** Newest level against the one before the slowdown: −0.02 is 2 % slower. */
  readonly left: number
  /** Whether the level changed again since, and is back where it was, as far as is known. */
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
