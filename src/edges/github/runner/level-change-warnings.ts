/** Changes of level that a run brought to light, as warnings of the step. */

import type { ChangePoint, FoundChange } from '../../../core/history/change-points.ts'
import { shortCommit } from '../../../core/views/dashboard.ts'
import { changeAndRange, count } from '../../../core/wording/figures.ts'
import { asItIs, type Quote } from '../../../core/wording/wording.ts'
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
    message: `${oneLine(changeText(found, asItIs))}${index === MOST - 1 && more > 0 ? ` (and ${more} more)` : ''}`,
    title: 'qpsgate: level changed',
    level: 'warning',
  }))
}

/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde". */
export function changeText({ key, change }: FoundChange, quote: Quote): string {
  const { scenario, workload, threads } = key
  const where = `${quote(scenario)} in ${quote(workload)} at ${count(threads, 'thread')}`
  return `${where} ${changeAndRange(change)}, ${commitsText(change, quote)}`
}

/** "commits 1234567..89abcde"; the cause came after the first of them. */
function commitsText({ before, first }: ChangePoint, quote: Quote): string {
  const [from, to] = [before, first].map(({ commit }) => quote(shortCommit(commit)))
  // A commit may be measured again, and the cause is then something else.
  return before.commit === first.commit ? `between two runs of commit ${to}` : `commits ${from}..${to}`
}
