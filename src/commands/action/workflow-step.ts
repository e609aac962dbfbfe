/** What the action has as a step of a workflow: its context, its inputs, and access to the store. */
import type { GitHubContext } from '../../edges/github/context/context.ts'
import type { ActionInputs } from '../../edges/github/context/inputs.ts'
import type { OpenStore } from '../../edges/store/open-store.ts'

export interface WorkflowStep {
  readonly context: GitHubContext
  readonly inputs: ActionInputs
  readonly openStore: OpenStore
  readonly signal: AbortSignal
}
