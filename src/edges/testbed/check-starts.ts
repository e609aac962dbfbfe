/** Whether servers start with what changed, where none is started as nothing is measured. */
import type { Scenario, Suite } from '../../core/suite/suite.ts'
import { RunDirectory } from '../machine/run-directory.ts'
import { type Answers, askServers } from '../servers/ask-servers.ts'
import { isRunningAlready } from '../servers/choose.ts'
import { programAtHand } from '../servers/server-sources.ts'
import type { OpenTestbedRequest } from './open-testbed.ts'

type CheckStarts = Pick<OpenTestbedRequest, 'server' | 'product' | 'image' | 'signal' | 'note' | 'phase'> & {
  readonly suite: Suite
  readonly base: readonly Scenario[]
}

/**
 * Asks the servers that are at hand.
 *
 * @returns names of changed scenarios that no server is at hand for, and the servers of the others
 * @throws DoesNotStart if one refuses what it took before, UserError if it refuses it before and now alike
 */
export async function uncheckedStarts({
  suite,
  base,
  server,
  product,
  image,
  signal,
  note,
  phase,
}: CheckStarts): Promise<Pick<Answers, 'unchecked' | 'servers'>> {
  if (isRunningAlready(suite, server)) return { unchecked: [], servers: new Map() }
  using directory = new RunDirectory()
  const context = { runDirectory: directory.path, runId: directory.id, signal, tell: note, note, phase }
  const asked = { ...context, suite, base, image, product, choice: server }
  const launcherOf = ({ program }: Scenario) => programAtHand(program, asked)
  // The directory stays until all have answered.
  return await askServers({ ...asked, isStarted: () => false, launcherOf })
}
