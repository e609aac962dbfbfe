/** A result's refusals, and the rest of it: views must not show a figure of what did not run beside measured ones. */
import type { Refusal } from '../setting/refusal.ts'
import { isRefused } from '../verdict/judgement.ts'
import type { Result } from './result.ts'

export function refusalsOf({ comparisons }: Result): readonly Refusal[] {
  return comparisons.flatMap(({ refusal }) => refusal ?? [])
}

/** The result with only the comparisons that were measured. */
export function measuredPart(result: Result): Result {
  return { ...result, comparisons: result.comparisons.filter((each) => !isRefused(each)) }
}
