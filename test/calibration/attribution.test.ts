/**
 * The search for the settings to blame, on simulated sets of settings of known costs, with the noise of a minute's
 * measurement: a standard error of 0.5 to 1 % for each configuration and trial.
 */

import { describe, expect, it } from 'vitest'
import { type Contrast, contrastOf } from '../../src/core/attribution/groups.ts'
import { causesOf, learn, mixesOf, nextGroups, type Search, startSearch } from '../../src/core/attribution/search.ts'
import { type Random, seededRandom, shuffled } from '../../src/core/plan/random.ts'
import { type Effect, randomEffects, type TrialEstimate } from '../../src/core/stats/random-effects.ts'
import { normal } from '../builders.ts'

/** As shown by the starts of the gate's own trials. */
const START_SPREAD = { sd: 0.005, df: 8 }

interface World {
  /** Time that each setting adds to a query, as a share of the reference's. */
  readonly costs: readonly number[]
  /** ln QPS with some of the settings; default: their times add up. */
  readonly speed?: (set: readonly number[]) => number
  /** Standard deviations of one configuration's ln QPS: between server starts, and from the noise of one trial. */
  readonly startSd: number
  readonly noiseSd: number
}

interface Outcome {
  readonly search: Search
  readonly trials: number
  /** Configurations × trials, without the reference and head. */
  readonly arms: number
  /** Configurations × trials, with the reference. */
  readonly armsWithReference: number
}

/** Starts the search after a regression that was seen in three trials, and follows it to its end. */
function explain(world: World, random: Random): Outcome {
  const all = world.costs.map((_, factor) => factor)
  const gate = laboratory(world, random)
  const wholeProbe = { with: all, against: [] }
  for (let trial = 0; trial < 2; trial++) gate([wholeProbe])
  const [whole] = gate([wholeProbe])
  // The search itself remembers earlier measurements.
  const measure = laboratory(world, random)
  let search = startSearch({ lines: all.map(lineOf), whole: whole as Effect })
  let [arms, trials] = [0, 0]
  for (let groups = nextGroups(search); groups.length > 0; groups = nextGroups(search)) {
    const terms = search
    const effects = measure(groups.map((group) => contrastOf(group, terms)))
    search = learn(
      terms,
      groups.map((group, index) => ({ group, effect: effects[index] as Effect })),
    )
    arms += mixesOf(search, groups).length
    trials += 1
  }
  return { search, arms, trials, armsWithReference: arms + trials }
}

/** Measures contrasts on freshly started servers; answers with the joint result of all trials of a contrast. */
function laboratory(
  { costs, speed = timesOf(costs), startSd, noiseSd }: World,
  random: Random,
): (contrasts: readonly Contrast[]) => Effect[] {
  const seen = new Map<string, TrialEstimate[]>()
  return (contrasts) => {
    const speeds = new Map<string, number>()
    const speedOf = (set: readonly number[]) => {
      const known = speeds.get(set.join()) ?? speed(set) + startSd * normal(random) + noiseSd * normal(random)
      speeds.set(set.join(), known)
      return known
    }
    return contrasts.map((contrast) => {
      const key = JSON.stringify(contrast)
      const mean = speedOf(contrast.with) - speedOf(contrast.against)
      const estimates = [...(seen.get(key) ?? []), { mean, variance: 2 * noiseSd ** 2 }]
      seen.set(key, estimates)
      return randomEffects(estimates, 40 * estimates.length, 2, START_SPREAD)
    })
  }
}

function timesOf(costs: readonly number[]): (set: readonly number[]) => number {
  return (set) => -Math.log(set.reduce((sum, factor) => sum + (costs[factor] ?? 0), 1))
}

function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** Costs of `culprits` settings slow the server down by 5 to 20 % each; the others cost nothing. */
function world(count: number, culprits: number, random: Random): World {
  const costs = Array.from({ length: count }, (_, factor) => {
    const change = between(random, 0.05, 0.2)
    return factor < culprits ? 1 / (1 - change) - 1 : 0
  })
  return {
    costs: shuffled(costs, random),
    startSd: between(random, 0.003, 0.005),
    noiseSd: between(random, 0.002, 0.005),
  }
}

function lineOf(index: number) {
  return { name: String(index), before: null, after: 'ON', place: null, pieces: [], switchesOn: true, needs: [] }
}

const indicesOf = ({ settings }: { settings: readonly { name: string }[] }) => settings.map(({ name }) => Number(name))

function blamed(search: Search): number[] {
  return causesOf(search)
    .filter(({ verdict }) => verdict === 'to blame')
    .flatMap(indicesOf)
}

function acquitted(search: Search): number[] {
  return causesOf(search)
    .filter(({ verdict }) => verdict === 'innocent')
    .flatMap(indicesOf)
}

const count = (hits: readonly boolean[]) => hits.filter(Boolean).length

describe('200 random sets of 2 to 40 settings', () => {
  const runs = Array.from({ length: 200 }, (_, index) => {
    const random = seededRandom(index + 1, 5)
    const settings = 2 + Math.floor(39 * random())
    const made = world(settings, Math.min(settings, Math.floor(4 * random())), random)
    return { costs: made.costs, ...explain(made, random) }
  })
  const culprits = runs.flatMap(({ costs, search }) => {
    const found = blamed(search)
    return costs.flatMap((cost, factor) => (cost > 0 ? [found.includes(factor)] : []))
  })

  it('at least 95 % of the settings that cost 5 to 20 % are found', () => {
    expect(culprits.length).toBeGreaterThan(200)
    expect(count(culprits) / culprits.length).toBeGreaterThanOrEqual(0.95)
  })

  it('at most 1 % of the runs blame a setting that costs nothing', () => {
    const wrong = runs.map(({ costs, search }) => blamed(search).some((factor) => costs[factor] === 0))
    expect(count(wrong) / runs.length).toBeLessThanOrEqual(0.01)
  })

  it('no run ends with a culprit called innocent', () => {
    const wrong = runs.map(({ costs, search }) => acquitted(search).some((factor) => (costs[factor] ?? 0) > 0))
    expect(count(wrong) / runs.length).toBeLessThanOrEqual(0.01)
  })
})

describe('the noise of writes beside other work, 1.5 % for each configuration and trial', () => {
  const runs = Array.from({ length: 200 }, (_, index) => {
    const random = seededRandom(index + 1, 8)
    const settings = 2 + Math.floor(39 * random())
    const made = { ...world(settings, Math.min(settings, 1 + Math.floor(3 * random())), random), noiseSd: 0.015 }
    const named = blamed(explain(made, random).search)
    return made.costs.map((cost, factor) => ({ isCulprit: cost > 0, isNamed: named.includes(factor) }))
  }).flat()
  const named = (isCulprit: boolean) => runs.filter((one) => one.isCulprit === isCulprit).map(({ isNamed }) => isNamed)

  it('at least 95 % of the settings that cost 5 to 20 % are found', () => {
    expect(count(named(true)) / named(true).length).toBeGreaterThanOrEqual(0.95)
  })

  it('at most 1 % of the others are named', () => {
    expect(count(named(false)) / named(false).length).toBeLessThanOrEqual(0.01)
  })
})

describe('one culprit among 40 settings', () => {
  const runs = Array.from({ length: 200 }, (_, index) => {
    const random = seededRandom(index + 1, 6)
    const made = world(40, 1, random)
    return { culprit: made.costs.findIndex((cost) => cost > 0), ...explain(made, random) }
  })

  it('is found, alone', () => {
    const right = runs.filter(({ culprit, search }) => blamed(search).join() === String(culprit))
    expect(right.length / runs.length).toBeGreaterThanOrEqual(0.98)
  })

  it("needs no more than 14 arms' worth of measurement", () => {
    const arms = runs.map((run) => run.arms).sort((left, right) => left - right)
    expect(arms.reduce((sum, each) => sum + each, 0) / arms.length).toBeLessThan(14)
    expect(count(arms.map((each) => each <= 14)) / arms.length).toBeGreaterThanOrEqual(0.95)
  })
})

describe('other ways in which settings act', () => {
  const worlds = Array.from({ length: 100 }, (_, index) => {
    const random = seededRandom(index + 1, 7)
    const settings = 2 + Math.floor(39 * random())
    const made = world(settings, 2, random)
    return { made, culprits: made.costs.flatMap((cost, factor) => (cost > 0 ? [factor] : [])), random }
  })

  it('two that only cost something together are in the one group that is blamed', () => {
    const right = worlds.map(({ made, culprits, random }) => {
      const both = (set: readonly number[]) => (culprits.every((factor) => set.includes(factor)) ? Math.log(0.9) : 0)
      const causes = causesOf(explain({ ...made, speed: both }, random).search)
      const [cause, ...more] = causes.filter(({ verdict }) => verdict === 'to blame')
      return more.length === 0 && culprits.every((factor) => cause !== undefined && indicesOf(cause).includes(factor))
    })
    expect(count(right) / right.length).toBeGreaterThanOrEqual(0.95)
  })

  it('two of which either costs as much as both are found, and nobody else', () => {
    const right = worlds.map(({ made, culprits, random }) => {
      const either = (set: readonly number[]) => (culprits.some((factor) => set.includes(factor)) ? Math.log(0.9) : 0)
      const { search } = explain({ ...made, speed: either }, random)
      return (
        blamed(search)
          .sort((left, right) => left - right)
          .join() === culprits.join()
      )
    })
    expect(count(right) / right.length).toBeGreaterThanOrEqual(0.95)
  })
})
