/** A measured run is added to the history of its branch, and shown there. */
import { info, notice, warning } from '@actions/core'
import type { RecordRequest } from '../../core/request/record-request.ts'
import { readRecorded } from '../../edges/files/recorded-results.ts'
import { checkedOut } from '../../edges/git/checkout.ts'
import {
  recordedBranch,
  repositoryStore,
  storableBranch,
  whyNotOfBranch,
} from '../../edges/github/context/branch-history.ts'
import { UserError } from '../../errors.ts'
import { record } from '../record.ts'
import { describeOutcome } from '../store-or-keep.ts'
import { publishHistory } from './publish-history.ts'
import type { WorkflowStep } from './workflow-step.ts'

type Paths = readonly [string, ...string[]]

/** Stores what was just measured, where its branch has a history; where it is not of that branch, a notice says why. */
export async function storeMeasured(out: string, step: WorkflowStep): Promise<void> {
  const branch = recordedBranch(step.context, step.inputs)
  if (branch === null) return
  const why = await whyNotStored([out], step)
  if (why !== null) return notice(`the run is not stored as one of ${branch}: ${why}`)
  await store([out], branch, step)
}

/**
 * Stores results; those that could not be stored are kept, and change no verdict.
 *
 * @throws UserError where they are of no branch that has a history, or cannot be read
 */
export async function storeResults(paths: readonly string[], step: WorkflowStep): Promise<void> {
  const [first, ...others] = paths
  const branch = storableBranch(step.context, step.inputs)
  if (branch === null || first === undefined) {
    throw new UserError(
      'command record stores runs of branches, not of pull requests: use it on push, schedule or workflow_dispatch, for ' +
        'the default branch or one of record-branches',
    )
  }
  const why = await whyNotStored([first, ...others], step)
  if (why !== null) throw new UserError(`the results cannot be stored as a run of ${branch}: ${why}`)
  await store([first, ...others], branch, step)
}

async function whyNotStored(paths: Paths, { context }: WorkflowStep): Promise<string | null> {
  const measured = paths.map((path) => readRecorded(path).result.commit)
  return whyNotOfBranch(context, { checkedOut: (await checkedOut(context.workspace))?.sha, measured })
}

async function store(paths: Paths, branch: string, step: WorkflowStep): Promise<void> {
  const { context, inputs, openStore, signal } = step
  const request: RecordRequest = {
    source: { kind: 'results', paths, branch, commit: context.sha, runUrl: context.runUrl },
    store: repositoryStore(context, inputs),
  }
  const outcome = await record(request, openStore, signal)
  const said = describeOutcome(outcome)
  if (outcome.kind === 'unstored') return warning(said)
  info(said)
  await publishHistory({ branch, ...outcome }, step)
}
