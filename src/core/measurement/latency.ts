/**
 * Latency histogram: bucket ⌊100 · ln(microseconds)⌋. Buckets are 1.005% wide (those of sysbench are 1.82%), and 2048
 * of them reach from 1 µs to 13 minutes. Written by turns.lua, merged and read here.
 */
export const HISTOGRAM_BUCKETS = 2048
const BUCKETS_PER_E = 100

/** Sparse form for files: pairs of bucket and count, ascending, counts above zero. */
export type Histogram = readonly (readonly [bucket: number, count: number])[]

/**
 * Whether a value from a file is a list of pairs of whole numbers. A schema would take ten times as long, and files
 * have millions of pairs.
 */
export function isHistogram(value: unknown): value is Histogram {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) =>
        Array.isArray(pair) && pair.length === 2 && Number.isSafeInteger(pair[0]) && Number.isSafeInteger(pair[1]),
    )
  )
}

export function sparseHistogram(counts: Uint32Array, before?: Uint32Array): Histogram {
  const pairs: [number, number][] = []
  for (const [bucket, count] of counts.entries()) {
    const added = count - (before?.[bucket] ?? 0)
    if (added > 0) pairs.push([bucket, added])
  }
  return pairs
}

export function mergeHistograms(histograms: readonly Histogram[]): Histogram {
  const sum = new Map<number, number>()
  for (const [bucket, count] of histograms.flat()) sum.set(bucket, (sum.get(bucket) ?? 0) + count)
  return [...sum].sort((left, right) => left[0] - right[0])
}

/** Milliseconds; all 0 for an empty histogram. */
export type Quantiles = Readonly<Record<'p50' | 'p95' | 'p99', number>>

export function quantilesMs(histogram: Histogram): Quantiles {
  return { p50: quantileMs(histogram, 0.5), p95: quantileMs(histogram, 0.95), p99: quantileMs(histogram, 0.99) }
}

/**
 * Quantile in milliseconds: the geometric middle of the bucket that it falls into, which is exact to ±0.5%.
 *
 * @param share 0…1, e.g. 0.95
 * @returns 0 for an empty histogram
 */
export function quantileMs(histogram: Histogram, share: number): number {
  const total = histogram.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [bucket, count] of histogram) {
    seen += count
    if (seen >= share * total) return Math.exp((bucket + 0.5) / BUCKETS_PER_E) / 1000
  }
  return 0
}
