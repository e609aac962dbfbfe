/** All that is needed to publish a result: the forge's API, the pull request, and the output directory. */

import type { GitHubClient } from './api/client.ts'
import type { MeasuringRun } from './comments/marker.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'

export interface CommentTarget extends MeasuringRun {
  readonly pullRequest: number
}

export interface Publication {
  readonly context: GitHubContext
  readonly inputs: ActionInputs
  /** Undefined without a token. */
  readonly client: GitHubClient | undefined
  /** Undefined if there is no pull request, or the forge does not say which one it is. */
  readonly target: CommentTarget | undefined
  readonly out: string
  readonly signal: AbortSignal
}
