/**
 * The promise, tested: the real gate over simulated slices of realistic noise. Rates are compared with what a binomial
 * count allows, so a rate just at its limit does not fail by chance more than once in a thousand runs.
 */
import { describe, expect, test } from 'vitest'
import { makePlan } from '../../src/core/plan/plan.ts'
import { studentTQuantile } from '../../src/core/stats/special-functions.ts'
import { gate } from '../../src/gate.ts'
import { facts, policy, scenario, suite } from '../builders.ts'
import { fakeTestbed, NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'

interface Setting {
  readonly noise: NoiseModel
  readonly cells: number
  readonly tolerance: number
  readonly budgetSeconds: number
  /** True change of the candidate, −0.05 = 5 % slower. */
  readonly change: number
}

/** Verdicts of seeded runs of one setting. */
async function verdicts(setting: Setting, runs: number) {
  const { noise, cells, tolerance, budgetSeconds, change } = setting
  const threads = Array.from({ length: cells }, (_, index) => index + 1) as [number, ...number[]]
  const rules = { control: tolerance, base: tolerance, history: tolerance }
  const measured = suite({
    threads,
    budgetSeconds,
    scenarios: [scenario('off'), scenario('on')],
    gate: policy({ tolerance: rules }),
  })
  const counts = { pass: 0, regressed: 0, inconclusive: 0 }
  for (let seed = 1; seed <= runs; seed++) {
    const effect = (arm: { role: string }) => (arm.role === 'candidate' ? Math.log1p(change) : 0)
    const nothing = () => {}
    const result = await gate(measured, makePlan(measured, seed), {
      testbed: fakeTestbed({ noise, effect, seed }),
      save: nothing,
      progress: { phase: nothing, cell: nothing, slices: nothing },
      facts: () => facts(),
    })
    counts[result.verdict]++
  }
  return counts
}

/** Upper 95 % limit of a rate (Wilson). */
function upperLimit(hits: number, runs: number): number {
  const z = studentTQuantile(0.95, 1e6)
  const share = hits / runs
  const center = share + z ** 2 / (2 * runs)
  const half = z * Math.sqrt((share * (1 - share)) / runs + z ** 2 / (4 * runs ** 2))
  return (center + half) / (1 + z ** 2 / runs)
}

describe('false alarms', () => {
  for (const [name, noise] of Object.entries(NOISE)) {
    test.each([
      [8, 300],
      [24, 300],
    ])(`${name}, %i cells: fewer than 1 %% of runs fail where nothing is slower`, async (cells, runs) => {
      const { regressed } = await verdicts(
        { noise, cells, tolerance: 0.05, budgetSeconds: 12 * cells, change: 0 },
        runs,
      )
      expect(regressed / runs).toBeLessThan(0.01)
      expect(upperLimit(regressed, runs)).toBeLessThan(0.015)
    })
  }

  test('a change of half the tolerance everywhere fails fewer than 1 % of runs', async () => {
    const runs = 300
    const { regressed } = await verdicts(
      { noise: NOISE.typical as NoiseModel, cells: 8, tolerance: 0.05, budgetSeconds: 96, change: -0.025 },
      runs,
    )
    expect(upperLimit(regressed, runs)).toBeLessThan(0.015)
  })
})

describe('detection', () => {
  test('a real drop of 5 % in one cell is found in 60 s on a quiet machine in at least 95 % of runs', async () => {
    const runs = 300
    const { regressed } = await verdicts(
      { noise: NOISE.quiet as NoiseModel, cells: 1, tolerance: 0.025, budgetSeconds: 60, change: -0.05 },
      runs,
    )
    expect(regressed / runs).toBeGreaterThanOrEqual(0.95)
  })

  test('a run without a change passes on a quiet machine in nearly all runs', async () => {
    const runs = 200
    const { pass } = await verdicts(
      { noise: NOISE.quiet as NoiseModel, cells: 1, tolerance: 0.05, budgetSeconds: 60, change: 0 },
      runs,
    )
    expect(pass / runs).toBeGreaterThanOrEqual(0.97)
  })

  test('more noise never turns a change within tolerance into a regression more often', async () => {
    const rates = []
    for (const noise of [NOISE.quiet, NOISE.noisy]) {
      const { regressed } = await verdicts(
        { noise: noise as NoiseModel, cells: 1, tolerance: 0.05, budgetSeconds: 40, change: -0.03 },
        200,
      )
      rates.push(regressed / 200)
    }
    for (const rate of rates) expect(rate).toBeLessThan(0.02)
  })
})
