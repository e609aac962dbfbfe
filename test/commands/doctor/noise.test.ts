import { describe, expect, it } from 'vitest'
import { noiseOf } from '../../../src/commands/doctor/noise.ts'
import { armState, compared, comparison, effect, measurement } from '../../builders.ts'

const MEASUREMENT = measurement({ lines: [armState()], measuredSeconds: 24 })

function equal(change: number, standardError: number) {
  return comparison({
    ...{ effect: effect({ mean: Math.log1p(change), standardError }), change },
    ...{ low: change - 0.01, high: change + 0.01, blocks: 120, trials: 3 },
  })
}

describe('noiseOf', () => {
  it('says how much two equal servers differed, and on which server', () => {
    const noise = noiseOf({ measurement: MEASUREMENT, compared: compared({ comparisons: [equal(0.004, 0.002)] }) })
    expect(noise).toMatchObject({
      ...{ server: 'MySQL 9.7.4', change: 0.004, low: -0.006, high: 0.014 },
      ...{ blocks: 120, trials: 3, measuredSeconds: 24 },
    })
  })

  it('supports a larger tolerance the less sure the comparison is', () => {
    const toleranceAt = (standardError: number) =>
      noiseOf({ measurement: MEASUREMENT, compared: compared({ comparisons: [equal(0, standardError)] }) })
        ?.tolerance ?? 0
    expect(toleranceAt(0.001)).toBeGreaterThan(0)
    expect(toleranceAt(0.01)).toBeGreaterThan(toleranceAt(0.001))
  })

  it('supports no tolerance below what equal servers differed by', () => {
    const noise = noiseOf({ measurement: MEASUREMENT, compared: compared({ comparisons: [equal(-0.08, 0.001)] }) })
    expect(noise?.tolerance).toBe(0.08)
  })

  it('gives the share of the blocks that were disturbed, none where none were probed', () => {
    const disturbedIn = (blocks: number, disturbed: number) => {
      const disturbance = { blocks, disturbed, dropped: 0 }
      return noiseOf({ measurement: MEASUREMENT, compared: compared({ comparisons: [equal(0, 0.01)], disturbance }) })
        ?.disturbed
    }
    expect(disturbedIn(8, 2)).toBe(0.25)
    expect(disturbedIn(0, 0)).toBe(0)
  })

  it('is unknown where no cell could be compared, or no server was read', () => {
    expect(noiseOf({ measurement: MEASUREMENT, compared: compared() })).toBeUndefined()
    const unread = measurement()
    expect(noiseOf({ measurement: unread, compared: compared({ comparisons: [equal(0, 0.01)] }) })).toBeUndefined()
  })
})
