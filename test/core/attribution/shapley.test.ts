import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  estimateShares,
  isAnother,
  isApart,
  type PairOutcome,
  sumOfCosts,
} from '../../../src/core/attribution/shapley.ts'
import { pairSource, type Subset } from '../../../src/core/attribution/subsets.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { effect, normal } from '../../builders.ts'

/** ln QPS of a subset of settings. */
type Game = (on: Subset) => number

function outcomes(game: Game, settings: number, pairs: number, { seed = 1, sd = 0 } = {}): PairOutcome[] {
  const random = seededRandom(seed)
  return pairSource({ settings, random })(pairs).map((on) => outcome(game, on, sd * normal(random)))
}

function outcome(game: Game, on: Subset, noise = 0): PairOutcome {
  return { on, difference: game(on) - game(on.map((isOn) => !isOn)) + noise }
}

/** Every subset as often as the kernel has it, and as many anchors; k = 4: sizes 1, 2, 3 as 1/3, 1/4, 1/3. */
function everySubset(game: Game): PairOutcome[] {
  const subsets = Array.from({ length: 16 }, (_, bits) => [0, 1, 2, 3].map((setting) => ((bits >> setting) & 1) === 1))
  return subsets.flatMap((on) => {
    const size = on.filter(Boolean).length
    // A kernel weight is shared by the subsets of a size: 4, 6, 4.
    const times = size === 0 || size === 4 ? 4 : size === 2 ? 1 : 2
    return Array.from({ length: times }, () => outcome(game, on))
  })
}

/** Mean over all orders of a setting's addition to those before it. */
function shapleyValues(game: Game, settings: number): number[] {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((each) => each !== one)).map((rest) => [one, ...rest]))
  const all = orders(Array.from({ length: settings }, (_, index) => index))
  return Array.from({ length: settings }, (_, setting) => {
    const added = all.map((order) => {
      const before = order.slice(0, order.indexOf(setting))
      const having = (members: readonly number[]) =>
        game(Array.from({ length: settings }, (_, at) => members.includes(at)))
      return having([...before, setting]) - having(before)
    })
    return added.reduce((sum, each) => sum + each, 0) / added.length
  })
}

const means = (pairs: readonly PairOutcome[]) =>
  estimateShares({ pairs, known: undefined })?.costs.map(({ mean }) => mean) ?? []
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const cost = fc.double({ min: -0.2, max: 0.05, noNaN: true })

describe('costs of switched settings', () => {
  it('are the Shapley values of any game in which settings interact by twos', () => {
    fc.assert(
      fc.property(fc.array(cost, { minLength: 10, maxLength: 10 }), (weights) => {
        const pairs = [
          [0, 1],
          [0, 2],
          [0, 3],
          [1, 2],
          [1, 3],
          [2, 3],
        ]
        const game: Game = (on) =>
          sum(weights.slice(0, 4).filter((_, setting) => on[setting])) +
          sum(weights.slice(4).filter((_, index) => pairs[index]?.every((setting) => on[setting])))
        const found = means(everySubset(game))
        for (const [setting, truth] of shapleyValues(game, 4).entries()) expect(found[setting]).toBeCloseTo(truth, 6)
      }),
    )
  })

  it('are Shapley values where three settings cost only together, too, as far as noise lets one see it', () => {
    const game: Game = (on) => (on[0] && on[1] && on[2] ? -0.06 : 0) + (on[3] ? -0.03 : 0)
    const found = means(outcomes(game, 4, 2000, { sd: 0.03 }))
    for (const [setting, truth] of [-0.02, -0.02, -0.02, -0.03].entries())
      expect(Math.abs((found[setting] ?? 0) - truth)).toBeLessThan(0.004)
  })

  it('add up to the whole exactly, whatever was measured', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer(), (settings, seed) => {
        const pairs = outcomes((on) => -0.01 * on.filter(Boolean).length, settings, 80, { seed, sd: 0.03 })
        const shares = estimateShares({ pairs, known: effect({ mean: -0.05, standardError: 0.01 }) })
        if (shares === undefined) throw new Error('80 pairs suffice')
        expect(sum(shares.costs.map(({ mean }) => mean))).toBeCloseTo(shares.whole.mean, 10)
        expect(sum(shares.slopes)).toBeCloseTo(1, 10)
        const total = sumOfCosts(
          shares,
          shares.costs.map((_, setting) => setting),
        )
        expect(total.standardError).toBeCloseTo(shares.whole.standardError, 8)
      }),
      { numRuns: 40 },
    )
  })

  it('are equal for settings that do the same', () => {
    const [one, other, third] = means(everySubset((on) => -0.1 * (Number(on[0]) + Number(on[1])) - 0.2 * Number(on[2])))
    expect(one).toBeCloseTo(other ?? 0, 9)
    expect(third).toBeCloseTo(2 * (one ?? 0), 6)
  })

  it('are halves of what two settings cost only together', () => {
    const found = means(outcomes((on) => (on[0] && on[3] ? -0.1 : 0), 5, 60))
    for (const [setting, truth] of [-0.05, 0, 0, -0.05, 0].entries()) expect(found[setting]).toBeCloseTo(truth, 6)
  })

  it('of a single setting are the whole', () => {
    const shares = estimateShares({
      pairs: outcomes(([isOn]) => (isOn ? -0.04 : 0), 1, 20, { sd: 0.01 }),
      known: undefined,
    })
    expect(shares?.costs[0]?.mean).toBe(shares?.switched.mean)
    expect(shares?.costs[0]?.standardError).toBeCloseTo(shares?.switched.standardError ?? 0, 12)
  })

  it.each([1, 4])('of %d do not depend on what the two servers of every pair differ by', (settings) => {
    const pairs = outcomes((on) => -0.02 * on.filter(Boolean).length, settings, 120, { sd: 0.01 })
    const lopsided = pairs.map(({ on, difference }) => ({ on, difference: difference + 0.3 }))
    const [alike, found] = [pairs, lopsided].map((some) => estimateShares({ pairs: some, known: undefined }))
    expect(alike).toBeDefined()
    expect(found?.switched.mean).toBeCloseTo(alike?.switched.mean ?? 0, 6)
    for (const [setting, { mean, standardError }] of (alike?.costs ?? []).entries()) {
      expect(found?.costs[setting]?.mean).toBeCloseTo(mean, 6)
      expect(found?.costs[setting]?.standardError).toBeCloseTo(standardError, 6)
    }
  })

  it('are not told from fewer than 7 anchors, or too few other pairs', () => {
    const game: Game = () => 0
    expect(estimateShares({ pairs: [], known: undefined })).toBeUndefined()
    expect(estimateShares({ pairs: outcomes(game, 1, 6, { sd: 0.01 }), known: undefined })).toBeUndefined()
    expect(estimateShares({ pairs: outcomes(game, 1, 7, { sd: 0.01 }), known: undefined })).toBeDefined()
    expect(estimateShares({ pairs: outcomes(game, 40, 156, { sd: 0.01 }), known: undefined })).toBeUndefined()
    expect(estimateShares({ pairs: outcomes(game, 40, 159, { sd: 0.01 }), known: undefined })).toBeDefined()
  })
})

describe('the whole', () => {
  const pairs = outcomes((on) => -0.02 * on.filter(Boolean).length, 4, 120, { sd: 0.03 })
  const alone = estimateShares({ pairs, known: undefined })

  it('is surer where servers that were started agree', () => {
    const shares = estimateShares({ pairs, known: effect({ mean: -0.08, standardError: 0.005 }) })
    expect(shares).toMatchObject({ switched: alone?.switched })
    expect(shares?.whole.standardError).toBeLessThan(0.005)
    for (const [setting, one] of (shares?.costs ?? []).entries())
      expect(one.standardError).toBeLessThan(alone?.costs[setting]?.standardError ?? 0)
  })

  it('is as switched where servers that were started say otherwise', () => {
    const shares = estimateShares({ pairs, known: effect({ mean: -0.2, standardError: 0.005 }) })
    expect(shares?.whole).toEqual(alone?.switched)
  })
})

describe('the sum of some costs', () => {
  const pairs = outcomes((on) => -0.02 * on.filter(Boolean).length, 4, 120, { sd: 0.03 })
  const shares = estimateShares({ pairs, known: undefined })
  if (shares === undefined) throw new Error('120 pairs suffice')

  it('of one setting is its cost', () => {
    for (const [setting, own] of shares.costs.entries()) {
      const { mean, standardError, df } = sumOfCosts(shares, [setting])
      expect([mean, standardError, df]).toEqual(
        [own.mean, own.standardError, own.df].map((of) => expect.closeTo(of, 9)),
      )
    }
  })

  it('of two is both, with what their errors have in common', () => {
    const [first, second] = [0, 1].map((setting) => sumOfCosts(shares, [setting]))
    const both = sumOfCosts(shares, [0, 1])
    expect(both.mean).toBeCloseTo((first?.mean ?? 0) + (second?.mean ?? 0), 12)
    const { covariance } = shares.sharing
    const own = [0, 1].flatMap((row) => [0, 1].map((column) => covariance[row]?.[column] ?? 0))
    const slope = (shares.slopes[0] ?? 0) + (shares.slopes[1] ?? 0)
    const variance = sum(own) + (slope * shares.whole.standardError) ** 2
    expect(both.standardError).toBeCloseTo(Math.sqrt(variance), 12)
  })

  it('knows how it is shared by the pairs beyond the contrasts of the settings, and what the servers differ by', () => {
    expect(shares.sharing.df).toBe(80 - 3 - 1)
    expect(shares.pairs).toBe(120)
    expect(shares.switched.df).toBe(40 - 1 - 1)
  })
})

describe('two effects are apart', () => {
  const at = (mean: number) => effect({ mean, standardError: 0.01, df: 1e6 })
  const reach = 1.96 * 0.01 * Math.SQRT2

  it.each([
    [1.01 * reach, true],
    [0.99 * reach, false],
    [0, false],
    [-0.99 * reach, false],
    [-1.01 * reach, true],
  ])('beyond their joint interval of 95 %, by %d: %s', (distance, expected) =>
    expect(isApart(at(distance), at(0))).toBe(expected),
  )
})

describe('switching shows something else than starting', () => {
  const of = (mean: number, standardError = 0.005) => effect({ mean, standardError, df: 1e6 })

  it.each([
    ['what was started', -0.2, false],
    ['a little more than half of it', -0.101, false],
    ['a little less than half of it', -0.099, true],
    ['a little less than twice as much', -0.399, false],
    ['a little more than twice as much', -0.401, true],
    ['the contrary', 0.2, true],
    ['nothing', 0, true],
  ])('where it shows %s: %d is %s', (_, switched, expected) => {
    expect(isAnother(of(-0.2), of(switched))).toBe(expected)
  })

  it('only beyond their intervals', () => expect(isAnother(of(-0.02, 0.03), of(0.01, 0.03))).toBe(false))
})
