import { info, notice, warning } from '@actions/core'
import type { RecordRequest } from '../../core/request/ledger-request.ts'
import { shellWord } from '../../core/wording/escape.ts'
import { readRecorded } from '../../edges/files/recorded-results.ts'
import { headCommit } from '../../edges/git/checkout.ts'
import { recordedBranch, repositoryStore, whyNotOfBranch } from '../../edges/github/context/branch-history.ts'
import { StoreError, UserError } from '../../errors.ts'
import { record } from '../record.ts'
import type { WorkflowStep } from './workflow-step.ts'

/**
 * Records the run that was just measured if its branch has a ledger. If the run is not from that branch, a notice says
 * why it is not stored.
 */
export async function storeRun(out: string, step: WorkflowStep): Promise<void> {
  const branch = recordedBranch(step.context, step.inputs)
  if (branch === null) return
  const why = await whyNotStored([out], step)
  if (why !== null) return notice(`the run is not stored as one of ${branch}: ${why}`)
  await store([out], branch, step)
}

/**
 * Stores results. If the store fails, that is only a warning, because it changes no verdict.
 *
 * @throws UserError if the results belong to no branch that has a ledger, or cannot be read
 */
export async function storeResults(paths: readonly string[], step: WorkflowStep): Promise<void> {
  const branch = recordedBranch(step.context, step.inputs)
  if (branch === null)
    throw new UserError(
      'command record stores runs of branches, not of pull requests: use it on push, schedule or workflow_dispatch, for ' +
        'the default branch or one of record-branches',
    )
  const why = await whyNotStored(paths, step)
  if (why !== null) throw new UserError(`the results cannot be stored as a run of ${branch}: ${why}`)
  await store(paths, branch, step)
}

async function whyNotStored(paths: readonly string[], { context }: WorkflowStep): Promise<string | null> {
  const commits = paths.map((path) => readRecorded(path).result.commit)
  return whyNotOfBranch(context, headCommit(context.workspace)?.sha, commits)
}

async function store(paths: readonly string[], branch: string, step: WorkflowStep): Promise<void> {
  const { context, inputs, openStore, signal } = step
  const request: RecordRequest = {
    paths,
    branch,
    commit: context.sha,
    runUrl: context.runUrl,
    store: repositoryStore(context, inputs),
  }
  try {
    info(await record(request, openStore, signal))
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    const { baselineBranch } = inputs
    const command = [
      `qpsgate record ${paths.map(shellWord).join(' ')} --branch ${shellWord(branch)} --commit ${context.sha}`,
      ...(baselineBranch === undefined ? [] : [`--baseline-branch ${shellWord(baselineBranch)}`]),
    ].join(' ')
    warning(`the run was not stored: ${error.message}\nwhen the store works: ${command}`)
  }
}
