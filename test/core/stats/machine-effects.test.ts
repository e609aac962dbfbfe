import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { FALSE_MACHINES_DIFFER, machinesMean, oddMachine, sameChance } from '../../../src/core/stats/machine-effects.ts'
import { type Effect, interval } from '../../../src/core/stats/random-effects.ts'
import { normal } from '../../builders.ts'

function effect(mean: number, standardError = 0.005, df = 30): Effect {
  const within = { variance: standardError ** 2, df }
  return { mean, standardError, df, within, between: { variance: 0, df: 3 } }
}

const effects = (...means: readonly number[]) => means.map((mean) => effect(mean))

describe('the mean over machines', () => {
  it('is their mean where they are known equally well', () => {
    expect(machinesMean(effects(-0.04, -0.05, -0.09)).mean).toBeCloseTo(-0.06, 12)
  })

  it('counts a machine that is known badly for less', () => {
    const { mean } = machinesMean([...effects(0, 0), effect(-0.3, 0.2)])
    expect(mean).toBeGreaterThan(-0.05)
    expect(mean).toBeLessThan(0)
  })

  it('has the machine as the unit of replication: more blocks of the same machines hardly narrow it', () => {
    const width = (error: number) => {
      const { low, high } = interval(machinesMean([-0.03, -0.05, -0.08].map((mean) => effect(mean, error))), 0.95)
      return high - low
    }
    expect(width(0.0001)).toBeGreaterThan(0.9 * width(0.002))
    expect(width(0.0001)).toBeGreaterThan(0.06)
  })

  it('is the less known the more machines differ', () => {
    const width = (means: readonly number[]) => machinesMean(effects(...means)).standardError
    expect(width([-0.02, -0.05, -0.08])).toBeGreaterThan(width([-0.05, -0.05, -0.05]))
  })

  it('has intervals that hold the true mean of machines as often as they say, where these differ by 2 %', () => {
    const random = seededRandom(7)
    const runs = 2000
    const held = Array.from({ length: runs }, () => {
      const measured = Array.from({ length: 3 }, () => 0.02 * normal(random) + 0.004 * normal(random))
      const { low, high } = interval(machinesMean(measured.map((mean) => effect(mean, 0.004))), 0.95)
      return low <= 0 && high >= 0
    }).filter(Boolean).length
    expect(held / runs).toBeGreaterThan(0.94)
  })
})

describe('the chance of the same change', () => {
  it('is that of Fisher’s F where machines are known equally well and by many degrees of freedom', () => {
    // F(2, ∞) has the tail exp(−f): of squares of 1, 0 and 1 about their mean that is exp(−1).
    const known = [-1, 0, 1].map((times) => effect(0.005 * times, 0.005, 1e7))
    expect(sameChance(known)).toBeCloseTo(Math.exp(-1), 4)
  })

  it('is 1 of one machine, and of machines that agree', () => {
    expect(sameChance(effects(-0.2))).toBe(1)
    expect(sameChance(effects(-0.2, -0.2))).toBeCloseTo(1, 12)
  })

  it('is as often below a level as that says where machines are the same', () => {
    const random = seededRandom(11)
    const runs = 4000
    const below = Array.from({ length: runs }, () => {
      // A standard error that is itself known by nine degrees of freedom.
      const machines = Array.from({ length: 3 }, () => {
        const squares = Array.from({ length: 9 }, () => normal(random) ** 2).reduce((all, one) => all + one, 0)
        return effect(0.01 * normal(random), 0.01 * Math.sqrt(squares / 9), 9)
      })
      return sameChance(machines) < 0.05
    }).filter(Boolean).length
    expect(below / runs).toBeGreaterThan(0.03)
    expect(below / runs).toBeLessThan(0.065)
  })
})

describe('the odd machine', () => {
  const odd = (...means: readonly number[]) => oddMachine(effects(...means), FALSE_MACHINES_DIFFER)

  it('is the one without which the others agree', () => {
    expect(odd(-0.041, -0.044, -0.098)).toBe(2)
    expect(odd(-0.2, 0, 0.001, -0.002)).toBe(0)
  })

  it.each([
    ['machines agree', [-0.041, -0.044, -0.048]],
    ['all differ', [-0.1, 0, 0.1]],
    ['two stand against two', [-0.1, -0.1, 0, 0]],
    ['there are but two, of which nobody can tell', [-0.1, 0]],
  ])('is none where %s', (_, means) => expect(odd(...means)).toBeUndefined())
})
