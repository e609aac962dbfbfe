import { describe, expect, it } from 'vitest'
import { type RunLine, type Slice, slicesOf } from '../../src/core/measurement/measurement.ts'
import { leastBlocks, trialCount } from '../../src/core/plan/budget.ts'
import { type Arm, type Cell, planOf } from '../../src/core/plan/plan.ts'
import { blockSeconds, blockSecondsWithGap, type Pace, rotatingTurns, type Turns } from '../../src/core/plan/turns.ts'
import type { ProgressEvent } from '../../src/core/progress/progress-event.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import type { Testbed } from '../../src/edges/testbed/testbed.ts'
import { MeasurementError } from '../../src/errors.ts'
import { policy, suite } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed, type NoiseModel } from '../fakes/fake-testbed.ts'
import { atCells, atTrials } from '../fakes/wrapped-testbed.ts'

/** Quiet enough for the first trial of an arm to decide, unless it has a second one to confirm a suspicion. */
const QUIET: NoiseModel = { slice: 0.03, dips: 0.01, start: 0.005, drift: 0.01 }
const NOISY: NoiseModel = { slice: 0.2, dips: 0.25, start: 0.02, drift: 0.05 }
/** Little is decided early, and nothing is hopeless. */
const TAME: NoiseModel = { slice: 0.045, dips: 0.12, start: 0.005, drift: 0.03 }
const START_SECONDS = 2
const BUDGET_SECONDS = 120
/** As many as that is enough for. */
const TRIALS = 5
/** How the fake's servers work. */
const PACE: Pace = { p95Ms: 3, computes: true, switchMs: 0 }

interface Run {
  /** Change of a candidate in a cell, −0.05 = 5% slower; by name. */
  readonly change?: (scenario: string, cell: Cell) => number
  readonly noise?: NoiseModel
  readonly suite?: Partial<Suite>
  readonly seed?: number
  /** Puts something between the gate and its testbed. */
  readonly wrap?: (testbed: Testbed) => Testbed
}

async function run({ change = () => 0, noise = QUIET, suite: overrides, seed = 1, wrap = (same) => same }: Run) {
  const measured = suite({ budgetSeconds: BUDGET_SECONDS, ...overrides })
  const plan = planOf(measured, seed)
  const effect = (arm: Arm, cell: Cell) => (arm.role === 'candidate' ? Math.log1p(change(arm.scenario.name, cell)) : 0)
  const testbed = wrap(fakeTestbed({ noise, effect, seed, startSeconds: START_SECONDS }))
  const saved: RunLine[] = []
  const told: ProgressEvent[] = []
  const save = (lines: readonly RunLine[]) => void saved.push(...lines)
  const tell = (event: ProgressEvent) => void told.push(event)
  const { result } = await walkPlan(runPlan(measured, plan), { testbed, save, tell })
  return { result, plan, saved, told, slices: slicesOf(saved), seconds: testbed.now() }
}

/** The trials in which slices of this kind were measured. */
function trialsOf(slices: readonly Slice[], of: Partial<Slice> = {}): number[] {
  const wanted = slices.filter((slice) =>
    Object.entries(of).every(([key, value]) => slice[key as keyof Slice] === value),
  )
  return [...new Set(wanted.map(({ trial }) => trial))]
}

/** Takes the transactions of a share of one scenario's slices away. */
function stalling(name: string, share: number) {
  const stalled = (slice: Slice) =>
    slice.scenario === name && slice.block % 10 < 10 * share ? { ...slice, transactions: 0 } : slice
  return atCells(async (open) => {
    const cell = await open()
    return {
      ...cell,
      runBlocks: (blocks, turns, save, goesOn) =>
        cell.runBlocks(blocks, turns, (block) => save(slicesOf(block).map(stalled)), goesOn),
    }
  })
}

/** Requested blocks of a cell. */
interface AskedBlocks {
  readonly blocks: number
  readonly turns: Turns
}

/** Notes the blocks that each cell is asked for, of servers that work at this pace. */
function noting(asked: AskedBlocks[], { isRotating = true, pace = PACE } = {}) {
  return atCells(async (open) => {
    const cell = await open()
    return {
      ...cell,
      isRotating,
      warmUp: async () => {
        await cell.warmUp()
        return pace
      },
      runBlocks: (blocks, turns, ...rest) => {
        asked.push({ blocks, turns })
        return cell.runBlocks(blocks, turns, ...rest)
      },
    }
  })
}

function tolerating(share: number): Partial<Suite> {
  return { gate: policy({ tolerance: { control: share, base: share, baseline: share } }) }
}

it('a suite with a precision is measured until its budget is used up, and its verdict stays the same', async () => {
  const [gated, studied] = [await run({}), await run({ suite: { precision: 0.001 } })]
  expect(studied.result.verdict).toBe(gated.result.verdict)
  expect(trialsOf(studied.slices)).toHaveLength(TRIALS)
  expect(trialsOf(gated.slices).length).toBeLessThan(TRIALS)
})

it.each([1, 0.6])('a scenario that stalls in a share of %d of its slices never has the verdict pass', async (share) => {
  const { result } = await run({ wrap: stalling('on', share) })
  expect(result.verdict).not.toBe('pass')
})

describe('a gated run', () => {
  it('starts servers only for cells that are measured', async () => {
    const noise = { slice: 0.03, dips: 0.03, start: 0.018, drift: 0.01 }
    for (let seed = 1; seed <= 20; seed++) {
      const started: number[] = []
      const wrap = atTrials((start, { number }) => {
        started.push(number)
        return start()
      })
      const { saved, slices, result } = await run({ seed, noise, wrap, suite: { threads: [1, 8] } })
      const looked = saved.flatMap((line) => (line.kind === 'look' ? [line.trial] : []))
      expect(trialsOf(slices)).toEqual([...new Set(looked)])
      expect(trialsOf(slices)).toEqual(started)
      for (const { verdict, low } of result.comparisons) if (verdict === 'pass') expect(low).toBeGreaterThan(-0.05)
    }
  })

  it('fits five trials into its budget', async () => {
    const { plan, slices } = await run({ suite: { precision: 0.001 } })
    expect(trialCount(plan, START_SECONDS, plan.arms.length)).toBe(TRIALS)
    expect(trialsOf(slices)).toEqual([1, 2, 3, 4, 5])
  })

  it('is not red because of a slowdown that only the servers of one trial have', async () => {
    let trial = 0
    const { result, slices } = await run({
      change: () => (trial === 1 ? -0.2 : 0),
      wrap: atTrials((start) => {
        trial++
        return start()
      }),
    })
    expect(result.comparisons).toMatchObject([{ verdict: 'pass', confirmed: null }])
    // Later starts refute the suspicion. As one start differs so much, it takes many to find the truth.
    expect(trialsOf(slices).length).toBeGreaterThan(5)
  })

  it.each([
    { noise: NOISY, trials: 4, most: 0.8 },
    // The turns of the first trial leave the rest of the budget no chance.
    { noise: { ...NOISY, slice: 2 }, trials: 1, most: 0.25 },
  ])('is inconclusive after $trials trials if noise hides the answer', async ({ noise, trials, most }) => {
    const { result, slices, seconds } = await run({
      ...{ noise, seed: 2 },
      ...{ change: () => -0.02, suite: tolerating(0.02) },
    })
    expect(result.verdict).toBe('inconclusive')
    expect(trialsOf(slices)).toHaveLength(trials)
    expect(seconds).toBeLessThan(most * BUDGET_SECONDS)
    const [found] = result.comparisons
    expect(found?.detectable).toBeGreaterThan(0.02)
  })

  it('has the control and its second copy in each measured block', async () => {
    const { slices } = await run({ change: () => -0.05, suite: { threads: [1, 8] } })
    const ofBlock = Map.groupBy(slices, ({ trial, threads, block }) => `${trial} ${threads} ${block}`)
    for (const block of ofBlock.values()) {
      expect(block.filter(({ scenario: name }) => name === 'off').map(({ revision }) => revision)).toHaveLength(2)
    }
  })

  it('gives as measured time the sum of the seconds of all saved slices', async () => {
    const { result, slices } = await run({ change: () => -0.2 })
    expect(result.measuredSeconds).toBeCloseTo(
      slices.reduce((sum, { seconds }) => sum + seconds, 0),
      6,
    )
  })

  it.each([
    { budgetSeconds: 20, levels: 1 },
    { budgetSeconds: 60, levels: 1 },
    { budgetSeconds: 60, levels: 4 },
    { budgetSeconds: 300, levels: 8 },
  ])(
    'takes at most $budgetSeconds s, its budget, for $levels thread counts, and half of it more to confirm',
    async (setting) => {
      const { budgetSeconds, levels } = setting
      const threads = Array.from({ length: levels }, (_, index) => index + 1) as [number, ...number[]]
      const used: number[] = []
      for (const seed of [1, 2, 3]) {
        const { plan, seconds } = await run({
          seed,
          // Wild enough that little is decided early, and tame enough for a chance.
          noise: TAME,
          change: () => -0.02,
          suite: { ...tolerating(0.025), budgetSeconds, threads },
        })
        const block = blockSeconds(plan.arms.length, rotatingTurns(PACE, plan.arms.length))
        expect(seconds).toBeLessThanOrEqual(1.5 * budgetSeconds + block + START_SECONDS)
        used.push(seconds / budgetSeconds)
      }
      expect(Math.max(...used)).toBeGreaterThan(0.35)
    },
  )

  it('goes on without a cell that cannot be measured, which it tries once, and does not pass', async () => {
    const tried: number[] = []
    const { result, slices } = await run({
      suite: { threads: [1, 4] },
      wrap: atCells(async (open, { cell: { threads } }) => {
        if (threads !== 4) return open()
        tried.push(threads)
        throw new MeasurementError('it takes longer than 60 s', { step: 'warm up', isOfCell: true })
      }),
    })
    expect(tried).toEqual([4])
    expect(new Set(slices.map(({ threads }) => threads))).toEqual(new Set([1]))
    expect(result.verdict).toBe('inconclusive')
    expect(result.warnings.filter(({ code }) => code === 'load-not-measured')).toMatchObject([{ threads: 4 }])
    expect(result.comparisons.map(({ threads }) => threads)).toContain(1)
  })
})

describe('the turns that are planned for a cell', () => {
  it('freeze servers if these can be frozen, and have the pace that the warm-up found', async () => {
    for (const pace of [PACE, { ...PACE, computes: false }]) {
      const asked: AskedBlocks[] = []
      await run({ wrap: noting(asked, { pace }) })
      expect(asked[0]?.turns).toEqual(rotatingTurns(pace, 3))
    }
  })

  it('are turns of clients, or of the states of one server, if servers cannot be frozen', async () => {
    const asked: AskedBlocks[] = []
    const pace = { p95Ms: 20, computes: true, switchMs: 6 }
    await run({ wrap: noting(asked, { pace, isRotating: false }) })
    expect(asked[0]?.turns).toEqual({ turnMs: 240, rounds: 1, switchMs: 6 })
  })

  it('fill the time of their trial, with the gaps between them', async () => {
    const asked: AskedBlocks[] = []
    await run({ wrap: noting(asked) })
    const turns = rotatingTurns(PACE, 4)
    // Each trial has a fifth of the budget for its starts, its warm-up, and its blocks.
    const left = BUDGET_SECONDS / TRIALS - START_SECONDS - (0.2 + 4 * 0.3)
    expect(asked[0]).toEqual({ blocks: Math.floor(left / blockSecondsWithGap(4, turns)), turns })
  })

  it('are shorter if the least number of usual blocks would take too long', async () => {
    const asked: AskedBlocks[] = []
    const pace = { ...PACE, p95Ms: 1000 }
    const { seconds } = await run({ noise: NOISY, suite: { budgetSeconds: 40 }, wrap: noting(asked, { pace }) })
    const planned = Array.from({ length: 3 }, () => leastBlocks(3))
    expect(asked.slice(0, 3).map(({ blocks }) => blocks)).toEqual(planned)
    for (const { turns } of asked) expect(turns.rounds).toBeLessThan(rotatingTurns(pace, 3).rounds)
    expect(seconds).toBeLessThan(1.5 * 40 + START_SECONDS)
  })

  it('are refused if even the shortest turns exceed the budget', async () => {
    const slow = noting([], { pace: { p95Ms: 10_000, computes: false, switchMs: 0 }, isRotating: false })
    await expect(run({ suite: { budgetSeconds: 60 }, wrap: slow })).rejects.toThrow(
      'the budget of 60 s is too small for oltp_read_only at 4 threads: its turns are so long that the fewest blocks take 241 s',
    )
  })
})
