/** The branch whose baseline a workflow's run is compared with, and the branch whose ledger the run is recorded in. */

import { DEFAULT_DATA_BRANCH, type LedgerRequest, type StoreChoice } from '../../../core/request/ledger-request.ts'
import type { Commit } from '../../../core/result/result.ts'
import type { RepositoryAddress, Trigger } from './context.ts'
import type { Event } from './event.ts'
import type { ActionInputs } from './inputs.ts'
import { fullName } from './repository.ts'

/** Input that switches off storing, or the baseline. */
const NONE = 'none'
/**
 * Events of a branch that a schedule starts, or a person with write access. Others, such as comments, run on the
 * default branch, whoever caused them.
 */
const OF_A_BRANCH = ['schedule', 'workflow_dispatch']

/** The data branch of the repository; git needs the token for it. */
export function repositoryStore(
  { serverUrl, repository }: RepositoryAddress,
  { baselineBranch = DEFAULT_DATA_BRANCH }: ActionInputs,
): StoreChoice {
  return { kind: 'remote', remote: `${serverUrl}/${fullName(repository)}.git`, branch: baselineBranch }
}

/**
 * The ledger of the branch that the change goes to. Undefined for an event without a branch, without a token, and if
 * the input baseline is `none`: the run is then compared with no baseline.
 */
export function ledgerOfTarget(context: Trigger & RepositoryAddress, inputs: ActionInputs): LedgerRequest | undefined {
  const { event } = context
  const branch = event.kind === 'pull_request' || event.kind === 'merge_group' ? event.baseRef : branchOf(event)
  const baseline = inputs.baseline === NONE ? null : inputs.baseline
  if (branch === null || inputs.token === undefined || baseline === null) return undefined
  const isRequired = typeof baseline === 'string'
  return { store: repositoryStore(context, inputs), branch, baseline, isRequired }
}

/** The branch in whose history a run is recorded; null for a pull request, and for a branch that keeps none. */
export function recordedBranch({ event, defaultBranch }: Trigger, { recordBranches }: ActionInputs): string | null {
  const branch = event.kind === 'manual' && !OF_A_BRANCH.includes(event.name) ? null : branchOf(event)
  if (branch === null || recordBranches.includes(NONE)) return null
  const isKept = recordBranches.length === 0 ? branch === defaultBranch : recordBranches.includes(branch)
  return isKept ? branch : null
}

/**
 * Why a run is not of the branch that its event names, a sentence for a notice; null if it is. A workflow may check out
 * anything, such as a pull request that it was asked to measure.
 *
 * @param checkedOut the commit in the workspace; undefined if there is none
 * @param measured the commits checked out around the files of each result when it was measured; null if unknown
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
  // A push and a schedule always belong to their branch; a dispatch often measures a given commit.
  const isShown = measured.length > 0 && measured.every((commit) => commit !== null)
  if (event.kind !== 'manual' || event.name === 'schedule' || isShown) return null
  return `a ${event.name} may measure anything, and no checkout shows that it was ${shortOf(sha)}; run actions/checkout before`
}

function shortOf(sha: string): string {
  return sha.slice(0, 7)
}

/** The branch of the measured commit; null if it belongs to an unmerged change. */
function branchOf(event: Event): string | null {
  return event.kind === 'push' || event.kind === 'manual' ? event.branch : null
}
