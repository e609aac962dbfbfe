import { describe, expect, it } from 'vitest'
import { renderTimeline } from '../../../src/core/views/timeline-text.ts'

describe('the time of a run in a terminal', () => {
  it('is a line for every step, and above them what was measured', () => {
    const cell = { trial: 1, workload: 'oltp_read_only', threads: 8 }
    const timeline = [
      { step: 'prepare', from: 0, to: 0.04 },
      { step: 'start', trial: 1, from: 0.04, to: 4.5 },
      { step: 'measure', ...cell, from: 4.5, to: 20 },
    ] as const
    expect(renderTimeline({ timeline, seconds: 20, measuredSeconds: 14 })).toBe(
      [
        '\n70 % of 20 s measured:',
        '  starting servers         4.5 s  22.3 %',
        '  measured                14.0 s  70.0 %',
        '  between measured turns   1.5 s   7.5 %\n',
      ].join('\n'),
    )
  })

  it('is not known of a result that was joined from several', () =>
    expect(renderTimeline({ timeline: null, seconds: 20, measuredSeconds: 14 })).toMatch(/^no timeline: .*\n$/))
})
