import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import type { RunRecord } from '../../../src/core/history/record.ts'
import { type About, recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { plan, resultCell, resultComparison, resultScenario, simulatedSlices, sweepResult } from '../../builders.ts'

const ABOUT: About = { id: '7-1', branch: 'main', commit: 'abc', runUrl: null, toolVersion: '0.1.0' }
const Z = 1.959964

function recordFrom(overrides: Partial<Result>, about: Partial<About> = {}): RunRecord {
  return recordOf(sweepResult(['off', 'on'], ['oltp_read_only'], [8], overrides), { ...ABOUT, ...about })
}

/** The only twin of a record. */
function twinOf({ twin }: RunRecord): RunRecord['twin'][number] {
  const [first] = twin
  if (first === undefined) throw new Error('no twin')
  return first
}

describe('recordOf', () => {
  it('takes mean and standard error of the ratio from the interval with the control', () => {
    const comparison = resultComparison({
      change: Math.expm1(-0.1),
      low: Math.expm1(-0.1 - Z * 0.02),
      high: Math.expm1(-0.1 + Z * 0.02),
    })
    const { cells } = recordFrom({ comparisons: [comparison] })
    expect(cells.map(({ scenario, ratio }) => [scenario, ratio])).toEqual([
      ['off', null],
      ['on', { mean: -0.1, standardError: 0.02 }],
    ])
  })

  it('knows no ratio where the run compared with its base alone, or on the mean alone', () => {
    const comparisons = [
      resultComparison({ rule: 'base' }),
      resultComparison({ scope: 'mean', workload: '*', threads: 0 }),
      resultComparison({ rule: 'history' }),
    ]
    expect(recordFrom({ comparisons }).cells.map(({ ratio }) => ratio)).toEqual([null, null])
  })

  it('knows no ratio where nothing was left of the speed', () => {
    const comparisons = [resultComparison({ change: -1, low: -1, high: -1 })]
    expect(recordFrom({ comparisons }).cells.at(1)?.ratio).toBeNull()
  })

  it('does not depend on how fast the machine is', () => {
    const slow = sweepResult(['off', 'on'], ['oltp_read_only'], [8])
    const fast = { ...slow, cells: slow.cells.map((cell) => ({ ...cell, qps: 3 * cell.qps })) }
    const ratios = (result: Result) => recordOf(result, ABOUT).cells.map(({ ratio }) => ratio)
    expect(ratios(fast)).toEqual(ratios(slow))
  })

  it('holds the head revision alone', () => {
    const record = recordFrom({
      cells: (['head', 'base', 'twin'] as const).map((revision) => resultCell({ revision })),
      scenarios: (['head', 'base', 'twin'] as const).map((revision) => resultScenario({ revision })),
    })
    expect(record.cells).toHaveLength(1)
    expect(record.scenarios).toEqual([
      {
        name: 'off',
        role: 'control',
        fingerprint: 'aaaaaaaaaaaaaaaa',
        server: { product: 'MySQL', version: '9.7.4' },
      },
    ])
  })

  it('rounds to the digits that mean something, and never to minus zero', () => {
    const latencyMs = { avg: 1, p50: 1, p95: 12.345_67, p99: 1 }
    const [cell] = recordFrom({
      cells: [resultCell({ scenario: 'on', qps: 1234.5678, latencyMs, cpuMicrosPerQuery: 0.012_345_67 })],
      comparisons: [resultComparison({ change: -1e-9, low: -0.01, high: 0.01 })],
    }).cells
    expect(cell).toMatchObject({ qps: 1234.6, p95Ms: 12.35, cpuMicrosPerQuery: 0.012_35 })
    expect(Object.is(cell?.ratio?.mean, 0)).toBe(true)
  })

  it('takes the share of disturbed blocks, and none where nothing was probed', () => {
    expect(recordFrom({ disturbance: { blocks: 30, disturbed: 10, dropped: 6 } }).disturbed).toBe(0.3333)
    expect(recordFrom({ disturbance: { blocks: 0, disturbed: 0, dropped: 0 } }).disturbed).toBe(0)
  })

  it.each([
    ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02T03:04:05.6Z', '2026-01-02T03:04:05.600Z'],
    ['2026-01-02T03:04:05.678901Z', '2026-01-02T03:04:05.678Z'],
  ])('writes the time %s with exactly three decimals', (startedAt, recordedAt) => {
    expect(recordFrom({ startedAt }).recordedAt).toBe(recordedAt)
  })

  it('refuses a time of another zone', () => {
    expect(() => recordFrom({ startedAt: '2026-01-02T03:04:05+01:00' })).toThrow(RangeError)
  })
})

describe('the twin of a record', () => {
  it('has as its noise what the blocks alone give', () => {
    const thePlan = plan({ threads: [4, 8] })
    const slices = simulatedSlices({ plan: thePlan, trials: 3, blocks: 40, seed: 5 })
    const { twin, comparisons } = compare(thePlan, slices)
    const result = sweepResult(['off', 'on'], ['oltp_read_only'], [4, 8], {
      twin: twin.map(({ workload, threads, change, low, high }) => ({ workload, threads, change, low, high })),
      comparisons: comparisons.map((each) => resultComparison(each)),
    })
    const recorded = recordOf(result, ABOUT).twin
    expect(recorded).toHaveLength(2)
    for (const [at, { mean, noise, trials }] of recorded.entries()) {
      expect(mean).toBeCloseTo(twin[at]?.effect.mean ?? 0, 5)
      expect(noise / Math.sqrt(twin[at]?.effect.within.variance ?? 0)).toBeCloseTo(1, 1)
      expect(trials).toBe(3)
    }
  })

  it('has no noise where its interval is narrower than what starts were taken to add', () => {
    const twin = [{ workload: 'oltp_read_only', threads: 8, change: 0, low: -0.001, high: 0.001 }]
    expect(twinOf(recordFrom({ twin })).noise).toBe(0)
  })

  it('has more noise the less starts were taken to add', () => {
    const of = (sd: number) => twinOf(recordFrom({}, { startSpread: { sd, df: 20 } })).noise
    expect(of(0.001)).toBeGreaterThan(of(0.004))
  })

  it('takes the planned trials where nothing says how many were measured', () => {
    expect(twinOf(recordFrom({ comparisons: [] })).trials).toBe(3)
    expect(twinOf(recordFrom({ comparisons: [resultComparison({ trials: 5 })] })).trials).toBe(5)
  })
})
