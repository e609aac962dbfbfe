import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastOf, type LineGroup } from '../../../src/core/attribution/groups.ts'
import type { ChangedLine } from '../../../src/core/attribution/lines.ts'
import {
  balance,
  causesOf,
  disagrees,
  learn,
  learnShares,
  type MeasuredGroup,
  mixesOf,
  nextGroups,
  type Search,
  type SearchStart,
  startSearch,
  withoutSwitching,
} from '../../../src/core/attribution/search.ts'
import { relevantCost, relevantShareOf } from '../../../src/core/attribution/sums.ts'
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

function answer(speed: Speed, group: LineGroup, search: Search): MeasuredGroup {
  const contrast = contrastOf(group, search)
  const of = (set: readonly number[]) => speed((factor) => set.includes(factor))
  const [own, other] = [of(contrast.with), of(contrast.against)]
  const isMeasured = own !== null && other !== null
  return { group, effect: isMeasured ? effect({ mean: own - other, standardError: SURE }) : 'does not start' }
}

/** Lines by the names of their indices, and those that each needs. */
function linesOf(needs: readonly (readonly number[])[]): ChangedLine[] {
  const draft = { before: null, after: 'ON', place: null, pieces: [], switchesOn: true }
  return needs.map((needed, line) => ({ ...draft, name: String(line), needs: needed }))
}

/** The search to its end, and the sets that were measured in each trial. */
function explain(count: number, speed: Speed, start: Partial<SearchStart> = {}, trials = MOST_TRIALS) {
  const whole = speed(() => true)
  let search = startSearch({
    lines: linesOf(Array.from({ length: count }, () => [])),
    whole: effect({ mean: whole ?? 0, standardError: SURE }),
    ...start,
  })
  const measured: string[][] = []
  for (let groups = nextGroups(search); groups.length > 0 && measured.length < trials; groups = nextGroups(search)) {
    const asked = search
    measured.push(mixesOf(asked, groups).map((set) => set.join()))
    search = learn(
      asked,
      groups.map((group) => answer(speed, group, asked)),
    )
  }
  return { search, measured, ...shown(search) }
}

/** `lines: verdict, kind, percent` of those to blame, and all verdicts by factor. */
function shown(search: Search) {
  const all = causesOf(search)
  const percent = (change: number | null) => (change === null ? 'not measured' : `${(100 * change).toFixed(1)} %`)
  return {
    blamed: all
      .filter(({ verdict }) => verdict === 'to blame')
      .map((cause) => `${namesOf(cause).join('+')}: ${percent(cause.change)} ${cause.kind}`),
    verdicts: Object.fromEntries(all.flatMap((cause) => namesOf(cause).map((name) => [name, cause.verdict]))),
  }
}

const namesOf = ({ settings }: { settings: readonly { name: string }[] }) => settings.map(({ name }) => name)
const slower = (change: number) => 1 / (1 - change) - 1

it('what matters is exactly a hundredth up to a whole of a tenth, then a tenth of the whole', () => {
  expect([0.3, -0.05, -0.1, -0.2].map((whole) => relevantShareOf(whole))).toEqual(
    [0.01, 0.01, 0.01, 0.02].map((share) => expect.closeTo(share, 12)),
  )
})

describe('a search that begins', () => {
  const whole = effect({ mean: Math.log(0.8), standardError: SURE })
  const none = (count: number) => Array.from({ length: count }, () => [])

  it('follows costs of a tenth of the whole', () => {
    expect(relevantCost(whole)).toBeCloseTo(-Math.log(0.98), 12)
    expect(startSearch({ lines: linesOf(none(2)), whole }).relevant).toBeCloseTo(-Math.log(0.98), 12)
  })

  it('keeps together what needs the same, and else the order', () => {
    const needs = [[5], [], [5], [], [], [], [], [], []]
    const { groups } = startSearch({ lines: linesOf(needs), whole })
    expect(groups.slice(1).map(({ lines }) => lines)).toEqual([
      [1, 3],
      [4, 5, 6],
      [7, 8],
      [0, 2],
    ])
  })
})

it('the groups of a trial are the dearest first where a trial holds but so many mixes, and one at least', () => {
  const start = startSearch({ lines: linesOf([[], [], []]), whole: effect({ mean: -0.3, standardError: SURE }) })
  const seen = [-0.05, -0.2, -0.1].map((mean, line) => ({
    group: start.groups[line + 1] as LineGroup,
    effect: effect({ mean, standardError: SURE }),
  }))
  const next = (mostArms: number) => nextGroups({ ...learn(start, seen), mostArms }).map(({ lines }) => lines)
  expect(next(Number.POSITIVE_INFINITY)).toEqual([[1], [2], [0]])
  expect(next(2)).toEqual([[1], [2]])
  expect(next(0)).toEqual([[1]])
})

describe('what a trial showed of the whole', () => {
  const known = effect({ mean: -0.1, standardError: 0.01 })
  const start = startSearch({ lines: linesOf([[], []]), whole: known })
  const told = (search: Search, found: MeasuredGroup['effect']) =>
    learn(search, [{ group: search.groups[0] as LineGroup, effect: found }]).whole

  it('joins what was known of it, each time anew', () => {
    const once = learn(start, [
      { group: start.groups[0] as LineGroup, effect: effect({ mean: -0.12, standardError: 0.01 }) },
    ])
    expect(once.whole.mean).toBeCloseTo(-0.11, 9)
    expect(told(once, effect({ mean: -0.1, standardError: 0.01 })).mean).toBeCloseTo(-0.1, 9)
  })

  it('stays what was known where nothing was measured of it, or it does not start', () => {
    expect(learn(start, []).whole).toBe(known)
    expect(told(start, 'does not start')).toBe(known)
  })
})

describe('lines that are switched', () => {
  const start = startSearch({
    lines: linesOf([[], [], []]),
    whole: effect({ mean: -0.14, standardError: 0.005 }),
    switched: [0, 2],
  })
  const sure = (mean: number) => effect({ mean, standardError: SURE, df: 1e6 })
  const shares = { whole: sure(-0.05), costs: [sure(-0.05), sure(0)] }

  it('are measured together before any other is started', () => {
    expect(nextGroups(start).map(({ lines, by }) => [...lines, by])).toEqual([
      [0, 'switching'],
      [2, 'switching'],
    ])
    const next = withoutSwitching(learnShares(start, shares, 0.5))
    expect(nextGroups(next).map(({ lines, by }) => [...lines, by])).toEqual([[1, 'reference']])
  })

  it('have their shares as costs, beside what was started', () => {
    const switched = withoutSwitching(learnShares(start, shares, 1))
    const search = learn(switched, [{ group: nextGroups(switched)[0] as LineGroup, effect: sure(-0.09) }])
    expect(causesOf(search).map((cause) => [...namesOf(cause), cause.verdict, cause.kind])).toEqual([
      ['0', 'to blame', 'share'],
      ['1', 'inconclusive', 'alone'],
      ['2', 'innocent', 'share'],
    ])
    expect(balance(search)).toMatchObject({ method: 'switched', startOnly: ['1'] })
    expect(disagrees(search)).toBe(false)
  })

  it('stay undecided where the last look tells nothing', () => {
    const unsure = { whole: sure(-0.05), costs: [effect({ mean: -0.05, standardError: 0.03 }), sure(0)] }
    const over = withoutSwitching(learnShares(start, unsure, 1))
    expect(over.groups.filter(({ by }) => by === 'switching').map(({ state }) => state)).toEqual([
      'inconclusive',
      'innocent',
    ])
  })

  it.each([
    ['what was started', -0.2, false],
    ['a little more than half of it', -0.101, false],
    ['a little less than half of it', -0.099, true],
    ['a little less than twice as much', -0.399, false],
    ['a little more than twice as much', -0.401, true],
    ['the contrary', 0.2, true],
    ['nothing', 0, true],
  ])('disagree with starting where they show %s: %d is %s', (_, switched, expected) => {
    const whole = effect({ mean: -0.2, standardError: 0.005, df: 1e6 })
    const all = startSearch({ lines: linesOf([[], []]), whole, switched: [0, 1] })
    const found = { whole: sure(switched), costs: [sure(switched), sure(0)] }
    expect(disagrees(learnShares(all, found, 1))).toBe(expected)
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
    const start = startSearch({ lines: linesOf([[], [], []]), whole: effect({ mean: -0.2, standardError: SURE }) })
    const seen = [-0.15, -0.05, 0].map((mean, line) => ({
      group: start.groups[line + 1] as LineGroup,
      effect: effect({ mean, standardError: 0.03 }),
    }))
    expect(nextGroups(learn(start, seen)).map(({ lines }) => lines)).toEqual([[0], [1]])
  })

  it('have nothing to be searched for where there is one', () => {
    const { measured, blamed } = explain(1, adding({ 0: slower(0.1) }))
    expect(measured).toEqual([])
    expect(blamed).toEqual(['0: -10.0 % alone'])
    const unsure = effect({ mean: -0.06, standardError: 0.02, df: 60 })
    expect(nextGroups(startSearch({ lines: linesOf([[]]), whole: unsure }))).toEqual([])
  })

  it('are not blamed for what does not matter, nor for making the server faster', () => {
    const costs = { 0: slower(0.3), 1: slower(0.02), 2: slower(-0.1) }
    const { blamed, verdicts } = explain(3, adding(costs))
    expect(blamed).toEqual(['0: -30.0 % alone'])
    expect(verdicts).toEqual({ 0: 'to blame', 1: 'innocent', 2: 'innocent' })
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
    const last = causesOf(search).find((cause) => namesOf(cause)[0] === '11')
    expect(last).toMatchObject({ verdict: 'innocent', kind: 'in a group', measuredWith: ['9', '10', '11'], change: 0 })
  })

  it('say which were reached and which were not when the time is over', () => {
    const speed = adding({ 1: slower(0.1) })
    const early = explain(12, speed, {}, 1)
    expect(early.verdicts).toMatchObject({ 0: 'not reached', 1: 'not reached', 2: 'not reached', 3: 'innocent' })
    expect(causesOf(early.search)[0]).toMatchObject({ measuredWith: ['0', '1', '2'], kind: 'in a group' })
    const none = explain(12, speed, {}, 0)
    expect(new Set(Object.values(none.verdicts))).toEqual(new Set(['not reached']))
    expect(causesOf(none.search)[0]).toMatchObject({ kind: 'not measured', change: null })
  })
})

describe('settings that act on each other', () => {
  it.each([
    { count: 2, pair: [0, 1] },
    { count: 6, pair: [1, 2] },
    { count: 20, pair: [1, 2] },
    { count: 20, pair: [1, 18] },
    { count: 20, pair: [1, 11, 18] },
  ])('and cost something only together are one cause: $pair of $count', ({ count, pair }) => {
    const { search, blamed, measured, verdicts } = explain(count, (has) => (pair.every(has) ? Math.log(0.85) : 0))
    expect(blamed).toEqual([`${pair.join('+')}: -15.0 % together`])
    expect(balance(search).interaction.change).toBeCloseTo(0, 6)
    expect(measured.length).toBeLessThanOrEqual(12)
    expect(Object.values(verdicts).filter((verdict) => verdict === 'innocent')).toHaveLength(count - pair.length)
  })

  it('and cost something only together blame no single one of them if the time is over before that is clear', () => {
    const both: Speed = (has) => (has(1) && has(2) ? Math.log(0.85) : 0)
    for (const trials of [1, 2, 3, 4]) {
      const { search } = explain(6, both, {}, trials)
      const blamed = causesOf(search).filter(({ verdict }) => verdict === 'to blame')
      expect(blamed.filter(({ settings }) => settings.length < 2)).toEqual([])
    }
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
      expect.objectContaining({ measuredWith: [], verdict: 'inconclusive', kind: 'does not start', change: null }),
    )
  })
})

describe('settings that need others', () => {
  const needs = [[], [0], [0, 1], []]

  it('are compared with what they need, and taken out with what needs them', () => {
    const speed: Speed = (has) => (has(0) && has(1) ? Math.log(has(2) ? 0.8 : 0.9) : 0)
    const { measured, blamed, search } = explain(4, speed, { lines: linesOf(needs) })
    expect(measured[0]?.toSorted()).toEqual(['0', '0,1', '0,1,2', '3'])
    expect(blamed).toEqual(['2: -11.1 % alone', '1: -10.0 % alone'])
    expect(balance(search).interaction.change).toBeCloseTo(0, 6)
  })
})

describe('any search', () => {
  const cost = fc.constantFrom(0, 0, 0, 0, 0.06, 0.1, 0.25)
  const costs = fc.array(cost, { minLength: 2, maxLength: 40 })

  it('finds the settings that cost what matters, alone or in a group, when nothing else acts', () => {
    fc.assert(
      fc.property(costs, fc.integer({ min: 2, max: 40 }), (all, mostArms) => {
        const { search, measured } = explain(all.length, adding({ ...all }), { mostArms })
        const matters = (lines: readonly number[]) =>
          Math.log1p(lines.reduce((sum, line) => sum + (all[line] ?? 0), 0)) >= search.relevant
        const found = causesOf(search)
          .filter(({ verdict }) => verdict === 'to blame')
          .map((cause) => namesOf(cause).map(Number))
        expect(found.filter((lines) => !matters(lines))).toEqual([])
        expect([...all.keys()].filter((line) => matters([line]) && !found.flat().includes(line))).toEqual([])
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
        const named = causesOf(search).flatMap(namesOf).map(Number)
        expect(named.sort((left, right) => left - right)).toEqual(head)
        const { whole, sum, interaction } = balance(search)
        expect(sum.change + interaction.change).toBeCloseTo(whole.change, 9)
      }),
      { numRuns: 300 },
    )
  })
})
