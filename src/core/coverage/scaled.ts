/** Finds settings that were measured far smaller than configured: their figures show only which side is faster. */
import { numberOf } from '../setting/value.ts'
import type { SettingCoverage } from './coverage.ts'

/**
 * Minimum ratio of the configured size to the measured size at which a size counts as scaled down. Servers that round a
 * size change it by less.
 */
const SMALLER = 1.5

type SizeCoverage = Pick<SettingCoverage, 'before' | 'after' | 'measured'>

export function isScaled({ before, after, measured }: SizeCoverage): boolean {
  if (measured === null || measured.before === measured.after) return false
  const isSmaller = (fileText: string | null, serverText: string) =>
    (numberOf(fileText ?? undefined) ?? 0) > SMALLER * (numberOf(serverText) ?? Number.POSITIVE_INFINITY)
  return isSmaller(before, measured.before) || isSmaller(after, measured.after)
}

export function scaledScenarios(coverage: readonly SettingCoverage[]): ReadonlySet<string> {
  return new Set(coverage.filter(isScaled).map(({ scenario }) => scenario))
}
