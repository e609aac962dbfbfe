import { describe, expect, it } from 'vitest'
import { judgementOf } from '../../../src/core/verdict/decide.ts'
import {
  accept,
  JUDGING_CODES,
  type JudgedComparison,
  judgingWarnings,
  regressionsOf,
  verdictOf,
} from '../../../src/core/verdict/judgement.ts'
import { compared, comparison, coveredSetting, effect, judgedComparison, judgement, policy } from '../../builders.ts'

const BY_LABEL = { by: 'octocat', reason: null } as const

function judged(verdict: JudgedComparison['verdict'], rule: JudgedComparison['rule'] = 'control') {
  return judgedComparison({ rule, verdict })
}

const NAME = { rule: 'control', scenario: 'on', reference: 'off', workload: 'a', threads: 1 } as const
const PASSED = judgement({ comparisons: [judged('pass')] })
const STUDY = judgement({ comparisons: [judged('measured')] })
const REGRESSED = judgement({ comparisons: [judged('pass'), judged('regressed')] })

describe('the verdict of a judgement', () => {
  it.each([
    { what: 'every comparison passed', of: PASSED, expected: 'pass' },
    { what: 'no comparison was planned', of: judgement(), expected: 'pass' },
    { what: 'one comparison regressed', of: REGRESSED, expected: 'regressed' },
    {
      what: 'one comparison is open',
      of: judgement({ comparisons: [judged('pass'), judged('inconclusive')] }),
      expected: 'inconclusive',
    },
    {
      what: 'a planned comparison could not be made',
      of: { ...PASSED, missing: [NAME] },
      expected: 'inconclusive',
    },
    {
      what: 'a cost is beyond its limit',
      of: { ...PASSED, costs: [{ ...judgedComparison(), cost: 'written' }] },
      expected: 'regressed',
    },
    {
      what: 'a cost is open',
      of: { ...PASSED, costs: [{ ...judgedComparison({ verdict: 'inconclusive' }), cost: 'written' }] },
      expected: 'inconclusive',
    },
    {
      what: 'a cost that has a limit is not known',
      of: { ...PASSED, unknownCosts: [{ ...NAME, cost: 'written' }] },
      expected: 'inconclusive',
    },
    { what: 'no comparison has a limit', of: STUDY, expected: 'measured' },
    {
      what: 'no comparison has a limit, and a planned one could not be made',
      of: { ...STUDY, missing: [NAME] },
      expected: 'measured',
    },
    {
      what: 'only a cost has a limit, and is not known',
      of: { ...STUDY, unknownCosts: [{ ...NAME, cost: 'written' }] },
      expected: 'inconclusive',
    },
    {
      what: 'only some comparisons have a limit, which they pass',
      of: judgement({ comparisons: [judged('pass'), judged('measured')] }),
      expected: 'pass',
    },
    {
      what: 'no changed setting was measured',
      of: { ...PASSED, coverage: [coveredSetting({ status: 'not-measured' })] },
      expected: 'not-measured',
    },
    {
      what: 'no changed setting was measured, and a comparison is open',
      of: {
        ...judgement({ comparisons: [{ ...judged('inconclusive'), high: 0.01 }] }),
        coverage: [coveredSetting({ status: 'not-measured' })],
      },
      expected: 'not-measured',
    },
    {
      what: 'no changed setting was measured, and an open comparison is slower in its whole interval',
      of: {
        ...judgement({ comparisons: [{ ...judged('inconclusive'), high: -0.01 }] }),
        coverage: [coveredSetting({ status: 'not-measured' })],
      },
      expected: 'inconclusive',
    },
    {
      what: 'only one of two changed settings was measured',
      of: { ...PASSED, coverage: [coveredSetting({ status: 'not-measured' }), coveredSetting()] },
      expected: 'pass',
    },
    {
      what: 'a part of the plan is missing',
      of: { ...PASSED, missingShards: [{ index: 2, of: 2 }] },
      expected: 'inconclusive',
    },
    {
      what: 'one comparison regressed and a part of the plan is missing',
      of: { ...REGRESSED, missingShards: [{ index: 2, of: 2 }] },
      expected: 'regressed',
    },
  ] as const)('is $expected if $what', ({ of, expected }) => expect(verdictOf(of)).toBe(expected))
})

describe('accept', () => {
  it('turns a regression into a pass, and does not change its figures', () => {
    const accepted = accept(REGRESSED, BY_LABEL)
    expect(verdictOf(accepted)).toBe('pass')
    expect(accepted).toEqual({ ...REGRESSED, accepted: BY_LABEL })
  })

  it.each(['not pursued', 'also slower, not pursued'] as const)(
    'also passes a comparison that is "%s" beside the regression',
    (label) => {
      const others = [judged('regressed'), judgedComparison({ verdict: 'inconclusive', label, high: -0.01 })]
      const of = judgement({
        comparisons: others,
        costs: [{ ...judgedComparison({ verdict: 'inconclusive', label }), cost: 'cpu' }],
      })
      expect(verdictOf(of)).toBe('regressed')
      expect(verdictOf(accept(of, BY_LABEL))).toBe('pass')
    },
  )

  it.each([
    ['another comparison is undecided', { comparisons: [judged('regressed'), judged('inconclusive')] }],
    [
      'a comparison is missing',
      { missing: [{ workload: 'w', threads: 1, scenario: 'on', reference: 'off', rule: 'control' as const }] },
    ],
    ['a shard is missing', { missingShards: [{ index: 2, of: 2 }] }],
    ['a gated cost is unknown', { unknownCosts: [{ cost: 'cpu' } as never] }],
  ])('does not pass a run if %s', (_, overrides) => {
    expect(verdictOf(accept({ ...REGRESSED, ...overrides }, BY_LABEL))).toBe('inconclusive')
  })

  it('changes nothing without a regression, or without a person who accepts it', () => {
    expect(accept(PASSED, BY_LABEL)).toBe(PASSED)
    expect(verdictOf(accept(REGRESSED, null))).toBe('regressed')
  })
})

const missing = { rule: 'control', scenario: 'on', reference: 'off', workload: 'reads', threads: 8 } as const
const twinAt = (mean: number, change: number) =>
  comparison({ scenario: 'off', workload: 'reads', threads: 8, change, effect: effect({ mean, standardError: 0.01 }) })

describe('warnings about the figures', () => {
  it('are none for a quiet run with equal twins', () => {
    const disturbance = { blocks: 10, disturbed: 5, dropped: 5 }
    expect(judgingWarnings(compared({ twin: [twinAt(0.01, 0.01)], disturbance }))).toEqual([])
  })

  it.each([-0.1, 0.1])('name the cell in which twins differ by %d', (mean) => {
    expect(judgingWarnings(compared({ twin: [twinAt(0, 0), twinAt(mean, mean)] }))).toEqual([
      { code: 'copies-differ', workload: 'reads', threads: 8, change: mean },
    ])
  })

  it('count the disturbed blocks if more than half were disturbed', () => {
    const disturbance = { blocks: 10, disturbed: 6, dropped: 0 }
    expect(judgingWarnings(compared({ disturbance }))).toEqual([
      { code: 'machine-disturbed', disturbed: 6, blocks: 10 },
    ])
  })

  it('name each planned comparison that could not be made', () => {
    expect(judgingWarnings(compared({ missing: [missing, { ...missing, threads: 1 }] }))).toEqual([
      { code: 'not-compared', ...missing },
      { code: 'not-compared', ...missing, threads: 1 },
    ])
  })

  it('have exactly the codes of the warnings that a new judgement replaces', () => {
    const found = compared({
      comparisons: [comparison({ rule: 'baseline', change: -0.2, effect: effect({ mean: Math.log(0.8) }) })],
      twin: [twinAt(0.1, 0.1)],
      disturbance: { blocks: 1, disturbed: 1, dropped: 0 },
      missing: [missing],
      unknownCosts: [{ ...missing, cost: 'written' }],
    })
    const evidence = { compared: found, standings: new Map(), policy: policy(), coverage: [], baseline: null }
    const { warnings } = judgementOf({ ...evidence, missingShards: [{ index: 2, of: 2 }] })
    expect(warnings.map(({ code }) => code).sort()).toEqual(JUDGING_CODES.toSorted())
  })
})

it('regressions of gated costs are expressed as slowdowns for an acceptance', () => {
  const cost = { ...judgedComparison({ change: 1, low: 0.6, high: 1.5 }), cost: 'written' } as const
  const [found, ...others] = regressionsOf({ ...PASSED, costs: [cost] })
  expect(others).toEqual([])
  expect(found).toMatchObject({ cost: 'written', change: -0.5 })
  expect(found?.low).toBeCloseTo(-0.6)
  expect(found?.high).toBeCloseTo(-0.375)
})
