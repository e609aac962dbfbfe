import { describe, expect, it } from 'vitest'
import { LiteralSketch } from '../../../src/core/workload/literal-sketch.ts'
import { hashOf } from '../../../src/core/workload/row-numbers.ts'
import { zipfExponent } from '../../../src/core/workload/zipf.ts'

/** Numbers from 0 to 1, the same every time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32
  }
}

/** Shape of this many draws of values whose frequencies follow Zipf's law. */
function shapeOf(draws: number, values: number, exponent: number) {
  const sums: number[] = []
  for (let rank = 1; rank <= values; rank++) sums.push((sums.at(-1) ?? 0) + rank ** -exponent)
  const random = chance(draws + values)
  const sketch = new LiteralSketch(0)
  for (let draw = 0; draw < draws; draw++) {
    const at = random() * (sums.at(-1) ?? 0)
    let low = 0
    let high = values - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < at) low = middle + 1
      else high = middle
    }
    sketch.add({ kind: 'integer', text: String(low) }, hashOf(String(low)), low, Number.NaN)
  }
  return sketch.shape()
}

describe('statistics of literals in bounded memory', () => {
  it.each([
    [1000, 10],
    [20_000, 400],
    [50_000, 5000],
    [200_000, 20_000],
  ])('of %i draws have the number of %i values within 10 %', (draws, values) => {
    const { distinct, seen } = shapeOf(draws, values, 0)
    expect(seen).toBe(draws)
    expect(Math.abs(distinct / values - 1)).toBeLessThan(0.1)
  })

  it.each([
    [1000, 10],
    [3000, 1000],
    [20_000, 400],
    [50_000, 20_000],
    [200_000, 1000],
  ])('find no skew in %i draws of %i values that are alike', (draws, values) =>
    expect(shapeOf(draws, values, 0).skew).toBeLessThan(0.1),
  )

  it.each([
    [5000, 100, 0.8],
    [20_000, 400, 1],
    [50_000, 5000, 0.9],
    [100_000, 50_000, 1.1],
    [100_000, 2000, 0.6],
  ])('find, in %i draws of %i values, the exponent %d', (draws, values, exponent) =>
    expect(Math.abs(shapeOf(draws, values, exponent).skew - exponent)).toBeLessThan(0.15),
  )

  it('find no skew in a few draws', () => {
    expect(zipfExponent([1])).toBe(0)
    expect(zipfExponent([2, 1, 1, 1])).toBe(0)
  })
})
