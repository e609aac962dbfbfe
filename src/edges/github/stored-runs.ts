/** The stored runs of the repository that a workflow runs for: read for pull requests, written on branches. */
import type { HistoryRequest } from '../../gate/read-history.ts'
import { openBranchStore } from '../store/branch-store.ts'
import { DEFAULT_BASELINE_BRANCH } from '../store/defaults.ts'
import type { RunStore } from '../store/store.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'
import { fullName } from './context/repository.ts'

type StoreInputs = Pick<ActionInputs, 'baselineBranch' | 'token' | 'recordBranches'>

/** Input that switches storing off. */
export const RECORD_NONE = 'none'

/** @throws StoreError where it cannot be read */
export function openRepositoryStore(
  { serverUrl, repository }: Pick<GitHubContext, 'serverUrl' | 'repository'>,
  { baselineBranch, token }: StoreInputs,
  signal: AbortSignal,
): Promise<RunStore> {
  const remote = `${serverUrl}/${fullName(repository)}.git`
  return openBranchStore({ remote, branch: baselineBranch ?? DEFAULT_BASELINE_BRANCH, token, signal })
}

/** Whose runs the change is held against: of the branch that it is to be merged into, or was pushed to. */
export function historyOf(
  context: GitHubContext,
  inputs: StoreInputs,
  mode: HistoryRequest['mode'],
): HistoryRequest | undefined {
  const { event, defaultBranch } = context
  const branch =
    event.kind === 'pull_request' || event.kind === 'merge_group'
      ? event.baseRef
      : event.kind === 'workflow_run'
        ? null
        : event.branch
  if (branch === null || inputs.token === undefined) return undefined
  const open = (signal: AbortSignal) => openRepositoryStore(context, inputs, signal)
  return { branch, fallback: defaultBranch ?? undefined, mode, open }
}

/** The branch whose stored runs a run becomes one of; null where it is of a pull request, or of a branch that is not kept. */
export function recordedBranch(
  { event, defaultBranch }: GitHubContext,
  { recordBranches }: StoreInputs,
): string | null {
  if (event.kind !== 'push' && event.kind !== 'manual') return null
  if (event.branch === null || recordBranches.includes(RECORD_NONE)) return null
  const isKept = recordBranches.length === 0 ? event.branch === defaultBranch : recordBranches.includes(event.branch)
  return isKept ? event.branch : null
}
