import { describe, expect, it } from 'vitest'
import type { RunRecord } from '../../../src/core/history/run-record.ts'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { circumstancesOf, recordOf } from '../../../src/core/result/make-record.ts'
import { judgeHistory } from '../../../src/core/verdict/judge-history.ts'
import { type Judgement, verdictOf } from '../../../src/core/verdict/judgement.ts'
import { judgementOf, normal, policy, resultComparison, resultMean } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const ABOUT = { branch: 'main', commit: '0'.repeat(40), runUrl: null, toolVersion: '0.1.0' }

/** A run in which `on` costs this much against its control. */
function runOf(change: number, startedAt = '2026-02-01T00:00:00.000Z') {
  const cost = resultComparison({
    ...{ change, low: change - 0.008, high: change + 0.008 },
    ...{ verdict: 'pass', label: 'within the limit', confirmed: null },
  })
  return sweepOf(['off', 'on'], ['oltp_read_only'], [8], { comparisons: [cost], startedAt })
}

function stored(changes: readonly number[]): RunRecord[] {
  return changes.map((change, index) => {
    const run = runOf(change, new Date(Date.UTC(2026, 0, 1, index)).toISOString())
    return recordOf(judgementOf(run), run, { ...ABOUT, id: String(index) })
  })
}

const random = seededRandom(3)
const TWELVE = stored(Array.from({ length: 12 }, () => -0.1 + 0.01 * normal(random)))

function held(change: number, mode: 'warn' | 'fail' = 'warn', records = TWELVE, isUnknown = false): Judgement {
  const run = runOf(change)
  const circumstances = circumstancesOf(run, ABOUT.toolVersion)
  return judgeHistory(
    judgementOf(run),
    { circumstances, cells: run.plan.cells, policy: policy() },
    { branch: 'main', records, mode, isUnknown },
  )
}

const history = ({ comparisons }: Judgement) => comparisons.filter(({ rule }) => rule === 'history')

describe('judgeHistory', () => {
  it('passes what is as it was, and says against what it was held', () => {
    const found = held(-0.1)
    expect(history(found)).toMatchObject([
      { scenario: 'on', reference: 'on', verdict: 'pass', tolerance: 0.1, confirmed: null },
    ])
    expect(found.history).toMatchObject({ branch: 'main', mode: 'warn', runs: 12, isUnknown: false })
    expect(verdictOf(found)).toBe('pass')
  })

  it('only warns of what became slower, unless it is asked to fail', () => {
    const [warned, failed] = [held(-0.35), held(-0.35, 'fail')]
    expect(history(warned)).toMatchObject([{ verdict: 'regressed' }])
    expect(verdictOf(warned)).toBe('pass')
    expect(warned.warnings.map(({ code }) => code)).toContain('slower-than-history')
    expect(verdictOf(failed)).toBe('regressed')
    expect(failed.warnings.map(({ code }) => code)).not.toContain('slower-than-history')
  })

  it('has no baseline of seven runs, by name, and one of eight', () => {
    const seven = held(-0.35, 'fail', TWELVE.slice(0, 7))
    expect(history(seven)).toEqual([])
    expect(verdictOf(seven)).toBe('pass')
    expect(seven.warnings).toContainEqual({ code: 'no-baseline', scenarios: ['on'], have: 7, need: 8, since: null })
    expect(history(held(-0.1, 'fail', TWELVE.slice(0, 8)))).toHaveLength(1)
  })

  it('knows the effect with its parts: a mean over the cells averages the noise, not what starts add', () => {
    const [found] = history(held(-0.1))
    const { standardError = 0, within, between } = found?.effect ?? {}
    expect(within?.variance).toBeGreaterThan(0)
    expect(standardError ** 2).toBeCloseTo((within?.variance ?? 0) + (between?.variance ?? 0), 12)
  })

  it('does not pass where it is asked to decide and the runs cannot be read', () => {
    expect(verdictOf(held(-0.1, 'fail', [], true))).toBe('inconclusive')
    expect(verdictOf(held(-0.1, 'warn', [], true))).toBe('pass')
    expect(history(held(-0.35, 'fail', TWELVE, true))).toEqual([])
  })
})

describe('several cells and scenarios', () => {
  const WORKLOADS = ['oltp_read_only', 'oltp_write_only'] as const
  type Changes = Readonly<Record<string, number>>

  /** A run in which scenarios cost their share in both workloads. */
  function runOver(changes: Changes, half = 0.008, startedAt = '2026-02-01T00:00:00.000Z') {
    const comparisons = Object.entries(changes).flatMap(([scenario, change]) =>
      WORKLOADS.map((workload) =>
        resultComparison({ scenario, workload, change, low: change - half, high: change + half, verdict: 'pass' }),
      ),
    )
    return sweepOf(['off', ...Object.keys(changes)], WORKLOADS, [8], { comparisons, startedAt })
  }

  function records(changes: Changes, count = 12): RunRecord[] {
    const noise = seededRandom(4)
    return Array.from({ length: count }, (_, index) => {
      const own = Object.fromEntries(
        Object.entries(changes).map(([name, change]) => [name, change + 0.002 * normal(noise)]),
      )
      const run = runOver(own, 0.008, new Date(Date.UTC(2026, 0, 1, index)).toISOString())
      return recordOf(judgementOf(run), run, { ...ABOUT, id: String(index) })
    })
  }

  function heldTo(stored: readonly RunRecord[], run: ReturnType<typeof runOver>) {
    return judgeHistory(
      judgementOf(run),
      {
        circumstances: circumstancesOf(run, ABOUT.toolVersion),
        cells: run.plan.cells,
        policy: policy(),
      },
      { branch: 'main', records: stored, mode: 'warn', isUnknown: false },
    )
  }
  const slower = ({ warnings }: Judgement) => warnings.filter(({ code }) => code === 'slower-than-history')

  it('warn of each cell and of the mean over them that became slower, and of nothing else', () => {
    const found = heldTo(records({ on: -0.1, all: -0.1 }), runOver({ on: -0.35, all: -0.1 }))
    expect(slower(found)).toEqual(
      [...WORKLOADS.map((workload) => ({ workload, threads: 8 })), { workload: '*', threads: 0 }].map((cell) => ({
        code: 'slower-than-history',
        scenario: 'on',
        ...cell,
        change: expect.closeTo(-0.277, 2),
      })),
    )
    expect(found.warnings).toEqual(slower(found))
    expect(history(found).map(({ verdict }) => verdict)).toEqual([
      ...['regressed', 'regressed', 'pass', 'pass'],
      ...['regressed', 'pass'],
    ])
  })

  it('are open where figures are too unsure to tell, or are slower by exactly too little', () => {
    const stored = records({ on: -0.1 })
    for (const [change, half] of [
      [-0.25, 0.15],
      [-0.16, 0.05],
      [-0.1, 0.2],
    ] as const) {
      const found = heldTo(stored, runOver({ on: change }, half))
      expect(history(found)[0], String(change)).toMatchObject({ verdict: 'inconclusive', confirmed: null })
      expect(slower(found)).toEqual([])
    }
  })

  it('are named together where they lack the same', () => {
    const few = records({ on: -0.1, all: -0.1 }, 3)
    const lacking = (scenarios: readonly string[], have: number) => ({
      ...{ code: 'no-baseline', scenarios, have, need: 8, since: null },
    })
    const codes = ({ warnings }: Judgement) => warnings.filter(({ code }) => code === 'no-baseline')
    expect(codes(heldTo(few, runOver({ on: -0.1, all: -0.1 })))).toEqual([lacking(['on', 'all'], 3)])
    expect(codes(heldTo(few, runOver({ on: -0.1, fresh: -0.1 })))).toEqual([lacking(['on'], 3), lacking(['fresh'], 0)])
  })

  it('are costs of single cells: neither means nor comparisons with a base are held against history', () => {
    const run = runOver({ on: -0.1 })
    const [cost] = run.comparisons
    const [base, mean] = [resultComparison({ ...cost, rule: 'base', workload: 'other' } as never), resultMean()]
    const found = heldTo(records({ on: -0.1 }), { ...run, comparisons: [...run.comparisons, base, mean] })
    expect(history(found)).toHaveLength(3)
    expect(found.warnings).toEqual([])
  })
})
