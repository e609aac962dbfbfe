import { isUnmeasured } from '../coverage/coverage.ts'
import type { FailingOutcome } from '../policy/fail-on.ts'
import type { Result } from './result.ts'

/**
 * The outcome that fails the check; undefined if the check passes. Even a pass fails if a setting was not measured and
 * `fail-on` names `not-measured`.
 */
export function checkFailure({
  verdict,
  coverage,
  plan: { policy },
}: Pick<Result, 'verdict' | 'coverage' | 'plan'>): FailingOutcome | undefined {
  const isPartial = verdict === 'not-measured' || coverage.some(isUnmeasured)
  return policy.failOn.find((failure) => failure === verdict || (failure === 'not-measured' && isPartial))
}
