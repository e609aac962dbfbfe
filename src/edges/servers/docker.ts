/** Servers in containers: the image's own mysqld or mariadbd, its entrypoint bypassed, locked in as far as possible. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { SERVER_PROGRAMS } from '../../core/families/families.ts'
import { MeasurementError } from '../../errors.ts'
import type { Account } from '../machine/processes.ts'
import { containerProcess } from './container-process.ts'
import { type DockerContext, docker, RUN_CONTAINER_LABEL, removeContainer } from './docker-client.ts'
import { type Disk, KEPT_BYTES, type Launcher, parseServerVersion } from './launcher.ts'

/** Root's containers run as this user; it owns nothing but their directories. */
const CONTAINER_ACCOUNT: Account = { uid: 10_001, gid: 10_001 }
/** For initialising and loading; measured servers are given their own limit. */
const SEED_MEMORY_BYTES = 4 * 1024 ** 3
/** For a program that only tells its version. */
const INSPECT_MEMORY_BYTES = 512 * 1024 ** 2
const VOLUME_BYTES = 64 * 1024 ** 2
/** Paths allowed in a mount's list of options. */
const VOLUME_PATH = /^\/[A-Za-z0-9_./-]+$/

/** Messages of the engine, or the server, about a directory that is not on the engine's machine. */
const UNSEEN = /bind source path does not exist|Could not open required defaults file/i

/** How long programs that have an end may take to come to it, seconds. */
const DEADLINES = { inspect: 60, initialise: 600 }

/**
 * @param deadlines of programs that have an end; these are then ended, with all processes that they started
 * @throws MeasurementError if the image holds no server that can be started
 */
export async function dockerLauncher(context: DockerContext, image: string, deadlines = DEADLINES): Promise<Launcher> {
  const account = process.getuid?.() === 0 ? CONTAINER_ACCOUNT : undefined
  const user = account ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const { id, volumes, command } = await readImage(context, image)
  const cell: Cell = { context, image, user, volumes }
  const { build, program } = await findProgram(cell, id, command, deadlines.inspect)
  return {
    kind: 'docker',
    account,
    build,
    runToEnd: async (which, args, directory, signal) => {
      const entrypoint = which === 'server' ? program : 'mariadb-install-db'
      const inmate = { entrypoint, args, directory, memoryBytes: SEED_MEMORY_BYTES }
      const { code, output, command } = await runToItsEnd(cell, 'install', inmate, deadlines.initialise, signal)
      return { command, output, exitCode: code ?? 'unknown' }
    },
    launch: async ({ name, args, directory, cpus, disk, memoryBytes = SEED_MEMORY_BYTES }) => {
      const container = `${context.runId}-${name.replaceAll(/[^A-Za-z0-9_.-]+/g, '-')}-${directory.split('/').at(-1)}`
      const command = [
        'run',
        '--detach',
        `--name=${container}`,
        ...lockedIn(cell, { entrypoint: program, args, directory, memoryBytes, cpus, disk }),
      ]
      const { code, output } = await docker(context, command, 60)
      if (code !== 0) {
        await removeContainer(context, container)
        throw new MeasurementError(`the container of ${name} could not be started`, {
          step: 'start server',
          arm: name,
          command: ['docker', ...command],
          exitCode: code,
          output,
        })
      }
      return containerProcess(context, container, ['docker', ...command])
    },
  }
}

/** The common part of all containers of an image. */
interface Cell {
  readonly context: DockerContext
  readonly image: string
  readonly user: Account
  /** Folders for which the engine would make room on its disk. */
  readonly volumes: readonly string[]
}

/** The program that runs in a container. */
interface Inmate {
  readonly entrypoint: string
  readonly args: readonly string[]
  /** The only directory of this machine that it sees. */
  readonly directory: string
  readonly disk?: Disk | undefined
  readonly isReadOnly?: boolean
  readonly memoryBytes: number
  /** CPUs it is pinned to; none = any. */
  readonly cpus?: readonly number[]
}

/** The arguments of every container, for any purpose: locked in as far as possible. */
function lockedIn({ context, image, user, volumes }: Cell, inmate: Inmate): string[] {
  const { entrypoint, args, directory, disk, isReadOnly = false, memoryBytes, cpus = [] } = inmate
  return [
    `--label=${RUN_CONTAINER_LABEL}=${context.runDirectory}`,
    '--network=none',
    '--read-only',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    `--user=${user.uid}:${user.gid}`,
    '--pids-limit=8192',
    `--memory=${memoryBytes}`,
    `--memory-swap=${memoryBytes}`,
    '--log-driver=json-file',
    '--log-opt=max-size=1m',
    // An image may bring a command that the engine would run next to the server.
    '--no-healthcheck',
    '--tmpfs=/tmp:size=64m',
    ...volumes.map((path) => `--mount=type=tmpfs,destination=${path},tmpfs-size=${VOLUME_BYTES}`),
    // The same path inside and outside, so that arguments and messages mean the same in both.
    `--mount=type=bind,source=${directory},target=${directory}${isReadOnly ? ',readonly' : ''}`,
    ...(disk === undefined ? [] : [`--mount=type=bind,source=${disk.library},target=${disk.library},readonly`]),
    ...(disk?.environment ?? []).map((variable) => `--env=${variable}`),
    ...(cpus.length === 0 ? [] : [`--cpuset-cpus=${cpus.join(',')}`]),
    `--entrypoint=${entrypoint}`,
    image,
    ...args,
  ]
}

/**
 * Runs a container until it ends, or ends it at the deadline or when the run is stopped: the client's end is not its
 * own.
 */
async function runToItsEnd(cell: Cell, name: string, inmate: Inmate, seconds: number, signal: AbortSignal) {
  const { context } = cell
  const container = `${context.runId}-${name}-${randomBytes(3).toString('hex')}`
  const command = ['run', '--rm', `--name=${container}`, ...lockedIn(cell, inmate)]
  let code: number | null = null
  try {
    const answer = await docker(context, command, seconds, signal, KEPT_BYTES)
    code = answer.code
    return { ...answer, command: ['docker', ...command] }
  } finally {
    if (code === null) await removeContainer(context, container)
  }
}

/** Its folders are kept in memory: the engine's disk has no limit for them. */
async function readImage(context: DockerContext, image: string) {
  const format = '[{{json .Id}}, {{json .Config.Volumes}}, {{json .Config.Cmd}}]'
  const { code, output } = await docker(context, ['image', 'inspect', '--format', format, image], 30)
  if (code !== 0) throw new MeasurementError(`image ${image} cannot be read`, { step: 'inspect image', output })
  const [id, declared, command]: [string, object | null, string[] | null] = JSON.parse(output)
  const paths = Object.keys(declared ?? {}).map((path) => normalize(`${path}/`).replace(/\/+$/, ''))
  const odd = paths.find((path) => !VOLUME_PATH.test(path))
  if (odd !== undefined) {
    const why = `declares the volume ${JSON.stringify(odd)}, which cannot be kept in memory`
    throw new MeasurementError(`image ${image} ${why}`, { step: 'inspect image' })
  }
  const volumes = [...new Set(paths)].filter((path) => path !== '/tmp')
  return { id, volumes, command: command ?? [] }
}

/** The server program in the image: the name that starts it, and its build. */
async function findProgram(cell: Cell, identity: string, command: readonly string[], seconds: number) {
  const { context, image } = cell
  const { runDirectory } = context
  // The server reads a file of ours: whether the engine sees this machine's files is known before anything depends on
  // it.
  const seen = join(runDirectory, 'seen.cnf')
  writeFileSync(seen, '[mysqld]\n', { mode: 0o644 })
  let last = ''
  for (const program of SERVER_PROGRAMS.toSorted((a, b) => Number(command.includes(b)) - Number(command.includes(a)))) {
    const args = [`--defaults-file=${seen}`, '--version']
    const inmate = { entrypoint: program, args, directory: runDirectory, isReadOnly: true }
    const limited = { ...inmate, memoryBytes: INSPECT_MEMORY_BYTES }
    const { code, output } = await runToItsEnd(cell, `inspect-${program}`, limited, seconds, context.signal)
    if (UNSEEN.test(output))
      throw new MeasurementError(
        `the container engine does not see ${runDirectory} of this machine, because this is itself a container or the engine ` +
          'is elsewhere; run on the host of the engine, or name no image and measure an installed server with --server local',
        { step: 'inspect image' },
      )
    const origin = `image ${image}`
    const version = code === 0 ? parseServerVersion(output, origin) : undefined
    if (version !== undefined) return { program, build: { ...version, identity, origin } }
    last = output
  }
  throw new MeasurementError(`image ${image} holds neither mariadbd nor mysqld that runs`, {
    step: 'inspect image',
    output: last,
  })
}
