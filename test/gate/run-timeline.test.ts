import { describe, expect, it } from 'vitest'
import { planOf } from '../../src/core/plan/plan.ts'
import { timesOf } from '../../src/core/wording/wording.ts'
import { Timekeeper } from '../../src/edges/machine/timekeeper.ts'
import { measureUntilDecided } from '../../src/gate/measure.ts'
import { scenario, suite } from '../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'

const START_SECONDS = 2

async function measured() {
  const own = suite({ threads: [1, 8], budgetSeconds: 40, scenarios: [scenario('off'), scenario('on')] })
  const effect = ({ role }: { role: string }) => (role === 'candidate' ? Math.log1p(-0.2) : 0)
  const testbed = fakeTestbed({ noise: NOISE.quiet as NoiseModel, effect, seed: 3, startSeconds: START_SECONDS })
  const timeline = new Timekeeper({ seconds: testbed.now })
  const { measurement } = await measureUntilDecided(planOf(own, 1), own, { testbed, tell: () => {}, timeline })
  const time = timeline.wallTime()
  return { ...time, timeline: time.timeline ?? [], measuredSeconds: measurement.measuredSeconds }
}

describe('the timeline of a run', () => {
  it('has the start of servers of each trial, and the steps of each cell', async () => {
    const { timeline } = await measured()
    const ofFirst = timeline.flatMap((span) =>
      'trial' in span && span.trial === 1 ? `${span.step}${'threads' in span ? ` ${span.threads}` : ''}` : [],
    )
    // On the fake connecting, ending and stopping take no time.
    expect(ofFirst.slice(0, 1)).toEqual(['start'])
    expect(ofFirst.slice(1).toSorted()).toEqual(['measure 1', 'measure 8', 'warm-up 1', 'warm-up 8'])
    expect(timeline.some((span) => 'trial' in span && span.trial === 2)).toBe(true)
  })

  it('adds up to the time of the run, including the start of servers and the measuring', async () => {
    const run = await measured()
    const seconds = new Map(timesOf(run.timeline))
    const trials = run.timeline.filter(({ step }) => step === 'start').length
    expect(seconds.get('starting servers')).toBeGreaterThan(trials * START_SECONDS - 0.01)
    expect(seconds.get('measuring')).toBeCloseTo(run.measuredSeconds, 2)
    expect([...seconds.values()].reduce((sum, each) => sum + each)).toBeCloseTo(run.seconds, 2)
  })
})
