import { describe, expect, it } from 'vitest'
import { startSpreadOfLedger } from '../../../src/core/ledger/priors.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { DEFAULT_START_SPREAD } from '../../../src/core/stats/random-effects.ts'
import { normal } from '../../builders.ts'
import { record } from './records.ts'

/** Runs whose twins differ as starts of this spread and the noise of blocks make them; one cell each. */
function runsOf(count: number, sd: number, noise: number, trials = 2, seed = 6): LedgerRecord[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const mean = Math.sqrt((2 * sd ** 2) / trials + noise ** 2) * normal(random)
    return record({ twin: [{ workload: 'oltp_read_only', threads: 4, mean, noise, trials }] })
  })
}

/** Servers of which no run is stored. */
const OTHERS = { workloads: ['oltp_read_only'], servers: ['MariaDB 11.4.5'], cpuModel: 'a processor' }
/** The servers of the stored runs. */
const SAME = { ...OTHERS, servers: record().scenarios.map(({ server }) => server ?? '') }

describe('the spread of starts learned from runs of other servers', () => {
  const learned = (records: readonly LedgerRecord[]) => startSpreadOfLedger(records, OTHERS)

  it('is the default if no run is stored', () => {
    expect(learned([])).toEqual(DEFAULT_START_SPREAD)
    expect(learned([record({ twin: [] })])).toEqual(DEFAULT_START_SPREAD)
  })

  it('moves closer to the spread of the stored runs the more of them there are', () => {
    const far = (count: number) => learned(runsOf(count, 0.03, 0.001)).sd
    expect(far(3)).toBeGreaterThan(DEFAULT_START_SPREAD.sd)
    expect(far(500)).toBeGreaterThan(far(3))
    expect(far(500)).toBeCloseTo(0.03, 2)
  })

  it('gains at most one degree of freedom a run, and less for a noisy run', () => {
    const df = (noise: number) => learned(runsOf(2, 0.005, noise)).df
    expect(df(0)).toBeCloseTo(DEFAULT_START_SPREAD.df + 2, 9)
    expect(df(0.005)).toBeLessThan(df(0.001))
    expect(df(1)).toBeCloseTo(DEFAULT_START_SPREAD.df, 3)
  })

  it('counts several cells of one run as one run', () => {
    const once = runsOf(10, 0.005, 0.001)
    const twice = once.map((run) => ({ ...run, twin: [...run.twin, ...run.twin] }))
    expect(learned(twice)).toEqual(learned(once))
  })

  it('is at least 1%, with at most six degrees of freedom', () => {
    expect(learned(runsOf(1000, 0.005, 0))).toEqual({ sd: 0.01, df: 6 })
  })

  it('hardly moves with one run that went wrong, and not at all with a disturbed run', () => {
    const others = runsOf(49, 0.005, 0.002)
    const wrong = record({ twin: [{ workload: 'oltp_read_only', threads: 4, mean: 0.5, noise: 0.002, trials: 2 }] })
    for (const now of [OTHERS, SAME]) {
      const usual = startSpreadOfLedger(others, now)
      expect(startSpreadOfLedger([wrong, ...others], now).sd / usual.sd).toBeLessThan(1.2)
      expect(startSpreadOfLedger([{ ...wrong, disturbed: 0.9 }, ...others], now)).toEqual(usual)
    }
  })
})

describe('the spread of starts learned from runs of the same servers on the same kind of machine', () => {
  const learned = (records: readonly LedgerRecord[], now = SAME) => startSpreadOfLedger(records, now)

  it.each([0.003, 0.005, 0.012])('approaches a true spread of %d from above with 4,000 runs', (sd) => {
    const found = learned(runsOf(4000, sd, 0.002))
    expect(found.sd).toBeGreaterThan(sd)
    expect(found.sd / sd).toBeCloseTo(1, 1)
  })

  it('is too small in at most one in twenty sets of ten runs', () => {
    const sets = Array.from({ length: 300 }, (_, seed) => learned(runsOf(10, 0.004, 0.004, 2, seed)).sd)
    expect(sets.filter((sd) => sd < 0.004).length / sets.length).toBeLessThanOrEqual(0.06)
  })

  it('needs at least ten runs of each workload', () => {
    const [ten, nine] = [runsOf(10, 0.003, 0), runsOf(9, 0.003, 0)].map((records) => learned(records))
    expect(ten?.sd).toBeLessThan(0.01)
    expect(nine?.sd).toBeGreaterThanOrEqual(0.01)
    expect(learned(runsOf(10, 0.003, 0), { ...SAME, workloads: ['oltp_read_only', 'tpch'] })).toEqual(
      learned(runsOf(10, 0.003, 0), OTHERS),
    )
  })

  it('is the spread of the workload whose starts differ most', () => {
    const other = runsOf(10, 0.006, 0, 2, 7).map(({ twin, ...run }) => ({
      ...run,
      twin: twin.map((each) => ({ ...each, workload: 'oltp_write_only' })),
    }))
    const both = { ...SAME, workloads: ['oltp_read_only', 'oltp_write_only'] }
    const all = [...runsOf(10, 0.003, 0), ...other]
    expect(learned(all, both).sd).toBe(learned(other, { ...SAME, workloads: ['oltp_write_only'] }).sd)
    expect(learned(all).sd).toBeLessThan(learned(all, both).sd)
  })

  it.each([
    { what: 'another version', now: { ...SAME, servers: [...SAME.servers, 'MySQL 9.7.1'] } },
    { what: 'another processor', now: { ...SAME, cpuModel: 'another' } },
  ])('ignores runs of $what', ({ now }) => {
    const records = runsOf(20, 0.003, 0)
    expect(learned(records, now)).toEqual(learned(records, OTHERS))
  })
})
