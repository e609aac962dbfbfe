import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Result } from '../../src/core/result/result.ts'
import type { AssessmentStatus } from '../../src/core/setting/assess.ts'
import { coveredSetting, result, resultComparison } from '../../test/builders.ts'
import { allOutcomes, COVERAGE_DOCUMENT, documentTable, outcomeTable, withChanges } from './change-tables.ts'
import { CHANGES } from './changes.ts'
import { isEmptyPass, type Outcome, outcomeOf, type Said } from './outcomes.ts'

type Verdict = Result['verdict']

/** result.json of a run with this many changed settings, of these statuses. */
function written(verdict: Verdict, statuses: readonly AssessmentStatus[]): string {
  const coverage = statuses.map((status) => ({ ...coveredSetting({ status }), message: '' }))
  return JSON.stringify(result({ verdict, coverage }))
}

function outcome(overrides: Partial<Outcome>): Outcome {
  const worst = { workload: 'sort', threads: 1, change: -0.1231, low: -0.1302, high: -0.116 }
  return { name: 'log_output FILE → TABLE', said: 'red', isExercised: true, worst, seconds: 61.4, ...overrides }
}

/** The formatter makes the columns of tables as wide as their widest cell. */
function unpadded(text: string): string {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ')
}

describe('the outcome of a run', () => {
  test.each<[Verdict, AssessmentStatus[], Said, boolean | null]>([
    ['regressed', ['exercised'], 'red', true],
    ['pass', ['exercised', 'not-measured'], 'pass', true],
    ['pass', ['not-measured'], 'pass', false],
    ['not-measured', ['not-measured'], 'not measured', false],
    ['not-measured', ['not-measured', 'no-effect'], 'not measured', false],
    ['inconclusive', ['not-measured', 'exercised'], 'inconclusive', true],
    ['inconclusive', [], 'inconclusive', null],
  ])('for the verdict %s with settings %j is "%s"', (verdict, statuses, said, isExercised) => {
    expect(outcomeOf('a', written(verdict, statuses), 9)).toMatchObject({ name: 'a', said, isExercised, seconds: 9 })
  })

  test('is "error" if the run left no result.json', () =>
    expect(outcomeOf('a', undefined, 9)).toMatchObject({ said: 'error', worst: null }))

  test('is the verdict if result.json has no coverage, and then says nothing about what was exercised', () =>
    expect(outcomeOf('a', JSON.stringify(result({ verdict: 'pass' })), 9)).toMatchObject({
      said: 'pass',
      isExercised: null,
    }))

  test('has the workload, threads and interval of the comparison that became slowest', () => {
    const cells = [
      resultComparison({ workload: 'sort', threads: 1, change: -0.3, low: -0.4, high: -0.2 }),
      resultComparison({ workload: 'connect', threads: 8, change: 0.1 }),
    ]
    const worst = { workload: 'sort', threads: 1, change: -0.3, low: -0.4, high: -0.2 }
    expect(outcomeOf('a', JSON.stringify(result({ comparisons: cells.toReversed() })), 9).worst).toEqual(worst)
  })

  test('is an empty pass if it passes although nothing was exercised, or "not measured" was expected', () => {
    expect(isEmptyPass(outcome({ said: 'pass', isExercised: false }), 'pass')).toBe(true)
    expect(isEmptyPass(outcome({ said: 'pass', isExercised: null }), 'not measured')).toBe(true)
    expect(isEmptyPass(outcome({ said: 'pass', isExercised: null }), 'pass')).toBe(false)
    expect(isEmptyPass(outcome({ said: 'red', isExercised: false }), 'pass')).toBe(false)
  })
})

describe('the tables of outcomes', () => {
  const outcomes = [
    outcome({}),
    outcome({ name: 'max_connections 500 → 600', said: 'inconclusive', worst: null }),
    outcome({ name: 'ft_min_word_len 4 → 3', said: 'pass', isExercised: false }),
  ]

  test('show the expected and the actual outcome of each change on one server, and how many are as expected', () => {
    const lines = outcomeTable('mariadb', outcomes)
    expect(lines[2]).toBe('| log_output FILE → TABLE | red | red | −12.31 (−13.02 … −11.60), sort at 1 | 61 | yes |')
    expect(lines[3]).toBe('| max_connections 500 → 600 | not measured | inconclusive | – | 61 | no |')
    expect(lines.at(-1)).toBe('1 of 3 as expected; passes of settings that were not measured: 1')
  })

  test('have a column for each server that was measured', () => {
    expect(documentTable({})[0]).toBe('| change | expected |')
    const lines = documentTable({ mysql: outcomes })
    expect(lines[0]).toBe('| change | expected | MySQL |')
    expect(lines).toHaveLength(2 + CHANGES.length)
    expect(lines.find((line) => line.includes('log_output'))).toContain('| red | −12.31 (−13.02 … −11.60), sort at 1 |')
    expect(lines.find((line) => line.includes('ft_min'))).toContain('| not measured | pass |')
    expect(lines.find((line) => line.includes('max_connections'))).toContain('| not measured | inconclusive |')
  })

  test('are up to date in docs/evidence/coverage.md (`node bench/coverage/change-tables.ts` writes them)', () => {
    const page = readFileSync(COVERAGE_DOCUMENT, 'utf8')
    expect(unpadded(page)).toBe(unpadded(withChanges(page, allOutcomes())))
  })
})
