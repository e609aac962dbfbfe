/** Failures, in the words of a workflow. */
import { inWordsOfInputs } from '../../edges/github/context/inputs.ts'
import { DoesNotRun, describeError, placeOfError, type SourceLocation } from '../../errors.ts'

export interface WorkflowFailure {
  readonly message: string
  /** Heading of a change that cannot run at all; undefined: something else failed. */
  readonly title: string | undefined
  readonly place: SourceLocation | undefined
}

export function workflowFailure(thrown: unknown): WorkflowFailure {
  return {
    message: inWordsOfInputs(describeError(thrown)),
    title: thrown instanceof DoesNotRun ? thrown.title : undefined,
    place: placeOfError(thrown),
  }
}
