/** Entry of the action. */
import { saveState, setFailed } from '@actions/core'
import { act } from './commands/action/action.ts'
import { inWordsOfInputs } from './edges/github/context/inputs.ts'
import { describeError, exitCodeOf } from './errors.ts'

async function main(): Promise<number> {
  // Before anything is started: the step that cleans up must know whom to end.
  saveState('pid', process.pid)
  return act()
}

/** A step fails with what went wrong, in the words of a workflow. */
function fail(thrown: unknown): number {
  setFailed(inWordsOfInputs(describeError(thrown)))
  return exitCodeOf(thrown)
}

process.exitCode = await main().catch(fail)
// Requests that wait to be tried again must not keep the step.
process.exit()
