/** Entry of the action. Every failure becomes an annotation, a job summary and an exit code. */
import { error, notice, saveState } from '@actions/core'
import { act } from './commands/action/action.ts'
import { workflowFailure } from './commands/action/workflow-failure.ts'
import { insideWorkspace } from './edges/github/context/workspace.ts'
import { maskOutput } from './edges/machine/masking.ts'
import { EXIT, exitCodeOf } from './errors.ts'

async function main(): Promise<number> {
  // The post step ends what this process started, so the process id is saved before anything starts.
  saveState('pid', process.pid)
  return act()
}

/** Reports a failure in words of inputs, not of flags, because the user wrote a workflow. */
async function fail(thrown: unknown): Promise<number> {
  const failure = workflowFailure(thrown)
  const { file = '', line } = failure.place ?? {}
  const inside = insideWorkspace(file, process.env.GITHUB_WORKSPACE ?? process.cwd())
  const code = exitCodeOf(thrown)
  const tell = code === EXIT.pass ? notice : error
  tell(failure.message, inside === undefined || line === undefined ? {} : { file: inside, startLine: line })
  // Loaded only here, because most runs do not fail.
  const { renderFailure } = await import('./core/views/markdown/markdown.ts')
  const { writeSummary } = await import('./edges/github/runner/summary.ts')
  await writeSummary(renderFailure(failure))
  return code
}

maskOutput()
process.exitCode = await main().catch(fail)
// Exits at once, because requests that wait for a retry must not keep the step running.
process.exit()
