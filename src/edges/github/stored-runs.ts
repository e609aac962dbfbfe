/** The stored runs of the repository that a workflow runs for: read for pull requests, written on branches. */
import type { BaselineRequest } from '../../core/request/run-request.ts'
import type { StoreChoice } from '../../core/request/store-choice.ts'
import { DEFAULT_BASELINE_BRANCH } from '../store/defaults.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'
import { fullName } from './context/repository.ts'

/** Input that switches storing off. */
const RECORD_NONE = 'none'

/** The data branch of the repository; git needs the token for it. */
export function repositoryStore(
  { serverUrl, repository }: Pick<GitHubContext, 'serverUrl' | 'repository'>,
  { baselineBranch = DEFAULT_BASELINE_BRANCH }: Pick<ActionInputs, 'baselineBranch'>,
): StoreChoice {
  return { kind: 'remote', remote: `${serverUrl}/${fullName(repository)}.git`, branch: baselineBranch }
}

/** Whose runs the change is held against: of the branch that it is to be merged into, or was pushed to. */
export function baselineOf(
  context: GitHubContext,
  inputs: Pick<ActionInputs, 'baselineBranch' | 'token'>,
  mode: BaselineRequest['mode'],
): BaselineRequest | undefined {
  const branch = targetBranch(context.event)
  if (branch === null || inputs.token === undefined) return undefined
  return { store: repositoryStore(context, inputs), branch, fallback: context.defaultBranch ?? undefined, mode }
}

function targetBranch(event: GitHubContext['event']): string | null {
  switch (event.kind) {
    case 'pull_request':
    case 'merge_group':
      return event.baseRef
    case 'push':
    case 'manual':
      return event.branch
    case 'workflow_run':
      return null
  }
}

/** The branch whose stored runs a run becomes one of; null where it is of a pull request, or of a branch that is not kept. */
export function recordedBranch(
  { event, defaultBranch }: GitHubContext,
  { recordBranches }: Pick<ActionInputs, 'recordBranches'>,
): string | null {
  if (event.kind !== 'push' && event.kind !== 'manual') return null
  if (event.branch === null || recordBranches.includes(RECORD_NONE)) return null
  const isKept = recordBranches.length === 0 ? event.branch === defaultBranch : recordBranches.includes(event.branch)
  return isKept ? event.branch : null
}
