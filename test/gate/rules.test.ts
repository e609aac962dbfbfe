import { describe, expect, it } from 'vitest'
import type { SubjectRequest } from '../../src/core/request/measured-request.ts'
import type { Adjustments } from '../../src/core/suite/adjust.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { UserError } from '../../src/errors.ts'
import { applyRules } from '../../src/gate/rules.ts'
import { option, scenario, suite, workload } from '../builders.ts'

const BEFORE = suite({ workloads: [workload('a'), workload('b')], budgetSeconds: 60 })
const HURRIED = { ...BEFORE, budgetSeconds: 20 }
const NOTHING: Adjustments = {
  ...{
    budgetSeconds: undefined,
    tolerance: undefined,
    onInconclusive: undefined,
    onNotMeasured: undefined,
    threads: undefined,
  },
  ...{ workloads: undefined, scenarios: undefined, takesAnyScript: false },
}
const CONFIG: SubjectRequest = { kind: 'config', paths: ['a.cnf'], base: 'main' }
const SUITE: SubjectRequest = { kind: 'suite', file: 'a.yml', base: 'main' }
const RULES = ['control', 'base', 'baseline'] as const

function ruled(head: Suite, ruledBy: Suite | undefined, holds: 'base' | 'head', flags: Partial<Adjustments> = {}) {
  const subject = { ...SUITE, rules: { from: 'main', holds } }
  const request = { subject, adjustments: { ...NOTHING, ...flags }, rules: RULES }
  return applyRules({ suite: head, base: undefined, ruledBy }, request)
}

describe('the rules of a run', () => {
  it('are the suite’s own where there was none before, or it loosens nothing', () => {
    expect(ruled(HURRIED, undefined, 'base')).toEqual({ suite: HURRIED, reasons: [], warnings: [] })
    expect(ruled(BEFORE, HURRIED, 'base')).toEqual({ suite: BEFORE, reasons: [], warnings: [] })
  })

  it('are those that hold, and a warning says which', () => {
    const about = { code: 'rules-loosened', what: 'budget', before: 60, after: 20, file: 'suite.yml', line: 1 }
    expect(ruled(HURRIED, BEFORE, 'base')).toMatchObject({ suite: BEFORE, warnings: [{ ...about, holds: 'base' }] })
    expect(ruled(HURRIED, BEFORE, 'head')).toMatchObject({ suite: HURRIED, warnings: [{ ...about, holds: 'head' }] })
    const request = { subject: SUITE, adjustments: NOTHING, rules: RULES }
    const { suite: own } = applyRules({ suite: HURRIED, base: undefined, ruledBy: BEFORE }, request)
    expect(own).toEqual(HURRIED)
  })

  it('are an error with everything that the base would have measured, and what allows it', () => {
    const fewer = { ...BEFORE, workloads: [workload('a')] as const, scenarios: [scenario('off')] as const }
    const call = () => ruled(fewer, BEFORE, 'base')
    expect(call).toThrow(UserError)
    expect(call).toThrow(
      /allow-rule-changes: true\n {2}suite\.yml:1: workloads\.b: removed\n {2}suite\.yml:1: scenarios\.on: removed/,
    )
    expect(ruled(fewer, BEFORE, 'head').warnings).toHaveLength(2)
    expect(ruled(fewer, BEFORE, 'base', { workloads: ['a'], scenarios: ['off'] }).warnings).toEqual([])
  })
})

describe('flags', () => {
  it('change the suite', () => {
    expect(ruled(BEFORE, undefined, 'head', { workloads: ['b'] }).suite.workloads).toEqual([workload('b')])
  })

  it('that name something missing from the suite are refused by their names', () => {
    const call = () => ruled(BEFORE, undefined, 'head', { workloads: ['absent'], scenarios: ['gone'] })
    expect(call).toThrow(UserError)
    expect(call).toThrow(/^--workloads: found absent; allowed: a, b\n--scenarios: found gone; allowed: off, on$/)
  })
})

describe('the cells of a run', () => {
  const withPool = (size: string) => {
    const scenarios = [scenario('my.cnf', { options: [option('innodb_buffer_pool_size', size)] })] as const
    return suite({ scenarios, control: 'my.cnf' })
  }
  const [HEAD, BASE] = [withPool('32G'), withPool('64G')]
  const chosen = (head: Suite, subject: SubjectRequest, flags: Partial<Adjustments> = {}) =>
    applyRules(
      { suite: head, base: BASE, ruledBy: undefined },
      { subject, adjustments: { ...NOTHING, ...flags }, rules: RULES },
    )

  it('of option files are chosen by the change', () => {
    const { suite: found, reasons } = chosen(HEAD, CONFIG)
    expect(found.workloads.map(({ name }) => name)).toEqual(['oltp_read_only', 'oltp_point_select'])
    expect(reasons).toHaveLength(2)
  })

  it('are those that somebody names, and of a suite its own', () => {
    expect(chosen(HEAD, CONFIG, { workloads: ['oltp_read_only'] })).toMatchObject({ reasons: [] })
    expect(chosen(HEAD, SUITE)).toEqual({ suite: HEAD, reasons: [], warnings: [] })
  })
})
