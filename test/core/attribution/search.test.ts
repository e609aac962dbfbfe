import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relevantCost, relevantShareOf } from '../../../src/core/attribution/balance.ts'
import { balance, causesOf } from '../../../src/core/attribution/causes.ts'
import type { FactorContrast } from '../../../src/core/attribution/factor-group.ts'
import {
  isDone,
  learn,
  type MeasuredContrast,
  mixesOf,
  nextContrasts,
  type Search,
  type SearchStart,
  startSearch,
} from '../../../src/core/attribution/search.ts'
import { effect } from '../../builders.ts'

/** ln of the speed of the reference with these settings; null if it does not start. */
type Speed = (has: (factor: number) => boolean) => number | null

const SURE = 0.001
const MOST_TRIALS = 200

/** Every setting adds its share of time to a query. */
function adding(costs: Readonly<Record<number, number>>): Speed {
  return (has) => {
    const extra = Object.entries(costs).map(([factor, cost]) => (has(Number(factor)) ? cost : 0))
    return -Math.log(extra.reduce((sum, each) => sum + each, 1))
  }
}

function answer(speed: Speed, contrast: FactorContrast): MeasuredContrast {
  const of = (set: readonly number[]) => speed((factor) => set.includes(factor))
  const [own, other] = [of(contrast.with), of(contrast.against)]
  const isMeasured = own !== null && other !== null
  return { contrast, effect: isMeasured ? effect({ mean: own - other, standardError: SURE }) : 'does not start' }
}

/** The search to its end, and the sets that were measured in each trial. */
function explain(count: number, speed: Speed, start: Partial<SearchStart> = {}, trials = MOST_TRIALS) {
  const whole = speed(() => true)
  let search = startSearch({
    needs: Array.from({ length: count }, () => []),
    whole: effect({ mean: whole ?? 0, standardError: SURE }),
    ...start,
  })
  const measured: string[][] = []
  while (!isDone(search) && measured.length < trials) {
    const contrasts = nextContrasts(search)
    measured.push(mixesOf(search, contrasts).map((set) => set.join()))
    search = learn(
      search,
      contrasts.map((contrast) => answer(speed, contrast)),
    )
  }
  return { search, measured, ...shown(search) }
}

/** `factors: verdict, kind, percent` of those to blame, and all verdicts by factor. */
function shown(search: Search) {
  const all = causesOf(search)
  const percent = (change: number | null) => (change === null ? 'not measured' : `${(100 * change).toFixed(1)} %`)
  return {
    blamed: all
      .filter(({ verdict }) => verdict === 'to blame')
      .map(({ factors, kind, change }) => `${factors.join('+')}: ${percent(change)} ${kind}`),
    verdicts: Object.fromEntries(all.flatMap(({ factors, verdict }) => factors.map((factor) => [factor, verdict]))),
  }
}

const slower = (change: number) => 1 / (1 - change) - 1

describe('what matters', () => {
  it('is exactly a hundredth up to a whole of a tenth, then a tenth of the whole', () => {
    expect([0.3, -0.05, -0.1, -0.2].map((whole) => relevantShareOf(whole))).toEqual(
      [0.01, 0.01, 0.01, 0.02].map((share) => expect.closeTo(share, 12)),
    )
  })
})

describe('a search that begins', () => {
  const whole = effect({ mean: Math.log(0.8), standardError: SURE })
  const none = (count: number) => Array.from({ length: count }, () => [])

  it('follows costs of a tenth of the whole, or those that it is asked for', () => {
    expect(relevantCost(whole)).toBeCloseTo(-Math.log(0.98), 12)
    expect(startSearch({ needs: none(2), whole }).relevant).toBeCloseTo(-Math.log(0.98), 12)
    expect(startSearch({ needs: none(2), whole, relevantShare: 0.05 }).relevant).toBeCloseTo(-Math.log(0.95), 12)
  })

  it('knows of the whole what was known, and of settings nothing', () => {
    const search = startSearch({ needs: none(2), whole })
    expect(search).toMatchObject({ known: whole, whole, mostArms: Number.POSITIVE_INFINITY })
    expect(search.groups).toMatchObject([
      { factors: [0, 1], state: 'split', effect: whole },
      ...[0, 1].map((factor) => ({ side: 'reference', factors: [factor], state: 'open', effect: null })),
    ])
  })

  it('keeps together what needs the same, and else the order', () => {
    const needs = [[5], [], [5], [], [], [], [], [], []]
    const { groups } = startSearch({ needs, whole })
    expect(groups.slice(1).map(({ factors }) => factors)).toEqual([
      [1, 3],
      [4, 5, 6],
      [7, 8],
      [0, 2],
    ])
  })
})

describe('mixes of a trial', () => {
  it('are all sets once, without the reference and head', () => {
    const terms = { needs: [[], [], []], relevant: 0.01 }
    const contrasts = [
      { with: [0], against: [] },
      { with: [0, 1], against: [0] },
      { with: [0, 1, 2], against: [0, 1] },
    ]
    expect(mixesOf(terms, contrasts)).toEqual([[0], [0, 1]])
    expect(mixesOf(terms, [])).toEqual([])
  })

  it('are those of the dearest groups first where a trial holds but so many, and of one at least', () => {
    const start = startSearch({ needs: [[], [], []], whole: effect({ mean: -0.3, standardError: SURE }) })
    const seen = [-0.05, -0.2, -0.1].map((mean, factor) => ({
      contrast: { with: [factor], against: [] },
      effect: effect({ mean, standardError: SURE }),
    }))
    const next = (mostArms: number) => nextContrasts({ ...learn(start, seen), mostArms }).map(({ with: set }) => set)
    expect(next(Number.POSITIVE_INFINITY)).toEqual([[1], [2], [0]])
    expect(next(2)).toEqual([[1], [2]])
    expect(next(0)).toEqual([[1]])
  })
})

describe('what a trial showed of the whole', () => {
  const known = effect({ mean: -0.1, standardError: 0.01 })
  const whole = { with: [0, 1], against: [] }

  it('joins what was known of it, each time anew', () => {
    const start = startSearch({ needs: [[], []], whole: known })
    const once = learn(start, [{ contrast: whole, effect: effect({ mean: -0.12, standardError: 0.01 }) }])
    expect(once.whole.mean).toBeCloseTo(-0.11, 9)
    expect(once.known).toBe(known)
    const again = learn(once, [{ contrast: whole, effect: effect({ mean: -0.1, standardError: 0.01 }) }])
    expect(again.whole.mean).toBeCloseTo(-0.1, 9)
  })

  it('stays what was known where nothing was measured of it, or it does not start', () => {
    const start = startSearch({ needs: [[], []], whole: known })
    expect(learn(start, []).whole).toBe(known)
    expect(learn(start, [{ contrast: whole, effect: 'does not start' }]).whole).toBe(known)
  })
})

describe('up to eight settings', () => {
  it('are added to the reference one by one, exactly eight of them in one trial', () => {
    const { measured, blamed, verdicts } = explain(8, adding({ 2: slower(0.14), 5: slower(0.05) }))
    expect(measured[0]).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    expect(blamed).toEqual(['2: -14.0 % alone', '5: -5.0 % alone'])
    expect(Object.values(verdicts).filter((verdict) => verdict === 'innocent')).toHaveLength(6)
  })

  it('are blamed only when seen on freshly started servers twice', () => {
    const { measured } = explain(3, adding({ 1: slower(0.1) }))
    expect(measured).toEqual([['0', '1', '2'], ['1']])
  })

  it('are measured again in fewer configurations a trial where a trial can hold but so many', () => {
    const { measured, blamed } = explain(8, adding({ 7: slower(0.2) }), { mostArms: 3 })
    expect(measured.every((arms) => arms.length <= 3)).toBe(true)
    expect(blamed).toEqual(['7: -20.0 % alone'])
  })

  it('are looked at again beside the urgent ones where they seem to cost something, and the others are not', () => {
    const start = startSearch({ needs: [[], [], []], whole: effect({ mean: -0.2, standardError: SURE }) })
    const seen = [-0.15, -0.05, 0].map((mean, factor) => ({
      contrast: { with: [factor], against: [] },
      effect: effect({ mean, standardError: 0.03 }),
    }))
    expect(nextContrasts(learn(start, seen)).map(({ with: set }) => set)).toEqual([[0], [1]])
  })

  it('have nothing to be searched for where there is one', () => {
    const { measured, blamed } = explain(1, adding({ 0: slower(0.1) }))
    expect(measured).toEqual([])
    expect(blamed).toEqual(['0: -10.0 % alone'])
    const unsure = effect({ mean: -0.06, standardError: 0.02, df: 60 })
    expect(nextContrasts(startSearch({ needs: [[]], whole: unsure }))).toEqual([])
  })

  it('are not blamed for what does not matter, nor for making the server faster', () => {
    const costs = { 0: slower(0.3), 1: slower(0.02), 2: slower(-0.1) }
    const { blamed, verdicts } = explain(3, adding(costs))
    expect(blamed).toEqual(['0: -30.0 % alone'])
    expect(verdicts).toEqual({ 0: 'to blame', 1: 'innocent', 2: 'innocent' })
    expect(explain(3, adding(costs), { relevantShare: 0.015 }).blamed).toHaveLength(2)
  })
})

describe('more settings', () => {
  it('are measured in quarters, exactly nine of them', () => {
    const { measured } = explain(9, adding({ 0: slower(0.1) }))
    expect(measured[0]).toEqual(['0,1', '2,3,4', '5,6', '7,8'])
    expect(measured[1]).toEqual(['0', '1'])
  })

  it("of which one of forty is to blame need no more than 14 arms' worth, with the reference", () => {
    for (const costly of [0, 17, 39]) {
      const { measured, blamed } = explain(40, adding({ [costly]: slower(0.08) }))
      expect(blamed).toEqual([`${costly}: -8.0 % alone`])
      expect(measured.flat().length + measured.length).toBeLessThanOrEqual(14)
    }
  })

  it('have their group to show for them where it was dropped as a whole', () => {
    const { search } = explain(12, adding({ 0: slower(0.1) }))
    const last = causesOf(search).find(({ factors }) => factors[0] === 11)
    expect(last).toMatchObject({ verdict: 'innocent', kind: 'in a group', measured: [9, 10, 11], change: 0 })
  })

  it('say which were reached and which were not when the time is over', () => {
    const speed = adding({ 1: slower(0.1) })
    const early = explain(12, speed, {}, 1)
    expect(early.verdicts).toMatchObject({ 0: 'not reached', 1: 'not reached', 2: 'not reached', 3: 'innocent' })
    expect(causesOf(early.search)[0]).toMatchObject({ measured: [0, 1, 2], kind: 'in a group' })
    const none = explain(12, speed, {}, 0)
    expect(new Set(Object.values(none.verdicts))).toEqual(new Set(['not reached']))
    expect(causesOf(none.search)[0]).toMatchObject({ kind: 'not measured', change: null })
  })
})

describe('settings that act on each other', () => {
  it.each([6, 20])('and cost something only together are blamed as the group that holds them, of %d', (count) => {
    const both: Speed = (has) => (has(1) && has(2) ? Math.log(0.85) : 0)
    const { search, blamed } = explain(count, both)
    expect(blamed).toEqual([`${count === 6 ? '0+1+2+3+4+5' : '1+2'}: -15.0 % together`])
    expect(balance(search).interaction.change).toBeCloseTo(0, 6)
  })

  it('are blamed as all settings where they were measured in different groups', () => {
    const both: Speed = (has) => (has(1) && has(18) ? Math.log(0.85) : 0)
    const [cause] = causesOf(explain(20, both).search)
    expect(cause).toMatchObject({ verdict: 'to blame', kind: 'together' })
    expect(cause?.factors).toHaveLength(20)
  })

  it('where one costs something alone: what the other adds to it is called interaction', () => {
    const speed: Speed = (has) => (has(0) ? Math.log(has(3) ? 0.8 : 0.95) : 0)
    const { search, blamed } = explain(5, speed)
    expect(blamed).toEqual(['0: -5.0 % alone'])
    expect(balance(search).interaction.change).toBeCloseTo(-0.15, 6)
  })

  it('and cost less together than alone are both blamed, and the gain is called interaction', () => {
    const speed: Speed = (has) => (has(0) || has(1) ? Math.log(0.9) : 0)
    const { search, blamed } = explain(4, speed)
    expect(blamed).toEqual(['0: -10.0 % alone', '1: -10.0 % alone'])
    expect(balance(search).interaction.change).toBeGreaterThan(0.08)
  })
})

describe('servers that do not start', () => {
  it('with one setting added are tried with it taken out of head', () => {
    const speed: Speed = (has) => (has(1) && !has(2) ? null : has(1) ? Math.log(0.9) : 0)
    const { blamed, verdicts } = explain(4, speed)
    expect(blamed).toEqual(['1: -10.0 % from the head'])
    expect(verdicts).toMatchObject({ 0: 'innocent', 2: 'innocent', 3: 'innocent' })
  })

  it.each([5, 16])('with either of two settings alone have both taken out of head together, of %d', (count) => {
    const last = count - 1
    const speed: Speed = (has) => (has(1) !== has(last) ? null : has(1) ? Math.log(0.9) : 0)
    expect(explain(count, speed).blamed).toEqual([`1+${last}: -10.0 % together`])
    const free: Speed = (has) => (has(1) !== has(last) ? null : has(0) ? Math.log(0.9) : 0)
    const { blamed, verdicts } = explain(count, free)
    expect(blamed).toEqual(['0: -10.0 % alone'])
    expect(verdicts).toMatchObject({ 1: 'innocent', [last]: 'innocent' })
  })

  it('with a setting in any way have it named as one that was not measured', () => {
    const never: Speed = (has) =>
      [0, 1, 2, 3].every(has) ? Math.log(0.9) : has(1) ? null : has(0) && has(2) && has(3) ? null : 0
    expect(causesOf(explain(4, never).search)).toContainEqual(
      expect.objectContaining({ factors: [1], verdict: 'undecided', kind: 'does not start', change: null }),
    )
  })
})

describe('settings that need others', () => {
  const needs = [[], [0], [0, 1], []]

  it('are compared with what they need, and taken out with what needs them', () => {
    const speed: Speed = (has) => (has(0) && has(1) ? Math.log(has(2) ? 0.8 : 0.9) : 0)
    const { measured, blamed, search } = explain(4, speed, { needs })
    expect(measured[0]?.toSorted()).toEqual(['0', '0,1', '0,1,2', '3'])
    expect(blamed).toEqual(['2: -11.1 % alone', '1: -10.0 % alone'])
    expect(balance(search).interaction.change).toBeCloseTo(0, 6)
  })
})

describe('any search', () => {
  const cost = fc.constantFrom(0, 0, 0, 0, 0.06, 0.1, 0.25)
  const costs = fc.array(cost, { minLength: 2, maxLength: 40 })

  it('finds exactly the settings that cost something, when nothing else acts', () => {
    fc.assert(
      fc.property(costs, fc.integer({ min: 2, max: 40 }), (all, mostArms) => {
        const { search, measured } = explain(all.length, adding({ ...all }), { mostArms, relevantShare: 0.02 })
        const found = causesOf(search).filter(({ verdict }) => verdict === 'to blame')
        expect(found.flatMap(({ factors }) => factors).sort((left, right) => left - right)).toEqual(
          all.flatMap((each, factor) => (each > 0 ? [factor] : [])),
        )
        expect(measured.every((arms) => arms.length <= mostArms)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('names every setting once, and ends, whatever starts and whatever acts on what', () => {
    const sets = fc.array(fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 4 }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), sets, sets, (count, broken, slow) => {
        const head = Array.from({ length: count }, (_, factor) => factor)
        const speed: Speed = (has) => {
          const present = head.filter(has)
          const holds = (set: readonly number[]) => set.some(has) && !set.every(has)
          if (present.length < count && present.length > 0 && broken.some(holds)) return null
          return slow.filter((set) => set.every(has)).length * Math.log(0.9)
        }
        const { search, measured } = explain(count, speed)
        expect(measured.length).toBeLessThan(MOST_TRIALS)
        const named = causesOf(search).flatMap(({ factors }) => factors)
        expect(named.sort((left, right) => left - right)).toEqual(head)
        const { whole, sum, interaction } = balance(search)
        expect(sum.change + interaction.change).toBeCloseTo(whole.change, 9)
      }),
      { numRuns: 300 },
    )
  })
})
