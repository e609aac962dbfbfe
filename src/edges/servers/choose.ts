/** The provider that starts the servers: docker if an image is named, else this machine's own programs. */
import type { ServerChoice } from '../../core/request/measured-request.ts'
import { IMAGE_NAME, type ServerSource, type Suite } from '../../core/suite/suite.ts'
import { isFailure, MeasurementError, type SourceLocation, UserError } from '../../errors.ts'
import { dockerLauncher, type ImagePrograms } from './docker.ts'
import { type DockerContext, engineProblem, hasImage, imageProblem } from './docker-client.ts'
import type { Launcher } from './launcher.ts'
import { findLocalServer, localLauncher } from './local.ts'

/** Whether servers are measured that run already, so that none is started. */
export function isRunningAlready({ server, scenarios }: Suite, choice: ServerChoice): boolean {
  return choice === 'external' || server.kind === 'dsn' || scenarios.some(({ endpoint }) => endpoint !== undefined)
}

interface ChooseLauncher extends DockerContext {
  readonly choice: ServerChoice
  /** The suite's server, or the image that a flag or a scenario names instead. */
  readonly source: ServerSource
  /** The source that a scenario names, and whether only one before the change does; default: none does. */
  readonly named?: { readonly place: SourceLocation; readonly isBefore: boolean } | undefined
  readonly programs?: ImagePrograms
}

/**
 * @throws UserError if the choice and the source do not go together, or no server is installed; MeasurementError where
 * the image that was named cannot be had
 */
export async function chooseLauncher(request: ChooseLauncher): Promise<Launcher> {
  const { choice, source, runDirectory } = request
  if (source.kind === 'image')
    return choice === 'local' ? local(undefined, runDirectory) : fromImage(request, source.name)
  if (choice !== 'docker') return local(source.kind === 'binary' ? source.name : undefined, runDirectory)
  throw new UserError('--server docker needs an image: give --image NAME or server.image in the suite')
}

/** The server program if it can be had at once, without pulling or installing anything; undefined if not. */
export async function launcherAtHand(request: ChooseLauncher): Promise<Launcher | undefined> {
  const { source } = request
  const isThere = source.kind !== 'image' || (IMAGE_NAME.test(source.name) && (await hasImage(request, source.name)))
  try {
    return isThere ? await chooseLauncher(request) : undefined
  } catch (error) {
    if (isFailure(error)) return undefined
    throw error
  }
}

/** The image or nothing: a substitute would be another product, without a container's walls. */
async function fromImage(request: ChooseLauncher, image: string): Promise<Launcher> {
  if (!IMAGE_NAME.test(image))
    throw new UserError(`${JSON.stringify(image)} is no image name; name one such as mysql:8.4`)
  const problem = (await engineProblem(request)) ?? (await imageProblem(request, image))
  if (problem === undefined) return dockerLauncher(request, image)
  const { named } = request
  const why = named?.isBefore ? 'it is the image before the change' : `image ${image} was asked for`
  throw new MeasurementError(
    `${problem}; ${why}, so no other server is measured in its place: ` +
      'start Docker or correct the name, or drop --image and use --server local',
    { step: 'get image', place: named?.place },
  )
}

function local(binary: string | undefined, runDirectory: string): Promise<Launcher> {
  const found = binary ?? findLocalServer()
  if (found !== undefined) return localLauncher(found, runDirectory)
  throw new UserError(
    'no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image',
  )
}
