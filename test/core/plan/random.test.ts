import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom, shuffled } from '../../../src/core/plan/random.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function draws(count: number, ...stream: Parameters<typeof seededRandom>): number[] {
  const random = seededRandom(...stream)
  return Array.from({ length: count }, random)
}

describe('seededRandom', () => {
  it('gives the numbers of sfc32, today and on every machine', () => {
    expect(draws(3, 1).map((value) => value * 2 ** 32)).toEqual(sfc32(1, 0, 0, 3))
    expect(draws(3, 4_294_967_295, 2001).map((value) => value * 2 ** 32)).toEqual(sfc32(4_294_967_295, 0, 2001, 3))
  })

  it('gives the same numbers for the same seed', () => {
    fc.assert(
      fc.property(seed, (value) => {
        expect(draws(10, value)).toEqual(draws(10, value))
      }),
    )
  })

  it('gives other numbers for the next seed, also beyond 32 bits, and for another salt', () => {
    const streams = [draws(10, 1), draws(10, 2), draws(10, 1 + 2 ** 32), draws(10, 1, 1), draws(10, 1, 1000)]
    expect(new Set(streams.map((stream) => stream.join())).size).toBe(streams.length)
  })

  it('stays from 0 to below 1', () => {
    const values = draws(10_000, 5)
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
  })

  it('falls into every tenth equally often', () => {
    const counts = Array(10).fill(0)
    for (const value of draws(100_000, 9)) counts[Math.floor(value * 10)]++
    // Five standard deviations of a count of 10,000 expected.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(9000))
  })

  it('has streams of neighbouring salts that do not follow each other', () => {
    const [left, right] = [draws(10_000, 3, 1000), draws(10_000, 3, 1001)]
    const products = left.map((value, index) => (value - 0.5) * ((right[index] ?? 0) - 0.5))
    const correlation = (12 * products.reduce((sum, value) => sum + value, 0)) / products.length
    expect(Math.abs(correlation)).toBeLessThan(5 / Math.sqrt(10_000))
  })
})

describe('shuffled', () => {
  it('keeps every item exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), seed, (items, value) => {
        const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b)
        expect(ascending(shuffled(items, seededRandom(value)))).toEqual(ascending(items))
      }),
    )
  })

  it('leaves its input as it is', () => {
    const items = [1, 2, 3, 4, 5]
    shuffled(items, seededRandom(1))
    expect(items).toEqual([1, 2, 3, 4, 5])
  })

  it('of no item is no item', () => expect(shuffled([], seededRandom(1))).toEqual([]))
})

/** The generator's definition in whole numbers (Doty-Humphrey's PractRand, sfc32; fifteen rounds thrown away). */
function sfc32(seedA: number, seedB: number, seedC: number, count: number): number[] {
  const mask = 0xffff_ffffn
  let [a, b, c, counter] = [BigInt(seedA), BigInt(seedB), BigInt(seedC), 1n]
  const next = () => {
    const sum = (a + b + counter) & mask
    counter = (counter + 1n) & mask
    a = b ^ (b >> 9n)
    b = (c + (c << 3n)) & mask
    c = ((((c << 21n) | (c >> 11n)) & mask) + sum) & mask
    return Number(sum)
  }
  for (let round = 0; round < 15; round++) next()
  return Array.from({ length: count }, next)
}
