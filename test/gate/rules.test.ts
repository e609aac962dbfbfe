import { describe, expect, it } from 'vitest'
import type { SubjectRequest } from '../../src/core/request/measured-request.ts'
import type { Adjustments } from '../../src/core/suite/adjust.ts'
import type { Suite } from '../../src/core/suite/suite.ts'
import { UserError } from '../../src/errors.ts'
import { applyRules } from '../../src/gate/rules.ts'
import { option, scenario, suite, workload } from '../builders.ts'

const BEFORE = suite({ workloads: [workload('a'), workload('b')], budgetSeconds: 60 })
const LOOSE = { ...BEFORE, gate: { ...BEFORE.gate, tolerance: { control: 0.9, base: 0.9, baseline: 0.9 } } }
const NOTHING: Adjustments = {
  ...{
    budgetSeconds: undefined,
    tolerance: undefined,
    failOn: undefined,
    threads: undefined,
  },
  ...{ workloads: undefined, scenarios: undefined, takesAnyScript: false },
}
const CONFIG: SubjectRequest = { kind: 'config', paths: ['a.cnf'], base: 'main' }
const SUITE: SubjectRequest = { kind: 'suite', file: 'a.yml', base: 'main' }

function request(subject: SubjectRequest, flags: Partial<Adjustments> = {}) {
  return { subject, adjustments: { ...NOTHING, ...flags } }
}

function ruled(head: Suite, ruledBy: Suite | undefined, flags: Partial<Adjustments> = {}) {
  return applyRules({ suite: head, base: undefined, ruledBy }, request(SUITE, flags))
}

describe('the limits of a run', () => {
  it('are those of the suite itself if there is no base', () => {
    expect(ruled(LOOSE, undefined)).toEqual({ suite: LOOSE, reasons: [], warnings: [] })
    expect(ruled(BEFORE, BEFORE)).toEqual({ suite: BEFORE, reasons: [], warnings: [] })
  })

  it('are those of the base, and a warning says if the change would alter them', () => {
    const warnings = [{ code: 'limits-changed', file: 'suite.yml', line: 1 }]
    expect(ruled(LOOSE, BEFORE)).toEqual({ suite: BEFORE, reasons: [], warnings })
    const strict = { ...LOOSE, gate: { ...BEFORE.gate, costs: { memory: { share: 0.1, from: 'suite' } } } }
    expect(ruled(strict, BEFORE)).toEqual({ suite: BEFORE, reasons: [], warnings })
  })

  it('are those of flags, whatever limits the suites of both sides have', () => {
    const { suite: own, warnings } = ruled(LOOSE, BEFORE, { tolerance: { control: 0.07, base: 0.07, baseline: 0.07 } })
    expect(own.gate.tolerance.base).toBe(0.07)
    expect(warnings).toEqual([])
  })

  it('come with a warning about limits of the base for parts that the suite no longer has', () => {
    const fewer = { ...BEFORE, workloads: [workload('a')] as const, scenarios: [scenario('off')] as const }
    expect(ruled(fewer, BEFORE)).toEqual({
      suite: fewer,
      reasons: [],
      warnings: [{ code: 'suite-reduced', file: 'suite.yml', parts: ['scenario on', 'workload b'] }],
    })
  })
})

describe('the flags of a run', () => {
  it('may not leave only the control, unless that is compared with a base', () => {
    expect(() => ruled(BEFORE, undefined, { scenarios: ['off'] })).toThrow(
      '--scenarios: found only the control, off, which has nothing to be compared with; allowed: on',
    )
    const base = { ...BEFORE, scenarios: BEFORE.scenarios, commit: null }
    const { suite: own } = applyRules({ suite: BEFORE, base, ruledBy: BEFORE }, request(SUITE, { scenarios: ['off'] }))
    expect(own.scenarios.map(({ name }) => name)).toEqual(['off'])
  })

  it('replace the values of the suite', () => {
    expect(ruled(BEFORE, undefined, { workloads: ['b'] }).suite.workloads).toEqual([workload('b')])
  })

  it('are refused if they name something that the suite does not have', () => {
    const call = () => ruled(BEFORE, undefined, { workloads: ['absent'], scenarios: ['gone'] })
    expect(call).toThrow(UserError)
    expect(call).toThrow(/^--workloads: found absent; allowed: a, b\n--scenarios: found gone; allowed: off, on$/)
  })
})

describe('the workloads of a run', () => {
  const withPool = (size: string) => {
    const scenarios = [scenario('my.cnf', { options: [option('innodb_buffer_pool_size', size)] })] as const
    return suite({ scenarios, control: 'my.cnf' })
  }
  const [HEAD, BASE] = [withPool('32G'), withPool('64G')]
  const chosen = (head: Suite, subject: SubjectRequest, flags: Partial<Adjustments> = {}) =>
    applyRules({ suite: head, base: BASE, ruledBy: undefined }, request(subject, flags))

  it('follow from the change if option files are compared', () => {
    const { suite: found, reasons } = chosen(HEAD, CONFIG)
    expect(found.workloads.map(({ name }) => name)).toEqual(['oltp_read_only', 'oltp_point_select'])
    expect(reasons).toHaveLength(2)
  })

  it('are those that flags name, or else those of the suite', () => {
    expect(chosen(HEAD, CONFIG, { workloads: ['oltp_read_only'] })).toMatchObject({ reasons: [] })
    expect(chosen(HEAD, SUITE)).toEqual({ suite: HEAD, reasons: [], warnings: [] })
  })
})
