import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Lines } from '../../../src/core/attribution/cost-model.ts'
import type { ChangedLine } from '../../../src/core/attribution/lines.ts'
import {
  balance,
  besideOf,
  causesOf,
  learn,
  nextTrial,
  type Search,
  startSearch,
  withFailing,
  withoutLines,
} from '../../../src/core/attribution/search.ts'
import { relevantCost, relevantShareOf } from '../../../src/core/attribution/sums.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { effect } from '../../builders.ts'

/** ln QPS of a server with some lines. */
type Speed = (has: (line: number) => boolean) => number

const SERVERS = 4
const MOST_TRIALS = 45
const NOISE = 0.0005
const START_SPREAD = { sd: 0.0005, df: 20 }

/** Every line adds its share of time to a query. */
function adding(costs: Readonly<Record<number, number>>): Speed {
  return (has) => {
    const extra = Object.entries(costs).map(([line, cost]) => (has(Number(line)) ? cost : 0))
    return -Math.log(extra.reduce((sum, each) => sum + each, 1))
  }
}

/** Lines by the names of their indices, and those that each needs. */
function linesOf(needs: readonly (readonly number[])[]): ChangedLine[] {
  const draft = { before: null, after: 'ON', place: null, pieces: [], switchesOn: true }
  return needs.map((needed, line) => ({ ...draft, name: String(line), needs: needed }))
}

const independent = (count: number) => Array.from({ length: count }, () => [])

function begin(needs: readonly (readonly number[])[], speed: Speed): Search {
  const whole = speed(() => true) - speed(() => false)
  return startSearch(linesOf(needs), effect({ mean: whole, standardError: 0.001 }), START_SPREAD)
}

interface Course {
  /** Most trials, and fewest. */
  readonly trials?: number
  readonly wanted?: number
  readonly seed?: number
  /** ln QPS of a server beside the others. */
  readonly beside?: number
}

/** The search to its end, or for so many trials. */
function explain(needs: readonly (readonly number[])[], speed: Speed, course: Course = {}) {
  const { trials = MOST_TRIALS, wanted = 0, seed = 1, beside } = course
  const random = seededRandom(seed, 9)
  let search = begin(needs, speed)
  while (search.trials.length < trials) {
    const servers = nextTrial(search, SERVERS, random, search.trials.length < wanted)
    if (servers === undefined) break
    const level = random()
    const isActive = (on: Lines, line: number) => on[line] === true && (needs[line] ?? []).every((each) => on[each])
    const rates = servers.map((on) => ({ on, logRate: level + speed((line) => isActive(on, line)) }))
    const besideLogRate = beside === undefined ? undefined : level + beside
    search = learn(search, { servers: rates, noise: NOISE ** 2, besideLogRate })
  }
  return { search, ...shown(search) }
}

const namesOf = ({ settings }: { settings: readonly { name: string }[] }) => settings.map(({ name }) => name)

/** `lines: percent kind` of those to blame, and the verdicts by line. */
function shown(search: Search) {
  const all = causesOf(search)
  const percent = (change: number | null) => (change === null ? 'not measured' : `${Math.round(100 * change)} %`)
  return {
    blamed: all
      .filter(({ verdict }) => verdict === 'to blame')
      .map((cause) => `${namesOf(cause).join('+')}: ${percent(cause.change)} ${cause.kind}`),
    verdicts: Object.fromEntries(all.flatMap((cause) => namesOf(cause).map((name) => [name, cause.verdict]))),
  }
}

it('what matters is exactly a hundredth up to a whole of a tenth, then a tenth of the whole', () => {
  expect([0.3, -0.05, -0.1, -0.2].map((whole) => relevantShareOf(whole))).toEqual(
    [0.01, 0.01, 0.01, 0.02].map((share) => expect.closeTo(share, 12)),
  )
  const whole = effect({ mean: Math.log(0.8), standardError: 0.001 })
  expect(relevantCost(whole)).toBeCloseTo(-Math.log(0.98), 12)
})

describe('a search that begins', () => {
  const unitsOf = (needs: readonly (readonly number[])[]) =>
    begin(needs, adding({ 0: 0.2 })).units.map(({ lines }) => lines)

  it('has a unit for each of up to eight lines', () => {
    expect(unitsOf(independent(3))).toEqual([[0], [1], [2]])
    expect(unitsOf(independent(8))).toHaveLength(8)
  })

  it('joins more lines into eight units in their order, those that need others last', () => {
    const units = unitsOf([[5], [], [5], ...independent(7)])
    expect(units).toHaveLength(8)
    expect(units.flat()).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 0, 2])
  })

  it('has a unit for the program alone, which all of its defaults need', () => {
    const lines = linesOf([...Array(12).fill([12]), ...independent(12)]).map((line, index) =>
      index === 12 ? { ...line, name: 'image' } : line,
    )
    const { units } = startSearch(lines, effect({ mean: -0.2, standardError: 0.001 }), START_SPREAD)
    expect(units).toHaveLength(8)
    expect(units.map((unit) => unit.lines)).toContainEqual([12])
  })

  it('keeps consumers together that the change brings to life, and tells changed ones apart', () => {
    const pieces: ChangedLine['pieces'] = [{ kind: 'consumer', name: 'events_waits_current' }]
    const linesBefore = (before: string | null) =>
      linesOf(independent(6)).map((line, index) => (index > 1 ? { ...line, before, pieces } : line))
    const whole = effect({ mean: -0.2, standardError: 0.001 })
    const unitsAfter = (before: string | null) =>
      startSearch(linesBefore(before), whole, START_SPREAD).units.map((unit) => unit.lines)
    expect(unitsAfter('ON')).toEqual([[0], [1], [2, 3, 4, 5]])
    expect(unitsAfter(null)).toHaveLength(6)
    const rates = [true, false].map((isOn) => ({ on: Array(6).fill(isOn) as Lines, logRate: isOn ? -0.2 : 0 }))
    const learned = learn(startSearch(linesBefore('ON'), whole, START_SPREAD), { servers: rates, noise: NOISE ** 2 })
    expect(causesOf(learned).map(({ kind }) => kind)).not.toContain('together')
  })

  it('blames a line for what it brings to life, whatever it costs alone', () => {
    const pieces: ChangedLine['pieces'] = [{ kind: 'instruments', prefix: '' }]
    const lines = linesOf([[], ...Array(9).fill([]), [0]]).map((line, index) => {
      if (index === 0) return { ...line, name: 'performance-schema' }
      return index === 10 ? { ...line, before: 'ON', after: 'ON', pieces } : line
    })
    let search = startSearch(lines, effect({ mean: -0.1, standardError: 0.001 }), START_SPREAD)
    expect(search.units.map((unit) => unit.lines)).toContainEqual([0])
    const random = seededRandom(1, 1)
    for (let trial = 0; trial < 6; trial += 1) {
      const servers = nextTrial(search, 4, random) ?? []
      const rates = servers.map((on) => ({ on, logRate: on[10] && on[0] ? -0.1 : 0 }))
      search = learn(search, { servers: rates, noise: NOISE ** 2 })
    }
    const blamed = causesOf(search).filter(({ verdict }) => verdict === 'to blame')
    expect(blamed.map(({ settings, removal }) => [settings[0]?.name, removal?.change])).toEqual([
      ['10', expect.closeTo(Math.expm1(-0.1), 2)],
      ['performance-schema', expect.closeTo(Math.expm1(-0.1), 2)],
    ])
  })

  it('keeps lines together that have no effect without each other', () => {
    expect(unitsOf([[1], [0], []])).toEqual([[2], [0, 1]])
  })

  it('tells nothing of any line', () => {
    const search = begin(independent(2), adding({ 0: 0.2 }))
    expect(causesOf(search)).toMatchObject(
      [0, 1].map((line) => ({
        settings: [{ name: String(line) }],
        ...{ verdict: 'not reached', kind: 'not measured', change: null, low: null, high: null },
        ...{ measuredWith: [], removal: null },
      })),
    )
    expect(balance(search).isComplete).toBe(false)
  })
})

describe('the servers of a trial', () => {
  it('have all four combinations of two lines', () => {
    const servers = nextTrial(begin(independent(2), adding({ 0: 0.2 })), 4, seededRandom(1, 1))
    expect(servers?.map((on) => on.map(Number).join('')).toSorted()).toEqual(['00', '01', '10', '11'])
  })

  it('are all different, and no more than there is room for', () => {
    const search = begin(independent(12), adding({ 0: 0.2 }))
    for (const room of [2, 3, 5]) {
      const servers = nextTrial(search, room, seededRandom(room, 1)) ?? []
      expect(servers).toHaveLength(room)
      expect(new Set(servers.map(String)).size).toBe(room)
    }
  })

  it('never have lines with which a server does not start, unless they have all', () => {
    let search = begin(independent(6), adding({ 0: 0.2 }))
    search = withFailing(search, [2, 4])
    for (let seed = 1; seed <= 20; seed++) {
      const servers = nextTrial(search, 4, seededRandom(seed, 1)) ?? []
      expect(servers.filter((on) => on[2] && on[4] && on.includes(false))).toEqual([])
    }
  })

  it('come to an end once all is told, unless something else is wanted of them', () => {
    const { search } = explain(independent(2), adding({ 0: 0.2 }))
    expect(nextTrial(search, 4, seededRandom(1, 1))).toBeUndefined()
    expect(nextTrial(search, 4, seededRandom(1, 1), true)).toBeDefined()
  })
})

describe('lines that add up', () => {
  it('are each blamed for its share, and the others are innocent', () => {
    const { blamed, verdicts, search } = explain(independent(4), adding({ 1: 0.1, 3: 0.2 }))
    expect(blamed).toEqual(['3: -16 % share', '1: -8 % share'])
    expect(verdicts).toEqual({ 0: 'innocent', 1: 'to blame', 2: 'innocent', 3: 'to blame' })
    const { whole, sum, isComplete } = balance(search)
    expect(whole.change).toBeCloseTo(1 / 1.3 - 1, 3)
    expect(sum.change).toBeCloseTo(whole.change ?? 0, 1)
    expect(isComplete).toBe(true)
  })

  it('show what taking one back regains, once that is precise', () => {
    const { search } = explain(independent(4), adding({ 1: 0.1, 3: 0.2 }), { wanted: 8 })
    expect(causesOf(search)[0]?.removal?.change).toBeCloseTo(1.1 / 1.3 - 1, 1)
    const { effect: left, saved } = withoutLines(search, [3])
    expect(left.mean).toBeCloseTo(-Math.log(1.1), 1)
    expect(saved.mean).toBeCloseTo(Math.log(1.3 / 1.1), 1)
    const brief = explain(independent(4), adding({ 1: 0.1, 3: 0.2 }), { trials: 1 })
    for (const { removal } of causesOf(brief.search)) expect(removal).toBeNull()
  })

  it('are found among forty, in units that are split', () => {
    const { blamed, search } = explain(independent(40), adding({ 17: 0.25 }))
    expect(blamed).toEqual(['17: -20 % share'])
    expect(search.trials.length).toBeLessThanOrEqual(15)
  })

  it('have their unit to show for them where they were dropped as a whole', () => {
    const innocent = causesOf(explain(independent(40), adding({ 17: 0.25 })).search).find(
      ({ settings }) => settings[0]?.name === '30',
    )
    expect(innocent).toMatchObject({ verdict: 'innocent', kind: 'in a group' })
    expect(innocent?.measuredWith).toContain('30')
    expect(innocent?.measuredWith.length).toBeGreaterThan(1)
  })

  it('are thanked where the whole is faster', () => {
    const { blamed, verdicts } = explain(independent(3), (has) => (has(1) ? 0.2 : 0))
    expect(blamed).toEqual(['1: 22 % share'])
    expect(verdicts).toMatchObject({ 0: 'innocent', 2: 'innocent' })
  })

  it('are not blamed for what does not matter, nor for making the server faster', () => {
    const { verdicts } = explain(
      independent(3),
      (has) => -(has(0) ? 0.2 : 0) - (has(1) ? 0.003 : 0) + (has(2) ? 0.02 : 0),
    )
    expect(verdicts).toEqual({ 0: 'to blame', 1: 'innocent', 2: 'innocent' })
  })
})

describe('lines that act on each other', () => {
  it('and cost something only together are one cause', () => {
    const { blamed, verdicts } = explain(independent(3), (has) => (has(0) && has(2) ? -0.2 : 0))
    expect(blamed).toEqual(['0+2: -18 % together'])
    expect(verdicts['1']).toBe('innocent')
  })

  it('and cost something alone too are two causes', () => {
    const { blamed } = explain(
      independent(2),
      (has) => -(has(0) ? 0.15 : 0) - (has(1) ? 0.1 : 0) - (has(0) && has(1) ? 0.1 : 0),
    )
    expect(blamed).toEqual(['0: -18 % share', '1: -14 % share'])
  })
})

describe('lines that need others', () => {
  it('are one cause with one that costs nothing itself, because taking either back regains all', () => {
    const { blamed, verdicts, search } = explain([[], [0], []], adding({ 1: 0.2 }), { wanted: 4 })
    expect(blamed).toEqual(['0+1: -17 % together'])
    expect(verdicts['2']).toBe('innocent')
    expect(causesOf(search)[0]?.removal?.change).toBeCloseTo(1 / 1.2 - 1, 1)
  })

  it('are blamed for what they cost beside one that several need, or that costs something itself', () => {
    const linesIn = (needs: readonly (readonly number[])[], costs: Readonly<Record<number, number>>) =>
      explain(needs, adding(costs)).blamed.map((text) => text.replace(/:.*% /, ' '))
    expect(linesIn([[], [0], [0]], { 1: 0.2, 2: 0.2 })).toEqual(['1 share', '2 share'])
    expect(linesIn([[], [0], []], { 0: 0.1, 1: 0.2 })).toEqual(['1 share', '0 share'])
  })

  it('in turn are one cause with them', () => {
    const { blamed } = explain([[1], [0], []], (has) => (has(0) && has(1) ? -0.2 : 0))
    expect(blamed).toEqual(['0+1: -18 % together'])
  })

  it('go with what they need when that is taken back', () => {
    const { search } = explain([[], [0], []], adding({ 0: 0.1, 1: 0.2 }))
    expect(withoutLines(search, [0]).effect.mean).toBeCloseTo(0, 2)
  })
})

it('a server beside the others is compared with the reference and with the whole', () => {
  const { search } = explain(independent(3), adding({ 0: 0.2 }), { beside: -0.05 })
  const beside = besideOf(search)
  expect(beside?.effect.mean).toBeCloseTo(-0.05, 2)
  expect(beside?.saved.mean).toBeCloseTo(Math.log(1.2) - 0.05, 2)
  expect(besideOf(explain(independent(3), adding({ 0: 0.2 })).search)).toBeUndefined()
})

describe('any search', () => {
  const costs = fc.array(fc.constantFrom(0, 0, 0, 0.08, 0.15), { minLength: 2, maxLength: 14 })

  it('names every line in exactly one cause, and ends, whatever acts on what', () => {
    fc.assert(
      fc.property(costs, fc.nat(), fc.double({ min: -0.2, max: 0.2, noNaN: true }), (each, seed, together) => {
        const speed: Speed = (has) => adding({ ...each })(has) + (has(0) && has(1) ? together : 0)
        const { search } = explain(independent(each.length), speed, { seed, trials: 1 + (seed % 12) })
        const names = causesOf(search).flatMap(namesOf)
        expect(names.toSorted()).toEqual(each.map((_, line) => String(line)).toSorted())
        expect(Number.isFinite(balance(search).sum.change)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('blames the lines that cost what matters, and none that cost nothing, where nothing else acts', () => {
    fc.assert(
      fc.property(costs, fc.nat(), (each, seed) => {
        fc.pre(each.some((cost) => cost > 0))
        const speed = adding({ ...each })
        const { verdicts } = explain(independent(each.length), speed, { seed })
        const withAll = Math.exp(speed(() => true))
        for (const [line, cost] of each.entries()) {
          // Which of the others is innocent may stay open: the search ends when the loss is explained.
          if (cost === 0) expect([line, verdicts[line]]).not.toEqual([line, 'to blame'])
          else if (cost * withAll > 1.2 * relevantShareOf(withAll - 1))
            expect([line, verdicts[line]]).toEqual([line, 'to blame'])
        }
      }),
      { numRuns: 40 },
    )
  })
})
