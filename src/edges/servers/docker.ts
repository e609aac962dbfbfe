/**
 * Starts servers in containers: the image's own mysqld or mariadbd, without the image's entrypoint script. Containers
 * are isolated as far as possible, because an image may come from anywhere.
 */
import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { z } from 'zod'
import { SERVER_PROGRAMS } from '../../core/families/families.ts'
import { tryJson } from '../../core/measurement/stored-json.ts'
import { MeasurementError } from '../../errors.ts'
import type { Account, ProgramOutcome } from '../machine/processes.ts'
import { containerProcess } from './container-process.ts'
import { type DockerContext, docker, RUN_CONTAINER_LABEL, removeContainer } from './docker-client.ts'
import { KEPT_BYTES, type Launcher, type LaunchRequest, parseServerVersion, type ServerProcess } from './launcher.ts'

/** Account of programs in containers if qpsgate runs as root. It owns nothing but the servers' directories. */
const CONTAINER_ACCOUNT: Account = { uid: 10_001, gid: 10_001 }
/** Default memory limit of a container, such as one that loads data. A measured server has a limit of its own. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3
/** Memory limit of a container that only prints the server's version, which takes little. */
const INSPECT_MEMORY_BYTES = 512 * 1024 ** 2
const VOLUME_BYTES = 64 * 1024 ** 2
/** Path of a volume that can be mounted. A comma is not allowed, because in `--mount` it would begin another option. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/

/** Messages of the container engine or the server when the engine does not see this machine's directories. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i

/** Time limits, in seconds, for a program that prints its version, and for one that makes a data directory. */
const DEADLINES = { inspect: 60, initialise: 600 }

/**
 * @param deadlines time limits, in seconds, after which a program and all processes that it started are ended
 * @throws MeasurementError if the image holds no server that can be started
 */
export async function dockerLauncher(context: DockerContext, name: string, deadlines = DEADLINES): Promise<Launcher> {
  const image = await readImage(context, name)
  const { program, build } = await findProgram(image, deadlines.inspect)
  return {
    kind: 'docker',
    account: process.getuid?.() === 0 ? CONTAINER_ACCOUNT : undefined,
    build,
    runToEnd: async (which, args, directory, signal) => {
      const entrypoint = which === 'server' ? program : 'mariadb-install-db'
      const inmate = { entrypoint, args, directory, memoryBytes: SEED_MEMORY_BYTES }
      return runToItsEnd(image, 'install', inmate, deadlines.initialise, signal)
    },
    launch: (request) => launch(image, program, request),
  }
}

interface Image {
  readonly context: DockerContext
  readonly name: string
  readonly id: string
  /**
   * Folders that the image declares as volumes. They are kept in memory, because nothing limits their size on the
   * engine's disk.
   */
  readonly volumes: readonly string[]
  readonly command: readonly string[]
}

interface ContainerProgram {
  readonly entrypoint: string
  readonly args: readonly string[]
  /** The only directory of this machine that the program sees. */
  readonly directory: string
  readonly isReadOnly?: boolean
  readonly memoryBytes: number
  /** CPU numbers; an empty list allows all. */
  readonly cpus?: readonly number[]
}

async function launch(image: Image, entrypoint: string, request: LaunchRequest): Promise<ServerProcess> {
  const { context } = image
  const { name, directory, memoryBytes = SEED_MEMORY_BYTES } = request
  const container = `${context.runId}-${name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-')}-${directory.split('/').at(-1)}`
  const inmate = { ...request, entrypoint, memoryBytes }
  const args = ['run', '--detach', `--name=${container}`, ...isolationArguments(image, inmate)]
  const command = ['docker', ...args]
  const { code, output } = await docker(context, args, 60)
  if (code === 0) {
    const process = await containerProcess(context, container, command)
    // A memory limit from production is part of what is measured, so no later step may change it.
    return request.memoryLimit === undefined ? process : { ...process, memory: undefined }
  }
  await removeContainer(context, container)
  throw new MeasurementError(`the container of ${name} could not be started`, {
    step: 'start server',
    arm: name,
    command,
    exitCode: code,
    output,
  })
}

/** Arguments that isolate a container. Every container gets them, because its image may hold anything. */
function isolationArguments({ context, name, volumes }: Image, inmate: ContainerProgram): string[] {
  const { entrypoint, args, directory, isReadOnly = false, memoryBytes, cpus = [] } = inmate
  const { uid, gid } = containerAccount()
  return [
    `--label=${RUN_CONTAINER_LABEL}=${context.runDirectory}`,
    '--network=none',
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--user=${uid}:${gid}`,
    '--pids-limit=8192',
    `--memory=${memoryBytes}`,
    `--memory-swap=${memoryBytes}`,
    '--log-driver=json-file',
    '--log-opt=max-size=1m',
    // An image may declare a health check, which the engine would otherwise run while the server is measured.
    '--no-healthcheck',
    '--tmpfs=/tmp:size=64m',
    ...volumes.map((path) => `--mount=type=tmpfs,destination=${path},tmpfs-size=${VOLUME_BYTES}`),
    // The path is the same inside and outside, so that paths in arguments and messages are right in both places.
    `--mount=type=bind,source=${directory},target=${directory}${isReadOnly ? ',readonly' : ''}`,
    ...(cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(',')}`]),
    `--entrypoint=${entrypoint}`,
    name,
    ...args,
  ]
}

function containerAccount(): Account {
  const uid = process.getuid?.() ?? 0
  return uid === 0 ? CONTAINER_ACCOUNT : { uid, gid: process.getgid?.() ?? 0 }
}

/**
 * Runs a program in a container until it ends. At the deadline, or when the run is stopped, the container is removed,
 * because it would outlive the docker client that started it.
 */
async function runToItsEnd(
  image: Image,
  purpose: string,
  inmate: ContainerProgram,
  seconds: number,
  signal: AbortSignal,
): Promise<ProgramOutcome> {
  const { context } = image
  const container = `${context.runId}-${purpose}-${randomBytes(3).toString('hex')}`
  const args = ['run', '--rm', `--name=${container}`, ...isolationArguments(image, inmate)]
  let code: number | null = null
  try {
    const answer = await docker(context, args, seconds, signal, KEPT_BYTES)
    code = answer.code
    return { command: ['docker', ...args], exitCode: code ?? 'unknown', output: answer.output }
  } finally {
    if (code === null) await removeContainer(context, container)
  }
}

const imageSchema = z.tuple([
  z.looseObject({
    Id: z.string(),
    Config: z
      .looseObject({ Volumes: z.record(z.string(), z.unknown()).nullish(), Cmd: z.array(z.string()).nullish() })
      .nullish(),
  }),
])

/**
 * @throws MeasurementError if the image cannot be read, or a volume cannot be kept in memory, where its size has a
 *   limit
 */
async function readImage(context: DockerContext, name: string): Promise<Image> {
  // The complete answer is read, because podman's --format has other names for the fields.
  const { code, answer, output } = await docker(context, ['image', 'inspect', name], 30)
  const { success, data } = imageSchema.safeParse(code === 0 ? tryJson(answer) : undefined)
  if (!success) throw new MeasurementError(`image ${name} cannot be read`, { step: 'inspect image', output })
  const [{ Id: id, Config: config }] = data
  const { Volumes: declared, Cmd: command } = config ?? {}
  const paths = Object.keys(declared ?? {}).map((path) => normalize(`${path}/`).replace(/\/+$/, ''))
  const odd = paths.find((path) => !VOLUME_PATH.test(path))
  if (odd !== undefined) {
    const why = `declares the volume ${JSON.stringify(odd)}, which cannot be kept in memory`
    throw new MeasurementError(`image ${name} ${why}`, { step: 'inspect image' })
  }
  const volumes = [...new Set(paths)].filter((path) => path !== '/tmp')
  return { context, name, id, volumes, command: command ?? [] }
}

/**
 * Tries the names of server programs one by one, first the name in the image's own command, which is most likely right.
 */
async function findProgram(image: Image, seconds: number) {
  const { context, name, id, command } = image
  const { runDirectory, signal } = context
  // A server can open this option file only if the engine sees this machine's files.
  const directory = join(runDirectory, 'seen')
  mkdirSync(directory, { recursive: true, mode: 0o755 })
  const seen = join(directory, 'seen.cnf')
  writeFileSync(seen, '[mysqld]\n', { mode: 0o644 })
  const origin = `image ${name}`
  let last = ''
  for (const program of SERVER_PROGRAMS.toSorted((a, b) => Number(command.includes(b)) - Number(command.includes(a)))) {
    const args = [`--defaults-file=${seen}`, '--version']
    const memoryBytes = INSPECT_MEMORY_BYTES
    const inmate = { entrypoint: program, args, directory, isReadOnly: true, memoryBytes }
    const { exitCode, output } = await runToItsEnd(image, `inspect-${program}`, inmate, seconds, signal)
    if (UNSEEN.test(output))
      throw new MeasurementError(
        `the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine ` +
          'is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local',
        { step: 'inspect image' },
      )
    const version = exitCode === 0 ? parseServerVersion(output, origin) : undefined
    if (version !== undefined) return { program, build: { ...version, identity: id, origin, sharesCache: false } }
    last = output
  }
  throw new MeasurementError(`image ${name} holds neither mariadbd nor mysqld that runs`, {
    step: 'inspect image',
    output: last,
  })
}
