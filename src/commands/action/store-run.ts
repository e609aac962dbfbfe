/** A measured run is added to the history of its branch, and shown there. */
import { info, warning } from '@actions/core'
import type { RecordRequest } from '../../core/request/record-request.ts'
import { repositoryStore, storableBranch } from '../../edges/github/context/branch-history.ts'
import { UserError } from '../../errors.ts'
import { record } from '../record.ts'
import { describeOutcome } from '../store-or-keep.ts'
import { publishHistory } from './publish-history.ts'
import type { WorkflowStep } from './workflow-step.ts'

/**
 * Stores a run; one that could not be stored is kept, and changes no verdict.
 *
 * @throws UserError where the run is of no branch that has a history, or its results cannot be read
 */
export async function storeRun(paths: readonly string[], step: WorkflowStep): Promise<void> {
  const { context, inputs, openStore, signal } = step
  const [first, ...others] = paths
  const branch = storableBranch(context, inputs)
  if (branch === null || first === undefined) {
    throw new UserError(
      'command record stores runs of branches, not of pull requests: use it on push, to the default branch or one of record-branches',
    )
  }
  const request: RecordRequest = {
    source: { kind: 'results', paths: [first, ...others], branch, commit: context.sha, runUrl: context.runUrl },
    store: repositoryStore(context, inputs),
  }
  const outcome = await record(request, openStore, signal)
  const said = describeOutcome(outcome)
  if (outcome.kind === 'unstored') return warning(said)
  info(said)
  await publishHistory({ branch, ...outcome }, step)
}
