/** Which provider starts the servers: what was asked for, else what is there. */
import type { ServerChoice } from '../../core/request/server-choice.ts'
import type { ServerSource } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { type DockerContext, dockerLauncher, engineProblem, imageProblem } from './docker.ts'
import type { Launcher } from './launcher.ts'
import { findLocalServer, localLauncher } from './local.ts'

export interface ChooseLauncher extends DockerContext {
  readonly choice: ServerChoice
  /** The suite's server, or the image that a flag or a scenario names instead. */
  readonly source: ServerSource
}

/** @throws UserError where the choice and the source do not go together, or the server cannot be had */
export async function chooseLauncher(request: ChooseLauncher): Promise<Launcher> {
  const { choice, source, runDirectory } = request
  if (choice === 'external' || source.kind === 'dsn') {
    throw new UserError(
      'servers that are already running (--server external, server.dsn) cannot be measured yet; use docker or local',
    )
  }
  if (source.kind === 'image')
    return choice === 'local' ? local(undefined, runDirectory) : fromImage(request, source.image)
  if (choice !== 'docker') return local(source.kind === 'binary' ? source.binary : undefined, runDirectory)
  throw new UserError('--server docker needs an image: give --image NAME or server.image in the suite')
}

/** With `auto` the local server stands in for an image that cannot be had, and it is said why. */
async function fromImage(request: ChooseLauncher, image: string): Promise<Launcher> {
  const problem = (await engineProblem(request)) ?? (await imageProblem(request, image))
  if (problem === undefined) return dockerLauncher(request, image)
  const instead = request.choice === 'auto' ? findLocalServer() : undefined
  if (instead === undefined)
    throw new UserError(`${problem}; mend that, or measure an installed server with --server local`)
  request.tell(`${problem}; using ${instead} instead`)
  return localLauncher(instead, request.runDirectory)
}

function local(binary: string | undefined, runDirectory: string): Promise<Launcher> {
  const found = binary ?? findLocalServer()
  if (found !== undefined) return localLauncher(found, runDirectory)
  throw new UserError(
    'no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image',
  )
}
