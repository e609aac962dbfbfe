/**
 * Rules by which other gates decide whether one comparison is slower, on the QPS of whole runs, with their defaults.
 * Projects that gate times get 1/QPS, the mean time of a query. Each names its source; all read in 2026.
 */
import { seededRandom } from '../../src/core/plan/random.ts'
import { median, type Sample } from '../../src/core/stats/robust.ts'
import { studentTQuantile } from '../../src/core/stats/special-functions.ts'
import { at } from '../../src/core/stats/vectors.ts'
import { mannWhitney } from './mann-whitney.ts'
import { otavaChangePoints } from './otava.ts'

/** QPS of runs, in the order in which they were measured. */
export interface Samples {
  readonly base: Sample
  readonly head: Sample
}

export type Rule = (samples: Samples) => boolean

/**
 * github-action-benchmark v1.22.0, `src/write.ts`: the ratio of the last stored figure to the current one (bigger is
 * better) is above `alert-threshold`, by default 200%.
 */
export function githubActionBenchmark(alertThreshold: number): Rule {
  return ({ base, head }) => (base.at(-1) ?? 0) / head[0] > alertThreshold
}

/** Bencher v0.6, threshold `percentage`: the current figure is below mean · (1 − boundary) of the stored ones. */
export function bencherPercentage(boundary: number): Rule {
  return ({ base, head }) => head[0] < mean(base) * (1 - boundary)
}

/**
 * Bencher v0.6, threshold `t_test`: the current figure is below mean − t(boundary, H − 1) · s · √(1 + 1/H) of the H
 * stored, s their sample standard deviation. Its documents have 0.99, its own builds 0.9999.
 */
export function bencherTTest(boundary: number): Rule {
  const quantiles = new Map<number, number>()
  return ({ base, head }) => {
    const count = base.length
    const quantile = quantiles.get(count) ?? studentTQuantile(boundary, count - 1)
    quantiles.set(count, quantile)
    return head[0] < mean(base) - quantile * deviation(base) * Math.sqrt(1 + 1 / count)
  }
}

/** benchstat (golang/perf 712aea8): Mann–Whitney, p ≤ α = 0.05, and the median time is longer. */
export function benchstat({ base, head }: Samples): boolean {
  return median(head) < median(base) && mannWhitney(base, head) <= 0.05
}

/**
 * CockroachDB `microbench-ci` 3285b17, `compare.go` and `pull-request-suite.yml`: as benchstat, and the medians differ
 * by at least the threshold of the benchmark, 2 to 3% of a sysbench operation's time.
 */
export function cockroach(threshold: number): Rule {
  return (samples) => median(samples.base) / median(samples.head) - 1 >= threshold && benchstat(samples)
}

/** Student's t on the ln ratios of windows in which both were measured, one-sided. */
export function pairedT(alpha: number): Rule {
  return ({ base, head }) => {
    const ratios = base.map((rate, nth) => Math.log(at(head, nth) / rate))
    const { length: count } = ratios
    return mean(ratios) < (-studentTQuantile(1 - alpha, count - 1) * deviation(ratios)) / Math.sqrt(count)
  }
}

/** Mann and Whitney on the same windows, two-sided, and the median is lower. */
export function rankTest(alpha: number): Rule {
  return ({ base, head }) => median(head) < median(base) && mannWhitney(base, head) <= alpha
}

/**
 * Kalibera and Jones 2013, "Rigorous benchmarking in reasonable time": the interval of the ratio of means, by a
 * bootstrap that draws starts and then runs within them, lies below 1.
 *
 * @param starts of each side, with equally many runs
 */
export function bootstrapOfStarts(starts: number, alpha: number): Rule {
  return ({ base, head }) => {
    const random = seededRandom(1)
    const drawn = (values: readonly number[]) => at(values, Math.floor(random() * values.length))
    const grouped = (values: readonly number[]) => {
      const runs = values.length / starts
      return Array.from({ length: starts }, (_, start) => values.slice(start * runs, (start + 1) * runs))
    }
    const meanOf = (groups: readonly (readonly number[])[]) =>
      mean(groups.map(() => at(groups, Math.floor(random() * starts))).map((own) => mean(own.map(() => drawn(own)))))
    const [one, other] = [grouped(base), grouped(head)]
    const ratios = Array.from({ length: BOOTSTRAPS }, () => meanOf(other) / meanOf(one)).sort((a, b) => a - b)
    return at(ratios, Math.ceil((1 - alpha) * BOOTSTRAPS) - 1) < 1
  }
}

const BOOTSTRAPS = 500

/**
 * asv `continuous` 7032df7, `asv/commands/compare.py` and `asv_runner/statistics.py`: the median time is longer by a
 * factor above 1.1 and Mann–Whitney gives p < 0.002, which ten samples a side can reach.
 */
export function asv({ base, head }: Samples): boolean {
  return median(base) / median(head) > 1.1 && mannWhitney(base, head) < 0.002
}

/** Dolt's release gate 0d6b060, one run a side: the latency is longer by more than 5%. */
export function dolt({ base, head }: Samples): boolean {
  return base[0] / head[0] - 1 > 0.05
}

/**
 * ClickHouse, `tests/performance/scripts` 2025: the median time of a query is longer by more than the floor of 10% (15
 * % since June 2026), and by at least the 0.99 quantile of the differences between equal splits of all runs: of all
 * splits, while it draws 10,000. The floor that it learns from its main branch can only be higher.
 */
export function clickhouse({ base, head }: Samples): boolean {
  const [left, right] = [times(base), times(head)]
  const difference = median(right) - median(left)
  if (difference / median(left) <= 0.1) return false
  const differences = splitDifferences([...left, ...right], left.length).sort((one, other) => one - other)
  return difference >= (differences[Math.ceil(0.99 * differences.length) - 1] ?? 0)
}

/**
 * Apache Otava 0809660: a change point to less QPS at, or after, the first run of the pull request; `otava.ts` has its
 * defaults.
 */
export function otava({ base, head }: Samples): boolean {
  const series = [...base, ...head]
  const points = otavaChangePoints(series)
  return points.some((point, index) => {
    if (point < base.length) return false
    const [before, after] = [series.slice(points[index - 1] ?? 0, point), series.slice(point, points[index + 1])]
    return mean(after) < mean(before)
  })
}

/** |difference of medians| of every split of the values into this many, an odd number, and as many again. */
function splitDifferences(values: readonly number[], count: number): number[] {
  const sorted = values.toSorted((one, other) => one - other)
  return medianPlaces(count).map(([one, other]) => Math.abs(at(sorted, one) - at(sorted, other)))
}

const knownPlaces = new Map<number, readonly (readonly [number, number])[]>()

/** Places, among twice this many ordered values, of the medians of the two halves of every split. */
function medianPlaces(count: number): readonly (readonly [number, number])[] {
  const known = knownPlaces.get(count)
  if (known !== undefined) return known
  const places: [number, number][] = []
  const split = (place: number, own: readonly number[], others: readonly number[]) => {
    if (place === 2 * count) places.push([at(own, count >> 1), at(others, count >> 1)])
    else {
      if (own.length < count) split(place + 1, [...own, place], others)
      if (others.length < count) split(place + 1, own, [...others, place])
    }
  }
  split(0, [], [])
  knownPlaces.set(count, places)
  return places
}

function times(rates: Sample): Sample {
  return rates.map((rate) => 1 / rate) as unknown as Sample
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function deviation(values: readonly number[]): number {
  const center = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1))
}
