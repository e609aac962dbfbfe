/** Sentences of a whole run about changed settings that it did not exercise. Plain text: the view escapes. */
import { type CoveredSetting, isUnseen, wasMissed } from '../coverage/coverage.ts'
import { firstOf, joinTexts } from '../figures.ts'
import type { Result } from '../result/result.ts'

/** Whether all comparisons pass, and the run does not, because it exercised nothing of the change. */
export function isNotExercised({ verdict, comparisons, coverage }: Result): boolean {
  return verdict === 'inconclusive' && isUnseen(coverage) && comparisons.every((each) => each.verdict === 'pass')
}

/**
 * The addition to the verdict: changed settings that it does not cover.
 *
 * @returns an empty text if all were exercised, or do not affect speed, and if that is why there is no verdict
 */
export function coverageLead(result: Result): string {
  if (isNotExercised(result)) return ''
  const { coverage } = result
  const relevant = coverage.filter(({ status }) => status !== 'no-effect')
  const unseen = relevant.filter(wasMissed)
  const unknown = relevant.filter(({ status }) => status === 'unknown')
  const misses = [
    unseen.length === 0 ? '' : `did not exercise ${listed(unseen)}`,
    unknown.length === 0 ? '' : `may not have exercised ${listed(unknown)}, which qpsgate does not know`,
  ]
  const missed = joinTexts(misses, ', and ')
  // The verdict itself says so where nothing was compared.
  const unreached = result.comparisons.length === 0 ? [] : relevant.filter(({ status }) => status === 'not-reached')
  const harmless = `Neither side reached ${listed(unreached)}: harmless at the measured load.`
  return joinTexts([missed === '' ? '' : `This run ${missed}.`, unreached.length === 0 ? '' : harmless], ' ')
}

const MOST_NAMED = 4

function listed(settings: readonly CoveredSetting[]): string {
  const names = settings.map(({ name }) => name)
  return firstOf(names, MOST_NAMED)
}
