/** Text of an issue about a slowdown. Changes only if the figures do. */

import type { Slowdown } from '../../history/new-changes.ts'
import type { SeriesPoint } from '../../history/series.ts'
import { escapeInvisible } from '../../suite/problems.ts'
import { markdownName, shorten } from '../../wording/escape.ts'
import { changeAndRange, count, change as percent } from '../../wording/figures.ts'
import { commitAddress, compareAddress, httpAddress, shortCommit } from '../dashboard/dashboard-links.ts'

export interface IssueText {
  readonly title: string
  /** Markdown. */
  readonly body: string
}

const MINUTES = '2026-01-02T03:04'.length

/** @param repositoryUrl to link to; null: nowhere */
export function changeIssueText(slowdown: Slowdown, repositoryUrl: string | null): IssueText {
  const { key, change, left, latest } = slowdown
  const { before, first } = change
  const commits = compareAddress(repositoryUrl, before.commit, first.commit)
  const rows = [
    ['suite, branch', `${markdownName(key.suite)}, ${markdownName(first.branch)}`],
    ['scenario', markdownName(key.scenario)],
    ['workload', `${markdownName(key.workload)} at ${count(key.threads, 'thread')}`],
    ['change', `**${changeAndRange(change)}**`],
    ['commits', linked(`${commitText(before.commit)}..${commitText(first.commit)}`, commits)],
    ['last run before', runText(before, repositoryUrl)],
    ['first run after', runText(first, repositoryUrl)],
    ...(latest === change ? [] : [['newest level', `${percent(left)} from the level before the change`]]),
  ]
  return {
    title: title(slowdown),
    body: [
      'Queries per second, relative to the control of the same run, fell to a lower level in the stored runs:',
      '',
      '| | |',
      '| --- | --- |',
      ...rows.map((cells) => `| ${cells.join(' | ')} |`),
      '',
      'The cause is in these commits, or in what else changed between the two runs. qpsgate keeps the figures up to ' +
        'date and closes this issue when the level is back. Closed by hand, it stays closed.',
      '',
    ].join('\n'),
  }
}

/** Comment on an issue that is closed because the level is back. */
export function overText({ left, latest }: Slowdown): string {
  return `The level is back since ${commitText(latest.first.commit)}: ${percent(left)} from the level before the slowdown.`
}

/** Comment on an issue that is closed because more runs show no slowdown there. */
export function notBorneOut(): string {
  return 'With the runs that were stored since, there is no lasting slowdown at this commit any more.'
}

/** Titles are plain text. */
function title({ key: { scenario, workload, threads }, change }: Slowdown): string {
  const where = `${plainName(scenario)} in ${plainName(workload)} at ${count(threads, 'thread')}`
  return `QPS of ${where} ${percent(change.change)} since ${plainName(shortCommit(change.first.commit))}`
}

function runText({ recordedAt, commit, runUrl }: SeriesPoint, repositoryUrl: string | null): string {
  const time = `${recordedAt.slice(0, MINUTES).replace('T', ' ')} UTC`
  const at = linked(commitText(commit), commitAddress(repositoryUrl, commit))
  return `${linked(time, httpAddress(runUrl))}, commit ${at}`
}

/** @param text safe in Markdown */
function linked(text: string, address: string | null): string {
  // An address may hold characters that would end the link.
  const isSafe = address !== null && /^[\w:/.?&=%#~+-]+$/.test(address)
  return isSafe ? `[${text}](${address})` : text
}

/** Forges link a commit's name themselves; other text is shown as it is. */
function commitText(commit: string): string {
  const short = shortCommit(commit)
  return /^[0-9a-f]{7}$/i.test(short) ? short : markdownName(short)
}

function plainName(text: string): string {
  return shorten(escapeInvisible(text))
}
