/** Sentences about changed settings of which a run tells nothing. Plain text: the view escapes. */
import { isUnmeasured, type SettingCoverage } from '../coverage/coverage.ts'
import { firstOf } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { whyText } from '../setting/assessment-text.ts'
import { shorten } from './escape.ts'

const MOST_NAMES = 3

/** Whether a setting is to blame: that was measured, although nobody knew what would show it. */
export function isBlamed({ causes }: Result, name: string): boolean {
  return causes.some(({ verdict, settings }) => verdict === 'to blame' && settings.some((each) => each.name === name))
}

function unmeasuredIn(result: Result): readonly SettingCoverage[] {
  return result.coverage.filter((each) => isUnmeasured(each) && !isBlamed(result, each.name))
}

/** "not measured: max-connections": the second half of a title, or the whole; empty if everything was measured. */
export function unmeasuredTitle(result: Result): string {
  const names = new Set(unmeasuredIn(result).map(({ name }) => shorten(name)))
  return names.size === 0 ? '' : `not measured: ${firstOf([...names], MOST_NAMES)}`
}

/** "Not measured: innodb-change-buffering (matters when …).": below a verdict that does not tell of it; empty if it is the verdict. */
export function unmeasuredLine(result: Result): string {
  const isPartly = result.verdict !== 'not-measured' && unmeasuredIn(result).length > 0
  return isPartly ? `Not measured: ${reasonsText(result)}.` : ''
}

/** "matters when connections stand idle for long"; of several settings with their names. */
export function unmeasuredEvidence(result: Result): string {
  const [only, ...others] = unmeasuredIn(result)
  return only !== undefined && others.length === 0 ? whyText(only) : reasonsText(result)
}

/** "innodb-change-buffering (matters when …); max-connections (our load never reaches 400)". */
function reasonsText(result: Result): string {
  const byReason = [...Map.groupBy(unmeasuredIn(result), (each) => whyText(each))]
  const texts = byReason.map(([why, some]) => {
    const names = new Set(some.map(({ name }) => shorten(name)))
    return `${firstOf([...names], MOST_NAMES)} (${why})`
  })
  return firstOf(texts, MOST_NAMES, '; ')
}
