/** Since when? The runs at which the level of a series changed, and the commits between which the cause lies. */

import { studentTCdf, studentTQuantile } from '../stats/special-functions.ts'
import { at as valueAt } from '../stats/vectors.ts'
import type { RunRecord } from './run-record.ts'
import { measuredPoints, type Series, type SeriesKey } from './series.ts'

const CONFIDENCE = 0.95

export interface ChangePoint {
  /** Index in the series' points of the first run of the new level. */
  readonly index: number
  /** Last run of the old level: the change came with a commit after its commit … */
  readonly before: RunRecord
  /** … up to and with the commit of this one. */
  readonly first: RunRecord
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
        before: before.run,
        first: first.run,
        change: Math.expm1(difference),
        low: Math.expm1(difference - half),
        high: Math.expm1(difference + half),
        p,
      },
    ]
  })
}

/** A change point, and the series it is in. */
export interface FoundChange {
  readonly key: SeriesKey
  readonly change: ChangePoint
}

/** A shorter stretch may be a few outliers. */
export const LEAST_SEGMENT = 5
/** A level is the mean of at most this many nearest values: beyond, a row may have drifted. */
const WINDOW = 50
const WINDOW_STEP = 25
/** Limit for a candidate whose neighbouring stretches are also searched. */
const WEAK_P = 0.01
/**
 * Limit for a change. Its place was chosen to make p small, so p is no rate of false alarms: at this limit, 0.7 % of
 * rows of 50 values of one level have a change, at 0.001 1.7 % have one (test/calibration/history.test.ts).
 */
export const STRONG_P = 3e-4

/** A value and its own squared standard error. */
export interface SeriesValue {
  readonly mean: number
  readonly variance: number
}

export interface LevelChange {
  /** First value of the new level. */
  readonly place: number
  /** New level less old. */
  readonly difference: number
  readonly standardError: number
  readonly df: number
  /** Two-sided. */
  readonly p: number
}

/**
 * Level changes, ascending by place; no two, and none and an end of the row, are nearer than five values. Candidates
 * are found by E-divisive (Matteson & James 2014) in windows and tested with Student's t instead of permutations, so
 * that the same row always has the same places; then the weakest is dropped until all are strong (as Apache Otava
 * does).
 */
export function levelChanges(values: readonly SeriesValue[]): LevelChange[] {
  const places = [...candidates(values)]
  for (;;) {
    const edge = (at: number) => (at < 0 ? 0 : (places[at] ?? values.length))
    const found = places.map((place, at) => contrast(values, edge(at - 1), place, edge(at + 1)))
    const tooShort = (at: number) => edge(at) - edge(at - 1) < LEAST_SEGMENT
    const doubtful = found.flatMap(({ p }, at) => (p >= STRONG_P || tooShort(at) || tooShort(at + 1) ? [at] : []))
    if (doubtful.length === 0) return found
    const weakest = doubtful.reduce((worst, at) => (valueAt(found, at).p > valueAt(found, worst).p ? at : worst))
    places.splice(weakest, 1)
  }
}

/** Candidates of all windows, the newest always a whole one; ascending, each once. */
function candidates(values: readonly SeriesValue[]): number[] {
  const last = Math.max(0, values.length - WINDOW)
  const starts = Array.from({ length: Math.ceil(last / WINDOW_STEP) }, (_, index) => index * WINDOW_STEP)
  const places = [...starts, last].flatMap((start) => splits(values, start, Math.min(values.length, start + WINDOW)))
  return [...new Set(places)].sort((left, right) => left - right)
}

/** Splits a stretch where its two parts differ most, and those parts again. */
function splits(values: readonly SeriesValue[], from: number, to: number): number[] {
  const place = bestSplit(values.slice(from, to).map(({ mean }) => mean))
  if (place === undefined) return []
  const at = from + place
  if (contrast(values, from, at, to).p >= WEAK_P) return []
  return [...splits(values, from, at), at, ...splits(values, at, to)]
}

/**
 * The k that maximises the energy distance of the first k values and the rest, Q = nm/(n+m) · (2·mean|x−y| − mean|x−x′|
 * − mean|y−y′|); undefined if the values are too few to split.
 */
export function bestSplit(values: readonly number[]): number | undefined {
  const count = values.length
  const distance = (one: number, from: number, to: number) => {
    let sum = 0
    for (let other = from; other < to; other++) sum += Math.abs(valueAt(values, one) - valueAt(values, other))
    return sum
  }
  // Sums over pairs, updated as one value after another goes from the right part to the left.
  let left = 0
  let right = values.reduce((sum, _, index) => sum + distance(index, index + 1, count), 0)
  const all = right
  let best: { readonly place: number; readonly q: number } | undefined
  for (let n = 1; n <= count - LEAST_SEGMENT; n++) {
    left += distance(n - 1, 0, n - 1)
    right -= distance(n - 1, n, count)
    if (n < LEAST_SEGMENT) continue
    const m = count - n
    const between = (2 * (all - left - right)) / (n * m)
    const within = (2 * left) / (n * (n - 1)) + (2 * right) / (m * (m - 1))
    const q = ((n * m) / count) * (between - within)
    if (best === undefined || q > best.q) best = { place: n, q }
  }
  return best?.place
}

/**
 * Difference of the levels before and after a place, t-test with the spread of both together: five values alone say
 * little of their spread. The spread is never taken to be less than the values' own errors.
 */
function contrast(values: readonly SeriesValue[], from: number, place: number, to: number): LevelChange {
  const before = values.slice(Math.max(from, place - WINDOW), place)
  const after = values.slice(place, Math.min(to, place + WINDOW))
  const df = before.length + after.length - 2
  const [old, next] = [meanOf(before), meanOf(after)]
  const squares = squaresAbout(before, old) + squaresAbout(after, next)
  const own = [...before, ...after].reduce((sum, { variance }) => sum + variance, 0) / (df + 2)
  const variance = Math.max(df > 0 ? squares / df : 0, own)
  const standardError = Math.sqrt(variance * (1 / before.length + 1 / after.length))
  const difference = next - old
  return { place, difference, standardError, df, p: pOf(difference, standardError, df) }
}

function pOf(difference: number, standardError: number, df: number): number {
  if (difference === 0 || df < 1) return 1
  return standardError === 0 ? 0 : 2 * studentTCdf(-Math.abs(difference) / standardError, df)
}

function meanOf(values: readonly SeriesValue[]): number {
  return values.reduce((sum, { mean }) => sum + mean, 0) / values.length
}

function squaresAbout(values: readonly SeriesValue[], center: number): number {
  return values.reduce((sum, { mean }) => sum + (mean - center) ** 2, 0)
}
