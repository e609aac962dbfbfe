/** Entry of the action's post step: ends and removes what a run left behind, however it ended. */
import { getState, info, warning } from '@actions/core'
import { endOwner, sweepAbandoned } from './edges/machine/sweep.ts'
import { removeContainersOf } from './edges/servers/docker-client.ts'

try {
  await endOwner(Number(getState('pid')))
  const signal = new AbortController().signal
  const swept = await sweepAbandoned((path) =>
    removeContainersOf({ runDirectory: path, runId: '', signal, tell: info }, path),
  )
  for (const path of swept) info(`removed what the run had left in ${path}`)
} catch (error) {
  // The verdict is out; a machine that could not be tidied is told, and the next run tries again.
  warning(`could not remove everything that the run left: ${(error as Error).message}`)
}
