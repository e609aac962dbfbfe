import { describe, expect, it } from 'vitest'
import { pairSource, type Subset } from '../../../src/core/attribution/subsets.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'

const drawn = (settings: number, pairs: number, seed = 1) => {
  const draw = pairSource({ settings, random: seededRandom(seed) })
  return Array.from({ length: pairs }, draw)
}
const isAnchor = (on: Subset) => on.every((isOn) => isOn === on[0])
const size = (on: Subset) => on.filter(Boolean).length

describe('subsets of settings', () => {
  it('of one setting are all or none, either of them first', () => {
    const first = drawn(1, 40).map(([on]) => on)
    expect(new Set(first)).toEqual(new Set([true, false]))
    expect(drawn(1, 40).every(isAnchor)).toBe(true)
  })

  it('are all or none once in every three pairs, each first about as often as the other', () => {
    const pairs = drawn(9, 300)
    for (let at = 0; at < 300; at += 3) expect(pairs.slice(at, at + 3).filter(isAnchor)).toHaveLength(1)
    const allFirst = pairs.filter((on) => isAnchor(on) && on[0]).length
    expect(allFirst).toBeGreaterThan(30)
    expect(allFirst).toBeLessThan(70)
  })

  it.each([2, 3, 4, 9])('have sizes by the kernel 1/(s(k − s)) with %d settings', (settings) => {
    const sizes = drawn(settings, 3000)
      .filter((on) => !isAnchor(on))
      .map(size)
    const kernel = Array.from({ length: settings - 1 }, (_, index) => 1 / ((index + 1) * (settings - index - 1)))
    const total = kernel.reduce((sum, weight) => sum + weight, 0)
    for (const [index, weight] of kernel.entries())
      expect(sizes.filter((each) => each === index + 1).length / sizes.length).toBeCloseTo(weight / total, 1)
  })

  it('treat all members of a size alike', () => {
    const counts = new Map<string, number>()
    for (const on of drawn(4, 6000).filter((each) => size(each) === 1 || size(each) === 3)) {
      const side = String(size(on) === 1 ? on : on.map((isOn) => !isOn))
      counts.set(side, (counts.get(side) ?? 0) + 1)
    }
    expect(counts.size).toBe(4)
    expect(Math.max(...counts.values()) / Math.min(...counts.values())).toBeLessThan(1.1)
  })

  it('keep any two of forty settings on the same side about as often as any other two', () => {
    const others = drawn(40, 150).filter((on) => !isAnchor(on))
    const same = (one: number, other: number) => others.filter((on) => on[one] === on[other]).length / others.length
    const shares = Array.from({ length: 40 }, (_, one) =>
      Array.from({ length: one }, (_, other) => same(one, other)),
    ).flat()
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    const spread = Math.sqrt(shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length)
    // Drawn independently of each other: √(0.76 · 0.24 / 100).
    expect(spread).toBeLessThan(0.04)
  })
})
