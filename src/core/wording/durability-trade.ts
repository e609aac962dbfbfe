/** A sentence about speed-ups that a changed setting pays for. */

import type { Result } from '../result/result.ts'
import { isDurabilityCode } from '../setting/dangers.ts'

/** Warning that a faster scenario loses more in a crash, shown beside the speed-up; empty if there is none. */
export function durabilityTrade({ comparisons, advice }: Result): string {
  const faster = new Set(comparisons.flatMap(({ label, scenario }) => (label === 'improved' ? [scenario] : [])))
  const traded = advice.filter(({ code, scenario }) => isDurabilityCode(code) && faster.has(scenario))
  if (traded.length === 0) return ''
  const names = [...new Set(traded.map(({ variable }) => variable))]
  return `Part of the gain is durability: ${names.join(' and ')} ${names.length === 1 ? 'gives' : 'give'} up some, so a crash can lose commits.`
}
