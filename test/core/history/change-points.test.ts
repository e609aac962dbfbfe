import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bestSplit, changePoints, levelChanges, type SeriesValue } from '../../../src/core/history/change-points.ts'
import { type Random, seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'
import { storedSeries } from './stored-runs.ts'

const random = seededRandom(9)
/** Twenty runs of one level, then ten that are 10 % slower. */
const STEP = Array.from({ length: 30 }, (_, index) => (index < 20 ? 0 : Math.log(0.9)) + 0.01 * normal(random))

describe('changePoints', () => {
  it('names the runs and commits between which the level changed, and by how much', () => {
    const [found, ...others] = changePoints(storedSeries(STEP))
    expect(others).toEqual([])
    expect(found?.index).toBe(20)
    expect([found?.before.id, found?.first.id]).toEqual(['19', '20'])
    expect([found?.before.commit, found?.first.commit]).toEqual(['19'.padStart(40, '0'), '20'.padStart(40, '0')])
    expect(found?.change).toBeCloseTo(-0.1, 1)
    expect(found?.low).toBeLessThan(found?.change ?? 0)
    expect(found?.high).toBeGreaterThan(found?.change ?? 0)
    expect(found?.high).toBeLessThan(0)
  })

  it('leaves out disturbed runs, and still counts them in the place', () => {
    const disturbed = [...STEP.slice(0, 20), 3, -3, ...STEP.slice(20)]
    const isDisturbed = (index: number) => index === 20 || index === 21
    const [found] = changePoints(storedSeries(disturbed, (index) => ({ disturbed: isDisturbed(index) ? 0.9 : 0 })))
    expect(found?.index).toBe(22)
    expect(found?.before.id).toBe('19')
    expect(found?.first.id).toBe('22')
  })

  it('counts runs that regressed: they are the new level', () => {
    const series = storedSeries(STEP, (index) => ({ verdict: index >= 20 ? 'regressed' : 'pass' }))
    expect(changePoints(series).map(({ index }) => index)).toEqual([20])
  })
})

function exact(means: readonly number[]): SeriesValue[] {
  return means.map((mean) => ({ mean, variance: 0 }))
}

function places(means: readonly number[]): number[] {
  return levelChanges(exact(means)).map(({ place }) => place)
}

function noisy(levels: readonly number[], runs: number, sd: number, random: Random = seededRandom(3)): number[] {
  return levels.flatMap((level) => Array.from({ length: runs }, () => level + sd * normal(random)))
}

/** Energy distance by its definition, sums over all pairs. */
function energy(left: readonly number[], right: readonly number[]): number {
  const mean = (pairs: readonly number[]) => pairs.reduce((sum, each) => sum + each, 0) / pairs.length
  const across = left.flatMap((one) => right.map((other) => Math.abs(one - other)))
  const inside = (part: readonly number[]) =>
    part.flatMap((one, at) => part.slice(at + 1).map((other) => Math.abs(one - other)))
  const weight = (left.length * right.length) / (left.length + right.length)
  return weight * (2 * mean(across) - mean(inside(left)) - mean(inside(right)))
}

describe('bestSplit', () => {
  it('is where the energy distance by its definition is largest', () => {
    const value = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(fc.array(value, { minLength: 10, maxLength: 40 }), (values) => {
        const at = (place: number) => energy(values.slice(0, place), values.slice(place))
        const all = Array.from({ length: values.length - 9 }, (_, index) => at(index + 5))
        expect(at(bestSplit(values) ?? 0)).toBeCloseTo(Math.max(...all), 8)
      }),
    )
  })

  it('needs exactly twice five values', () => {
    expect(bestSplit([0, 0, 0, 0, 1, 1, 1, 1, 1])).toBeUndefined()
    expect(bestSplit([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])).toBe(5)
  })
})

describe('levelChanges', () => {
  it('agrees with a t-test by hand', () => {
    const [found] = levelChanges(exact([1, 2, 3, 2, 2, 11, 12, 13, 12, 12]))
    // Pooled variance (2 + 2)/8, so t = 10 / √(0.5 · 2/5) with 8 degrees of freedom.
    expect(found).toMatchObject({ place: 5, difference: 10, df: 8 })
    expect(found?.standardError).toBeCloseTo(Math.sqrt(0.2), 12)
    expect(found?.p).toBeLessThan(1e-7)
  })

  it('finds several steps, also beyond one window', () => {
    expect(places(noisy([0, -0.1, 0.05, -0.1, 0], 40, 0.005))).toEqual([40, 80, 120, 160])
  })

  it('finds a step as soon as exactly five values have the new level', () => {
    const [stable, slower] = [noisy([0], 40, 0.01), noisy([-0.05], 5, 0.01)]
    expect(places([...stable, ...slower])).toEqual([40])
    expect(places([...stable, ...slower.slice(0, 2)])).toEqual([])
  })

  it('takes no single outlier for a step, wherever it is', () => {
    const calm = noisy([0], 40, 0.01)
    for (const at of calm.keys()) expect(places(calm.with(at, -0.5))).toEqual([])
  })

  it.each([
    { what: 'no values', means: [] },
    { what: 'nine values', means: [0, 0, 0, 0, 9, 9, 9, 9, 9] },
    { what: 'equal values', means: Array.from({ length: 60 }, () => 0.1) },
  ])('finds nothing in $what', ({ means }) => expect(places(means)).toEqual([]))

  it('finds none that is small beside the values’ own errors', () => {
    const means = Array.from({ length: 20 }, (_, index) => (index < 10 ? 0 : 0.001))
    expect(levelChanges(means.map((mean) => ({ mean, variance: 0.01 ** 2 })))).toEqual([])
    expect(levelChanges(means.map((mean) => ({ mean, variance: 0.0001 ** 2 })))).toHaveLength(1)
  })

  const row = fc
    .tuple(fc.integer({ min: 0, max: 1e6 }), fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 6 }))
    .map(([seed, levels]) =>
      noisy(
        levels.map((level) => level / 100),
        12,
        0.01,
        seededRandom(seed),
      ),
    )

  it('is the same in another unit, from another zero, and with the signs turned', () => {
    fc.assert(
      fc.property(row, (means) => {
        const found = places(means)
        expect(places(means.map((mean) => 1000 * mean))).toEqual(found)
        expect(places(means.map((mean) => mean + 5))).toEqual(found)
        expect(places(means.map((mean) => -mean))).toEqual(found)
      }),
    )
  })

  it.each([1964, 4458, 5208])('joins what overlapping windows find at nearly the same place (seed %i)', (seed) => {
    const random = seededRandom(seed)
    const levels = Array.from({ length: 1 + Math.floor(8 * random()) }, () => Math.floor(17 * random() - 8) / 100)
    const runs = 6 + Math.floor(30 * random())
    const outlier = () => (random() < 0.05 ? 0.3 * random() : 0)
    const means = levels.flatMap((level) =>
      Array.from({ length: runs }, () => level + 0.01 * normal(random) + outlier()),
    )
    const edges = [0, ...places(means), means.length]
    for (const [at, edge] of edges.entries()) if (at > 0) expect(edge - (edges[at - 1] ?? 0)).toBeGreaterThanOrEqual(5)
  })

  it('leaves at least five values on both sides of every change, and all are strong', () => {
    fc.assert(
      fc.property(row, (means) => {
        const found = levelChanges(exact(means))
        const edges = [0, ...found.map(({ place }) => place), means.length]
        for (const [at, edge] of edges.entries())
          if (at > 0) expect(edge - (edges[at - 1] ?? 0)).toBeGreaterThanOrEqual(5)
        for (const { p } of found) expect(p).toBeLessThan(3e-4)
      }),
    )
  })
})
