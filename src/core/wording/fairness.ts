/** What makes a comparison unfair, beside its figures: the same in every view. */
import type { Result } from '../result/result.ts'
import type { WarningCode } from '../warnings/warning.ts'
import { loosenedWarnings } from './loosened-rules.ts'

const UNFAIR: readonly WarningCode[] = [
  'uneven-durability',
  'uneven-distance',
  'uneven-misses',
  'uneven-replicas',
  'client-saturated',
  'others-asked',
]

/** Warnings that belong beside the figures, as what they say is in them. */
export function unfairWarnings({ warnings }: Result): Result['warnings'] {
  return warnings.filter(({ code }) => UNFAIR.some((unfair) => unfair === code))
}

/** Those that stand nowhere else. */
export function otherWarnings(result: Result): Result['warnings'] {
  const elsewhere = [...unfairWarnings(result), ...loosenedWarnings(result)]
  return result.warnings.filter((warning) => !elsewhere.includes(warning))
}
