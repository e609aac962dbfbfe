/** Sentences about changed settings of which a run tells nothing. Plain text: the view escapes. */
import { isUnmeasured } from '../coverage/coverage.ts'
import { whyText } from '../coverage/coverage-text.ts'
import { firstOf } from '../figures.ts'
import type { Result } from '../result/result.ts'
import { shorten } from './escape.ts'

const MOST_NAMES = 3

/** "not measured: wait-timeout": the second half of a title, or the whole; empty if everything was measured. */
export function unmeasuredTitle({ coverage }: Result): string {
  const names = new Set(coverage.filter(isUnmeasured).map(({ name }) => shorten(name)))
  return names.size === 0 ? '' : `not measured: ${firstOf([...names], MOST_NAMES)}`
}

/** "Not measured: wait-timeout (it matters when …).": below a verdict that does not tell of it; empty if it is the verdict. */
export function unmeasuredLine(result: Result): string {
  const isPartly = result.verdict !== 'not-measured' && result.coverage.some(isUnmeasured)
  return isPartly ? `Not measured: ${reasonsText(result)}.` : ''
}

/** "it matters when connections stand idle for long"; of several settings with their names. */
export function unmeasuredEvidence(result: Result): string {
  const [only, ...others] = result.coverage.filter(isUnmeasured)
  return only !== undefined && others.length === 0 ? whyText(only) : reasonsText(result)
}

/** "wait-timeout (it matters when …); max-connections (no load of qpsgate comes to 400)". */
function reasonsText({ coverage }: Result): string {
  const byReason = [...Map.groupBy(coverage.filter(isUnmeasured), (each) => whyText(each))]
  const texts = byReason.map(([why, some]) => {
    const names = new Set(some.map(({ name }) => shorten(name)))
    return `${firstOf([...names], MOST_NAMES)} (${why})`
  })
  return firstOf(texts, MOST_NAMES, '; ')
}
