import { describe, expect, it } from 'vitest'
import { learnedStartSpread } from '../../../src/core/history/priors.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { DEFAULT_START_SPREAD } from '../../../src/core/stats/random-effects.ts'
import { normal } from '../../builders.ts'
import { storedRun } from './stored-runs.ts'

/** Runs whose twins differ as starts of this spread and the noise of blocks make them; one cell each. */
function runsOf(count: number, sd: number, noise: number, trials = 2, seed = 6): RunRecord[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const mean = Math.sqrt((2 * sd ** 2) / trials + noise ** 2) * normal(random)
    return storedRun({ twin: [{ workload: 'oltp_read_only', threads: 4, mean, noise, trials }] })
  })
}

describe('learnedStartSpread', () => {
  it('is what was taken to be known before where no run is stored', () => {
    expect(learnedStartSpread([])).toEqual({ ...DEFAULT_START_SPREAD, observed: null, runs: 0 })
    expect(learnedStartSpread([storedRun({ twin: [] })])).toMatchObject({ sd: DEFAULT_START_SPREAD.sd, runs: 0 })
  })

  it.each([0.002, 0.005, 0.01, 0.03])('finds the spread %d again from many runs', (sd) => {
    const { observed, runs } = learnedStartSpread(runsOf(4000, sd, 0.002))
    expect((observed ?? 0) / sd).toBeCloseTo(1, 1)
    expect(runs).toBe(4000)
  })

  it('finds none where the noise of the blocks explains all differences', () => {
    expect(learnedStartSpread(runsOf(4000, 0, 0.004)).observed).toBeLessThan(0.001)
  })

  it('weighs what runs say by how many they are', () => {
    const far = (count: number) => learnedStartSpread(runsOf(count, 0.03, 0.001)).sd
    expect(far(3)).toBeGreaterThan(DEFAULT_START_SPREAD.sd)
    expect(far(500)).toBeGreaterThan(far(3))
    expect(far(500)).toBeCloseTo(0.03, 2)
  })

  it('counts each run for less the noisier it was, and at most for one', () => {
    const df = (noise: number) => learnedStartSpread(runsOf(2, 0.005, noise)).df
    expect(df(0)).toBeCloseTo(DEFAULT_START_SPREAD.df + 2, 9)
    expect(df(0.005)).toBeLessThan(df(0.001))
    expect(df(1)).toBeCloseTo(DEFAULT_START_SPREAD.df, 3)
  })

  it('counts several cells of a run, which had the same servers, as one run', () => {
    const once = runsOf(10, 0.005, 0.001)
    const twice = once.map((run) => ({ ...run, twin: [...run.twin, ...run.twin] }))
    expect(learnedStartSpread(twice)).toEqual(learnedStartSpread(once))
  })

  it('is at least 1 %, and known by at most six degrees of freedom, as the next servers may differ more', () => {
    expect(learnedStartSpread(runsOf(1000, 0.005, 0))).toMatchObject({ sd: 0.01, df: 6 })
  })

  it('is hardly moved by one run that went wrong, and not at all by a disturbed one', () => {
    const [first, ...others] = runsOf(50, 0.005, 0.002)
    const wrong = storedRun({ twin: [{ workload: 'oltp_read_only', threads: 4, mean: 0.5, noise: 0.002, trials: 2 }] })
    const usual = learnedStartSpread(first === undefined ? others : [first, ...others])
    expect(learnedStartSpread([wrong, ...others]).sd / usual.sd).toBeLessThan(1.1)
    expect(learnedStartSpread([{ ...wrong, disturbed: 0.9 }, ...others])).toEqual(learnedStartSpread(others))
  })
})
