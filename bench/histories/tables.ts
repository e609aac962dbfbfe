/** Tables and lists of what qpsgate says about the commits, in Markdown. */
import { table } from '../../scripts/studies-docs.ts'
import { isSample, median } from '../../src/core/stats/robust.ts'
import type { Judgement, Outcome, Verdict } from './judge.ts'
import { outcomeOf } from './judge.ts'
import type { ListedCommit, RepositoryList } from './list.ts'
import type { Replay } from './replay.ts'

/** A commit that was replayed. */
export interface ReplayedCommit {
  readonly list: RepositoryList
  readonly commit: ListedCommit
  readonly replay: Replay
  readonly judgement: Judgement
}

/** A row of a table, which counts the commits that `isIn` selects. */
interface Row {
  readonly label: string
  readonly isIn: (each: ReplayedCommit) => boolean
}

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  settings: 'changed settings shown, nothing else',
  'settings-and-lines': 'changed settings, and lines of which nobody can tell what they do to the server',
  lines: 'only such lines',
  nothing: 'configuration unchanged',
  refused: 'wrong input (exit 2)',
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  right: 'right: every change with its line and values, nothing else said',
  drowned: 'drowned: the same, and further lines',
  mentioned: 'mentioned: every change has its line, some without values',
  partial: 'partial: some changes are missing',
  silent: 'silent: nothing is said',
  wrong: 'wrong: a setting that did not change, or other values',
  refused: 'wrong input (exit 2)',
}

const UNRELATED_OUTCOMES: Readonly<Record<Outcome, string>> = {
  nothing: 'no setting changed',
  lines: 'such lines',
  settings: 'a setting is said to change',
  'settings-and-lines': 'a setting is said to change, and such lines',
  refused: 'wrong input (exit 2)',
}

export function summaryTables(replayed: readonly ReplayedCommit[]): string[] {
  const database = replayed.filter(({ commit }) => commit.kind === 'database')
  const unrelated = replayed.filter(({ commit }) => commit.kind === 'unrelated')
  const mentioning = unrelated.filter(({ commit }) => commit.kind === 'unrelated' && commit.mentions === true)
  const random = unrelated.filter((each) => !mentioning.includes(each))
  const hasOutcome = (outcome: string) => (each: ReplayedCommit) => outcomeOf(each.replay.said) === outcome
  const hasVerdict = (verdict: string) => (each: ReplayedCommit) => each.judgement.verdict === verdict
  return [
    shareTable(`${database.length} database commits`, rowsOf(OUTCOMES, hasOutcome), database),
    shareTable(`the same ${database.length}, judged by their lists`, rowsOf(VERDICTS, hasVerdict), database),
    shareTable(`${random.length} unrelated commits, at random`, rowsOf(UNRELATED_OUTCOMES, hasOutcome), random),
    shareTable(
      `${mentioning.length} unrelated commits whose diff names variables or versions`,
      rowsOf(UNRELATED_OUTCOMES, hasOutcome),
      mentioning,
    ),
  ]
}

function rowsOf(
  labels: Readonly<Record<string, string>>,
  isIn: (key: string) => (each: ReplayedCommit) => boolean,
): Row[] {
  return Object.entries(labels).map(([key, label]) => ({ label, isIn: isIn(key) }))
}

function shareTable(title: string, rows: readonly Row[], commits: readonly ReplayedCommit[]): string {
  const kept = commits.filter(({ list }) => list.keptBack === true)
  const open = commits.filter(({ list }) => list.keptBack !== true)
  const head = [title, 'all', `of ${open.length} open`, `of ${kept.length} kept back`]
  const cells = rows.map(({ label, isIn }) => [
    label,
    ...[commits, open, kept].map((some) => String(some.filter(isIn).length)),
  ])
  return table(head, cells)
}

/** @param keyOf gives the group of a repository: its form, or its name */
export function groupTable(
  title: string,
  replayed: readonly ReplayedCommit[],
  keyOf: (list: RepositoryList) => string,
): string {
  const [head = [], ...cells] = groupRows(title, replayed, keyOf)
  return table(head, cells)
}

/** The head of a table, then a row for each group. */
export function groupRows(
  title: string,
  replayed: readonly ReplayedCommit[],
  keyOf: (list: RepositoryList) => string,
): string[][] {
  const groups = [...Map.groupBy(replayed, ({ list }) => keyOf(list))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const cells = groups.map(([key, commits]) => {
    const database = commits.filter(({ commit }) => commit.kind === 'database')
    const unrelated = commits.filter(({ commit }) => commit.kind === 'unrelated')
    const count = (some: readonly ReplayedCommit[], ...verdicts: readonly Verdict[]) =>
      String(some.filter(({ judgement }) => verdicts.includes(judgement.verdict)).length)
    return [
      key,
      String(database.length),
      count(database, 'right'),
      count(database, 'drowned', 'mentioned', 'partial'),
      count(database, 'wrong'),
      count(database, 'silent'),
      count(database, 'refused'),
      String(unrelated.length),
      count(unrelated, 'right'),
      count(unrelated, 'refused'),
      secondsText(commits),
    ]
  })
  const head = [
    ...[title, 'database', 'right', 'in part', 'wrong', 'silent', 'exit 2'],
    ...['unrelated', 'nothing said', 'exit 2', 'seconds'],
  ]
  return [head, ...cells]
}

/** "0.8, 19.2": median and maximum. */
export function secondsText(replayed: readonly ReplayedCommit[]): string {
  const seconds = replayed.map(({ replay }) => replay.seconds)
  return isSample(seconds) ? `${median(seconds).toFixed(1)}, ${Math.max(...seconds).toFixed(1)}` : ''
}

/** A row for each commit with its verdict, below a head. */
export function commitRows(replayed: readonly ReplayedCommit[]): string[][] {
  const rows = replayed.map(({ list, commit, judgement }) => {
    const group = list.keptBack === true ? 'kept back' : 'open'
    return [list.repository, list.form, group, commit.kind, judgement.verdict, commit.commit.slice(0, 12)]
  })
  return [['repository', 'form', 'group', 'kind', 'verdict', 'commit'], ...rows]
}

/** What is missing, and what is too much, for people who work on the reader of sources. */
export function detailLines(replayed: readonly ReplayedCommit[]): string[] {
  return replayed.flatMap(({ list, commit, judgement: { verdict, missing, surplus } }) => {
    if (verdict === 'right' || list.keptBack === true) return []
    return [
      `${list.repository} ${commit.commit.slice(0, 12)} ${commit.kind}: ${verdict}`,
      ...missing.map((text) => `  missing  ${text}`),
      ...surplus.slice(0, MOST_SURPLUS).map((text) => `  too much ${text}`),
    ]
  })
}

const MOST_SURPLUS = 8
