/** Failures in the words of a workflow, which has inputs where the command line has flags. */
import { inWordsOfInputs } from '../../edges/github/context/inputs.ts'
import { harmless } from '../../edges/terminal/output.ts'
import { describeError, placeOfError, type SourceLocation } from '../../errors.ts'

export interface WorkflowFailure {
  readonly message: string
  readonly place: SourceLocation | undefined
}

export function workflowFailure(thrown: unknown): WorkflowFailure {
  return {
    message: inWordsOfInputs(harmless(describeError(thrown))),
    place: placeOfError(thrown),
  }
}
