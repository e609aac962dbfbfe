import { describe, expect, it } from 'vitest'
import { noiseOf } from '../../../src/commands/doctor/noise.ts'
import { resultComparison } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const EQUAL = { verdict: 'pass', label: 'within the limit', change: 0.004, low: -0.031, high: 0.038 } as const

describe('a measurement of two equal servers', () => {
  it('shows, with the verdict pass, the smallest slowdown that would be found', () => {
    const disturbance = { blocks: 100, disturbed: 20, dropped: 5 }
    const result = sweepOf([], [], [], {
      comparisons: [resultComparison({ ...EQUAL, detectable: 0.062 })],
      disturbance,
    })
    const { isRight, text } = noiseOf(result)
    expect(isRight).toBe(true)
    expect(text.split('\n')).toEqual([
      'A minute here finds slowdowns from 6.2% in 95 of 100 runs.',
      'Two equal servers differ by +0.4% (−3.1 … +3.8).',
      'The machine was disturbed for 20% of the time, and 5% was left out.',
    ])
  })

  it('says that the machine is not to be trusted if the verdict is not pass', () => {
    const comparison = resultComparison({ ...EQUAL, verdict: 'inconclusive', label: 'inconclusive', low: -0.09 })
    const { isRight, text } = noiseOf(sweepOf([], [], [], { comparisons: [comparison] }))
    expect(isRight).toBe(false)
    expect(text).toContain('measure for longer, or on a quieter machine')
  })

  it('is an error without a comparison', () => {
    expect(() => noiseOf(sweepOf([], [], [], { comparisons: [] }))).toThrow('nothing was compared')
  })
})
