/** Finds the commit that a change is compared with, among the commits of the clone, because nothing is fetched. */

import { UserError } from '../../../errors.ts'
import { commitIn, mergeBase, parentsOf } from '../../git/checkout.ts'
import type { Trigger } from './context.ts'
import type { Event, PullRequestEvent, PushEvent } from './event.ts'

/**
 * The best base that the clone has, with a description for messages.
 *
 * @throws UserError if nothing is checked out, or the clone has no base
 */
export function findBaseCommit(context: Trigger): { readonly sha: string; readonly text: string } {
  const { workspace } = context
  const checkedOut = commitIn(workspace, 'HEAD')
  if (checkedOut === undefined)
    throw new UserError(`${workspace} is no checked-out repository; run actions/checkout in a step before`)
  const candidates = baseCandidates({ ...context, event: trialMergeEvent(context, checkedOut) }, checkedOut)
  for (const candidate of candidates) {
    const { commit, forkOf } = candidate
    const sha = forkOf === undefined ? commitIn(workspace, commit) : mergeBase(workspace, commit, forkOf)
    // A tag on the default branch, or a new branch at its tip, has no commits of its own. Its base would be the
    // checked-out commit itself, so this candidate is skipped.
    if (sha === checkedOut && context.event.kind === 'push') continue
    if (sha !== undefined) return { sha, text: candidate.text }
  }
  throw new UserError(
    `the commit to compare with (${candidates[0].text}) was not fetched; give actions/checkout \`fetch-depth: 0\`, ` +
      'or name another with the input base',
  )
}

/**
 * The event. A workflow may check out a merge of the pull request's head that it made itself. That merge counts as the
 * forge's trial merge.
 */
function trialMergeEvent({ event, workspace }: Trigger, checkedOut: string): Event {
  const isMerge = event.kind === 'pull_request' && parentsOf(workspace, checkedOut)[1] === event.headSha.toLowerCase()
  return isMerge ? { ...event, mergeSha: checkedOut } : event
}

/** A base as git finds it: `commit` itself, or the commit where `commit` branched off from `forkOf`. */
export interface BaseCandidate {
  readonly commit: string
  readonly forkOf?: string
  readonly text: string
}

/**
 * Possible bases of the checked-out commit, best first. There are several, because a shallow clone may lack some.
 *
 * @param checkedOut id of the commit in the workspace
 */
export function baseCandidates(
  { sha, event, defaultBranch }: Trigger,
  checkedOut: string,
): readonly [BaseCandidate, ...BaseCandidate[]] {
  switch (event.kind) {
    case 'pull_request':
      return ofPullRequest(event, checkedOut)
    case 'merge_group':
      return [{ commit: event.baseSha, text: 'what the merge group is to be merged into' }]
    case 'push':
      return ofPush({ ...event, sha, defaultBranch }, checkedOut)
    case 'workflow_run':
    case 'manual':
      return [parentOf(checkedOut, 'the commit before the checked-out one')]
  }
}

/**
 * A trial merge is compared with its first parent, because only the pull request lies between them. Any other commit is
 * compared with the commit where it left the base branch.
 */
function ofPullRequest(event: PullRequestEvent, checkedOut: string): readonly [BaseCandidate, ...BaseCandidate[]] {
  const { baseRef, baseSha, mergeSha } = event
  const forkPoint = [
    { commit: checkedOut, forkOf: remote(baseRef), text: `where the pull request left ${baseRef}` },
    { commit: checkedOut, forkOf: baseSha, text: `where the pull request left ${baseRef}` },
    { commit: baseSha, text: `${baseRef} at the last change of the pull request` },
  ] as const
  if (mergeSha === null || mergeSha !== checkedOut) return forkPoint
  return [parentOf(mergeSha, `${baseRef}, into which the pull request is merged on trial`), ...forkPoint]
}

function ofPush(
  { before, branch, sha, defaultBranch }: PushEvent & Pick<Trigger, 'sha' | 'defaultBranch'>,
  checkedOut: string,
): readonly [BaseCandidate, ...BaseCandidate[]] {
  const parent = parentOf(checkedOut, 'the commit before the checked-out one')
  // If another commit than the pushed one is checked out, the branch's former tip is not the base of that commit.
  if (sha !== checkedOut) return [parent]
  if (before !== null) return [{ commit: before, text: `${branch ?? 'the ref'} before this push` }, parent]
  if (defaultBranch === null || branch === defaultBranch) return [parent]
  const text = `where the new branch left ${defaultBranch}`
  return [{ commit: checkedOut, forkOf: remote(defaultBranch), text }, parent]
}

/** Full name of a remote branch, because a tag may have the same short name. */
function remote(branch: string): string {
  return `refs/remotes/origin/${branch}`
}

function parentOf(commit: string, text: string): BaseCandidate {
  return { commit: `${commit}^1`, text }
}
