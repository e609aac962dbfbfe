/** Whether the check of a run fails, and why. */
import { isUnmeasured } from '../coverage/coverage.ts'
import type { FailingOutcome } from '../policy/fail-on.ts'
import type { Result } from './result.ts'

/**
 * Outcome that fails the check; undefined if it passes. A pass with an unmeasured setting fails if `fail-on` names
 * `not-measured`.
 */
export function checkFailure({
  verdict,
  coverage,
  plan: { policy },
}: Pick<Result, 'verdict' | 'coverage' | 'plan'>): FailingOutcome | undefined {
  const isPartial = verdict === 'not-measured' || coverage.some(isUnmeasured)
  return policy.failOn.find((failure) => failure === verdict || (failure === 'not-measured' && isPartial))
}
