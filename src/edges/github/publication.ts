/** Means and places for showing a result. */

import type { GitHubClient } from './api/client.ts'
import type { Marker } from './comments/marker.ts'
import type { GitHubContext } from './context/context.ts'
import type { ActionInputs } from './context/inputs.ts'

/** The pull request that gets the comment, and the run that measured. */
export interface CommentTarget extends Pick<Marker, 'headSha' | 'runId' | 'attempt'> {
  readonly pullRequest: number
}

export interface Publication {
  readonly context: GitHubContext
  readonly inputs: Pick<ActionInputs, 'comment' | 'chart' | 'baselineBranch' | 'token'>
  /** Undefined if there is no token. */
  readonly client: GitHubClient | undefined
  /** Undefined if there is no pull request, or it is unknown. */
  readonly target: CommentTarget | undefined
  /** The output directory. */
  readonly out: string
  readonly signal: AbortSignal
}
