/** The measured change: its commit, its pull request, the rules that hold for it, and whether somebody accepts it. */

import type { Commit } from '../../core/result/result.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'
import { type AcceptanceFound, findAcceptance, type ProposedChange } from '../../edges/github/api/find-acceptance.ts'
import { findMerged, findPullRequest, isMergeOf } from '../../edges/github/api/pull-request.ts'
import { findShown } from '../../edges/github/comments/comment.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { WorkflowRunEvent } from '../../edges/github/context/event.ts'
import type { CommentTarget } from '../../edges/github/publication.ts'
import { UserError } from '../../errors.ts'
import type { Regressed } from '../../gate/ask-acceptance.ts'

export interface MeasuredChange extends Pick<ProposedChange, 'headSha' | 'pullRequest'> {
  /** Undefined if there is nobody to notify. */
  readonly target: CommentTarget | undefined
  /** Why the pull request is unknown, a sentence for a notice; null if it is known, or there is none. */
  readonly whyUnknown: string | null
}

type ChangeContext = Pick<GitHubContext, 'event' | 'repository' | 'sha' | 'runId' | 'runAttempt'>

/** @param client undefined without a token: then the pull request of another workflow's run stays unknown */
export async function findChange(context: ChangeContext, client: GitHubClient | undefined): Promise<MeasuredChange> {
  const { event, repository, sha } = context
  if (event.kind === 'pull_request') return ofPullRequest(event, { ...context, headSha: event.headSha })
  if (event.kind !== 'workflow_run') return ofNobody(event.kind === 'merge_group' ? event.headSha : sha)
  if (client === undefined || event.startedBy !== 'pull_request') return ofNobody(event.headSha)
  const found = await findPullRequest(client, repository, event)
  return found.kind === 'found' ? ofPullRequest(found, event) : { ...ofNobody(event.headSha), whyUnknown: found.why }
}

function ofPullRequest(
  { number, fromFork }: { readonly number: number; readonly fromFork: boolean },
  { headSha, runId, runAttempt }: Pick<WorkflowRunEvent, 'headSha' | 'runId' | 'runAttempt'>,
): MeasuredChange {
  const target = { pullRequest: number, headSha, runId, attempt: runAttempt }
  return { headSha, pullRequest: { number, fromFork }, target, whyUnknown: null }
}

function ofNobody(headSha: string): MeasuredChange {
  return { headSha, pullRequest: undefined, target: undefined, whyUnknown: null }
}

/**
 * Who took responsibility; nobody if there is no token to ask with. A pushed commit is accepted as the pull request was
 * that it merged.
 */
export async function acceptanceOf(
  proposal: ProposedChange & Regressed & Pick<GitHubContext, 'forge'>,
  client: GitHubClient | undefined,
): Promise<AcceptanceFound> {
  if (client === undefined) return { acceptance: null, notes: [] }
  const { repository, forge, suite } = proposal
  const merged = proposal.pullRequest ?? (await findMerged(client, repository, proposal.headSha))
  const change = merged !== undefined && 'headSha' in merged ? { ...proposal, ...merged } : proposal
  return findAcceptance(client, {
    ...change,
    findShown: (issue) => findShown(client, { repository, forge, issue }, { key: suite, headSha: change.headSha }),
  })
}

/**
 * Checks that results from another workflow belong to the commit that it was asked to measure: the head of the pull
 * request, or the forge's trial merge.
 *
 * @param commit that the results name
 * @throws UserError if they name none or another
 */
export async function requireMeasured(
  { headSha, pullRequest }: Pick<MeasuredChange, 'headSha' | 'pullRequest'>,
  commit: Commit | null,
  { event, repository }: Pick<ChangeContext, 'event' | 'repository'>,
  client: GitHubClient | undefined,
): Promise<void> {
  if (event.kind !== 'workflow_run' || pullRequest === undefined || client === undefined) return
  if (commit !== null && (commit.sha === headSha || (await isMergeOf(client, repository, commit.sha, headSha)))) return
  const where = commit === null ? 'at a commit that they do not name' : `at ${commit.sha}`
  throw new UserError(
    `the results were measured ${where}, not at ${headSha} or a merge of it, so nothing is said of the pull request`,
  )
}
