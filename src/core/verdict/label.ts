/** Finer than a verdict: a code for what is known of a comparison in the end. Codes stand in result.json. */
import { CONFIDENCE } from '../comparison/comparison.ts'
import { type Effect, lowerBound, upperBound } from '../stats/random-effects.ts'
import type { Standing } from './standing.ts'

/** One-sided errors behind the finer labels: as the interval that is shown beside them says, or more careful. */
const LEANING_ALPHA = (1 - CONFIDENCE) / 2
const IMPROVED_ALPHA = 0.005
const TWIN_ALPHA = 0.0005

export const LABELS = [
  'within tolerance',
  'slower within tolerance',
  'improved',
  'regressed',
  'not reproduced',
  'A/A check failed',
  'machine disturbed',
  'not confirmed in time',
  'leaning regressed',
  'undecided',
  'no interval',
] as const

export type Label = (typeof LABELS)[number]

export function labelOf(effect: Effect, { kind }: Standing): Label {
  switch (kind) {
    case 'suspected':
      return 'not confirmed in time'
    case 'passed':
      if (lowerBound(effect, IMPROVED_ALPHA) > 0) return 'improved'
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'slower within tolerance' : 'within tolerance'
    case 'open':
      return upperBound(effect, LEANING_ALPHA) < 0 ? 'leaning regressed' : 'undecided'
    default:
      return kind
  }
}

/** Whether equal servers were shown to differ, at an error of one in a thousand. */
export function differs(effect: Effect): boolean {
  return lowerBound(effect, TWIN_ALPHA) > 0 || upperBound(effect, TWIN_ALPHA) < 0
}
