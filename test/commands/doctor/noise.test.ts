import { describe, expect, it } from 'vitest'
import { noiseOf } from '../../../src/commands/doctor/noise.ts'
import { resultComparison } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const EQUAL = { verdict: 'pass', label: 'within the limit', change: 0.004, low: -0.031, high: 0.038 } as const

describe('the measurement of two equal servers by qpsgate doctor', () => {
  it('reports the smallest slowdown that the gate would find here if its verdict is pass', () => {
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

  it('says that the machine is not to be trusted if its verdict is not pass', () => {
    const comparison = resultComparison({ ...EQUAL, verdict: 'inconclusive', label: 'inconclusive', low: -0.09 })
    const { isRight, text } = noiseOf(sweepOf([], [], [], { comparisons: [comparison] }))
    expect(isRight).toBe(false)
    expect(text).toContain('measure for longer, or on a quieter machine')
  })

  it('is an error if it has no comparison', () => {
    expect(() => noiseOf(sweepOf([], [], [], { comparisons: [] }))).toThrow('nothing was compared')
  })
})
