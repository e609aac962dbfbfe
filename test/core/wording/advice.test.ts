import { describe, expect, it } from 'vitest'
import type { Result } from '../../../src/core/result/result.ts'
import { adviceText, durabilityTrade } from '../../../src/core/wording/advice.ts'
import { advice, resultComparison, sweepResult } from '../../builders.ts'

const FASTER = resultComparison({
  rule: 'base',
  scenario: 'my.cnf',
  reference: 'my.cnf',
  label: 'improved',
  verdict: 'pass',
})

function resultOf(overrides: Partial<Result>): Result {
  return sweepResult(['my.cnf'], ['oltp_write_only'], [8], { verdict: 'pass', comparisons: [FASTER], ...overrides })
}

describe('durabilityTrade', () => {
  it('names what a speed-up is bought with', () => {
    expect(durabilityTrade(resultOf({ advice: [advice()] }))).toBe(
      'The speed-up is bought with durability, as innodb_flush_log_at_trx_commit gives up some.',
    )
    expect(durabilityTrade(resultOf({ advice: [advice(), advice()] }))).toContain('_commit gives up some')
    const two = [advice(), advice(), advice({ variable: 'sync_binlog', code: 'binary-log-not-synced' })]
    expect(durabilityTrade(resultOf({ advice: two }))).toContain(
      'innodb_flush_log_at_trx_commit and sync_binlog give up',
    )
  })

  it.each([
    ['nothing is faster', { comparisons: [{ ...FASTER, label: 'unchanged' as const }], advice: [advice()] }],
    ['another scenario is', { advice: [advice({ scenario: 'other.cnf' })] }],
    ['what is known is of something else', { advice: [advice({ code: 'query-cache' })] }],
  ])('says nothing where %s', (_, overrides) =>
    expect(durabilityTrade(resultOf(overrides as Partial<Result>))).toBe(''),
  )
})

it('adviceText begins with the line', () => expect(adviceText(advice())).toMatch(/^conf\/my.cnf:3: innodb_flush/))
