import { describe, expect, test } from 'vitest'
import { type Analysed, analyse } from '../../test/fakes/playback.ts'
import type { RecordedWork, Recording } from '../../test/fakes/recordings.ts'
import { neededOf, type Point, SIZES } from './curves.ts'
import type { Gate } from './gates.ts'
import { quantile, replayOther, replayOwn } from './replay.ts'
import {
  alternating,
  alternatingStarts,
  blocks,
  duets,
  recordedMachine,
  STORED,
  storedRuns,
  turns,
} from './sampling.ts'

const ARMS = 4
/** Arms with this many transactions in a tenth of a second of each of 200 blocks. */
function recorded(transactionsIn: (block: number) => number): Analysed {
  const start = Array.from({ length: 200 }, (_, block) =>
    Array.from({ length: ARMS }, (): RecordedWork => [transactionsIn(block), 1e5, 9e4]),
  )
  const recording: Recording = { name: '', computes: true, blockSeconds: 0.1, turnMs: 5, p95Ms: 1, starts: [start] }
  return analyse(recording)
}

/** Twice as fast in the second half of every 20 s. */
const HALVES = recorded((block) => (block < 100 ? 100 : 200))
const STILL = recorded(() => 100)

/** Arithmetic over geometric mean of the two speeds. */
const USUAL = 1.5 / Math.SQRT2

describe('a machine with recorded noise', () => {
  test('repeats its recorded rates from the start once they are used up', () => {
    const machine = recordedMachine({ recorded: HALVES, startSpread: 0 }, 0, 1)
    expect(machine.run(0, 20)).toBeCloseTo(USUAL, 9)
    expect(machine.run(Math.log(0.9), 50 * 20)).toBeCloseTo(0.9 * USUAL, 9)
  })

  test('gives consecutive runs the noise of consecutive recorded blocks', () => {
    const machine = recordedMachine({ recorded: HALVES, startSpread: 0 }, 0, 1)
    const rates = Array.from({ length: 20 }, () => machine.run(0, 1))
    expect(rates.reduce((sum, rate) => sum + rate, 0) / 20).toBeCloseTo(USUAL, 9)
    const isOfOneHalf = (rate: number) => Math.abs(Math.abs(Math.log(rate)) - Math.log(2) / 2) < 1e-9
    expect(rates.filter((rate) => !isOfOneHalf(rate)).length).toBeLessThanOrEqual(2)
  })
})

describe('each way of sampling', () => {
  test.each([
    { name: 'stored', sampling: STORED, sets: 1, base: 30, head: 1 },
    { name: 'stored runs', sampling: storedRuns(40, 10), sets: 1, base: 40, head: 10 },
    { name: 'blocks', sampling: blocks(10, 2), sets: 1, base: 10, head: 10 },
    { name: 'alternating', sampling: alternating(10, 3), sets: 3, base: 10, head: 10 },
    { name: 'fresh', sampling: alternatingStarts(10), sets: 1, base: 10, head: 10 },
  ])('takes its number of runs, in exactly the given seconds: $name', ({ sampling, sets, base, head }) => {
    const machine = recordedMachine({ recorded: STILL, startSpread: 0 }, 0, 1)
    const lengths: number[] = []
    const counting = {
      ...machine,
      run: (speed: number, seconds: number) => {
        lengths.push(seconds)
        return machine.run(speed, seconds)
      },
    }
    const taken = sampling.take(counting, [Math.log(0.9), 0], 60)
    expect(taken.map((cell) => cell.length)).toEqual([sets, sets])
    for (const set of taken[0] ?? []) {
      expect([set.base.length, set.head.length]).toEqual([base, head])
      for (const rate of set.base) expect(rate).toBeCloseTo(1, 9)
      for (const rate of set.head) expect(rate).toBeCloseTo(0.9, 9)
    }
    for (const rate of taken[1]?.[0]?.head ?? []) expect(rate).toBeCloseTo(1, 9)
    const isHistory = sampling === STORED || base === 40
    const total = lengths.reduce((sum, seconds) => sum + seconds, 0)
    const share = isHistory ? head / (base + head) : 1
    expect(total * share).toBeCloseTo(2 * 60, 6)
  })
})

describe('each way of sampling in turns', () => {
  test.each([
    { name: 'ours', sampling: turns(2), sets: 2, count: 30 },
    { name: 'duets', sampling: duets(10), sets: 1, count: 10 },
  ])('measures both sides under the same recorded noise: $name', ({ sampling, sets, count }) => {
    const taken = sampling.take(recordedMachine({ recorded: HALVES, startSpread: 0 }, 0, 1), [Math.log(0.9)], 60)
    expect(taken[0]).toHaveLength(sets)
    for (const { base, head } of taken[0] ?? []) {
      expect([base.length, head.length]).toEqual([count, count])
      for (const [nth, rate] of base.entries()) expect((head[nth] ?? 0) / rate).toBeCloseTo(0.9, 9)
    }
  })
})

describe('a replay of another gate', () => {
  const gate: Gate = {
    name: 'ten per cent',
    sampling: blocks(1, 1),
    machineSpread: 0,
    score: ([set]) => (set === undefined ? 0 : set.base[0] / set.head[0] - 1),
    limit: 0.1,
    share: () => 1,
  }
  const still = { recorded: STILL, startSpread: 0.005 }

  test('counts each pull request with a false alarm once, however many of its comparisons raise the alarm', () => {
    const { falseAlarms, found } = replayOther(gate, still, { seconds: 1, effects: [Math.log(0.8), 0], runs: 20 })
    expect([falseAlarms, found]).toEqual([0, [1, 0]])
    // 2.24 standard deviations of the difference of two starts, which all comparisons of a pull request share: one in
    // 80.
    const strict = replayOther({ ...gate, limit: 0.01584 }, still, { seconds: 1, effects: [], runs: 4000 })
    expect(strict.falseAlarms).toBeCloseTo(1 / 80, 2)
    expect(strict.falseAlarms).toBeGreaterThan(0.005)
  })

  test('sets a missing limit so that one unchanged pull request in a hundred fails', () => {
    const { limit: _, ...tuned } = gate
    expect(replayOther(tuned, still, { seconds: 1, effects: [], runs: 500 }).falseAlarms).toBeCloseTo(0.01, 9)
  })
})

describe('a replay of qpsgate', () => {
  const noise = { recorded: STILL, startSpread: 0.005 }
  test('fails a run in which one of eight comparisons is slower, and finds that comparison', async () => {
    const run = await replayOwn(noise, Math.log(0.85), 0.05, 1)
    expect(run).toMatchObject({ isFailed: true, isFound: true })
    expect(run.secondsWithStarts).toBeGreaterThan(run.seconds)
    expect(run.seconds).toBeGreaterThan(1)
  })
  test('passes a change that is not slower', async () =>
    expect(await replayOwn(noise, 0, 0.05, 1)).toMatchObject({ isFailed: false, isFound: false }))
})

describe('the time that a gate needs to find 95% of slowdowns', () => {
  const point = (time: number, falseAlarms: number, found: number): Point => ({
    time,
    seconds: time,
    falseAlarms,
    found: SIZES.map(() => found),
  })
  const needed = (...points: Point[]) => neededOf(points)[0]

  test('is interpolated between two measured times', () => {
    expect(needed(point(10, 0, 0.9), point(40, 0, 1))).toBeCloseTo(20, 9)
    expect(needed(point(10, 0, 0.95), point(40, 0, 1))).toBe(10)
  })
  test('is one at which at most 1% of unchanged runs raise a false alarm', () => {
    expect(needed(point(10, 0.02, 1), point(40, 0.01, 1))).toBe(40)
    expect(needed(point(10, 0.02, 1), point(40, 0.011, 1))).toBe(Number.POSITIVE_INFINITY)
  })
  test('is summed up by a quantile: the least time that the given share of times does not exceed', () => {
    expect(quantile([4, 1, 3, 2], 0.75)).toBe(3)
    expect(quantile([1, Number.POSITIVE_INFINITY], 0.95)).toBe(Number.POSITIVE_INFINITY)
  })
})
