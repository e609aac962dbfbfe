import { describe, expect, it } from 'vitest'
import { type Span, spanSchema, timeShares } from '../../../src/core/result/timeline.ts'
import { sweepResult } from '../../sweep-result.ts'
import { withTimeline } from '../../sweep-timeline.ts'

const CELL = { trial: 1, workload: 'oltp_read_only', threads: 8 }
const ARM = { trial: 1, scenario: 'on', revision: 'head' } as const

const TIMELINE: readonly Span[] = [
  { step: 'prepare', from: 0, to: 1 },
  { step: 'wait', from: 1, to: 1.5 },
  { step: 'prepare', from: 1.5, to: 2 },
  { step: 'copy', ...ARM, from: 2, to: 3 },
  { step: 'launch', ...ARM, from: 3, to: 4 },
  { step: 'start', trial: 1, from: 2, to: 4 },
  { step: 'measure', ...CELL, from: 4, to: 10 },
]

describe('the time of a run', () => {
  it('is shared between its steps, in their order; those of servers are beside it', () => {
    const shares = timeShares({ timeline: TIMELINE, seconds: 10, measuredSeconds: 5 })
    expect(shares).toEqual([
      { step: 'prepare', seconds: 1.5, share: 0.15 },
      { step: 'wait', seconds: 0.5, share: 0.05 },
      { step: 'start', seconds: 2, share: 0.2 },
      { step: 'counted', seconds: 5, share: 0.5 },
      { step: 'measure', seconds: 1, share: 0.1 },
    ])
  })

  it('is all of it, whatever its steps', () => {
    const shares = timeShares(withTimeline(sweepResult({ threads: [1, 8] }), 3))
    expect(shares).toHaveLength(12)
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9)
  })

  it('leaves out what took less than a twentieth of a second all in all', () => {
    const stepsWith = (to: number) => {
      const timeline = [...TIMELINE, { step: 'judge', from: 10, to } as const]
      return timeShares({ timeline, seconds: to, measuredSeconds: 5 }).map(({ step }) => step)
    }
    expect(stepsWith(10.049)).not.toContain('judge')
    expect(stepsWith(10.051)).toContain('judge')
  })

  it('has nothing between measured turns where all that was measured counted', () => {
    const steps = timeShares({ timeline: TIMELINE, seconds: 10, measuredSeconds: 6 }).map(({ step }) => step)
    expect(steps).not.toContain('measure')
  })
})

describe('a span', () => {
  it.each(TIMELINE)('of $step is what a file may hold', (span) => expect(spanSchema.parse(span)).toEqual(span))

  it.each([
    { step: 'measure', from: 0, to: 1 },
    { step: 'copy', ...CELL, from: 0, to: 1 },
    { step: 'sleep', from: 0, to: 1 },
    { step: 'prepare', from: -1, to: 1 },
  ])('that is none is refused: %j', (span) => expect(spanSchema.safeParse(span).success).toBe(false))
})
