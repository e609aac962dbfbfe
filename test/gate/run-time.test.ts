import { describe, expect, it } from 'vitest'
import { RunTime } from '../../src/gate/run-time.ts'
import { plan, scenario } from '../builders.ts'

const BUDGET = 60
const PLAN = plan({ budgetSeconds: BUDGET, scenarios: [scenario('off'), scenario('on'), scenario('all')] })
/** So short that six trials are affordable. */
const SERVERS = { startSeconds: 0.1, servers: 3 }

function timeAt(mostServers = Number.POSITIVE_INFINITY) {
  const clock = { seconds: 100 }
  const time = new RunTime({ ...PLAN, mostServers }, { now: () => clock.seconds })
  return { clock, time }
}

describe('the time of a run', () => {
  it('begins at zero, whatever its clock shows', () => {
    const { clock, time } = timeAt()
    expect([time.share, time.secondsLeft]).toEqual([0, BUDGET])
    clock.seconds += 15
    expect([time.share, time.secondsLeft]).toEqual([0.25, 45])
  })

  it('leaves no seconds beyond the budget, while its share grows', () => {
    const { clock, time } = timeAt()
    clock.seconds += 75
    expect([time.share, time.secondsLeft]).toEqual([1.25, 0])
  })

  it('is split into trials once the first servers have started, and never into fewer later', () => {
    const { clock, time } = timeAt()
    expect(time.trials).toBe(Number.POSITIVE_INFINITY)
    const { until } = time.schedule(SERVERS, 1)
    const { trials } = time
    expect(trials).toBeGreaterThan(2)
    clock.seconds = until + 20
    time.schedule({ ...SERVERS, startSeconds: 20 }, 2)
    expect(time.trials).toBe(trials)
  })

  it('that trials did not use adds trials', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    const { trials } = time
    for (const number of [2, 3]) {
      clock.seconds += 4
      time.schedule(SERVERS, number)
    }
    expect(time.trials).toBeGreaterThan(trials)
  })

  it('gives the last trial all that is left of the budget', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    clock.seconds += 40
    expect(time.schedule(SERVERS, time.trials).until).toBeCloseTo(100 + BUDGET, 9)
  })

  it('gives a trial beyond the budget half as much time again, and counts it in its own schedule alone', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    clock.seconds += 61
    const number = time.trials + 1
    expect(time.schedule(SERVERS, number)).toEqual({ trials: number, until: 100 + 1.5 * BUDGET })
    expect(time.trials).toBe(number - 1)
  })

  it('ends with the budget, half a budget later to confirm, and never before the current trial', () => {
    const { clock, time } = timeAt()
    const atMost = () => [time.secondsToCome(false), time.secondsToCome(true)]
    expect(atMost()).toEqual([BUDGET, 1.5 * BUDGET])
    time.schedule(SERVERS, 1)
    clock.seconds += 61
    expect(atMost()).toEqual([0, 29])
    time.schedule(SERVERS, time.trials + 1)
    expect(atMost()).toEqual([29, 29])
    clock.seconds += 30
    expect(atMost()).toEqual([0, 0])
  })

  it('gives a trial the time of later trials without wanted cells', () => {
    const { time } = timeAt()
    time.schedule(SERVERS, 1)
    expect(time.schedule(SERVERS, 2, () => 0).until).toBeCloseTo(100 + BUDGET, 9)
    expect(time.schedule(SERVERS, 2, () => 1).until).toBeCloseTo(100 + (BUDGET - 0.1) / 2, 9)
  })

  it('allows a confirmation while more is left than servers take to start', () => {
    const { clock, time } = timeAt()
    time.schedule({ ...SERVERS, startSeconds: 10 }, 1)
    clock.seconds = 100 + 1.5 * BUDGET - 13.1
    expect(time.sufficesToConfirm).toBe(true)
    clock.seconds += 0.2
    expect(time.sufficesToConfirm).toBe(false)
  })
})
