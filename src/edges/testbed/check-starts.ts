/** Questions that are asked before any server starts. */
import type { Scenario, Suite } from '../../core/suite/suite.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { type Answers, askServers } from '../servers/ask-servers.ts'
import { areOfImages, isRunningAlready, type ServersRequest } from '../servers/choose.ts'
import { engineProblem } from '../servers/docker-client.ts'
import { programAtHand } from '../servers/server-sources.ts'

/** Whether all servers of these scenarios would run in containers: they have images, and there is an engine. */
export async function areContained(
  suite: Suite,
  scenarios: readonly Scenario[],
  asked: Pick<ServersRequest, 'server' | 'image'>,
): Promise<boolean> {
  if (!areOfImages(suite, scenarios, asked)) return false
  using directory = new RunDirectory()
  return (await engineProblem({ runDirectory: directory.path })) === undefined
}

/**
 * Asks the servers that are at hand whether they start with what changed, where none is started.
 *
 * @returns names of changed scenarios that no server is at hand for, and the servers of the others
 * @throws DoesNotStart if one refuses what it took before, UserError if it refuses it before and now alike
 */
export async function uncheckedStarts(
  asked: Omit<ServersRequest, 'runDirectory' | 'runId'>,
): Promise<Pick<Answers, 'unchecked' | 'servers'>> {
  if (isRunningAlready(asked.suite, asked.server)) return { unchecked: [], servers: new Map() }
  using directory = new RunDirectory()
  const request = { ...asked, runDirectory: directory.path, runId: directory.id }
  const launcherOf = ({ program }: Scenario) => programAtHand(program, request)
  // The directory stays until all have answered.
  return await askServers({ ...request, isStarted: () => false, launcherOf })
}
