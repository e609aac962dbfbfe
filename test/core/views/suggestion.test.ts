import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { lineToTakeBack } from '../../../src/core/views/suggestion.ts'
import { cause, causeSetting, explanation, gatedCost, resultComparison, resultCost } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const SCENARIO = 'my.cnf'
const at = (line: number, file = 'my.cnf') => ({ file, line })
const written = (value: string, line: number, file?: string) => ({ value, ...at(line, file) })
const COMPARISON = resultComparison({ rule: 'base', scenario: SCENARIO, reference: SCENARIO })
const ABOUT = explanation({ rule: 'base', scenario: SCENARIO, reference: SCENARIO })
const BINLOG = {
  scenario: SCENARIO,
  kind: 'option',
  name: 'sync-binlog',
  before: written('0', 2),
  after: written('1', 3),
}
const BLAMED = cause({
  settings: [causeSetting({ name: 'sync-binlog', place: at(3) })],
  ...{ change: -0.12, low: -0.141, high: -0.102 },
})

function of(overrides: Partial<Result> = {}) {
  const settings = [BINLOG] as Result['settings']
  const red = {
    verdict: 'regressed',
    comparisons: [COMPARISON],
    settings,
    causes: [BLAMED],
    explanation: ABOUT,
  } as const
  return lineToTakeBack(sweepOf([], [], [], { ...red, ...overrides }))
}

describe('the suggestion to take a line back', () => {
  it('names the line of the cause, and the QPS that taking the line back regains', () => {
    expect(of()).toEqual({
      ...{ name: 'sync-binlog', value: '1', place: at(3), before: { ...at(2), value: '0' } },
      gain:
        'sync-binlog costs 12% of QPS in oltp_read_only at 8 threads (95%: −14.1 to −10.2%). ' +
        'Taking this line back regains that, as measured on servers without it.',
    })
  })

  it('names one of several lines that each suffice, or the costliest line that was taken back alone', () => {
    const other = causeSetting({ name: 'log-bin', place: at(9) })
    const settings = [
      BINLOG,
      { ...BINLOG, name: 'log-bin', before: null, after: written('x', 9) },
    ] as Result['settings']
    const all = cause({ settings: [other, ...BLAMED.settings], kind: 'all', change: -0.3 })
    const either = cause({ ...all, kind: 'either' })
    expect(of({ settings, causes: [either] })?.name).toBe('log-bin')
    expect(of({ settings, causes: [either] })?.gain).toContain('; reverting either regains all of it. ')
    expect(of({ settings, causes: [all, BLAMED] })?.name).toBe('sync-binlog')
    expect(of({ settings, causes: [all] })).toBeUndefined()
  })

  it.each<[string, Partial<Result>]>([
    ['passed', { verdict: 'pass' }],
    ['was accepted', { verdict: 'pass', accepted: { by: 'octocat' } }],
    ['names no line', { causes: [cause({ ...BLAMED, verdict: 'inconclusive' })] }],
    ['was sought for another comparison', { explanation: explanation() }],
    [
      'was removed',
      {
        settings: [{ ...BINLOG, kind: 'option', after: null }],
        causes: [cause({ settings: [causeSetting({ name: 'sync-binlog', place: null })] })],
      },
    ],
    ['moved to another file', { settings: [{ ...BINLOG, kind: 'option', before: written('0', 2, 'old.cnf') }] }],
    ['is the load itself', { settings: [{ ...BINLOG, kind: 'workload' }] }],
    [
      'shares its line with another change',
      { settings: [BINLOG, { ...BINLOG, name: 'log-bin', before: null }] as Result['settings'] },
    ],
    [
      'shared its line with another change',
      { settings: [BINLOG, { ...BINLOG, name: 'log-bin', after: null }] as Result['settings'] },
    ],
  ])('is not made if the change %s', (_, overrides) => {
    expect(of(overrides)).toBeUndefined()
  })

  it('names the cost that rose instead of QPS', () => {
    const costs = [{ ...resultCost({ cost: 'written' }), gated: gatedCost() }]
    const comparisons = [{ ...COMPARISON, verdict: 'pass' as const, costs }]
    expect(of({ comparisons, explanation: { ...ABOUT, cost: 'written' } })?.gain).toMatch(
      /^sync-binlog raises written to disk in oltp_read_only at 8 threads\. Taking this line back regains that/,
    )
  })

  it('names what the changed line buys, such as safety in a crash', () => {
    const advice = [
      {
        ...{ scenario: SCENARIO, code: 'binary-log-synced', variable: 'sync_binlog', ...at(3) },
        ...{ message: 'm', page: 'https://a.example' },
      },
    ]
    expect(of({ advice, comparisons: [{ ...COMPARISON, high: -0.1 }] })?.gain).toContain(
      ', and buys: no commit is missing in the binary log after a crash. Taking',
    )
  })
})
