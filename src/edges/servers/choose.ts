/** Chooses the launcher of a server: docker if an image is named, otherwise the programs of this machine. */
import { familyOf } from '../../core/families/families.ts'
import type { Fork } from '../../core/families/family.ts'
import type { Phase } from '../../core/progress/progress-event.ts'
import { isServerPath, type ServerChoice } from '../../core/request/measured-request.ts'
import { IMAGE_NAME, type Scenario, type ServerSource } from '../../core/scenario/scenario.ts'
import type { Suite } from '../../core/suite/suite.ts'
import { isFailure, MeasurementError, type SourceLocation, UserError } from '../../errors.ts'
import { boxProblem } from '../machine/box.ts'
import { dockerLauncher } from './docker.ts'
import { type DockerContext, engineProblem, hasImage, imageProblem } from './docker-client.ts'
import type { Launcher } from './launcher.ts'
import { findServers, localLauncher } from './local.ts'

/** Whether the measured servers already run, so that qpsgate starts none. */
export function isRunningAlready({ server, scenarios }: Suite, choice: ServerChoice): boolean {
  return choice === 'external' || server.kind === 'dsn' || scenarios.some(({ endpoint }) => endpoint !== undefined)
}

/** Whether qpsgate starts all servers of these scenarios from images. */
export function areOfImages(
  suite: Suite,
  scenarios: readonly Scenario[],
  { server, image }: Pick<ServersRequest, 'server' | 'image'>,
): boolean {
  const isOfImage = image !== undefined || suite.server.kind === 'image'
  const isCommon = isOfImage && (server === 'auto' || server === 'docker')
  const isOwn = ({ program }: Scenario) => (program === undefined ? isCommon : program.kind === 'image')
  return !isRunningAlready(suite, server) && scenarios.every(isOwn)
}

export interface ServersRequest extends DockerContext {
  readonly suite: Suite
  /** The scenarios before the change; default: none. */
  readonly base?: readonly Scenario[]
  readonly server: ServerChoice
  /**
   * Image from the command line. It takes precedence over the suite's image; a scenario's own image takes precedence
   * over both.
   */
  readonly image?: string | undefined
  /**
   * Whether servers of this machine may run without a sandbox if none can be made, because the user trusts the files.
   */
  readonly trustsConfiguration?: boolean | undefined
  readonly phase: (phase: Phase) => void
}

interface LauncherRequest extends DockerContext, Pick<ServersRequest, 'server' | 'trustsConfiguration'> {
  /** The suite's server, or the image that a flag or a scenario names instead. */
  readonly source: ServerSource
  /**
   * Place where a scenario names the source, and whether only the side before the change names it; undefined: no
   * scenario names it.
   */
  readonly named?: { readonly place: SourceLocation; readonly isBefore: boolean } | undefined
}

/**
 * @throws UserError if the choice and the source do not go together, or no server is installed; MeasurementError if the
 *   named image is unavailable
 */
export async function chooseLauncher(request: LauncherRequest): Promise<Launcher> {
  const { server, source, runDirectory } = request
  const isPath = isServerPath(server)
  if (source.kind === 'image' && !isPath && server !== 'local') return fromImage(request, source.name)
  if (server === 'docker')
    throw new UserError('--server docker needs an image: give --image NAME or server.image in the suite')
  if (source.kind === 'binary' && !isPath) return localLauncher(source.name, runDirectory, request.trustsConfiguration)
  return ofThisMachine(request, isPath ? server : undefined)
}

/** Launcher of the server program; undefined if the program would have to be pulled or installed first. */
export async function launcherAtHand(request: LauncherRequest): Promise<Launcher | undefined> {
  const { source, server } = request
  const isHere = () =>
    source.kind === 'binary' || isServerPath(server) || (server !== 'docker' && findServers().length > 0)
  const isThere =
    source.kind === 'image'
      ? IMAGE_NAME.test(source.name) && (await hasImage(request, source.name))
      : isHere() && (await mayStartHere(request))
  try {
    return isThere ? await chooseLauncher(request) : undefined
  } catch (error) {
    // If several servers are installed, the error must reach the user, because it asks which one is meant.
    if (isFailure(error) && source.kind !== 'auto') return undefined
    throw error
  }
}

/** Whether a program of this machine may start. Without a sandbox it may only if the user trusts the configuration. */
async function mayStartHere({ runDirectory, trustsConfiguration = false }: LauncherRequest): Promise<boolean> {
  return trustsConfiguration || (await boxProblem(runDirectory)) === undefined
}

/**
 * If the image is unavailable, no other server takes its place: a server of this machine might be another product, and
 * would run without a container.
 */
async function fromImage(request: LauncherRequest, image: string): Promise<Launcher> {
  if (!IMAGE_NAME.test(image))
    throw new UserError(`${JSON.stringify(image)} is no image name; name one such as mysql:9.7`)
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

/** @throws UserError that asks which server is meant, if two products are installed */
async function ofThisMachine(
  { runDirectory, trustsConfiguration }: LauncherRequest,
  path: string | undefined,
): Promise<Launcher> {
  const programs = findServers(path)
  if (programs.length === 0)
    throw new UserError(
      path === undefined
        ? 'no MySQL or MariaDB server found on this machine (mariadbd, mysqld); install one, run with --install, or name an image with --image'
        : `--server: found the directory ${path}; allowed: one with mariadbd or mysqld in it or in its bin or sbin`,
    )
  const launchers = await Promise.all(
    programs.map((program) => localLauncher(program, runDirectory, trustsConfiguration)),
  )
  const [first, ...others] = launchers as [Launcher, ...Launcher[]]
  if (others.every((other) => forkOf(other) === forkOf(first))) return first
  const here = launchers.map(({ build }) => `${build.product} ${build.version} (${build.origin})`).join(' and ')
  throw new UserError(`which server is meant? There is ${here}; give --server with the path of yours`)
}

function forkOf({ build }: Launcher): Fork {
  return familyOf(build.product).fork
}
