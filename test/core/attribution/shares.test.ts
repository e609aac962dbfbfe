import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  corners,
  estimateShares,
  type PairOutcome,
  removals,
  type Shares,
} from '../../../src/core/attribution/shares.ts'
import { pairSource, type Subset } from '../../../src/core/attribution/subsets.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { normal } from '../../builders.ts'

/** ln QPS of a subset of lines. */
type Game = (on: Subset) => number

function outcomes(
  game: Game,
  settings: number,
  pairs: number,
  { seed = 1, sd = 0, states = [] as readonly PairOutcome['on'][] } = {},
): PairOutcome[] {
  const random = seededRandom(seed)
  const draw = pairSource({ settings, random })
  return Array.from({ length: pairs }, (_, index): PairOutcome => {
    const drawn = draw()
    const [first, second] = states[index % states.length] ?? [drawn, drawn.map((isOn) => !isOn)]
    const on = index % 3 === 0 ? ([second, first] as const) : ([first, second] as const)
    const rateOf = (each: Subset) => 10 + 0.1 * Math.sin(index >> 2) + game(each) + sd * normal(random)
    return { on, logRates: [rateOf(on[0]), rateOf(on[1])] }
  })
}

/** Mean over all orders of a line's addition to those before it. */
function shapleyValues(game: Game, lines: number): number[] {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((each) => each !== one)).map((rest) => [one, ...rest]))
  const all = orders(Array.from({ length: lines }, (_, index) => index))
  return Array.from({ length: lines }, (_, line) => {
    const added = all.map((order) => {
      const before = order.slice(0, order.indexOf(line))
      const having = (members: readonly number[]) =>
        game(Array.from({ length: lines }, (_, at) => members.includes(at)))
      return having([...before, line]) - having(before)
    })
    return added.reduce((sum, each) => sum + each, 0) / added.length
  })
}

function estimated(pairs: readonly PairOutcome[]): Shares {
  const shares = estimateShares(pairs)
  if (shares === undefined) throw new Error('the pairs suffice')
  return shares
}

const means = (pairs: readonly PairOutcome[]) => estimated(pairs).costs.map(({ mean }) => mean)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const cost = fc.double({ min: -0.2, max: 0.05, noNaN: true })

describe('costs of switched lines', () => {
  it('are the Shapley values of any game in which lines interact by twos', () => {
    const twos = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ]
    fc.assert(
      fc.property(fc.array(cost, { minLength: 10, maxLength: 10 }), (weights) => {
        const game: Game = (on) =>
          sum(weights.slice(0, 4).filter((_, line) => on[line])) +
          sum(weights.slice(4).filter((_, index) => twos[index]?.every((line) => on[line])))
        const found = means(outcomes(game, 4, 40))
        for (const [line, truth] of shapleyValues(game, 4).entries()) expect(found[line]).toBeCloseTo(truth, 6)
      }),
      { numRuns: 40 },
    )
  })

  it('are about the Shapley values where three cost only together', () => {
    const game: Game = (on) => (on[0] && on[1] && on[2] ? -0.06 : 0) + (on[3] ? -0.03 : 0)
    const found = means(outcomes(game, 4, 2000, { sd: 0.02 }))
    for (const [line, truth] of [-0.02, -0.02, -0.02, -0.03].entries())
      expect(Math.abs((found[line] ?? 0) - truth)).toBeLessThan(0.006)
  })

  it('add up to the whole, whatever was measured', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer(), (lines, seed) => {
        const pairs = outcomes((on) => -0.01 * on.filter(Boolean).length, lines, 80, { seed, sd: 0.03 })
        const { costs, whole } = estimated(pairs)
        expect(sum(costs.map(({ mean }) => mean))).toBeCloseTo(whole.mean, 10)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    [1, 13],
    [4, 23],
    [20, 63],
  ])('of %d lines need exactly %d pairs', (lines, needed) => {
    const pairs = outcomes(() => 0, lines, needed, { sd: 0.01 })
    expect(estimateShares(pairs)).toBeDefined()
    expect(estimateShares(pairs.slice(1))).toBeUndefined()
  })
})

describe('what taking a line back saves', () => {
  function asked(game: Game, costly: readonly number[], { pairs = 60, sd = 0.005 } = {}) {
    const found = outcomes(game, 6, 60, { seed: 5, sd })
    const more = outcomes(game, 6, pairs, { seed: 6, sd, states: corners(6, costly) })
    return [...removals([...found, ...more], costly, 0.01)]
  }
  const BOTH = [
    [0, 2],
    [0, 2],
  ]
  const both =
    (of: number, alone = 0) =>
    (on: Subset) =>
      alone * (Number(on[0]) + Number(on[2])) + (on[0] && on[2] ? of : 0)

  it.each<[string, Game, readonly [number, number], readonly (readonly number[])[]]>([
    [
      'what it costs, where lines do not interact',
      (on) => (on[0] ? -0.05 : 0) + (on[2] ? -0.1 : 0),
      [-0.05, -0.1],
      [[0], [2]],
    ],
    ['all that two cost only together, for either', both(-0.1), [-0.1, -0.1], BOTH],
    ['nothing where another costs as much without it', (on) => (on[0] || on[2] ? -0.1 : 0), [0, 0], [[0], [2]]],
    ['a gain, where two make each other faster', both(0.1), [0.1, 0.1], [[0], [2]]],
  ])('is %s', (_, game, saved, together) => {
    const found = asked(game, [0, 2])
    expect(found.map(([line]) => line)).toEqual([0, 2])
    for (const [nth, [, { effect }]] of found.entries()) expect(effect.mean).toBeCloseTo(saved[nth] ?? 1, 2)
    expect(found.map(([, removal]) => removal.together)).toEqual(together)
  })

  it('needs the other where each alone costs a small part of what both do, though more than matters', () => {
    const together = (alone: number) => asked(both(-0.1, alone), [0, 2], { pairs: 400 }).map(([, one]) => one.together)
    expect(together(-0.02)).toEqual(BOTH)
    expect(together(-0.06)).toEqual([[0], [2]])
  })

  it('is one for both, and their joint cost is what they add to the whole', () => {
    for (const [, { joint, isOpen }] of asked(both(-0.1), [0, 2])) {
      expect(joint.mean).toBeCloseTo(-0.1, 2)
      expect(isOpen).toBe(false)
    }
  })

  it.each<[string, Game, readonly (readonly number[])[]]>([
    [
      'three',
      (on) => (on[0] && on[2] && on[3] ? -0.12 : 0),
      [
        [0, 2, 3],
        [0, 2, 3],
        [0, 2, 3],
      ],
    ],
    [
      'two, and one that adds a little to them',
      (on) => both(-0.14)(on) + (on[0] && on[2] && on[3] ? -0.02 : 0),
      [...BOTH, [3]],
    ],
    [
      'two, and one that adds as much to them',
      (on) => both(-0.1)(on) + (on[0] && on[2] && on[3] ? -0.1 : 0),
      [...BOTH, [3]],
    ],
    ['two, beside one that costs by itself', (on) => both(-0.1)(on) + (on[3] ? -0.08 : 0), [...BOTH, [3]]],
  ])('is of sets: %s', (_, game, sets) => {
    expect(asked(game, [0, 2, 3], { pairs: 120 }).map(([, one]) => one.together)).toEqual(sets)
  })

  it('stays open where the pairs do not show whether either costs something alone', () => {
    const found = asked(both(-0.1), [0, 2], { pairs: 0 })
    expect(found.map(([, one]) => [one.isOpen, one.together])).toEqual([
      [true, [0]],
      [true, [2]],
    ])
  })

  it('is not told of several from too few pairs', () => {
    const told = (pairs: number) => asked(both(-0.1), [0, 2], { pairs }).length
    expect(told(0)).toBe(2)
    const found = outcomes(() => 0, 2, 40, { sd: 0.01 })
    const many = (pairs: number) => removals(found.slice(0, pairs), [0, 1], 0.01).size
    expect([many(15), many(14)]).toEqual([2, 0])
  })
})
