/** What a comparison is called, finer than its verdict. Labels are codes: a field of result.json. */
import type { Comparison } from '../comparison/compare.ts'
import { lowerBound, upperBound } from '../stats/random-effects.ts'

/** One-sided errors behind the finer labels. */
const LEANING_ALPHA = 0.05
const IMPROVED_ALPHA = 0.005

/** Standings that are called what they are. */
type OwnLabel = 'regressed' | 'not reproduced' | 'A/A check failed' | 'machine disturbed'

export type Label =
  | OwnLabel
  | 'improved'
  | 'within tolerance'
  | 'slower within tolerance'
  | 'leaning regressed'
  | 'not confirmed in time'
  | 'undecided'

/** @param standing what is known of the comparison when no more is measured */
export function labelOf(
  { effect }: Pick<Comparison, 'effect'>,
  standing: OwnLabel | 'passed' | 'suspected' | 'open',
): Label {
  const isSlower = upperBound(effect, LEANING_ALPHA) < 0
  if (standing === 'open') return isSlower ? 'leaning regressed' : 'undecided'
  if (standing === 'suspected') return 'not confirmed in time'
  if (standing !== 'passed') return standing
  if (lowerBound(effect, IMPROVED_ALPHA) > 0) return 'improved'
  return isSlower ? 'slower within tolerance' : 'within tolerance'
}
