/** Shows a result where reviewers look: summary, comment, annotations, outputs. Trouble with any changes no verdict. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notice, warning } from '@actions/core'
import { CHARTS } from '../../core/history/prune.ts'
import type { Result } from '../../core/result/result.ts'
import { findingsOf } from '../../core/views/annotations.ts'
import { type ChartChoice, renderMarkdown } from '../../core/views/markdown/markdown.ts'
import { StoreError } from '../../errors.ts'
import { openDataBranch } from '../store/data-branch.ts'
import { DEFAULT_BASELINE_BRANCH } from '../store/defaults.ts'
import { annotate, annotationsFor, oneLine } from './annotations.ts'
import { describeTrouble } from './api/api.ts'
import type { GitHubClient } from './api/client.ts'
import { listChangedFiles } from './api/pull-request.ts'
import { chartUrl } from './chart-url.ts'
import { codeSuggestion } from './comments/code-suggestion.ts'
import { type CommentPlace, upsertComment } from './comments/comment.ts'
import { upsertLineComments } from './comments/line-comments.ts'
import type { Marker } from './comments/marker.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'
import { fullName } from './context/repository.ts'
import { setOutputs, worstChange } from './outputs.ts'
import { writeSummary } from './summary.ts'

/** The pull request that gets the comment, and the run that measured. */
export interface Target {
  readonly pullRequest: number
  readonly headSha: string
  readonly runId: number
  readonly attempt: number
}

export interface Publication {
  readonly context: GitHubContext
  readonly inputs: Pick<ActionInputs, 'comment' | 'chart' | 'baselineBranch' | 'token'>
  /** Undefined where there is no token. */
  readonly client: GitHubClient | undefined
  /** Undefined where there is no pull request, or it cannot be told. */
  readonly target: Target | undefined
  /** The output directory. */
  readonly out: string
  readonly signal: AbortSignal
}

/** Whether the step will also fail with an error, which takes one of the annotations that the runner shows. */
export async function publish(result: Result, publication: Publication, fails: boolean): Promise<void> {
  const { context, out } = publication
  const markdown = renderMarkdown(result, { chart: await chartOf(result, publication) })
  const summary = await writeSummary(markdown)
  if (summary.kind === 'refused') notice(summary.why)
  const commentUrl = await comment(result, markdown, publication)
  // Where nothing may be commented, nothing may be suggested either.
  if (commentUrl !== null) await suggest(result, publication)
  annotate(annotationsFor(findingsOf(result), context.workspace, fails ? { error: 1 } : {}))
  setOutputs({
    verdict: result.verdict,
    worstChange: worstChange(result),
    result: join(out, 'result.json'),
    report: join(out, 'report.md'),
    out,
    commentUrl,
  })
}

/** The picture needs a place; without one the chart is text. */
async function chartOf(result: Result, publication: Publication): Promise<ChartChoice> {
  const { inputs, context, target } = publication
  if (inputs.chart === 'none') return { kind: 'none' }
  const isWanted = inputs.chart === 'png' || (inputs.chart === 'auto' && inputs.comment !== 'never')
  if (!isWanted || result.comparisons.length === 0 || target === undefined || inputs.token === undefined)
    return { kind: 'text' }
  const tell = inputs.chart === 'png' ? warning : notice
  if (context.readOnlyReason !== null) {
    if (inputs.chart === 'png') tell(`the chart is shown as text: ${context.readOnlyReason}`)
    return { kind: 'text' }
  }
  try {
    return { kind: 'image', url: await storeChart(result, publication, target) }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    // By default the token may not write, and then nobody asked for a picture.
    if (inputs.chart === 'png') tell(`the chart is shown as text: ${error.message}`)
    return { kind: 'text' }
  }
}

async function storeChart(
  { startedAt }: Result,
  { context, inputs, out, signal }: Publication,
  { pullRequest, runId, attempt }: Target,
): Promise<string> {
  // The day first: old charts are given up by it.
  const path = `${CHARTS}${startedAt.slice(0, 10)}/pull-${pullRequest}-${runId}-${attempt}.png`
  await using branch = await openDataBranch({
    remote: `${context.serverUrl}/${fullName(context.repository)}.git`,
    branch: inputs.baselineBranch ?? DEFAULT_BASELINE_BRANCH,
    token: inputs.token,
    signal,
  })
  const sha = await branch.commit({
    write: new Map([[path, readFileSync(join(out, 'chart.png'))]]),
    message: `chart of pull request ${pullRequest}`,
  })
  return chartUrl(context, sha, path)
}

/** @returns the comment's address, where there is one */
async function comment(result: Result, body: string, publication: Publication): Promise<string | null> {
  const { inputs } = publication
  const writing = mayComment(publication)
  if (writing === null) return null
  const tell = inputs.comment === 'always' ? warning : notice
  if (writing.kind === 'refused') return refused(tell, writing.why)
  const { client, place, run } = writing
  const isNews = result.comparisons.length > 0
  const outcome = await upsertComment(client, place, { key: result.suite.name, body, ...run, isNews })
  if (outcome.kind === 'none') return null
  if (outcome.kind === 'refused') return refused(tell, outcome.why)
  if (outcome.kind === 'older') notice('a newer run of this pull request has commented already; its comment stays')
  return outcome.url
}

/** The suggestion on its lines; those of earlier runs that do not hold any more are taken back. */
async function suggest(result: Result, publication: Publication): Promise<void> {
  const writing = mayComment(publication)
  // Other forges know no suggestions.
  if (writing?.kind !== 'writing' || writing.place.forge !== 'github') return
  const { client, place, run } = writing
  try {
    const files = result.suggestion === null ? [] : await listChangedFiles(client, place.repository, place.issue)
    const suggestion = codeSuggestion(result, files, publication.context.workspace)
    if (suggestion.kind === 'impossible') notice(oneLine(suggestion.why))
    const comments = suggestion.kind === 'ready' ? suggestion.comments : []
    const outcome = await upsertLineComments(client, place, { key: result.suite.name, ...run, comments })
    if (outcome.kind === 'refused') notice(outcome.why)
  } catch (error) {
    notice(`the suggestion stands in the report alone: ${describeTrouble(error)}`)
  }
}

interface Writing {
  readonly kind: 'writing'
  readonly client: GitHubClient
  readonly place: CommentPlace
  readonly run: Omit<Marker, 'key'>
}

/** Null where no comment is wanted, or there is nothing to comment on. */
function mayComment(publication: Publication): Writing | { readonly kind: 'refused'; readonly why: string } | null {
  const { context, inputs, client, target } = publication
  if (inputs.comment === 'never' || target === undefined) return null
  if (client === undefined) return { kind: 'refused', why: 'there is no token to comment with' }
  if (context.readOnlyReason !== null) return { kind: 'refused', why: context.readOnlyReason }
  const { pullRequest: issue, ...run } = target
  return { kind: 'writing', client, place: { repository: context.repository, forge: context.forge, issue }, run }
}

function refused(tell: (message: string) => void, why: string): null {
  tell(`no comment on the pull request: ${why}; everything is in the job's summary`)
  return null
}
