/** A regression that somebody took responsibility for: it stays in the figures and no longer blocks. */
import type { Acceptance, Result } from '../result/result.ts'

/** A result that is not regressed has nothing to accept and stays as it is. */
export function accept(result: Result, accepted: Acceptance | null): Result {
  if (accepted === null || result.verdict !== 'regressed') return result
  return { ...result, verdict: 'pass', accepted }
}
