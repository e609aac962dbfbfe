/** The change that a workflow gates: its commit, its pull request, and whether somebody accepts its cost. */

import type { Commit } from '../../core/result/result.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'
import { type AcceptanceSearch, findAcceptance, type ProposedChange } from '../../edges/github/api/find-acceptance.ts'
import { findMerged, findPullRequest, isMergeOf, type PullRequest } from '../../edges/github/api/pull-request.ts'
import { findShown } from '../../edges/github/comments/comment.ts'
import type { MeasuringRun } from '../../edges/github/comments/marker.ts'
import type { ForgeKind, GitHubContext } from '../../edges/github/context/context.ts'
import type { CommentTarget } from '../../edges/github/publication.ts'
import { UserError } from '../../errors.ts'
import type { SuiteRegressions } from '../../gate/machine.ts'

export interface ChangeSource {
  readonly headSha: string
  /** Pull request; undefined for a commit outside of any. */
  readonly pullRequest: PullRequest | undefined
  /** Target of the comment; undefined if there is nobody to notify. */
  readonly target: CommentTarget | undefined
  /** Why the change's pull request is unknown, as a sentence; null if it is known, or if there is none. */
  readonly whyUnknown: string | null
}

/** @param client undefined without a token: then the pull request of another workflow's run stays unknown */
export async function findChange(context: GitHubContext, client: GitHubClient | undefined): Promise<ChangeSource> {
  const { event, repository, sha } = context
  if (event.kind === 'pull_request')
    return ofPullRequest(event, { headSha: event.headSha, runId: context.runId, attempt: context.runAttempt })
  if (event.kind !== 'workflow_run') return ofNobody(event.kind === 'merge_group' ? event.headSha : sha)
  if (client === undefined || event.startedBy !== 'pull_request') return ofNobody(event.headSha)
  const search = await findPullRequest(client, repository, event)
  if (search.kind === 'none') return { ...ofNobody(event.headSha), whyUnknown: search.why }
  const { headSha, runId, runAttempt: attempt } = event
  return ofPullRequest(search.pullRequest, { headSha, runId, attempt })
}

function ofPullRequest({ number, fromFork }: PullRequest, run: MeasuringRun): ChangeSource {
  const target = { pullRequest: number, ...run }
  return { headSha: run.headSha, pullRequest: { number, fromFork }, target, whyUnknown: null }
}

function ofNobody(headSha: string): ChangeSource {
  return { headSha, pullRequest: undefined, target: undefined, whyUnknown: null }
}

export interface AcceptanceQuestion extends ProposedChange, SuiteRegressions {
  readonly forge: ForgeKind
}

/**
 * Finds who accepts the change. Without a token the forge cannot be asked, so nobody accepts it. A pushed commit has no
 * pull request of its own, so it is accepted if the pull request that it merged was accepted.
 */
export async function acceptanceOf(
  proposal: AcceptanceQuestion,
  client: GitHubClient | undefined,
): Promise<AcceptanceSearch> {
  if (client === undefined) return { acceptance: null, notes: [] }
  const { repository, forge, suite } = proposal
  const merged = proposal.pullRequest ? undefined : await findMerged(client, repository, proposal.headSha)
  const change = { ...proposal, ...merged }
  return findAcceptance(client, {
    ...change,
    findShown: (issue) => findShown(client, { repository, forge, issue }, suite, change.headSha),
  })
}

/**
 * Checks that results of another workflow are of the pull request's head, or of the forge's trial merge of it, because
 * otherwise the comment would judge a different commit.
 *
 * @param commit that the results name
 * @throws UserError if the results name no commit, or a different one
 */
export async function requireSameCommit(
  { headSha, pullRequest }: ChangeSource,
  commit: Commit | null,
  { event, repository }: GitHubContext,
  client: GitHubClient | undefined,
): Promise<void> {
  if (event.kind !== 'workflow_run' || pullRequest === undefined || client === undefined) return
  if (commit !== null && (commit.sha === headSha || (await isMergeOf(client, repository, commit.sha, headSha)))) return
  const where = commit === null ? 'at a commit that they do not name' : `at ${commit.sha}`
  throw new UserError(
    `the results were measured ${where}, not at ${headSha} or a merge of it, so nothing is said of the pull request`,
  )
}
