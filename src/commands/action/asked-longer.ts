/** The budget of a run that people asked to be longer, by a label on the pull request. */
import { notice } from '@actions/core'
import type { RunRequest } from '../../core/request/run-request.ts'
import { duration } from '../../core/wording/figures.ts'
import { orTrouble } from '../../edges/github/api/api.ts'
import type { GitHubClient } from '../../edges/github/api/client.ts'
import { isLonger, LONGER_LABEL } from '../../edges/github/api/longer-runs.ts'
import type { WorkflowStep } from './workflow-step.ts'

const NEEDED = 'for labels the job needs `permissions: pull-requests: read`'

/**
 * Reads the current labels if it can: a run that was started again has the labels of its first event. The workflow
 * names the budget, so that a label cannot ask for more.
 */
export async function askedLonger(
  request: RunRequest,
  { context: { event, repository }, inputs }: Pick<WorkflowStep, 'context' | 'inputs'>,
  client: GitHubClient | undefined,
): Promise<RunRequest> {
  const { askedBudget: budgetSeconds } = inputs
  if (budgetSeconds === undefined || event.kind !== 'pull_request') return request
  const known = event.labels.some((label) => label.toLowerCase() === LONGER_LABEL)
  const now =
    client === undefined
      ? ({ kind: 'answer', value: known } as const)
      : await orTrouble(
          () => isLonger(client, repository, event.number),
          'could not look up the labels of the pull request, so those of the event count',
          NEEDED,
        )
  if (now.kind === 'trouble') notice(now.why)
  if (!(now.kind === 'trouble' ? known : now.value)) return request
  notice(`the label ${LONGER_LABEL} asks for a budget of ${duration(budgetSeconds)}`)
  return {
    ...request,
    adjustments: { ...request.adjustments, budgetSeconds },
    reproduce: [...request.reproduce, '--budget', `${budgetSeconds}s`],
  }
}
