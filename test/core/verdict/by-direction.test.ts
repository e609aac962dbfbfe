import { expect, it } from 'vitest'
import { byDirection } from '../../../src/core/verdict/by-direction.ts'
import type { Judgement } from '../../../src/core/verdict/judgement.ts'
import { resultComparison, resultCovered } from '../../builders.ts'

const MIB = 1024 ** 2
const SCALED = resultCovered({
  ...{ scenario: 'db', before: '2G', after: '190G' },
  measured: { before: `${8 * MIB}`, after: `${48 * MIB}`, dataBytes: MIB },
})
const regression = (high: number) =>
  resultComparison({
    scenario: 'db',
    verdict: 'regressed',
    label: 'regressed',
    tolerance: 0.05,
    change: -0.08,
    low: -0.1,
    high,
  })

function verdictOf(high: number, coverage: Judgement['coverage']) {
  const { comparisons } = byDirection({ comparisons: [regression(high)], coverage } as unknown as Judgement)
  return comparisons.map(({ verdict, label }) => `${verdict}, ${label}`)
}

it.each([
  [-0.06, [SCALED], 'regressed, regressed'],
  [-0.04, [SCALED], 'inconclusive, leaning regressed'],
  [-0.04, [{ ...SCALED, measured: null }], 'regressed, regressed'],
  [-0.04, [{ ...SCALED, scenario: 'other' }], 'regressed, regressed'],
])(
  'a regression of scaled sizes is inconclusive if its interval is partly within the limit: up to $0 is $2 (row %#)',
  (high, coverage, expected) => expect(verdictOf(high, coverage)).toEqual([expected]),
)
