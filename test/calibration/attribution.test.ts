/**
 * The search for the lines to blame, on simulated sets of lines with known costs. Each server has a standard error of
 * 0.5 to 1.5% in each trial, and starts are of one kind or of two.
 */

import { describe, expect, it } from 'vitest'
import type { Cause } from '../../src/core/attribution/attribution.ts'
import { causesOf, learn, nextItems, type Search, startSearch } from '../../src/core/attribution/search.ts'
import { type Random, seededRandom, shuffle } from '../../src/core/plan/random.ts'
import { randomEffects, type StartSpread } from '../../src/core/stats/random-effects.ts'
import { normal } from '../builders.ts'

/** The spread of starts as the gate's own trials would show it. */
const START_SPREAD: StartSpread = { sd: 0.008, df: 5 }
/** Maximum number of servers in a trial that lack some of the lines. */
const ROOM = 10
/** Maximum number of trials for which a search has time. */
const MOST_TRIALS = 16

interface World {
  /** Lines without which a line has no effect; default: none. */
  readonly needs?: (line: number) => readonly number[]
  /** ln QPS with some of the lines. */
  readonly speed: (set: readonly number[]) => number
  readonly lines: number
  /** Standard deviations of one server's ln QPS: from start to start, and from the noise of its turns in a trial. */
  readonly startSd: number
  readonly noiseSd: number
  /** Share of the starts that are slower by 7%; default: none. */
  readonly otherKind?: number
}

/**
 * ln QPS if each line adds time to a query; its cost is that time, as a share of the query's time without the lines.
 */
function timesOf(costs: readonly number[]): World['speed'] {
  return (set) => -Math.log(set.reduce((sum, line) => sum + (costs[line] ?? 0), 1))
}

/** Starts the search after a regression that was seen in three trials, and follows it to its end. */
function explain(
  { speed, lines, needs = () => [], startSd, noiseSd, otherKind = 0 }: World,
  random: Random,
  room = ROOM,
) {
  const all = Array.from({ length: lines }, (_, line) => line)
  const rateOf = (set: readonly number[]) =>
    speed(set) + startSd * normal(random) + noiseSd * normal(random) - (random() < otherKind ? 0.07 : 0)
  const variance = 2 * noiseSd ** 2
  const effectOf = (means: readonly number[]) => {
    const { replicas: _, ...effect } = randomEffects(
      means.map((mean) => ({ mean, variance })),
      20 * means.length,
      2,
      START_SPREAD,
    )
    return effect
  }
  let search = startSearch(
    all.map((line) => ({ ...lineOf(line), needs: needs(line) })),
    all,
    effectOf([1, 2, 3].map(() => rateOf(all) - rateOf([]))),
    room,
  )
  const seen = new Map<string, number[]>()
  const add = (name: string, mean: number) => void seen.set(name, [...(seen.get(name) ?? []), mean])
  const shown = (name: string) => effectOf(seen.get(name) ?? [])
  let trials = 0
  for (; trials < MOST_TRIALS; trials++) {
    const items = nextItems(search, room)
    if (items.length === 0) break
    const head = rateOf(all)
    add('before', rateOf([]) - head)
    for (const item of items) add(item.lines.join('+'), rateOf(all.filter((line) => !item.lines.includes(line))) - head)
    search = learn(search, items, { total: shown('before'), savingOf: ({ lines: own }) => shown(own.join('+')) }, room)
  }
  return { search, trials }
}

function lineOf(index: number) {
  return {
    name: String(index),
    variable: undefined,
    before: null,
    after: 'ON',
    place: null,
    pieces: [],
    switchesOn: true,
    needs: [],
  }
}

function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** Lines of which some slow the server down by 5 to 20% each. */
function worldOf(lines: number, culprits: number, random: Random, overrides: Partial<World> = {}) {
  const costs = shuffle(
    Array.from({ length: lines }, (_, line) => {
      const change = between(random, 0.05, 0.2)
      return line < culprits ? 1 / (1 - change) - 1 : 0
    }),
    random,
  )
  const world: World = {
    ...{ lines, speed: timesOf(costs) },
    ...{ startSd: between(random, 0.003, 0.008), noiseSd: between(random, 0.004, 0.01) },
    ...overrides,
  }
  return { costs, world }
}

const indicesOf = ({ settings }: Cause) => settings.map(({ name }) => Number(name))

function blamed(search: Search): number[] {
  const causes = causesOf(search).filter(({ verdict }) => verdict === 'to blame')
  return causes.flatMap(indicesOf).sort((one, other) => one - other)
}

function innocent(search: Search): number[] {
  return causesOf(search)
    .filter(({ verdict }) => verdict === 'innocent')
    .flatMap(indicesOf)
}

const shareOf = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length

function runsOf(many: number, salt: number, make: (random: Random) => ReturnType<typeof worldOf>) {
  return Array.from({ length: many }, (_, index) => {
    const random = seededRandom(index + 1, salt)
    const { costs, world } = make(random)
    return { costs, ...explain(world, random) }
  })
}

describe.each([
  ['usual noise', {}],
  ['writes beside other work', { noiseSd: 0.015 }],
  ['starts of two kinds', { otherKind: 0.1 }],
] as const)('the search for causes in 200 random sets of 2 to 12 lines, with %s', (name, noise) => {
  const runs = runsOf(200, 5, (random) => {
    const lines = 2 + Math.floor(11 * random())
    return worldOf(lines, 1 + Math.floor(Math.min(3, lines) * random()), random, noise)
  })
  const isTwoKinds = name === 'starts of two kinds'

  it('finds nine of ten lines that cost 5 to 20% of QPS, or eight of ten if starts are of two kinds', () => {
    const found = runs.flatMap(({ costs, search }) =>
      costs.flatMap((cost, line) => (cost > 0 ? [blamed(search).includes(line)] : [])),
    )
    expect(shareOf(found)).toBeGreaterThanOrEqual(isTwoKinds ? 0.8 : 0.9)
  })

  it('blames a line that costs no QPS in at most 3% of runs', () => {
    const wrong = runs.map(({ costs, search }) => blamed(search).some((line) => costs[line] === 0))
    expect(shareOf(wrong)).toBeLessThanOrEqual(0.03)
  })

  it('calls a line that costs QPS innocent in at most 3% of runs', () => {
    const wrong = runs.map(({ costs, search }) => innocent(search).some((line) => (costs[line] ?? 0) > 0))
    expect(shareOf(wrong)).toBeLessThanOrEqual(0.03)
  })
})

describe('one line of 40 that costs QPS', () => {
  const runs = runsOf(100, 6, (random) => worldOf(40, 1, random))

  it('is the only line blamed in 95 of 100 runs, half of which take at most six trials', () => {
    const right = runs.map(({ costs, search }) => blamed(search).join() === String(costs.findIndex((cost) => cost > 0)))
    expect(shareOf(right)).toBeGreaterThanOrEqual(0.95)
    const trials = runs.map(({ trials }) => trials).sort((one, other) => one - other)
    expect(trials[50]).toBeLessThanOrEqual(6)
  })
})

describe('lines that cost QPS only together, or only once', () => {
  const CULPRITS = [0, 1]
  const withSpeed = (lines: number, speed: World['speed']) => (random: Random) => ({
    costs: [],
    world: { ...worldOf(lines, 0, random).world, speed },
  })

  it.each([2, 3, 6, 10])('two of %i lines that cost QPS only together are blamed as one cause', (lines) => {
    const both = (set: readonly number[]) => (CULPRITS.every((line) => set.includes(line)) ? Math.log(0.9) : 0)
    const right = runsOf(60, 7, withSpeed(lines, both)).map(({ search }) => {
      const causes = causesOf(search).filter(({ verdict }) => verdict === 'to blame')
      return causes.length === 1 && causes.flatMap(indicesOf).sort().join() === CULPRITS.join()
    })
    expect(shareOf(right)).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    ['usual starts', 0.008],
    ['starts that differ by 1.8%', 0.018],
  ])('a line that costs QPS and the line that it needs are both blamed in 98 of 100 runs, with %s', (_, startSd) => {
    const named = Array.from({ length: 400 }, (__, index) => {
      const speed = (set: readonly number[]) => (CULPRITS.every((line) => set.includes(line)) ? -0.1 : 0)
      const world = { speed, lines: 2, startSd, noiseSd: 0.01, needs: (line: number) => (line === 1 ? [0] : []) }
      const causes = causesOf(explain(world, seededRandom(index, 10)).search)
      const both = causes.filter(({ verdict }) => verdict === 'to blame')
      return (
        both
          .map((cause) => `${indicesOf(cause)} needs ${cause.needs}`)
          .sort()
          .join('; ') === '0 needs ; 1 needs 0'
      )
    })
    expect(shareOf(named)).toBeGreaterThanOrEqual(0.98)
  })

  it.each([2, 3, 6])('two of %i lines, either of which costs as much QPS as both, are both blamed', (lines) => {
    const either = (set: readonly number[]) => (CULPRITS.some((line) => set.includes(line)) ? Math.log(0.88) : 0)
    const right = runsOf(60, 8, withSpeed(lines, either)).map(({ search }) => blamed(search).join() === CULPRITS.join())
    expect(shareOf(right)).toBeGreaterThanOrEqual(0.85)
  })

  it('the interval of what removing a line regains holds the true value, whatever the other lines do', () => {
    const held = Array.from({ length: 200 }, (_, index) => {
      const random = seededRandom(index + 1, 9)
      const alone = [0, 1, 2].map(() => between(random, -0.06, 0))
      const pair = between(random, -0.06, 0.03)
      const speed = (set: readonly number[]) =>
        set.reduce((sum, line) => sum + (alone[line] ?? 0), set.includes(0) && set.includes(1) ? pair : 0)
      const { search } = explain({ ...worldOf(3, 0, random).world, speed }, random)
      const whole = Math.exp(search.whole.mean)
      return causesOf(search)
        .filter(({ settings, change }) => settings.length === 1 && change !== null)
        .map((cause) => {
          const line = indicesOf(cause)[0] ?? 0
          const cost = whole * (1 - Math.exp(-(alone[line] ?? 0) - (line < 2 ? pair : 0)))
          return (cause.low ?? -1) <= cost && cost <= (cause.high ?? 1)
        })
    }).flat()
    expect(shareOf(held)).toBeGreaterThanOrEqual(0.93)
  })
})
