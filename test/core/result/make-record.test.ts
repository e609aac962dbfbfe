import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { decide } from '../../../src/core/verdict/decide.ts'
import {
  effect,
  judgementOf,
  plan,
  policy,
  resultCell,
  resultComparison,
  resultScenario,
  simulatedSlices,
} from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const ABOUT = { branch: 'main', commit: 'abc', depth: 7, title: 'first', runUrl: null, toolVersion: '0.1.0' }

function recordFrom(overrides: Partial<Result>): LedgerRecord {
  return record(sweepOf(['off', 'on'], ['oltp_read_only'], [8], overrides))
}

function record(result: Result): LedgerRecord {
  return recordOf(judgementOf(result), result, ABOUT)
}

/** An effect with this standard error, half of its square of the server starts. */
function known(mean: number, standardError: number) {
  const half = { variance: standardError ** 2 / 2, df: 40 }
  return effect({ mean, standardError, within: half, between: half })
}

describe('a record', () => {
  it('holds the ratios to a control with their variance, for later comparisons', () => {
    const comparisons = [
      resultComparison({ effect: known(-0.1, 0.02) }),
      resultComparison({ rule: 'base', effect: known(-0.03, 0.01) }),
    ]
    const { control } = recordFrom({ comparisons })
    expect(control).toMatchObject({ fingerprint: expect.any(String), server: 'MySQL 9.7.4' })
    const study = recordFrom({ comparisons, ownDefaults: 'servers-compared' })
    expect(study.control?.server).toBe('MySQL 9.7.4 with its own defaults')
    expect(control?.ratios).toMatchObject([
      { scenario: 'on', threads: 8, mean: -0.1, variance: expect.closeTo(0.0004, 6) },
    ])
    const swept = sweepOf(['off', 'on'], ['oltp_read_only'], [8], { comparisons })
    expect(record({ ...swept, plan: { ...swept.plan, rules: ['base' as const] } }).control).toBeNull()
  })

  it('holds the changes against base and baseline, which are equal for a scenario that did not change between them', () => {
    const baseline = { branch: 'main', name: 'v1', commit: 'f'.repeat(40), unchanged: [], changes: [] }
    const comparisons = [
      resultComparison({ rule: 'base', change: -0.03 }),
      resultComparison({ rule: 'baseline', change: -0.07 }),
    ]
    const shown = (unchanged: readonly string[], some = comparisons) =>
      recordFrom({ comparisons: some, baseline: { ...baseline, unchanged } }).comparisons.map(({ rule, change }) => [
        rule,
        change,
      ])
    expect(shown([])).toEqual([
      ['base', -0.03],
      ['baseline', -0.07],
    ])
    expect(shown(['on'], comparisons.slice(0, 1))).toEqual([
      ['base', -0.03],
      ['baseline', -0.03],
    ])
    expect(recordFrom({ comparisons, baseline }).baseline).toBe(baseline.commit)
    expect(recordFrom({ comparisons })).toMatchObject({ baseline: null, depth: 7 })
  })

  it('has QPS relative to the control, equal for a fast and a slow machine', () => {
    const slow = sweepOf(['off', 'on'], ['oltp_read_only'], [8])
    const fast = { ...slow, cells: slow.cells.map((cell) => ({ ...cell, qps: 3 * cell.qps })) }
    expect(record(fast).control).toEqual(record(slow).control)
  })

  it('has each scenario of head, measured or not, and the places of its settings', () => {
    const own = recordFrom({
      cells: (['head', 'base', 'twin'] as const).map((revision) => resultCell({ revision })),
      scenarios: (['head', 'base', 'twin'] as const).map((revision) => resultScenario({ revision })),
      fingerprints: { off: 'aaaaaaaaaaaaaaaa', on: 'bbbbbbbbbbbbbbbb' },
      settings: [
        {
          ...{ scenario: 'on', kind: 'option', name: 'sync_binlog', before: null },
          after: { value: '1', file: 'my.cnf', line: 3 },
        },
        {
          ...{ scenario: 'on', kind: 'image', name: 'image' },
          before: { value: 'mysql:8.4.5', file: 'compose.yml', line: 3 },
          after: { value: 'mysql:8.4.6', file: 'compose.yml', line: 3 },
        },
      ],
    })
    expect(own.qps).toHaveLength(1)
    expect(own.scenarios).toEqual([
      { name: 'off', fingerprint: 'aaaaaaaaaaaaaaaa', server: 'MySQL 9.7.4' },
      { name: 'on', fingerprint: 'bbbbbbbbbbbbbbbb', server: null },
    ])
    expect(own.settings).toEqual([
      { scenario: 'on', name: 'sync_binlog', before: null, after: '1', file: 'my.cnf', line: 3 },
      { scenario: 'on', name: 'image', before: 'mysql:8.4.5', after: 'mysql:8.4.6', file: 'compose.yml', line: 3 },
    ])
  })

  it('rounds to significant digits, and never writes minus zero', () => {
    const { control } = recordFrom({ comparisons: [resultComparison({ effect: known(-1e-9, 0.005) })] })
    expect(Object.is(control?.ratios[0]?.mean, 0)).toBe(true)
  })

  it('has the share of disturbed blocks, and 0 without probes', () => {
    expect(recordFrom({ disturbance: { blocks: 30, disturbed: 10, dropped: 6 } }).disturbed).toBe(0.3333)
    expect(recordFrom({ disturbance: { blocks: 0, disturbed: 0, dropped: 0 } }).disturbed).toBe(0)
  })

  it.each([
    ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    ['2026-01-02T03:04:05.6Z', '2026-01-02T03:04:05.600Z'],
    ['2026-01-02T03:04:05.678901Z', '2026-01-02T03:04:05.678Z'],
  ])('has the time %s with exactly three decimals', (startedAt, recordedAt) => {
    expect(recordFrom({ startedAt }).recordedAt).toBe(recordedAt)
  })
})

it('the twin of a record has the noise of the blocks alone, without the spread of starts', () => {
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
