import { describe, expect, it } from 'vitest'
import type { Cause } from '../../../src/core/attribution/attribution.ts'
import type { Result } from '../../../src/core/result/result.ts'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import {
  advice,
  cause,
  causeSetting,
  explanation,
  resultComparison,
  resultCovered,
  resultMean,
  resultScenario,
  sweepResult,
} from '../../builders.ts'

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
      /^option-3, one of 2 changed settings: my.cnf is 30 % slower \(limit 5 %\): writes at 8 threads, /,
    )
  })

  it('says of a single setting that it is the one', () => {
    const [only] = findingsOf(resultOf({ comparisons: [resultComparison(BASE)], settings: [changed(3)] }))
    expect(only?.message).toMatch(/^option-3: my\.cnf is 20 % slower/)
  })

  it('tells what is known of a setting as a notice on its line, last, also where nothing regressed', () => {
    const notice = { file: 'conf/my.cnf', line: 3, level: 'notice', title: 'qpsgate: known risk' }
    expect(findingsOf(resultOf({ comparisons: [], advice: [advice()] }))).toMatchObject([notice])
    const found = findingsOf(
      resultOf({ comparisons: [resultComparison(BASE)], settings: [changed(3)], advice: [advice()] }),
    )
    expect(found.map(({ level }) => level)).toEqual(['error', 'notice'])
    expect(found[1]?.message).toMatch(/see https:/)
  })

  it.each([
    ['not-exercised', 'qpsgate: not exercised'],
    ['cannot-show', 'qpsgate: cannot be measured here'],
    ['unknown', 'qpsgate: unknown setting'],
  ] as const)('tells on its line of a setting that is %s', (status, title) => {
    const coverage = [
      resultCovered({ status, message: 'needs a replica' }),
      resultCovered(),
      resultCovered({ status: 'no-effect' }),
    ]
    expect(findingsOf(resultOf({ comparisons: [], coverage }))).toMatchObject([
      { file: 'my.cnf', line: 3, level: 'notice', title, message: 'sort-buffer-size: needs a replica' },
    ])
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
    expect(found).toMatchObject({ level: 'notice', title: 'qpsgate: slower, accepted' })
  })

  it('names what it is about, whatever line and figures are', () => {
    const findings = (line: number, change: number) => {
      const comparisons = [resultComparison({ ...BASE, change })]
      return findingsOf(resultOf({ comparisons, settings: [changed(line, { name: 'x' })], advice: [advice({ line })] }))
    }
    const named = findings(3, -0.2).map(({ kind, about }) => [kind, about])
    expect(named).toEqual([
      ['regressed', ['base', 'my.cnf', 'x']],
      ['known-beforehand', ['my.cnf', 'innodb_flush_log_at_trx_commit', 'commits-not-synced']],
    ])
    expect(findings(30, -0.4).map(({ kind, about }) => [kind, about])).toEqual(named)
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

describe('findingsOf a scenario whose causes are known', () => {
  const ABOUT = { ...BASE, workload: 'oltp_read_only', threads: 8 } as const
  const UNMEASURED = { change: null, low: null, high: null, measuredWith: [] }

  function at(line: number) {
    return causeSetting({ name: `option-${line}`, place: { file: 'conf/my.cnf', line } })
  }

  function explained(causes: readonly Cause[], overrides: Partial<Result> = {}) {
    const settings = [3, 5, 7, 9].map((line) => changed(line))
    const comparisons = [resultComparison(BASE)]
    return findingsOf(resultOf({ comparisons, settings, causes, explanation: explanation(ABOUT), ...overrides }))
  }

  it('has the lines to blame as errors with their own figures, and none on innocent ones', () => {
    const found = explained([
      cause({ settings: [at(7)] }),
      cause({ settings: [at(3)], change: -0.05, low: -0.06, high: -0.04 }),
      cause({ settings: [at(5)], verdict: 'innocent' }),
    ])
    expect(found.map(({ line, level }) => [line, level])).toEqual([
      [7, 'error'],
      [3, 'error'],
    ])
    expect(found[1]?.message).toBe(
      'option-3: −5.0 % (−6.0 … −4.0). In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
    )
  })

  it('has what is undecided or was not reached as warnings, after the errors', () => {
    const found = explained([
      cause({ settings: [at(3)], verdict: 'undecided', change: -0.01, low: -0.03, high: 0.01 }),
      cause({ settings: [at(5)], verdict: 'not reached', kind: 'not measured', ...UNMEASURED }),
      cause({ settings: [at(7)], verdict: 'not reached', kind: 'in a group', measuredWith: ['option-7', 'x', 'y'] }),
      cause({ settings: [at(9)] }),
    ])
    expect(found.map(({ line, level, message }) => [line, level, message.split('. As')[0]])).toEqual([
      [
        9,
        'error',
        'option-9: −14.1 % (−15.2 … −13.0). In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
      [
        3,
        'warning',
        'option-3: −1.0 % (−3.0 … +1.0), undecided. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
      [
        5,
        'warning',
        'option-5: not reached. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
      [
        7,
        'warning',
        'option-7: −14.1 % (−15.2 … −13.0), not taken apart, measured with 2 others. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
    ])
  })

  it('has a pair on both lines, each naming the other', () => {
    const found = explained([cause({ settings: [at(3), at(5)], kind: 'together' })])
    expect(found.map(({ line, message }) => [line, message.split('. As')[0]])).toEqual([
      [
        3,
        'option-3: −14.1 % (−15.2 … −13.0), only together with option-5. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
      [
        5,
        'option-5: −14.1 % (−15.2 … −13.0), only together with option-3. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
      ],
    ])
  })

  it('says what taking the line back saves, and with which settings it costs something only together', () => {
    const removal = { change: -0.031, low: -0.04, high: -0.021 }
    const share = cause({ settings: [at(3)], kind: 'share', removal, together: ['option-5', 'option-7'] })
    expect(explained([share])[0]?.message.split('. As')[0]).toBe(
      'option-3: −14.1 % (−15.2 … −13.0), +3.2 % (+2.1 … +4.2) if reverted, only together with option-5 + option-7. In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
    )
  })

  it('is about the mean of all workloads where its causes were looked for', () => {
    const mean = resultMean({ ...BASE, change: -0.08 })
    const [found] = explained([cause({ settings: [at(3)] })], {
      comparisons: [resultComparison(BASE), mean],
      explanation: explanation({ ...BASE, workload: '*', threads: 0 }),
    })
    expect(found?.message).toContain(
      'option-3: −14.1 % (−15.2 … −13.0). In total, my.cnf is 8.0 % slower (limit 5 %): mean of all workloads, −8.0 % QPS (95 %: −21.0 to −18.2 %)',
    )
  })

  it('is one a line, with at most three causes', () => {
    const parts = Array.from({ length: 5 }, (_, index) =>
      cause({ settings: [{ ...at(3), name: `p${index}` }], verdict: index === 4 ? 'to blame' : 'undecided' }),
    )
    const [only, ...more] = explained(parts)
    expect(more).toEqual([])
    expect(only?.level).toBe('error')
    expect(only?.message).toMatch(/^p4: [^;]*; p0: [^;]*; p1: [^;]*; 2 more\. In total/)
  })

  it('puts a setting that is gone on the first line of its file', () => {
    const gone = cause({ settings: [{ name: 'option-8', before: 'ON', after: null, place: null }] })
    const settings = [changed(8, { before: { value: 'ON', file: 'conf/my.cnf', line: 8 }, after: null })]
    const [found] = explained([gone], { settings })
    expect(found).toMatchObject({ file: 'conf/my.cnf', line: 1 })
    expect(found?.message).toMatch(/^option-8 \(conf\/my\.cnf:8, removed\): −14\.1 %/)
  })

  it('is one on the scenario where no setting alone is to blame', () => {
    const scenarios = [resultScenario({ name: 'my.cnf', place: { file: 'conf/my.cnf', line: 1 } })]
    const found = explained([cause({ settings: [at(3)], verdict: 'innocent' })], { scenarios })
    expect(found).toMatchObject([{ file: 'conf/my.cnf', line: 1, level: 'error' }])
    expect(found[0]?.message).toMatch(/^my\.cnf is 20 % slower/)
  })

  it('is about the worst where the explained comparison is not among them', () => {
    const [found] = explained([cause({ settings: [at(3)] })], { explanation: explanation({ ...BASE, threads: 64 }) })
    expect(found?.message).toContain(
      'option-3: −14.1 % (−15.2 … −13.0). In total, my.cnf is 20 % slower (limit 5 %): oltp_read_only at 8 threads, −19.6 % QPS (95 %: −21.0 to −18.2 %)',
    )
  })

  it('leaves other scenarios as they are', () => {
    const other = resultComparison({ ...BASE, scenario: 'other.cnf' })
    const settings = [changed(3, { scenario: 'other.cnf' })]
    const [found] = explained([cause({ settings: [at(7)] })], { comparisons: [other], settings })
    expect(found?.message).toMatch(/^option-3: other\.cnf is 20 % slower/)
  })

  it('has notices only where somebody accepted it', () => {
    const accepted = { by: 'octocat', how: 'label', reason: null } as const
    const found = explained([cause({ settings: [at(3)] }), cause({ settings: [at(5)], verdict: 'undecided' })], {
      accepted,
    })
    expect(found.map(({ level }) => level)).toEqual(['notice', 'notice'])
  })
})
