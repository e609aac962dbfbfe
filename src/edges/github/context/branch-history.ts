/**
 * Chooses the branch with whose baseline a workflow's run is compared, and the branch in whose ledger the run is
 * recorded. They differ for a pull request, which is recorded nowhere.
 */

import { DEFAULT_DATA_BRANCH, type LedgerRequest, type StoreChoice } from '../../../core/request/ledger-request.ts'
import type { Commit } from '../../../core/result/result.ts'
import type { RepositoryAddress, Trigger } from './context.ts'
import type { Event } from './event.ts'
import type { ActionInputs } from './inputs.ts'
import { fullName } from './repository.ts'

const NONE = 'none'
/**
 * Events whose runs may be recorded. Only a schedule, or a person with write access, can start them. Anybody can cause
 * others, such as comments, and those run on the default branch, too.
 */
const OF_A_BRANCH = ['schedule', 'workflow_dispatch']

/** The branch of the workflow's own repository that stores the ledger. Git needs the token for it. */
export function repositoryStore(
  { serverUrl, repository }: RepositoryAddress,
  { baselineBranch = DEFAULT_DATA_BRANCH }: ActionInputs,
): StoreChoice {
  return { kind: 'remote', remote: `${serverUrl}/${fullName(repository)}.git`, branch: baselineBranch }
}

/**
 * Ledger of the branch that the change goes to. Undefined for an event without a branch, without a token, and if the
 * input baseline is `none`. The run is then compared with no baseline.
 */
export function ledgerOfTarget(context: Trigger & RepositoryAddress, inputs: ActionInputs): LedgerRequest | undefined {
  const { event } = context
  const branch = event.kind === 'pull_request' || event.kind === 'merge_group' ? event.baseRef : branchOf(event)
  const baseline = inputs.baseline === NONE ? null : inputs.baseline
  if (branch === null || inputs.token === undefined || baseline === null) return undefined
  const isRequired = typeof baseline === 'string'
  return { store: repositoryStore(context, inputs), branch, baseline, isRequired }
}

/** Branch in whose history a run is recorded; null for a pull request, and for a branch without a history. */
export function recordedBranch({ event, defaultBranch }: Trigger, { recordBranches }: ActionInputs): string | null {
  const branch = event.kind === 'manual' && !OF_A_BRANCH.includes(event.name) ? null : branchOf(event)
  if (branch === null || recordBranches.includes(NONE)) return null
  const isKept = recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)
  return isKept ? branch : null
}

/**
 * Reason why a run must not be recorded for the branch of its event, as a sentence for a notice; null if it may be. A
 * workflow can check out anything, such as a pull request that somebody wants measured.
 *
 * @param checkedOut commit in the workspace; undefined if there is none
 * @param measured for each result, the commit that was checked out during its measurement; null if unknown
 */
export function whyNotOfBranch(
  { event, sha }: Trigger,
  checkedOut: string | undefined,
  measured: readonly (Commit | null)[],
): string | null {
  const commits = [checkedOut, ...measured.map((commit) => commit?.sha)]
  const other = commits.find((commit) => commit !== undefined && commit !== sha.toLowerCase())
  if (other !== undefined)
    return `what was checked out is ${shortOf(other)}, and this workflow runs for ${shortOf(sha)}; check out no other ref`
  // A push or a schedule always belongs to its branch. A dispatch often measures another commit that somebody names.
  const isShown = measured.length > 0 && measured.every((commit) => commit !== null)
  if (event.kind !== 'manual' || event.name === 'schedule' || isShown) return null
  return `a ${event.name} may measure anything, and no checkout shows that it was ${shortOf(sha)}; run actions/checkout before`
}

function shortOf(sha: string): string {
  return sha.slice(0, 7)
}

/** Branch of the measured commit; null if the commit belongs to a change that is not merged. */
function branchOf(event: Event): string | null {
  return event.kind === 'push' || event.kind === 'manual' ? event.branch : null
}
