/** Changes of level that a run brought to light, as warnings of the step. */

import type { FoundChange } from '../../../core/history/change-points.ts'
import { changeAndRange, count } from '../../../core/wording/figures.ts'
import { type Annotation, annotate, oneLine } from './write-annotations.ts'

/** The runner shows ten warnings of a step; the step may have one of its own. */
const MOST = 9

/** @param news worst first */
export function annotateChanges(news: readonly FoundChange[]): void {
  annotate(changeAnnotations(news))
}

/** Annotations without a line: the cause may be anywhere between two commits. */
export function changeAnnotations(news: readonly FoundChange[]): Annotation[] {
  const more = news.length - MOST
  return news.slice(0, MOST).map((found, index) => ({
    file: undefined,
    line: undefined,
    message: `${oneLine(changeText(found))}${index === MOST - 1 && more > 0 ? ` (and ${more} more)` : ''}`,
    title: 'qpsgate: level changed',
    level: 'warning',
  }))
}

/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde": it came after the first of them. */
export function changeText({ key: { scenario, workload, threads }, change }: FoundChange): string {
  const [from, to] = [change.before, change.first].map(({ commit }) => commit.slice(0, 7))
  // A commit may be measured again, and the cause is then something else.
  const isAgain = change.before.commit === change.first.commit
  const where = `${scenario} in ${workload} at ${count(threads, 'thread')}`
  return `${where} ${changeAndRange(change)}, ${isAgain ? `between two runs of commit ${to}` : `commits ${from}..${to}`}`
}
