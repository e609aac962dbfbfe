import { describe, expect, it } from 'vitest'
import type { FailOn } from '../../../src/core/policy/fail-on.ts'
import { checkFailure } from '../../../src/core/result/check-failure.ts'
import { consequence } from '../../../src/core/wording/wording.ts'
import { coveredSetting, policy, result } from '../../builders.ts'

function resultOf(verdict: 'pass' | 'regressed' | 'inconclusive' | 'not-measured', failOn: FailOn) {
  const { plan } = result()
  return result({ verdict, plan: { ...plan, policy: policy({ failOn }) } })
}

describe('the check', () => {
  it.each([
    [
      'regressed',
      ['regressed', 'error'],
      'regressed',
      'This blocks the merge where the check is required (exit code 1).',
    ],
    ['regressed', [], undefined, 'This does not block the merge (fail-on: none).'],
    ['inconclusive', ['regressed', 'error'], undefined, 'This does not block the merge (fail-on: regressed, error).'],
    [
      'inconclusive',
      ['inconclusive'],
      'inconclusive',
      'This blocks the merge where the check is required (fail-on: inconclusive, exit code 3).',
    ],
    ['not-measured', ['error'], undefined, 'This does not block the merge (fail-on: error).'],
    [
      'not-measured',
      ['not-measured'],
      'not-measured',
      'This blocks the merge where the check is required (fail-on: not-measured, exit code 3).',
    ],
    ['pass', ['regressed', 'inconclusive', 'not-measured', 'error'], undefined, ''],
  ] as const)(
    'of a run that is %s, with fail-on %j, fails as %s (undefined: it does not fail)',
    (verdict, failOn, failure, words) => {
      const judged = resultOf(verdict, failOn)
      expect(checkFailure(judged)).toBe(failure)
      expect(consequence(judged)).toBe(words)
    },
  )

  it('of a run that passes fails if a setting was not measured and fail-on has "not-measured"', () => {
    const coverage = [{ ...coveredSetting({ status: 'not-measured' }), message: '' }]
    expect(checkFailure({ ...resultOf('pass', ['not-measured']), coverage })).toBe('not-measured')
    expect(checkFailure({ ...resultOf('pass', ['regressed', 'error']), coverage })).toBeUndefined()
  })
})
