/** How gates take their runs: on servers started anew, one run after the other, each with the noise that was recorded then. */
import { type Random, seededRandom } from '../../../src/core/plan/random.ts'
import { isSample, type Sample } from '../../../src/core/stats/robust.ts'
import { at } from '../../../src/core/stats/vectors.ts'
import { normal } from '../../fakes/fake-testbed.ts'
import type { Recording } from '../../fakes/recordings.ts'
import type { Samples } from './rules.ts'

/** A machine with a clock. Speeds are ln QPS relative to an unchanged server. */
export interface Machine {
  /** Another moment, long before or after. */
  elsewhere(): void
  /** How much this start of a server moves its speed. */
  start(): number
  /** How much another machine of the same class moves the speed of all servers. */
  other(): number
  /** QPS of a run of so many seconds, after which it is so much later. */
  run(speed: number, seconds: number): number
}

export interface Noise {
  readonly recording: Recording
  /** Standard deviation of ln QPS from start to start. */
  readonly startSpread: number
}

/** The order in which a gate takes its runs. */
export interface Sampling {
  /** Runs of each comparison in a pull request. */
  readonly runs: number
  /**
   * What one pull request measures of each of its comparisons, in sets: only if a set says slower, the next is asked.
   *
   * @param effects true ln of the QPS ratio of each comparison
   * @param seconds of measuring for each comparison in the pull request, all sets together; the history costs nothing
   */
  readonly take: (machine: Machine, effects: readonly number[], seconds: number) => readonly (readonly Samples[])[]
}

/** Runs that are stored of the main branch: what Bencher advises for its tests of variance. */
const HISTORY = 30

export function recordedMachine({ recording, startSpread }: Noise, machineSpread: number, seed: number): Machine {
  const random: Random = seededRandom(seed, 20261122)
  const work = workUntil(recording)
  const length = recording.residuals.length * recording.turnSeconds
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
  }
}

/** Work done from the beginning of a recording, played round and round, until a moment; 1 a second where there is no noise. */
function workUntil({ residuals, turnSeconds }: Recording): (seconds: number) => number {
  const rates = residuals.map(Math.exp)
  const done = new Float64Array(rates.length + 1)
  for (const [turn, rate] of rates.entries()) done[turn + 1] = (done[turn] ?? 0) + rate * turnSeconds
  const [length, all] = [rates.length * turnSeconds, done[rates.length] ?? 0]
  return (seconds) => {
    const rounds = Math.floor(seconds / length)
    const rest = seconds - rounds * length
    const turn = Math.min(rates.length - 1, Math.floor(rest / turnSeconds))
    return rounds * all + (done[turn] ?? 0) + (rest - turn * turnSeconds) * at(rates, turn)
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

/** The pull request is so many short runs, each its own start, at the end of a row of such runs of the main branch. */
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

/** The whole suite on the base, then the whole suite on the head, so many runs of each comparison in so many starts. */
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

/** Both servers run, and every comparison has so many runs of each by turns; so many sets, each on servers started anew. */
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

function sample(values: readonly number[]): Sample {
  if (!isSample(values)) throw new RangeError('no run')
  return values
}
