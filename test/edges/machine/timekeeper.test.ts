import { describe, expect, it } from 'vitest'
import { Timekeeper } from '../../../src/edges/machine/timekeeper.ts'

function timelineAt() {
  const clock = { now: 0 }
  return { clock, timeline: new Timekeeper({ seconds: () => clock.now }) }
}

describe('the timeline of a run', () => {
  it('is in exactly one step at each moment, from preparation to end', () => {
    const { clock, timeline } = timelineAt()
    clock.now = 2
    timeline.enter({ step: 'start', trial: 1 })
    clock.now = 5
    timeline.enter({ step: 'judge' })
    clock.now = 5.5
    expect(timeline.wallTime()).toEqual({
      seconds: 5.5,
      timeline: [
        { step: 'prepare', from: 0, to: 2 },
        { step: 'start', trial: 1, from: 2, to: 5 },
        { step: 'judge', from: 5, to: 5.5 },
      ],
    })
  })

  it('is in milliseconds, and leaves out steps of less than a millisecond', () => {
    const { clock, timeline } = timelineAt()
    clock.now = 0.0004
    timeline.enter({ step: 'wait' })
    clock.now = 0.12345
    timeline.enter({ step: 'data' })
    expect(timeline.wallTime().timeline).toEqual([{ step: 'wait', from: 0, to: 0.123 }])
  })
})
