import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { type RecordSource, recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import {
  effect,
  judgementOf,
  plan,
  policy,
  resultCell,
  resultComparison,
  resultMean,
  resultScenario,
  simulatedSlices,
} from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const ABOUT: RecordSource = { id: '7-1', branch: 'main', commit: 'abc', runUrl: null, toolVersion: '0.1.0' }

function recordFrom(overrides: Partial<Result>, about: Partial<RecordSource> = {}): RunRecord {
  return record(sweepOf(['off', 'on'], ['oltp_read_only'], [8], overrides), about)
}

function record(result: Result, about: Partial<RecordSource> = {}): RunRecord {
  return recordOf(judgementOf(result), result, { ...ABOUT, ...about })
}

/** An effect with this standard error, half of its square of the server starts. */
function known(mean: number, standardError: number) {
  const half = { variance: standardError ** 2 / 2, df: 40 }
  return effect({ mean, standardError, within: half, between: half })
}

describe('recordOf', () => {
  it('holds mean and standard error of the ratio to the control', () => {
    const { cells } = recordFrom({ comparisons: [resultComparison({ effect: known(-0.1, 0.02) })] })
    expect(cells.map(({ scenario, ratio }) => [scenario, ratio])).toEqual([
      ['off', null],
      ['on', { mean: -0.1, standardError: 0.02 }],
    ])
  })

  it('knows no ratio where the run compared with its base alone, or on the mean alone', () => {
    const comparisons = [resultComparison({ rule: 'base' }), resultMean(), resultComparison({ rule: 'history' })]
    expect(recordFrom({ comparisons }).cells.map(({ ratio }) => ratio)).toEqual([null, null])
  })

  it('does not depend on how fast the machine is', () => {
    const slow = sweepOf(['off', 'on'], ['oltp_read_only'], [8])
    const fast = { ...slow, cells: slow.cells.map((cell) => ({ ...cell, qps: 3 * cell.qps })) }
    const ratios = (result: Result) => record(result).cells.map(({ ratio }) => ratio)
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
    const [cell] = recordFrom({
      cells: [resultCell({ scenario: 'on', qps: 1234.5678 })],
      comparisons: [resultComparison({ effect: known(-1e-9, 0.005) })],
    }).cells
    expect(cell).toMatchObject({ qps: 1234.6 })
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

it('the twin of a record has as its noise what the blocks alone give, exactly', () => {
  const thePlan = plan({ threads: [4, 8] })
  const found = compare(thePlan, new MeasuredBlocks(simulatedSlices({ plan: thePlan, trials: 3, blocks: 40, seed: 5 })))
  const run = sweepOf(['off', 'on'], ['oltp_read_only'], [4, 8])
  const { twin } = recordOf(decide(found, new Map(), policy()), run, ABOUT)
  expect(twin).toEqual(
    found.twin.map(({ workload, threads, trials, effect: { mean, within } }) => ({
      ...{ workload, threads, trials },
      mean: expect.closeTo(mean, 6),
      noise: expect.closeTo(Math.sqrt(within.variance), 6),
    })),
  )
  expect(twin.map(({ trials }) => trials)).toEqual([3, 3])
})
