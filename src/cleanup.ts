/** Entry of the action's post step. It ends and removes everything that a run left behind, however the run ended. */
import { getState, info, warning } from '@actions/core'
import { maskOutput } from './edges/machine/masking.ts'
import { endOwner, sweepAbandoned } from './edges/machine/sweep.ts'
import { removeContainersOf } from './edges/servers/docker-client.ts'

maskOutput()
try {
  await endOwner(Number(getState('pid')))
  for (const path of await sweepAbandoned(removeContainersOf)) info(`removed what the run had left in ${path}`)
} catch (error) {
  // The verdict is published already, so a failed cleanup is only a warning. The next run tries again.
  warning(`could not remove everything that the run left: ${(error as Error).message}`)
}
