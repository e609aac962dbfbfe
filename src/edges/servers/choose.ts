/** Which provider starts the servers: what was asked for, else what is there. */
import type { Suite } from '../../core/suite/suite.ts'
import { UserError } from '../../errors.ts'
import { dockerLauncher, engineProblem, imageProblem } from './docker.ts'
import type { Launcher } from './launcher.ts'
import { findLocalServer, localLauncher } from './local.ts'

export type ServerChoice = 'auto' | 'docker' | 'local' | 'external'

export interface ChooseLauncher {
  readonly suite: Suite
  readonly choice: ServerChoice
  /** Image from the command line, before the suite's. */
  readonly image: string | undefined
  readonly runDirectory: string
  readonly runId: string
  readonly signal: AbortSignal
  readonly tell: (text: string) => void
}

export async function chooseLauncher(request: ChooseLauncher): Promise<Launcher> {
  const { suite, choice, runDirectory } = request
  const image = request.image ?? (suite.server.kind === 'image' ? suite.server.image : undefined)
  if (choice === 'external' || suite.server.kind === 'dsn') {
    throw new UserError(
      'servers that are already running (--server external, server.dsn) cannot be measured yet; use docker or local',
    )
  }
  if (choice === 'docker') {
    if (image === undefined)
      throw new UserError('--server docker needs an image: give --image NAME or server.image in the suite')
    return requireDocker(request, image)
  }
  if (choice === 'local' || image === undefined) return localLauncher(localBinary(suite), runDirectory)
  return dockerOrLocal(request, image)
}

/** `auto` with an image: the container if it can be had, else the local server, saying why. */
async function dockerOrLocal(request: ChooseLauncher, image: string): Promise<Launcher> {
  const problem = (await engineProblem(request)) ?? (await imageProblem(request, image))
  if (problem === undefined) return dockerLauncher(request, image)
  const local = findLocalServer()
  if (local === undefined)
    throw new UserError(`${problem}; there is no local server to use instead either (run with --install to get one)`)
  request.tell(`${problem}; using ${local} instead`)
  return localLauncher(local, request.runDirectory)
}

async function requireDocker(request: ChooseLauncher, image: string): Promise<Launcher> {
  const problem = (await engineProblem(request)) ?? (await imageProblem(request, image))
  if (problem !== undefined) throw new UserError(problem)
  return dockerLauncher(request, image)
}

function localBinary({ server }: Suite): string {
  if (server.kind === 'binary') return server.binary
  const found = findLocalServer()
  if (found !== undefined) return found
  throw new UserError(
    'no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image',
  )
}
