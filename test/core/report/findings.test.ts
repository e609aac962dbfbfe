import { describe, expect, it } from 'vitest'
import { findingsOf } from '../../../src/core/report/findings.ts'
import type { Result } from '../../../src/core/report/result.ts'
import { resultComparison, resultScenario, sweepResult } from '../../builders.ts'

const BASE = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf' } as const

function changed(line: number, overrides: Partial<Result['settings'][number]> = {}): Result['settings'][number] {
  return {
    scenario: 'my.cnf',
    kind: 'option',
    name: `option-${line}`,
    before: null,
    after: { value: 'ON', file: 'conf/my.cnf', line },
    ...overrides,
  }
}

function resultOf(overrides: Partial<Result>): Result {
  return sweepResult(['my.cnf'], ['oltp_read_only'], [8], { verdict: 'regressed', ...overrides })
}

describe('findingsOf', () => {
  it('is nothing where nothing regressed', () => {
    expect(findingsOf(resultOf({ comparisons: [resultComparison({ verdict: 'pass' })] }))).toEqual([])
  })

  it('is one for every changed setting of the scenario that regressed, with the figures', () => {
    const comparisons = [resultComparison(BASE), resultComparison({ ...BASE, workload: 'writes', change: -0.3 })]
    const found = findingsOf(
      resultOf({ comparisons, settings: [changed(3), changed(5), changed(9, { scenario: 'x' })] }),
    )
    expect(found.map(({ file, line, level }) => [file, line, level])).toEqual([
      ['conf/my.cnf', 3, 'error'],
      ['conf/my.cnf', 5, 'error'],
    ])
    expect(found[0]?.message).toMatch(
      /^option-3, one of 2 changed settings: writes at 8 threads, my.cnf −30.0 % .+, tolerance 5 %$/,
    )
  })

  it('says of a single setting that it is the one', () => {
    const [only] = findingsOf(resultOf({ comparisons: [resultComparison(BASE)], settings: [changed(3)] }))
    expect(only?.message).toMatch(/^option-3: oltp_read_only at 8 threads/)
  })

  it('puts a setting that is gone on the first line of its file', () => {
    const gone = changed(7, { before: { value: 'ON', file: 'conf/my.cnf', line: 7 }, after: null })
    const [found] = findingsOf(resultOf({ comparisons: [resultComparison(BASE)], settings: [gone] }))
    expect(found).toMatchObject({ file: 'conf/my.cnf', line: 1 })
    expect(found?.message).toContain('option-7 (conf/my.cnf:7, removed)')
  })

  it('points to the scenario where there is no base', () => {
    const scenarios = [resultScenario({ name: 'on', place: { file: 'perf/suite.yml', line: 12 } })]
    const found = findingsOf(resultOf({ comparisons: [resultComparison()], scenarios, settings: [changed(3)] }))
    expect(found).toMatchObject([{ file: 'perf/suite.yml', line: 12, level: 'error' }])
  })

  it('is a notice where somebody accepted it', () => {
    const accepted = { by: 'octocat', how: 'label', reason: null } as const
    const [found] = findingsOf(resultOf({ comparisons: [resultComparison(BASE)], settings: [changed(3)], accepted }))
    expect(found).toMatchObject({ level: 'notice', title: 'qpsgate: regressed, accepted' })
  })

  it('has the worst scenario first', () => {
    const comparisons = [
      resultComparison({ scenario: 'on', change: -0.1 }),
      resultComparison({ scenario: 'all', change: -0.4 }),
    ]
    const scenarios = ['on', 'all'].map((name, at) => resultScenario({ name, place: { file: 's.yml', line: at + 1 } }))
    expect(findingsOf(resultOf({ comparisons, scenarios })).map(({ line }) => line)).toEqual([2, 1])
  })
})
