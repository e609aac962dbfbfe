/** Issues about slowdowns of a branch: which to open, bring up to date and close, given those there are. */

import { isSettled, type Slowdown, seriesOfRun, sharedLimit, slowdownAt, slowdownsIn } from '../history/new-changes.ts'
import type { RunRecord } from '../history/run-record.ts'
import type { Series, SeriesKey } from '../history/series.ts'
import { changeIssueText, type IssueText, notBorneOut, overText } from './markdown/change-issue-text.ts'

/** Newest runs whose slowdowns get an issue: where issues are switched on late, older ones stay untold. */
const RECENT_RUNS = 20
/** One commit may slow down every series; the others are opened with the next runs. */
const MOST_OPENED = 10

/** The subject of an issue. */
export interface ChangeKey extends SeriesKey {
  /** First commit of the slower level. */
  readonly commit: string
}

export interface KnownIssue {
  readonly number: number
  readonly isOpen: boolean
  readonly key: ChangeKey
}

export type IssueEdit =
  | { readonly kind: 'open'; readonly key: ChangeKey; readonly text: IssueText }
  | { readonly kind: 'update'; readonly key: ChangeKey; readonly number: number; readonly text: IssueText }
  | { readonly kind: 'close'; readonly number: number; readonly comment: string }

/**
 * A slowdown that has an issue, whether open or closed, gets no other. Improvements get none, nor do slowdowns that are
 * over.
 *
 * @param records of one branch, including the run
 * @param repositoryUrl to link to; null: nowhere
 */
export function issueEdits(
  records: readonly RunRecord[],
  run: RunRecord,
  known: readonly KnownIssue[],
  repositoryUrl: string | null,
): IssueEdit[] {
  const all = seriesOfRun(records, run)
  const limit = sharedLimit(all)
  const edits: IssueEdit[] = []
  const untold: Slowdown[] = []
  for (const series of all) {
    const slowdowns = slowdownsIn(series)
    const own = known
      .filter(({ key }) => isOf(key, series))
      .map((issue) => ({ issue, found: slowdownAt(slowdowns, series, issue.key.commit) }))
    for (const { issue, found } of own) if (issue.isOpen) edits.push(...editOf(issue.number, found, repositoryUrl))
    const isTold = (slowdown: Slowdown) => own.some(({ found }) => found === slowdown)
    untold.push(...slowdowns.filter((each) => isWorthAnIssue(each, series, limit) && !isTold(each)))
  }
  const worst = untold.toSorted((one, other) => one.change.change - other.change.change).slice(0, MOST_OPENED)
  const opened = worst.map((slowdown): IssueEdit => {
    return { kind: 'open', key: keyOf(slowdown), text: changeIssueText(slowdown, repositoryUrl) }
  })
  return [...edits, ...opened]
}

function isOf(key: ChangeKey, { key: series }: Series): boolean {
  return (
    key.suite === series.suite &&
    key.scenario === series.scenario &&
    key.workload === series.workload &&
    key.threads === series.threads
  )
}

function isWorthAnIssue({ change, isOver, runs }: Slowdown, series: Series, limit: number): boolean {
  return change.p <= limit && !isOver && runs <= RECENT_RUNS && isSettled(change, series)
}

function editOf(number: number, found: ReturnType<typeof slowdownAt>, repositoryUrl: string | null): IssueEdit[] {
  // Another configuration, or deleted runs: the change can no longer be judged.
  if (found === 'unknown') return []
  if (found === 'none') return [{ kind: 'close', number, comment: notBorneOut() }]
  const update: IssueEdit = { kind: 'update', key: keyOf(found), number, text: changeIssueText(found, repositoryUrl) }
  return found.isOver ? [update, { kind: 'close', number, comment: overText(found) }] : [update]
}

function keyOf({ key: { suite, scenario, workload, threads }, change }: Slowdown): ChangeKey {
  return { suite, scenario, workload, threads, commit: change.first.commit }
}
