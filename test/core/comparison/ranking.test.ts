import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import { type PairEffect, type RankingInput, rankCells, rankScenarios } from '../../../src/core/comparison/ranking.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { groupsOf } from '../../../src/core/plan/groups.ts'
import type { Plan } from '../../../src/core/plan/plan.ts'
import { studentTQuantile } from '../../../src/core/stats/special-functions.ts'
import { plan, scenario, simulatedSlices } from '../../builders.ts'

const LIMIT = -Math.log(1 - 0.03)
const NAMES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

type Precision = Pick<PairEffect, 'standardError' | 'df'>

const PRECISE: Precision = { standardError: 0.002, df: 40 }

/** Scenarios of known ln QPS, every pair known as precisely as the others. */
function additive(logs: Readonly<Record<string, number>>, precision = PRECISE): RankingInput {
  const [control = ''] = Object.keys(logs)
  return {
    scenarios: Object.keys(logs),
    control,
    effect: (first, second) => ({ mean: (logs[first] ?? 0) - (logs[second] ?? 0), ...precision }),
  }
}

/** Pairs by name: whether they differ beyond doubt, and which is faster. */
interface Relations {
  readonly different: (first: string, second: string) => boolean
  readonly input: RankingInput
}

const relations = fc
  .record({
    count: fc.integer({ min: 1, max: NAMES.length }),
    pairs: fc.array(fc.record({ different: fc.boolean(), mean: fc.double({ min: -0.2, max: 0.2, noNaN: true }) }), {
      minLength: 28,
      maxLength: 28,
    }),
  })
  .map(({ count, pairs }): Relations => {
    const of = (first: string, second: string) => {
      const [low, high] = [first, second].map((name) => NAMES.indexOf(name)).sort((a, b) => a - b) as [number, number]
      return pairs[(high * (high - 1)) / 2 + low]
    }
    const different = (first: string, second: string) => of(first, second)?.different ?? false
    const effect = (first: string, second: string): PairEffect => {
      const mean = (first < second ? 1 : -1) * ((of(first, second)?.mean ?? 0) + 0.3)
      return { mean, standardError: different(first, second) ? 0.001 : 10, df: 30 }
    }
    return { different, input: { scenarios: NAMES.slice(0, count), control: 'A', effect } }
  })

function shareALetter(one: string, other: string): boolean {
  return [...one].some((letter) => other.includes(letter))
}

describe('letters', () => {
  it('are shared by exactly those that were not shown to differ, whatever the pattern', () => {
    fc.assert(
      fc.property(relations, ({ different, input }) => {
        const { entries } = rankScenarios(input)
        for (const one of entries) {
          expect(one.letters).not.toBe('')
          for (const other of entries) {
            expect(shareALetter(one.letters, other.letters)).toBe(
              one === other || !different(one.scenario, other.scenario),
            )
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('show it where neighbours do not differ but those beyond them do', () => {
    expect(rankScenarios(additive({ A: 0, B: -0.004, C: -0.008 })).text).toBe('A (a) ≈ B (ab) ≈ C (b)')
  })

  it('do not run out', () => {
    const logs = Object.fromEntries(Array.from({ length: 55 }, (_, index) => [`s${index}`, -index]))
    const letters = rankScenarios(additive(logs)).entries.map((entry) => entry.letters)
    expect([letters[0], letters[25], letters[26], letters[51], letters[52]]).toEqual(['a', 'z', 'A', 'Z', 'a1'])
    expect(new Set(letters).size).toBe(55)
  })
})

describe('the order', () => {
  it('is best first, in words and figures', () => {
    const found = rankScenarios(additive({ off: 0, slow: Math.log(0.8), slower: Math.log(0.5) }))
    expect(found.text).toBe('off (a) > slow (b) > slower (c)')
    expect(found.relations).toEqual(['>', '>'])
    expect(found.entries.map(({ scenario }) => scenario)).toEqual(['off', 'slow', 'slower'])
    const changes = found.entries.map(({ change }) => change)
    for (const [index, expected] of [0, -0.2, -0.5].entries()) expect(changes[index]).toBeCloseTo(expected, 12)
  })

  it('does not depend on the order of the input', () => {
    const shuffled = relations.chain(({ input }) =>
      fc.shuffledSubarray([...input.scenarios], { minLength: input.scenarios.length }).map((scenarios) => ({
        input,
        scenarios,
      })),
    )
    fc.assert(
      fc.property(shuffled, ({ input, scenarios }) => {
        expect(rankScenarios({ ...input, scenarios })).toEqual(rankScenarios(input))
      }),
    )
  })

  it('is that of the names where two are equal', () => {
    expect(rankScenarios(additive({ b: 0, a: 0 })).text).toBe('a (a) ≈ b (a)')
  })

  it('of a single scenario is the scenario', () => {
    expect(rankScenarios(additive({ only: 0 }))).toEqual({
      entries: [{ scenario: 'only', letters: 'a', change: 0 }],
      relations: [],
      text: 'only (a)',
    })
  })
})

describe('the sign between neighbours', () => {
  const df = 20
  const justEquivalent = LIMIT / studentTQuantile(0.95, df)

  it.each([
    { what: 'equivalent just within the limit', mean: 0, standardError: 0.999 * justEquivalent, sign: '≈' },
    { what: 'neither just beyond it', mean: 0, standardError: 1.001 * justEquivalent, sign: '~' },
    { what: 'neither where nothing is known', mean: 0.01, standardError: Number.POSITIVE_INFINITY, sign: '~' },
    { what: 'neither, not equivalent, at exactly the limit', mean: LIMIT, standardError: LIMIT, sign: '~' },
    { what: 'different although small', mean: 0.01, standardError: 0.001, sign: '>' },
    { what: 'different without any noise', mean: 0.001, standardError: 0, sign: '>' },
    { what: 'equivalent where equal without any noise', mean: 0, standardError: 0, sign: '≈' },
  ])('is $what', ({ mean, standardError, sign }) => {
    expect(rankScenarios(additive({ A: mean, B: 0 }, { standardError, df })).relations).toEqual([sign])
  })

  it('takes the given limit for equivalence', () => {
    const input = additive({ A: 0.02, B: 0 }, { standardError: 0.011, df })
    expect(rankScenarios({ ...input, delta: 0.05 }).relations).toEqual(['≈'])
    expect(rankScenarios({ ...input, delta: 0.025 }).relations).toEqual(['~'])
  })

  it('needs more to be a difference the more pairs there are', () => {
    const t = studentTQuantile(0.98, df)
    const precision = { standardError: 0.01, df }
    expect(rankScenarios(additive({ A: t * 0.01, B: 0 }, precision)).relations).toEqual(['>'])
    expect(rankScenarios(additive({ A: t * 0.01, B: 0, C: 0 }, precision)).relations).toEqual(['~', '≈'])
  })
})

const PLAN: Plan = { ...plan({ scenarios: [scenario('off'), scenario('on'), scenario('all')] }), mostServers: 3 }

/** Two trials of each group; the second is slower as a whole, like its machine. */
function slicesInGroups(effects: readonly [number, number]) {
  return groupsOf(PLAN).flatMap((arms, group) =>
    simulatedSlices({
      ...{ plan: { ...PLAN, arms }, trials: 2, blocks: 200, seed: group + 1 },
      effects: [0, 0, effects[group] ?? 0].map((effect) => effect - 0.5 * group),
    }).map((slice) => ({ ...slice, trial: 2 * slice.trial - 1 + group })),
  )
}

describe('scenarios that were measured in different groups', () => {
  it('are ranked over the controls of their groups, whatever the machine did meanwhile', () => {
    const [ranking] = rankCells(PLAN, new MeasuredBlocks(slicesInGroups([-0.2, -0.05])))
    expect(ranking?.text).toBe('off (a) > all (b) > on (c)')
    expect(ranking?.entries.map(({ change }) => change)).toEqual([
      0,
      expect.closeTo(Math.expm1(-0.05), 1),
      expect.closeTo(Math.expm1(-0.2), 1),
    ])
  })

  it('are not told apart where they are equal', () => {
    const [ranking] = rankCells(PLAN, new MeasuredBlocks(slicesInGroups([-0.1, -0.1])))
    expect(ranking?.entries.map(({ letters }) => letters)).toEqual(['a', 'b', 'b'])
  })

  it('are left out while they were not measured', () => {
    const first = slicesInGroups([-0.2, -0.05]).filter(({ trial }) => trial % 2 === 1)
    expect(rankCells(PLAN, new MeasuredBlocks(first))[0]?.entries.map(({ scenario: name }) => name)).toEqual([
      'off',
      'on',
    ])
  })
})

it('a single candidate, of which two servers run is ranked by both of them: by as much as its comparison says', () => {
  const pair = plan()
  const effects = [0, 0, -0.1, -0.1]
  const measured = new MeasuredBlocks(simulatedSlices({ plan: pair, effects, trials: 2, blocks: 30, seed: 1 }))
  const [comparison] = compare(pair, measured).comparisons
  const [ranking] = rankCells(pair, measured)
  expect(ranking?.entries.find(({ scenario: name }) => name === 'on')?.change).toBeCloseTo(comparison?.change ?? 0, 9)
})
