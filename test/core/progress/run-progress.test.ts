import { describe, expect, it } from 'vitest'
import { type Arm, makePlan } from '../../../src/core/plan/plan.ts'
import type { ProgressEvent } from '../../../src/core/progress/progress-event.ts'
import {
  cellsOf,
  isDecided,
  NOTHING_TOLD,
  progressed,
  type RunProgress,
  worstOf,
} from '../../../src/core/progress/run-progress.ts'
import { policy, scenario, suite, workload } from '../../builders.ts'
import { fakeTestbed } from '../../fakes/fake-testbed.ts'
import { simulatedGate } from '../../fakes/simulated-gate.ts'
import { after, at, live, looked, MEASURING, phase, planned, SEEN } from './live-run.ts'

const decidedCells = (progress: RunProgress) => cellsOf(progress).filter(isDecided)
const QUIET = { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01 }

/** All events of a simulated run, and its progress after each. */
async function told(slowdown: (arm: Arm) => number, seed = 1) {
  const measured = suite({
    budgetSeconds: 180,
    threads: [4],
    workloads: [workload('a'), workload('b')],
    scenarios: [scenario('off'), scenario('on'), scenario('more')],
    gate: policy({ tolerance: { control: 0.05, base: 0.05, baseline: 0.05 } }),
  })
  const effect = (arm: Arm) => (arm.role === 'candidate' ? Math.log1p(-slowdown(arm)) : 0)
  const testbed = fakeTestbed({ noise: QUIET, effect, seed })
  const events: ProgressEvent[] = []
  const states: RunProgress[] = []
  let progress = NOTHING_TOLD
  const { result } = await simulatedGate(measured, makePlan(measured, seed), testbed, {
    tell: (event) => {
      progress = progressed(progress, event, testbed.now())
      events.push(event)
      states.push(progress)
    },
  })
  return { events, states, last: progress, result, seconds: testbed.now() }
}

describe('a run that passes', () => {
  it('has all its cells before the first is measured, and decides one after the other', async () => {
    const { states, last, result } = await told(() => 0)
    expect(result.verdict).toBe('pass')
    expect(states[0]).toMatchObject({ trial: 0, until: null })
    expect(cellsOf(states[0] as RunProgress).map(([one]) => one?.workload)).toEqual(['a', 'b'])
    const decided = states.map((progress) => decidedCells(progress).length)
    expect(decided).toEqual(decided.toSorted((one, other) => one - other))
    expect(new Set(decided)).toEqual(new Set([0, 1, 2]))
    expect(last.comparisons.map(({ standing }) => standing)).not.toContain('regressed')
  })

  it('ends with the figures of the result', async () => {
    const { last, result } = await told(() => 0)
    const figures = last.comparisons.map(({ scenario, found }) => [scenario, found?.change])
    expect(figures).toEqual(expect.arrayContaining(result.comparisons.map((one) => [one.scenario, one.change])))
    expect(last.comparisons.filter(({ workload }) => workload === '*')).toHaveLength(2)
  })

  it('is never longer than it was told to take at the most', async () => {
    const { states, seconds } = await told(() => 0)
    const ends = states.flatMap(({ until }) => until ?? [])
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) expect(seconds).toBeLessThanOrEqual(end + 0.5)
  })

  it('pauses about once a second of measuring, for whoever has something to show', async () => {
    const { events, seconds } = await told(() => 0)
    const gaps = events.filter(({ kind }) => kind === 'gap').length
    expect(gaps).toBeGreaterThan(seconds / 4)
    expect(gaps).toBeLessThan(1.5 * seconds)
  })
})

describe('a run that regresses', () => {
  const slow = ({ scenario: { name } }: Arm) => (name === 'on' ? 0.2 : 0)

  it('suspects first, and confirms in a later trial', async () => {
    const { states, last, result } = await told(slow)
    expect(result.verdict).toBe('regressed')
    const first = (wanted: string) =>
      states.findIndex(({ comparisons }) => comparisons.some(({ standing }) => standing === wanted))
    expect(first('suspected')).toBeGreaterThan(0)
    expect(first('suspected')).toBeLessThan(first('regressed'))
    expect(states.filter(({ trial }) => trial === 1).every(({ isConfirming }) => !isConfirming)).toBe(true)
    expect(states.some(({ trial, isConfirming }) => trial === 2 && isConfirming)).toBe(true)
    expect(last.comparisons.map(({ standing }) => standing)).toContain('regressed')
  })

  it('tells from the start the half of the budget that a confirmation may add', async () => {
    const { states } = await told(slow)
    const longest = states.flatMap(({ until }) => until ?? [])
    expect(longest.length).toBeGreaterThan(2)
    for (const until of longest) expect(until).toBeCloseTo(1.5 * 180, 6)
  })
})

describe('progress', () => {
  it('counts a cell once all that is compared in it is decided', () => {
    const both = [live({ scenario: 'on' }), live({ scenario: 'more' })]
    const one = after(planned(both), looked(live({ scenario: 'on', standing: 'pass' })))
    expect(decidedCells(one)).toEqual([])
    const all = progressed(one, looked(live({ scenario: 'more', standing: 'regressed' })), 0)
    expect(decidedCells(all)).toHaveLength(1)
    expect(decidedCells(progressed(all, looked(live({ scenario: 'more', standing: 'suspected' })), 0))).toEqual([])
  })

  it('has the comparison that is nearest to failing by its own tolerance', () => {
    const near = live({ workload: 'near', tolerance: 0.02, found: { ...SEEN, change: -0.03 } })
    const far = live({ workload: 'far', tolerance: 0.3, found: { ...SEEN, change: -0.1 } })
    expect(worstOf([live({ found: null }), near, far])).toEqual(near)
    expect(worstOf([live({ found: null })])).toBeUndefined()
  })

  it('stays in the search while that starts and measures servers of its own', () => {
    const searching = after(
      ...MEASURING,
      at({ code: 'search' }),
      at({ code: 'start', servers: 3 }),
      phase('warm-up', 9),
    )
    expect(searching).toMatchObject({ phase: { code: 'search' }, trial: 1 })
    expect(after(at({ code: 'search' }), at({ code: 'draw' })).phase).toEqual({ code: 'draw' })
  })
})
