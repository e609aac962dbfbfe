/**
 * The promise, tested: the real gate over simulated slices of realistic noise. Rates are compared with what a binomial
 * count allows, so a rate just at its limit does not fail by chance more than once in a thousand runs.
 */
import { describe, expect, test } from 'vitest'
import { upperRate } from '../../src/core/stats/binomial.ts'
import { NOISE, type NoiseModel } from '../fakes/fake-testbed.ts'
import { recordings } from '../fakes/recordings.ts'
import { verdicts } from './rates.ts'

describe('false alarms', () => {
  for (const [name, noise] of Object.entries(NOISE)) {
    // Many cells share the error; that they do is shown by two kinds of noise.
    const sizes = name === 'typical' || name === 'starts differ by 2 %' ? [8, 24] : [8]
    test.each(sizes)(
      `${name}, %i cells: fewer than one run in a hundred fails where nothing is slower`,
      async (cells) => {
        // Where starts differ by four times what is expected of them, it takes more runs to show that so few fail.
        const runs = noise.start > 0.01 && cells < 24 ? 960 : 320
        const { regressed } = await verdicts(
          { noise, cells, tolerance: 0.05, budgetSeconds: 12 * cells, change: 0 },
          runs,
        )
        expect(regressed / runs).toBeLessThan(0.01)
        expect(upperRate(regressed, runs)).toBeLessThan(0.015)
      },
    )
  }

  // Real slices of servers that were all the same, with their bursts; only starts are drawn.
  test.each(recordings())(
    'as recorded, $name: fewer than 1 % of runs fail where nothing is slower',
    async (recording) => {
      const noise = { slice: 0, dips: 0, start: 0.005, drift: 0, recording }
      const runs = 320
      const { regressed } = await verdicts({ noise, cells: 8, tolerance: 0.05, budgetSeconds: 96, change: 0 }, runs)
      expect(regressed / runs).toBeLessThan(0.01)
      expect(upperRate(regressed, runs)).toBeLessThan(0.015)
    },
  )

  test('in groups: fewer than 1 % of runs fail where nothing is slower', async () => {
    const runs = 640
    const setting = { cells: 4, groups: 3, tolerance: 0.05, budgetSeconds: 144, change: 0 }
    const { regressed } = await verdicts({ ...setting, noise: NOISE['starts differ by 2 %'] as NoiseModel }, runs)
    expect(upperRate(regressed, runs)).toBeLessThan(0.015)
  })

  test('a change of half the tolerance everywhere fails fewer than 1 % of runs', async () => {
    const runs = 320
    const { regressed } = await verdicts(
      { noise: NOISE.typical as NoiseModel, cells: 8, tolerance: 0.05, budgetSeconds: 96, change: -0.025 },
      runs,
    )
    expect(upperRate(regressed, runs)).toBeLessThan(0.015)
  })
})

describe('false passes', () => {
  const models = Object.entries(NOISE).filter(([, { start }]) => start === 0.005)
  test.each(models)('%s: at most one in twenty changes of exactly the tolerance passes', async (_, noise) => {
    const runs = 320
    const { pass } = await verdicts({ noise, cells: 1, tolerance: 0.05, budgetSeconds: 60, change: -0.05 }, runs)
    // What a count of so many may be at its promised share.
    expect(pass / runs).toBeLessThan(0.05 + 2.6 * Math.sqrt((0.05 * 0.95) / runs))
  })

  test.each(recordings())('as recorded, $name: at most one in twenty of them passes', async (recording) => {
    const noise = { slice: 0, dips: 0, start: 0.005, drift: 0, recording }
    const { pass } = await verdicts({ noise, cells: 1, tolerance: 0.05, budgetSeconds: 60, change: -0.05 }, 320)
    expect(pass / 320).toBeLessThanOrEqual(0.05)
  })
})

describe('detection', () => {
  test.each([
    { drop: '5 %', machine: 'quiet', tolerance: 0.025, change: -0.05, least: 0.95 },
    { drop: '10 %', machine: 'typical', tolerance: 0.05, change: -0.1, least: 0.97 },
  ])(
    'a real drop of $drop, twice the tolerance, is found in 60 s on a $machine machine in at least $least of runs',
    async ({ machine, tolerance, change, least }) => {
      const runs = 320
      const { regressed } = await verdicts(
        { noise: NOISE[machine] as NoiseModel, cells: 1, tolerance, budgetSeconds: 60, change },
        runs,
      )
      expect(regressed / runs).toBeGreaterThanOrEqual(least)
    },
  )

  test('a real drop of 10 % in one of three groups is found in 180 s on a typical machine in at least 0.97 of runs', async () => {
    const runs = 100
    const setting = { cells: 1, groups: 3, tolerance: 0.05, budgetSeconds: 180, change: -0.1 }
    const { regressed } = await verdicts({ ...setting, noise: NOISE.typical as NoiseModel }, runs)
    expect(regressed / runs).toBeGreaterThanOrEqual(0.97)
  })

  test('a real drop of 12 % is found in at least 95 % of runs with more than half of the blocks disturbed', async () => {
    const runs = 320
    const { regressed, disturbed } = await verdicts(
      { noise: NOISE.restless as NoiseModel, cells: 1, tolerance: 0.05, budgetSeconds: 60, change: -0.12 },
      runs,
    )
    expect(disturbed / runs).toBeGreaterThan(0.6)
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
    for (const rate of rates) expect(rate).toBeLessThanOrEqual(0.02)
  })
})
