import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/core/comparison/compare.ts'
import type { LedgerRecord } from '../../../src/core/ledger/record.ts'
import { MeasuredBlocks } from '../../../src/core/measurement/blocks.ts'
import { type RecordSource, recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { nonEmpty } from '../../../src/core/suite/suite.ts'
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

const ABOUT: RecordSource = {
  ...{ branch: 'main', commit: 'abc', title: 'first', runUrl: null, toolVersion: '0.1.0', parentSuite: 'pfs-overhead' },
}

function recordFrom(overrides: Partial<Result>, about: Partial<RecordSource> = {}): LedgerRecord {
  return record(sweepOf(['off', 'on'], ['oltp_read_only'], [8], overrides), about)
}

function record(result: Result, about: Partial<RecordSource> = {}): LedgerRecord {
  return recordOf(judgementOf(result), result, { ...ABOUT, ...about })
}

/** An effect with this standard error, half of its square of the server starts. */
function known(mean: number, standardError: number) {
  const half = { variance: standardError ** 2 / 2, df: 40 }
  return effect({ mean, standardError, within: half, between: half })
}

describe('recordOf', () => {
  it('holds the change against a control, or without one against the base, with its variance', () => {
    const comparisons = [
      resultComparison({ effect: known(-0.1, 0.02) }),
      resultComparison({ rule: 'base', effect: known(-0.03, 0.01) }),
    ]
    const [change, ...others] = recordFrom({ comparisons }).changes
    expect(change).toMatchObject({ scenario: 'on', threads: 8, mean: -0.1, variance: expect.closeTo(0.0004, 6) })
    expect(others).toEqual([])
    const swept = sweepOf(['off', 'on'], ['oltp_read_only'], [8], { comparisons })
    const own = { ...swept, plan: { ...swept.plan, rules: ['base' as const] }, before: 'f'.repeat(40) }
    expect(record(own).changes).toMatchObject([{ mean: -0.03, variance: expect.closeTo(0.0001, 6) }])
    expect(record(own).parent).toEqual({ commit: own.before, suite: own.suite.name })
    expect(record(own, { parentSuite: null })).toMatchObject({ parent: null, changes: [] })
  })

  it('counts a workload that changed with the settings for every scenario that it drives', () => {
    const swept = sweepOf(['on', 'shop'], ['oltp_read_only'], [8], {
      comparisons: [
        resultComparison({ scenario: 'on', rule: 'base', effect: known(-0.1, 0.03) }),
        resultComparison({ scenario: 'shop', rule: 'base', effect: known(0.3, 0.04) }),
      ],
      fingerprints: { on: 'aaaaaaaaaaaaaaaa', off: 'bbbbbbbbbbbbbbbb' },
    })
    const { plan: asked } = swept
    const arms = asked.arms.map((arm) => ({ ...arm, role: 'control' as const }))
    const own = { ...swept, plan: { ...asked, rules: ['base' as const], arms: nonEmpty(arms) as typeof asked.arms } }
    const found = record({ ...own, before: 'f'.repeat(40) })
    expect(found.changes).toMatchObject([
      { scenario: 'on', mean: 0.2, variance: expect.closeTo(0.0025, 6) },
      { scenario: 'off', mean: 0.3, variance: expect.closeTo(0.0016, 6) },
    ])
    expect(new Set(found.qps.map(({ scenario }) => scenario))).toEqual(new Set(['on']))
  })

  it('does not depend on how fast the machine is', () => {
    const slow = sweepOf(['off', 'on'], ['oltp_read_only'], [8])
    const fast = { ...slow, cells: slow.cells.map((cell) => ({ ...cell, qps: 3 * cell.qps })) }
    expect(record(fast).changes).toEqual(record(slow).changes)
  })

  it('has every scenario as it is now, whether or not it was measured, and the places of its settings', () => {
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

  it('rounds to the digits that mean something, and never to minus zero', () => {
    const [change] = recordFrom({ comparisons: [resultComparison({ effect: known(-1e-9, 0.005) })] }).changes
    expect(Object.is(change?.mean, 0)).toBe(true)
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
