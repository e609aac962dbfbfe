/** The stored runs of the repository that a workflow runs for: read for pull requests, written on branches. */
import type { BaselineRequest } from '../../../core/request/run-request.ts'
import type { StoreChoice } from '../../../core/request/store-choice.ts'
import { DEFAULT_DATA_BRANCH } from '../../store/well-known-names.ts'
import type { GitHubContext } from './context.ts'
import type { ActionInputs } from './inputs.ts'
import { fullName } from './repository.ts'

/** Input that switches storing off. */
const RECORD_NONE = 'none'

type Forge = Pick<GitHubContext, 'serverUrl' | 'repository'>
type Place = Pick<GitHubContext, 'event' | 'defaultBranch'>

/** The data branch of the repository; git needs the token for it. */
export function repositoryStore(
  { serverUrl, repository }: Forge,
  { baselineBranch = DEFAULT_DATA_BRANCH }: Pick<ActionInputs, 'baselineBranch'>,
): StoreChoice {
  return { kind: 'remote', remote: `${serverUrl}/${fullName(repository)}.git`, branch: baselineBranch }
}

/** Whose runs the change is held against: of the branch that it is to be merged into, or was pushed to. */
export function baselineOf(
  context: Place & Forge,
  inputs: Pick<ActionInputs, 'baselineBranch' | 'token'>,
  mode: BaselineRequest['mode'],
): BaselineRequest | undefined {
  const branch = targetBranch(context.event)
  if (branch === null || inputs.token === undefined) return undefined
  return { store: repositoryStore(context, inputs), branch, fallback: context.defaultBranch ?? undefined, mode }
}

function targetBranch(event: Place['event']): string | null {
  return event.kind === 'pull_request' || event.kind === 'merge_group' ? event.baseRef : ownBranch(event)
}

/** The branch whose stored runs a run becomes one of; null where it is of a pull request, or of a branch that is not kept. */
export function recordedBranch(
  { event, defaultBranch }: Place,
  { recordBranches }: Pick<ActionInputs, 'recordBranches'>,
): string | null {
  const branch = ownBranch(event)
  if (branch === null || recordBranches.includes(RECORD_NONE)) return null
  const isKept = recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)
  return isKept ? branch : null
}

/** The branch that a run may be stored for when that is asked for: the default branch too, whatever is kept otherwise. */
export function storableBranch(context: Place, inputs: Pick<ActionInputs, 'recordBranches'>): string | null {
  return recordedBranch(context, { recordBranches: [] }) ?? recordedBranch(context, inputs)
}

/** The branch that the measured commit stands on; null where it is of a change that is not merged. */
function ownBranch(event: Place['event']): string | null {
  return event.kind === 'push' || event.kind === 'manual' ? event.branch : null
}
