import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARGUMENT, after, inBuckets, numberOf, scatter, zipfBuckets } from '../../../src/core/workload/numbers.ts'

describe('scattered numbers', () => {
  it('are all numbers, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.string(), (among, name) => {
        const order = scatter(ARGUMENT, among, name)
        const numbers = Array.from({ length: among }, (_, argument) => numberOf(order, argument))
        expect(new Set(numbers).size).toBe(among)
        expect(Math.max(...numbers)).toBe(among - 1)
      }),
    )
  })

  it('fall evenly, each by itself and two of them together', () => {
    const [rows, parts] = [20_000, 10]
    const [one, other] = [scatter(ARGUMENT, rows, 'users.name'), scatter(ARGUMENT, rows, 'users.born')]
    const counts = new Map<number, number>()
    for (let row = 0; row < rows; row++) {
      const part = (numbers: typeof one) => Math.floor((numberOf(numbers, row) * parts) / rows)
      const cell = parts * part(one) + part(other)
      counts.set(cell, (counts.get(cell) ?? 0) + 1)
      // Neighbours are as even: a tenth of the rows has all of the parts.
      if (row === rows / 10) expect(new Set([...counts.keys()].map((at) => Math.floor(at / parts))).size).toBe(parts)
    }
    expect(counts.size).toBe(parts * parts)
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  it('stay exact for the largest tables', () => {
    const order = scatter(ARGUMENT, 99_999_999, 'a')
    if (order.kind !== 'scatter') throw new Error('not scattered')
    expect(99_999_998 * order.times + order.plus).toBeLessThan(2 ** 53)
  })
})

describe('numbers by Zipf’s law', () => {
  it.each([
    [10, 1, 1_000_000],
    [1000, 0.5, 1_000_000],
    [100_000, 1.2, 10_000_000],
  ])('of %d, exponent %d, have the shares that it says', (distinct, skew, among) => {
    const buckets = zipfBuckets(distinct, skew, among)
    const weights = Array.from({ length: distinct }, (_, rank) => (rank + 1) ** -skew)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const share = (below: number) => weights.slice(0, below).reduce((sum, weight) => sum + weight, 0) / total
    for (const below of [1, 2, 5, 10, 100, 1000].filter((one) => one <= distinct)) {
      const last = buckets.findLast(({ base, size }) => base + size <= below)
      const found = last === undefined ? 0 : (last.from + last.count) / among
      if (last !== undefined && last.base + last.size === below)
        expect(Math.abs(found - share(below))).toBeLessThan(0.01)
    }
    expect(buckets[0]?.count).toBeCloseTo((among * (weights[0] ?? 0)) / total, -4)
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(among)
  })

  it('are below how many there are, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (distinct, skew, among, at) => {
          const number = inBuckets(zipfBuckets(distinct, skew, among), Math.floor(at * among))
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(distinct)
        },
      ),
    )
  })

  it('of rows have each of them at least once', () => {
    const skewed = { kind: 'skew', of: ARGUMENT, distinct: 300, buckets: zipfBuckets(300, 2, 700) } as const
    const numbers = Array.from({ length: 1000 }, (_, row) => numberOf(after(skewed, scatter(ARGUMENT, 1000, 'x')), row))
    expect(new Set(numbers).size).toBe(300)
    expect(numbers.filter((number) => number === 0).length).toBeGreaterThan(350)
  })
})
