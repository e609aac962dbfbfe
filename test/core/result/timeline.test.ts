import { expect, it } from 'vitest'
import type { TimeSpan } from '../../../src/core/result/timeline.ts'
import { timesOf } from '../../../src/core/wording/wording.ts'
import { sweepResult } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

const CELL = { trial: 1, workload: 'oltp_read_only', threads: 8 }

const TIMELINE: readonly TimeSpan[] = [
  { step: 'prepare', from: 0, to: 1 },
  { step: 'wait', from: 1, to: 1.5 },
  { step: 'prepare', from: 1.5, to: 2 },
  { step: 'start', trial: 1, from: 2, to: 4 },
  { step: 'measure', ...CELL, from: 4, to: 10 },
]

it('the activities of a run add up to its whole time', () => {
  expect(timesOf(TIMELINE)).toEqual([
    ['waiting for another run', 0.5],
    ['starting servers', 3.5],
    ['measuring', 6],
    ['searching for causes', 0],
  ])
  const { timeline, seconds } = withTimeline(sweepResult({ threads: [1, 8] }), 3)
  expect(timesOf(timeline).reduce((sum, [, took]) => sum + took, 0)).toBeCloseTo(seconds, 9)
})
