import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom, shuffle } from '../../../src/core/plan/random.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function draws(count: number, ...stream: Parameters<typeof seededRandom>): number[] {
  const random = seededRandom(...stream)
  return Array.from({ length: count }, random)
}

describe('seededRandom', () => {
  it('gives the same numbers as the generator sfc32', () => {
    expect(draws(3, 1).map((value) => value * 2 ** 32)).toEqual(sfc32(1, 0, 0, 3))
    expect(draws(3, 4_294_967_295, 2001).map((value) => value * 2 ** 32)).toEqual(sfc32(4_294_967_295, 0, 2001, 3))
  })

  it('gives other numbers for another seed, also beyond 32 bits, and for another salt', () => {
    const streams = [draws(10, 1), draws(10, 2), draws(10, 1 + 2 ** 32), draws(10, 1, 1), draws(10, 1, 1000)]
    expect(new Set(streams.map((stream) => stream.join())).size).toBe(streams.length)
  })
})

describe('shuffle', () => {
  it('keeps every item exactly once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), seed, (items, value) => {
        const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b)
        expect(ascending(shuffle(items, seededRandom(value)))).toEqual(ascending(items))
      }),
    )
  })

  it('leaves its input as it is', () => {
    const items = [1, 2, 3, 4, 5]
    shuffle(items, seededRandom(1))
    expect(items).toEqual([1, 2, 3, 4, 5])
  })
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
