/** The change that was measured: its commit, its pull request, and the run that measured it. */
import type { ProposedChange } from '../../edges/github/api/acceptance.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'
import { findPullRequest } from '../../edges/github/api/pull-request.ts'
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { WorkflowRunEvent } from '../../edges/github/context/event.ts'
import type { CommentTarget } from '../../edges/github/publication.ts'

export interface MeasuredChange extends Pick<ProposedChange, 'headSha' | 'pullRequest'> {
  /** Undefined where nobody is to be told. */
  readonly target: CommentTarget | undefined
  /** Why the pull request cannot be told, a sentence for a notice; null where it can, or there is none. */
  readonly whyUnknown: string | null
}

type ChangeContext = Pick<GitHubContext, 'event' | 'repository' | 'sha' | 'runId' | 'runAttempt'>

/** @param client undefined where there is no token: then the pull request of another workflow's run cannot be told */
export async function findChange(context: ChangeContext, client: GitHubClient | undefined): Promise<MeasuredChange> {
  const { event, repository, sha, runId, runAttempt } = context
  switch (event.kind) {
    case 'pull_request':
      return ofPullRequest(event, { headSha: event.headSha, runId, attempt: runAttempt })
    case 'merge_group':
      return ofNobody(event.headSha)
    case 'push':
    case 'manual':
      return ofNobody(sha)
    case 'workflow_run':
      return client !== undefined && event.startedBy === 'pull_request'
        ? ofOtherRun(event, repository, client)
        : ofNobody(event.headSha)
  }
}

async function ofOtherRun(
  event: WorkflowRunEvent,
  repository: GitHubContext['repository'],
  client: GitHubClient,
): Promise<MeasuredChange> {
  const { headSha, runId, runAttempt } = event
  const found = await findPullRequest(client, repository, event)
  return found.kind === 'none'
    ? { ...ofNobody(headSha), whyUnknown: found.why }
    : ofPullRequest(found, { headSha, runId, attempt: runAttempt })
}

function ofPullRequest(
  { number, fromFork }: { readonly number: number; readonly fromFork: boolean },
  run: Omit<CommentTarget, 'pullRequest'>,
): MeasuredChange {
  return {
    headSha: run.headSha,
    pullRequest: { number, fromFork },
    target: { pullRequest: number, ...run },
    whyUnknown: null,
  }
}

function ofNobody(headSha: string): MeasuredChange {
  return { headSha, pullRequest: undefined, target: undefined, whyUnknown: null }
}
