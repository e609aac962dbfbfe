import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { findingsOf } from '../../../src/core/views/annotations.ts'
import { renderSarif } from '../../../src/core/views/sarif.ts'
import { advice, cause, causeSetting, explanation, resultComparison, resultScenario } from '../../builders.ts'
import { sweepResult } from '../../sweep-result.ts'
import { hostileResults } from './hostile-results.ts'

interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string }
      readonly region: { readonly startLine: number }
    }
  }[]
  readonly partialFingerprints: Readonly<Record<string, string>>
}

interface SarifRun {
  readonly tool: { readonly driver: { readonly version: string; readonly rules: readonly { readonly id: string }[] } }
  readonly automationDetails: { readonly id: string }
  readonly invocations: readonly { readonly toolExecutionNotifications?: readonly SarifResult[] }[]
  readonly results: readonly SarifResult[]
}

const ON_MAIN = { rule: 'base', scenario: 'my.cnf', reference: 'my.cnf' } as const
/** Characters of a reference (RFC 3986, 4.1), every per cent sign with its two digits. */
const REFERENCE = /^(?:[\w\-.~!$&'()*+,;=:@/?#[\]]|%[0-9A-F]{2})*$/
const ajv = new Ajv({ formats: { uri: URL.canParse, 'uri-reference': REFERENCE } })
const validate = ajv.compile(
  JSON.parse(readFileSync(new URL('../../fixtures/sarif-2.1.0-subset.json', import.meta.url), 'utf8')),
)

/** The only run, of a log that is valid. */
function runOf(result: Result): SarifRun {
  const log = JSON.parse(renderSarif(result, '1.2.3'))
  expect(validate(log), JSON.stringify(validate.errors)).toBe(true)
  expect(log.runs).toHaveLength(1)
  return log.runs[0]
}

function changed(line: number, file = 'conf/my.cnf'): Result['settings'][number] {
  return {
    scenario: 'my.cnf',
    kind: 'option',
    name: 'sort-buffer-size',
    before: null,
    after: { value: '1', file, line },
  }
}

function regressed(overrides: Partial<Result> = {}): Result {
  const comparisons = [resultComparison(ON_MAIN)]
  return sweepResult({ overrides: { verdict: 'regressed', comparisons, settings: [changed(3)], ...overrides } })
}

const placesOf = ({ results }: SarifRun) =>
  results.map(({ locations: [place] }) => [
    place?.physicalLocation.artifactLocation.uri,
    place?.physicalLocation.region.startLine,
  ])

describe('a result as SARIF', () => {
  it('has tool, version, category and rules, and no results where nothing is found', () => {
    const run = runOf(sweepResult({ overrides: { comparisons: [] } }))
    expect(run).toMatchObject({
      tool: { driver: { name: 'qpsgate', version: '1.2.3' } },
      automationDetails: { id: 'qpsgate/pfs-overhead/' },
      invocations: [{ executionSuccessful: true }],
      results: [],
    })
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['regressed', 'to-blame', 'not-exercised', 'known-beforehand']),
    )
  })

  it('has every finding with its line, level, sentence and rule', () => {
    const result = regressed({ advice: [advice()] })
    const run = runOf(result)
    expect(placesOf(run)).toEqual([
      ['conf/my.cnf', 3],
      ['conf/my.cnf', 3],
    ])
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['regressed', 'error'],
      ['known-beforehand', 'note'],
    ])
    expect(run.results.map(({ message }) => message.text)).toEqual(findingsOf(result).map(({ message }) => message))
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]?.id).toBe(ruleId)
  })

  it('tells lines to blame from those that may be', () => {
    const at = (line: number) => causeSetting({ name: `option-${line}`, place: { file: 'conf/my.cnf', line } })
    const causes = [cause({ settings: [at(4)] }), cause({ settings: [at(5)], verdict: 'undecided' })]
    const run = runOf(regressed({ causes, explanation: explanation(ON_MAIN) }))
    expect(run.results.map(({ ruleId, level }) => [ruleId, level])).toEqual([
      ['to-blame', 'error'],
      ['may-be-to-blame', 'warning'],
    ])
  })

  it('has notes of what somebody accepted', () => {
    const run = runOf(regressed({ verdict: 'pass', accepted: { by: 'octocat', how: 'label', reason: null } }))
    expect(run.results).toMatchObject([{ ruleId: 'accepted', level: 'note' }])
  })

  it('has the same fingerprint when line and figures are others, and another for another setting', () => {
    const prints = (result: Result) => runOf(result).results.map((found) => found.partialFingerprints['qpsgate/v1'])
    const before = prints(regressed())
    const moved = { settings: [changed(30)], comparisons: [resultComparison({ ...ON_MAIN, change: -0.4, low: -0.5 })] }
    expect(before).toHaveLength(1)
    expect(prints(regressed(moved))).toEqual(before)
    expect(prints(regressed({ settings: [{ ...changed(3), name: 'other' }] }))).not.toEqual(before)
    expect(prints(regressed({ settings: [changed(3, 'conf/other.cnf')] }))).not.toEqual(before)
  })

  it.each([
    ['conf/my.cnf', 'conf/my.cnf'],
    ['./conf//../my.cnf', 'my.cnf'],
    ['..my.cnf', '..my.cnf'],
    ['with space/ü#1?.cnf', 'with%20space/%C3%BC%231%3F.cnf'],
    ['a:b\\c%20.cnf', 'a%3Ab%5Cc%2520.cnf'],
  ])('names the file %s as %s', (file, uri) => {
    expect(placesOf(runOf(regressed({ settings: [changed(3, file)] })))).toEqual([[uri, 3]])
  })

  it.each(['/etc/mysql/my.cnf', '../my.cnf', 'a/../../my.cnf', 'a\nb.cnf', '\ud800.cnf', '.', ''])(
    'has no place for the file %j, and says that one is missing without naming it',
    (file) => {
      const run = runOf(regressed({ settings: [changed(3, file), changed(4)] }))
      expect(placesOf(run)).toEqual([['conf/my.cnf', 4]])
      const [notification, ...others] = run.invocations.flatMap((each) => each.toolExecutionNotifications ?? [])
      expect(others).toEqual([])
      expect(notification?.message.text).toMatch(/^1 finding about files outside of the checkout/)
    },
  )

  it('lets no name become a placeholder or a link', () => {
    const scenarios = [resultScenario({ name: 'on', place: { file: 's.yml', line: 2 } })]
    const name = 'x{0}[here](http://evil.example)'
    const comparisons = [resultComparison({ reference: 'off', workload: name })]
    const [found] = runOf(regressed({ comparisons, scenarios })).results
    expect(found?.message.text).toContain('x{{0}}[here] (http://evil.example)')
  })

  it('is valid whatever names hold', () => {
    fc.assert(
      fc.property(hostileResults, (result) => {
        const run = runOf(result)
        const outside = run.invocations.flatMap((each) => each.toolExecutionNotifications ?? [])
        if (outside.length === 0) expect(run.results).toHaveLength(findingsOf(result).length)
        expect(run.automationDetails.id).toMatch(/^qpsgate\/[^/]*\/$/)
        for (const { message, locations, partialFingerprints } of run.results) {
          expect(message.text).not.toMatch(/[\p{Cc}\p{Cs}]/u)
          expect(message.text).not.toContain('](')
          expect(message.text.replaceAll(/\{\{|\}\}/g, '')).not.toMatch(/[{}]/)
          expect(Object.values(partialFingerprints).join()).toMatch(/^[\x21-\x7e ]+$/)
          const uri = locations[0]?.physicalLocation.artifactLocation.uri ?? '/'
          const root = 'file:///checkout/'
          expect(new URL(uri, root).href.startsWith(root)).toBe(true)
        }
      }),
    )
  })
})
