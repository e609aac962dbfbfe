import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../src/core/plan/random.ts'
import { recordOf } from '../../../src/core/result/make-record.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { judged, withHistory } from '../../../src/core/verdict/judge-history.ts'
import { normal, resultComparison, sweepResult } from '../../builders.ts'

const ABOUT = { branch: 'main', commit: '0'.repeat(40), runUrl: null, toolVersion: '0.1.0' }

/** A run in which `on` costs this much against its control. */
function runOf(change: number, overrides: Partial<Result> = {}): Result {
  const cost = resultComparison({
    change,
    low: change - 0.008,
    high: change + 0.008,
    verdict: 'pass',
    label: 'within tolerance',
    confirmed: null,
  })
  return sweepResult(['off', 'on'], ['oltp_read_only'], [8], { comparisons: [cost], ...overrides })
}

function stored(changes: readonly number[]) {
  return changes.map((change, index) =>
    recordOf(runOf(change, { startedAt: new Date(Date.UTC(2026, 0, 1, index)).toISOString() }), {
      ...ABOUT,
      id: String(index),
    }),
  )
}

const random = seededRandom(3)
const TWELVE = stored(Array.from({ length: 12 }, () => -0.1 + 0.01 * normal(random)))

function held(change: number, mode: 'warn' | 'fail' = 'warn', records = TWELVE): Result {
  return withHistory(runOf(change), { branch: 'main', records, mode, toolVersion: '0.1.0' })
}

const history = ({ comparisons }: Result) => comparisons.filter(({ rule }) => rule === 'history')

describe('withHistory', () => {
  it('passes what is as it was, and says against what it was held', () => {
    const result = held(-0.1)
    expect(history(result)).toMatchObject([
      { scenario: 'on', reference: 'on', verdict: 'pass', tolerance: 0.1, confirmed: null },
    ])
    expect(result.history).toMatchObject({ branch: 'main', mode: 'warn', runs: 12 })
    expect(result.verdict).toBe('pass')
  })

  it('only warns of what became slower, unless it is asked to fail', () => {
    const [warned, failed] = [held(-0.35), held(-0.35, 'fail')]
    expect(history(warned)).toMatchObject([{ verdict: 'regressed' }])
    expect(warned.verdict).toBe('pass')
    expect(warned.warnings.map(({ code }) => code)).toContain('slower-than-history')
    expect(failed.verdict).toBe('regressed')
  })

  it('calls what became faster improved', () => {
    expect(history(held(0.15))).toMatchObject([{ verdict: 'pass', label: 'improved' }])
  })

  it('has no baseline of seven runs, by name, and one of eight', () => {
    const seven = held(-0.35, 'fail', TWELVE.slice(0, 7))
    expect(history(seven)).toEqual([])
    expect(seven.verdict).toBe('pass')
    expect(seven.warnings.map(({ message }) => message)).toContain('no baseline yet (7 of 8): on')
    expect(history(held(-0.1, 'fail', TWELVE.slice(0, 8)))).toHaveLength(1)
  })

  it('never turns a verdict of its own rules around', () => {
    const regressed = { ...runOf(-0.1), verdict: 'regressed' } as const
    const asked = { branch: 'main', records: TWELVE, mode: 'fail', toolVersion: '0.1.0' } as const
    expect(withHistory(regressed, asked).verdict).toBe('regressed')
  })
})

describe('judged', () => {
  it('finds the same verdict again in a result that was held against history', () => {
    const failed = held(-0.35, 'fail')
    expect(judged({ ...failed, verdict: 'pass' }).verdict).toBe('regressed')
    expect(judged({ ...held(-0.35), verdict: 'pass' }).verdict).toBe('pass')
  })
})
