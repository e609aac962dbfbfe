/** Whether the check of a run fails, and why. */
import { isUnmeasured } from '../coverage/coverage.ts'
import type { FailingOutcome } from '../policy/fail-on.ts'
import type { Result } from './result.ts'

/** Undefined if the check passes. A pass that leaves a changed setting unmeasured fails where that is to fail. */
export function checkFailure({
  verdict,
  coverage,
  plan: { policy },
}: Pick<Result, 'verdict' | 'coverage' | 'plan'>): FailingOutcome | undefined {
  const isPartial = verdict === 'not-measured' || coverage.some(isUnmeasured)
  return policy.failOn.find((failure) => failure === verdict || (failure === 'not-measured' && isPartial))
}
