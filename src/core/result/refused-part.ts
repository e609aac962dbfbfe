/** Separates refusals from measured comparisons, because views must not show a figure of a server that did not run. */
import type { Refusal } from '../setting/refusal.ts'
import { isRefused } from '../verdict/judgement.ts'
import type { Result } from './result.ts'

export function refusalsOf({ comparisons }: Result): readonly Refusal[] {
  return comparisons.flatMap(({ refusal }) => refusal ?? [])
}

export function measuredPart(result: Result): Result {
  return { ...result, comparisons: result.comparisons.filter((each) => !isRefused(each)) }
}
