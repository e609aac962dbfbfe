/** Runs of workflows, and starting them again. */
import { sample } from '../github-openapi.ts'
import type { FakeWorkflowRun } from '../github-state.ts'
import { found, numberIn, type Question, Refusal, type Routes } from './question.ts'

export const workflowRunRoutes: Routes = {
  'actions/list-workflow-runs': (question) => {
    const { workflow_id: workflow } = question.parameters
    const sha = question.query.get('head_sha')
    const own = question.state.workflowRuns.filter((run) => run.workflow === workflow && run.headSha === sha)
    return {
      list: own.toReversed().map(runOf),
      envelope: (page) => ({ total_count: own.length, workflow_runs: page }),
    }
  },
  'actions/re-run-workflow': (question) => {
    const run = runIn(question)
    if (run.status !== 'completed') throw new Refusal(403, 'This workflow is already running')
    run.attempt += 1
    return { status: 201, body: {} }
  },
}

function runIn(question: Question): FakeWorkflowRun {
  const id = numberIn(question, 'run_id')
  return found(question.state.workflowRuns.find((run) => run.id === id))
}

function runOf({ id, headSha, status, attempt }: FakeWorkflowRun): Record<string, unknown> {
  return sample('workflow-run', { id, head_sha: headSha, status, run_attempt: attempt, event: 'pull_request' })
}
