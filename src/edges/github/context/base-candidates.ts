/** Which commit a change is compared with. A decision only: git is asked elsewhere. */
import type { GitHubContext } from './context.ts'
import type { PullRequestEvent, PushEvent } from './event.ts'

/** A way to name the base. Commits are ids, or refs that begin with "refs/". */
export type BaseCandidate =
  | { readonly kind: 'first-parent'; readonly of: string; readonly text: string }
  | { readonly kind: 'merge-base'; readonly one: string; readonly other: string; readonly text: string }
  | { readonly kind: 'commit'; readonly sha: string; readonly text: string }

/**
 * The base of what is checked out, best first: the caller takes the first that the clone has.
 *
 * @param checkedOut id of the commit that the workspace stands at
 */
export function baseCandidates(
  { sha, event }: Pick<GitHubContext, 'sha' | 'event'>,
  checkedOut: string,
): readonly [BaseCandidate, ...BaseCandidate[]] {
  switch (event.kind) {
    case 'pull_request':
      return ofPullRequest(event, checkedOut)
    case 'merge_group':
      return [commit(event.baseSha, 'what the merge group is to be merged into')]
    case 'push':
      return ofPush(event, sha, checkedOut)
    case 'workflow_run':
    case 'manual':
      return [firstParent(checkedOut, 'the commit before the checked-out one')]
  }
}

/** Both parents of the trial merge share all but the pull request; with anything else checked out, the fork point does. */
function ofPullRequest(event: PullRequestEvent, checkedOut: string): readonly [BaseCandidate, ...BaseCandidate[]] {
  const { baseRef, baseSha, mergeSha } = event
  const forkPoint = [
    mergeBase(checkedOut, remote(baseRef), `where the pull request left ${baseRef}`),
    mergeBase(checkedOut, baseSha, `where the pull request left ${baseRef}`),
    commit(baseSha, `${baseRef} as it was when the pull request was last changed`),
  ] as const
  if (mergeSha === null || mergeSha !== checkedOut) return forkPoint
  return [firstParent(mergeSha, `${baseRef}, into which the pull request is merged on trial`), ...forkPoint]
}

function ofPush(event: PushEvent, sha: string, checkedOut: string): readonly [BaseCandidate, ...BaseCandidate[]] {
  const parent = firstParent(checkedOut, 'the commit before the checked-out one')
  const { before, branch, defaultBranch } = event
  // What was pushed is not what is checked out: the branch's earlier tip says nothing about it.
  if (sha !== checkedOut) return [parent]
  if (before !== null) return [commit(before, `${branch ?? 'the ref'} before this push`), parent]
  if (defaultBranch === null || branch === defaultBranch) return [parent]
  return [mergeBase(checkedOut, remote(defaultBranch), `where the new branch left ${defaultBranch}`), parent]
}

/** Fully named, so that a tag of the same name is not meant. */
function remote(branch: string): string {
  return `refs/remotes/origin/${branch}`
}

function firstParent(of: string, text: string): BaseCandidate {
  return { kind: 'first-parent', of, text }
}

function mergeBase(one: string, other: string, text: string): BaseCandidate {
  return { kind: 'merge-base', one, other, text }
}

function commit(sha: string, text: string): BaseCandidate {
  return { kind: 'commit', sha, text }
}
