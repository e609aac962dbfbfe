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
async function fail(thrown: unknown): Promise<number> {
  const message = inWordsOfInputs(describeError(thrown))
  setFailed(message)
  // Loaded here, as most runs do not fail.
  const { renderFailure } = await import('./core/views/markdown/markdown.ts')
  const { writeSummary } = await import('./edges/github/runner/summary.ts')
  await writeSummary(renderFailure(message))
  return exitCodeOf(thrown)
}

process.exitCode = await main().catch(fail)
// Requests that wait to be tried again must not keep the step.
process.exit()
