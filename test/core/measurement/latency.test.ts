import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  HISTOGRAM_BUCKETS,
  type Histogram,
  isHistogram,
  mergeHistograms,
  quantileMs,
  sparseHistogram,
} from '../../../src/core/measurement/latency.ts'

const latencies = fc.array(fc.double({ min: 0.0011, max: 600_000, noNaN: true }), { minLength: 1, maxLength: 200 })
const histograms = fc
  .array(fc.tuple(fc.nat(HISTOGRAM_BUCKETS - 1), fc.integer({ min: 1, max: 1000 })), { maxLength: 30 })
  .map((pairs): Histogram => [...new Map(pairs)].sort((left, right) => left[0] - right[0]))

describe('quantileMs', () => {
  it('is within 0.6% of the exact quantile', () => {
    fc.assert(
      fc.property(latencies, fc.double({ min: 0.001, max: 1, noNaN: true }), (sample, share) => {
        const exact = exactQuantile(sample, share)
        expect(Math.abs(quantileMs(histogramOf(sample), share) / exact - 1)).toBeLessThan(0.006)
      }),
    )
  })

  it('is in the lower bucket at exactly the share of that bucket, and in the next bucket just above that share', () => {
    const histogram: Histogram = [
      [500, 95],
      [900, 5],
    ]
    expect(quantileMs(histogram, 0.95)).toBeCloseTo(Math.exp(5.005) / 1000, 12)
    expect(quantileMs(histogram, 0.951)).toBeCloseTo(Math.exp(9.005) / 1000, 12)
  })

  it('of an empty histogram is 0', () => expect(quantileMs([], 0.5)).toBe(0))
})

describe('mergeHistograms', () => {
  it('gives the histogram of both samples', () => {
    fc.assert(
      fc.property(latencies, latencies, (left, right) => {
        expect(mergeHistograms([histogramOf(left), histogramOf(right)])).toEqual(histogramOf([...left, ...right]))
      }),
    )
  })
})

describe('sparseHistogram', () => {
  it('holds the buckets that are not empty, ascending', () => {
    const counts = new Uint32Array(HISTOGRAM_BUCKETS)
    counts.set([3], HISTOGRAM_BUCKETS - 1)
    counts.set([7], 0)
    expect(sparseHistogram(counts)).toEqual([
      [0, 7],
      [HISTOGRAM_BUCKETS - 1, 3],
    ])
  })

  it('of a later count, merged with that of the earlier count, is the whole histogram', () => {
    const counts = fc.array(fc.nat(50), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(counts, counts, (early, late) => {
        const before = Uint32Array.from(early)
        const after = Uint32Array.from(early, (count, bucket) => count + (late[bucket] ?? 0))
        const parts = [sparseHistogram(before), sparseHistogram(after, before)]
        expect(mergeHistograms(parts)).toEqual(sparseHistogram(after))
      }),
    )
  })
})

/** The count of turns.lua: bucket ⌊100 · ln(microseconds)⌋. */
function histogramOf(milliseconds: readonly number[]): Histogram {
  const counts = new Uint32Array(HISTOGRAM_BUCKETS)
  for (const value of milliseconds) {
    const bucket = Math.floor(100 * Math.log(1000 * value))
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  return sparseHistogram(counts)
}

function exactQuantile(sample: readonly number[], share: number): number {
  const sorted = [...sample].sort((left, right) => left - right)
  return sorted[Math.ceil(share * sorted.length) - 1] as number
}

describe('isHistogram', () => {
  it('accepts pairs of whole numbers, and an empty list', () => {
    expect(isHistogram([])).toBe(true)
    fc.assert(fc.property(histograms, isHistogram))
  })

  it.each([
    [null],
    ['[[1,2]]'],
    [{ length: 0 }],
    [[[1, 2], null]],
    [[[1, 2], [3]]],
    [[[1, 2, 3]]],
    [[[1, 2.5]]],
    [[['1', 2]]],
    [[[2 ** 53, 1]]],
    [[[1, Number.POSITIVE_INFINITY]]],
  ])('refuses %j', (value) => expect(isHistogram(value)).toBe(false))
})
