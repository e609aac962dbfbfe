/** A change of level among the stored runs, in words. Plain text: who shows it escapes. */

import type { ChangePoint } from '../history/change-points.ts'
import type { FoundChange } from '../history/found-changes.ts'
import { changeAndRange, count } from '../wording/figures.ts'
import type { Quote } from '../wording/wording.ts'
import { shortCommit } from './dashboard/dashboard-links.ts'

/** "on in oltp_read_only at 4 threads −5.1 % (−6.0 … −4.2), commits 1234567..89abcde". */
export function changeText({ key, change }: FoundChange, quote: Quote): string {
  const { scenario, workload, threads } = key
  const where = `${quote(scenario)} in ${quote(workload)} at ${count(threads, 'thread')}`
  return `${where} ${changeAndRange(change)}, ${commitsText(change, quote)}`
}

/** "commits 1234567..89abcde"; the cause came after the first of them. */
function commitsText({ before, first }: ChangePoint, quote: Quote): string {
  const [from, to] = [before, first].map(({ commit }) => quote(shortCommit(commit)))
  // A commit may be measured again, and what changed then is something else.
  return before.commit === first.commit ? `between two runs of commit ${to}` : `commits ${from}..${to}`
}
