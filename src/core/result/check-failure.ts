/** Whether the check of a run fails, and why. */
import { isUnmeasured } from '../coverage/coverage.ts'
import type { Result } from './result.ts'

/** A slowdown, or the rule for what was not decided or not measured. */
export type CheckFailure = 'regressed' | 'on-inconclusive' | 'on-not-measured'

/** Undefined if the check passes. A pass that leaves a changed setting unmeasured fails where that is to fail. */
export function checkFailure({
  verdict,
  coverage,
  plan: { policy },
}: Pick<Result, 'verdict' | 'coverage' | 'plan'>): CheckFailure | undefined {
  if (verdict === 'regressed') return 'regressed'
  if (verdict === 'inconclusive' && policy.onInconclusive === 'fail') return 'on-inconclusive'
  const isPartial = verdict === 'not-measured' || coverage.some(isUnmeasured)
  return isPartial && policy.onNotMeasured === 'fail' ? 'on-not-measured' : undefined
}
