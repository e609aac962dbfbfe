/** What went wrong, in the words of a workflow. */
import { inWordsOfInputs } from '../../edges/github/context/inputs.ts'
import { DoesNotStart, describeError, placeOfError, type SourceLocation } from '../../errors.ts'

export interface ToldFailure {
  readonly message: string
  /** Whether the configuration is to blame, with which no server starts. */
  readonly doesNotStart: boolean
  readonly place: SourceLocation | undefined
}

export function toldFailure(thrown: unknown): ToldFailure {
  return {
    message: inWordsOfInputs(describeError(thrown)),
    doesNotStart: thrown instanceof DoesNotStart,
    place: placeOfError(thrown),
  }
}
