/** Means and places for showing a result. */

import type { GitHubClient } from './api/client.ts'
import type { MeasuringRun } from './comments/marker.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'

/** The pull request that gets the comment, and the run that measured. */
export interface CommentTarget extends MeasuringRun {
  readonly pullRequest: number
}

export interface Publication {
  readonly context: GitHubContext
  readonly inputs: ActionInputs
  /** The forge's API; undefined without a token. */
  readonly client: GitHubClient | undefined
  /** The pull request; undefined if there is none, or the forge does not say which. */
  readonly target: CommentTarget | undefined
  /** The output directory. */
  readonly out: string
  readonly signal: AbortSignal
}
