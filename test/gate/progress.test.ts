import { describe, expect, it } from 'vitest'
import { type Arm, planOf } from '../../src/core/plan/plan.ts'
import type { ProgressEvent } from '../../src/core/progress/progress-event.ts'
import { policy, scenario, suite, workload } from '../builders.ts'
import { runPlan, walkPlan } from '../fakes/fake-machine.ts'
import { fakeTestbed } from '../fakes/fake-testbed.ts'

const QUIET = { slice: 0.03, dips: 0.03, start: 0.005, drift: 0.01 }

/** All events of a simulated run, and the ends that it was told at most, in seconds of its clock. */
async function told(slowdown: number) {
  const measured = suite({
    budgetSeconds: 180,
    threads: [4],
    workloads: [workload('a'), workload('b')],
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: { control: 0.05, base: 0.05, baseline: 0.05 } }),
  })
  const effect = ({ role }: Arm) => (role === 'candidate' ? Math.log1p(-slowdown) : 0)
  const testbed = fakeTestbed({ noise: QUIET, effect, seed: 1 })
  const events: ProgressEvent[] = []
  const ends: number[] = []
  await walkPlan(runPlan(measured, planOf(measured, 1)), {
    testbed,
    tell: (event) => {
      events.push(event)
      if (event.kind === 'time') ends.push(testbed.now() + event.secondsLeft)
    },
  })
  return { events, ends, seconds: testbed.now() }
}

describe('the events of a run', () => {
  it('never announce an end that is earlier than the end of the run', async () => {
    const { ends, seconds } = await told(0)
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) expect(seconds).toBeLessThanOrEqual(end + 0.5)
  })

  it('include about once a second a gap between blocks', async () => {
    const { events, seconds } = await told(0)
    const gaps = events.filter(({ kind }) => kind === 'gap').length
    expect(gaps).toBeGreaterThan(seconds / 4)
    expect(gaps).toBeLessThan(1.5 * seconds)
  })

  it('include from the start the half of the budget by which a confirmation may prolong the run', async () => {
    const { ends } = await told(0.2)
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) expect(end).toBeCloseTo(1.5 * 180, 6)
  })
})
