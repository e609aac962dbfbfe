/** Changes of level that a run brought to light, as warnings of the step. */

import type { FoundChange } from '../../../core/history/found-changes.ts'
import { changeText } from '../../../core/views/level-change-text.ts'
import { asItIs } from '../../../core/wording/wording.ts'
import { type Annotation, annotate, oneLine } from './annotations.ts'

/** The runner shows ten warnings of a step; the step may have one of its own. */
const MOST = 9

/** @param news worst first */
export function annotateChanges(news: readonly FoundChange[]): void {
  annotate(changeAnnotations(news))
}

/** Annotations on no line: what changed may be anywhere between two commits. */
export function changeAnnotations(news: readonly FoundChange[]): Annotation[] {
  const more = news.length - MOST
  return news.slice(0, MOST).map((found, index) => ({
    file: undefined,
    line: undefined,
    message: `${oneLine(changeText(found, asItIs))}${index === MOST - 1 && more > 0 ? ` (and ${more} more)` : ''}`,
    title: 'qpsgate: level changed',
    level: 'warning',
  }))
}
