import { expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { durabilityTrade } from '../../../src/core/wording/durability-trade.ts'
import { advice, resultComparison } from '../../builders.ts'
import { sweepOf } from '../../sweep-result.ts'

const FASTER = resultComparison({
  rule: 'base',
  scenario: 'my.cnf',
  reference: 'my.cnf',
  label: 'improved',
  verdict: 'pass',
})

function resultOf(overrides: Partial<Result>): Result {
  return sweepOf(['my.cnf'], ['oltp_write_only'], [8], { verdict: 'pass', comparisons: [FASTER], ...overrides })
}

it.each([
  ['nothing is faster', { comparisons: [{ ...FASTER, label: 'unchanged' as const }], advice: [advice()] }],
  ['another scenario is', { advice: [advice({ scenario: 'other.cnf' })] }],
  ['what is known is of something else', { advice: [advice({ code: 'option-removed' })] }],
])('durabilityTrade says nothing where %s', (_, overrides) =>
  expect(durabilityTrade(resultOf(overrides as Partial<Result>))).toBe(''),
)
