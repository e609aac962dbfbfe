/** Sentences about figures that were measured elsewhere; the same in every view. */
import { hasInterval, type Result } from '../result/result.ts'
import { count } from './figures.ts'

/**
 * "imported; no intervals"; "imported; 3 repetitions of each cell"; "imported; 1 to 3 repetitions of each cell, 4 of 9
 * comparisons without an interval". Empty if we measured.
 */
export function originText({ imported, comparisons }: Result): string {
  if (imported === null) return ''
  const bare = comparisons.filter((found) => !hasInterval(found)).length
  if (bare === comparisons.length) return 'imported; no intervals'
  const { fewest, most } = imported.repetitions
  const repeated = fewest === most ? count(most, 'repetition') : `${fewest} to ${most} repetitions`
  const lacking = bare === 0 ? '' : `, ${bare} of ${comparisons.length} comparisons without an interval`
  return `imported; ${repeated} of each cell${lacking}`
}

/** "440 figures of a.csv, runs/"; empty if we measured. May hold text from outside. */
export function sourceText({ imported }: Result, most: number): string {
  if (imported === null) return ''
  const named = imported.paths.slice(0, most).join(', ')
  const more = imported.paths.length - most
  return `${count(imported.observations, 'figure')} of ${named}${more > 0 ? ` and ${more} more` : ''}`
}
