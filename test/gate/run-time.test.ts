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

describe('the budget of a run', () => {
  it('counts from the start of the run, even if the clock is set later', () => {
    const { clock, time } = timeAt()
    expect([time.share, time.secondsLeft]).toEqual([0, BUDGET])
    clock.seconds += 15
    expect([time.share, time.secondsLeft]).toEqual([0.25, 45])
  })

  it('has no negative rest once it is used up, while the used share still grows', () => {
    const { clock, time } = timeAt()
    clock.seconds += 75
    expect([time.share, time.secondsLeft]).toEqual([1.25, 0])
  })

  it('is divided into trials once the first servers have started, and a later slow start takes no trial away', () => {
    const { clock, time } = timeAt()
    expect(time.trials).toBe(Number.POSITIVE_INFINITY)
    const { until } = time.schedule(SERVERS, 1)
    const { trials } = time
    expect(trials).toBeGreaterThan(2)
    clock.seconds = until + 20
    time.schedule({ ...SERVERS, startSeconds: 20 }, 2)
    expect(time.trials).toBe(trials)
  })

  it('has room for more trials if earlier ones did not use their time', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    const { trials } = time
    for (const number of [2, 3]) {
      clock.seconds += 4
      time.schedule(SERVERS, number)
    }
    expect(time.trials).toBeGreaterThan(trials)
  })

  it('is used up completely by the last trial', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    clock.seconds += 40
    expect(time.schedule(SERVERS, time.trials).until).toBeCloseTo(100 + BUDGET, 9)
  })

  it('is exceeded by at most a half, for one more trial that confirms a suspicion', () => {
    const { clock, time } = timeAt()
    time.schedule(SERVERS, 1)
    clock.seconds += 61
    const number = time.trials + 1
    expect(time.schedule(SERVERS, number)).toEqual({ trials: number, until: 100 + 1.5 * BUDGET })
    expect(time.trials).toBe(number - 1)
  })

  it('tells users when the run ends: with the budget, half a budget later to confirm, not before a trial ends', () => {
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

  it('gives a trial also the time of later trials that have nothing left to measure', () => {
    const { time } = timeAt()
    time.schedule(SERVERS, 1)
    expect(time.schedule(SERVERS, 2, () => 0).until).toBeCloseTo(100 + BUDGET, 9)
    expect(time.schedule(SERVERS, 2, () => 1).until).toBeCloseTo(100 + (BUDGET - 0.1) / 2, 9)
  })

  it('allows a confirmation only if enough time is left to start servers and measure them', () => {
    const { clock, time } = timeAt()
    time.schedule({ ...SERVERS, startSeconds: 10 }, 1)
    clock.seconds = 100 + 1.5 * BUDGET - 13.1
    expect(time.sufficesToConfirm).toBe(true)
    clock.seconds += 0.2
    expect(time.sufficesToConfirm).toBe(false)
  })
})
