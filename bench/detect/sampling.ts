/** Sampling of gates: on newly started servers, one run after the other, each with the noise recorded at that time. */

import type { BlockWork } from '../../src/core/measurement/blocks.ts'
import { type Random, seededRandom } from '../../src/core/plan/random.ts'
import { isSample, type Sample } from '../../src/core/stats/robust.ts'
import { at } from '../../src/core/stats/vectors.ts'
import { normal } from '../../test/builders.ts'
import { type Analysed, Playback } from '../../test/fakes/playback.ts'
import { mean, type Samples } from './rules.ts'

/** A machine with a clock. Speeds are ln QPS relative to an unchanged server. */
export interface Machine {
  /** Another moment, long before or after. */
  elsewhere(): void
  /** How much this start of a server moves its speed. */
  start(): number
  /** How much another machine of the same class moves the speed of all servers. */
  other(): number
  /** QPS of a run of this many seconds, after which it is that much later. */
  run(speed: number, seconds: number): number
  /**
   * Two servers that take turns of milliseconds for this many seconds, as ours do.
   *
   * @returns their rates in windows of about a second
   */
  together(base: number, head: number, seconds: number): readonly (readonly [base: number, head: number])[]
}

export interface Noise {
  readonly recorded: Analysed
  /** Standard deviation of ln QPS from start to start. */
  readonly startSpread: number
}

/** The order in which a gate takes its runs. */
export interface Sampling {
  /** Runs of each comparison in a pull request. */
  readonly runs: number
  /**
   * Measurements of one pull request for each of its comparisons, in sets: the next set is taken only if the last one
   * says slower.
   *
   * @param effects true ln of the QPS ratio of each comparison
   * @param seconds of measuring for each comparison in the pull request, all sets together; the history costs nothing
   */
  readonly take: (machine: Machine, effects: readonly number[], seconds: number) => readonly (readonly Samples[])[]
}

/** Stored runs of the main branch: the number that Bencher advises for its tests of variance. */
const HISTORY = 30

export function recordedMachine({ recorded, startSpread }: Noise, machineSpread: number, seed: number): Machine {
  const random: Random = seededRandom(seed, 20261122)
  const work = workUntil(recorded)
  const length = recorded.machine.length * recorded.recording.blockSeconds
  let now = length * random()
  return {
    elsewhere: () => {
      now = length * random()
    },
    start: () => startSpread * normal(random),
    other: () => machineSpread * normal(random),
    run: (speed, seconds) => {
      const before = work(now)
      now += seconds
      return (Math.exp(speed) * (work(now) - before)) / seconds
    },
    together: (base, head, seconds) => {
      const [first, second] = [base, head].map((speed) => ({ start: NO_START, effect: speed }))
      const ownSeconds = (recorded.recording.blockSeconds * 2) / RECORDED_ARMS
      const playback = new Playback(recorded, random)
      const count = Math.max(2, Math.round(seconds / ownSeconds))
      const played = Array.from({ length: count }, () => playback.next([first ?? STILL, second ?? STILL]))
      const windows = Math.max(2, Math.min(count, Math.round(seconds)))
      return Array.from({ length: windows }, (_, nth) => {
        const own = played.slice(Math.round((nth * count) / windows), Math.round(((nth + 1) * count) / windows))
        return [rateOf(own, 0), rateOf(own, 1)]
      })
    },
  }
}

const RECORDED_ARMS = 4
const NO_START = { byTime: 0, byCpu: 0 }
const STILL = { start: NO_START, effect: 0 }

/** Transactions by CPU time where servers need nothing else, as ours are compared. */
function rateOf(blocks: readonly (readonly BlockWork[])[], arm: number): number {
  const works = blocks.map((block) => at(block, arm))
  const total = (pick: (work: BlockWork) => number) => works.reduce((sum, work) => sum + pick(work), 0)
  const isByCpu = works.every(({ computes }) => computes)
  const time = total(({ cpuSeconds = 0, seconds }) => (isByCpu ? cpuSeconds : seconds))
  return (
    Math.max(
      0.5,
      total(({ transactions }) => transactions),
    ) / time
  )
}

/**
 * Work done from the beginning of a recording, played round and round, until a moment; 1 a second where there is no
 * noise.
 */
function workUntil({ machine, recording: { blockSeconds } }: Analysed): (seconds: number) => number {
  const usual = mean(machine)
  const rates = machine.map((rate) => Math.exp(rate - usual))
  const done = new Float64Array(rates.length + 1)
  for (const [block, rate] of rates.entries()) done[block + 1] = (done[block] ?? 0) + rate * blockSeconds
  const [length, all] = [rates.length * blockSeconds, done[rates.length] ?? 0]
  return (seconds) => {
    const rounds = Math.floor(seconds / length)
    const rest = seconds - rounds * length
    const block = Math.min(rates.length - 1, Math.floor(rest / blockSeconds))
    return rounds * all + (done[block] ?? 0) + (rest - block * blockSeconds) * at(rates, block)
  }
}

/** One run of the whole suite, against stored ones of the main branch: each its own start at another moment. */
export const STORED: Sampling = { runs: 1, take: storedSuite }

function storedSuite(machine: Machine, effects: readonly number[], seconds: number): Samples[][] {
  const suite = (speeds: readonly number[]) => {
    machine.elsewhere()
    const start = machine.other() + machine.start()
    return speeds.map((speed) => machine.run(start + speed, seconds))
  }
  const unchanged = effects.map(() => 0)
  const history = Array.from({ length: HISTORY }, () => suite(unchanged))
  const head = suite(effects)
  return effects.map((_, cell) => [{ base: sample(history.map((run) => at(run, cell))), head: [at(head, cell)] }])
}

/**
 * The pull request is this many short runs, each its own start, at the end of a row of such runs of the main branch.
 */
export function storedRuns(history: number, runs: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) => {
    const suite = (speeds: readonly number[]) => {
      const start = machine.other() + machine.start()
      return speeds.map((speed) => machine.run(start + speed, seconds / runs))
    }
    const before = Array.from({ length: history }, () => {
      machine.elsewhere()
      return suite(effects.map(() => 0))
    })
    machine.elsewhere()
    const after = Array.from({ length: runs }, () => suite(effects))
    const column = (rows: readonly (readonly number[])[], cell: number) => sample(rows.map((row) => at(row, cell)))
    return effects.map((_, cell) => [{ base: column(before, cell), head: column(after, cell) }])
  }
  return { runs: runs, take }
}

/**
 * The whole suite on the base, then the whole suite on the head, this many runs of each comparison in that many starts.
 */
export function blocks(runs: number, starts: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) => {
    const side = (speeds: readonly number[]) => {
      const taken: number[][] = speeds.map(() => [])
      for (let start = 0; start < starts; start++) {
        const moved = machine.start()
        for (const [cell, speed] of speeds.entries())
          for (let run = 0; run < runs / starts; run++)
            at(taken, cell).push(machine.run(moved + speed, seconds / (2 * runs)))
      }
      return taken
    }
    const base = side(effects.map(() => 0))
    const head = side(effects)
    return effects.map((_, cell) => [{ base: sample(at(base, cell)), head: sample(at(head, cell)) }])
  }
  return { runs: 2 * runs, take }
}

/**
 * Both servers run, and every comparison alternates between this many runs of each; in several sets, each on newly
 * started servers.
 */
export function alternating(runs: number, sets: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) => {
    const taken: Samples[][] = effects.map(() => [])
    for (let set = 0; set < sets; set++) {
      const [base, head] = [machine.start(), machine.start()]
      for (const [cell, effect] of effects.entries()) {
        const pairs = Array.from({ length: runs }, () =>
          [base, head + effect].map((speed) => machine.run(speed, seconds / (2 * runs * sets))),
        )
        at(taken, cell).push({
          base: sample(pairs.map((pair) => at(pair, 0))),
          head: sample(pairs.map((pair) => at(pair, 1))),
        })
      }
    }
    return taken
  }
  return { runs: 2 * runs * sets, take }
}

/** The same if every run is a newly started server, as its own process. */
export function alternatingStarts(runs: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) =>
    effects.map((effect) => {
      const pairs = Array.from({ length: runs }, () =>
        [0, effect].map((speed) => machine.run(speed + machine.start(), seconds / (2 * runs))),
      )
      return [{ base: sample(pairs.map((pair) => at(pair, 0))), head: sample(pairs.map((pair) => at(pair, 1))) }]
    })
  return { runs: 2 * runs, take }
}

/** Both servers take turns of milliseconds, as ours do; each set on newly started servers. */
export function turns(sets: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) => {
    const taken: Samples[][] = effects.map(() => [])
    for (let set = 0; set < sets; set++) {
      const [base, head] = [machine.start(), machine.start()]
      for (const [cell, effect] of effects.entries()) {
        const windows = machine.together(base, head + effect, seconds / sets)
        at(taken, cell).push({ base: sample(windows.map(([one]) => one)), head: sample(windows.map(([, one]) => one)) })
      }
    }
    return taken
  }
  return { runs: 2 * sets, take }
}

/** Both servers run at the same time, this many runs, each a pair of newly started servers (Bulej and others 2020). */
export function duets(runs: number): Sampling {
  const take: Sampling['take'] = (machine, effects, seconds) =>
    effects.map((effect) => {
      const pairs = Array.from({ length: runs }, () => {
        const windows = machine.together(machine.start(), effect + machine.start(), (2 * seconds) / runs)
        return [0, 1].map((side) => mean(windows.map((window) => at(window, side))))
      })
      return [{ base: sample(pairs.map((pair) => at(pair, 0))), head: sample(pairs.map((pair) => at(pair, 1))) }]
    })
  return { runs, take }
}

function sample(values: readonly number[]): Sample {
  if (!isSample(values)) throw new RangeError('no run')
  return values
}
