/**
 * Change points as Apache Otava finds them (formerly Hunter; Fleming and others 2023, doi:10.1145/3578244.3583719):
 * windows split by the energy distance at a weak p, then points removed until all that are left are strong. From its
 * repository, `otava/analysis.py` and `change_point_divisive/`, 2026.
 */
import { studentTTail } from '../../src/core/stats/special-functions.ts'
import { at } from '../../src/core/stats/vectors.ts'

/** Its defaults. */
const WINDOW = 50
const STRONG_P = 0.001
const WEAK_P = 10 * STRONG_P

interface Candidate {
  readonly from: number
  readonly place: number
  readonly to: number
  readonly q: number
}

/** Indices of the first values of new levels, ascending. */
export function otavaChangePoints(series: readonly number[]): number[] {
  const places = weakPoints(series)
  for (;;) {
    const p = places.map((place, index) => pooledT(series, places[index - 1] ?? 0, place, places[index + 1]))
    const weakest = p.reduce((worst, one, index) => (one > (p[worst] ?? 0) ? index : worst), 0)
    if ((p[weakest] ?? 0) < STRONG_P) return places
    places.splice(weakest, 1)
  }
}

function weakPoints(series: readonly number[]): number[] {
  const found = new Set<number>()
  for (let start = 0; start < series.length; ) {
    const places = splitWindow(series.slice(start, start + WINDOW)).map((place) => start + place)
    for (const place of places) found.add(place)
    start = Math.max(places.at(-1) ?? 0, start + WINDOW / 2)
  }
  return [...found].sort((left, right) => left - right)
}

/** The best candidate of all parts is taken as long as it is significant. */
function splitWindow(values: readonly number[]): number[] {
  const distances = values.map((one) => cumulated(values.map((other) => Math.abs(one - other))))
  const edges = [0, values.length]
  for (;;) {
    const candidates = edges.slice(1).flatMap((to, index) => bestSplit(distances, at(edges, index), to) ?? [])
    const [first, ...others] = candidates
    if (first === undefined) return edges.slice(1, -1)
    const { from, place, to } = others.reduce((best, one) => (one.q > best.q ? one : best), first)
    if (pooledT(values, from, place, to) > WEAK_P) return edges.slice(1, -1)
    edges.splice(edges.indexOf(to), 0, place)
  }
}

/**
 * τ and κ that maximise Q = nm/(n+m) · (2·mean|x − y| − mean|x − x′| − mean|y − y′|) of the values from..τ and τ..κ;
 * the means within are over pairs, none for a single value.
 *
 * @param distances of each value from the others, summed up from the first on
 */
function bestSplit(distances: readonly (readonly number[])[], from: number, to: number): Candidate | undefined {
  const sum = (one: number, first: number, end: number) => at(at(distances, one), end) - at(at(distances, one), first)
  let best: Candidate | undefined
  let left = 0
  for (let place = from + 1; place < to; place++) {
    left += sum(place - 1, from, place - 1)
    let [cross, right] = [0, 0]
    for (let end = place + 1; end <= to; end++) {
      cross += sum(end - 1, from, place)
      right += sum(end - 1, place, end - 1)
      const [n, m] = [place - from, end - place]
      const within = (n > 1 ? (2 * left) / (n * (n - 1)) : 0) + (m > 1 ? (2 * right) / (m * (m - 1)) : 0)
      const q = ((n * m) / (n + m)) * ((2 * cross) / (n * m) - within)
      if (best === undefined || q > best.q) best = { from, place, to, q }
    }
  }
  return best
}

/** Sums of the first 0, 1, … values. */
function cumulated(values: readonly number[]): number[] {
  const sums = [0]
  for (const value of values) sums.push(at(sums, sums.length - 1) + value)
  return sums
}

/**
 * Two-sided p of Student's t-test, which gets the spreads of populations although it expects those of samples, as in
 * Otava.
 */
function pooledT(values: readonly number[], from: number, place: number, to = values.length): number {
  const [left, right] = [moments(values, from, place), moments(values, place, to)]
  const df = left.count + right.count - 2
  if (df === 0) return 1
  const pooled = ((left.count - 1) * left.variance + (right.count - 1) * right.variance) / df
  const error = Math.sqrt(pooled * (1 / left.count + 1 / right.count))
  return error === 0 ? Number(left.mean === right.mean) : 2 * studentTTail((left.mean - right.mean) / error, df)
}

function moments(values: readonly number[], from: number, to: number) {
  const count = to - from
  let [sum, squares] = [0, 0]
  for (let index = from; index < to; index++) sum += at(values, index)
  const mean = sum / count
  for (let index = from; index < to; index++) squares += (at(values, index) - mean) ** 2
  return { count, mean, variance: squares / count }
}
