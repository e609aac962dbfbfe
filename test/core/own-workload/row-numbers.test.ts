import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { powerLaw, scatteredNumbers } from '../../../src/core/own-workload/row-numbers.ts'

function scattered(among: number, name: string): (argument: number) => number {
  const [times = 0, plus = 0] = numbersOf(among, name)
  return (argument) => (argument * times + plus) % among
}

/** What numbers are multiplied by, and what is added. */
function numbersOf(among: number, name: string): number[] {
  return scatteredNumbers(among, name)('n').match(/\d+/g)?.map(Number) ?? []
}

describe('scattered numbers', () => {
  it('hold each number exactly once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), fc.string(), (among, name) => {
        const order = scattered(among, name)
        const numbers = Array.from({ length: among }, (_, argument) => order(argument))
        expect(new Set(numbers).size).toBe(among)
        expect(Math.max(...numbers)).toBe(among - 1)
      }),
    )
  })

  it('are spread evenly, alone and together with those of another column', () => {
    const rows = 20_000
    const parts = 10
    const one = scattered(rows, 'users.name')
    const other = scattered(rows, 'users.born')
    const counts = new Map<number, number>()
    for (let row = 0; row < rows; row++) {
      const part = (order: typeof one) => Math.floor((order(row) * parts) / rows)
      const cell = parts * part(one) + part(other)
      counts.set(cell, (counts.get(cell) ?? 0) + 1)
      // Neighbours are as even: a tenth of the rows has all of the parts.
      if (row === rows / 10) expect(new Set([...counts.keys()].map((at) => Math.floor(at / parts))).size).toBe(parts)
    }
    expect(counts.size).toBe(parts * parts)
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60)
  })

  it('stay below 2^53 for 99,999,999 rows', () => {
    const [times = 0, plus = 0] = numbersOf(99_999_999, 'a')
    expect(99_999_998 * times + plus).toBeLessThan(2 ** 53)
  })
})

describe('ranks by Zipf’s law', () => {
  it.each([
    [10, 1],
    [1000, 0.5],
    [100_000, 1.2],
  ])('of %d values with exponent %d have the shares of the law', (distinct, skew) => {
    const weights = Array.from({ length: distinct }, (_, rank) => (rank + 1) ** -skew)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const all = powerLaw(distinct, skew).scale
    for (const below of [1, 2, 5, 10, 100, 1000].filter((one) => one <= distinct)) {
      const share = weights.slice(0, below).reduce((sum, weight) => sum + weight, 0) / total
      expect(Math.abs(powerLaw(below, skew).scale / all - share)).toBeLessThan(0.03)
    }
  })
})
