/** Failures, in the words of a workflow. */
import { inWordsOfInputs } from '../../edges/github/context/inputs.ts'
import { DoesNotRun, describeError, placeOfError } from '../../errors.ts'

export function toldFailure(thrown: unknown) {
  return {
    message: inWordsOfInputs(describeError(thrown)),
    /** Heading of a change that cannot run at all; undefined: something else failed. */
    title: thrown instanceof DoesNotRun ? thrown.title : undefined,
    place: placeOfError(thrown),
  }
}
