import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { ruleChoiceOf, ruled } from '../../src/gate/ruled.ts'
import { scenario, suite, workload } from '../builders.ts'

const BEFORE = suite({ workloads: [workload('a'), workload('b')], budgetSeconds: 60 })
const NOTHING = {
  ...{ budgetSeconds: undefined, tolerance: undefined, onInconclusive: undefined, threads: undefined },
  ...{ workloads: undefined, scenarios: undefined, isSwitched: undefined, takesAnyScript: false },
}
const HURRIED = { ...BEFORE, budgetSeconds: 20 }

describe('ruled', () => {
  it('is the suite as it is where there was none before, or it loosens nothing', () => {
    expect(ruled(HURRIED, undefined, 'base', NOTHING)).toEqual({ suite: HURRIED, warnings: [] })
    expect(ruled(BEFORE, HURRIED, 'base', NOTHING)).toEqual({ suite: BEFORE, warnings: [] })
  })

  it('has the rule that holds, and says which that is', () => {
    const about = { code: 'rules-loosened', what: 'budget', before: 60, after: 20, file: 'suite.yml', line: 1 }
    expect(ruled(HURRIED, BEFORE, 'base', NOTHING)).toEqual({ suite: BEFORE, warnings: [{ ...about, holds: 'base' }] })
    expect(ruled(HURRIED, BEFORE, 'head', NOTHING)).toEqual({ suite: HURRIED, warnings: [{ ...about, holds: 'head' }] })
  })

  it('is an error with everything that the base would have measured, and what allows it', () => {
    const fewer = { ...BEFORE, workloads: [workload('a')] as const, scenarios: [scenario('off')] as const }
    const call = () => ruled(fewer, BEFORE, 'base', NOTHING)
    expect(call).toThrow(UserError)
    expect(call).toThrow(
      /allow-rule-changes: true\n {2}suite\.yml:1: workload b was removed\n {2}suite\.yml:1: scenario on was removed/,
    )
    expect(ruled(fewer, BEFORE, 'head', NOTHING).warnings).toHaveLength(2)
    expect(ruled(fewer, BEFORE, 'base', { ...NOTHING, workloads: ['a'], scenarios: ['off'] }).warnings).toEqual([])
  })
})

describe('ruleChoiceOf', () => {
  it('is the suite’s own, unless those of the base are asked for', () => {
    expect(ruleChoiceOf({ kind: 'suite', file: 'a.yml', base: 'main' })).toBe('head')
    expect(ruleChoiceOf({ kind: 'suite', file: 'a.yml', base: 'main', rules: { from: 'x', holds: 'base' } })).toBe(
      'base',
    )
    expect(ruleChoiceOf({ kind: 'config', paths: ['a.cnf'], base: 'main' })).toBe('head')
  })
})
